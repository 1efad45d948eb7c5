import { expect } from 'chai';
import stateLinks from '../../rules/3/state-links/rule.ts';
import { places } from '../support/findings.ts';

const SCHEMAS = 'components schemas';

describe('state-links', () => {
  it('asks of what reads and creations answer with, once for each definition', () => {
    const body =
      "{ description: a, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }";
    const text = `
        paths:
          /v1/shop/orders: { post: { responses: { '201': ${body} } } }
          /v1/shop/orders/{id}: { get: { responses: { '200': ${body}, default: ${body} } } }
        components:
          schemas:
            Order: { type: object, properties: { status: { type: string } } }
      `;
    expect(places(stateLinks, text)).to.deep.equal([`${SCHEMAS} Order properties status`]);
    expect(places(stateLinks, text.replace('status: {', 'links: { type: array }, status: {'))).to.deep.equal([]);
  });

  it('asks where the state itself is right, and only of those that lack links', () => {
    const text = `
        Stateful: { type: object, properties: { status: { type: string } } }
        Linked: { allOf: [{ $ref: '#/components/schemas/Stateful' }, { properties: { id: {}, links: { type: array } } }] }
        Bare: { allOf: [{ $ref: '#/components/schemas/Stateful' }, { properties: { id: {} } }] }
      `;
    expect(places(stateLinks, text)).to.deep.equal([`${SCHEMAS} Bare`]);
  });

  it('asks of what items and collections serve, and of no parts, answers of actions and reports', () => {
    const body =
      "{ description: a, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }";
    const asked = (key: string, method: string, status: string, id = 'id') =>
      places(
        stateLinks,
        `
        paths: { '${key}': { ${method}: { responses: { '${status}': ${body} } } } }
        components: { schemas: { Order: { type: object, properties: { ${id}: {}, status: { type: string } } } } }
      `,
      ).length;
    expect(asked('/v1/shop/orders/{id}', 'get', '200')).to.equal(1);
    expect(asked('/v1/shop/orders/me', 'get', '200')).to.equal(1);
    expect(asked('/v1/shop/orders/{id}/lines', 'post', '201')).to.equal(1);
    expect(asked('/v1/shop/account', 'get', '200')).to.equal(1);
    expect(asked('/v1/shop/orders/{id}/shipment', 'get', '200')).to.equal(0);
    expect(asked('/v1/shop/orders/{id}/cancel', 'post', '200')).to.equal(0);
    expect(asked('/v1/shop/convert', 'post', '201')).to.equal(0);
    expect(asked('/v1/shop/health', 'get', '200', 'version')).to.equal(0);
  });

  it('looks into an envelope', () => {
    const text = `
        paths:
          /v1/shop/orders/{id}:
            get:
              responses:
                '200':
                  content:
                    application/json:
                      schema: { type: object, properties: { order: { type: object, properties: { state: { type: string } } } } }
      `;
    expect(places(stateLinks, text)).to.have.lengthOf(1);
  });

  it('leaves collections, errors, lists and addresses alone', () => {
    const text = `
        paths:
          /v1/shop/orders:
            get:
              responses:
                '200': { content: { application/json: { schema: { type: object, properties: { items: { type: array }, status: {} } } } } }
                '400': { content: { application/json: { schema: { type: object, properties: { id: {}, status: {} } } } } }
        components:
          schemas:
            Shop: { properties: { id: {}, city: {}, state: {} } }
      `;
    expect(places(stateLinks, text)).to.deep.equal([]);
  });
});
