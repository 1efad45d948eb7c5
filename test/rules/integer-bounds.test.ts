import { expect } from 'chai';
import integerBounds from '../../rules/2.2/integer-bounds/rule.ts';
import { checkSchemas, rulesAndPointersInSchemas } from '../support/schema-rules.ts';

describe('integer-bounds', () => {
  checkSchemas(integerBounds, [
    ['{type: integer, minimum: 0, maximum: 1}'],
    ['{type: integer, minimum: -2147483648, maximum: 2147483647}'],
    ['{type: integer, minimum: 5, maximum: 5}'],
    ['{type: integer}', ''],
    ['{type: integer, minimum: 0}', ''],
    ['{type: integer, maximum: 0}', ''],
    ['{type: [integer], minimum: 0}', ''],
    ['{type: [string, integer], minimum: 0}', ''],
    ['{type: integer, exclusiveMinimum: 0, exclusiveMaximum: 9}', ''],
    ['{type: integer, minimum: 0, exclusiveMaximum: 9}', ''],
    ['{type: integer, minimum: 6, maximum: 5}', 'minimum'],
    ["{type: integer, minimum: '0', maximum: null}", 'maximum', 'minimum'],
    ['{type: integer, enum: [1, 2]}', ''],
    ['{type: integer, format: int32}', ''],
    ['{type: number}'],
    ['{minimum: 0}'],
    ['{type: string, format: int64}'],
  ]);
  checkSchemas(
    integerBounds,
    [
      ['{type: integer, minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false}'],
      ['{type: integer, exclusiveMinimum: true, exclusiveMaximum: true}', ''],
      ['{type: integer, minimum: 9, maximum: 0, nullable: true}', 'minimum'],
    ],
    '3.0.3',
  );

  it('judges bounds beside a $ref of 3.1', () => {
    const schemas = `{A: {type: integer, minimum: 0, maximum: 9}, B: {$ref: '#/components/schemas/A', minimum: 10}, C: {$ref: '#/components/schemas/A', minimum: 5}}`;
    expect(rulesAndPointersInSchemas(integerBounds, schemas)).to.deep.equal(['integer-bounds B/minimum']);
  });
});
