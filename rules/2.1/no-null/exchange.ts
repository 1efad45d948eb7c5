import { defineExchange } from '../../../framework/define-exchange.ts';
import { plain } from '../../../framework/messages.ts';
import { member } from '../../../model/description/json.ts';
import { Selection } from '../../../model/exchange/body/selection.ts';
import type { RequestMessage } from '../../../model/exchange/exchange.ts';
import type { BodyValue } from '../../../model/exchange/traffic.ts';

/** A null that is a whole body is no object either: `object-responses` reports it. */
export default defineExchange({
  group: 'differences',
  values: new Selection({
    at: ({ parent }, type) => (parent === null ? 'none' : type === 'null' ? 'look' : 'holds'),
    subject: (value) => value,
  }),
  judge: (value, { request }) => {
    const { key } = value;
    if (typeof key !== 'string') return { message: 'this item is null; leave it out' };
    if (isPatched(value, request)) return { message: 'value is null; write the op remove, without a value' };
    return { message: () => `${plain(key)} is null; leave it out, since an absent property means undefined` };
  },
});

/** True for the value that an operation of a JSON Patch sets: leaving it out would break the operation. */
function isPatched({ key, parent, root }: BodyValue, request: RequestMessage): boolean {
  const list = parent?.parent;
  if (key !== 'value' || root !== request || list?.parent !== null || !Array.isArray(list.value)) return false;
  return request.method.toUpperCase() === 'PATCH' && ['add', 'replace'].includes(String(member(parent?.value, 'op')));
}
