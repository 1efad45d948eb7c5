import { expect } from 'chai';
import { placesInList, query } from '../support/collection-queries.ts';
import { placesBySection } from '../support/findings.ts';

const PAGE = 'name: page, schema: {type: integer, minimum: 1, default: 1}';

describe('page-size', () => {
  const size = (schema: string) => placesInList('4.4', `name: pageSize, ${schema}`, PAGE);
  it('is a positive integer with a default', () => {
    expect(size('schema: {type: integer, minimum: 1, default: 20}')).to.deep.equal([]);
    expect(size('schema: {type: integer, default: 20}')).to.deep.equal([]);
    expect(size('schema: {type: integer, exclusiveMinimum: 0, default: 20}')).to.deep.equal([]);
    expect(size('schema: {type: integer, minimum: 0, exclusiveMinimum: 0, default: 20}')).to.deep.equal([]);
    expect(size('schema: {type: integer, minimum: 1}')).to.deep.equal(['page-size 0 schema']);
    expect(size('schema: {type: integer, minimum: 0, default: 20}')).to.deep.equal(['page-size 0 schema minimum']);
    expect(size('schema: {type: integer, default: 0}')).to.deep.equal(['page-size 0 schema default']);
    expect(size("schema: {type: integer, default: '20'}")).to.deep.equal(['page-size 0 schema default']);
    expect(size('schema: {type: integer, default: 1.5}')).to.deep.equal(['page-size 0 schema default']);
    expect(size('schema: {type: string, default: a}')).to.deep.equal(['page-size 0 schema type']);
    expect(size('schema: {type: [integer, string], default: 1}')).to.deep.equal(['page-size 0 schema type']);
    expect(size('schema: {}')).to.deep.equal(['page-size 0 schema']);
    expect(size('schema: {enum: [10, 20], default: 10}')).to.deep.equal([]);
    expect(size("schema: {type: [integer, 'null'], default: 10}")).to.deep.equal([]);
  });

  it('leaves a size of paper alone, which an action takes that gives no list', () => {
    const A4 = '{name: pageSize, in: query, schema: {type: string, enum: [A4, A5]}}';
    const answer = (path: string, properties: string) =>
      placesBySection(
        '4.4',
        `paths: {${path}: {get: {parameters: [${A4}], responses: {'200': {content: {application/json: {schema: {type: object, properties: {${properties}}}}}}, '400': {}}}}}`,
      );
    expect(answer('/v1/print/render-invoice', 'title: {type: string}')).to.deep.equal([]);
    expect(size('schema: {type: string, enum: [SMALL, LARGE], default: SMALL}')).to.deep.equal([
      'page-size 0 schema type',
    ]);
  });

  it('takes a default that the description gives', () => {
    expect(size('schema: {type: integer}, description: The default is 10 items.')).to.deep.equal([]);
    expect(size('schema: {type: integer, description: 10 by default}')).to.deep.equal([]);
    expect(size('schema: {type: integer}, description: The number of items.')).to.deep.equal(['page-size 0 schema']);
  });

  it('finds the type number, and what is required', () => {
    expect(size('schema: {type: number}')).to.deep.equal(['page-size 0 schema type']);
    expect(size('required: true, schema: {type: integer, default: 5}')).to.deep.equal([
      'page-size-optional 0 required',
    ]);
  });

  it('is reported where the schema is written, once, or at each use where others share it', () => {
    const yaml = (more: string) => `
paths: { /v1/shop/orders: { get: { ${query("$ref: '#/components/parameters/A'", PAGE)} } } }
components:
  parameters: { A: {in: query, name: pageSize, schema: {$ref: '#/components/schemas/S'}}, B: {in: query, name: pageSize, schema: {$ref: '#/components/schemas/S'}}${more} }
  schemas: { S: {type: integer, minimum: 0} }
`;
    expect(placesBySection('4.4', yaml(''))).to.deep.equal([
      'page-size components schemas S minimum',
      'page-size components schemas S',
    ]);
    const shared = yaml(", C: {in: query, name: count, schema: {$ref: '#/components/schemas/S'}}");
    expect(placesBySection('4.4', shared).filter((at) => at.startsWith('page-size'))).to.deep.equal([
      'page-size components parameters A schema',
      'page-size components parameters B schema',
      'page-size components parameters A schema',
      'page-size components parameters B schema',
    ]);
  });

  it('is judged in OpenAPI 3.0, composed, and in other files', () => {
    const composed =
      "components: {parameters: {A: {in: query, name: pageSize, schema: {allOf: [{$ref: 's.yaml#/S'}], default: 20}}}}";
    expect(
      placesBySection('4.4', composed, {
        files: { 's.yaml': 'S: {type: integer, minimum: 1}' },
        head: 'openapi: 3.0.3\n',
      }),
    ).to.deep.equal([]);
    expect(
      placesBySection('4.4', composed, { files: { 's.yaml': 'S: {type: string}' }, head: 'openapi: 3.0.3\n' }),
    ).to.deep.equal(['page-size s.yaml S type']);
    const exclusive =
      'components: {parameters: {A: {in: query, name: pageSize, schema: {type: integer, minimum: 0, exclusiveMinimum: true, default: 20}}}}';
    expect(placesBySection('4.4', exclusive, { head: 'openapi: 3.0.3\n' })).to.deep.equal([]);
  });
});
