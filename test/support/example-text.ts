import { type ExampleText, exampleText } from '../../catalogue/example-text.ts';
import type { ExamplePart } from '../../catalogue/examples.ts';

const ROOT_KEYS =
  /^(openapi|jsonSchemaDialect|info|servers|security|paths|components|webhooks|tags|externalDocs|x-lintel)\b/;

/** A description that a test writes in part, indented as its source, completed as the rules' examples are. */
export function partialDescription({ yaml, asWritten = false }: { yaml: string; asWritten?: boolean }): ExampleText {
  const own = unindented(yaml);
  return exampleText({ part: partOf(own), yaml: own, asWritten });
}

function partOf(text: string): ExamplePart {
  const first = /^[^#\s]\S*/m.exec(text)?.[0].replace(/^['"]/, '') ?? '';
  if (ROOT_KEYS.test(first)) return 'description';
  return first.startsWith('/') ? 'paths' : 'schemas';
}

function unindented(text: string): string {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  const indentations = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const depth = Math.min(...indentations);
  return `${lines.map((line) => line.slice(depth)).join('\n')}\n`;
}
