import { isUpperCase, toUpperCase } from './name-forms.ts';
import { admits, type Pattern } from './pattern.ts';

/**
 * True for a value that a pattern rejects and that it would admit in UPPER_CASE: its one fault is the spelling, which
 * statement 2.1/enum-values tells.
 */
export function lacksOnlyCase(value: string, pattern: Pattern): boolean {
  const upper = toUpperCase(value);
  return !isUpperCase(value) && upper !== null && admits(pattern, upper) === true;
}
