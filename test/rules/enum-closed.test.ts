import { expect } from 'chai';
import { rootPlace } from '../../model/description/place.ts';
import check from '../../rules/2.2/enum-closed/change.ts';
import enumClosed from '../../rules/2.2/enum-closed/rule.ts';
import { checkSchemas, description, rulesAndPointers } from '../support/schema-rules.ts';

describe('enum-closed', () => {
  for (const [before, after, fact] of [
    [[], ['L'], 'this enum changes ("L" came)'],
    [['M'], [], 'this enum changes ("M" went)'],
  ] as const) {
    it(`says that the set is none that never changes: ${fact}`, () => {
      const place = rootPlace({ source: 'a.yaml', data: {} });
      const change = { name: 'enum-changed', before, after, place, uses: [], subject: '', direction: null };
      const judged = check.judge(change as never);
      expect(judged).to.include({
        kind: 'enum-changed',
        severity: 'hint',
        message: `${fact}; document the values instead of listing them in the next major version`,
      });
    });
  }

  checkSchemas(enumClosed, [
    ['{type: string, enum: [A, B]}', 'enum'],
    ['{properties: {op: {enum: [add, remove, replace]}}}'],
    ['{properties: {op: {enum: [add, divide]}}}', 'properties/op/enum'],
    ['{properties: {kind: {enum: [add, remove]}}}', 'properties/kind/enum'],
    ["{type: string, enum: ['']}"],
    ["{type: string, enum: ['', A]}", 'enum'],
    ['{type: boolean, enum: [true]}'],
    ["{type: string, enum: ['true', 'false']}"],
    ['{enum: [true, false, null]}'],
    ["{type: string, enum: ['YES', 'NO', '']}"],
    ["{type: string, enum: ['YES', 'NO', 'UNKNOWN']}", 'enum'],
    ['{enum: [1, true, null]}', 'enum'],
    ['{type: string, const: A}'],
    ['{type: string, x-extensible-enum: [A]}'],
    ['{type: string, enum: [A], x-lintel: {closed: true}}'],
    ['{type: string, enum: [de], x-lintel: {standard: BCP-47}}'],
    ['{type: string, enum: null}'],
    ['{type: object, properties: {enum: {type: object}}}'],
    ['{not: {enum: [A]}}'],
    ['{type: array, items: {enum: [A, B]}}', 'items/enum'],
    ['{type: string, enum: [A]}'],
    ['{enum: [7, null]}'],
  ]);
  it('asks once for each enum, however often it is used, and in the file where it stands', () => {
    const text = description(`
components:
  schemas: {A: {properties: {a: {$ref: 'o.yaml#/E'}, b: {$ref: 'o.yaml#/E'}}}}`);
    expect(rulesAndPointers(enumClosed, text, { 'o.yaml': 'E: {enum: [A, B]}' })).to.deep.equal([
      'enum-closed o.yaml#E/enum',
    ]);
  });
});
