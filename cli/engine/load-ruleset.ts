import { existsSync, promises, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, isAbsolute, join, relative, resolve } from 'node:path';
import type { Ruleset } from '@stoplight/spectral-core';
import lintel, { rulesets } from '../../index.ts';
import { commonJs } from '../common-js.ts';
import { oneLine } from '../input/problem.ts';
import { readText } from '../input/read-text.ts';
import { jsonFault, yamlFault } from '../input/syntax-error.ts';
import { UsageError } from '../usage-error.ts';

/**
 * Loads a ruleset file as the stock Spectral command does, extended by one thing: `lintel` in it always means the Lintel
 * that runs.
 *
 * @throws UsageError when the file is missing or no ruleset.
 */
export async function loadRuleset(given: string, cwd: string): Promise<Ruleset> {
  const file = resolve(cwd, given);
  if (!existsSync(file)) throw new UsageError(`there is no ruleset file ${given}; check the path`);
  const fault = syntaxFault(file);
  if (fault !== null) throw new UsageError(`the ruleset ${given}${fault}`);
  try {
    return await bundled(file);
  } catch (error) {
    throw new UsageError(`the ruleset ${given} cannot be used: ${reasonsOf(error).join('; ')}`, { cause: error });
  }
}

/** Spectral calls a ruleset invalid as a whole where a comma is missing. */
function syntaxFault(file: string): string | null {
  if (!/\.(ya?ml|json)$/i.test(file)) return null;
  const text = readText(file);
  const fault = file.endsWith('.json') ? jsonFault(text) : yamlFault(text);
  return fault === null ? null : `:${fault.range.start.line + 1}:${fault.range.start.character + 1}: ${fault.message}`;
}

async function bundled(file: string): Promise<Ruleset> {
  const core = commonJs(await import('@stoplight/spectral-core'));
  const migrator = commonJs(await import('@stoplight/spectral-ruleset-migrator'));
  const isBasic = await migrator.isBasicRuleset(file);
  const migrated = isBasic ? await migrator.migrateRuleset(file, { format: 'esm', fs: { promises } }) : null;
  const entry = isBasic ? join(dirname(file), '.spectral.js') : file;
  const code = await bundleToCommonJs(entry, migrated);
  const sourceContext = isBasic ? await positionsOf(file) : undefined;
  return new core.Ruleset(evaluate(code, entry), {
    severity: 'recommended',
    source: entry,
    ...(sourceContext === undefined ? {} : { sourceContext }),
  } as never);
}

async function bundleToCommonJs(entry: string, migrated: string | null): Promise<string> {
  const bundler = commonJs(await import('@stoplight/spectral-ruleset-bundler'));
  const presets = commonJs(await import('@stoplight/spectral-ruleset-bundler/presets/node'));
  const commonjs = commonJs(await import('@stoplight/spectral-ruleset-bundler/plugins/commonjs'));
  const stdin = commonJs(await import('@stoplight/spectral-ruleset-bundler/plugins/stdin'));
  const builtins = commonJs(await import('@stoplight/spectral-ruleset-bundler/plugins/builtins'));
  const io = { fs: { promises }, fetch };
  return bundler.bundleRuleset(entry, {
    target: 'node',
    format: 'commonjs',
    plugins: [
      ...(migrated === null ? [] : [stdin.stdin(migrated, entry), lintelMeansThisOne]),
      builtins.builtins(),
      commonjs.commonjs(),
      ...presets.node(io as never),
    ],
  });
}

/**
 * What a YAML or JSON ruleset extends comes here as a path: into an installed package, or, where there is none, to a
 * file beside the ruleset that does not exist.
 */
const lintelMeansThisOne = {
  name: 'lintel:this-one',
  resolveId(source: string, importer: string | undefined) {
    if (importer === undefined || !isAbsolute(source)) return null;
    const id = existsSync(source)
      ? installedId(source)
      : (/(?<=[/\\])lintel([/\\][\w.-]+)?$/.exec(source)?.[0] ?? null);
    if (id !== null) return { id: id.replaceAll('\\', '/'), external: true };
    if (existsSync(source)) return null;
    const wanted = relative(dirname(importer), source);
    throw new Error(`"${wanted}" is neither installed nor a file beside it; install or correct it`);
  },
};

/** The name under which a file of an installed Lintel is imported, or null for any other file. */
function installedId(file: string): string | null {
  const [, folder = '', ruleset] = /^(.*)[/\\]dist[/\\](?:index|rulesets[/\\]([\w.-]+))\.[cm]js$/.exec(file) ?? [];
  const manifest = join(folder, 'package.json');
  if (folder === '' || !existsSync(manifest)) return null;
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: unknown };
  if (name !== 'lintel') return null;
  return ruleset === undefined ? 'lintel' : `lintel/${ruleset}`;
}

/** Lets Spectral say on which line of the ruleset something is wrong. */
async function positionsOf(file: string) {
  const parsers = commonJs(await import('@stoplight/spectral-parsers'));
  const parser = extname(file) === '.json' ? parsers.Json : parsers.Yaml;
  const result = parser.parse(readFileSync(file, 'utf8'));
  const getLocationForJsonPath = (path: (string | number)[]) => parser.getLocationForJsonPath(result as never, path);
  return { source: file, getLocationForJsonPath };
}

function evaluate(code: string, file: string): never {
  const module: { exports?: unknown } = {};
  new Function('module, require', code)(module, requireFrom(file));
  if (typeof module.exports !== 'object' || module.exports === null) throw new Error('it exports no ruleset');
  return module.exports as never;
}

/** `require` for a ruleset: what stands beside it first, then what Lintel itself brings along. */
function requireFrom(file: string): (id: string) => unknown {
  const beside = createRequire(file);
  const own = createRequire(import.meta.url);
  return (id) => {
    const named = ownRuleset(id);
    if (named !== undefined) return named;
    try {
      return beside(beside.resolve(id));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
      return own(id);
    }
  };
}

/** `lintel` is every rule, hints only on demand; `lintel/NAME` is a ruleset by its name. */
function ownRuleset(id: string): unknown {
  if (id === 'lintel') return lintel;
  const name = id.startsWith('lintel/') ? id.slice('lintel/'.length) : '';
  return Object.hasOwn(rulesets, name) ? rulesets[name] : undefined;
}

interface Located {
  readonly range?: { readonly start: { readonly line: number; readonly character: number } };
  readonly source?: string;
}

/** Spectral throws several errors at once, each with its place in the ruleset when that is known. */
function reasonsOf(error: unknown): string[] {
  const errors = error instanceof AggregateError || hasErrors(error) ? (error.errors as unknown[]) : [error];
  return errors.map((one) => {
    const cause = one instanceof Error && one.cause instanceof Error ? one.cause : one;
    const { range, source } = cause as Located;
    const message = oneLine(cause instanceof Error ? cause.message : String(cause));
    if (range === undefined) return message;
    const at = `${range.start.line + 1}:${range.start.character + 1}`;
    return `${source === undefined ? 'line' : basename(source)}:${at}: ${message}`;
  });
}

function hasErrors(error: unknown): error is { errors: unknown[] } {
  return error instanceof Error && Array.isArray((error as { errors?: unknown }).errors);
}
