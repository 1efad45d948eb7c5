import { expect } from 'chai';
import quantityObject from '../../rules/2.3/quantity-object/rule.ts';
import { HEAD } from '../support/findings.ts';
import { pointers, pointersInSchemas } from '../support/schema-rules.ts';

const more = (schema: string) => `{allOf: [{$ref: '#/components/schemas/Base'}, ${schema}]}`;

describe('quantity-object', () => {
  const find = (properties: string) =>
    pointersInSchemas(quantityObject, `{Q: {type: object, properties: ${properties}}}`);

  it('finds a missing amount and a wrong type, a number among them', () => {
    expect(find('{uom: {type: string}}')).to.deep.equal(['Q']);
    expect(find('{uom: {type: string}, amount: {type: integer}}')).to.deep.equal(['Q/properties/amount/type']);
    expect(find('{uom: {type: string}, amount: {type: number}}')).to.deep.equal(['Q/properties/amount/type']);
    expect(find('{uom: {type: string}, amount: {type: string}}')).to.deep.equal([]);
    expect(find('{unit: {type: string}}')).to.deep.equal([]);
  });

  it('looks through allOf, and into callbacks and response headers', () => {
    expect(
      pointersInSchemas(
        quantityObject,
        '{Q: {allOf: [{type: object, properties: {uom: {}}}, {type: object, properties: {amount: {type: string}}}]}}',
      ),
    ).to.deep.equal([]);
    const body = '{content: {application/json: {schema: {type: object, properties: {uom: {type: string}}}}}}';
    const text = `${HEAD}paths: {/a: {post: {callbacks: {done: {'{$url}': {post: {requestBody: ${body}}}}}, responses: {'200': {headers: {Size: ${body}}}}}}}`;
    expect(pointers(quantityObject, text)).to.have.length(2);
  });

  it('is judged as a whole where its base is nothing but one', () => {
    const base = 'Base: {type: object, properties: {uom: {type: string}}}';
    const amount = '{properties: {amount: {type: string}}}';
    expect(pointersInSchemas(quantityObject, `{${base}, Weight: ${more(amount)}}`)).to.deep.equal([]);
    expect(
      pointersInSchemas(quantityObject, `{${base}, Weight: ${more('{properties: {note: {type: string}}}')}}`),
    ).to.have.length(1);
    expect(pointersInSchemas(quantityObject, `{${base}, Weight: ${more(amount)}, Rest: ${more('{}')}}`)).to.deep.equal([
      'Base',
    ]);
    const bare = "Parcel: {type: object, properties: {size: {$ref: '#/components/schemas/Base'}}}";
    expect(pointersInSchemas(quantityObject, `{${base}, Weight: ${more(amount)}, ${bare}}`)).to.deep.equal(['Base']);
    expect(pointersInSchemas(quantityObject, `{${base}}`)).to.deep.equal(['Base']);
    expect(pointersInSchemas(quantityObject, `{Base: ${more('{properties: {uom: {type: string}}}')}}`)).to.have.length(
      1,
    );
  });
});
