import { expect } from 'chai';
import schemaDialect from '../../rules/2.2/schema-dialect/rule.ts';
import { rulesAndPointers } from '../support/schema-rules.ts';

type Files = Readonly<Record<string, string>>;

describe('schema-dialect', () => {
  const rule = schemaDialect;
  const D = 'https://json-schema.org/draft/2020-12/schema';
  const BASE = 'https://spec.openapis.org/oas/3.1/dialect/base';
  const HYPER = 'https://json-schema.org/draft/2019-09/hyper-schema';
  const find = (root: string, schemas: string, version = '3.1.0', files: Files = {}) =>
    rulesAndPointers(rule, `openapi: ${version}\n${root}\ncomponents: {schemas: ${schemas}}`, files).map((one) =>
      one.replace('schema-dialect ', ''),
    );
  const all = `jsonSchemaDialect: ${D}`;
  for (const [title, root, schemas, ...expected] of [
    ['the root says it', all, '{A: {type: object}}'],
    ['the root says it with a fragment', `${all}#`, '{A: {type: object}}'],
    ['nobody says it', '', '{A: {type: object}, B: {type: object}}', 'openapi'],
    ['the root says the base dialect', `jsonSchemaDialect: ${BASE}`, '{A: {type: object}}', 'openapi'],
    ['the root says draft-07', 'jsonSchemaDialect: http://json-schema.org/draft-07/schema#', '{A: {}}', 'openapi'],
    ['the root says no text', 'jsonSchemaDialect: 7', '{A: {}}', 'openapi'],
    ['every type says it', '', `{A: {$schema: '${D}'}, B: {$schema: '${D}'}}`],
    ['some types say it', '', `{A: {$schema: '${D}'}, B: {}, C: {type: string}}`, 'B', 'C'],
    ['types say another one', '', `{A: {$schema: '${BASE}'}, B: {$schema: '${D}'}}`, 'A/$schema'],
    [
      'a type differs from the root',
      all,
      `{A: {$schema: 'http://json-schema.org/draft-04/schema#'}, B: {}}`,
      'A/$schema',
    ],
    ['a wrong root beside types that say it', `jsonSchemaDialect: ${BASE}`, `{A: {$schema: '${D}'}, B: {}}`, 'B'],
    ['link keywords under the right root', all, '{A: {links: [{rel: self, href: a}]}}'],
    ['link keywords and a hyper-schema', all, `{A: {$schema: '${HYPER}', links: [{rel: self, href: a}]}}`],
    ['link keywords further down', all, `{A: {$schema: '${HYPER}', properties: {a: {base: /v1/}}}}`],
    ['link keywords and no hyper-schema', '', `{A: {$schema: '${D}', links: [{rel: self, href: a}]}}`, 'A/$schema'],
    ['a hyper-schema without link keywords', all, `{A: {$schema: '${HYPER}'}}`, 'A/$schema'],
    [
      'a property called links',
      all,
      `{A: {$schema: '${D}', properties: {links: {type: array}, base: {type: string}}}}`,
    ],
    ['no types', '', '{}'],
    ['an alias is no type of its own', '', `{A: {$schema: '${D}'}, B: {$ref: '#/components/schemas/A'}}`],
    ['types that are no objects', '', `{A: {$schema: '${D}'}, B: true, C: null}`],
    ['a $schema in a nested schema', '', `{A: {properties: {$schema: {type: string}}}}`, 'openapi'],
  ] as const) {
    it(title, () => expect(find(root, schemas)).to.deep.equal(expected));
  }

  it('does not apply to OpenAPI 3.0, and applies to 3.2', () => {
    expect(find('', '{A: {type: object}}', '3.0.3')).to.deep.equal([]);
    expect(find('', '{A: {type: object}}', '3.2.0')).to.deep.equal(['openapi']);
  });

  it('asks files that are a schema as a whole', () => {
    const schemas = `{A: {$schema: '${D}', properties: {b: {$ref: b.json}, c: {$ref: 'c.yaml#/C'}}}}`;
    const files = { 'b.json': '{"type": "object"}', 'c.yaml': 'C: {type: object}' };
    expect(find('', schemas, '3.1.0', files)).to.deep.equal(['b.json#']);
    expect(find(all, schemas, '3.1.0', files)).to.deep.equal([]);
    expect(
      find('', schemas, '3.1.0', { ...files, 'b.json': '{"$schema": "http://json-schema.org/draft-07/schema#"}' }),
    ).to.deep.equal(['b.json#$schema']);
  });

  it('asks the components of other files', () => {
    const schemas = "{A: {properties: {b: {$ref: 'b.yaml#/components/schemas/B'}}}}";
    const files = { 'b.yaml': `components: {schemas: {B: {type: object, $schema: '${D}'}}}` };
    expect(find('', schemas, '3.1.0', files)).to.deep.equal(['A']);
    const alone = "{A: {$ref: 'b.yaml#/components/schemas/B'}}";
    expect(find('', alone, '3.1.0', { 'b.yaml': 'components: {schemas: {B: {type: object}}}' })).to.deep.equal([
      'openapi',
    ]);
  });
});
