/** The members of a page that count the whole collection (section 2.5 of the conventions). */
export const TOTALS: readonly string[] = ['totalItems', 'totalPages'];

/** The query parameter that asks for them (section 4.4 of the conventions). */
export const TOTAL_REQUIRED = 'totalRequired';
