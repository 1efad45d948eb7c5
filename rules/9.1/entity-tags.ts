import { defineRule } from '../../framework/define-rule.ts';
import entityTags from '../../functions/entity-tags.ts';

export default defineRule({
  id: 'entity-tags',
  statements: ['9.1/etag'],
  severity: 'warn',
  summary: 'What PUT or PATCH updates is read with an ETag; ETag is a response header and If-Match a request header.',
  why: 'Without an entity tag two clients overwrite one another’s changes, and neither notices.',
  then: { function: entityTags },
  examples: {
    bad: [
      {
        title: 'an item that PUT updates, and a tag on the wrong side',
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': # <- finding
                    description: The order.
                    content:
                      application/json:
                        schema: { $ref: 'common.yaml#/schemas/Resource' }
              put:
                requestBody:
                  required: true
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          components:
            parameters:
              Tag:
                name: ETag # <- finding
                in: header
                schema: { type: string, minLength: 1, maxLength: 80 }
        `,
      },
      {
        title: 'If-Match in a shared response',
        yaml: `
          components:
            responses:
              Done:
                description: Done.
                headers:
                  Content-Language: { $ref: 'common.yaml#/headers/ContentLanguage' }
                  If-Match: { $ref: 'common.yaml#/headers/ETag' } # <- finding
        `,
      },
      {
        title: 'a response that two items share, in which it is told once',
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: '#/components/responses/One' }
              put:
                requestBody:
                  required: true
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
            /v1/shop/drafts/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: '#/components/responses/One' }
              put:
                requestBody:
                  required: true
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
          components:
            responses:
              One: # <- finding
                description: What is asked for.
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
      {
        title: 'a response that is right for an item that is only read',
        yaml: `
          paths:
            /v1/shop/orders/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: '#/components/responses/One' } # <- finding
              put:
                requestBody:
                  required: true
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
                responses:
                  '204': { $ref: 'common.yaml#/responses/NoContent' }
            /v1/shop/receipts/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': { $ref: '#/components/responses/One' }
          components:
            responses:
              One:
                description: What is asked for.
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
        `,
      },
    ],
    good: [
      {
        title: 'an item with an entity tag',
        yaml: `
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200':
                  description: The order.
                  headers:
                    ETag: { $ref: 'common.yaml#/headers/ETag' }
                  content:
                    application/json:
                      schema: { $ref: 'common.yaml#/schemas/Resource' }
            put:
              parameters: [{ $ref: 'common.yaml#/parameters/IfMatch' }]
              requestBody:
                required: true
                content:
                  application/json:
                    schema: { $ref: 'common.yaml#/schemas/Resource' }
              responses:
                '204': { $ref: 'common.yaml#/responses/NoContent' }
        `,
      },
    ],
    ignored: [
      {
        title: 'an item that is only read',
        yaml: `
          /v1/shop/orders/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
  },
});
