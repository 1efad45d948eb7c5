import type { Example } from '../framework/define-rule.ts';
import { COMMON_PARTS } from './common-parts.generated.ts';
import { completeDescription } from './complete-description.ts';

/** What an example leaves out, because it is not what the example is about. */
const FRAME: Readonly<Record<string, string>> = {
  openapi: 'openapi: 3.1.0',
  jsonSchemaDialect: 'jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema',
  info: 'info: {title: Example, version: 1.0.0}',
  servers: "servers: [{url: 'https://api.example.com'}]",
  security: 'security: [{bearer: []}]',
};
const ROOT_KEYS = [...Object.keys(FRAME), 'paths', 'components', 'webhooks', 'tags', 'externalDocs', 'x-lintel'];
const MARK = /\s*#\s*<- finding\s*$/;

/** An example as a whole description. */
export interface ExampleText {
  readonly text: string;
  /** The lines of the text (from 1) on which the example says that a finding stands. */
  readonly marked: readonly number[];
  /** What the example refers to, by name. */
  readonly files: Readonly<Record<string, string>>;
  /** Changes what was read before it is linted. Positions stay those of the text. */
  readonly complete?: (data: unknown) => unknown;
  /** The example as it is shown: as it was written, without indentation and marks. */
  readonly shown: string;
  /** How many lines and columns of the text stand before what is shown. */
  readonly offset: { readonly lines: number; readonly columns: number };
}

/** Completes an example's text to a whole description. Examples may refer to `common.yaml`, which lies in test-specs. */
export function exampleText({ yaml, asWritten = false }: Pick<Example, 'yaml' | 'asWritten'>): ExampleText {
  const own = unindented(yaml);
  const parents = parentsOf(own);
  const body = [...parents, indented(own, parents.length * 2)].join('\n');
  const given = new Set([...body.matchAll(/^([\w-]+):/gm)].map(([, key]) => key ?? ''));
  const missing = given.has('openapi') ? [] : Object.keys(FRAME).filter((key) => !given.has(key));
  const text = [...missing.map((key) => FRAME[key]), body].join('\n');
  const marked = text.split('\n').flatMap((line, index) => (MARK.test(line) ? [index + 1] : []));
  return {
    text,
    marked,
    files: { 'common.yaml': COMMON_PARTS },
    ...(asWritten ? {} : { complete: completeDescription }),
    shown: withoutMarks(own),
    offset: { lines: missing.length + parents.length, columns: parents.length * 2 },
  };
}

/** A text without the marks of findings. */
export function withoutMarks(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(MARK, ''))
    .join('\n');
}

/** The keys that an example's own stand below, each on a line of its own. */
function parentsOf(text: string): string[] {
  const first = /^(?:'|")?([^\s'":]+)/m.exec(text.replaceAll(/^#.*\n/gm, ''))?.[1] ?? '';
  if (ROOT_KEYS.includes(first)) return [];
  return first.startsWith('/') ? ['paths:'] : ['components:', '  schemas:'];
}

function indented(text: string, depth: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(depth));
}

/** The text without the indentation that its place in a source file gives it. */
function unindented(text: string): string {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  const depth = Math.min(
    ...lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length),
  );
  return `${lines.map((line) => line.slice(depth)).join('\n')}\n`;
}
