import { messageOf } from '../framework/define-rule.ts';
import type { RuleAtPlace, RuleFinding } from '../framework/finding.ts';
import type { Rule } from '../framework/rule.ts';
import { isYieldedTo } from '../framework/rule-order.ts';
import { runLog } from '../framework/run-log.ts';
import { runRules } from '../framework/run-rules.ts';
import { severityNumber } from '../framework/severity.ts';
import type { Description } from '../model/description/description.ts';
import { keysOf, type Place } from '../model/description/place.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { kindProblem } from '../source/description-kind.ts';
import { diagnosticProblem, diagnosticResult, isDuplicateKey } from '../source/diagnostic.ts';
import type { Input } from '../source/find-files.ts';
import { withJoinedKeys } from '../source/joined-keys.ts';
import { withJoinedReferences } from '../source/joined-references.ts';
import { keyRangeAt } from '../source/key-range.ts';
import { loadDescription } from '../source/load-description.ts';
import { parseRoot } from '../source/parse.ts';
import type { ParsedFile } from '../source/parsed-file.ts';
import { ReferenceAccess, type ReferenceOptions } from '../source/reference-access.ts';
import { referenceProblems } from '../source/reference-problems.ts';
import { namedCauses, namedPlaces, type Result, type ResultPlace, type RuleAt } from '../source/result.ts';
import { type Engine, type LintedFile, notLinted, type RuleFailure, type RuleInfo, type RuleTally } from './engine.ts';

/**
 * Runs one of Lintel's own rulesets without loading spectral-core: the same rules over the same model, with the results
 * that Spectral would give.
 */
export function directEngine(ruleset: Ruleset, references: ReferenceOptions): Engine {
  const rules = Object.values(ruleset.rules);
  return {
    rules: rules.map(infoOf),
    files: [],
    lint: (input, text, progress, forBaseline = false) =>
      lintDirectly(rules, input, text, { references, progress, forBaseline }),
  };
}

/** What a rule of Lintel's says of itself. */
function infoOf(rule: Rule): RuleInfo {
  const { id, statements, section, why } = rule.extensions.lintel;
  const { severity, description: summary, documentationUrl } = rule;
  return { id, statements, severity, summary, why, section, documentationUrl: documentationUrl ?? null };
}

interface FileOptions {
  readonly references: ReferenceOptions;
  readonly progress: (step: string) => void;
  readonly forBaseline: boolean;
}

async function lintDirectly(
  rules: readonly Rule[],
  { source }: Input,
  text: string,
  { references, progress, forBaseline }: FileOptions,
): Promise<LintedFile> {
  progress('reading');
  const root = await parseRoot(text, source);
  if (!root.usable) return notLinted(root.problems);
  const kind = kindProblem(root);
  if (kind !== null) return notLinted([...root.problems, kind]);
  const access = new ReferenceAccess(source, references);
  const { description, fileOf, missing, parsed, foreign } = await loadDescription(root, access);
  const run = lintDescription(rules, description, fileOf, progress, forBaseline);
  const parsers = parserMessages([root, ...parsed]);
  return {
    ...run,
    results: [...run.results, ...parsers.results],
    problems: [
      ...parsers.problems,
      ...withJoinedReferences([...referenceProblems(description, { missing }, fileOf), ...foreign.problems()]),
    ],
    hidden: runLog(description).suppressedCount,
    linted: true,
  };
}

/** What the parsers said of files that could be read. */
function parserMessages(files: readonly ParsedFile[]): Pick<LintedFile, 'results' | 'problems'> {
  const diagnostics = files.flatMap(({ source, diagnostics }) => diagnostics.map((one) => ({ source, one })));
  const duplicates = diagnostics.filter(({ one }) => isDuplicateKey(one));
  const others = diagnostics.filter(({ one }) => !isDuplicateKey(one));
  return {
    problems: [
      ...files.flatMap(({ problems }) => problems),
      ...duplicates.map(({ one, source }) => diagnosticProblem(one, source)),
    ],
    results: withJoinedKeys(others.map(({ one, source }) => diagnosticResult(one, source))),
  };
}

/** Runs rules over a description that has been read. */
export function lintDescription(
  rules: readonly Rule[],
  description: Description,
  fileOf: (place: Place) => ParsedFile,
  progress: (step: string) => void,
  forBaseline = false,
): Pick<LintedFile, 'results' | 'failures' | 'tallies'> {
  const results: Result[] = [];
  const pending: [Rule, readonly RuleFinding[]][] = [];
  const addResults = (rule: Rule, findings: readonly RuleFinding[]) => {
    const resultOf = resultsOf(rule, fileOf, forBaseline);
    for (const finding of findings) results.push(resultOf(finding));
  };
  const failures: RuleFailure[] = [];
  const tallies = new Map<string, RuleTally>();
  let start = 0;
  runRules(rules, description, {
    onRule: ({ extensions }) => {
      progress(extensions.lintel.id);
      start = performance.now();
    },
    onOutcome: (rule, { findings, judged }) => {
      // Rules that yield to this one may add statements to what it found.
      if (isYieldedTo(rule.extensions.lintel.id)) pending.push([rule, findings]);
      else addResults(rule, findings);
      const milliseconds = performance.now() - start;
      tallies.set(rule.extensions.lintel.id, { judged, findings: findings.length, milliseconds });
    },
    onFailure: ({ extensions }, error) => failures.push({ ruleId: extensions.lintel.id, error }),
  });
  for (const [rule, findings] of pending) addResults(rule, findings);
  return { results, failures, tallies };
}

/** What makes results of a rule's findings. */
function resultsOf(
  rule: Rule,
  fileOf: (place: Place) => ParsedFile,
  forBaseline: boolean,
): (finding: RuleFinding) => Result {
  const { documentationUrl } = rule;
  const code = rule.extensions.lintel.id;
  const severity = severityNumber(rule.severity);
  return (finding) => {
    const { message, place, places, statements, isOnKey } = finding;
    const { path, range, source, ...keyed } = shownPlace(place, isOnKey, fileOf);
    const result = {
      code,
      path,
      message: messageOf(rule, message),
      severity,
      range,
      source,
      statements,
      ...(documentationUrl !== undefined && { documentationUrl }),
      ...keyed,
    };
    if (places === null && !forBaseline) return result;
    const shown = places?.map((one) => shownPlace(one, isOnKey, fileOf)) ?? null;
    const causes = forBaseline ? Array.from(finding.sameCause, (one) => ruleAt(one, fileOf)) : [];
    return { ...result, ...namedPlaces(result, shown), ...namedCauses(causes) };
  };
}

function ruleAt({ code, place }: RuleAtPlace, fileOf: (place: Place) => ParsedFile): RuleAt {
  const file = fileOf(place);
  return { code, path: file.existingPath(keysOf(place)), source: file.source };
}

/** A place with its ranges; one that is not written is shown at the nearest one around it that is. */
function shownPlace(place: Place, isOnKey: boolean, fileOf: (place: Place) => ParsedFile): ResultPlace {
  const file = fileOf(place);
  const path = file.existingPath(keysOf(place));
  return { path, range: file.rangeOf(path), ...keyRangeAt(file, path, isOnKey), source: file.source };
}
