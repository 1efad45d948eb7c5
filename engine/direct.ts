import type { Finding } from '../framework/define-function.ts';
import { messageOf, type Rule } from '../framework/define-rule.ts';
import { runLog } from '../framework/run-log.ts';
import type { Description } from '../model/description/description.ts';
import { keysOf, type Place } from '../model/description/place.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { kindProblem } from '../source/description-kind.ts';
import { diagnosticProblem, diagnosticResult, isDuplicateKey } from '../source/diagnostic.ts';
import type { Input } from '../source/find-files.ts';
import { loadDescription } from '../source/load-description.ts';
import { parseRoot } from '../source/parse.ts';
import type { ParsedFile } from '../source/parsed-file.ts';
import { referenceProblems } from '../source/reference-problems.ts';
import { type Result, severityNumber } from '../source/result.ts';
import { type Engine, type LintedFile, notLinted, type RuleFailure, type RuleInfo, type RuleTally } from './engine.ts';

export interface DirectOptions {
  readonly remoteRefs: boolean;
}

/**
 * Runs one of Lintel's own rulesets without loading spectral-core: the same rules over the same model, with the results
 * that Spectral would give.
 */
export function directEngine(ruleset: Ruleset, { remoteRefs }: DirectOptions): Engine {
  const rules = Object.values(ruleset.rules);
  return {
    rules: rules.map(infoOf),
    files: [],
    lint: (input, text, progress) => lintDirectly(rules, input, text, remoteRefs, progress),
  };
}

/** What a rule of Lintel's says of itself. */
export function infoOf(rule: Rule): RuleInfo {
  const { id, statements, section, why } = rule.extensions.lintel;
  const { severity, description: summary, documentationUrl } = rule;
  return { id, statements, severity, summary, why, section, documentationUrl };
}

async function lintDirectly(
  rules: readonly Rule[],
  { source }: Input,
  text: string,
  remoteRefs: boolean,
  progress: (step: string) => void,
): Promise<LintedFile> {
  progress('reading');
  const root = await parseRoot(text, source);
  if (!root.usable) return notLinted(root.problems);
  const kind = kindProblem(root);
  if (kind !== null) return notLinted([...root.problems, kind]);
  const { description, fileOf, missing, parsed } = await loadDescription(root, remoteRefs);
  const run = runRules(rules, description, fileOf, progress);
  const told = tell([root, ...parsed]);
  return {
    ...run,
    results: [...run.results, ...told.results],
    problems: [...told.problems, ...referenceProblems(description, { missing }, fileOf)],
    hidden: runLog(description).count(),
    linted: true,
  };
}

/** What the parsers said of files that could be read. */
function tell(files: readonly ParsedFile[]): Pick<LintedFile, 'results' | 'problems'> {
  const diagnostics = files.flatMap(({ source, diagnostics }) => diagnostics.map((one) => ({ source, one })));
  const duplicates = diagnostics.filter(({ one }) => isDuplicateKey(one));
  const others = diagnostics.filter(({ one }) => !isDuplicateKey(one));
  return {
    problems: [
      ...files.flatMap(({ problems }) => problems),
      ...duplicates.map(({ one, source }) => diagnosticProblem(one, source)),
    ],
    results: others.map(({ one, source }) => diagnosticResult(one, source)),
  };
}

/** Runs rules over a description that has been read. */
export function runRules(
  rules: readonly Rule[],
  description: Description,
  fileOf: (place: Place) => ParsedFile,
  progress: (step: string) => void,
): Pick<LintedFile, 'results' | 'failures' | 'tallies'> {
  const results: Result[] = [];
  const failures: RuleFailure[] = [];
  const tallies = new Map<string, RuleTally>();
  for (const rule of inOrder(rules)) {
    const ruleId = rule.extensions.lintel.id;
    progress(ruleId);
    const start = performance.now();
    try {
      const { function: judge, functionOptions } = rule.then;
      const { findings, judged } = judge.run(description, functionOptions ?? null, ruleId);
      const resultOf = resultsOf(rule);
      for (const finding of findings) results.push(resultOf(finding, fileOf(finding.place)));
      tallies.set(ruleId, { judged, findings: findings.length, milliseconds: performance.now() - start });
    } catch (error) {
      failures.push({ ruleId, error });
    }
  }
  return { results, failures, tallies };
}

/** Rules that depend on what others found come after them. */
function inOrder(rules: readonly Rule[]): Rule[] {
  return rules.toSorted((left, right) => Number(left.then.function.last) - Number(right.then.function.last));
}

/** What makes results of a rule's findings. */
function resultsOf(rule: Rule): (finding: Finding, file: ParsedFile) => Result {
  const { id: code, statements } = rule.extensions.lintel;
  const { documentationUrl } = rule;
  const severity = severityNumber(rule.severity);
  return ({ message, place }, file) => {
    const path = file.existingPath(keysOf(place));
    return {
      code,
      path,
      message: messageOf(rule, message),
      severity,
      range: file.rangeOf(path),
      source: file.source,
      statements,
      documentationUrl,
    };
  };
}
