import { resolve } from 'node:path';
import { readBaseline, writeBaseline } from '../baseline/baseline-file.ts';
import { BY_OPTION } from '../baseline/recorded-by.ts';
import type { Io } from '../platform/io.ts';
import { type FaultIdentity, keyOf } from '../traffic/fault-groups.ts';
import type { GivenSettings } from './held-settings.ts';

/**
 * Which faults of a service a baseline knows. Its form is that of a baseline of descriptions, with operations in the
 * place of files.
 *
 * @throws UsageError for one that cannot be used.
 */
export async function knownFaults(
  { baseline }: Pick<GivenSettings, 'baseline'>,
  { cwd }: Io,
): Promise<(identity: FaultIdentity) => boolean> {
  if (typeof baseline !== 'string') return () => false;
  const { entries } = await readBaseline(resolve(cwd, baseline), baseline, BY_OPTION);
  const known = new Set(entries.map(({ file, rule, place }) => keyOf({ operation: file, rule, place })));
  return (identity) => known.has(keyOf(identity));
}

/**
 * Records what was found as known.
 *
 * @throws UsageError
 */
export function saveFaults(file: string, found: readonly { readonly identity: FaultIdentity }[], { cwd }: Io): void {
  const faults = new Map(found.map(({ identity }) => [keyOf(identity), identity]));
  const entries = [...faults.values()].map(({ operation, rule, place }) => ({ file: operation, rule, place }));
  const descriptions = [...new Set(entries.map((entry) => entry.file))];
  writeBaseline(resolve(cwd, file), { descriptions, entries }, cwd, BY_OPTION);
}
