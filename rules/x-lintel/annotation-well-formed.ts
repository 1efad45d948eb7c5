import { defineRule } from '../../framework/define-rule.ts';
import annotationWellFormed from '../../functions/annotation-well-formed.ts';

export default defineRule({
  id: 'annotation-well-formed',
  statements: [],
  severity: 'error',
  summary: 'x-lintel has only known keys with values of the right form, and ignores known rules with a reason.',
  why: 'A misspelt annotation does nothing, silently; an exception without a reason can never be reviewed.',
  then: { function: annotationWellFormed },
  examples: {
    bad: [
      {
        title: 'an unknown key, an unknown rule, and no reason',
        yaml: `
          Order:
            type: object
            x-lintel:
              ignored: true # <- finding
              ignore:
                array-maxitems: Never large. # <- finding
                array-max-items: '' # <- finding
        `,
      },
      {
        title: 'a value of the wrong form behind a reference, and a vocabulary that is not at the root',
        yaml: `
          Order:
            type: object
            properties:
              lines: { $ref: '#/components/schemas/Lines' }
          Lines:
            type: object
            x-lintel:
              closed: maybe # <- finding
              vocabulary: # <- finding
                plural: [criteria]
        `,
      },
    ],
    good: [
      {
        title: 'known keys',
        yaml: `
          x-lintel:
            vocabulary: { plural: [pease], verbs: [frobnicate] }
          components:
            schemas:
              Order: { type: object, x-lintel: { role: address } }
        `,
      },
    ],
    ignored: [
      {
        title: 'other extensions',
        yaml: `
          Order: { type: object, x-lint: { ignored: true } }
        `,
      },
    ],
  },
});
