import { defineRule } from '../../framework/define-rule.ts';
import propertyNames from '../../functions/property-names.ts';

export default defineRule({
  id: 'property-names',
  statements: ['2.1/property-names'],
  severity: 'error',
  summary: 'JSON property names are camelCase: a lower-case letter, then letters and digits.',
  why: 'One spelling lets clients map names to code by rule; a name that deviates has to be mapped, and looked up, by hand.',
  then: { function: propertyNames },
  examples: {
    bad: [
      {
        title: 'snake case, capitals, and signs',
        yaml: `
          Order:
            type: object
            properties:
              gift_card: # <- finding
                type: object
              URLPath: # <- finding
                type: object
              $wallet: # <- finding
                type: object
        `,
      },
      {
        title: 'a reference: the finding stands at the name, not at what it refers to',
        yaml: `
          Order:
            allOf:
              - type: object
                properties:
                  billing-address: # <- finding
                    $ref: '#/components/schemas/Address'
          Address:
            type: object
        `,
      },
      {
        title: 'names that only required and an example know',
        yaml: `
          Payment:
            type: object
            required:
              - payer_id # <- finding
            properties:
              card: { type: object }
            example:
              card: {}
              payment_state: DONE # <- finding
        `,
      },
      {
        title: 'names of the conventions outside their objects',
        yaml: `
          Order:
            type: object
            properties:
              created_at: # <- finding
                type: object
              country_code: # <- finding
                type: object
        `,
      },
    ],
    good: [
      {
        title: 'camelCase, with a run of capitals inside',
        yaml: `
          Order:
            type: object
            required: [userID]
            properties:
              userID: { type: object }
              address2: { type: object }
        `,
      },
      {
        title: 'a name of the conventions in its own object',
        yaml: `
          Order:
            type: object
            properties:
              processing_state:
                type: object
                properties:
                  status:
                    type: string
                    enum: [PROCESSING]
                    minLength: 1
                    maxLength: 255
                    pattern: '^[0-9A-Z_]+$'
        `,
      },
    ],
    ignored: [
      {
        title: 'keys of a map and names of parts',
        yaml: `
          components:
            requestBodies:
              Upload:
                content:
                  multipart/form-data:
                    schema:
                      type: object
                      properties:
                        file_title: { type: string, minLength: 1, maxLength: 80 }
                        file_data: { type: string, format: binary }
            schemas:
              Stock:
                type: object
                additionalProperties: { type: object }
                example:
                  blue_shirt: {}
        `,
      },
    ],
  },
});
