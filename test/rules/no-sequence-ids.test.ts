import { expect } from 'chai';
import noSequenceIds from '../../rules/2.8/no-sequence-ids/rule.ts';
import { places } from '../support/findings.ts';

describe('no-sequence-ids', () => {
  const ofProperty = (name: string, schema: string) =>
    places(noSequenceIds, `components: { schemas: { A: { type: object, properties: { ${name}: ${schema} } } } }`).map(
      (at) => at.replace('components schemas A properties ', ''),
    );

  it('judges id and …Id, and nothing that only ends alike', () => {
    for (const name of ['id', 'orderId', 'order_id', 'orderID']) {
      expect(ofProperty(name, '{ type: integer }'), name).to.deep.equal([`${name} type`]);
    }
    for (const name of ['paid', 'grid', 'idle', 'count', 'taxId', 'ids']) {
      expect(ofProperty(name, '{ type: integer }'), name).to.deep.equal([]);
    }
  });

  it('judges the items of arrays that are called for identifiers', () => {
    for (const name of ['ids', 'orderIds', 'order_ids', 'orderIDs']) {
      expect(ofProperty(name, '{ type: array, items: { type: integer } }'), name).to.deep.equal([`${name} items type`]);
    }
    for (const name of ['grids', 'bids', 'taxIds', 'counts']) {
      expect(ofProperty(name, '{ type: array, items: { type: integer } }'), name).to.deep.equal([]);
    }
    expect(ofProperty('orderIds', '{ type: array, items: { type: string } }')).to.deep.equal([]);
    const foreign = 'description: Assigned by the bank., type: array, items: { type: integer }';
    expect(ofProperty('transferIds', `{ ${foreign} }`)).to.deep.equal([]);
    expect(ofProperty('orderIds', '{ type: array, items: { type: array, items: { type: integer } } }')).to.deep.equal(
      [],
    );
  });

  it('reports a schema once that one and many identifiers have, and each use of one that others have too', () => {
    const uses = (others: string) =>
      places(
        noSequenceIds,
        `components: { schemas: { OrderId: { type: integer }, A: { type: object, properties: { orderId: { $ref: '#/components/schemas/OrderId' }, orderIds: { type: array, items: { $ref: '#/components/schemas/OrderId' } }${others} } } } }`,
      );
    expect(uses('')).to.deep.equal(['components schemas OrderId type']);
    const list = ", counts: { type: array, items: { $ref: '#/components/schemas/OrderId' } }";
    expect(uses(list)).to.deep.equal([
      'components schemas A properties orderId',
      'components schemas A properties orderIds items',
    ]);
  });

  it('judges types and patterns', () => {
    expect(ofProperty('id', '{ type: [integer, "null"] }')).to.deep.equal(['id type']);
    expect(ofProperty('id', "{ type: string, pattern: '^\\d{1,10}$' }")).to.deep.equal(['id pattern']);
    expect(ofProperty('id', "{ type: string, pattern: '^ORD-[0-9]+$' }")).to.deep.equal([]);
    expect(ofProperty('id', '{ type: string, format: uuid }')).to.deep.equal([]);
    expect(ofProperty('levelId', '{ type: integer, enum: [1, 2] }')).to.deep.equal([]);
  });

  it('leaves alone the number of one of a few things', () => {
    expect(ofProperty('colorId', '{ type: integer, minimum: 0, maximum: 7 }')).to.deep.equal([]);
    expect(ofProperty('colorId', '{ type: integer, minimum: 1, maximum: 1000 }')).to.deep.equal(['colorId type']);
    const said = (text: string) => ofProperty('colorId', `{ type: integer, description: "${text}" }`);
    expect(said('The color: * `0`: Yellow. * `1`: Red.')).to.deep.equal([]);
    expect(said('Never `0`: such orders are lost.')).to.deep.equal(['colorId type']);
  });

  it('judges path parameters, and leaves alone those that count', () => {
    const ofParameter = (name: string) =>
      places(
        noSequenceIds,
        `components: { parameters: { P: { name: ${name}, in: path, schema: { type: integer } } } }`,
      );
    for (const name of ['id', 'orderId', 'order', 'orderNumber']) expect(ofParameter(name), name).to.have.lengthOf(1);
    for (const name of ['year', 'lineIndex', 'page', 'version']) expect(ofParameter(name), name).to.deep.equal([]);
  });

  it('judges path parameters that have content', () => {
    for (const type of ['application/json', 'text/plain']) {
      const yaml = `components: { parameters: { P: { name: orderId, in: path, content: { ${type}: { schema: { type: integer } } } } } }`;
      expect(places(noSequenceIds, yaml)).to.deep.equal([`components parameters P content ${type} schema type`]);
    }
  });

  it('stands at the definition, or at the use where other values share it', () => {
    const yaml = (other: string) => `
        components:
          schemas:
            Number: { type: integer }
            A: { type: object, properties: { id: { $ref: '#/components/schemas/Number' } } }
            B: { type: object, properties: { ${other}: { $ref: '#/components/schemas/Number' } } }
      `;
    expect(places(noSequenceIds, yaml('aId'))).to.deep.equal(['components schemas Number type']);
    expect(places(noSequenceIds, yaml('quantity'))).to.deep.equal(['components schemas A properties id']);
  });

  it('looks through allOf, siblings of a reference and files', () => {
    const yaml = `
        components:
          schemas:
            A: { type: object, properties: { id: { allOf: [{ $ref: 'ids.yaml#/Id' }] }, bId: { $ref: 'ids.yaml#/Id', description: b } } }
      `;
    expect(places(noSequenceIds, yaml, { files: { 'ids.yaml': 'Id: { type: integer }' } })).to.deep.equal([
      'ids.yaml Id type',
    ]);
  });

  it('leaves properties of query parameters, conditions and examples alone', () => {
    const yaml = `
        components:
          schemas:
            A: { type: object, not: { properties: { id: { type: integer } } }, example: { properties: { id: { type: integer } } } }
      `;
    expect(places(noSequenceIds, yaml)).to.deep.equal([]);
  });
});
