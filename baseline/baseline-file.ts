import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { isObject, type JsonObject } from '../model/description/json.ts';
import { groupBy } from '../model/lib/group-by.ts';
import { reasonOf } from '../platform/error-text.ts';
import { UsageError } from '../platform/usage-error.ts';
import { writeFileWhole } from '../platform/write-file.ts';
import { isDuplicateKey } from '../source/diagnostic.ts';
import { parseRoot } from '../source/parse.ts';
import type { ParsedFile } from '../source/parsed-file.ts';
import { readText } from '../source/read-text.ts';
import { type Baseline, type BaselineEntry, DEFAULT_BASELINE } from './baseline.ts';

/** The form of the file; another one gets another number. */
const VERSION = 1;

const KEYS = ['lintelBaseline', 'descriptions', 'findings'];

/**
 * Reads a baseline. Whatever is wrong with it ends the run, since findings that are wrongly taken for known would be missed.
 *
 * @throws UsageError that says where it is broken.
 */
export async function readBaseline(file: string, named: string): Promise<Baseline> {
  const text = textOf(file, named);
  const conflict = /^<{7} |\n<{7} /.exec(text);
  if (conflict !== null) {
    const line = text.slice(0, conflict.index + 1).split('\n').length;
    throw broken(`${named}:${line}`, 'a merge left its conflict marks here', 'resolve the conflict');
  }
  if (text.trim() === '') throw broken(named, 'it is empty');
  // Under a JSON name it is read as JSON, whatever it is called.
  const parsed = await parseRoot(text, `${file}.json`);
  const [problem] = parsed.problems;
  if (!parsed.usable || problem !== undefined) {
    const start = problem?.range?.start;
    const at = start === undefined ? named : `${named}:${start.line + 1}:${start.character + 1}`;
    throw new UsageError(`the baseline ${at}: ${problem?.message ?? 'it cannot be read; restore it'}`);
  }
  return new Reading(parsed, named).baseline();
}

function textOf(file: string, named: string): string {
  if (!existsSync(file)) {
    const output = named === DEFAULT_BASELINE ? '' : ` -o ${named}`;
    throw new UsageError(
      `there is no baseline ${named}; check the path, or record one with \`lintel baseline${output} FILES\``,
    );
  }
  try {
    return readText(file);
  } catch (error) {
    throw new UsageError(`the baseline ${named} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
}

function broken(
  at: string,
  fault: string,
  remedy = 'restore it, or record it anew with `lintel baseline --force FILES`',
): Error {
  return new UsageError(`the baseline ${at}: ${fault}; ${remedy}`);
}

/** Checks the data of a baseline on the way into its parts. */
class Reading {
  constructor(
    private readonly parsed: ParsedFile,
    private readonly named: string,
  ) {}

  baseline(): Baseline {
    const root = this.parsed.data;
    if (!isObject(root) || !('lintelBaseline' in root)) {
      throw this.fault(
        [],
        'this is no baseline of Lintel, as its root has no key "lintelBaseline"',
        'name another file',
      );
    }
    this.checkVersion(root.lintelBaseline);
    const twice = this.parsed.diagnostics.find(isDuplicateKey);
    if (twice !== undefined)
      throw this.fault(twice.path, `the key ${JSON.stringify(twice.path.at(-1))} is written twice`);
    const unknown = Object.keys(root).find((key) => !KEYS.includes(key));
    if (unknown !== undefined) throw this.fault([unknown], `a baseline has no key ${JSON.stringify(unknown)}`);
    const descriptions = this.texts(root.descriptions, ['descriptions']);
    const files = Object.entries(this.object(root.findings, ['findings']));
    return { descriptions, entries: files.flatMap(([file, rules]) => this.entriesIn(file, rules)) };
  }

  private checkVersion(version: unknown): void {
    if (version === VERSION) return;
    const isLater = typeof version === 'number' && version > VERSION;
    const shown = `its version is ${JSON.stringify(version)}, and this Lintel reads version ${VERSION}`;
    throw this.fault(['lintelBaseline'], shown, isLater ? 'update Lintel' : undefined);
  }

  private entriesIn(file: string, rules: unknown): BaselineEntry[] {
    return Object.entries(this.object(rules, ['findings', file])).flatMap(([rule, places]) =>
      this.texts(places, ['findings', file, rule]).map((place) => ({ file, rule, place })),
    );
  }

  private object(value: unknown, path: readonly string[]): JsonObject {
    if (isObject(value)) return value;
    throw this.fault(path, `${JSON.stringify(path.at(-1))} is no object`);
  }

  private texts(value: unknown, path: readonly string[]): string[] {
    if (!Array.isArray(value)) throw this.fault(path, `${JSON.stringify(path.at(-1))} is no list`);
    const index = value.findIndex((item) => typeof item !== 'string');
    if (index >= 0) throw this.fault([...path, String(index)], 'an item of this list is no text');
    return value as string[];
  }

  private fault(path: readonly string[], fault: string, remedy?: string): Error {
    const { line, character } = this.parsed.rangeOf(path).start;
    return broken(`${this.named}:${line + 1}:${character + 1}`, fault, remedy);
  }
}

/**
 * Writes a baseline, each finding on a line of its own and everything in order, so that a change shows in its diff as what it is.
 *
 * @throws UsageError
 */
export function writeBaseline(file: string, baseline: Baseline, cwd: string): void {
  try {
    writeFileWhole(file, asText(baseline));
  } catch (error) {
    const named = relative(cwd, file);
    throw new UsageError(`the baseline ${named} cannot be written (${reasonOf(error)}); choose another file with -o`, {
      cause: error,
    });
  }
}

/** The text of a baseline's file. */
function asText({ descriptions, entries }: Baseline): string {
  const files = grouped(entries, ({ file }) => file).map(([file, ofFile]) => {
    const rules = grouped(ofFile, ({ rule }) => rule).map(([rule, ofRule]) => {
      return block(
        rule,
        '[',
        inOrder(ofRule.map(({ place }) => place)).map((place) => JSON.stringify(place)),
        ']',
      );
    });
    return block(file, '{', rules, '}');
  });
  const lines = [
    `"lintelBaseline": ${VERSION}`,
    block(
      'descriptions',
      '[',
      inOrder(descriptions).map((name) => JSON.stringify(name)),
      ']',
    ),
    block('findings', '{', files, '}'),
  ];
  return `{\n${indented(lines)}\n}\n`;
}

// JSON.stringify would put keys that look like numbers first, and drop `__proto__`.
function block(key: string, open: string, lines: readonly string[], close: string): string {
  const name = `${JSON.stringify(key)}: ${open}`;
  return lines.length === 0 ? `${name}${close}` : `${name}\n${indented(lines)}\n${close}`;
}

function indented(lines: readonly string[]): string {
  return lines
    .flatMap((line, index) => (index < lines.length - 1 ? `${line},` : line).split('\n'))
    .map((line) => `  ${line}`)
    .join('\n');
}

function grouped(
  entries: readonly BaselineEntry[],
  keyOf: (entry: BaselineEntry) => string,
): [string, BaselineEntry[]][] {
  const groups = groupBy(entries, keyOf);
  return inOrder([...groups.keys()]).map((key) => [key, groups.get(key) ?? []]);
}

/** By code units, which is the same everywhere. */
function inOrder(texts: readonly string[]): string[] {
  return texts.toSorted((left, right) => (left < right ? -1 : Number(left > right)));
}
