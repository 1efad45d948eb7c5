import { expect } from 'chai';
import enumValues from '../../rules/2.1/enum-values/rule.ts';
import noNumber from '../../rules/2.2/no-number/rule.ts';
import enumeratedCode from '../../rules/2.3/enumerated-code/rule.ts';
import { pointersInSchemas, rulesAndPointersInSchemas } from '../support/schema-rules.ts';

describe('enumerated-code', () => {
  const find = (code: string, description: string, beside = '') =>
    pointersInSchemas(
      enumeratedCode,
      `{R: {type: object, properties: {code: ${code}, description: ${description}${beside}}}}`,
    ).map((path) => path.replace('R/properties/', ''));
  const CODE = "{type: string, pattern: '^[0-9A-Z_]+$'}";
  const TEXT = '{type: string}';

  it('judges the code', () => {
    expect(find(CODE, TEXT)).to.deep.equal([]);
    expect(find('{type: string, enum: [A]}', TEXT)).to.deep.equal([]);
    expect(find('{type: string, x-extensible-enum: [A]}', TEXT)).to.deep.equal([]);
    expect(find("{type: string, pattern: '^(A|B)$'}", TEXT)).to.deep.equal([]);
    expect(find('{type: string}', TEXT)).to.deep.equal(['code']);
    expect(find("{type: string, pattern: '^[a-z]+$'}", TEXT)).to.deep.equal(['code/pattern']);
    expect(find('{type: integer}', TEXT)).to.deep.equal(['code/type']);
    expect(find('{type: number}', TEXT)).to.deep.equal(['code/type']);
    expect(find('{type: string, enum: [A, b]}', TEXT)).to.deep.equal(['code/enum']);
  });

  it('leaves the type number to no-number and listed values to enum-values, if these run', () => {
    const rules = [enumeratedCode, noNumber, enumValues];
    const code = (schema: string) =>
      rulesAndPointersInSchemas(rules, `{S: {type: object, properties: {code: ${schema}, description: ${TEXT}}}}`);
    expect(code('{type: number}')).to.deep.equal(['no-number S/properties/code/type']);
    expect(code('{type: string, enum: [b]}')).to.deep.equal(['enum-values S/properties/code/enum']);
  });

  it('judges the description', () => {
    expect(find(CODE, '{type: object, additionalProperties: {type: string}}')).to.deep.equal([]);
    expect(find(CODE, '{type: object, properties: {en-US: {}, de: {}}}')).to.deep.equal([]);
    expect(find(CODE, '{type: object, properties: {english: {}}}')).to.deep.equal(['description/properties/english']);
    expect(find(CODE, '{type: array}')).to.deep.equal(['description/type']);
  });

  const BESIDE = 'language locale category group type source system version scheme parent reason $schema';
  for (const name of BESIDE.split(' ')) {
    it(`judges a code that comes with ${name}`, () => {
      expect(find(TEXT, TEXT, `, ${name}: {type: string}`)).to.deep.equal(['code']);
    });
  }

  it('leaves resources that have a code, unless they are annotated', () => {
    expect(find(TEXT, TEXT, ', id: {type: string}')).to.deep.equal([]);
    expect(find(TEXT, TEXT, ', language: {type: string}')).to.deep.equal(['code']);
    expect(
      pointersInSchemas(
        enumeratedCode,
        `{R: {x-lintel: {role: enumerated-code}, type: object, properties: {code: ${CODE}}}}`,
      ),
    ).to.deep.equal(['R']);
  });
});
