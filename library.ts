import { resolve } from 'node:path';
import { type ComparedVersions, compareVersions } from './diff/compare-versions.ts';
import type { VersionText } from './diff/version.ts';
import { chooseEngine } from './engine/choose-engine.ts';
import type { Engine } from './engine/engine.ts';
import { chooseRuleset } from './engine/find-ruleset.ts';
import { lintFiles } from './engine/lint-files.ts';
import { failureSentence, type RuleFailure } from './engine/rule-failure.ts';
import type { SeverityNumber } from './framework/severity.ts';
import { append } from './model/lib/lists.ts';
import { slashed } from './platform/file-paths.ts';
import { Log } from './platform/log.ts';
import { Progress } from './platform/progress.ts';
import { oneOf, UsageError } from './platform/usage-error.ts';
import { type FoundFiles, findFiles, type Input } from './source/find-files.ts';
import { withLargestFile } from './source/largest-file.ts';
import { fileProblem, type InputProblem, problemResult } from './source/problem.ts';
import { readText, withoutMark } from './source/read-text.ts';
import { ReferenceAccess } from './source/reference-access.ts';
import type { Range, Result } from './source/result.ts';
import { UnreadableInput } from './source/unreadable-input.ts';

/** Something that a rule found. */
export interface Finding {
  /** The rule's id. */
  readonly code: string;
  /** Of a change between two versions, its kind: `response-property-removed`. */
  readonly kind?: string;
  /** What is wrong, and what to write instead. */
  readonly message: string;
  /** 0 error, 1 warning, 2 information, 3 hint. */
  readonly severity: SeverityNumber;
  /** The keys that lead to the place, from the root of the file. */
  readonly path: readonly string[];
  /** The range that Spectral gives the value at `path`; lines and characters count from 0. */
  readonly range: Range;
  /**
   * The key of that value, where the finding is about it: a wrong name, or an object or a list as a whole. It is where
   * a person should look.
   */
  readonly keyRange?: Range;
  /**
   * The file that it stands in: an absolute path with forward slashes, or what the text was said to come from, or
   * `<text>`.
   */
  readonly source: string;
  /** The statements of the conventions that its cause violates; none for rules that are not Lintel's. */
  readonly statements: readonly string[];
  /** The places that it stands for, where these are several: each of several wrong values. */
  readonly places?: readonly Pick<Finding, 'path' | 'range' | 'keyRange' | 'source'>[];
  /** Of a major version that became another one in place: what breaks clients, or may, between the two. */
  readonly below?: readonly Finding[];
  /** Where the rule is explained. */
  readonly documentationUrl?: string;
}

/**
 * Something that could not be judged: broken input, or a rule that threw. There may be findings that are missing for
 * it.
 */
export interface Problem {
  /**
   * `parser`: a file cannot be read or parsed; `invalid-ref`: a reference is not resolved; `unrecognized-format`: a
   * file is no OpenAPI description; `rule-failure`: a rule threw.
   */
  readonly code: 'parser' | 'invalid-ref' | 'unrecognized-format' | 'rule-failure';
  /** What is wrong, and what to do. */
  readonly message: string;
  readonly path: readonly string[];
  readonly range: Range;
  readonly source: string;
}

/** A description that is given as text. */
export interface DescriptionText {
  readonly text: string;
  /** What findings call it, and where its relative references start from: a path, relative to `cwd` or absolute. */
  readonly source?: string;
}

/** Every one may be left out. */
export interface LintOptions {
  /**
   * `recommended`, `all`, `design-review`, `with-oas`, a section such as `2.2`, or a Spectral ruleset file. Without it,
   * the `.spectral.yaml` (`.yml`, `.json`, `.js`, `.mjs`, `.cjs`) in `cwd` or above it holds; without that,
   * `recommended`.
   */
  readonly ruleset?: string;
  /** The folder that relative paths start from; the one of the process when it is left out. */
  readonly cwd?: string;
  /** Whether to follow references to http(s) addresses; false when it is left out. */
  readonly remoteRefs?: boolean;
  /** Folders outside of the repository that references may lead into, relative to `cwd` or absolute. */
  readonly allowReferences?: readonly string[];
  /** Hosts to which others may redirect when references are followed. */
  readonly allowRedirects?: readonly string[];
  /** Whether to fetch rulesets, and what they extend, from http(s) addresses; false when it is left out. */
  readonly remoteRulesets?: boolean;
  /** False refuses rulesets that are programs or run functions of their own; true when it is left out. */
  readonly code?: boolean;
  /** The largest file that is read, in MB; 200 when it is left out. */
  readonly maxFileSize?: number;
}

/** What came of linting. */
export interface LintOutcome {
  /** File by file, in the order of places in each; what is wrong in a file that several refer to is reported once. */
  readonly results: readonly Finding[];
  /** What could not be judged; empty when everything was. */
  readonly problems: readonly Problem[];
  /** Findings that `x-lintel` hides in the descriptions. */
  readonly hidden: number;
  /** The ruleset that was used: its name, or its file as a path from `cwd`. */
  readonly ruleset: string;
}

const OPTIONS: readonly (keyof LintOptions)[] = [
  ...(['ruleset', 'cwd', 'remoteRefs', 'allowReferences', 'allowRedirects'] as const),
  ...(['remoteRulesets', 'code', 'maxFileSize'] as const),
];

/** See index.ts, where users find it. */
export async function lint(
  what: string | readonly string[] | DescriptionText,
  options: LintOptions = {},
): Promise<LintOutcome> {
  for (const name of Object.keys(options)) oneOf('option', name, OPTIONS);
  return withLargestFile(bytesOf(options.maxFileSize), () => lintWith(what, options));
}

/** @throws UsageError for what is no size. */
function bytesOf(maxFileSize: number | undefined): number | null {
  if (maxFileSize === undefined) return null;
  if (Number.isFinite(maxFileSize) && maxFileSize > 0) return Math.round(maxFileSize * 1_000_000);
  throw new UsageError(`the option maxFileSize is ${maxFileSize}; give a number of MB above 0`);
}

async function lintWith(
  what: string | readonly string[] | DescriptionText,
  options: LintOptions,
): Promise<LintOutcome> {
  const cwd = resolve(options.cwd ?? process.cwd());
  const { ruleset, rulesetFound } = chooseRuleset(options.ruleset, cwd);
  const { allowReferences = [], allowRedirects = [] } = options;
  const engine = await chooseEngine(ruleset, {
    cwd,
    remoteRefs: options.remoteRefs === true,
    allowReferences,
    allowRedirects,
    remoteRulesets: options.remoteRulesets === true,
    codeRefusedBy: options.code === false ? 'the option code' : null,
    isFound: rulesetFound,
  });
  const failed: Problem[] = [];
  const { files, read } = await inputsOf(what, cwd);
  const run = await lintFiles(files, {
    engine: noting(engine, failed),
    threads: 1,
    readText: async (input) => read(input),
    log: new Log(SILENT),
    progress: new Progress(SILENT.stderr),
    cwd,
  });
  const found = new Set(run.results);
  const problems = run.resultsAndProblems.filter((result) => !found.has(result)).map(problemOf);
  const named = <Item extends { readonly source: string }>(item: Item): Item =>
    item.source === resolve(cwd, NAMELESS) ? { ...item, source: NAMELESS } : item;
  return {
    results: run.results.map(named),
    problems: [...problems, ...failed].map(named),
    hidden: run.hidden,
    ruleset,
  };
}

/** What findings call a text without a name. */
const NAMELESS = '<text>';

const nowhere = { write: () => undefined };

/** A library leaves the streams of the process alone. */
const SILENT = { stdin: [] as never, stdout: nowhere, stderr: nowhere, cwd: '', env: {} };

interface Inputs {
  readonly files: FoundFiles;
  readonly read: (input: Input) => string;
}

async function inputsOf(what: string | readonly string[] | DescriptionText, cwd: string): Promise<Inputs> {
  if (isText(what)) {
    const source = slashed(resolve(cwd, what.source ?? NAMELESS));
    return {
      files: { inputs: [{ source, isStdin: false }], problems: [], notes: [] },
      read: () => withoutMark(what.text),
    };
  }
  const names = namesIn(what);
  if (names.length === 0) throw new UsageError('no files are named; name files, folders or globs, or give a text');
  // A dash means standard input on the command line; here it is a file's name like any other.
  const files = await findFiles(
    names.map((name) => (name === '-' ? './-' : name)),
    { cwd },
  );
  return { files, read: ({ source }) => readText(source) };
}

/** Programs without types give anything. */
function isText(what: unknown): what is DescriptionText {
  return typeof what === 'object' && what !== null && 'text' in what && typeof what.text === 'string';
}

function namesIn(what: unknown): readonly string[] {
  const names: readonly unknown[] = Array.isArray(what) ? what : [what];
  if (names.every((name): name is string => typeof name === 'string' && name !== '')) return names;
  throw new UsageError('lint takes a file, folder or glob, a list of them, or { text }; give one of these');
}

/** The same engine, noting which rules threw. */
function noting(engine: Engine, failed: Problem[]): Engine {
  return {
    rules: engine.rules,
    lint: async (input, text, progress) => {
      const outcome = await engine.lint(input, text, progress);
      append(
        failed,
        outcome.failures.map((failure) => failureOf(failure, input.source)),
      );
      return outcome;
    },
  };
}

function failureOf(failure: RuleFailure, source: string): Problem {
  const start = { line: 0, character: 0 };
  return { code: 'rule-failure', message: failureSentence(failure), path: [], range: { start, end: start }, source };
}

function problemOf({ code, message, path, range, source }: Result): Problem {
  return { code: code as Problem['code'], message, path, range, source };
}

/** Options of `diff`; every one may be left out. */
export type DiffOptions = Pick<
  LintOptions,
  'cwd' | 'remoteRefs' | 'allowReferences' | 'allowRedirects' | 'maxFileSize'
>;

/** What came of comparing two versions of a description. */
export interface DiffOutcome {
  /** What breaks clients, or may. Of what is gone the place is in the old version, else in the new one. */
  readonly results: readonly Finding[];
  /** What could not be compared; empty when everything was. */
  readonly problems: readonly Problem[];
  /** Findings that `x-lintel` hides in the new version. */
  readonly hidden: number;
}

const DIFF_OPTIONS: readonly (keyof DiffOptions)[] = [
  ...(['cwd', 'remoteRefs', 'allowReferences', 'allowRedirects', 'maxFileSize'] as const),
];

/** See index.ts, where users find it. */
export async function diff(
  before: string | DescriptionText,
  after: string | DescriptionText,
  options: DiffOptions = {},
): Promise<DiffOutcome> {
  for (const name of Object.keys(options)) oneOf('option', name, DIFF_OPTIONS);
  return withLargestFile(bytesOf(options.maxFileSize), () => diffWith(before, after, options));
}

async function diffWith(
  before: string | DescriptionText,
  after: string | DescriptionText,
  options: DiffOptions,
): Promise<DiffOutcome> {
  const problems: InputProblem[] = [];
  const [then, now] = [versionOf(before, 'old', options, problems), versionOf(after, 'new', options, problems)];
  const compared: Pick<ComparedVersions, 'results' | 'problems' | 'hidden'> =
    then === null || now === null ? { results: [], problems: [], hidden: 0 } : await compareVersions(then, now);
  return {
    results: compared.results,
    problems: [...problems, ...compared.problems].map((problem) => problemOf(problemResult(problem))),
    hidden: compared.hidden,
  };
}

/** Null for a file that cannot be read, which is noted. */
function versionOf(
  what: string | DescriptionText,
  side: 'old' | 'new',
  { cwd = process.cwd(), remoteRefs = false, allowReferences = [], allowRedirects = [] }: DiffOptions,
  problems: InputProblem[],
): VersionText | null {
  const nameless = `<${side}>`;
  const source = slashed(resolve(cwd, isText(what) ? (what.source ?? nameless) : what));
  const access = new ReferenceAccess(source, { cwd: resolve(cwd), remoteRefs, allowReferences, allowRedirects });
  const nameOf = (name: string) => (name === slashed(resolve(cwd, nameless)) ? nameless : name);
  try {
    return { text: isText(what) ? withoutMark(what.text) : readText(source), source, access, nameOf };
  } catch (error) {
    if (!(error instanceof UnreadableInput)) throw error;
    problems.push(fileProblem(source, error.message));
    return null;
  }
}
