import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { isSameHeader } from '../../../model/operations/header-names.ts';
import { isStandardHeader } from '../../../model/text/standards/http-headers.ts';

/** Headers that the conventions define. */
const DEFINED = ['Idempotency-Key', 'Prefer', 'If-Match'];

/** Asks whether business logic depends on a custom request header that is required. Idempotency keys are no logic. */
export default defineRule({
  id: 'headers-not-logic',
  statements: ['9.1/headers-not-logic'],
  severity: 'hint',
  summary: 'Business logic does not depend on headers.',
  why: 'Headers are dropped, renamed and cached over by what lies between client and service; what the result depends on belongs to the address or the body.',
  question: 'Does any business logic depend on these headers?',
  yieldsTo: ['idempotency-key-name'],
  subjects: ({ parameters }) => parameters.filter(({ location, name }) => location === 'header' && name !== null),
  judge: ({ value, name }) => {
    if (value.required !== true || name === null || isStandardHeader(name)) return null;
    if (DEFINED.some((one) => isSameHeader(one, name))) return null;
    return {
      message: `the custom header ${plain(name)} is required; if business logic depends on it, move it to the body or the path`,
    };
  },
});
