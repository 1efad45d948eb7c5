import { messageOf } from '../framework/describe-rule.ts';
import type { RuleAtPlace, RuleFinding } from '../framework/finding.ts';
import type { Rule } from '../framework/rule.ts';
import { isYieldedTo } from '../framework/rule-order.ts';
import { runLog } from '../framework/run-log.ts';
import { runRules } from '../framework/run-rules.ts';
import { severityNumber } from '../framework/severity.ts';
import type { Description } from '../model/description/description.ts';
import { keysOf, type Place } from '../model/description/place.ts';
import { milliseconds } from '../platform/clock.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { kindProblem } from '../source/description-kind.ts';
import { diagnosticProblem, diagnosticResult, isDuplicateKey } from '../source/diagnostic.ts';
import type { Input } from '../source/find-files.ts';
import { withJoinedKeys } from '../source/joined-keys.ts';
import { withJoinedReferences } from '../source/joined-references.ts';
import { rangedPlace } from '../source/key-range.ts';
import { loadDescription } from '../source/load-description.ts';
import { parseRoot } from '../source/parse.ts';
import type { ParsedFile } from '../source/parsed-file.ts';
import type { InputProblem } from '../source/problem.ts';
import { ReferenceAccess, type ReferenceOptions } from '../source/reference-access.ts';
import { referenceProblems } from '../source/reference-problems.ts';
import { namedCauses, namedPlaces, type Result, type ResultPlace, type RuleAt } from '../source/result.ts';
import { type Engine, type LintedFile, type LintRequest, notLinted, type RuleTally } from './engine.ts';
import { type FixLookup, fixesOfResult } from './fixes-of-results.ts';
import { type PackedResults, packed, ResultPacker, unpacked } from './packed-results.ts';
import type { RuleFailure } from './rule-failure.ts';
import { ruleInfo } from './rule-info.ts';

/**
 * Runs one of Lintel's own rulesets without loading spectral-core: the same rules over the same model, with the results
 * that Spectral would give.
 */
export function directEngine(ruleset: Ruleset, references: ReferenceOptions): Engine {
  const rules = Object.values(ruleset.rules);
  return {
    rules: rules.map(ruleInfo),
    files: [],
    // Nothing that waits holds the description when the results are unpacked.
    lint: (input, text, progress, request = {}) =>
      lintPacked(rules, input, text, { references, progress, request }).then(unpackedFile),
  };
}

/**
 * What came of a file, with the results packed: an object for each is made when the description needs no memory any
 * more.
 */
type PackedFile = Omit<LintedFile, 'results'> & { readonly results: PackedResults };

interface FileOptions {
  readonly references: ReferenceOptions;
  readonly progress: (step: string) => void;
  readonly request: LintRequest;
}

function unpackedFile({ results, ...file }: PackedFile): LintedFile {
  return { ...file, results: unpacked(results) };
}

async function lintPacked(
  rules: readonly Rule[],
  { source }: Input,
  text: string,
  { references, progress, request }: FileOptions,
): Promise<PackedFile> {
  progress('reading');
  const root = await parseRoot(text, source, request.readings);
  if (!root.usable) return unread(root.problems);
  const kind = kindProblem(root);
  if (kind !== null) return unread([...root.problems, kind]);
  const access = new ReferenceAccess(source, references, request.texts);
  const { description, fileOf, missing, parsed, foreign } = await loadDescription(root, access, request.readings);
  const packer = new ResultPacker();
  const run = runPacking(packer, rules, description, fileOf, { progress, request });
  const parsers = parserMessages([root, ...parsed]);
  const readSlowly = [root, ...parsed].flatMap((file) => file.readSlowly ?? []);
  for (const result of parsers.results) packer.add(result);
  return {
    ...run,
    results: packer.packed(),
    problems: [
      ...parsers.problems,
      ...withJoinedReferences([...referenceProblems(description, { missing }, fileOf), ...foreign.problems()]),
    ],
    hidden: runLog(description).suppressedCount,
    linted: true,
    ...(readSlowly.length > 0 && { readSlowly }),
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

function unread(problems: readonly InputProblem[]): PackedFile {
  return { ...notLinted(problems), results: packed([]) };
}

/** Runs rules over a description that has been read. */
export function lintDescription(
  rules: readonly Rule[],
  description: Description,
  fileOf: (place: Place) => ParsedFile,
  progress: (step: string) => void,
  request: LintRequest = {},
): Pick<LintedFile, 'results' | 'failures' | 'tallies'> {
  const packer = new ResultPacker();
  const run = runPacking(packer, rules, description, fileOf, { progress, request });
  return { ...run, results: unpacked(packer.packed()) };
}

function runPacking(
  packer: ResultPacker,
  rules: readonly Rule[],
  description: Description,
  fileOf: (place: Place) => ParsedFile,
  { progress, request }: Omit<FileOptions, 'references'>,
): Pick<LintedFile, 'failures' | 'tallies'> {
  const pending: { readonly findings: RuleFinding[]; readonly at: number[] } = { findings: [], at: [] };
  const failures: RuleFailure[] = [];
  const tallies = new Map<string, RuleTally>();
  const context = { description, fileOf, request };
  let start = 0;
  runRules(rules, description, {
    onRule: ({ extensions }) => {
      progress(extensions.lintel.id);
      start = milliseconds();
    },
    onOutcome: (rule, { findings, judged }) => {
      const { id } = rule.extensions.lintel;
      const resultOf = resultsOf(rule, context);
      // Rules that yield to this one may add statements to what it found.
      const isSettled = !isYieldedTo(id);
      for (const finding of findings) {
        const at = packer.add(resultOf(finding));
        finding.letGo();
        if (isSettled) continue;
        pending.findings.push(finding);
        pending.at.push(at);
      }
      tallies.set(id, { judged, findings: findings.length, milliseconds: milliseconds() - start });
    },
    onFailure: ({ extensions }, error) => failures.push({ ruleId: extensions.lintel.id, error }),
  });
  for (const [index, finding] of pending.findings.entries()) {
    packer.restate(pending.at[index] ?? 0, {
      statements: finding.statements,
      ...causesOf(finding, context),
    });
  }
  return { failures, tallies };
}

/** What results are made from besides the findings. */
interface ResultContext {
  readonly description: Description;
  readonly fileOf: (place: Place) => ParsedFile;
  readonly request: LintRequest;
}

/** What makes results of a rule's findings. */
function resultsOf(rule: Rule, context: ResultContext): (finding: RuleFinding) => Result {
  const { fileOf, description, request } = context;
  const lookup: FixLookup = {
    description,
    shown: (place) => ({ path: fileOf(place).existingPath(keysOf(place)), source: fileOf(place).source }),
    sourceOf: (place) => fileOf(place).source,
    request,
  };
  const { documentationUrl } = rule;
  const code = rule.extensions.lintel.id;
  const severity = severityNumber(rule.severity);
  return (finding) => {
    const { message, place, places, statements, isOnKey } = finding;
    const own = shownPlace(place, isOnKey, fileOf);
    const shown = places?.map((one) => shownPlace(one, isOnKey, fileOf)) ?? null;
    return {
      code,
      path: own.path,
      message: messageOf(rule, message),
      severity,
      range: own.range,
      source: own.source,
      statements,
      ...(documentationUrl !== undefined && { documentationUrl }),
      ...(own.keyRange !== undefined && { keyRange: own.keyRange }),
      ...fixesOfResult(finding, lookup),
      ...namedPlaces(own, shown),
      ...causesOf(finding, context),
    };
  };
}

function causesOf(finding: RuleFinding, { fileOf, request }: ResultContext): Pick<Result, 'sameCause'> {
  return request.forBaseline === true ? namedCauses(Array.from(finding.sameCause, (one) => ruleAt(one, fileOf))) : {};
}

function ruleAt({ code, place }: RuleAtPlace, fileOf: (place: Place) => ParsedFile): RuleAt {
  const file = fileOf(place);
  return { code, path: file.existingPath(keysOf(place)), source: file.source };
}

/** A place with its ranges; one that is not written is shown at the nearest one around it that is. */
function shownPlace(place: Place, isOnKey: boolean, fileOf: (place: Place) => ParsedFile): ResultPlace {
  const file = fileOf(place);
  const path = file.existingPath(keysOf(place));
  return rangedPlace(file, path, isOnKey, file.source);
}
