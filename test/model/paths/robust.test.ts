import { expect } from 'chai';
import type { PathClassification } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { describeRoot, pathItem } from './support.ts';

const ODD: readonly unknown[] = [
  null,
  undefined,
  0,
  7,
  '',
  'x',
  true,
  [],
  [null],
  {},
  { $ref: '#/nowhere' },
  { $ref: 7 },
];
const ODD_KEYS = [
  '',
  '/',
  '//',
  '{',
  '}',
  '/{',
  '/{}',
  '/{}/{}',
  '/:',
  '/:id',
  '/;',
  '?',
  '#',
  '/..',
  '/%',
  '/a b',
  '/ä',
  '/0',
  '/-',
  '/_',
  '/__proto__',
  '/constructor/{toString}',
  '/{__proto__}',
  'x',
  '*',
  '/{a}{b}',
  '/{a}:b:c',
];

function classesOf(root: Readonly<Record<string, unknown>>): readonly PathClassification[] {
  return classifyPaths(describeRoot(root)).paths;
}

describe('path classes of odd input', () => {
  it('has nothing to say where there are no paths', () => {
    for (const paths of ODD.filter((value) => typeof value !== 'object' || Object.keys(value ?? {}).length === 0)) {
      expect(classesOf({ paths }), String(paths)).to.deep.equal([]);
    }
    const classes = classifyPaths(describeRoot({}));
    expect(classes.segments).to.deep.equal([]);
  });

  it('answers once per description', () => {
    const description = describeRoot({ paths: { '/a': {} } });
    expect(classifyPaths(description)).to.equal(classifyPaths(description));
  });

  it('classifies whatever stands at a path', () => {
    for (const item of ODD) {
      const [path] = classesOf({ paths: { '/v1/shop/orders': item } });
      expect(path?.sure, JSON.stringify(item)).to.equal(false);
    }
  });

  it('classifies whatever stands in a path item', () => {
    for (const odd of ODD) {
      for (const key of ['get', 'post', 'put', 'parameters', 'servers', 'x-lintel', 'additionalOperations']) {
        expect(classesOf({ paths: { '/v1/shop/orders': { [key]: odd } } }), key).to.have.length(1);
      }
    }
  });

  it('classifies whatever stands in an operation', () => {
    for (const odd of ODD) {
      for (const key of ['parameters', 'responses', 'requestBody', 'servers', 'x-lintel', 'callbacks']) {
        expect(
          classesOf({ paths: { '/v1/shop/orders': { get: { [key]: odd }, post: { [key]: odd } } } }),
        ).to.have.length(1);
      }
      const responses = [odd, { content: odd }, { content: { 'application/json': odd } }];
      for (const response of [...responses, { content: { 'application/json': { schema: odd } } }]) {
        expect(classesOf({ paths: { '/v1/shop/order': { get: { responses: { 200: response } } } } })).to.have.length(1);
      }
      for (const schema of [{ allOf: odd }, { properties: odd }, { properties: { items: odd } }, { oneOf: [odd] }]) {
        const get = { responses: { 200: { content: { 'application/json': { schema } } } } };
        expect(classesOf({ paths: { '/v1/shop/order': { get } } })).to.have.length(1);
      }
    }
  });

  it('classifies whatever the key is', () => {
    const paths = classesOf({
      paths: Object.fromEntries(ODD_KEYS.map((key) => [key, pathItem('get:object post:201')])),
    });
    expect(paths.map(({ use }) => use.key)).to.have.members(ODD_KEYS);
    for (const { reason } of paths) expect(reason).to.match(/^\S.*\.$/);
  });

  it('ends where schemas go round in circles', () => {
    const schemas = {
      A: { allOf: [{ $ref: '#/components/schemas/B' }] },
      B: { oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }] },
    };
    const get = {
      responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } } },
    };
    expect(classesOf({ paths: { '/v1/shop/order': { get } }, components: { schemas } })).to.have.length(1);
  });

  it('keeps branching alternatives bounded', () => {
    const names = Array.from({ length: 40 }, (_, index) => `S${index}`);
    const oneOf = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
    const schemas = Object.fromEntries(names.map((name) => [name, { oneOf }]));
    const get = { responses: { 200: { content: { 'application/json': { schema: { oneOf } } } } } };
    expect(classesOf({ paths: { '/v1/shop/order': { get } }, components: { schemas } })).to.have.length(1);
  });
});

describe('path classes of huge input', () => {
  it('takes 20,000 paths', () => {
    const item = pathItem('get:items?page post:201');
    const paths = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [`/v1/shop/group-${index % 500}/{id}/things-${index}`, item]),
    );
    const classified = classesOf({ paths, servers: [{ url: 'https://api.example.com' }] });
    expect(classified).to.have.length(20_000);
    expect(classified.every(({ class: found, sure }) => found === 'collection' && sure)).to.equal(true);
  });

  it('takes a path of 20,000 segments', () => {
    const paths = classesOf({ paths: { [`/v1/shop${'/orders/{id}'.repeat(10_000)}`]: pathItem('get') } });
    expect(paths[0]).to.include({ class: 'item', level: 9_999 });
  });

  it('takes many servers', () => {
    const servers = Array.from({ length: 2000 }, (_, index) => ({ url: `https://api-${index}.example.com/v1` }));
    const paths = Object.fromEntries(
      Array.from({ length: 2000 }, (_, index) => [`/shop/orders-${index}`, pathItem('get')]),
    );
    expect(classesOf({ paths, servers })).to.have.length(2000);
  });
});
