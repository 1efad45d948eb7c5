import { identityOf } from '../baseline/identity.ts';
import type { DataOf } from '../source/file-reader.ts';
import type { Result } from '../source/result.ts';

/** Where each finding stands, in the form that outlives edits elsewhere. */
export type Identities = ReadonlyMap<Result, string>;

/** Works the places out of the files; where one cannot be had, from the findings alone. */
export async function identitiesOf(results: readonly Result[], dataOf: DataOf): Promise<Identities> {
  const data = new Map<string, unknown>();
  for (const source of new Set(results.map((result) => result.source))) data.set(source, await dataOf(source));
  return new Map(results.map((result) => [result, identityOf(data.get(result.source), result.path)]));
}
