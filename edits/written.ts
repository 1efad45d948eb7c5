import { Document, type Pair, Scalar, type ToStringOptions, visit } from 'yaml';
import { memoizeLatest } from '../model/lib/memoize.ts';
import type { Layout } from './layout.ts';

/** What YAML 1.1 reads as something else than a text has quotation marks: some readers still follow it. */
const OPTIONS = { compat: 'yaml-1.1', lineWidth: 0, blockQuote: false, aliasDuplicateObjects: false } as const;

/** A member in YAML's block style, line by line, without the indentation of its place. */
export function memberLines(key: string, value: unknown, layout: Layout): string[] {
  return blockLines({ [key]: value }, layout);
}

/** An item in YAML's block style, line by line, with its dash, without the indentation of its place. */
export function itemLines(value: unknown, layout: Layout): string[] {
  return blockLines([value], layout);
}

/** Many members are the same, such as bounds and references. */
const writtenLines = memoizeLatest((_layout: Layout) => new Map<string, readonly string[]>());

function blockLines(value: unknown, layout: Layout): string[] {
  const known = writtenLines(layout);
  const mark = JSON.stringify(value);
  const lines = known.get(mark) ?? newBlockLines(value, layout);
  known.set(mark, lines);
  return [...lines];
}

function newBlockLines(value: unknown, layout: Layout): string[] {
  const text = yamlText(value, layout, { indent: Math.max(2, layout.step.length), indentSeq: layout.indentsLists });
  return text.replace(/\n$/, '').split('\n');
}

/** A value as YAML, with keys as the text has them. */
function yamlText(value: unknown, layout: Layout, options: ToStringOptions): string {
  const document = new Document(value, OPTIONS);
  visit(document, {
    Pair: (_, pair) => {
      styleText(pair, layout);
      styleKey(pair, layout);
    },
  });
  return document.toString({ ...OPTIONS, ...options, singleQuote: layout.quote === "'" ? true : null });
}

/** As others of the key are; where those stand in none, it has the marks that it needs. */
function styleText({ key, value }: Pair, layout: Layout): void {
  if (!(key instanceof Scalar) || !(value instanceof Scalar) || typeof value.value !== 'string') return;
  const style = layout.textStyle(String(key.value));
  if (style !== 'PLAIN') value.type = style;
}

function styleKey({ key }: Pair, layout: Layout): void {
  if (!(key instanceof Scalar) || typeof key.value !== 'string') return;
  const style = layout.keyStyle(key.value);
  key.type = style;
  // As a text, it would have quotation marks.
  if (style === 'PLAIN' && String(Number(key.value)) === key.value) key.value = Number(key.value);
}

/** A value in one line of YAML, as it may stand between brackets, too. */
export function flowText(value: unknown, layout: Layout): string {
  const text = yamlText([value], layout, { collectionStyle: 'flow', flowCollectionPadding: false });
  return text.trim().includes('\n') ? jsonText(value, layout) : text.trim().slice(1, -1);
}

/** A value as JSON, each member and item on a line of its own. */
export function jsonLines(value: unknown, layout: Layout): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Array.isArray(value)
    ? value.map((item) => jsonLines(item, layout))
    : Object.entries(value).map(([key, item]) => JSON.stringify(key) + layout.colon + jsonLines(item, layout));
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return open + close;
  const lines = entries.join(',\n').split('\n');
  return [open, ...lines.map((line) => layout.step + line), close].join('\n');
}

/** A value as JSON in one line, with a blank behind each colon and comma where the text has them. */
export function jsonText(value: unknown, { isSpaced, colon }: Layout): string {
  return isSpaced ? spaced(value, colon) : JSON.stringify(value);
}

function spaced(value: unknown, colon: string): string {
  if (Array.isArray(value)) return `[${value.map((item) => spaced(item, colon)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, item]) => JSON.stringify(key) + colon + spaced(item, colon))
    .join(', ')}}`;
}

/**
 * A text in the quotation marks that stand around the old one; null where there are none, or where they do not suffice.
 */
export function quotedLike(old: string, value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (old.startsWith('"')) return JSON.stringify(value);
  const isPrintable = !/[\p{Cc}\u2028\u2029\ufeff]/u.test(value);
  return old.startsWith("'") && isPrintable ? `'${value.replaceAll("'", "''")}'` : null;
}
