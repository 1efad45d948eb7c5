import type { Fault } from './fault.ts';
import { BODY_SEQUENCES } from './sequences-of-bodies.ts';
import { COLLECTION_SEQUENCES } from './sequences-of-collections.ts';
import { WORK_SEQUENCES } from './sequences-of-keys-and-work.ts';
import { OPERATION_SEQUENCES } from './sequences-of-operations.ts';

/** Faults that only show when requests follow one another. */
export const SEQUENCE_FAULTS: readonly Fault[] = [
  ...BODY_SEQUENCES,
  ...OPERATION_SEQUENCES,
  ...COLLECTION_SEQUENCES,
  ...WORK_SEQUENCES,
];
