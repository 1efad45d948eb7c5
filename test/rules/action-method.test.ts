import { expect } from 'chai';
import actionMethod from '../../rules/4.7/action-method/rule.ts';
import { places } from '../support/findings.ts';

/** A path with one operation that documents some statuses, without bodies. */
function path(key: string, method: string, ...statuses: string[]): string {
  return `${key}: { ${method}: { responses: { ${statuses.map((status) => `'${status}': { description: a }`).join(', ')} } } }`;
}

describe('action-method', () => {
  const wrong = ['put', 'patch', 'delete', 'get'];
  for (const method of wrong) {
    it(`reports ${method}`, () => {
      const key = '/v1/shop/orders/{id}/cancel';
      expect(places(actionMethod, path(key, method, '204'))).to.deep.equal([`paths ${key} ${method}`]);
    });
  }

  it('stands in the file of the operation, once however many paths lead there', () => {
    const text = `
        paths:
          /v1/shop/orders/{id}/cancel: { put: { $ref: 'cancel.yaml' } }
          /v1/shop/refunds/{id}/cancel: { $ref: 'path.yaml' }
          /v1/shop/payments/{id}/cancel: { $ref: 'path.yaml' }
      `;
    const files = { 'cancel.yaml': 'responses: {}', 'path.yaml': 'put: { responses: {} }' };
    expect(places(actionMethod, text, { files }))
      .to.include('path.yaml put')
      .and.to.have.lengthOf(2);
  });

  it('takes query parameters of the path item, and unknown ones, into account', () => {
    const get = (parameters: string) =>
      `/v1/shop/convert-currency: { parameters: [${parameters}], get: { responses: {} } }`;
    expect(places(actionMethod, get('{ name: from, in: query }'))).to.deep.equal([]);
    expect(places(actionMethod, get('{ $ref: "#/components/parameters/Missing" }'))).to.deep.equal([]);
    expect(places(actionMethod, get('{ name: Prefer, in: header }'))).to.have.lengthOf(1);
    expect(places(actionMethod, get('{ name: from, in: query }').replace('convert-currency', 'search'))).to.deep.equal(
      [],
    );
    expect(places(actionMethod, get('').replace('convert-currency', 'search'))).to.have.lengthOf(1);
  });

  it('leaves alone what reads and writes one representation, other methods, webhooks and what is unsure', () => {
    const text = `
        paths:
          /v1/shop/orders/{id}/deliver:
            get: { responses: { '200': { content: { application/json: { schema: { type: object, properties: { a: {} } } } } } } }
            put: { responses: {} }
          /v1/shop/orders/{id}/cancel: { post: { responses: {} }, head: { responses: {} }, options: { responses: {} } }
          /v1/shop/orders/{id}/transfer: { put: { responses: {} }, delete: { responses: {} } }
        webhooks:
          cancel: { put: { responses: {} } }
      `;
    expect(places(actionMethod, text)).to.deep.equal([]);
  });
});
