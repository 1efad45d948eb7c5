import { expect } from 'chai';
import allOfExtends from '../../rules/2.2/all-of-extends/rule.ts';
import { findings } from '../support/findings.ts';
import { description, rulesAndPointers, rulesAndPointersInSchemas } from '../support/schema-rules.ts';

type Files = Readonly<Record<string, string>>;

describe('all-of-extends', () => {
  const base = `O: {type: object}, P: {properties: {a: {}}}, N: {type: string}, L: {type: array, items: {}}, E: {enum: [A]}, T: {type: [object, 'null']},
    X: {allOf: [{$ref: '#/components/schemas/O'}]}, Y: {description: anything}`;
  const ref = (name: string) => `{$ref: '#/components/schemas/${name}'}`;
  const find = (schema: string, version?: string, files?: Files) =>
    rulesAndPointers(allOfExtends, description(`components: {schemas: {${base}, S: ${schema}}}`, version), files).map(
      (one) => one.replace('all-of-extends S/', ''),
    );
  for (const [schema, ...expected] of [
    [`{allOf: [${ref('O')}]}`],
    [`{allOf: [${ref('O')}], description: d}`],
    [`{allOf: [${ref('O')}, ${ref('P')}, {required: [a]}, {description: d}, {}]}`],
    [`{type: object, allOf: [${ref('X')}, ${ref('T')}]}`],
    [`{allOf: [${ref('Y')}, ${ref('O')}]}`],
    [`{allOf: []}`],
    [`{allOf: {type: string}}`],
    [`{allOf: [${ref('N')}], description: d}`, 'allOf'],
    [`{allOf: [${ref('N')}]}`, 'allOf'],
    [`{allOf: [${ref('L')}], description: d}`, 'allOf'],
    [`{allOf: [${ref('E')}], nullable: true}`, 'allOf'],
    [`{allOf: [${ref('N')}, {maxLength: 5}]}`, 'allOf'],
    [`{allOf: [${ref('N')}, {description: d}]}`, 'allOf'],
    [`{type: string, allOf: [{description: d}]}`, 'allOf'],
    [`{type: integer, allOf: [{minimum: 1}]}`, 'allOf'],
    [`{allOf: [${ref('O')}, ${ref('N')}]}`, 'allOf/1'],
    [`{type: object, allOf: [${ref('N')}, ${ref('L')}]}`, 'allOf/0', 'allOf/1'],
    [`{allOf: [${ref('O')}, ${ref('Gone')}]}`, 'allOf/1'],
    [`{allOf: [${ref('Gone')}]}`, 'allOf/0'],
    [`{allOf: [{$ref: 'gone.yaml#/A'}, {type: object}]}`, 'allOf/0'],
    [`{type: object, properties: {allOf: {type: string}}}`],
    [`{type: object, allOf: [${ref('S')}]}`],
    [`{allOf: [${ref('S')}]}`],
    [`{type: object, properties: {a: {allOf: [${ref('N')}]}}}`, 'properties/a/allOf'],
    [`{allOf: [${ref('O')}, {type: [object, array]}]}`, 'allOf/1'],
    [`{allOf: [${ref('O')}, {type: [string, object, 'null']}]}`, 'allOf/1'],
    [`{allOf: [{type: [object, array]}], description: d}`, 'allOf'],
    [`{allOf: [${ref('O')}, {type: [object, array], allOf: [${ref('O')}]}]}`],
    [`{allOf: [${ref('T')}, {description: d}]}`],
    [
      `{properties: {a: {allOf: [${ref('O')}, ${ref('N')}]}, b: {allOf: [${ref('O')}, {$ref: '#/components/schemas/S/properties/a'}]}}}`,
      'properties/a/allOf/1',
    ],
  ] as const) {
    for (const version of ['3.0.3', '3.1.1'])
      it(`${version}: ${schema}`, () => expect(find(schema, version)).to.deep.equal(expected));
  }

  it('looks into other files, and at a reference with siblings', () => {
    const files = { 'o.yaml': 'A: {type: object}\nN: {type: string}' };
    expect(find(`{allOf: [{$ref: 'o.yaml#/A'}, {$ref: 'o.yaml#/N'}]}`, '3.1.1', files)).to.deep.equal(['allOf/1']);
    expect(find(`{allOf: [{$ref: '#/components/schemas/Gone', description: d}, ${ref('O')}]}`)).to.deep.equal([
      'allOf/0',
    ]);
  });

  it('reports a branch that leads nowhere only where it is written', () => {
    const schemas = `{A: {allOf: [${ref('Gone')}]}, B: {allOf: [${ref('A')}, {type: object}]}}`;
    expect(rulesAndPointersInSchemas(allOfExtends, schemas)).to.deep.equal(['all-of-extends A/allOf/0']);
  });

  it('has a message of its own for the wrapper, which says what to do in each version', () => {
    const message = (version: string, beside = ', description: d') =>
      findings(
        allOfExtends,
        description(`components: {schemas: {${base}, S: {allOf: [${ref('N')}]${beside}}}}`, version),
      )[0]?.message;
    expect(message('3.0.3')).to.equal(
      'allOf holds only one schema, of type string; write $ref: "#/components/schemas/N" in place of allOf, and move the description to what it refers to (§2.2)',
    );
    expect(message('3.1.1')).to.equal(
      'allOf holds only one schema, of type string; write $ref: "#/components/schemas/N" in place of allOf, beside the description (§2.2)',
    );
    expect(message('3.0.3', '')).to.equal(
      'allOf holds only one schema, of type string; write $ref: "#/components/schemas/N" in place of allOf (§2.2)',
    );
    expect(message('3.1.1', ', default: a, deprecated: true')).to.equal(
      'allOf holds only one schema, of type string; write $ref: "#/components/schemas/N" in place of allOf, beside default and deprecated (§2.2)',
    );
  });
});
