import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import { member } from '../../../model/description/json.ts';
import { holderOfLink, type RelationName, relationNames } from '../../../model/links/link-relations.ts';
import { isNavigation, navigationInPlaceOf } from '../../../model/links/navigation-relations.ts';

/**
 * The links from page to page have the relation names that the conventions give them; those of actions have names of
 * their own.
 */
export default defineRule({
  id: 'navigation-links',
  statements: ['4.4/navigation-links'],
  severity: 'warn',
  summary: 'Links between pages have the relations self, first, last, next and prev.',
  why: 'A client that follows next to the end does not know that elsewhere it is called next_page.',
  judgesAbsence: true,
  yieldsTo: ['rel-lower-case'],
  subjects: relationNames,
  judge: (relation) => {
    const { name } = relation;
    const instead = navigationInPlaceOf(name, () => isAmongPages(relation));
    if (instead === undefined) return null;
    return { message: `rel ${quote(name)} is no name of a navigation link; write ${quote(instead)}` };
  },
});

/** Beside other links from page to page, or in a body with items. */
function isAmongPages({ among, link }: RelationName): boolean {
  if ([...among].some(isNavigation)) return true;
  const holder = link === null ? undefined : holderOfLink(link);
  return Array.isArray(member(holder?.value, 'items'));
}
