import { expect } from 'chai';
import { readExchange } from '../../../model/exchange/exchange.ts';
import { InferredPaths } from '../../../model/exchange/inferred-paths.ts';
import { SENT_VARIANTS } from '../../../model/exchange/sent-variants.ts';
import { Traffic } from '../../../model/exchange/traffic.ts';
import { describeData } from '../../support/describe-data.ts';
import { recorded } from '../../support/har.ts';

const URL_OF_PAYMENTS = 'https://api.example.com/v1/payments';

/** The variants in an answer, which a description has with these properties. */
function variantsIn(body: unknown, properties: object) {
  const content = { 'application/json': { schema: { type: 'object', properties } } };
  const description = describeData({
    openapi: '3.1.0',
    servers: [{ url: 'https://api.example.com/v1' }],
    paths: { '/payments': { get: { responses: { 200: { content } } } } },
  });
  const exchange = readExchange(recorded({ url: URL_OF_PAYMENTS, body }), null);
  const found = SENT_VARIANTS.subjects(exchange, new Traffic(new InferredPaths(), [description]));
  return found
    .flat()
    .map(({ discriminating, variant, wanted, populated }) => [discriminating, variant, wanted, populated]);
}

const PROPERTIES = { method: { enum: ['CARD', 'BANK_TRANSFER', 'CASH'] }, card: {}, bankTransfer: {}, note: {} };

describe('variants in bodies', () => {
  it('have a property of their own, which the value of another one names', () => {
    expect(variantsIn({ method: 'BANK_TRANSFER', bankTransfer: {}, note: 'x' }, PROPERTIES)).to.deep.equal([
      ['method', 'BANK_TRANSFER', 'bankTransfer', ['bankTransfer']],
    ]);
    expect(variantsIn({ method: 'CARD', card: {}, bankTransfer: {} }, PROPERTIES)).to.deep.equal([
      ['method', 'CARD', 'card', ['card', 'bankTransfer']],
    ]);
    expect(variantsIn({ method: 'CASH' }, PROPERTIES)).to.deep.equal([['method', 'CASH', null, []]]);
    expect(variantsIn({ method: 'card', card: {} }, PROPERTIES)).to.deep.equal([['method', 'card', 'card', ['card']]]);
  });

  it('are none of an object whose values name fewer than two properties, or without a value', () => {
    expect(variantsIn({ method: 'CARD' }, { method: { enum: ['CARD', 'CASH'] }, card: {} })).to.deep.equal([]);
    expect(variantsIn({ card: {} }, PROPERTIES)).to.deep.equal([]);
  });
});
