import { ERROR_FAULTS } from './errors-and-files.ts';
import type { Fault } from './fault.ts';
import { LINK_FAULTS } from './links-and-collections.ts';
import { OPERATION_FAULTS } from './operations.ts';
import { PAYLOAD_FAULTS } from './payload.ts';

/** Faults that a single request with its response shows. */
export const EXCHANGE_FAULTS: readonly Fault[] = [
  ...PAYLOAD_FAULTS,
  ...LINK_FAULTS,
  ...ERROR_FAULTS,
  ...OPERATION_FAULTS,
];
