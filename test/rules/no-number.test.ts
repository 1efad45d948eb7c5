import noNumber from '../../rules/2.2/no-number/rule.ts';
import { checkSchemas } from '../support/schema-rules.ts';

describe('no-number', () => {
  checkSchemas(noNumber, [
    ['{type: number}', 'type'],
    ['{type: number, format: double, multipleOf: 0.01}', 'type'],
    ['{type: [number]}', 'type/0'],
    ["{type: [integer, number, 'null']}", 'type/1'],
    ['{format: float}', 'format'],
    ['{type: integer, format: double}', 'format'],
    ['{type: string, format: double}'],
    ['{type: string, format: decimal}'],
    ['{type: integer, format: int32}'],
    ['{type: object, properties: {number: {type: object}, type: {type: string}}}'],
    ['{type: string, default: number, enum: [number]}'],
    ['{not: {type: number}}'],
    ['{type: object, properties: {a: {type: number}, b: {type: number}}}', 'properties/a/type', 'properties/b/type'],
  ]);
});
