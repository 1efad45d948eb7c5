import { isNavigation, navigationInPlaceOf } from '../../../model/links/navigation-relations.ts';
import { each, eachRow } from '../text/words/tables.ts';

describe('relations from page to page', () => {
  eachRow(
    'that can only mean pages have one name',
    {
      firstPage: 'first',
      page_first: 'first',
      'last-page': 'last',
      pageLast: 'last',
      finalPage: 'last',
      nextPage: 'next',
      pageNext: 'next',
      prevPage: 'prev',
      pagePrev: 'prev',
      previousPage: 'prev',
      pagePrevious: 'prev',
      priorPage: 'prev',
      currentPage: 'self',
      thisPage: 'self',
      selfPage: 'self',
      previous: undefined,
      next: undefined,
    },
    (name) => navigationInPlaceOf(name, () => false),
  );
  eachRow(
    'have it beside others also where they could mean something else',
    {
      previous: 'prev',
      prior: 'prev',
      current: 'self',
      this: 'self',
      final: 'last',
      NextPage: 'next',
      order: undefined,
    },
    (name) => navigationInPlaceOf(name, () => true),
  );
  each(
    'are known by their right names and by others',
    true,
    'first last next prev NEXT next_page pagePrevious',
    isNavigation,
  );
  each('are not all relations', false, 'self previous current order cancel', isNavigation);
});
