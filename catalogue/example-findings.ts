import { lintDescription } from '../engine/direct.ts';
import type { LintRequest } from '../engine/engine.ts';
import { descriptionOf } from '../framework/inventory.ts';
import type { Rule } from '../framework/rule.ts';
import { SEVERITIES } from '../framework/severity.ts';
import type { Place } from '../model/description/place.ts';
import type { Mark } from '../pages/code.tsx';
import { rangeOnText } from '../platform/terminal-excerpt.ts';
import { RULES } from '../rules/index.generated.ts';
import { parseReferenced, parseRoot } from '../source/parse.ts';
import type { ParsedFile } from '../source/parsed-file.ts';
import { type Result, shownRange } from '../source/result.ts';
import { type ExampleText, exampleText, withoutMarks } from './example-text.ts';
import type { Example } from './examples.ts';

/** An example of a rule as pages show it, with what the linter says of it. */
export interface ShownExample {
  readonly title: string;
  readonly text: string;
  /** Where the findings stand in the text. */
  readonly marks: readonly Mark[];
}

/** Lints an example with the rule that it belongs to. */
export async function shownExample(rule: Rule, example: Example): Promise<ShownExample> {
  const written = exampleText(example);
  const results = await lintExample(rule, { ...written, text: withoutMarks(written.text) });
  const lines = written.shown.split('\n');
  const marks = results.map((result) => markOf(result, written, lines)).sort((left, right) => left.line - right.line);
  return { title: example.title, text: written.shown, marks };
}

/** What the text of an example is called. */
export const SOURCE = 'openapi.yaml';

/** What a rule finds in the text of an example, which has no marks. */
export async function lintExample(
  rule: Rule,
  { text, files, complete }: Pick<ExampleText, 'text' | 'files' | 'complete'>,
  request: LintRequest = {},
): Promise<Result[]> {
  const root = await parseRoot(text, SOURCE);
  const document = { ...root, data: complete?.(root.data) ?? root.data };
  const others = await Promise.all(Object.entries(files).map(([name, content]) => parseReferenced(content, name)));
  const referencedDocuments = Object.fromEntries(others.map((file) => [file.source, file]));
  const fileOf = ({ file }: Place): ParsedFile => referencedDocuments[file.source ?? ''] ?? document;
  const { results, failures } = lintDescription(
    rulesFor(rule),
    descriptionOf({ document, referencedDocuments }),
    fileOf,
    () => {},
    request,
  );
  for (const { error } of failures) throw error;
  const { id } = rule.extensions.lintel;
  return results.filter(({ code }) => code === id);
}

/** Whether a note hides anything is known only when all rules have run. */
function rulesFor(rule: Rule): readonly Rule[] {
  return rule.extensions.lintel.kind === 'annotation' ? Object.values(RULES) : [rule];
}

function markOf(result: Result, { offset }: ExampleText, lines: readonly string[]): Mark {
  const { code, message, severity } = result;
  const range = shownRange(result);
  const line = range.start.line - offset.lines;
  const text = lines[line] ?? '';
  const last = range.end.line === range.start.line ? range.end.character - offset.columns : Number.POSITIVE_INFINITY;
  const [start, end] = rangeOnText(text, Math.max(0, range.start.character - offset.columns), last);
  return { line, start, end, severity: SEVERITIES[severity], code, message };
}
