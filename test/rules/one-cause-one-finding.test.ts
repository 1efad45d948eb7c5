import { expect } from 'chai';
import { rulesOfSection } from '../support/findings.ts';
import { rulesAndPointersInSchemas } from '../support/schema-rules.ts';

describe('section 2.2, one cause', () => {
  for (const [title, schemas, ...expected] of [
    ['a number', '{S: {type: number, format: double, minimum: 0.5, example: 1.5, const: 1.5}}', 'no-number S/type'],
    ['a string of 64 bits', '{S: {type: string, format: int64}}', 'numeric-string S'],
    ['an array', '{S: {type: array, minItems: 0}}', 'array-max-items S'],
    [
      'a wrapped string',
      `{N: {type: string, minLength: 0, maxLength: 9}, S: {properties: {a: {allOf: [{$ref: '#/components/schemas/N'}], description: d}}}}`,
      'all-of-extends S/properties/a/allOf',
    ],
    [
      'a pattern that is none',
      "{S: {type: string, minLength: 0, maxLength: 9, pattern: '(', example: a}}",
      'pattern-valid S/pattern',
    ],
    ['an enumerated string', '{S: {type: string, const: OPEN}}', 'enumerated-string S'],
    [
      'a $ref of 3.1 with a description',
      `{N: {type: string}, S: {properties: {a: {$ref: '#/components/schemas/N', description: d}}}}`,
      'string-length N',
    ],
  ] as const) {
    it(title, () => expect(rulesAndPointersInSchemas(rulesOfSection('2.2'), schemas)).to.deep.equal(expected));
  }
});
