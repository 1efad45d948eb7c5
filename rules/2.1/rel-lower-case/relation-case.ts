import { navigationInPlaceOf } from '../../../model/links/navigation-relations.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

/** True for a link relation name that is not lower-case (statement 2.1/rel-lower-case). */
export function hasUpperCase(name: string): boolean {
  return name !== name.toLowerCase();
}

/**
 * The name in lower case: `parent_payment` for `parentPayment`. `next` for `nextPage`, since `next_page` is no name of
 * a link between pages (4.4/navigation-links).
 */
export function toLowerCase(name: string): string {
  const navigation = navigationInPlaceOf(name, () => false);
  if (navigation !== undefined) return navigation;
  return /[a-z][A-Z]/.test(name) ? splitWords(name).join('_') : name.toLowerCase();
}
