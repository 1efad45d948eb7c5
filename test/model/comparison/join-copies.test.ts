import { expect } from 'chai';
import type { Change } from '../../../model/comparison/change.ts';
import { diffTexts } from '../../support/diff-texts.ts';

const OF_ORDER = { id: { type: 'string' }, note: { type: 'string' } };
const ORDER = { type: 'object', required: ['id'], properties: OF_ORDER };

function withoutNote<Schema extends typeof ORDER>(schema: Schema) {
  const { note: _note, ...properties } = schema.properties;
  return { ...schema, properties };
}

/** A description that has each schema written out, as what an operation answers with; an array as what it is sent. */
function written(schemas: Readonly<Record<string, object>>, more: object = {}): string {
  const contentOf = (schema: object) => ({
    'application/json': { schema: Array.isArray(schema) ? schema[0] : schema },
  });
  const operationOf = (schema: object) =>
    Array.isArray(schema)
      ? { post: { requestBody: { content: contentOf(schema) }, responses: { '204': { description: 'None' } } } }
      : { get: { responses: { '200': { description: 'OK', content: contentOf(schema) } } } };
  const paths = Object.entries(schemas).map(([name, schema]) => [`/v1/${name}`, operationOf(schema)]);
  const info = { title: 'Shop', version: '1.4.0' };
  return JSON.stringify({ openapi: '3.1.0', info, paths: Object.fromEntries(paths), ...more });
}

const placesOf = ({ place, places = [place] }: Change) => places.length;

async function changesBetween(before: string, after: string) {
  const { changes, results } = await diffTexts(before, after);
  return { changes: changes.map((change) => [change.name, placesOf(change), change.uses.length]), results };
}

describe('model/comparison/join-copies.ts', () => {
  it('joins the same change in copies of a schema, with all places and uses', async () => {
    const less = withoutNote(ORDER);
    const { changes, results } = await changesBetween(
      written({ a: ORDER, b: [ORDER], c: { type: 'array', items: ORDER } }),
      written({ a: less, b: [less], c: { type: 'array', items: less } }),
    );
    expect(changes).to.deep.equal([['property-removed', 3, 3]]);
    expect(results.map(({ kind, places }) => [kind, places?.length])).to.deep.equal([['request-property-removed', 3]]);
    expect(results[0]?.message).to.match(/^the property note is gone from requests and responses, in 3 operations \(/);
  });

  it('leaves alone schemas that differ in anything', async () => {
    const other = { ...ORDER, properties: { ...OF_ORDER, size: { type: 'integer' } } };
    const { changes } = await changesBetween(
      written({ a: ORDER, b: other }),
      written({ a: withoutNote(ORDER), b: withoutNote(other) }),
    );
    expect(changes).to.deep.equal([
      ['property-removed', 1, 1],
      ['property-removed', 1, 1],
    ]);
  });

  it('leaves alone components, which have names of their own', async () => {
    const named = (schema: object) =>
      written(
        { a: { $ref: '#/components/schemas/A' }, b: { $ref: '#/components/schemas/B' } },
        { components: { schemas: { A: schema, B: schema } } },
      );
    const { changes } = await changesBetween(named(ORDER), named(withoutNote(ORDER)));
    expect(changes).to.have.length(2);
  });

  it('keeps apart what breaks and what does not', async () => {
    const bounded = (maxLength: number) => ({ ...ORDER, properties: { id: { type: 'string', maxLength } } });
    const [short, long] = [bounded(10), bounded(20)];
    const { results } = await changesBetween(
      written({ a: short, b: [short], c: short }),
      written({ a: long, b: [long], c: long }),
    );
    expect(results.map(({ kind, places = [] }) => [kind, places.length])).to.deep.equal([
      ['response-bound-changed', 2],
      ['bound-changed', 0],
    ]);
  });

  it('makes exceptions at single copies', async () => {
    const ignored = { 'x-lintel': { ignore: { compatible: 'Nobody ever read it here.' } } };
    const { results } = await changesBetween(
      written({ a: ORDER, b: ORDER, c: ORDER }),
      written({ a: { ...withoutNote(ORDER), ...ignored }, b: withoutNote(ORDER), c: withoutNote(ORDER) }),
    );
    expect(results.map(({ path, places = [] }) => [path[1], places.length])).to.deep.equal([['/v1/b', 2]]);
  });

  it('joins headers and parameters that are the same', async () => {
    const withHeader = (required: boolean) => {
      const headers = { ETag: { required, schema: { type: 'string' } } };
      const operation = { get: { responses: { '204': { description: 'None', headers } } } };
      return written({}, { paths: { '/v1/a': operation, '/v1/b': operation } });
    };
    const { changes } = await changesBetween(withHeader(true), withHeader(false));
    expect(changes).to.deep.equal([['header-optional', 2, 2]]);
  });
});
