import type { IRuleResult, Rule, Ruleset, RulesetFunctionContext, Spectral } from '@stoplight/spectral-core';
import { descriptionOf, type Inventory } from '../framework/inventory.ts';
import { type RunLog, runLog } from '../framework/run-log.ts';
import { SEVERITIES, type SeverityNumber } from '../framework/severity.ts';
import { addCount, countEach } from '../model/lib/count-each.ts';
import { commonJs } from '../platform/common-js.ts';
import { withOas } from '../rulesets/with-oas.ts';
import { type Diagnostic, isDuplicateKey } from '../source/diagnostic.ts';
import type { Input } from '../source/find-files.ts';
import { withJoinedKeys } from '../source/joined-keys.ts';
import { parseRoot } from '../source/parse.ts';
import type { ParsedFile } from '../source/parsed-file.ts';
import { fileProblem, type InputProblem } from '../source/problem.ts';
import { ReferenceAccess } from '../source/reference-access.ts';
import type { Result } from '../source/result.ts';
import { confinedResolver } from './confined-resolver.ts';
import {
  type Engine,
  type EngineOptions,
  type LintedFile,
  type LintRequest,
  notLinted,
  type RuleInfo,
  type RuleTally,
} from './engine.ts';
import { factsOfFindings } from './finding-facts.ts';
import { loadRuleset, severitiesIn } from './load-ruleset.ts';
import { changedDefinition } from './rule-changes.ts';
import type { RuleFailure } from './rule-failure.ts';
import { explained, type RulesetSource } from './ruleset-error.ts';
import { SpectralDocuments } from './spectral-documents.ts';
import { separated } from './spectral-problems.ts';

type RunningFunction = (input: unknown, options: unknown, context: RulesetFunctionContext) => unknown;

/** What the rules did since the last file. */
interface Watch {
  readonly failures: Map<string, unknown>;
  readonly milliseconds: Map<string, number>;
  /** Values handed to third-party functions; Lintel's own are called once and choose for themselves. */
  readonly calls: Map<string, number>;
  inventory: Inventory | null;
  /** True where a rule of Lintel's has run. */
  hasOwnRule: boolean;
}

/**
 * Runs a Spectral ruleset file through spectral-core, with overrides and third-party rules and functions.
 *
 * @throws UsageError when the ruleset cannot be used.
 */
export async function spectralEngine(file: string, options: EngineOptions): Promise<Engine> {
  const { ruleset, source, files, warnings } = await loadRuleset(file, options.cwd, options.changes, options);
  return { ...(await engineFor(ruleset, options, source)), files, warnings };
}

/** Runs Lintel's rules together with spectral:oas. */
export async function oasEngine(options: EngineOptions): Promise<Engine> {
  const core = commonJs(await import('@stoplight/spectral-core'));
  const { oas } = commonJs(await import('@stoplight/spectral-rulesets'));
  const { changes = [] } = options;
  const definition = withOas(oas);
  const severities = severitiesIn(() => new core.Ruleset(definition), changes);
  return {
    ...(await engineFor(new core.Ruleset(changedDefinition(definition, changes, severities)), options)),
    files: [],
  };
}

async function engineFor(ruleset: Ruleset, options: EngineOptions, from: RulesetSource | null = null): Promise<Engine> {
  const core = commonJs(await import('@stoplight/spectral-core'));
  const watch: Watch = {
    failures: new Map(),
    milliseconds: new Map(),
    calls: new Map(),
    inventory: null,
    hasOwnRule: false,
  };
  watchOver(ruleset, watch);
  return {
    rules: mentionedRules(ruleset).map(infoOf),
    lint: async (input, text, progress, request = {}) => {
      const own = overridden(ruleset, input, watch, from);
      if ('problem' in own) return notLinted([own.problem]);
      // A resolver that has read a file for one description does not hand it to the inventory of the next.
      const access = new ReferenceAccess(input.source, options, request.texts);
      const spectral = new core.Spectral({ resolver: await confinedResolver(access) });
      spectral.setRuleset(own.ruleset);
      return lintWith({ spectral, ruleset: own.ruleset, watch, access, progress, request }, input, text);
    },
  };
}

/** The rules that are on, or that an override may turn on. */
function mentionedRules({ rules, overrides }: Ruleset): Rule[] {
  const overriding = new Set((overrides ?? []).flatMap((one) => ('rules' in one ? Object.keys(one.rules) : [])));
  return Object.values(rules).filter(({ enabled, name }) => enabled || overriding.has(name));
}

/** The ruleset as overrides make it for a file. Spectral would put it together by itself, out of our sight. */
function overridden(
  ruleset: Ruleset,
  { source }: Input,
  watch: Watch,
  from: RulesetSource | null,
): { readonly ruleset: Ruleset } | { readonly problem: InputProblem } {
  try {
    const own = ruleset.fromSource(source);
    if (own !== ruleset) watchOver(own, watch);
    return { ruleset: own };
  } catch (error) {
    if (from === null) throw error;
    return { problem: fileProblem(source, `it was not linted: ${explained(error, from).message}`) };
  }
}

function infoOf(rule: Rule): RuleInfo {
  const { statements = [], section = '', why = null } = lintelFacts(rule);
  return {
    id: rule.name,
    statements,
    severity: SEVERITIES[rule.severity as SeverityNumber] ?? 'warn',
    summary: rule.description ?? '',
    why,
    section,
    documentationUrl: rule.documentationUrl,
  };
}

type LintelFacts = Partial<Pick<RuleInfo, 'statements' | 'section' | 'why'>>;

function lintelFacts(rule: Pick<Rule, 'extensions'> | undefined): LintelFacts {
  return (rule?.extensions?.lintel ?? {}) as LintelFacts;
}

/** Times the rules' functions, and keeps one that throws from ending the run. */
function watchOver({ rules }: Ruleset, watch: Watch): void {
  for (const rule of Object.values(rules)) if (rule.enabled) watchRule(rule, watch);
}

function watchRule(rule: Rule, watch: Watch): void {
  rule.then = rule.then.map((then) => {
    const original = then.function as RunningFunction;
    const watched: RunningFunction = (input, options, context) => {
      watch.inventory = context.documentInventory as unknown as Inventory;
      if ('run' in original) watch.hasOwnRule = true;
      else addCount(watch.calls, rule.name);
      return guarded(rule.name, watch, () => original(input, options, context));
    };
    Object.defineProperty(watched, 'name', { value: original.name });
    return { ...then, function: watched as never };
  }) as never;
}

function guarded(ruleId: string, watch: Watch, run: () => unknown): unknown {
  const fail = (error: unknown) => {
    if (!watch.failures.has(ruleId)) watch.failures.set(ruleId, error);
    return undefined;
  };
  const start = performance.now();
  try {
    const outcome = run();
    return outcome instanceof Promise ? outcome.then(findingsOf).catch(fail) : findingsOf(outcome);
  } catch (error) {
    return fail(error);
  } finally {
    addCount(watch.milliseconds, ruleId, performance.now() - start);
  }
}

/** @throws TypeError for what is no list of findings, at which Spectral would end the run over the file. */
function findingsOf(outcome: unknown): unknown {
  if (outcome === undefined || Array.isArray(outcome)) return outcome;
  throw new TypeError(`its function gives ${JSON.stringify(outcome) ?? typeof outcome} in place of a list of findings`);
}

/** One run of a ruleset over one file. */
interface FileRun {
  readonly spectral: Spectral;
  readonly ruleset: Ruleset;
  readonly watch: Watch;
  readonly access: ReferenceAccess;
  readonly progress: (step: string) => void;
  readonly request: LintRequest;
}

async function lintWith(fileRun: FileRun, { source }: Input, text: string): Promise<LintedFile> {
  const { spectral, ruleset, watch, access, progress } = fileRun;
  progress('reading');
  const root = await parseRoot(text, source);
  if (!root.usable) return notLinted(root.problems);
  progress('running rules');
  reset(watch);
  const raw = await spectral.run(await asDocument(root));
  const judged = judgedBy(watch, root);
  const furtherFacts = factsBeyondSpectral(judged, fileRun.request);
  const results = raw.map((result) => {
    const { source: file = source } = result;
    const shown = resultOf(result, ruleset, access.nameOf(file));
    // What a parser says stands where the parser says.
    const keyed = shown.code === 'parser' ? {} : judged?.documents.keyRangeOf(file, shown.path);
    return { ...shown, ...keyed, ...furtherFacts(result) };
  });
  const { findings, problems } = await separated(results, root, access);
  return {
    results: withJoinedKeys(findings),
    problems: [...root.problems, ...problems],
    failures: [...watch.failures].map(([ruleId, error]): RuleFailure => ({ ruleId, error })),
    tallies: talliesOf(watch, results, judged?.log ?? null),
    hidden: judged?.log?.suppressedCount ?? 0,
    linted: true,
  };
}

function reset(watch: Watch): void {
  for (const record of [watch.failures, watch.milliseconds, watch.calls]) record.clear();
  watch.inventory = null;
  watch.hasOwnRule = false;
}

/** What rules were shown of a file. */
interface Judged {
  readonly inventory: Inventory;
  readonly documents: SpectralDocuments;
  /** Null where no rule of Lintel's has run. */
  readonly log: RunLog | null;
}

/** Null where no rule has run. */
function judgedBy({ inventory, hasOwnRule }: Watch, root: ParsedFile): Judged | null {
  if (inventory === null) return null;
  const log = hasOwnRule ? runLog(descriptionOf(inventory)) : null;
  return { inventory, documents: new SpectralDocuments(inventory, root), log };
}

/** What Lintel's rules know of their findings, and results of Spectral do not say. */
function factsBeyondSpectral(judged: Judged | null, request: LintRequest): ReturnType<typeof factsOfFindings> {
  if (judged === null || judged.log === null) return () => null;
  return factsOfFindings(judged.log, judged.documents, descriptionOf(judged.inventory), request);
}

/** Hands spectral-core a file that is already parsed. */
async function asDocument(file: ParsedFile) {
  const core = commonJs(await import('@stoplight/spectral-core'));
  const parsers = commonJs(await import('@stoplight/spectral-parsers'));
  const parser = {
    parse: () => ({ data: file.data, diagnostics: file.diagnostics.map(asParsersSayIt), ast: {}, lineMap: [] }),
    getLocationForJsonPath: (_result: unknown, path: (string | number)[]) => ({
      range: file.rangeOf(path.map(String)),
    }),
    trapAccess: parsers.Yaml.trapAccess,
  };
  return new core.Document(file.text, parser as never, file.source);
}

/** Spectral adds the key to the message itself. */
function asParsersSayIt(diagnostic: Diagnostic): Diagnostic {
  return isDuplicateKey(diagnostic) ? { ...diagnostic, message: 'Duplicate key' } : { ...diagnostic };
}

function resultOf(result: IRuleResult, ruleset: Ruleset, source: string): Result {
  const { message, severity, range } = result;
  const code = String(result.code);
  const { statements = [] } = lintelFacts(ruleset.rules[code]);
  const url = result.documentationUrl;
  const documentation = url === undefined ? {} : { documentationUrl: url };
  return { code, path: result.path.map(String), message, severity, range, source, statements, ...documentation };
}

function talliesOf(
  { milliseconds, calls }: Watch,
  results: readonly Result[],
  log: RunLog | null,
): Map<string, RuleTally> {
  const findings = countEach(results.map(({ code }) => code));
  const tally = (id: string, time: number): RuleTally => ({
    judged: calls.get(id) ?? null,
    findings: findings.get(id) ?? 0,
    milliseconds: time,
  });
  return new Map([...milliseconds].map(([id, time]) => [id, tally(id, log?.milliseconds.get(id) ?? time)]));
}
