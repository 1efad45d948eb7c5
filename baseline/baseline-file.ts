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
import type { Baseline, BaselineEntry } from './baseline.ts';
import { groupKey, groupOf, isDay } from './group.ts';
import { BY_COMMAND, type RecordedBy } from './recorded-by.ts';

/** The forms of the file: what has no groups stays in the first, which earlier versions of Lintel read. */
const VERSION = 1;
const VERSION_WITH_GROUPS = 2;

const KEYS = ['lintelBaseline', 'descriptions', 'findings'];
const GROUP_KEYS = ['reason', 'until', 'findings'];

/**
 * Reads a baseline. Whatever is wrong with it ends the run, since findings that are wrongly taken for known would be
 * missed.
 *
 * @throws UsageError that says where it is broken.
 */
export async function readBaseline(file: string, named: string, recordedBy = BY_COMMAND): Promise<Baseline> {
  return parseBaseline(textOf(file, named, recordedBy), file, named, recordedBy);
}

/**
 * The same for a text that is from elsewhere.
 *
 * @throws UsageError that says where it is broken.
 */
export async function parseBaseline(
  text: string,
  file: string,
  named: string,
  recordedBy = BY_COMMAND,
): Promise<Baseline> {
  const conflict = /^<{7} |\n<{7} /.exec(text);
  if (conflict !== null) {
    const line = text.slice(0, conflict.index + 1).split('\n').length;
    throw broken(`${named}:${line}`, 'a merge left its conflict marks here', 'resolve the conflict');
  }
  if (text.trim() === '') throw broken(named, 'it is empty', restored(recordedBy));
  // Under a JSON name it is read as JSON, whatever it is called.
  const parsed = await parseRoot(text, `${file}.json`);
  const [problem] = parsed.problems;
  if (!parsed.usable || problem !== undefined) {
    const start = problem?.range?.start;
    const at = start === undefined ? named : `${named}:${start.line + 1}:${start.character + 1}`;
    throw new UsageError(`the baseline ${at}: ${problem?.message ?? 'it cannot be read; restore it'}`);
  }
  return new Reading(parsed, named, recordedBy).baseline();
}

function textOf(file: string, named: string, { first }: RecordedBy): string {
  if (!existsSync(file)) throw new UsageError(`there is no baseline ${named}; check the path, or ${first(named)}`);
  try {
    return readText(file);
  } catch (error) {
    throw new UsageError(`the baseline ${named} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
}

function restored({ anew }: RecordedBy): string {
  return `restore it, or ${anew}`;
}

function broken(at: string, fault: string, remedy: string): Error {
  return new UsageError(`the baseline ${at}: ${fault}; ${remedy}`);
}

/** Checks the data of a baseline on the way into its parts. */
class Reading {
  constructor(
    private readonly parsed: ParsedFile,
    private readonly named: string,
    private readonly recordedBy: RecordedBy,
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
    const version = this.version(root.lintelBaseline);
    const twice = this.parsed.diagnostics.find(isDuplicateKey);
    if (twice !== undefined)
      throw this.fault(twice.path, `the key ${JSON.stringify(twice.path.at(-1))} is written twice`);
    this.checkKeys(root, [], version === VERSION ? KEYS : [...KEYS, 'groups'], 'a baseline');
    const descriptions = this.texts(root.descriptions, ['descriptions']);
    const entries = this.entriesAt(root.findings, ['findings']);
    const groups = version === VERSION ? [] : this.list(root.groups, ['groups']);
    return { descriptions, entries: [...entries, ...groups.flatMap((group, index) => this.entriesOf(group, index))] };
  }

  private version(version: unknown): number {
    if (version === VERSION || version === VERSION_WITH_GROUPS) return version;
    const isLater = typeof version === 'number' && version > VERSION_WITH_GROUPS;
    const shown = `its version is ${JSON.stringify(version)}, and this Lintel reads versions ${VERSION} and ${VERSION_WITH_GROUPS}`;
    throw this.fault(['lintelBaseline'], shown, isLater ? 'update Lintel' : undefined);
  }

  private checkKeys(value: JsonObject, path: readonly string[], known: readonly string[], what: string): void {
    const unknown = Object.keys(value).find((key) => !known.includes(key));
    if (unknown !== undefined) throw this.fault([...path, unknown], `${what} has no key ${JSON.stringify(unknown)}`);
  }

  private entriesOf(group: unknown, index: number): BaselineEntry[] {
    const path = ['groups', String(index)];
    if (!isObject(group)) throw this.fault(path, 'a group is no object');
    this.checkKeys(group, path, GROUP_KEYS, 'a group');
    const { reason, until } = group;
    if (reason !== undefined && (typeof reason !== 'string' || reason.trim() === ''))
      throw this.fault([...path, 'reason'], 'the reason of a group is no text');
    if (until !== undefined && (typeof until !== 'string' || !isDay(until)))
      throw this.fault([...path, 'until'], 'the end of a group is no day', 'write it like 2027-03-31');
    const entries = this.entriesAt(group.findings, [...path, 'findings']);
    const given = groupOf(reason, until);
    return given === null ? entries : entries.map((entry) => ({ ...entry, group: given }));
  }

  private entriesAt(findings: unknown, path: readonly string[]): BaselineEntry[] {
    return Object.entries(this.object(findings, path)).flatMap(([file, rules]) =>
      Object.entries(this.object(rules, [...path, file])).flatMap(([rule, places]) =>
        this.texts(places, [...path, file, rule]).map((place) => ({ file, rule, place })),
      ),
    );
  }

  private object(value: unknown, path: readonly string[]): JsonObject {
    if (isObject(value)) return value;
    throw this.fault(path, `${JSON.stringify(path.at(-1))} is no object`);
  }

  private list(value: unknown, path: readonly string[]): readonly unknown[] {
    if (Array.isArray(value)) return value;
    throw this.fault(path, `${JSON.stringify(path.at(-1))} is no list`);
  }

  private texts(given: unknown, path: readonly string[]): string[] {
    const value = this.list(given, path);
    const index = value.findIndex((item) => typeof item !== 'string');
    if (index >= 0) throw this.fault([...path, String(index)], 'an item of this list is no text');
    return value as string[];
  }

  private fault(path: readonly string[], fault: string, remedy = restored(this.recordedBy)): Error {
    const { line, character } = this.parsed.rangeOf(path).start;
    return broken(`${this.named}:${line + 1}:${character + 1}`, fault, remedy);
  }
}

/**
 * Writes a baseline, each finding on a line of its own and everything in order, so that a change shows in its diff as
 * what it is.
 *
 * @throws UsageError
 */
export function writeBaseline(file: string, baseline: Baseline, cwd: string, { option } = BY_COMMAND): void {
  try {
    writeFileWhole(file, asText(baseline));
  } catch (error) {
    const named = relative(cwd, file);
    const sentence = `the baseline ${named} cannot be written (${reasonOf(error)}); choose another file with ${option}`;
    throw new UsageError(sentence, { cause: error });
  }
}

/** The text of a baseline's file. */
function asText({ descriptions, entries }: Baseline): string {
  const groups = grouped(entries, ({ group }) => (group === undefined ? '' : groupKey(group)));
  const ofNone = groups.find(([key]) => key === '')?.[1] ?? [];
  const blocks = groups.filter(([key]) => key !== '').map(([, ofGroup]) => groupBlock(ofGroup));
  const lines = [
    `"lintelBaseline": ${blocks.length === 0 ? VERSION : VERSION_WITH_GROUPS}`,
    block('descriptions', '[', quoted(descriptions), ']'),
    block('findings', '{', fileBlocks(ofNone), '}'),
    ...(blocks.length === 0 ? [] : [block('groups', '[', blocks, ']')]),
  ];
  return `{\n${indented(lines)}\n}\n`;
}

function groupBlock(entries: readonly BaselineEntry[]): string {
  const { reason, until } = entries[0]?.group ?? {};
  const lines = [
    ...(reason === undefined ? [] : [`"reason": ${JSON.stringify(reason)}`]),
    ...(until === undefined ? [] : [`"until": ${JSON.stringify(until)}`]),
    block('findings', '{', fileBlocks(entries), '}'),
  ];
  return `{\n${indented(lines)}\n}`;
}

function fileBlocks(entries: readonly BaselineEntry[]): string[] {
  return grouped(entries, ({ file }) => file).map(([file, ofFile]) => {
    const rules = grouped(ofFile, ({ rule }) => rule).map(([rule, ofRule]) =>
      block(rule, '[', quoted(ofRule.map(({ place }) => place)), ']'),
    );
    return block(file, '{', rules, '}');
  });
}

function quoted(texts: readonly string[]): string[] {
  return inOrder(texts).map((text) => JSON.stringify(text));
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
