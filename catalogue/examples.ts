import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { Rule } from '../framework/rule.ts';

/** What an example's text is a part of: a whole description or some of its root keys, or entries of `paths` or `components.schemas`. */
const EXAMPLE_PARTS = ['description', 'paths', 'schemas'] as const;
export type ExamplePart = (typeof EXAMPLE_PARTS)[number];

/** A description in YAML, or a part of one, that shows a rule at work; `title` says what it shows. */
export interface Example {
  readonly title: string;
  readonly part: ExamplePart;
  /** As it is written, but for the indentation. The lines on which a finding stands end with `# <- finding`, or `# <- finding: MESSAGE`. */
  readonly yaml: string;
  /** True when the operations are not to be completed with the responses, headers and security that every one has. */
  readonly asWritten: boolean;
}

/** What breaks a rule, what holds, and what it leaves alone. */
export interface Examples {
  readonly bad: readonly Example[];
  readonly good: readonly Example[];
  readonly ignored: readonly Example[];
}

/** The texts of the rules' examples.yaml by rule id, in the bundle; not defined when Lintel runs from its sources. */
declare const BUILT_EXAMPLES: Readonly<Record<string, string>>;

/**
 * The examples of a rule, from the file beside it.
 *
 * @throws Error when the file is not as it should be.
 */
export function examplesOf(rule: Rule): Examples {
  const { id, section } = rule.extensions.lintel;
  const text = typeof BUILT_EXAMPLES === 'undefined' ? readExamples(section, id) : (BUILT_EXAMPLES[id] ?? '');
  return parseExamples(text, `rules/${section}/${id}/examples.yaml`);
}

function readExamples(section: string, id: string): string {
  return readFileSync(fileURLToPath(new URL(`../rules/${section}/${id}/examples.yaml`, import.meta.url)), 'utf8');
}

/**
 * Reads a file of examples. Their text is taken as it stands in the file, with its comments.
 *
 * @throws Error that names the file, where it is not as it should be.
 */
function parseExamples(text: string, file: string): Examples {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const fail = (what: string): never => {
    throw new Error(`${file}: ${what}`);
  };
  for (const { message } of document.errors) fail(message);
  const lines = text.split('\n');
  const listOf = (kind: keyof Examples): Example[] => {
    const list = document.get(kind);
    if (!isSeq(list)) return fail(`there is no list "${kind}"`);
    return list.items.map((item) =>
      isMap(item) ? exampleOf(item) : fail(`"${kind}" holds something else than examples`),
    );
  };
  const exampleOf = (map: YAMLMap): Example => {
    const part =
      EXAMPLE_PARTS.find((name) => map.has(name)) ?? fail(`an example has none of ${EXAMPLE_PARTS.join(', ')}`);
    const key = map.items.map(({ key }) => key).find((one) => isScalar(one) && one.value === part);
    const start = isScalar(key) ? lineCounter.linePos(key.range?.[0] ?? 0) : { line: 0, col: 0 };
    return {
      title: String(map.get('title')),
      part,
      yaml: blockBelow(lines, start.line, start.col),
      asWritten: map.get('asWritten') === true,
    };
  };
  return { bad: listOf('bad'), good: listOf('good'), ignored: listOf('ignored') };
}

/** The lines that follow one (counted from 1) and are indented further than a column (from 1), without that indentation. */
function blockBelow(lines: readonly string[], line: number, column: number): string {
  const rest = lines.slice(line);
  const end = rest.findIndex((text) => text.trim() !== '' && !text.startsWith(' '.repeat(column)));
  const block = end === -1 ? rest : rest.slice(0, end);
  return `${block
    .map((text) => text.slice(column + 1))
    .join('\n')
    .trimEnd()}\n`;
}
