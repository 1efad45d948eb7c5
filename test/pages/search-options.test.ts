import { expect } from 'chai';
import MiniSearch from 'minisearch';
import { queryOf, SEARCH_OPTIONS } from '../../pages/client/search-options.ts';

describe('the search of pages', () => {
  const index = new MiniSearch(SEARCH_OPTIONS);
  const found = (text: string) => index.search(queryOf(text)).map(({ id }) => String(id));

  before(() => {
    index.addAll([
      { id: 'text', name: 'a', says: 'b', text: 'Collections are paged, as maxItems says in 2.2.' },
      { id: 'says', name: 'c', says: 'Collections', text: 'd' },
      { id: 'name', name: 'collections', says: 'e', text: 'f' },
    ]);
  });

  it('finds names before what is said, and that before other text', () => {
    expect(found('collection')).to.deep.equal(['name', 'says', 'text']);
  });

  it('finds other forms of a word, its beginning, its parts, and one letter amiss', () => {
    for (const text of ['paging', 'pag', 'items', 'maxitems', 'maxItems', 'colections paged', '2.2']) {
      expect(found(text), text).to.include('text');
    }
    expect(found('says')).to.deep.equal(['text']);
  });

  it('finds only what has every word', () => {
    expect(found('collections paged')).to.deep.equal(['text']);
    expect(found('collections none')).to.deep.equal([]);
  });
});
