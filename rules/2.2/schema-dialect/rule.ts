import { defineRule } from '../../../framework/define-rule.ts';
import schemaDialect from './check.ts';

export default defineRule({
  id: 'schema-dialect',
  statements: ['2.2/schema-dialect'],
  severity: 'warn',
  summary:
    'From OpenAPI 3.1 on, the schema dialect is named: 2020-12, or the hypermedia dialect where link keywords occur.',
  why: 'Validators choose the meaning of keywords by the dialect; unnamed, two of them disagree about one payload.',
  then: { function: schemaDialect, functionOptions: { dialect: 'https://json-schema.org/draft/2020-12/schema' } },
});
