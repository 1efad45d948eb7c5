import type { StatementId } from '../spec/statements.generated.ts';

/**
 * What a reviewer asks where a review rule found something. What is asked where no rule speaks stands in spec/statements.yaml.
 */
export const RAISED_QUESTIONS: Readonly<Partial<Record<StatementId, string>>> = {
  '2.1/read-only':
    'Are the fields that only the service sets marked readOnly, and is an attempt to change one answered 400?',
  '2.2/string-pattern': 'Which of these strings have a form that a pattern could hold callers to?',
  '2.2/enum-closed':
    'Will no value ever be added to these sets? If one may, document the values instead of listing them by enum.',
  '2.3/money-bare': 'Are these amounts of money? If so, use Money with value and currency.',
  '3/state-links': 'Do the links of a response offer exactly the actions that its state allows?',
  '4.1/prefer-top-level':
    'Are the identifiers of these sub-resources unique? Then they could have a path at the top level.',
  '4.5/offered':
    'What happens when a client repeats this POST after a timeout? Offer Idempotency-Key where it would create twice.',
  '4.7/simple-status': 'Do these actions only set a status? Then PUT or PATCH is enough.',
  '4.7/lowest-nesting': 'Could these actions stand below the resource itself, without its parents?',
  '4.8/file-by-uri': 'Do later requests name an uploaded file by the URI that the upload answered with?',
  '6/webhooks': 'How does a client learn that a request which was accepted is done: by webhook, or only by asking?',
  '7.1/not-acceptable': 'Is an Accept header without application/json answered 406?',
  '7.2/specific-names': 'Which business rules does a 422 tell of, and has each a name and a message of its own?',
  '9/bounds-stable': 'Do these bounds come from a rule of the business that may change?',
  '9.1/headers-not-logic': 'Does any business logic depend on these headers?',
};
