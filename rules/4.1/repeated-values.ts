import { defineRule } from '../../framework/define-rule.ts';
import repeatedValues from '../../functions/repeated-values.ts';

export default defineRule({
  id: 'repeated-values',
  statements: ['4.1/repeated-values'],
  severity: 'error',
  summary:
    'A parameter for several values is repeated and has a singular name, or is one string with a plural name and documented escaping.',
  why: 'Each other way to join values needs a separator that the values themselves may contain, and clients disagree on how to escape it.',
  then: { function: repeatedValues, functionOptions: { fixed: ['filter', 'fields', 'sort', 'sortBy'] } },
  examples: {
    bad: [
      {
        title: 'a plural name, and values that share one parameter',
        yaml: `
          /v1/shop/orders:
            parameters:
              - name: statuses # <- finding
                in: query
                schema: { type: array, minItems: 0, maxItems: 10, items: { type: object } }
              - name: status
                in: query
                explode: false # <- finding
                schema: { type: array, minItems: 0, maxItems: 10, items: { type: object } }
              - name: colors
                in: query
                content: # <- finding
                  application/json:
                    schema: { type: array, minItems: 0, maxItems: 10, items: { type: object } }
        `,
      },
      {
        title: 'other words for a list between commas',
        yaml: `
          /v1/shop/orders:
            parameters:
              - name: colors
                in: query
                description: List of colors separated by ",". # <- finding
                schema: { type: string, minLength: 0, maxLength: 100 }
              - name: tags
                in: query
                description: A CSV list of tags. # <- finding
                schema: { type: string, minLength: 0, maxLength: 100 }
        `,
      },
      {
        title: 'an array behind a reference, and a list between commas',
        yaml: `
          components:
            schemas:
              Tags: { type: array, minItems: 0, maxItems: 10, items: { type: object } }
            parameters:
              Tag:
                name: tag
                in: query
                style: pipeDelimited # <- finding
                schema: { $ref: '#/components/schemas/Tags' }
              Colors:
                name: colors
                in: query
                description: A comma-separated list of colors. # <- finding
                schema: { type: string, minLength: 0, maxLength: 100 }
        `,
      },
    ],
    good: [
      {
        title: 'repeated, and between commas',
        yaml: `
          /v1/shop/orders:
            parameters:
              - name: status
                in: query
                style: form
                explode: true
                schema: { type: array, minItems: 0, maxItems: 10, items: { type: object } }
              - name: colors
                in: query
                description: Comma-separated colors; a comma in a color is escaped by a backslash.
                schema: { type: string, minLength: 0, maxLength: 100 }
        `,
      },
    ],
    ignored: [
      {
        title: 'a list in a header, a plural string that is no list, and parameters that the conventions define',
        yaml: `
          /v1/shop/orders:
            parameters:
              - name: Tags
                in: header
                explode: false
                schema: { type: array, minItems: 0, maxItems: 10, items: { type: object } }
              - name: notes
                in: query
                description: Text to look for in notes.
                schema: { type: string, minLength: 0, maxLength: 100 }
              - name: fields
                in: query
                description: Comma-separated list of fields to return.
                schema: { type: string, minLength: 0, maxLength: 100 }
        `,
      },
    ],
  },
});
