/**
 * The descriptions of test-specs/violations/ and what is marked in them: `# <- <rule>` on each line on which a rule
 * must report, `# <- <rule> via <indirection>` where it reaches what is wrong by a detour. Several marks of a line are
 * separated by commas. A description of several files is a folder with `openapi.yaml` for its root.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../test-specs/violations/', import.meta.url);
const MARK = /#\s*<-\s*(\S.*?)\s*$/;

/** The detours by which a rule may have to go, and the pattern of a description that has one. */
export const INDIRECTIONS: Readonly<Record<string, RegExp>> = {
  $ref: /\$ref['"]?: *['"]?#\//,
  allOf: /\ballOf:/,
  'path-level parameter': /^ {4}parameters:/m,
  'other file': /\$ref['"]?: *['"]?[^'"#\s]/,
  'type array': /\btype:\s*(\[|\n\s*- )/,
  callback: /\bcallbacks:/,
  webhook: /^webhooks:/m,
};

/** A line (from 1) of a file on which a rule must report, and the detour, or null where it is plain. */
export interface ViolationMark {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly via: string | null;
}

/** A description that violates the conventions in the marked places and nowhere else. */
export interface MarkedDescription {
  readonly name: string;
  /** The root file's path. */
  readonly root: string;
  readonly text: string;
  readonly marks: readonly ViolationMark[];
}

/** Every description of the folder, by name. */
export function markedDescriptions(): MarkedDescription[] {
  const entries = readdirSync(FOLDER, { withFileTypes: true }).toSorted((left, right) =>
    left.name.localeCompare(right.name),
  );
  return entries.map((entry) =>
    entry.isDirectory() ? inFolder(entry.name) : described(entry.name, [fileURLToPath(new URL(entry.name, FOLDER))]),
  );
}

function inFolder(name: string): MarkedDescription {
  const folder = new URL(`${name}/`, FOLDER);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  const parts = files.filter((file) => file !== 'openapi.yaml').toSorted();
  return described(
    name,
    ['openapi.yaml', ...parts].map((file) => fileURLToPath(new URL(file, folder))),
  );
}

function described(name: string, files: readonly string[]): MarkedDescription {
  const texts = files.map((file) => ({ file, text: existsSync(file) ? readFileSync(file, 'utf8') : '' }));
  const [root = { file: '', text: '' }] = texts;
  return { name, root: root.file, text: texts.map(({ text }) => text).join('\n'), marks: texts.flatMap(marksIn) };
}

function marksIn({ file, text }: { readonly file: string; readonly text: string }): ViolationMark[] {
  return text.split('\n').flatMap((content, index) => {
    const marks = MARK.exec(content)?.[1]?.split(/,\s*/) ?? [];
    return marks.map((mark) => {
      const [rule = '', via] = mark.split(/\s+via\s+/);
      return { file, line: index + 1, rule, via: via ?? null };
    });
  });
}
