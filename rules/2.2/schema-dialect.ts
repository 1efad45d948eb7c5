import { defineRule } from '../../framework/define-rule.ts';
import schemaDialect from '../../functions/schema-dialect.ts';

export default defineRule({
  id: 'schema-dialect',
  statements: ['2.2/schema-dialect'],
  severity: 'warn',
  summary:
    'From OpenAPI 3.1 on, the schema dialect is named: 2020-12, or the hypermedia dialect where link keywords occur.',
  why: 'Validators choose the meaning of keywords by the dialect; unnamed, two of them disagree about one payload.',
  then: { function: schemaDialect, functionOptions: { dialect: 'https://json-schema.org/draft/2020-12/schema' } },
  examples: {
    bad: [
      {
        title: 'nothing names it',
        yaml: `
          openapi: 3.1.0 # <- finding
          info: { title: Shop, version: 1.0.0 }
          components:
            schemas:
              Order: { type: object }
        `,
      },
      {
        title: 'one type does not, and one names another',
        yaml: `
          openapi: 3.1.0
          info: { title: Shop, version: 1.0.0 }
          components:
            schemas:
              Order:
                $schema: https://json-schema.org/draft/2020-12/schema
                type: object
              Customer: # <- finding
                type: object
              Parcel:
                $schema: http://json-schema.org/draft-07/schema# # <- finding
                type: object
        `,
      },
    ],
    good: [
      {
        title: 'the root names it for all',
        yaml: `
          openapi: 3.1.0
          jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
          info: { title: Shop, version: 1.0.0 }
          components:
            schemas:
              Order: { type: object }
        `,
      },
      {
        title: 'a hyper-schema dialect for a type with link keywords',
        yaml: `
          openapi: 3.1.0
          info: { title: Shop, version: 1.0.0 }
          components:
            schemas:
              Order:
                $schema: https://json-schema.org/draft/2019-09/hyper-schema
                type: object
                links: [{ rel: self, href: '/orders/{id}' }]
        `,
      },
    ],
    ignored: [
      {
        title: 'OpenAPI 3.0, which knows no dialect',
        yaml: `
          openapi: 3.0.3
          info: { title: Shop, version: 1.0.0 }
          components:
            schemas:
              Order: { type: object }
        `,
      },
    ],
  },
});
