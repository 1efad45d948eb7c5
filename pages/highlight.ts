import bash from 'highlight.js/lib/languages/bash';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';

export type HighlightLanguage = 'yaml' | 'json' | 'javascript' | 'bash';

/** What theme.css colours. A page would carry marks of other kinds for nobody. */
export const COLOURED_KINDS = [
  'attr',
  'attribute',
  'string',
  'meta',
  'number',
  'literal',
  'keyword',
  'comment',
] as const;
type ColouredKind = (typeof COLOURED_KINDS)[number];

/** A piece of a line with what it is in its language; null for what has no colour of its own. */
export interface Token {
  readonly text: string;
  readonly kind: ColouredKind | null;
}

const lowlight = createLowlight({ yaml, json, javascript, bash });

/** The lines of a text as tokens. */
export function tokenLines(text: string, language: HighlightLanguage): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of tokensIn(lowlight.highlight(language, text).children, null)) {
    for (const [index, part] of token.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, kind: token.kind });
    }
  }
  return lines;
}

type Nodes = ReturnType<typeof lowlight.highlight>['children'];

function tokensIn(nodes: Nodes, kind: ColouredKind | null): Token[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [{ text: node.value, kind }];
    if (node.type !== 'element') return [];
    const [name] = Array.isArray(node.properties.className) ? node.properties.className : [];
    return tokensIn(node.children as Nodes, name === undefined ? kind : kindOf(name));
  });
}

function kindOf(className: unknown): ColouredKind | null {
  return COLOURED_KINDS.find((kind) => className === `hljs-${kind}`) ?? null;
}

/** Cuts tokens at two columns, so that what lies between them can be marked. */
export function splitAt(tokens: readonly Token[], start: number, end: number): readonly [Token[], Token[], Token[]] {
  const parts: [Token[], Token[], Token[]] = [[], [], []];
  let column = 0;
  for (const { text, kind } of tokens) {
    const cuts = [0, start - column, end - column, text.length].map((cut) => Math.max(0, Math.min(cut, text.length)));
    for (const [index, part] of parts.entries()) {
      const piece = text.slice(cuts[index], cuts[index + 1]);
      if (piece !== '') part.push({ text: piece, kind });
    }
    column += text.length;
  }
  return parts;
}
