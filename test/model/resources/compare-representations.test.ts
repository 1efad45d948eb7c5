import { expect } from 'chai';
import { compareRequest, compareResponse, isAllFromServer } from '../../../model/resources/compare-representations.ts';
import { component, describeSchemas } from '../../support/describe-data.ts';

const STRING = { type: 'string' };
const object = (properties: object) => ({ type: 'object', properties });

describe('compared representations', () => {
  const compare = (whole: object, part: object, compared = compareRequest) => {
    const description = describeSchemas({ Whole: whole, Part: part });
    return compared(component(description, 'Whole'), component(description, 'Part'));
  };

  it('name what is missing, extra or of another type, inside objects and items as well', () => {
    const whole = object({
      name: STRING,
      customer: object({ city: STRING, zip: STRING }),
      lines: { type: 'array', items: object({ price: STRING, sku: STRING }) },
    });
    const part = object({
      customer: object({ city: { type: 'integer' }, zip: STRING }),
      lines: { type: 'array', items: object({ price: STRING, note: STRING }) },
    });
    expect(compare(whole, part)).to.deep.equal({
      missing: ['name', 'lines[].sku'],
      extra: ['lines[].note'],
      retyped: ['customer.city'],
    });
  });

  it('leave out of requests what the service sets, and what is writeOnly out of answers', () => {
    const whole = object({ id: STRING, createTime: STRING, total: { ...STRING, readOnly: true }, name: STRING });
    const part = object({ name: STRING, secret: { ...STRING, writeOnly: true } });
    expect(compare(whole, part)).to.deep.equal({ missing: [], extra: [], retyped: [] });
    expect(compare(whole, part, compareResponse).missing).to.deep.equal(['id', 'createTime', 'total']);
  });

  it('take integers and numbers for one type, and leave open what a schema leaves open', () => {
    const whole = object({ size: { type: 'integer' }, any: {}, broken: { $ref: '#/components/schemas/None' } });
    const part = object({ size: { type: 'number' }, any: STRING, broken: STRING });
    expect(compare(whole, part)).to.deep.equal({ missing: [], extra: [], retyped: [] });
    expect(compare(whole, { type: 'object' })).to.deep.equal({ missing: [], extra: [], retyped: [] });
  });

  it('end where schemas are recursive', () => {
    const recursive = (name: string) => object({ child: { $ref: `#/components/schemas/${name}` }, [name]: STRING });
    expect(compare(recursive('Whole'), recursive('Part'))).to.deep.equal({
      missing: ['Whole'],
      extra: ['Part'],
      retyped: [],
    });
  });

  it('recognise objects of which the service sets all properties', () => {
    const isAll = (properties: object) =>
      isAllFromServer(component(describeSchemas({ Whole: object(properties) }), 'Whole'));
    expect(isAll({ id: STRING, total: { ...STRING, readOnly: true } })).to.equal(true);
    expect(isAll({ id: STRING, name: STRING })).to.equal(false);
    expect(isAll({})).to.equal(false);
  });
});
