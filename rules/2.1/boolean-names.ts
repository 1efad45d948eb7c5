import { defineRule } from '../../framework/define-rule.ts';
import typedNames from '../../functions/typed-names.ts';

export default defineRule({
  id: 'boolean-names',
  statements: ['2.1/boolean-names'],
  severity: 'error',
  summary: 'Boolean property names carry no prefix such as is or has.',
  why: 'Languages add such a prefix to accessors by themselves; in the payload it makes isIsActive, or a name that no mapping finds.',
  // A snake-case `is_active` breaks 2.1/property-names as well: two faults, which two rules tell.
  then: {
    function: typedNames,
    functionOptions: { of: 'properties', type: 'boolean', orOthers: true, check: 'noBooleanPrefix' },
  },
  examples: {
    bad: [
      {
        title: 'is and has',
        yaml: `
          Order:
            type: object
            properties:
              isPaid: # <- finding
                type: boolean
              hasDiscount: # <- finding
                type: boolean
        `,
      },
      {
        title: 'a boolean behind a reference, and one in a list of types',
        yaml: `
          Order:
            type: object
            properties:
              isPaid: # <- finding
                $ref: '#/components/schemas/Flag'
              isGift: # <- finding
                type: [boolean]
          Flag:
            type: boolean
        `,
      },
    ],
    good: [
      {
        title: 'the same names without their prefixes',
        yaml: `
          Order:
            type: object
            properties:
              paid: { type: boolean }
              discounted: { type: boolean }
        `,
      },
    ],
    ignored: [
      {
        title: 'words that only begin like a prefix, and what is no boolean',
        yaml: `
          Order:
            type: object
            properties:
              issued: { type: boolean }
              island: { type: boolean }
              hash: { type: boolean }
              hasty: { type: boolean }
              isPaid: { type: object }
        `,
      },
    ],
  },
});
