import { basename } from 'node:path';
import { asArray, asObject, isObject, member } from '../model/description/json.ts';
import { isRemote } from '../model/description/reference.ts';
import { didYouMean, nearestName } from '../platform/nearest-name.ts';
import { UsageError } from '../platform/usage-error.ts';
import { oneLine } from '../platform/visible-text.ts';
import { RULES } from '../rules/index.generated.ts';
import lintel from '../rulesets/lintel.ts';
import { readText } from '../source/read-text.ts';
import { extendedBy, faultAt, type RulesetText } from './ruleset-text.ts';

/** A ruleset as it was asked for, and the texts in YAML or JSON that it consists of. */
export interface RulesetSource {
  readonly file: string;
  readonly name: string;
  readonly texts: readonly RulesetText[];
}

/**
 * What Spectral, rollup or a program threw while a ruleset was loaded, as sentences with file and line where they can
 * be had.
 */
export function explained(error: unknown, source: RulesetSource): UsageError {
  if (error instanceof UsageError) return error;
  const [first, ...others] = causesOf(error).map((cause) => sentenceOf(cause, source));
  const message = [first ?? `the ruleset ${source.name} cannot be used`, ...others].join('; ');
  return new UsageError(message, { cause: error });
}

/** Spectral throws several errors at once. */
function causesOf(error: unknown): unknown[] {
  const errors = error instanceof Error ? (error as { errors?: unknown }).errors : undefined;
  if (Array.isArray(errors)) return errors.flatMap(causesOf);
  // A program may throw anything, null too.
  return [error instanceof Error && error.cause instanceof Error ? error.cause : (error ?? new Error(String(error)))];
}

function sentenceOf(cause: unknown, source: RulesetSource): string {
  const message = oneLine(cause instanceof Error ? cause.message : String(cause));
  return (
    unknownRule(message, source) ??
    unknownFormat(message, source) ??
    invalid(cause, message, source) ??
    missingModule(message, source) ??
    brokenScript(cause, message, source) ??
    mentioned(message, source) ??
    thrownWithin(cause, message, source) ??
    `the ruleset ${source.name} cannot be used: ${message}; correct it`
  );
}

/** A severity for a rule that none of the extended rulesets has. */
function unknownRule(message: string, { texts, name }: RulesetSource): string | null {
  const [, id] = /^Cannot extend non-existing rule: "(.*)"$/.exec(message) ?? [];
  if (id === undefined) return null;
  const said = `there is no rule "${id}" in what it extends; ${remedyFor(id)}`;
  for (const text of texts) {
    const path = mentionsOf(id, text)[0];
    if (path !== undefined) return faultAt(text, path, said).message;
  }
  return `the ruleset ${name} cannot be used: ${said}`;
}

/** A name in `formats`, which becomes an import of the program that Spectral makes of the ruleset. */
function unknownFormat(message: string, { texts }: RulesetSource): string | null {
  const [, imported] = /^'(\w+)' is not exported by @stoplight\/spectral-formats/.exec(message) ?? [];
  for (const text of imported === undefined ? [] : texts) {
    const found = formatsIn(text.data, []).find(({ format }) => plainName(format) === plainName(imported ?? ''));
    if (found === undefined) continue;
    const said = `Spectral has no format "${found.format}"; write oas3, oas3.0 or oas3.1, or leave it out`;
    return faultAt(text, found.path, said).message;
  }
  return null;
}

function plainName(format: string): string {
  return format.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
}

interface FormatName {
  readonly format: string;
  readonly path: readonly (string | number)[];
}

/** The formats that are named anywhere in a ruleset. */
function formatsIn(value: unknown, path: FormatName['path']): FormatName[] {
  return Object.entries(Object(value)).flatMap(([key, inner]): FormatName[] => {
    if (key !== 'formats') return typeof inner === 'object' ? formatsIn(inner, [...path, key]) : [];
    return asArray(inner).map((format, index) => ({ format: String(format), path: [...path, key, index] }));
  });
}

function remedyFor(id: string): string {
  if (Object.hasOwn(lintel.rules, id)) return 'extend lintel, or the ruleset of its section';
  if (Object.hasOwn(RULES, id)) return 'extend lintel/design-review';
  return didYouMean(nearestName(id, Object.keys(RULES)), 'correct the name, or extend the ruleset that has it');
}

function mentionsOf(id: string, { data }: RulesetText): (string | number)[][] {
  const places = [
    { rules: data.rules, path: ['rules', id] as (string | number)[] },
    ...asArray(data.overrides).map((one, index) => ({
      rules: asObject(one).rules,
      path: ['overrides', index, 'rules', id],
    })),
  ];
  return places
    .filter(({ rules }) => isObject(rules) && Object.hasOwn(rules, id) && !isObject(rules[id]))
    .map(({ path }) => path);
}

interface Located {
  readonly path?: unknown;
  readonly range?: { readonly start: { readonly line: number; readonly character: number } };
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

/** What Spectral's validation says. It knows the lines of the first file only. */
function invalid(cause: unknown, message: string, { texts, name }: RulesetSource): string | null {
  const { path, range } = cause as Located;
  if (!Array.isArray(path)) return null;
  const [root, ...others] = texts;
  if (range !== undefined && root !== undefined) return faultAt(root, path, withRemedy(message)).message;
  const holder = others.find(({ data }) => path.length > 0 && valueAt(data, path.slice(0, 2)) !== undefined);
  if (holder !== undefined) return faultAt(holder, path, withRemedy(message)).message;
  const at = path.length === 0 ? '' : ` at ${path.join('.')}`;
  return `the ruleset ${name} cannot be used${at}: ${withRemedy(message)}`;
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => member(value, key), data);
}

/** Spectral says what is wrong; this adds what to write where that does not follow from it. */
function withRemedy(message: string): string {
  if (message === 'must be equal to one of the allowed values') {
    return 'this is no severity; write error, warn, info, hint or off';
  }
  if (/^Ruleset must have rules or extends/.test(message)) {
    return 'it has neither "extends" nor "rules" nor "overrides"; write "extends: lintel"';
  }
  if (message === 'Function is not defined') return 'this is no function; import or define one';
  if (message === 'Provided ruleset is not an object')
    return 'it gives no ruleset; export an object with "extends" or "rules"';
  return `${message.charAt(0).toLowerCase()}${message.slice(1)}; correct it`.replace(
    /^the value has to/,
    'this has to',
  );
}

/** An import that leads nowhere. */
function missingModule(message: string, { file, name, texts }: RulesetSource): string | null {
  const [, id] =
    /^Cannot find (?:module|package) '([^']+)'/.exec(message) ??
    /^Could not resolve '([^']+)' from/.exec(message) ??
    [];
  if (id === undefined) return null;
  const remedy = /^[./]/.test(id) ? 'correct the path' : 'install it or correct the name';
  const line = texts.length > 0 ? null : lineOf(file, (text) => text.includes(`'${id}'`) || text.includes(`"${id}"`));
  return `the ruleset ${name}${line === null ? '' : `:${line}`}: "${id}" cannot be imported; ${remedy}`;
}

/** A program that is no JavaScript, in rollup's words. */
function brokenScript(cause: unknown, message: string, { file, name }: RulesetSource): string | null {
  const { loc } = cause as Located;
  if (loc === undefined) {
    if (message !== 'exports is not defined' && message !== 'it exports no ruleset') return null;
    if (message === 'exports is not defined' && lineOf(file, (text) => text.startsWith('export default ')) !== null)
      return `the ruleset ${name} exports more than a ruleset, which Spectral does not take; leave only "export default"`;
    const keyword = name.endsWith('.cjs') ? 'module.exports =' : 'export default';
    return `the ruleset ${name} exports no ruleset; write "${keyword} { extends: [lintel] }" or the like`;
  }
  const shown = loc.file === undefined || loc.file === file ? name : basename(loc.file);
  const said = message.replace(/ \(Note that you need plugins.*\)$/, '');
  const where = `${shown}:${loc.line}:${loc.column + 1}`;
  return `the ruleset ${where}: this is broken JavaScript: ${said.charAt(0).toLowerCase()}${said.slice(1)}; correct the text here`;
}

/** An error about what a name in `extends` leads to. */
function mentioned(message: string, { texts }: RulesetSource): string | null {
  for (const text of texts) {
    const found = extendedBy(text.data).find(({ extended }) => extended.length > 3 && message.includes(extended));
    if (found !== undefined) return faultAt(text, found.path, `${message}; correct or remove this`).message;
  }
  return null;
}

/** A program that throws: on the line that the bundle, which keeps lines as they are, shows for it. */
function thrownWithin(cause: unknown, message: string, { file, name, texts }: RulesetSource): string | null {
  if (texts.length > 0 || isRemote(file)) return null;
  const said = (cause as { statement?: string }).statement;
  const line = said === undefined ? null : lineOf(file, (text) => withoutExport(text) === withoutExport(said));
  return `the ruleset ${name}${line === null ? '' : `:${line}`}: it throws while it loads (${message}); correct it`;
}

/** Rollup turns the one into the other. */
function withoutExport(line: string): string {
  return line.trim().replace(/^(export default|(var|const) [\w$]+ =) |;$/g, '');
}

/** The number of the only line that a test picks out. */
export function lineOf(file: string, test: (line: string) => boolean): number | null {
  try {
    const numbers = readText(file)
      .split('\n')
      .flatMap((line, index) => (test(line) ? [index + 1] : []));
    return numbers.length === 1 ? (numbers[0] ?? null) : null;
  } catch {
    return null;
  }
}
