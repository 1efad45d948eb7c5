import type { Shard } from '../../cli/shard.ts';
import type { RuleInfo } from '../../engine/engine.ts';
import { UsageError } from '../../platform/usage-error.ts';
import { readText, unreadable } from '../../source/read-text.ts';
import type { Result, SeverityNumber } from '../../source/result.ts';
import type { Places } from '../places.ts';
import type { RulesetIdentity } from '../ruleset-identity.ts';

/** The formats that can be joined. */
export type ReportKind = 'json' | 'sarif' | 'junit';

/** What a report tells of the run that wrote it. */
export interface ReadReport {
  /** As the command line names it. */
  readonly name: string;
  readonly kind: ReportKind;
  readonly results: readonly Result[];
  /** Null where the format has no place for it. */
  readonly run: RunFacts | null;
  /** Where the findings stand, if the report says so in the form that outlives edits. */
  readonly places?: Places;
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

/**
 * Reads a JSON, SARIF or JUnit report, which are told apart by how they begin.
 *
 * @throws UsageError when it is broken, or none of these.
 */
export async function readReport(name: string, path: string, root: string): Promise<ReadReport> {
  try {
    return await parse(name, readText(path), root);
  } catch (error) {
    if (error instanceof BrokenReport) throw new UsageError(`the report ${name}${error.message}`);
    if (error instanceof UsageError) throw error;
    throw new UsageError(`the report ${name}: ${unreadable(error).message}`, { cause: error });
  }
}

async function parse(name: string, text: string, root: string): Promise<ReadReport> {
  const first = text.trimStart().charAt(0);
  if (first === '[') return { name, ...(await import('./read-json-report.ts')).readJsonReport(text) };
  if (first === '{') return { name, ...(await import('./read-sarif-report.ts')).readSarifReport(text, root) };
  if (first === '<') return { name, ...(await import('./read-junit-report.ts')).readJunitReport(text, root) };
  const what = first === '' ? ' is empty' : ':1:1: this is no JSON, SARIF or JUnit';
  throw new BrokenReport(`${what}; write it again with lintel lint --format json, sarif or junit`);
}

/** Reads `i/n`, as a report keeps it. */
export function shardOfReport(given: string | null | undefined, files: string | null | undefined): Shard | null {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(given ?? '') ?? [];
  return index === undefined ? null : { index: Number(index), count: Number(count), files: files ?? '' };
}
