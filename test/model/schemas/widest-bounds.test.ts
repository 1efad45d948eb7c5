import { expect } from 'chai';
import type { SchemaType } from '../../../model/schemas/schema-types.ts';
import { widestBounds } from '../../../model/schemas/widest-bounds.ts';
import { describeData, present } from '../../support/describe-data.ts';

const evidence = (lower: boolean, upper = lower) => ({ lower, upper });

/** The bounds to propose for a property, of a type and a name. */
function ofProperty(schema: object, type: SchemaType, name = 'a') {
  const description = describeData({
    openapi: '3.1.0',
    components: { schemas: { A: { properties: { [name]: schema } } } },
  });
  return widestBounds(present(description.schemas.find(({ place }) => place.key === name)), type, description);
}

/** The same for a text in a parameter. */
function ofParameter(location: string) {
  const parameters = { A: { name: 'a', in: location, required: true, schema: { type: 'string' } } };
  const description = describeData({ openapi: '3.1.0', components: { parameters } });
  return widestBounds(present(description.schemas[0]), 'string', description);
}

describe('the widest bounds of a schema', () => {
  it('of a list are those of the conventions, and of other types none', () => {
    expect(ofProperty({ type: 'array' }, 'array')).to.deep.equal({ lower: 0, upper: 32767, evident: evidence(false) });
    expect(ofProperty({ type: 'boolean' }, 'boolean')).to.equal(null);
    expect(ofProperty({ type: 'number' }, 'number')).to.equal(null);
  });

  it('of an integer are those of 32 bits, of a count not below 0, of a page not below 1', () => {
    const integer = { type: 'integer' };
    const [lower, upper] = [-2147483648, 2147483647];
    expect(ofProperty(integer, 'integer')).to.deep.equal({ lower, upper, evident: evidence(false) });
    expect(ofProperty({ ...integer, format: 'int32' }, 'integer')).to.deep.equal({
      lower,
      upper,
      evident: evidence(true),
    });
    expect(ofProperty(integer, 'integer', 'itemCount')).to.deep.equal({ lower: 0, upper, evident: evidence(true) });
    for (const page of ['page', 'pageNumber', 'pageNo', 'page_size', 'perPage', 'totalPages'])
      expect(ofProperty(integer, 'integer', page), page).to.deep.equal({ lower: 1, upper, evident: evidence(true) });
  });

  it('of a text are as long as a body or a URL has room for, and in a path not empty', () => {
    expect(ofProperty({ type: 'string' }, 'string')).to.deep.equal({
      lower: 0,
      upper: 32767,
      evident: evidence(false),
    });
    for (const location of ['query', 'header', 'cookie'])
      expect(ofParameter(location), location).to.deep.equal({ lower: 0, upper: 255, evident: evidence(false) });
    expect(ofParameter('path')).to.deep.equal({ lower: 1, upper: 255, evident: evidence(true, false) });
  });

  it('of a text are those of its format or pattern', () => {
    const formats = { uuid: [36, 36], date: [10, 10], 'date-time': [20, 35], ipv4: [7, 15], ipv6: [2, 45] };
    for (const [format, [lower, upper]] of Object.entries(formats))
      expect(ofProperty({ type: 'string', format }, 'string'), format).to.deep.equal({
        lower,
        upper,
        evident: evidence(true),
      });
    expect(ofProperty({ type: 'string', pattern: '^[A-Z]{2,5}$' }, 'string')).to.deep.equal({
      lower: 2,
      upper: 5,
      evident: evidence(true),
    });
    expect(ofProperty({ type: 'string', pattern: '^[A-Z]{2,}$' }, 'string')).to.deep.equal({
      lower: 2,
      upper: 32767,
      evident: evidence(true, false),
    });
  });

  it('are closer where words say so and written values fit, and none where values fit no bounds', () => {
    const said = (more: object) =>
      ofProperty({ type: 'string', description: 'At most 40 characters.', ...more }, 'string');
    expect(said({})).to.deep.equal({ lower: 0, upper: 40, evident: evidence(false, true) });
    expect(said({ example: 'é'.repeat(40) })).to.include({ upper: 40 });
    expect(said({ example: 'x'.repeat(41) })).to.include({ upper: 32767 });
    const size = { type: 'integer', description: 'Max 100' };
    expect(ofProperty(size, 'integer', 'pageSize')).to.deep.equal({ lower: 1, upper: 100, evident: evidence(true) });
    expect(ofProperty({ ...size, format: 'int32' }, 'integer')).to.include({ upper: 100 });
    expect(ofProperty({ type: 'integer', example: 2147483648 }, 'integer')).to.equal(null);
    expect(ofProperty({ type: 'integer', example: 2147483647 }, 'integer')).to.include({ upper: 2147483647 });
  });
});
