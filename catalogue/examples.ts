import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import { type AnyRule, judgesDescriptions } from '../framework/rule.ts';
import { exampleFile } from './example-files.ts';
import { blockBelow } from './yaml-block.ts';

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
  /** Of a bad one, how it is written once its findings are mended; null where none mends itself. */
  readonly fixed: string | null;
}

/** What breaks a rule, what holds, and what it leaves alone. */
export interface Examples {
  readonly bad: readonly Example[];
  readonly good: readonly Example[];
  readonly ignored: readonly Example[];
}

/**
 * The descriptions that show a rule at work, from the file beside it; none of a rule that judges no description.
 *
 * @throws Error when the file is not as it should be.
 */
export function examplesOf(rule: AnyRule): Examples {
  if (!judgesDescriptions(rule)) return { bad: [], good: [], ignored: [] };
  const { text, path } = exampleFile(rule, 'examples.yaml');
  return parseExamples(text, path);
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
    const textBelow = (name: string): string => {
      const key = map.items.map(({ key }) => key).find((one) => isScalar(one) && one.value === name);
      const start = isScalar(key) ? lineCounter.linePos(key.range?.[0] ?? 0) : { line: 0, col: 0 };
      return blockBelow(lines, start.line, start.col);
    };
    return {
      title: String(map.get('title')),
      part,
      yaml: textBelow(part),
      asWritten: map.get('asWritten') === true,
      fixed: map.has('fixed') ? textBelow('fixed') : null,
    };
  };
  return { bad: listOf('bad'), good: listOf('good'), ignored: listOf('ignored') };
}
