/** Names that can only mean pages. */
const OF_PAGES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ firstpage: 'first', pagefirst: 'first' },
    ...{ lastpage: 'last', pagelast: 'last', finalpage: 'last' },
    ...{ nextpage: 'next', pagenext: 'next' },
    ...{ prevpage: 'prev', pageprev: 'prev', previouspage: 'prev', pageprevious: 'prev', priorpage: 'prev' },
    ...{ currentpage: 'self', thispage: 'self', selfpage: 'self' },
  }),
);
/** Names that mean pages beside others that do. */
const AMONG_PAGES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    previous: 'prev',
    prior: 'prev',
    current: 'self',
    this: 'self',
    final: 'last',
  }),
);
const NAVIGATION: readonly string[] = ['first', 'last', 'next', 'prev', ...OF_PAGES.keys()];

/** True for a relation from page to page, by its right name or another one. */
export function isNavigation(relation: string): boolean {
  return NAVIGATION.includes(plainRelation(relation));
}

/**
 * The name that a relation from page to page is to have in place of its own (4.4/navigation-links); undefined for any
 * other one.
 */
export function navigationInPlaceOf(relation: string, isAmongPages: () => boolean): string | undefined {
  const plain = plainRelation(relation);
  return OF_PAGES.get(plain) ?? (isAmongPages() ? AMONG_PAGES.get(plain) : undefined);
}

/** The letters of a name in lower case: that of `next_page` and `nextPage` is `nextpage`. */
function plainRelation(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}
