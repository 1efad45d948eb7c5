import { defineExchange } from '../../../framework/define-exchange.ts';
import { plain } from '../../../framework/messages.ts';
import { Selection } from '../../../model/exchange/body/selection.ts';

/** A null that is a whole body is no object either: `object-responses` reports it. */
export default defineExchange({
  values: new Selection({
    at: ({ parent }, type) => (parent === null ? 'none' : type === 'null' ? 'look' : 'holds'),
    subject: (value) => value,
  }),
  judge: ({ key }) =>
    typeof key === 'string'
      ? { message: () => `${plain(key)} is null; leave it out, since an absent property means undefined` }
      : { message: 'this item is null; leave it out' },
});
