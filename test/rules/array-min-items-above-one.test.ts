import arrayMinItemsAboveOne from '../../rules/2.2/array-min-items-above-one/rule.ts';
import { checkSchemas } from '../support/schema-rules.ts';

describe('array-min-items-above-one', () => {
  checkSchemas(arrayMinItemsAboveOne, [
    ['{type: array, minItems: 0}'],
    ['{type: array, minItems: 1}'],
    ['{type: array, minItems: 2}', 'minItems'],
    ["{type: array, minItems: '2'}"],
    ['{type: array}'],
    ['{type: object, minItems: 2}'],
  ]);
});
