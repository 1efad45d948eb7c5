import { COMMON_PARTS } from './common-parts.generated.ts';
import { completeDescription } from './complete-description.ts';
import type { Example, ExamplePart } from './examples.ts';

/** What an example leaves out, because it is not what the example is about. */
const FRAME: Readonly<Record<string, string>> = {
  openapi: 'openapi: 3.1.0',
  jsonSchemaDialect: 'jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema',
  info: 'info: {title: Example, version: 1.0.0}',
  servers: "servers: [{url: 'https://api.example.com'}]",
  security: 'security: [{bearer: []}]',
};
/** The keys that the text of an example stands below, each on a line of its own. */
const PARENTS: Readonly<Record<ExamplePart, readonly string[]>> = {
  description: [],
  paths: ['paths:'],
  schemas: ['components:', '  schemas:'],
};
const MARK = /\s*#\s*<- finding(?::\s*(.*?))?\s*$/;

/** An example as a whole description. */
export interface ExampleText {
  readonly text: string;
  /** The lines of the text (from 1) on which the example says that a finding stands. */
  readonly marked: readonly number[];
  /** What the example says that the message on such a line is; `…` stands for any text. */
  readonly stated: readonly { readonly line: number; readonly message: string }[];
  /** What the example refers to, by name. */
  readonly files: Readonly<Record<string, string>>;
  /** Changes what was read before it is linted. Positions stay those of the text. */
  readonly complete?: (data: unknown) => unknown;
  /** The example as it is shown: as it was written, without indentation and marks. */
  readonly shown: string;
  /** How many lines and columns of the text stand before what is shown. */
  readonly offset: { readonly lines: number; readonly columns: number };
}

/**
 * Completes an example's text to a whole description. Examples may refer to `common.yaml`, which lies in test-specs.
 */
export function exampleText({ part, yaml, asWritten }: Omit<Example, 'title' | 'fixed'>): ExampleText {
  const parents = PARENTS[part];
  const body = [...parents, indented(yaml, parents.length * 2)].join('\n');
  const given = new Set([...body.matchAll(/^([\w-]+):/gm)].map(([, key]) => key ?? ''));
  const missing = given.has('openapi') ? [] : Object.keys(FRAME).filter((key) => !given.has(key));
  const text = [...missing.map((key) => FRAME[key]), body].join('\n');
  const marks = text.split('\n').flatMap((written, index) => {
    const mark = MARK.exec(written);
    return mark === null ? [] : [{ line: index + 1, message: mark[1] }];
  });
  return {
    text,
    marked: marks.map(({ line }) => line),
    stated: marks.flatMap(({ line, message }) => (message === undefined ? [] : [{ line, message }])),
    files: { 'common.yaml': COMMON_PARTS },
    ...(asWritten ? {} : { complete: completeDescription }),
    shown: withoutMarks(yaml),
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

function indented(text: string, depth: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(depth));
}
