import { defineRule } from '../../../framework/define-rule.ts';
import errorUri from './check.ts';

export default defineRule({
  id: 'information-link',
  statements: ['2.6/information-link'],
  severity: 'warn',
  summary: 'The information_link of an error is a URI: its schema says so, and examples show one.',
  why: 'A link that is a URI can be opened as it is; a text has to be read first.',
  then: { function: errorUri, functionOptions: { property: 'information_link' } },
});
