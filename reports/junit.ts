import { extname } from 'node:path';
import { SEVERITIES } from '../framework/severity.ts';
import { pathToPointer } from '../model/description/json-pointer.ts';
import { appendTo } from '../model/lib/group-by.ts';
import { pathInRepository } from '../platform/repository.ts';
import { compareResults, type Result, shownRange } from '../source/result.ts';
import { moreOn } from './more.ts';
import type { ReportSettings, ReportWriter, RunSummary } from './report.ts';
import { xmlAttribute, xmlCdata } from './xml-text.ts';

/** The suite that holds no cases but what `lintel merge` has to know of the run. */
export const RUN_SUITE = 'lintel';

/** What stands before a rule in the name of a case, as in Spectral's reports. */
export const PACKAGE = 'org.spectral';

/**
 * Spectral's JUnit report: a suite for each file, a failed case for each finding at or above `--fail-severity`; and a
 * passed case for a file without any, since many readers take a report without cases for a broken one.
 */
export const junit: ReportWriter = (summary, setting) => {
  const failing = summary.results
    .filter(({ severity }) => severity <= summary.failSeverity)
    .map((result) => ({ ...result, source: pathInRepository(result.source, setting.root) }));
  const bySource = new Map<string, Result[]>(summary.files.map((file) => [pathInRepository(file, setting.root), []]));
  for (const result of failing.sort(compareResults)) {
    appendTo(bySource, result.source, result);
  }
  const suites = [...bySource].sort(([left], [right]) => (left < right ? -1 : 1));
  const cases = suites.reduce((total, [, results]) => total + Math.max(1, results.length), 0);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<testsuites name="${RUN_SUITE}" ${counts(cases, failing.length)}>`,
    runSuite(summary, setting),
    ...suites.map(([source, results]) => fileSuite(source, results)),
    '</testsuites>',
  ].join('\n');
};

function counts(tests: number, failures: number): string {
  return `tests="${tests}" failures="${failures}" errors="0" time="0"`;
}

function runSuite(
  { ruleset, shard, complete, failSeverity, linted, failed, hidden, quieted, known = 0 }: RunSummary,
  { version }: ReportSettings,
) {
  const facts: Readonly<Record<string, string | number | boolean>> = {
    version,
    ruleset: ruleset.name,
    rulesetDigest: ruleset.digest,
    ...(shard === null ? {} : { shard: `${shard.index}/${shard.count}`, shardFiles: shard.files }),
    failSeverity: SEVERITIES[failSeverity],
    complete,
    linted,
    failed,
    hidden,
    quieted,
    known,
  };
  const properties = Object.entries(facts).map(
    ([name, value]) => `<property name="lintel.${name}" value="${xmlAttribute(String(value))}"/>`,
  );
  const suite = `<testsuite name="${RUN_SUITE}" package="${PACKAGE}" ${counts(0, 0)} skipped="0">`;
  return [suite, '<properties>', ...properties, '</properties>', '</testsuite>'].join('\n');
}

function fileSuite(source: string, results: readonly Result[]): string {
  const name = xmlAttribute(source);
  const classname = xmlAttribute(source.slice(0, source.length - extname(source).length));
  const cases = results.map((result) => failedCase(result, classname));
  const passed = `<testcase time="0" name="${name}" classname="${classname}"/>`;
  const suite = `<testsuite name="${name}" package="${PACKAGE}" ${counts(Math.max(1, results.length), results.length)} skipped="0">`;
  return [suite, ...(cases.length > 0 ? cases : [passed]), '</testsuite>'].join('\n');
}

function failedCase(result: Result, classname: string): string {
  const { code, message, severity, path, documentationUrl } = result;
  const more = moreOn(code, documentationUrl);
  const name = xmlAttribute(`${PACKAGE}.${code}(#${pathToPointer(path)})`);
  const failure = `<failure message="${xmlAttribute(message)}" type="${SEVERITIES[severity]}">${xmlCdata(`${caseText(result)}${more === null ? '' : `, ${more}`}`)}</failure>`;
  return `<testcase time="0" name="${name}" classname="${classname}">${failure}</testcase>`;
}

/** `line 2, col 18, the message (rule) at path #/info`. */
export function caseText(result: Omit<Result, 'severity' | 'source'>): string {
  const { message, code, path } = result;
  const { line, character } = shownRange(result).start;
  return `line ${line + 1}, col ${character + 1}, ${message} (${code}) at path #${pathToPointer(path)}`;
}
