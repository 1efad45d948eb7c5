import { defineRule } from '../../framework/define-rule.ts';
import headerTokens from '../../functions/header-tokens.ts';

export default defineRule({
  id: 'prefer-tokens',
  statements: ['9.1/prefer-tokens'],
  severity: 'error',
  summary: 'Prefer takes only the tokens of the conventions, and says which.',
  why: 'A preference that the service does not know is silently ignored; a client only learns from the description which ones work.',
  then: {
    function: headerTokens,
    functionOptions: {
      header: 'Prefer',
      tokens: [
        ...['respond-async', 'read-consistent', 'read-eventual-consistent', 'read-cache'],
        ...['return=representation', 'return=minimal'],
      ],
    },
  },
  examples: {
    bad: [
      {
        title: 'a token of another API, and none at all',
        yaml: `
          components:
            parameters:
              Prefer:
                name: Prefer
                in: header
                schema:
                  type: string
                  minLength: 1
                  maxLength: 40
                  enum:
                    - respond-async
                    - handling=lenient # <- finding
              Undocumented: # <- finding
                name: Prefer
                in: header
                schema: { type: string, minLength: 1, maxLength: 40 }
              Defaulted: # <- finding
                name: Prefer
                in: header
                schema: { type: string, minLength: 1, maxLength: 40, default: return=minimal }
        `,
      },
      {
        title: 'a pattern that admits more, behind a reference',
        yaml: `
          components:
            parameters:
              Prefer:
                name: prefer
                in: header
                schema: { $ref: '#/components/schemas/Preference' }
            schemas:
              Preference:
                type: string
                minLength: 1
                maxLength: 40
                pattern: '^(respond-async|wait=[0-9]+)$' # <- finding
        `,
      },
      {
        title: 'a list with a token of another API, in the enum of its items and in an example',
        yaml: `
          components:
            parameters:
              Listed:
                name: Prefer
                in: header
                schema:
                  type: array
                  minItems: 0
                  maxItems: 2
                  items:
                    type: string
                    minLength: 1
                    maxLength: 40
                    enum:
                      - respond-async
                      - wait=100 # <- finding
              Shown:
                name: Prefer
                in: header
                schema: { $ref: '#/components/schemas/Preferences' }
                example:
                  - return=minimal
                  - handling=strict # <- finding
            schemas:
              Preferences: { type: array, minItems: 0, maxItems: 2, items: { type: string, minLength: 1, maxLength: 40 } }
        `,
      },
      {
        title: 'with content, and with nothing that describes it',
        yaml: `
          components:
            parameters:
              Wrong:
                name: Prefer
                in: header
                content:
                  text/plain:
                    schema: { type: string, minLength: 1, maxLength: 40 }
                    example: wait=10 # <- finding
              Untold: # <- finding
                name: Prefer
                in: header
                content: { text/plain: { schema: { type: string, minLength: 1, maxLength: 40 } } }
              Bare: # <- finding
                name: Prefer
                in: header
        `,
      },
    ],
    good: [
      {
        title: 'by enum, by pattern, and by examples',
        yaml: `
          components:
            parameters:
              Listed:
                name: Prefer
                in: header
                schema: { type: string, minLength: 1, maxLength: 40, enum: [respond-async] }
              Matched:
                name: Prefer
                in: header
                schema: { type: string, minLength: 1, maxLength: 40, pattern: '^return=(minimal|representation)$' }
              Shown:
                name: Prefer
                in: header
                schema: { type: string, minLength: 1, maxLength: 60 }
                examples: { both: { value: 'respond-async, return=minimal' } }
        `,
      },
      {
        title: 'an example that two headers share, a list, content, and a wide pattern beside an enum',
        yaml: `
          components:
            examples:
              Async: { value: respond-async }
            parameters:
              One:
                name: Prefer
                in: header
                schema: { type: string, minLength: 1, maxLength: 40 }
                examples: { async: { $ref: '#/components/examples/Async' } }
              Other:
                name: Prefer
                in: header
                schema: { type: string, minLength: 1, maxLength: 40 }
                examples: { async: { $ref: '#/components/examples/Async' } }
              List:
                name: Prefer
                in: header
                schema:
                  type: array
                  minItems: 0
                  maxItems: 2
                  items: { type: string, minLength: 1, maxLength: 40, enum: [respond-async, return=minimal] }
              Content:
                name: Prefer
                in: header
                content:
                  text/plain:
                    schema: { type: string, minLength: 1, maxLength: 40 }
                    example: respond-async
              Both:
                name: Prefer
                in: header
                schema: { type: string, minLength: 1, maxLength: 40, pattern: '^[a-z=-]+$', enum: [return=minimal] }
        `,
      },
    ],
    ignored: [
      {
        title: 'a query parameter of that name',
        yaml: `
          components:
            parameters:
              Prefer:
                name: prefer
                in: query
                schema: { type: string, minLength: 1, maxLength: 40 }
        `,
      },
    ],
  },
});
