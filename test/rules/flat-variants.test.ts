import flatVariants from '../../rules/2.2/flat-variants/rule.ts';
import { checkSchemas } from '../support/schema-rules.ts';

describe('flat-variants', () => {
  checkSchemas(flatVariants, [
    ['{discriminator: {propertyName: a}}', 'discriminator'],
    ['{discriminator: {propertyName: a}, oneOf: [{type: object}]}', 'discriminator'],
    ['{if: {}, then: {}, else: {}}', 'if'],
    ['{then: {}, else: {}}', 'then'],
    ['{discriminator: {propertyName: a}, if: {}, then: {}}', 'discriminator', 'if'],
    ['{allOf: [{if: {}, then: {}}, {if: {}, then: {}}]}', 'allOf/0/if', 'allOf/1/if'],
    ['{type: object, properties: {if: {type: object}, discriminator: {type: string}}}'],
    ['{oneOf: [{type: object}]}'],
  ]);
});
