import { defineRule } from '../../../framework/define-rule.ts';
import responseBodies from '../../../functions/response-bodies.ts';

/** 4.2/get-ok reports the body of a search by GET. */
export default defineRule({
  id: 'search-body',
  statements: ['4.7/search-collection'],
  severity: 'error',
  summary: 'The 200 of a search by POST has a body.',
  why: 'Without a content the description does not say what a search finds.',
  answeredBy: ['resource'],
  then: {
    function: responseBodies,
    functionOptions: {
      methods: ['post'],
      classes: ['search'],
      statuses: ['200'],
      body: 'wanted',
      remedy: 'define a collection response as its content',
    },
  },
});
