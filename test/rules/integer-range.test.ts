import { expect } from 'chai';
import integerBounds from '../../rules/2.2/integer-bounds/rule.ts';
import integerRange from '../../rules/2.2/integer-range/rule.ts';
import dateTimeType from '../../rules/2.3/date-time-type/rule.ts';
import noSequenceIds from '../../rules/2.8/no-sequence-ids/rule.ts';
import { findings, messagesOf } from '../support/findings.ts';
import { checkSchemas, description, messagesInSchema, rulesAndPointers } from '../support/schema-rules.ts';

describe('integer-range', () => {
  checkSchemas(integerRange, [
    ['{type: integer, minimum: -2147483648, maximum: 2147483647, format: int32}'],
    ['{type: integer, minimum: -2147483649, maximum: 2147483648}', 'maximum', 'minimum'],
    ['{type: integer, minimum: 0, maximum: 1e12}', 'maximum'],
    ['{type: integer, minimum: 3000000000, maximum: 4000000000}', 'maximum', 'minimum'],
    ['{type: integer, format: int64}', 'format'],
    ['{type: [integer], format: int64}', 'format'],
    ['{type: integer, format: int64, example: 1234567890123}', 'format'],
    ['{type: integer, format: int64, minimum: 0, maximum: 10, example: 11}', 'example', 'format'],
    ['{type: integer, exclusiveMinimum: -2147483649, exclusiveMaximum: 2147483648}'],
    ['{type: integer, exclusiveMaximum: 2147483649}', 'exclusiveMaximum'],
    ['{type: integer, minimum: 1, maximum: 5, default: 0, example: 6, enum: [1, 7]}', 'default', 'enum/1', 'example'],
    ['{type: integer, minimum: 1, maximum: 5, const: 6, examples: [5, 6]}', 'const', 'examples/1'],
    ['{type: integer, minimum: 1, maximum: 5, default: null, example: many}'],
    ['{type: integer, exclusiveMinimum: 1, maximum: 5, default: 1}', 'default'],
    ['{type: integer, default: 3000000000}', 'default'],
    ['{type: integer, minimum: 5, maximum: 1, default: 3}'],
    ['{type: integer, minimum: 0, maximum: 3000000000, default: 2900000000}', 'maximum'],
    ['{type: string, format: int64, example: "1234567890123"}'],
    ['{type: number, maximum: 1e12}'],
  ]);
  checkSchemas(
    integerRange,
    [
      ['{type: integer, minimum: 1, exclusiveMinimum: true, maximum: 5, default: 1}', 'default'],
      ['{type: integer, minimum: 1, exclusiveMinimum: false, maximum: 5, default: 1}'],
    ],
    '3.0.3',
  );

  it('names whose bounds a value exceeds', () => {
    expect(
      messagesInSchema(integerRange, '{type: integer, minimum: 1, maximum: 5, default: 0, example: 6}'),
    ).to.deep.equal([
      'the default is 0; write 1 or more, as the bounds say (§2.2)',
      'the example is 6; write 5 or less, as the bounds say (§2.2)',
    ]);
    expect(messagesInSchema(integerRange, '{type: integer, minimum: 1, example: 3000000000}')).to.deep.equal([
      'the example is 3000000000; write a value between -2147483648 and 2147483647, or a string of digits for larger ones (§2.2)',
    ]);
  });

  it('asks for a string where the integer is a point in time or an identifier, once for its range and its bounds', () => {
    const schemas = `
A:
  type: object
  properties:
    expiresAt: { type: integer, format: int64 }
    updatedAt: { type: [integer], minimum: 0, maximum: 4102444800000, example: 1700000000000 }
    createTime: { type: integer, minimum: 0, example: 1700000000000 }
    orderId: { type: integer, minimum: 1, maximum: 5000000000 }
    restartTime: { type: integer, format: int64, description: In milliseconds. }`;
    const rules = [integerRange, integerBounds, dateTimeType, noSequenceIds];
    expect(messagesOf(rules, schemas)).to.have.members([
      'this integer has no minimum and no maximum, and is a point in time; write a string of format date-time (§2.2)',
      'maximum is 4102444800000, and this is a point in time; write a string of format date-time (§2.2)',
      'this integer has no maximum, and is a point in time; write a string of format date-time (§2.2)',
      'maximum is 5000000000, and this identifies something; make it a string that does not show its order, such as a UUID (§2.2)',
      'format is int64; write int32, as an integer fits -2147483648 to 2147483647, or a string of digits for larger values (§2.2)',
      'this integer has no minimum and no maximum; add minimum: -2147483648 and maximum: 2147483647, or closer bounds (§2.2)',
    ]);
  });

  it('asks for a string at the end of a time range that counts seconds or milliseconds', () => {
    const said = (text: string) =>
      findings(
        [integerRange, integerBounds],
        `paths: { /v1/a/b: { get: { parameters: [{ name: after, in: query, schema: { type: integer, description: ${text}, example: 1484811043508 } }] } } }`,
      ).map(({ message }) => message);
    expect(said('A Unix timestamp in milliseconds.')).to.deep.equal([
      'this integer has no minimum and no maximum, and is a point in time; write a string of format date-time (§2.2)',
    ]);
    expect(said('The number of an event.')).to.have.lengthOf(2);
  });

  it('does not ask for a string where other values than identifiers or points in time have the schema', () => {
    const schemas = `
A:
  type: object
  properties:
    expiresAt: { $ref: '#/components/schemas/Count' }
    orderId: { $ref: '#/components/schemas/Count' }
    parcels: { $ref: '#/components/schemas/Count' }
Count: { type: integer, minimum: 0 }`;
    const rules = [integerRange, integerBounds, dateTimeType, noSequenceIds];
    const found = findings(rules, schemas).map(({ rule, path }) => [rule, ...path.slice(2)].join(' '));
    expect(found).to.have.members([
      'date-time-type A properties expiresAt',
      'no-sequence-ids A properties orderId',
      'integer-bounds Count',
    ]);
    expect(messagesOf(integerBounds, schemas)).to.deep.equal([
      'this integer has no maximum; add maximum: 2147483647, or less (§2.2)',
    ]);
  });

  it('reads the example of a parameter, and a default beside a $ref', () => {
    const text = description(`
paths: {/a: {get: {parameters: [{name: p, in: query, schema: {$ref: '#/components/schemas/A'}, example: 10}]}}}
components: {schemas: {A: {type: integer, minimum: 0, maximum: 9}, B: {$ref: '#/components/schemas/A', default: 10}}}`);
    expect(rulesAndPointers(integerRange, text)).to.deep.equal([
      'integer-range B/default',
      'integer-range paths//a/get/parameters/0/example',
    ]);
  });
});
