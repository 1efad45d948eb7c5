import { listed } from '../../framework/messages.ts';
import { SEVERITIES, type SeverityNumber } from '../../framework/severity.ts';
import { UsageError } from '../../platform/usage-error.ts';
import { isInputProblem } from '../../source/problem.ts';
import { compareResults, withoutRepeats } from '../../source/result.ts';
import type { Identities } from '../identities.ts';
import { countedInThousands } from '../in-thousands.ts';
import type { ReportedRun } from '../write-reports.ts';
import type { ReadReport, RunFacts } from './report-contents.ts';

/** A report together with the facts of its run. */
type ReportWithFacts = ReadReport & { readonly run: RunFacts };

/** All that the reports of several runs contain, as if it had been one run. */
export interface JoinedRun extends ReportedRun {
  /** Null when the reports do not name it. */
  readonly version: string | null;
  /** Null when the reports do not name it. */
  readonly places: Identities | null;
}

/**
 * Joins the reports of runs that had the same ruleset and version, and all shards if they were shards. What several of
 * them found in a file that they share is reported once.
 *
 * @throws UsageError when the reports do not belong together.
 */
export function joinReports(reports: readonly ReadReport[], failSeverity: SeverityNumber): JoinedRun {
  const withFacts = reports.filter((report): report is ReportWithFacts => report.run !== null);
  checkKinds(reports);
  checkSameRun(withFacts);
  checkShards(withFacts);
  checkSeverity(withFacts, failSeverity);
  checkStatements(reports);
  // Where the same finding has two severities, the graver one counts.
  const gravestFirst = reports
    .flatMap(({ results }) => [...results])
    .sort((left, right) => left.severity - right.severity);
  const resultsAndProblems = withoutRepeats(gravestFirst).sort(compareResults);
  const sum = (count: (run: RunFacts) => number) => withFacts.reduce((total, { run }) => total + count(run), 0);
  const known = sum((run) => run.known);
  return {
    resultsAndProblems,
    results: resultsAndProblems.filter((result) => !isInputProblem(result)),
    rules: withFacts[0]?.run.rules ?? [],
    ruleset: withFacts[0]?.run.ruleset ?? { name: '', digest: '' },
    version: withFacts[0]?.run.version ?? null,
    places: placesIn(reports),
    shard: null,
    files: [...new Set(withFacts.flatMap(({ run }) => [...run.files]))].sort(),
    linted: sum(({ linted }) => linted),
    failed: sum(({ failed }) => failed),
    hidden: sum(({ hidden }) => hidden),
    quieted: sum(({ quieted }) => quieted),
    known,
    notes: known > 0 ? [`${countedInThousands(known, 'finding')} not shown because of the baseline`] : [],
    complete: reports.every(({ complete }) => complete),
    quiet: false,
    failSeverity,
  };
}

function placesIn(reports: readonly ReadReport[]): Identities | null {
  const identities = reports.flatMap(({ places }) => (places === undefined ? [] : [...places]));
  return reports.some(({ places }) => places === undefined) ? null : new Map(identities);
}

function checkKinds(reports: readonly ReadReport[]): void {
  const [first] = reports;
  const other = reports.find(({ kind }) => kind !== first?.kind);
  if (first === undefined || other === undefined) return;
  throw new UsageError(
    `${first.name} is a ${first.kind} report and ${other.name} a ${other.kind} one; merge reports of one format`,
  );
}

function checkSameRun(reports: readonly ReportWithFacts[]): void {
  const [first] = reports;
  for (const { name, run } of reports) {
    if (first === undefined) return;
    const { version, ruleset } = first.run;
    if (run.version !== version)
      throw new UsageError(
        `${first.name} was written by Lintel ${version} and ${name} by ${run.version}; lint all shards with one version`,
      );
    if (run.ruleset.name !== ruleset.name)
      throw new UsageError(
        `${first.name} was written with the ruleset ${ruleset.name} and ${name} with ${run.ruleset.name}; lint all shards with one`,
      );
    if (run.ruleset.digest !== ruleset.digest)
      throw new UsageError(
        `the ruleset ${ruleset.name} had other rules for ${first.name} than for ${name}; lint all shards with the same`,
      );
  }
}

function checkShards(reports: readonly ReportWithFacts[]): void {
  const [first] = reports;
  const shard = first?.run.shard;
  if (first === undefined || shard === undefined) return;
  const seen = new Map<number, string>();
  for (const { name, run } of reports) {
    if (run.shard?.count !== shard?.count)
      throw new UsageError(
        `${first.name} holds ${partName(first.run)} and ${name} ${partName(run)}; merge the shards of one run`,
      );
    if (run.shard === null || shard === null) continue;
    if (run.shard.files !== shard.files)
      throw new UsageError(
        `${first.name} and ${name} are shards of different files; lint all shards on the same commit with the same arguments`,
      );
    const twin = seen.get(run.shard.index);
    if (twin !== undefined)
      throw new UsageError(`${twin} and ${name} both hold ${partName(run)}; name each shard once`);
    seen.set(run.shard.index, name);
  }
  if (shard !== null) checkMissing(shard.count, seen);
}

function checkMissing(count: number, seen: ReadonlyMap<number, string>): void {
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((index) => !seen.has(index));
  if (missing.length === 0) return;
  const some = missing.length > 5 ? [...missing.slice(0, 5).map(String), 'others'] : missing.map(String);
  const noun = missing.length === 1 ? 'shard' : 'shards';
  throw new UsageError(
    `the ${noun} ${listed(some)} of ${count} ${missing.length === 1 ? 'is' : 'are'} missing; name the reports of all`,
  );
}

function partName({ shard }: RunFacts): string {
  return shard === null ? 'a whole run' : `shard ${shard.index}/${shard.count}`;
}

/** What a report leaves out would pass for clean. */
function checkSeverity(reports: readonly ReportWithFacts[], failSeverity: SeverityNumber): void {
  const narrow = reports.find(({ run }) => run.shows < failSeverity);
  if (narrow === undefined) return;
  const cause = narrow.run.quieted > 0 ? '--quiet' : `--fail-severity ${SEVERITIES[narrow.run.shows]}`;
  throw new UsageError(
    `${narrow.name} was written with ${cause} and does not show each ${SEVERITIES[failSeverity]}; lint without that, or merge with --fail-severity ${SEVERITIES[narrow.run.shows]}`,
  );
}

/** The one thing by which JSON shows another version: what a rule decides. */
function checkStatements(reports: readonly ReadReport[]): void {
  const known = new Map<string, { readonly statements: string; readonly name: string }>();
  for (const { name, results } of reports) {
    for (const { code, statements } of results) {
      const first = known.get(code) ?? { statements: statements.join(), name };
      known.set(code, first);
      if (first.statements === statements.join()) continue;
      throw new UsageError(
        `the rule ${code} decides other statements in ${first.name} than in ${name}; lint all shards with one version of Lintel`,
      );
    }
  }
}
