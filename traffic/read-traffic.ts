import { asObject, asString, isObject, member } from '../model/description/json.ts';
import { exchangeFromDocument } from '../model/exchange/exchange-document.ts';
import { reasonOf } from '../platform/error-text.ts';
import { withoutMark } from '../source/read-text.ts';
import type { Position } from '../source/result.ts';
import { UnreadableInput } from '../source/unreadable-input.ts';
import { exchangeFromHar } from './har-entry.ts';
import { LineScanner } from './line-scanner.ts';
import { ListScanner } from './list-scanner.ts';
import { MOST_BYTES, type RawItem } from './raw-item.ts';
import { bodyFromBase64 } from './recorded-bytes.ts';
import { BrokenCompression } from './traffic-chunks.ts';
import type { TrafficEntry, TrafficForm, TrafficProblem } from './traffic-entry.ts';

/** As many bytes as show what a file is. */
const SNIFFED = 65_536;
/** The keys that lead to the list of exchanges; none where they are the values of the file itself. */
const LISTS = { har: ['log', 'entries'], list: [], values: null } as const;
const WANTED = 'give a HAR file, or one JSON exchange a line';
const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Some exchanges of a file on end, each read when it is asked for, and what could not be read. */
type Part = Iterable<TrafficEntry | TrafficProblem>;

/**
 * The exchanges of a file of traffic, and what could not be read of it, in their order; in parts, since a promise for
 * each exchange takes its time.
 */
export async function* trafficParts(source: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const input = new ReadableUntilBroken(chunks);
  const head = await beginningOf(input);
  const text = withoutMark(head.toString('utf8'));
  const fault = faultOf(text);
  if (fault !== null) {
    yield [{ source, range: null, problem: input.broken ?? fault }];
    return;
  }
  const form = formOf(source, text);
  const bytes = head.subarray(0, 3).equals(MARK) ? head.subarray(3) : head;
  yield* form === 'lines' ? readLines(source, bytes, input) : readList(form, source, bytes, input);
}

/** The bytes of a file, up to where it cannot be read on. */
class ReadableUntilBroken {
  /** Why it ends before its end; null where it does not. */
  broken: string | null = null;
  private readonly iterator: AsyncIterator<Buffer>;
  private hasBegun = false;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.iterator = chunks[Symbol.asyncIterator]();
  }

  /**
   * The next bytes; null behind the last ones.
   *
   * @throws UnreadableInput where it cannot be read at all.
   */
  async next(): Promise<Buffer | null> {
    if (this.broken !== null) return null;
    try {
      const next = await this.iterator.next();
      this.hasBegun = true;
      return next.done === true ? null : next.value;
    } catch (error) {
      const isCut = error instanceof BrokenCompression || (error instanceof UnreadableInput && this.hasBegun);
      if (!isCut) throw error;
      this.broken = error.message;
      return null;
    }
  }
}

async function beginningOf(input: ReadableUntilBroken): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  while (size < SNIFFED) {
    const chunk = await input.next();
    if (chunk === null) break;
    pieces.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(pieces);
}

function faultOf(text: string): string | null {
  const [first] = text.trimStart();
  if (first === undefined) return 'it is empty; record some traffic into it';
  return first === '{' || first === '[' ? null : `it is no JSON; ${WANTED}`;
}

function formOf(source: string, text: string): TrafficForm {
  if (/^\s*\[/.test(text)) return 'list';
  if (/^\s*\{\s*"log"\s*:/.test(text)) return 'har';
  if (/\.(?:ndjson|jsonl)(?:\.\w+)?$/i.test(source)) return 'lines';
  if (/\.har(?:\.\w+)?$/i.test(source)) return 'har';
  const [first = ''] = text.trimStart().split('\n', 1);
  try {
    return member(JSON.parse(first), 'log') === undefined ? 'lines' : 'har';
  } catch {
    if (!/^\{\s*$/.test(first)) return 'lines';
    return /^\s*"log"\s*:/m.test(text) ? 'har' : 'values';
  }
}

async function* readList(
  form: keyof typeof LISTS,
  source: string,
  head: Buffer,
  input: ReadableUntilBroken,
): AsyncGenerator<Part> {
  const scanner = new ListScanner(LISTS[form]);
  for (let chunk: Buffer | null = head; chunk !== null; chunk = await input.next())
    yield entriesOf(source, form, scanner.read(chunk));
  const { broken } = input;
  const { found, whole, position } = scanner.end();
  if (broken !== null) yield [problemAt(source, position, `${broken}; what stands before is judged`)];
  else if (!whole)
    yield [
      problemAt(source, position, 'the file ends in the middle of what begins here; what stands before is judged'),
    ];
  else if (!found) yield [{ source, range: null, problem: `it has no list log.entries; ${WANTED}` }];
}

async function* readLines(source: string, head: Buffer, input: ReadableUntilBroken): AsyncGenerator<Part> {
  const scanner = new LineScanner();
  for (let chunk: Buffer | null = head; chunk !== null; chunk = await input.next())
    yield entriesOf(source, 'lines', scanner.read(chunk));
  yield entriesOf(source, 'lines', scanner.end());
  const { broken } = input;
  if (broken !== null) yield [{ source, range: null, problem: `${broken}; what stands before is judged` }];
}

function* entriesOf(
  source: string,
  form: TrafficForm,
  items: Iterable<RawItem>,
): Generator<TrafficEntry | TrafficProblem> {
  for (const item of items) yield* entryOf(source, form, item);
}

function* entryOf(source: string, form: TrafficForm, item: RawItem): Generator<TrafficEntry | TrafficProblem> {
  const { index, start, text, isUtf8 } = item;
  const name = form === 'lines' ? 'this line' : `entry ${index + 1}`;
  if (text === null) {
    yield problemAt(source, start, `${name} has more than ${MOST_BYTES / 1_000_000} MB and is not judged`);
    return;
  }
  if (!isUtf8) yield problemAt(source, start, `${name} is not written in UTF-8; its wrong bytes are judged as U+FFFD`);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    yield problemAt(source, start, `${name} is no JSON (${reasonOf(error)}) and is not judged`);
    return;
  }
  const isHar = form === 'har' || isHarEntry(data);
  const recorded = isHar ? exchangeFromHar(data) : exchangeFromDocument(data, bodyFromBase64);
  if (typeof recorded === 'string') yield problemAt(source, start, `${name} is no exchange: ${recorded}`);
  else {
    const resourceType = asString(member(data, '_resourceType'));
    yield { source, form, isHar, index, start, text, data, recorded, resourceType };
  }
}

/** A line may be an entry of HAR as well. */
function isHarEntry(data: unknown): boolean {
  const { request, response } = asObject(data);
  return isObject(member(response, 'content')) || isObject(member(request, 'postData'));
}

function problemAt(source: string, position: Position, problem: string): TrafficProblem {
  return { source, range: { start: position, end: position }, problem };
}
