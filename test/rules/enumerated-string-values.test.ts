import { expect } from 'chai';
import enumValues from '../../rules/2.1/enum-values/rule.ts';
import enumeratedStringValues from '../../rules/2.2/enumerated-string-values/rule.ts';
import { HEAD, messagesOf } from '../support/findings.ts';
import { checkSchemas, rulesAndPointersInSchemas } from '../support/schema-rules.ts';

const bounds = 'minLength: 1, maxLength: 255';

const naming = "pattern: '^[0-9A-Z_]+$'";

describe('enumerated-string-values', () => {
  checkSchemas(enumeratedStringValues, [
    [`{type: string, minLength: 1, maxLength: 3, ${naming}, enum: [A, ABC]}`],
    [`{type: string, minLength: 2, maxLength: 3, ${naming}, enum: [A, AB, ABCD, A-B]}`, 'enum'],
    [`{type: string, ${bounds}, ${naming}, enum: [open]}`, 'enum'],
    [`{type: string, ${bounds}, ${naming}, const: 'open now'}`, 'const'],
    [`{type: string, ${bounds}, pattern: '^[A-Z]+$', const: A1}`, 'const'],
    [`{type: string, ${bounds}, pattern: '^[A-Z]+$', x-extensible-enum: [A, B_1]}`, 'x-extensible-enum'],
    [`{type: string, minLength: 9, maxLength: 5, ${naming}, enum: [A]}`],
    [`{type: string, minLength: 1, enum: ['']}`, 'enum'],
    [`{type: string, maxLength: 1, enum: ['😀']}`],
    [`{type: string, pattern: '(', enum: [A]}`],
    [`{type: string, maxLength: x, enum: [A]}`],
    [`{type: string, maxLength: 1, enum: [AB, null, 12]}`, 'enum'],
    [`{type: integer, maxLength: 1, enum: [12]}`],
  ]);

  it('leaves values that lack only upper case to enum-values, if that runs', () => {
    const rules = [enumeratedStringValues, enumValues];
    expect(rulesAndPointersInSchemas(rules, `{S: {type: string, ${bounds}, ${naming}, enum: [open]}}`)).to.deep.equal([
      'enum-values S/enum',
    ]);
  });

  it('reports the values of a list together, by the keyword that rules them out', () => {
    const text = `${HEAD}components: {schemas: {S: {type: string, minLength: 1, maxLength: 2, ${naming}, enum: [A, ABC, a-b, BCD, A-]}}}`;
    expect(messagesOf(enumeratedStringValues, text)).to.deep.equal([
      'no payload can carry 4 of 5 values: "ABC", "a-b" and "BCD" are longer than maxLength 2 and "A-" does not match the pattern "^[0-9A-Z_]+$"; change them or maxLength or pattern (§2.2)',
    ]);
  });

  it('reports bounds that rule out values which a referred schema lists, where they are written', () => {
    const find = (schemas: string) => rulesAndPointersInSchemas(enumeratedStringValues, schemas);
    const listed = `type: string, ${bounds}, ${naming}, enum: [AB, ABC]`;
    const ref = "$ref: '#/components/schemas/A'";
    expect(find(`{A: {${listed}}, B: {${ref}, maxLength: 2}}`)).to.deep.equal(['enumerated-string-values B/maxLength']);
    expect(find(`{A: {${listed}}, B: {allOf: [{${ref}}], pattern: '^[A-Z]{2}$'}}`)).to.deep.equal([
      'enumerated-string-values B/pattern',
    ]);
    expect(find(`{A: {${listed}}, B: {${ref}, maxLength: 3, minLength: 2}}`)).to.deep.equal([]);
    // Fewer values, or bounds that cross, are something else; and what is wrong already is told where it is listed.
    expect(find(`{A: {${listed}}, B: {${ref}, maxLength: 2, enum: [AB]}}`)).to.deep.equal([]);
    expect(find(`{A: {${listed}}, B: {${ref}, minLength: 300}}`)).to.deep.equal([]);
    expect(find(`{A: {type: string, maxLength: 2, enum: [ABC]}, B: {${ref}, maxLength: 1}}`)).to.deep.equal([
      'enumerated-string-values A/enum',
    ]);
  });
});
