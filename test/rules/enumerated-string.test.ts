import { expect } from 'chai';
import enumeratedString from '../../rules/2.2/enumerated-string/rule.ts';
import enumeratedStringValues from '../../rules/2.2/enumerated-string-values/rule.ts';
import stringLength from '../../rules/2.2/string-length/rule.ts';
import { checkSchemas, rulesAndPointersInSchemas } from '../support/schema-rules.ts';

const bounds = 'minLength: 1, maxLength: 255';

const naming = "pattern: '^[0-9A-Z_]+$'";

describe('enumerated-string', () => {
  checkSchemas(enumeratedString, [
    [`{type: string, ${bounds}, ${naming}, enum: [A]}`],
    [`{type: string, minLength: 2, maxLength: 9, pattern: '^[A-Z]{2,9}$', enum: [AB]}`],
    ['{x-extensible-enum: [A, B]}', ''],
    ['{x-ms-enum: {values: [{value: A}, {value: B}]}}', ''],
    ['{x-extensible-enum: [1, 2]}'],
    [`{type: string, ${bounds}, pattern: '^(AB|CD)$', enum: [AB, CD]}`],
    [`{type: string, ${bounds}, pattern: '^[A-Z_]*$', enum: [AB]}`],
    [`{type: string, ${bounds}, enum: [A]}`, ''],
    [`{type: string, ${naming}, enum: [A]}`, ''],
    [`{type: string, enum: [A]}`, ''],
    [`{type: string, const: A}`, ''],
    [`{const: A}`, ''],
    [`{enum: [A, B]}`, ''],
    [`{type: string, x-extensible-enum: [A]}`, ''],
    [`{type: [string], enum: [A]}`, ''],
    [`{type: [string, 'null'], enum: [A, null]}`, ''],
    [`{type: string, enum: [A, 1]}`, ''],
    [`{enum: [A, 1]}`],
    [`{type: integer, enum: [1]}`],
    [`{type: boolean, const: true}`],
    [`{type: string, minLength: 0, maxLength: 256, ${naming}, enum: [A]}`, 'maxLength', 'minLength'],
    [`{type: string, minLength: 1.5, maxLength: 255, ${naming}, enum: [A]}`, 'minLength'],
    [`{type: string, minLength: 1, maxLength: '255', ${naming}, enum: [A]}`, 'maxLength'],
    [`{type: string, minLength: 9, maxLength: 5, ${naming}, enum: [A]}`, 'minLength'],
    [`{type: string, ${bounds}, pattern: '^[A-Za-z]+$', enum: [A]}`, 'pattern'],
    [`{type: string, ${bounds}, pattern: '[A-Z]+', enum: [A]}`, 'pattern'],
    [`{type: string, ${bounds}, enum: [asc, desc]}`],
    [`{type: string, ${bounds}, pattern: '^(asc|desc)$', enum: [asc, desc]}`],
    [`{type: string, ${bounds}, enum: [DE], x-lintel: {standard: ISO 3166-1}}`],
    [`{type: string, enum: [DE], x-lintel: {standard: ISO 3166-1}}`, ''],
  ]);

  it('asks no naming pattern of values that a standard spells in another way, even where they are UPPER_CASE', () => {
    const ofNames = (...names: string[]) => names.map((name) => `${name}: {type: string, ${bounds}, enum: [EST, PST]}`);
    const schemas = (names: string[]) => `{A: {type: object, properties: {${names.join(', ')}}}}`;
    expect(rulesAndPointersInSchemas(enumeratedString, schemas(ofNames('timezone', 'language')))).to.deep.equal([]);
    expect(rulesAndPointersInSchemas(enumeratedString, schemas(ofNames('unit', 'message', 'phase')))).to.have.lengthOf(
      3,
    );
    const link = `{type: object, properties: {href: {type: string}, rel: {type: string, ${bounds}, pattern: '^[a-z_]+$', x-extensible-enum: [SELF]}, method: {type: string}}}`;
    expect(rulesAndPointersInSchemas(enumeratedString, `{Link: ${link}}`)).to.deep.equal([]);
  });

  it('judges a whole once, through allOf, $ref and $ref with siblings', () => {
    const find = (schemas: string) =>
      rulesAndPointersInSchemas([enumeratedString, enumeratedStringValues, stringLength], schemas);
    const ref = "$ref: '#/components/schemas/A'";
    expect(
      find(`{A: {type: string, enum: [A]}, B: {${ref}, description: d}, C: {type: string, ${ref}}}`),
    ).to.deep.equal(['enumerated-string A']);
    expect(find(`{A: {type: string, minLength: 1, maxLength: 1, ${naming}}, B: {${ref}, enum: [AB]}}`)).to.deep.equal([
      'enumerated-string-values B/enum',
    ]);
    expect(find(`{S: {type: string, allOf: [{enum: [A]}]}}`)).to.deep.equal(['enumerated-string S']);
    expect(find(`{A: {type: string, ${bounds}, ${naming}}, B: {allOf: [{${ref}}, {enum: [A]}]}}`)).to.deep.equal([]);
    expect(find(`{A: {type: string, ${bounds}, ${naming}, enum: [A]}, B: {${ref}, maxLength: 300}}`)).to.deep.equal([
      'enumerated-string B/maxLength',
    ]);
  });
});
