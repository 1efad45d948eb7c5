import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { Ruleset, RulesetDefinition } from '@stoplight/spectral-core';
import { SEVERITIES, type SeverityNumber } from '../framework/severity.ts';
import { isRemote } from '../model/description/reference.ts';
import { commonJs } from '../platform/common-js.ts';
import { isWholePath } from '../platform/file-paths.ts';
import { UsageError } from '../platform/usage-error.ts';
import { readText } from '../source/read-text.ts';
import { checkGiven } from './check-given.ts';
import { type FormerIdsFound, formerIdWarnings, withCurrentIds } from './former-rule-ids.ts';
import { lintelBeside, lintelFile } from './lintel-files.ts';
import { lintelModule, missingRuleset } from './lintel-modules.ts';
import { parseRuleset } from './parse-ruleset.ts';
import { changedDefinition, type RuleChange, type SeverityOf } from './rule-changes.ts';
import { explained, lineOf, type RulesetSource } from './ruleset-error.ts';
import { Origins } from './ruleset-origins.ts';
import { isRulesetText, readRuleset, readRulesetTexts } from './ruleset-text.ts';
import { RulesetGuard, type RulesetTrust } from './ruleset-trust.ts';

/** A ruleset as spectral-core takes it, with what is needed to say where it goes wrong later. */
export interface LoadedRuleset {
  readonly ruleset: Ruleset;
  readonly source: RulesetSource;
  /** Every file that it was read from; undefined when some of it came from elsewhere. */
  readonly files: readonly string[] | undefined;
  /** Sentences on what to change in it. */
  readonly warnings: readonly string[];
}

/**
 * Loads a ruleset file as the stock Spectral command does, extended by one thing: `lintel` in it always means the
 * Lintel that runs.
 *
 * @throws UsageError when the file is missing or no ruleset.
 */
export async function loadRuleset(
  given: string,
  cwd: string,
  changes: readonly RuleChange[] = [],
  trust: RulesetTrust = {},
): Promise<LoadedRuleset> {
  const guard = new RulesetGuard(trust);
  const source = await sourceOf(given, cwd, guard);
  guard.announce();
  try {
    const origins = new Origins(source);
    const formerIds: FormerIdsFound = new Map();
    const ruleset = await bundled(source, origins, formerIds, changes, guard);
    await checkGiven(ruleset, source);
    return { ruleset, source, files: origins.files, warnings: formerIdWarnings(formerIds, source.name) };
  } catch (error) {
    throw explained(error, source);
  }
}

async function sourceOf(name: string, cwd: string, guard: RulesetGuard): Promise<RulesetSource> {
  const fault = (message: string) => new UsageError(`the ruleset ${message}`);
  if (isRemote(name)) {
    const part = { named: name, file: name, fault };
    guard.checkRemote(part);
    guard.checkProgram(part);
    return { file: name, name, texts: [] };
  }
  const file = resolve(cwd, name);
  const stat = existsSync(file) ? statSync(file) : undefined;
  if (stat === undefined) throw new UsageError(missingRuleset(name));
  if (stat.isDirectory()) throw new UsageError(`the ruleset ${name} is a folder; name a file in it`);
  if (isRulesetText(file)) return { file, name, texts: await readRulesetTexts(file, name, guard) };
  guard.checkProgram({ named: name, file, fault });
  readRuleset(file, name);
  return { file, name, texts: [] };
}

async function bundled(
  { file, name }: RulesetSource,
  origins: Origins,
  formerIds: FormerIdsFound,
  changes: readonly RuleChange[],
  guard: RulesetGuard,
): Promise<Ruleset> {
  const core = commonJs(await import('@stoplight/spectral-core'));
  const migrator = commonJs(await import('@stoplight/spectral-ruleset-migrator'));
  const io = { fs: { promises: { readFile: async (part: string) => readText(part) } }, fetch: guardedFetch(guard) };
  const isBasic = await migrator.isBasicRuleset(file, io.fetch as never);
  const migrated = isBasic ? await migrator.migrateRuleset(file, { format: 'esm', ...io } as never) : null;
  const entry = isBasic ? besideOf(file) : file;
  const { code, modules } = await bundleToCommonJs(entry, migrated, io, nothingRemote(guard, { file, name }));
  const ids = Object.keys(modules).filter((id) => migrated === null || id !== entry);
  origins.addModules(ids);
  if (migrated !== null) checkModules(ids, { file, name }, guard);
  const sourceContext = isBasic && !isRemote(file) ? await positionsOf(file) : undefined;
  const definition = withCurrentIds<RulesetDefinition>(evaluate(code, entry, origins, guard), formerIds);
  const make = (made: RulesetDefinition) =>
    new core.Ruleset(made, {
      severity: 'recommended',
      source: entry,
      ...(sourceContext === undefined ? {} : { sourceContext }),
    } as never);
  return make(
    changedDefinition(
      definition,
      changes,
      severitiesIn(() => make(definition), changes),
    ),
  );
}

/** The severities that a ruleset has before changes that may only tighten it; it is made for these only. */
export function severitiesIn(make: () => Ruleset, changes: readonly RuleChange[]): SeverityOf {
  if (!changes.some(({ onlyTightens }) => onlyTightens === true)) return () => undefined;
  const { rules } = make();
  return (id) => (rules[id]?.enabled === true ? SEVERITIES[rules[id].severity as SeverityNumber] : undefined);
}

/**
 * What a ruleset in YAML or JSON turned out to be made of, though its text does not say so: a file that is called
 * `lintel`, for example.
 */
function checkModules(
  ids: readonly string[],
  { file, name }: Pick<RulesetSource, 'file' | 'name'>,
  guard: RulesetGuard,
) {
  if (guard.programs.length > 0) return;
  for (const named of ids.filter((id) => isAbsolute(id) || isRemote(id))) {
    guard.checkProgram({ named, file, fault: (message) => new UsageError(`the ruleset ${name}: ${message}`) });
  }
  guard.announce();
}

/** The program that a ruleset in YAML or JSON becomes stands beside it. */
function besideOf(file: string): string {
  return isRemote(file) ? new URL('.spectral.js', file).href : join(dirname(file), '.spectral.js');
}

interface Bundled {
  readonly code: string;
  readonly modules: Readonly<Record<string, unknown>>;
}

async function bundleToCommonJs(
  entry: string,
  migrated: string | null,
  io: object,
  guarding: object,
): Promise<Bundled> {
  const bundler = commonJs(await import('@stoplight/spectral-ruleset-bundler'));
  const presets = commonJs(await import('@stoplight/spectral-ruleset-bundler/presets/node'));
  const commonjs = commonJs(await import('@stoplight/spectral-ruleset-bundler/plugins/commonjs'));
  const stdin = commonJs(await import('@stoplight/spectral-ruleset-bundler/plugins/stdin'));
  const builtins = commonJs(await import('@stoplight/spectral-ruleset-bundler/plugins/builtins'));
  return bundler.bundleRuleset(entry, {
    target: 'node',
    format: 'commonjs',
    fullOutput: true,
    plugins: [
      guarding as never,
      ...(migrated === null ? [] : [stdin.stdin(migrated, entry)]),
      lintelMeansThisOne,
      withoutWarnings,
      builtins.builtins(),
      commonjs.commonjs(),
      ...presets.node(io as never),
    ],
  });
}

/** Whatever a ruleset is made of, nothing of it is fetched unless that is allowed. */
function guardedFetch(guard: RulesetGuard): typeof fetch {
  return async (address, options) => {
    guard.checkRemote({ named: String(address), fault: (message) => new UsageError(`in the ruleset, ${message}`) });
    return fetch(address, options);
  };
}

/** Says where an address is imported that may not be fetched. */
function nothingRemote(guard: RulesetGuard, { file, name }: Pick<RulesetSource, 'file' | 'name'>) {
  return {
    name: 'lintel:nothing-remote',
    resolveId(named: string, importer: string | undefined) {
      const shown = importer === undefined || importer === file ? name : importer;
      const line = importer === undefined ? null : lineOf(importer, (text) => text.includes(named));
      const at = line === null ? shown : `${shown}:${line}`;
      guard.checkRemote({ named, fault: (message) => new UsageError(`the ruleset ${at}: ${message}`) });
      return null;
    },
  };
}

/**
 * What a YAML or JSON ruleset extends comes here as a path: into an installed package, or, where there is none, to a
 * file beside the ruleset that does not exist. A program may name a file of an installed Lintel as well.
 */
const lintelMeansThisOne = {
  name: 'lintel:this-one',
  resolveId(source: string, importer: string | undefined) {
    const isPath = source.startsWith('.') || isWholePath(source);
    if (importer === undefined || importer.startsWith('\0') || !isPath) return null;
    const file = isAbsolute(source) ? source : resolve(dirname(importer), source);
    const id = existsSync(file) ? installedId(file) : lintelBeside(file);
    return id === null ? null : { id, external: true };
  },
};

/** Rollup writes warnings to the console, about what is no business of a ruleset's author. */
const withoutWarnings = {
  name: 'lintel:without-warnings',
  options: (given: object) => ({ ...given, onwarn: () => {} }),
};

/** The name under which a file of an installed Lintel is imported, or null for any other file. */
function installedId(file: string): string | null {
  const found = lintelFile(file);
  const manifest = join(found?.folder ?? '', 'package.json');
  if (found === null || !existsSync(manifest)) return null;
  const { name } = JSON.parse(readText(manifest)) as { name?: unknown };
  return name === 'lintel' ? found.id : null;
}

/** Lets Spectral say on which line of the ruleset something is wrong. */
async function positionsOf(file: string) {
  const { locationOf } = await parseRuleset(file, readText(file));
  return { source: file, getLocationForJsonPath: locationOf };
}

function evaluate(code: string, file: string, origins: Origins, guard: RulesetGuard): never {
  const module: { exports?: unknown } = {};
  try {
    new Function('module, require', code)(module, requireFrom(file, origins, guard));
  } catch (error) {
    throw withStatement(error, code);
  }
  if (typeof module.exports !== 'object' || module.exports === null) throw new Error('it exports no ruleset');
  return module.exports as never;
}

/** Keeps the text of the line that threw, as the bundle's own numbers mean nothing to anyone. */
function withStatement(error: unknown, code: string): unknown {
  const [, line] = (error instanceof Error && /<anonymous>:(\d+):\d+/.exec(error.stack ?? '')) || [];
  // `new Function` puts two lines before the code.
  const statement = line === undefined ? undefined : code.split('\n')[Number(line) - 3]?.trim();
  return statement === undefined ? error : Object.assign(error as Error, { statement });
}

/**
 * `require` for a ruleset: what stands beside it first, then what Lintel itself brings along. A ruleset without
 * programs has only the latter, or what is called as Spectral's packages would run unasked.
 */
function requireFrom(file: string, origins: Origins, guard: RulesetGuard): (id: string) => unknown {
  const own = createRequire(import.meta.url);
  const beside = isRemote(file) || guard.programs.length === 0 ? own : createRequire(file);
  return (id) => {
    const ofLintel = lintelModule(id, own);
    if (ofLintel !== undefined) return ofLintel;
    try {
      const resolved = beside.resolve(id);
      const found = beside(resolved);
      origins.addPackage(resolved);
      return found;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
      return own(id);
    }
  };
}
