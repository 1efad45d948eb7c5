import { defineChange } from '../../../framework/define-change.ts';
import { CHANGED_OPERATIONS } from './changed-operations.ts';
import { CHANGED_SCHEMAS } from './changed-schemas.ts';

/**
 * Nothing that a client relies on goes or tightens. Enumerations are closed-enum's; of what is closed,
 * no-closed-objects speaks first.
 */
export default defineChange({
  yieldsTo: ['no-closed-objects'],
  changes: { ...CHANGED_OPERATIONS, ...CHANGED_SCHEMAS },
});
