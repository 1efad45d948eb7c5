import { expect } from 'chai';
import { bulkRequests } from '../../../model/collections/bulk-requests.ts';
import { describeText } from '../../support/lint-text.ts';

/** Whether a POST of `items` of a schema to orders is bulk, beside a GET that lists orders of another one. */
function isBulk(item: string, order: string, schemas: string): boolean {
  const page = (schema: string) =>
    `content: {application/json: {schema: {type: object, properties: {items: {type: array, items: ${schema}}}}}}`;
  const text = `openapi: 3.1.0
paths:
  /v1/shop/orders:
    get: {responses: {200: {description: d, ${page(order)}}}}
    post: {requestBody: {${page(item)}}, responses: {200: {description: d}}}
components: {schemas: {${schemas}}}`;
  return bulkRequests(describeText(text)).length > 0;
}

const ref = (name: string) => `{$ref: '#/components/schemas/${name}'}`;

describe('requests with many resources', () => {
  const thing = (properties: string) => `Thing: {type: object, properties: {${properties}}}`;

  it('are those whose items are what the collection lists, whatever it is called', () => {
    expect(isBulk(ref('Thing'), ref('Thing'), thing('name: {type: string}'))).to.equal(true);
    expect(isBulk(ref('Thing'), ref('Thing'), thing('name: {type: string}, size: {type: integer}'))).to.equal(true);
  });

  it('are those whose items are named after the collection', () => {
    for (const name of ['Order', 'OrderRequest', 'NewOrder', 'OrderBatchInput'])
      expect(isBulk(ref(name), '{type: object}', `${name}: {type: object}`), name).to.equal(true);
  });

  it('are none whose items are something else, or share nothing that has properties', () => {
    expect(isBulk(ref('Line'), ref('Order'), 'Line: {type: object}, Order: {type: object}')).to.equal(false);
    expect(isBulk(ref('Thing'), ref('Thing'), 'Thing: {type: object}')).to.equal(false);
  });
});
