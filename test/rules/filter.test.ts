import { expect } from 'chai';
import { list, placesInList } from '../support/collection-queries.ts';
import { findings, placesBySection, rulesOfSection } from '../support/findings.ts';

const TEXT = 'schema: {type: string}';

describe('filter', () => {
  const filter = (more: string) => placesInList('4.3', `name: filter, ${more}`);

  it('is a string, and no JSON', () => {
    expect(filter('schema: {type: object}')).to.deep.equal(['filter 0 schema type']);
    expect(filter('schema: {type: [string, array]}')).to.deep.equal(['filter 0 schema type']);
    expect(filter('schema: {oneOf: [{type: string}, {type: object}]}')).to.deep.equal(['filter 0 schema']);
    expect(filter('content: {application/json: {schema: {type: object}}}')).to.deep.equal([
      'filter 0 content application/json',
    ]);
    expect(filter('schema: {type: string}')).to.deep.equal([]);
    expect(filter("schema: {type: [string, 'null']}")).to.deep.equal([]);
    expect(filter('schema: {}')).to.deep.equal(['filter 0 schema']);
    expect(filter("schema: {allOf: [{$ref: 'missing.yaml'}]}")).to.deep.equal([]);
    expect(filter('description: A filter.')).to.deep.equal([]);
  });

  it('has examples that can be read, wherever they are given', () => {
    const schema = 'schema: {type: string, default: a=1, example: b=1, examples: [c=1], enum: [d=1]}';
    expect(filter(`${schema}, example: e=1`)).to.have.members([
      'filter 0 schema enum',
      'filter 0 schema default',
      'filter 0 schema example',
      'filter 0 schema examples 0',
      'filter 0 example',
    ]);
    expect(filter(`${TEXT}, example: {a: 1}`)).to.deep.equal(['filter 0 example']);
    expect(filter(`schema: {type: array}, example: a=1`)).to.deep.equal(['filter 0 schema type']);
    expect(filter(`schema: {type: string, default: ''}`)).to.deep.equal([]);
  });

  it('is reported where the example goes wrong', () => {
    const [first] = findings(
      rulesOfSection('4.3'),
      `paths: {/v1/shop/orders: ${list(`name: filter, ${TEXT}, example: 'a:1,b=2'`)}}`,
    );
    expect(first?.message).to.match(
      /^the example "a:1,b=2" of filter cannot be read: expected an operator .*, found "=", at character 6; write a text such as "status:OPEN,total>:100" \(§4\.3\)$/,
    );
  });

  it('is judged once where it is written, also in another file and in components that nobody uses', () => {
    const files = {
      'shared.yaml': 'Filter: {name: filter, in: query, schema: {type: array}}\nText: {type: array}',
    };
    const twice = `paths: {/v1/shop/orders: ${list("$ref: 'shared.yaml#/Filter'")}, /v1/shop/notes: ${list("$ref: 'shared.yaml#/Filter'", "name: filter, schema: {$ref: 'shared.yaml#/Text'}")}}`;
    expect(placesBySection('4.3', twice, { files })).to.deep.equal([
      'filter shared.yaml Filter schema type',
      'filter shared.yaml Text type',
    ]);
    expect(
      placesBySection('4.3', `components: {parameters: {F: {name: filter, in: query, schema: {type: array}}}}`),
    ).to.deep.equal(['filter components parameters F schema type']);
    const example = `components: {parameters: {F: {name: filter, in: query, ${TEXT}, examples: {a: {$ref: '#/components/examples/A'}}}}, examples: {A: {value: a=1}}}`;
    expect(placesBySection('4.3', example)).to.deep.equal(['filter components examples A value']);
  });

  it('is reported at the use where others share its schema, and leaves their examples alone', () => {
    const shared = (type: string) =>
      `paths: {/v1/shop/orders: ${list("name: filter, schema: {$ref: '#/components/schemas/T'}, example: 'a:1'", "name: other, schema: {$ref: '#/components/schemas/T'}, example: x=1")}}\ncomponents: {schemas: {T: {type: ${type}}}}`;
    expect(placesBySection('4.3', shared('string'))).to.deep.equal([]);
    expect(placesBySection('4.3', shared('array'))).to.deep.equal([
      'filter paths /v1/shop/orders get parameters 0 schema',
    ]);
  });

  it('is judged in OpenAPI 3.0 and beside a reference of 3.1', () => {
    expect(
      placesBySection('4.3', 'components: {parameters: {F: {name: filter, in: query, schema: {type: array}}}}', {
        head: 'openapi: 3.0.3\n',
      }),
    ).to.have.lengthOf(1);
    const beside = `components: {schemas: {F: {type: string}}, parameters: {F: {name: filter, in: query, schema: {$ref: '#/components/schemas/F', examples: [a=1]}}}}`;
    expect(placesBySection('4.3', beside)).to.deep.equal(['filter components parameters F schema examples 0']);
  });
});
