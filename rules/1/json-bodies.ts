import { defineRule } from '../../framework/define-rule.ts';
import bodyMediaTypes from '../../functions/body-media-types.ts';

export default defineRule({
  id: 'json-bodies',
  statements: ['1/json-bodies'],
  severity: 'error',
  summary: 'Bodies are application/json; a JSON Patch and the parts of an upload are the only exceptions.',
  why: 'Every further media type needs a reader, a writer, tests and documentation of its own on both sides.',
  then: {
    function: bodyMediaTypes,
    functionOptions: {
      // What succeeds, and what PATCH takes, is decided together with statements of section 4.2.
      bodies: 'others',
      mediaType: 'application/json',
      requestTypes: { 'application/json-patch+json': ['patch'] },
      uploadMethods: ['post', 'put'],
    },
  },
  examples: {
    bad: [
      {
        title: 'XML and a JSON type of its own in a shared response',
        yaml: `
          components:
            responses:
              Report:
                description: A report.
                content:
                  application/json: { schema: { type: object } }
                  Application/XML: # <- finding
                    schema: { type: object }
                  application/vnd.report+json: # <- finding
                    schema: { type: object }
        `,
      },
      {
        title: 'a range in the body of a webhook',
        yaml: `
          webhooks:
            paid:
              post:
                requestBody:
                  content:
                    '*/*': # <- finding
                      schema: { type: object }
        `,
      },
      {
        title: 'multipart in a response, and in a request that sends no file',
        yaml: `
          components:
            requestBodies:
              Order:
                content:
                  multipart/form-data: # <- finding
                    schema:
                      type: object
                      properties:
                        gift: { type: boolean }
            responses:
              Order:
                description: An order.
                content:
                  multipart/mixed: # <- finding
                    schema:
                      type: object
                      properties:
                        artifact: { type: string, format: binary }
        `,
      },
    ],
    good: [
      {
        title: 'JSON with its character set, a JSON Patch, and an upload',
        yaml: `
          components:
            requestBodies:
              Patch:
                content:
                  application/json-patch+json: {}
              Upload:
                content:
                  multipart/form-data:
                    schema:
                      type: object
                      properties:
                        title: { type: string, minLength: 1, maxLength: 80 }
                        artifact: { type: string, format: binary }
            responses:
              Order:
                description: An order.
                content:
                  application/json; charset=UTF-8:
                    schema: { type: object }
        `,
      },
    ],
    ignored: [
      {
        title: 'the content of a header, which is no body, and property names',
        yaml: `
          components:
            headers:
              Digest:
                content:
                  text/plain:
                    schema: { type: string, minLength: 1, maxLength: 80 }
            schemas:
              Mail:
                type: object
                properties:
                  content:
                    type: object
                    properties:
                      html: { type: object }
        `,
      },
    ],
  },
});
