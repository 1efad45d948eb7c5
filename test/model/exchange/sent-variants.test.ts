import { expect } from 'chai';
import { readExchange } from '../../../model/exchange/exchange.ts';
import { InferredPaths } from '../../../model/exchange/inferred-paths.ts';
import { SENT_VARIANTS } from '../../../model/exchange/sent-variants.ts';
import { Traffic } from '../../../model/exchange/traffic.ts';
import { describeData } from '../../support/describe-data.ts';
import { recorded } from '../../support/har.ts';

const URL_OF_PAYMENTS = 'https://api.example.com/v1/payments';

/** The variants in an answer, which a description has with these properties. */
function variantsIn(body: unknown, properties: object, required: readonly string[] = []) {
  const content = { 'application/json': { schema: { type: 'object', required, properties } } };
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

  it('are none of what is chosen from several, nor of properties that are required', () => {
    const both = { email: { type: 'string' }, phone: { type: 'string' } };
    const body = { email: 'a@example.com', phone: '1' };
    const choice = { enum: ['EMAIL', 'PHONE'] };
    for (const name of ['preferredContact', 'winner', 'contactMethod', 'defaultType'])
      expect(variantsIn({ [name]: 'EMAIL', ...body }, { [name]: choice, ...both }), name).to.deep.equal([]);
    expect(variantsIn({ contactType: 'EMAIL', ...body }, { contactType: choice, ...both })).to.have.length(1);
    expect(variantsIn({ kind: 'EMAIL', ...body }, { kind: choice, ...both }, ['email', 'phone'])).to.deep.equal([]);
  });

  it('are none of an object whose values name fewer than two properties, or without a value', () => {
    expect(variantsIn({ method: 'CARD' }, { method: { enum: ['CARD', 'CASH'] }, card: {} })).to.deep.equal([]);
    expect(variantsIn({ card: {} }, PROPERTIES)).to.deep.equal([]);
  });
});
