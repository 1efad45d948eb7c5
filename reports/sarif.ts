import { pathToFileURL } from 'node:url';
import type { RuleInfo } from '../engine/engine.ts';
import { SEVERITIES, type SeverityName } from '../framework/severity.ts';
import { pathToPointer } from '../model/description/json-pointer.ts';
import { isRemote } from '../model/description/reference.ts';
import { groupBy } from '../model/lib/group-by.ts';
import { jsonText } from '../platform/json-text.ts';
import { pathInRepository } from '../platform/repository.ts';
import { compareResults, type Result, type ResultPlace, shownRange, type TextFix } from '../source/result.ts';
import { fingerprints } from './fingerprint.ts';
import type { ReportSettings, ReportWriter, RunSummary } from './report.ts';
import { inputRules, ruleHelp } from './rule-help.ts';
import type {
  SarifFix,
  SarifLevel,
  SarifLocation,
  SarifLog,
  SarifPlace,
  SarifRegion,
  SarifResult,
  SarifRule,
  SarifRun,
} from './sarif-log.ts';

/** The name of the tool in the log, by which a report of Lintel's is known. */
export const TOOL = 'Lintel';

const LEVELS: Readonly<Record<SeverityName, SarifLevel>> = {
  error: 'error',
  warn: 'warning',
  info: 'note',
  hint: 'note',
};

/** What code scanning calls the severities of what does not concern security. */
const SCANNING = { error: 'error', warn: 'warning', info: 'recommendation', hint: 'recommendation' } as const;

const ROOT = '%SRCROOT%';

/** A SARIF 2.1.0 log, with all that code scanning shows of a rule. No time, no machine: equal runs give equal logs. */
export const sarif: ReportWriter = (summary, setting) => {
  const log: SarifLog = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [runOf(summary, setting)],
  };
  return jsonText(log, 2);
};

function runOf(summary: RunSummary, setting: ReportSettings): SarifRun {
  const { root, version } = setting;
  // In the order of their places, so that shards that are merged give the log of the whole.
  const results = summary.results.toSorted(compareResults);
  const rules = [...summary.rules, ...inputRules(results)];
  const driver = { name: TOOL, version, semanticVersion: version };
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const prints = fingerprints(results, setting);
  return {
    tool: { driver: { ...driver, rules: rules.map(ruleOf) } },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
    invocations: [{ executionSuccessful: summary.complete }],
    artifacts: summary.files
      .toSorted()
      .map((file) => ({ location: locationOf(file, root), roles: ['analysisTarget'] })),
    results: results.map((result, index) => resultOf(result, indexes, prints[index] ?? '', setting)),
    properties: { lintel: propertiesOf(summary) },
  };
}

function propertiesOf({ ruleset, shard, linted, failed, hidden, quieted, known = 0 }: RunSummary) {
  return {
    ruleset: ruleset.name,
    rulesetDigest: ruleset.digest,
    shard: shard === null ? null : `${shard.index}/${shard.count}`,
    shardFiles: shard?.files ?? null,
    linted,
    failed,
    hidden,
    quieted,
    known,
  };
}

function ruleOf(rule: RuleInfo): SarifRule {
  const { id, severity, statements, section, why, documentationUrl } = rule;
  return {
    id,
    shortDescription: { text: rule.summary || id },
    fullDescription: { text: [rule.summary || id, why ?? ''].join(' ').trim() },
    help: ruleHelp(rule),
    ...(documentationUrl === null ? {} : { helpUri: documentationUrl }),
    defaultConfiguration: { level: LEVELS[severity] },
    properties: {
      tags: section === '' ? [] : [section],
      'problem.severity': SCANNING[severity],
      lintel: { severity, statements, section, why },
    },
  };
}

function resultOf(
  result: Result,
  indexes: ReadonlyMap<string, number>,
  fingerprint: string,
  { root, placeOf }: ReportSettings,
): SarifResult {
  const { code, severity, message, statements, places, textFix, mendable } = result;
  const ruleIndex = indexes.get(code);
  const name = SEVERITIES[severity];
  return {
    ruleId: code,
    ...(ruleIndex === undefined ? {} : { ruleIndex }),
    level: LEVELS[name],
    message: { text: message },
    locations: [sarifPlace(result, root)],
    ...(places !== undefined && { relatedLocations: places.map((place, id) => ({ id, ...sarifPlace(place, root) })) }),
    ...(textFix !== undefined && { fixes: [fixOf(textFix, root)] }),
    partialFingerprints: { 'lintelFinding/v1': fingerprint },
    properties: {
      lintel: { severity: name, statements, place: placeOf(result), ...(mendable !== undefined && { mendable }) },
    },
  };
}

/** The edits of each file together, in the order of the text. */
function fixOf({ title, safe, edits }: TextFix, root: string): SarifFix {
  const bySource = groupBy(edits, ({ source }) => source);
  return {
    description: { text: title },
    artifactChanges: [...bySource].map(([source, own]) => ({
      artifactLocation: locationOf(source, root),
      replacements: own.map(({ range, text }) => ({ deletedRegion: regionOf(range), insertedContent: { text } })),
    })),
    properties: { lintel: { safe } },
  };
}

/** The region is what a person is shown. */
function sarifPlace(place: ResultPlace, root: string): SarifPlace {
  const { source, range, keyRange, path } = place;
  return {
    physicalLocation: { artifactLocation: locationOf(source, root), region: regionOf(shownRange(place)) },
    logicalLocations: [{ fullyQualifiedName: `#${pathToPointer([...path])}` }],
    ...(keyRange !== undefined && { properties: { lintel: { value: regionOf(range) } } }),
  };
}

function locationOf(source: string, root: string): SarifLocation {
  if (isRemote(source)) return { uri: source };
  if (source.startsWith('<')) return { uri: encodePath(source) };
  const path = pathInRepository(source, root);
  return path === source ? { uri: pathToFileURL(source).href } : { uri: encodePath(path), uriBaseId: ROOT };
}

/** A colon would make a scheme of the first folder's name. */
function encodePath(path: string): string {
  return encodeURI(path).replaceAll(/[?#:]/g, encodeURIComponent);
}

function regionOf({ start, end }: Result['range']): SarifRegion {
  const startColumn = start.character + 1;
  const endColumn = end.line === start.line ? Math.max(start.character, end.character) + 1 : end.character + 1;
  return { startLine: start.line + 1, startColumn, endLine: Math.max(start.line, end.line) + 1, endColumn };
}
