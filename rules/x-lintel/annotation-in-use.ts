import { defineRule } from '../../framework/define-rule.ts';
import annotationInUse from '../../functions/annotation-in-use.ts';

export default defineRule({
  id: 'annotation-in-use',
  statements: [],
  severity: 'warn',
  summary: 'Every ignore hides a finding.',
  why: 'An exception that outlives its cause hides the next fault at the same place.',
  then: { function: annotationInUse },
  examples: {
    bad: [
      {
        title: 'an array that has got its bound',
        yaml: `
          Lines:
            type: array
            minItems: 0
            maxItems: 10
            items: { type: object }
            x-lintel:
              ignore:
                array-max-items: Never more than ten. # <- finding
        `,
      },
      {
        title: 'a reference to an array: the finding stands at the definition, not below the annotation',
        yaml: `
          Order:
            type: object
            properties:
              lines:
                $ref: '#/components/schemas/Lines'
                x-lintel: { ignore: { array-min-items: Fixed. } } # <- finding
          Lines: { type: array, minItems: 0, maxItems: 10, items: { type: object } }
        `,
      },
    ],
    good: [
      {
        title: 'an ignore that hides what stands further down',
        yaml: `
          Order:
            type: object
            x-lintel: { ignore: { array-max-items: The import of old orders knows no bound. } }
            properties:
              lines: { type: array, minItems: 0, items: { type: object } }
        `,
      },
    ],
    ignored: [
      {
        title: 'other keys',
        yaml: `
          Order: { type: object, x-lintel: { role: address } }
        `,
      },
    ],
  },
});
