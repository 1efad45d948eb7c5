import { defineRule } from '../../framework/define-rule.ts';
import headerType from '../../functions/header-type.ts';

export default defineRule({
  id: 'idempotency-key-string',
  statements: ['4.5/header'],
  severity: 'error',
  summary: 'Idempotency-Key is a string.',
  why: 'A number is too easily the same twice; clients make a UUID or another random text for each request.',
  then: { function: headerType, functionOptions: { header: 'Idempotency-Key', type: 'string' } },
  examples: {
    bad: [
      {
        title: 'a number',
        yaml: `
          components:
            parameters:
              Key:
                name: Idempotency-Key
                in: header
                schema:
                  type: integer # <- finding
                  minimum: 0
                  maximum: 2147483647
        `,
      },
      {
        title: 'a shared schema, in a request and in the echo of it',
        yaml: `
          components:
            parameters:
              Key:
                name: idempotency-key
                in: header
                schema: # <- finding
                  $ref: '#/components/schemas/Count'
            responses:
              Made:
                description: Made.
                headers:
                  Content-Language: { $ref: 'common.yaml#/headers/ContentLanguage' }
                  Idempotency-Key: { $ref: '#/components/headers/Key' }
            headers:
              Key:
                schema: # <- finding
                  $ref: '#/components/schemas/Count'
                  description: The key that the request had.
            schemas:
              Count: { type: integer, minimum: 0, maximum: 2147483647 }
        `,
      },
      {
        title: 'no type, and a number in content',
        yaml: `
          components:
            parameters:
              Untyped:
                name: Idempotency-Key
                in: header
                schema: { description: A random text. } # <- finding
              Number:
                name: Idempotency-Key
                in: header
                content:
                  text/plain:
                    schema:
                      type: integer # <- finding
                      minimum: 0
                      maximum: 2147483647
        `,
      },
    ],
    good: [
      {
        title: 'a string',
        yaml: `
          components:
            parameters:
              Key: { $ref: 'common.yaml#/parameters/IdempotencyKey' }
        `,
      },
    ],
    ignored: [
      {
        title: 'a schema that is missing, and a query parameter',
        yaml: `
          components:
            parameters:
              Key:
                name: Idempotency-Key
                in: header
                schema: { $ref: 'missing.yaml#/Key', description: A random text. }
              Count:
                name: count
                in: query
                schema: { type: integer, minimum: 0, maximum: 2147483647 }
        `,
      },
    ],
  },
});
