import { asObject, has, strings } from '../../model/description/json.ts';
import { BATCH_RESULT } from '../../model/exchange/batch-result.ts';
import type { Exchange } from '../../model/exchange/exchange.ts';
import { areOfFile } from '../../model/exchange/file-metadata.ts';
import { linkedAnswer } from '../../model/exchange/linked-answers.ts';
import { errorDetails, sentErrors } from '../../model/exchange/sent-errors.ts';
import { sentPage } from '../../model/exchange/sent-pages.ts';
import type { BodyValue, Traffic } from '../../model/exchange/traffic.ts';
import { commonType } from '../../model/types/common-types.ts';
import {
  DETAIL_MEMBERS,
  FILE_MEMBERS,
  LINK_MEMBERS,
  REQUIRED_ERROR_MEMBERS,
} from '../../model/types/prescribed-members.ts';

const OF_LINK = Object.keys(LINK_MEMBERS);
const OF_DETAILS = Object.keys(DETAIL_MEMBERS);
const OF_FILE = Object.keys(FILE_MEMBERS);
const OF_MONEY = Object.keys(commonType('money').members);

/**
 * True for a member without which its object breaks the description, or another statement of the conventions: leaving
 * it out mends nothing.
 */
export function isRequiredMember(
  { key, parent, root }: Pick<BodyValue, 'key' | 'parent' | 'root'>,
  exchange: Exchange,
  traffic: Traffic,
): boolean {
  if (typeof key !== 'string' || parent === null) return false;
  if (parent.schemas.some(({ value }) => strings(value.required).includes(key))) return true;
  const object = asObject(parent.value);
  const isOf = (names: readonly string[], isObject: () => boolean) => names.includes(key) && isObject();
  if (isOf(OF_MONEY, () => OF_MONEY.every((name) => has(object, name)))) return true;
  if (root.part === 'request') return false;
  return (
    isOf(OF_LINK, () => parent.parent?.key === 'links' && Array.isArray(parent.parent.value)) ||
    isOf(REQUIRED_ERROR_MEMBERS, () => sentErrors(exchange, traffic).some(({ value }) => value === parent.value)) ||
    isOf(OF_DETAILS, () => errorDetails(exchange, traffic).some(({ value }) => value === parent.value)) ||
    isOf(OF_FILE, () => areOfFile(Object.keys(object))) ||
    (parent.parent === null && isRequiredOfAnswer(key, exchange, traffic))
  );
}

/** True for a member that the body of the response is to have. */
function isRequiredOfAnswer(key: string, exchange: Exchange, traffic: Traffic): boolean {
  if (key === BATCH_RESULT) return true;
  const isPage = sentPage(exchange, traffic) !== null;
  return (key === 'items' && isPage) || (key === 'links' && (isPage || linkedAnswer(exchange, traffic) !== null));
}
