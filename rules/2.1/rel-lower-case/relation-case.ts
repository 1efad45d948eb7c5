import { splitWords } from '../../../model/text/words/split-words.ts';

/** True for a link relation name that is not lower-case (statement 2.1/rel-lower-case). */
export function hasUpperCase(name: string): boolean {
  return name !== name.toLowerCase();
}

/** The name in lower case: `parent_payment` for `parentPayment`. */
export function toLowerCase(name: string): string {
  return /[a-z][A-Z]/.test(name) ? splitWords(name).join('_') : name.toLowerCase();
}
