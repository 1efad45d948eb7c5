import { BATCH_RESULT } from './batch-result.ts';
import type { BodySlot } from './body/body-slot.ts';

/**
 * True for what an error repeats of a request, the `value` in `details` (section 2.6 of the conventions): the client
 * has written it, and it may be what was wrong.
 */
export function isEchoed(slot: BodySlot): boolean {
  const { key, form, parent } = slot;
  if (key !== 'value' || parent?.isItem !== true || parent.parent?.key !== 'details') return false;
  const isDetail = form?.names.some((name) => name === 'field' || name === 'issue') === true;
  return isDetail && (slot.kind.isError || isInBatch(slot));
}

/** True for what stands in the results of a bulk request. */
export function isInBatch(slot: BodySlot): boolean {
  for (let current: BodySlot | null = slot; current !== null; current = current.parent) {
    if (current.key === BATCH_RESULT) return true;
  }
  return false;
}
