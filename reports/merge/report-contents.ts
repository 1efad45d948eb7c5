import type { RuleInfo } from '../../engine/engine.ts';
import type { SeverityNumber } from '../../framework/severity.ts';
import type { Result } from '../../source/result.ts';
import type { Shard } from '../../source/shard.ts';
import type { Identities } from '../identities.ts';
import type { RulesetIdentity } from '../ruleset-identity.ts';

/** The formats that can be joined. */
export type ReportKind = 'json' | 'sarif' | 'junit';

/** What a report says about the run that wrote it. */
export interface ReadReport {
  /** As the command line names it. */
  readonly name: string;
  readonly kind: ReportKind;
  readonly results: readonly Result[];
  /** Null where the format has no place for it. */
  readonly run: RunFacts | null;
  /** Where the findings stand, if the report says so in the form that outlives edits. */
  readonly places?: Identities;
  /** False when the run says that something could not be judged. */
  readonly complete: boolean;
}

/** What a report says of its run besides the findings. */
export interface RunFacts {
  readonly version: string;
  readonly ruleset: RulesetIdentity;
  readonly shard: Shard | null;
  /** The lowest severity that the report shows. */
  readonly shows: SeverityNumber;
  readonly rules: readonly RuleInfo[];
  readonly files: readonly string[];
  readonly linted: number;
  readonly failed: number;
  readonly hidden: number;
  readonly quieted: number;
  /** Findings that a baseline left out. */
  readonly known: number;
}

/** A report that cannot be read; the message is one sentence that names the place. */
export class BrokenReport extends Error {}

/** Reads `i/n`, as a report keeps it. */
export function shardOfReport(given: string | null | undefined, files: string | null | undefined): Shard | null {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(given ?? '') ?? [];
  return index === undefined ? null : { index: Number(index), count: Number(count), files: files ?? '' };
}
