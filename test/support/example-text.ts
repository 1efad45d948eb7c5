import { readFileSync } from 'node:fs';
import type { Example } from '../../framework/define-rule.ts';
import { completeDescription } from './complete-description.ts';
import type { TextSource } from './lint-text.ts';

/** What an example leaves out, because it is not what the example is about. */
const FRAME: Readonly<Record<string, string>> = {
  openapi: 'openapi: 3.1.0',
  jsonSchemaDialect: 'jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema',
  info: 'info: {title: Example, version: 1.0.0}',
  servers: "servers: [{url: 'https://api.example.com'}]",
  security: 'security: [{bearer: []}]',
};
const ROOT_KEYS = [...Object.keys(FRAME), 'paths', 'components', 'webhooks', 'tags', 'externalDocs', 'x-lintel'];
const MARK = /#\s*<- finding\s*$/;

/** An example as a whole description, with the lines (from 1) on which it says that a finding stands. */
export interface ExampleText extends TextSource {
  readonly marked: readonly number[];
}

/** Completes an example's text to a whole description. Examples may refer to `common.yaml`, which lies in test-specs. */
export function exampleText({ yaml, asWritten = false }: Pick<Example, 'yaml' | 'asWritten'>): ExampleText {
  const body = nested(yaml);
  const given = new Set([...body.matchAll(/^([\w-]+):/gm)].map(([, key]) => key ?? ''));
  const missing = given.has('openapi') ? [] : Object.keys(FRAME).filter((key) => !given.has(key));
  const text = `${missing.map((key) => FRAME[key]).join('\n')}\n${body}`;
  const marked = text.split('\n').flatMap((line, index) => (MARK.test(line) ? [index + 1] : []));
  const common = readFileSync(new URL('../../test-specs/common.yaml', import.meta.url), 'utf8');
  const files = { 'common.yaml': common };
  return asWritten ? { text, marked, files } : { text, marked, files, complete: completeDescription };
}

function nested(yaml: string): string {
  const text = unindented(yaml);
  const first = /^(?:'|")?([^\s'":]+)/m.exec(text.replaceAll(/^#.*\n/gm, ''))?.[1] ?? '';
  if (ROOT_KEYS.includes(first)) return text;
  const indent = (depth: number) => text.replaceAll(/^(?=.)/gm, ' '.repeat(depth));
  return first.startsWith('/') ? `paths:\n${indent(2)}` : `components:\n  schemas:\n${indent(4)}`;
}

/** The text without the indentation that its place in a source file gives it. */
function unindented(text: string): string {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  const depth = Math.min(
    ...lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length),
  );
  return `${lines.map((line) => line.slice(depth)).join('\n')}\n`;
}
