import { expect } from 'chai';
import { openApiVersion } from '../../../model/description/openapi-version.ts';
import { describeData, schemaPlaces } from '../../support/describe-data.ts';
import { S } from './support.ts';

describe('description: versions', () => {
  for (const [declared, version] of [
    ['3.0.0', '3.0'],
    ['3.0.4', '3.0'],
    ['3.0', '3.0'],
    ['3', '3.0'],
    [3, '3.0'],
    [3.1, '3.1'],
    ['3.1.0', '3.1'],
    ['3.1', '3.1'],
    ['3.1.0-rc1', '3.1'],
    ['3.2.0', '3.1'],
    [3.2, '3.1'],
    ['4.0.0', null],
    ['2.0', null],
    ['30.0.0', null],
    ['13.0.0', null],
    ['', null],
    [true, null],
    [null, null],
    [['3.1.0'], null],
    [{ toString: '3.1.0' }, null],
  ] as const) {
    it(`${JSON.stringify(declared)} is ${version}`, () => {
      expect(openApiVersion({ openapi: declared })).to.equal(version);
    });
  }

  it('holds up when openapi is nested deeply', () => {
    expect(openApiVersion({ openapi: nested(20_000, (inner) => [inner]) })).to.equal(null);
  });

  for (const data of [null, undefined, [], 'openapi: 3.1.0', 3, {}, { openapi: null }, { swagger: '2.0' }]) {
    it(`${JSON.stringify(data)} has no version and no parts`, () => {
      const { version, schemas, paths, operations, files } = describeData(data);
      expect({ version, schemas, paths, operations }).to.deep.equal({
        version: null,
        schemas: [],
        paths: [],
        operations: [],
      });
      expect(files).to.have.length(1);
    });
  }

  it('reads nothing of Swagger 2.0', () => {
    const description = describeData({
      swagger: '2.0',
      definitions: { A: S },
      paths: { '/a': { get: { responses: { 200: { schema: S } } } } },
      components: { schemas: { A: S } },
    });
    expect(schemaPlaces(description)).to.deep.equal([]);
  });
});

function nested<Value>(levels: number, wrap: (inner: Value) => Value): Value {
  let value = { ...S } as Value;
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
}
