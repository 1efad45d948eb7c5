import type { Io, Output } from '../platform/io.ts';

/**
 * Whether a report is coloured: as the flag says, else as NO_COLOR (no-color.org) and FORCE_COLOR say, else on a
 * terminal only. `output` is null when the report goes to a file.
 */
export function usesColor(flag: boolean | undefined, output: Output | null, env: Io['env']): boolean {
  if (flag !== undefined) return flag;
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0') return true;
  return output?.isTTY === true && env.TERM !== 'dumb';
}
