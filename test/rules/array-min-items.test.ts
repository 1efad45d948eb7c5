import arrayMinItems from '../../rules/2.2/array-min-items/rule.ts';
import { checkSchemas } from '../support/schema-rules.ts';

describe('array-min-items', () => {
  checkSchemas(arrayMinItems, [
    ['{type: array, minItems: 0}'],
    ['{type: array, minItems: 1}'],
    ['{type: array, minItems: 5}'],
    ['{type: array}', ''],
    ['{type: [array]}', ''],
    ['{type: array, minItems: -1}', 'minItems'],
    ['{type: array, minItems: true}', 'minItems'],
  ]);
});
