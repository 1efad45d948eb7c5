import { defineExchange } from '../../../framework/define-exchange.ts';
import { plain } from '../../../framework/messages.ts';
import { isRequiredMember } from '../../../functions/exchange/required-members.ts';
import { member } from '../../../model/description/json.ts';
import { BATCH_RESULT } from '../../../model/exchange/batch-result.ts';
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
  judge: (value, exchange, traffic) => {
    const { key, parent } = value;
    if (typeof key !== 'string') {
      const isResult = parent?.key === BATCH_RESULT && parent.parent?.parent === null;
      return { message: `this item is null; ${isResult ? 'write the resource or the error' : 'leave it out'}` };
    }
    if (isPatched(value, exchange.request)) return { message: 'value is null; write the op remove, without a value' };
    return {
      message: () => {
        const isRequired = isRequiredMember(value, exchange, traffic);
        return `${plain(key)} is null; ${isRequired ? remedyOfRequired(key) : 'leave it out, since an absent property means undefined'}`;
      },
    };
  },
});

const ARRAYS: readonly string[] = ['items', 'links', BATCH_RESULT];

function remedyOfRequired(key: string): string {
  if (key === 'href') return 'leave the link out, or write its address';
  return `write ${ARRAYS.includes(key) ? 'an array' : 'a value'}, since it is required here`;
}

/** True for the value that an operation of a JSON Patch sets: leaving it out would break the operation. */
function isPatched({ key, parent, root }: BodyValue, request: RequestMessage): boolean {
  const list = parent?.parent;
  if (key !== 'value' || root !== request || list?.parent !== null || !Array.isArray(list.value)) return false;
  return request.method.toUpperCase() === 'PATCH' && ['add', 'replace'].includes(String(member(parent?.value, 'op')));
}
