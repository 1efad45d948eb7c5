import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { AnyRule } from '../framework/rule.ts';
import { exampleFile } from './example-files.ts';
import { blockBelow } from './yaml-block.ts';

/**
 * What the two texts of a pair are: whole descriptions, entries of `paths`, or the schema of a body that clients send (`request`), receive
 * (`response`), or both.
 */
const PARTS = ['description', 'paths', 'request', 'response', 'both'] as const;
export type ChangePart = (typeof PARTS)[number];

/** Two versions that show a rule at work; `title` says what changed. */
export interface ChangeExample {
  readonly title: string;
  readonly part: ChangePart;
  /** As they are written, but for the indentation. The line on which a finding stands ends with `# <- finding`, or `# <- finding: KIND`. */
  readonly before: string;
  readonly after: string;
}

/** `breaking`: an error. `hint`: something to look at, or that cannot be decided. `silent`: nothing for this rule. */
export interface ChangeExamples {
  readonly breaking: readonly ChangeExample[];
  readonly hint: readonly ChangeExample[];
  readonly silent: readonly ChangeExample[];
}

/**
 * The pairs beside the change.ts of a rule.
 *
 * @throws Error that names the file, where it is not as it should be.
 */
export function changeExamplesOf(rule: AnyRule): ChangeExamples {
  const { text, path } = exampleFile(rule, 'change.examples.yaml');
  return parseChangeExamples(text, path);
}

function parseChangeExamples(text: string, file: string): ChangeExamples {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const fail = (what: string): never => {
    throw new Error(`${file}: ${what}`);
  };
  for (const { message } of document.errors) fail(message);
  const lines = text.split('\n');
  const blockOf = (map: YAMLMap, name: string): string => {
    const key = map.items.map((item) => item.key).find((one) => isScalar(one) && one.value === name);
    if (!isScalar(key)) return fail(`an example has no "${name}"`);
    const { line, col } = lineCounter.linePos(key.range?.[0] ?? 0);
    return blockBelow(lines, line, col);
  };
  const exampleOf = (item: unknown): ChangeExample => {
    if (!isMap(item)) return fail('a list holds something else than examples');
    const part = PARTS.find((name) => name === item.get('part')) ?? fail(`a part is none of ${PARTS.join(', ')}`);
    return { title: String(item.get('title')), part, before: blockOf(item, 'before'), after: blockOf(item, 'after') };
  };
  const listOf = (kind: keyof ChangeExamples): ChangeExample[] => {
    const list = document.get(kind);
    return isSeq(list) ? list.items.map(exampleOf) : [];
  };
  return { breaking: listOf('breaking'), hint: listOf('hint'), silent: listOf('silent') };
}

/** What stands around a part in a description, above it, and how far it is indented. */
const AROUND: Readonly<Record<ChangePart, readonly [string, number]>> = {
  description: ['', 0],
  paths: ['openapi: 3.1.0\ninfo: { title: Shop, version: 1.0.0 }\npaths:\n', 2],
  request: [
    `openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
paths:
  /v1/shop/orders:
    post:
      responses: { '204': { description: Done } }
      requestBody:
        required: true
        content:
          application/json:
            schema:
`,
    14,
  ],
  response: [
    `openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
paths:
  /v1/shop/orders/{orderId}:
    get:
      parameters: [{ name: orderId, in: path, required: true, schema: { type: string } }]
      responses:
        '200':
          description: The order
          content:
            application/json:
              schema:
`,
    16,
  ],
  both: [
    `openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
paths:
  /v1/shop/orders:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
      responses:
        '201': { description: Made, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
components:
  schemas:
    Order:
`,
    6,
  ],
};

/** A part of a pair as a whole description. */
export function changeText(part: ChangePart, yaml: string): string {
  const [above, indentation] = AROUND[part];
  return above + yaml.replaceAll(/^(?=.)/gm, ' '.repeat(indentation));
}
