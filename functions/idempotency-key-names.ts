import { defineFunction } from '../framework/define-function.ts';
import { plain } from '../framework/messages.ts';
import { IDEMPOTENCY_KEY, type OtherKey, otherKeys } from '../model/idempotency.ts';

/** What carries an idempotency key is a header of the one name for it. */
export default defineFunction<OtherKey>({
  name: 'idempotencyKeyNames',
  options: null,
  subjects: otherKeys,
  judge: ({ carrier, name }) => ({
    message:
      carrier === 'header'
        ? `the header ${plain(name)} carries an idempotency key; name it ${IDEMPOTENCY_KEY}`
        : `the ${carrier} ${plain(name)} carries an idempotency key; take it in the request header ${IDEMPOTENCY_KEY}`,
  }),
});
