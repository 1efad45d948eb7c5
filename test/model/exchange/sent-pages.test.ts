import { expect } from 'chai';
import { readExchange } from '../../../model/exchange/exchange.ts';
import { InferredPaths } from '../../../model/exchange/inferred-paths.ts';
import { sentPage } from '../../../model/exchange/sent-pages.ts';
import { Traffic } from '../../../model/exchange/traffic.ts';
import { recorded } from '../../support/har.ts';

/** What the answer to a request to an unknown path is taken for. */
function kindOf(body: unknown, method = 'GET', url = 'https://api.example.com/v1/shop/x') {
  const exchange = readExchange(recorded({ method, url, body }), null);
  return sentPage(exchange, new Traffic(new InferredPaths()))?.kind ?? null;
}

const items = [{ id: 'a' }];
const linkTo = (rel: string) => ({ rel, href: '/v1/shop/x', method: 'GET' });

describe('answers on a path of which nothing is known', () => {
  it('are pages with items and a total, or with items and a link to another page', () => {
    for (const beside of [
      { totalItems: 1 },
      { links: [linkTo('self'), linkTo('next')] },
      { links: [linkTo('LAST')] },
    ]) {
      expect(kindOf({ items, ...beside }), JSON.stringify(beside)).to.equal('collection');
      expect(kindOf({ items, ...beside }, 'POST'), JSON.stringify(beside)).to.equal('search');
    }
  });

  it('are no pages with items alone, nor with links that lead elsewhere', () => {
    for (const beside of [{}, { links: [linkTo('self')] }, { links: [linkTo('self'), linkTo('pay')] }])
      expect(kindOf({ items, ...beside }), JSON.stringify(beside)).to.equal(null);
  });

  it('are no pages with an identifier, nor to other methods', () => {
    expect(kindOf({ items, totalItems: 1, id: 'a' })).to.equal(null);
    expect(kindOf({ items, totalItems: 1 }, 'PUT')).to.equal(null);
  });

  it('are pages where the request asks for one', () => {
    expect(kindOf({}, 'GET', 'https://api.example.com/v1/shop/x?page=2')).to.equal('collection');
  });
});
