import { defineRule } from '../../framework/define-rule.ts';
import responseBodies from '../../functions/response-bodies.ts';

export default defineRule({
  id: 'get-body',
  statements: ['4.2/get-ok'],
  severity: 'error',
  summary: 'The 200 of GET has a body.',
  why: 'Without a content the description does not say what a client gets, and generated clients return nothing.',
  then: {
    function: responseBodies,
    functionOptions: { methods: ['get'], statuses: ['200'], body: 'wanted', remedy: 'define its content' },
  },
  examples: {
    bad: [
      {
        title: 'no content',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': # <- finding
                  description: The customer.
        `,
      },
      {
        title: 'a shared response that is right for 204 and wrong for 200',
        yaml: `
          paths:
            /v1/shop/customers/{id}:
              parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
              get:
                responses:
                  '200': # <- finding
                    $ref: '#/components/responses/Done'
              delete:
                responses:
                  '204': { $ref: '#/components/responses/Done' }
          components:
            responses:
              Done: { description: Done. }
        `,
      },
    ],
    good: [
      {
        title: 'a body',
        yaml: `
          /v1/shop/customers/{id}:
            parameters: [{ $ref: 'common.yaml#/parameters/Id' }]
            get:
              responses:
                '200': { $ref: 'common.yaml#/responses/Resource' }
        `,
      },
    ],
    ignored: [
      {
        title: 'what the receiver of a webhook answers, and a response that nothing uses',
        yaml: `
          webhooks:
            alive:
              get:
                responses:
                  '200': { description: Yes. }
          components:
            responses:
              Done: { description: Done. }
        `,
      },
    ],
  },
});
