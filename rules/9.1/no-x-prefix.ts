import { defineRule } from '../../framework/define-rule.ts';
import headerPrefix from '../../functions/header-prefix.ts';

export default defineRule({
  id: 'no-x-prefix',
  statements: ['9.1/no-x-prefix'],
  severity: 'error',
  summary: 'Names of custom headers have no X- prefix.',
  why: 'A header that proves useful loses the prefix when it becomes a standard, and every client has to know both names (RFC 6648).',
  // X-Idempotency-Key has a rule of its own, which names the header to use.
  then: { function: headerPrefix, functionOptions: { prefix: 'X-', exceptKeys: true } },
  examples: {
    bad: [
      {
        title: 'a request header in a path item',
        yaml: `
          /v1/shop/orders/{id}:
            parameters:
              - $ref: 'common.yaml#/parameters/Id'
              - name: X-Tenant # <- finding
                in: header
                schema: { type: string, minLength: 1, maxLength: 40 }
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
      {
        title: 'a response header whose value is a reference',
        yaml: `
          components:
            responses:
              Done:
                description: Done.
                headers:
                  Content-Language: { $ref: 'common.yaml#/headers/ContentLanguage' }
                  x-region: { $ref: '#/components/headers/Region' } # <- finding
            headers:
              Region:
                schema: { type: string, minLength: 1, maxLength: 40 }
        `,
      },
      {
        title: 'a header of a part of a body',
        yaml: `
          components:
            requestBodies:
              Scan:
                content:
                  multipart/form-data:
                    schema:
                      type: object
                      properties:
                        title: { type: string, minLength: 1, maxLength: 80 }
                        scan: { type: string, format: binary }
                    encoding:
                      scan:
                        headers:
                          X-Checksum: # <- finding
                            schema: { type: string, minLength: 1, maxLength: 80 }
        `,
      },
    ],
    good: [
      {
        title: 'a custom header without prefix',
        yaml: `
          components:
            parameters:
              Tenant:
                name: Tenant
                in: header
                schema: { type: string, minLength: 1, maxLength: 40 }
        `,
      },
    ],
    ignored: [
      {
        title: 'a standard header that has the prefix, and the name of a component',
        yaml: `
          components:
            headers:
              X-Anything:
                schema: { type: string, minLength: 1, maxLength: 40 }
            responses:
              Done:
                description: Done.
                headers:
                  Content-Language: { $ref: 'common.yaml#/headers/ContentLanguage' }
                  X-Content-Type-Options:
                    schema: { type: string, minLength: 1, maxLength: 40 }
        `,
      },
    ],
  },
});
