import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import { member } from '../../../model/description/json.ts';
import { holderOfLink, type RelationName, relationNames } from '../../../model/links/link-relations.ts';

/** Names that can only mean pages. */
const OF_PAGES: Readonly<Record<string, string>> = {
  ...{ firstpage: 'first', pagefirst: 'first' },
  ...{ lastpage: 'last', pagelast: 'last', finalpage: 'last' },
  ...{ nextpage: 'next', pagenext: 'next' },
  ...{ prevpage: 'prev', pageprev: 'prev', previouspage: 'prev', pageprevious: 'prev', priorpage: 'prev' },
  ...{ currentpage: 'self', thispage: 'self', selfpage: 'self' },
};
/** Names that mean pages beside others that do. */
const AMONG_PAGES: Readonly<Record<string, string>> = {
  previous: 'prev',
  prior: 'prev',
  current: 'self',
  this: 'self',
  final: 'last',
};
const NAVIGATION: readonly string[] = ['first', 'last', 'next', 'prev', ...Object.keys(OF_PAGES)];

/** The links from page to page have the relation names that the conventions give them; those of actions have names of their own. */
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
    const plain = plainRelation(name);
    const instead = member(OF_PAGES, plain) ?? (isAmongPages(relation) ? member(AMONG_PAGES, plain) : undefined);
    if (instead === undefined) return null;
    return { message: `rel ${quote(name)} is no name of a navigation link; write ${quote(instead)}` };
  },
});

/** The letters of a name in lower case: that of `next_page` and `nextPage` is `nextpage`. */
function plainRelation(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/** Beside other links from page to page, or in a body with items. */
function isAmongPages({ among, link }: RelationName): boolean {
  if ([...among].some((name) => NAVIGATION.includes(plainRelation(name)))) return true;
  const holder = link === null ? undefined : holderOfLink(link);
  return Array.isArray(member(holder?.value, 'items'));
}
