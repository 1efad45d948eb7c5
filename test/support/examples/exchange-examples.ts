import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { exampleFile } from '../../../catalogue/example-files.ts';
import type { AnyRule } from '../../../framework/rule.ts';
import type { Description } from '../../../model/description/description.ts';
import { asArray, asObject, isObject, member, strings } from '../../../model/description/json.ts';
import { type JsonPath, type Place, pathOf } from '../../../model/description/place.ts';
import { readDescription } from '../../../model/description/read-description.ts';
import { type Exchange, readExchange } from '../../../model/exchange/exchange.ts';
import { exchangeFromDocument } from '../../../model/exchange/exchange-document.ts';
import { completeExchange } from './complete-exchange.ts';

/** Exchanges that show a rule at work; `title` says what they show. */
export interface ExchangeExample {
  readonly title: string;
  readonly exchanges: readonly Exchange[];
  /** The description that knows their operations; null where none is needed. */
  readonly description: Description | null;
  /** The lines of the file (from 1) on which a finding stands, in their order. */
  readonly marked: readonly number[];
  /** The ids of other rules that what is shown breaks by its nature. */
  readonly also: readonly string[];
  /** The line of the file (from 1) on which a place stands; what is not written stands where it would be. */
  readonly lineOf: (place: Place) => number;
}

/** What breaks a rule, what holds, and what it leaves alone. */
export interface ExchangeExamples {
  readonly broken: readonly ExchangeExample[];
  readonly holds: readonly ExchangeExample[];
  readonly silent: readonly ExchangeExample[];
}

const MARK = /#\s*<- finding\s*$/;

/**
 * The exchanges that show a rule at work, from the file beside it.
 *
 * @throws Error that names the file, where it is not as it should be.
 */
export function exchangeExamplesOf(rule: AnyRule): ExchangeExamples {
  const { text, path } = exampleFile(rule, 'exchange.examples.yaml');
  return parseExchangeExamples(text, path);
}

/**
 * Reads a file of examples.
 *
 * @throws Error that names the file, where it is not as it should be.
 */
function parseExchangeExamples(text: string, file: string): ExchangeExamples {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  for (const { message } of document.errors) throw new Error(`${file}: ${message}`);
  const marks = text.split('\n').flatMap((line, index) => (MARK.test(line) ? [index + 1] : []));
  const source = { document, lineCounter, marks, file };
  const data: unknown = document.toJS();
  const listOf = (kind: keyof ExchangeExamples) =>
    asArray(member(data, kind)).map((example, index) => exampleOf(example, [kind, index], source));
  return { broken: listOf('broken'), holds: listOf('holds'), silent: listOf('silent') };
}

interface ExampleFile {
  readonly document: Document;
  readonly lineCounter: LineCounter;
  readonly marks: readonly number[];
  readonly file: string;
}

function exampleOf(example: unknown, path: JsonPath, source: ExampleFile): ExchangeExample {
  const { title, exchange, exchanges, also, asWritten, description, paths } = asObject(example);
  const written = exchange === undefined ? asArray(exchanges) : [exchange];
  const at = (index: number): JsonPath =>
    exchange === undefined ? [...path, 'exchanges', index] : [...path, 'exchange'];
  const read = written.map((one) => exchangeOf(asWritten === true ? one : completeExchange(one), title, source));
  if (read.length === 0) throw new Error(`${source.file}: "${title}" has no exchange`);
  const [first, last] = linesOf(path, source);
  return {
    title: String(title),
    exchanges: read,
    description: descriptionOf(isObject(paths) ? { paths } : description),
    marked: source.marks.filter((line) => line >= first && line <= last),
    also: strings(also),
    lineOf: (place) => {
      const index = read.findIndex((one) => one.place.file === place.file);
      return lineAt([...at(index), ...pathOf(place)], source);
    },
  };
}

function exchangeOf(document: unknown, title: unknown, { file }: ExampleFile): Exchange {
  const recorded = exchangeFromDocument(document);
  if (typeof recorded === 'string') throw new Error(`${file}: in "${title}", an exchange is none: ${recorded}`);
  return readExchange(recorded, file);
}

function descriptionOf(written: unknown): Description | null {
  const given: unknown = typeof written === 'string' ? parseDocument(written).toJS() : written;
  if (!isObject(given)) return null;
  const data = { openapi: '3.1.0', servers: [{ url: 'https://api.example.com' }], ...given };
  return readDescription({ root: { source: 'openapi.yaml', data }, lookUp: () => undefined });
}

/** The first and the last line of a node. */
function linesOf(path: JsonPath, { document, lineCounter }: ExampleFile): readonly [number, number] {
  const node = document.getIn(path, true);
  const range = isMap(node) ? node.range : null;
  return [lineCounter.linePos(range?.[0] ?? 0).line, lineCounter.linePos(Math.max(0, (range?.[1] ?? 0) - 1)).line];
}

/**
 * The line of the key that leads to a value, or of the last one on the way that is written; of an item in a list, its
 * own line.
 */
function lineAt(path: JsonPath, { document: { contents }, lineCounter }: ExampleFile): number {
  let node: unknown = contents;
  let offset = 0;
  for (const key of path) {
    const next = childOf(node, key);
    if (next === null) break;
    ({ node, offset } = next);
  }
  return lineCounter.linePos(offset).line;
}

function childOf(node: unknown, key: string | number): { readonly node: unknown; readonly offset: number } | null {
  if (isSeq(node)) {
    const item = node.items[Number(key)];
    return isMap(item) || isSeq(item) || isScalar(item) ? { node: item, offset: item.range?.[0] ?? 0 } : null;
  }
  const pair = isMap(node)
    ? node.items.find((one) => isScalar(one.key) && String(one.key.value) === String(key))
    : undefined;
  return isScalar(pair?.key) ? { node: pair.value, offset: pair.key.range?.[0] ?? 0 } : null;
}
