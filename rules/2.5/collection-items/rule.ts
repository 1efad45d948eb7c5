import { defineRule } from '../../../framework/define-rule.ts';
import collectionItems from '../../../functions/collection-items.ts';

export default defineRule({
  id: 'collection-items',
  statements: ['2.5/collection-items'],
  severity: 'error',
  summary: 'A collection response is an object with a required array items.',
  why: 'One shape for all collections lets clients page, list and count with the same code, whatever the resources are.',
  answeredBy: ['resource'],
  yieldsTo: ['object-responses'],
  then: { function: collectionItems, functionOptions: { kind: 'collection' } },
});
