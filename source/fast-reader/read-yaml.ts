import {
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
} from 'js-yaml';
import type { Diagnostic } from '../diagnostic.ts';
import { type Container, KeyOrder, ordered, setOwn } from './key-order.ts';
import { plainScalar } from './plain-scalar.ts';
import type { Source } from './read-json.ts';
import { MOST_LEVELS, NONE, NotReadableFast, SourceTree, ValueKind } from './source-tree.ts';

/** A source with what the parser says of keys that are no strings. */
export interface YamlSource extends Source {
  readonly diagnostics: readonly Diagnostic[];
}

/** Spectral's parser takes it for the start of a document. */
const GLUED_SEPARATOR = /^---\S/m;

/**
 * Reads YAML by its events, which have offsets and no tree of objects. Null for whatever Spectral's own parser reads in a way of its
 * own or complains about: several documents, tabs, tags, anchors and aliases, merge keys, empty items, keys that are written
 * twice, and whatever is no YAML.
 */
export function readYamlSource(text: string): YamlSource | null {
  if (text.includes('\t') || GLUED_SEPARATOR.test(text)) return null;
  try {
    return new EventReader(text, parseEvents(text, { maxDepth: MOST_LEVELS })).read();
  } catch (error) {
    if (error instanceof NotReadableFast || isYamlException(error)) return null;
    throw error;
  }
}

function isYamlException(error: unknown): boolean {
  return error instanceof Error && error.name === 'YAMLException';
}

class EventReader {
  private readonly tree: SourceTree;
  /** By row. */
  private readonly keys: string[] = [];
  private readonly path: (string | number)[] = [];
  private readonly diagnostics: Diagnostic[] = [];
  private next = 0;
  /** Flow collections that are open. */
  private flows = 0;

  constructor(
    private readonly text: string,
    private readonly events: readonly Event[],
  ) {
    // The tree outlives the reader: it must not hold the events, which take more memory than the data.
    const { keys } = this;
    this.tree = new SourceTree(text, (row) => keys[row] ?? '');
  }

  read(): YamlSource {
    const document = this.take();
    if (document.type !== EVENT_ID.DOCUMENT || document.directives.length > 0) throw new NotReadableFast();
    const data = this.value(this.take(), NONE, NONE);
    if (this.take().type !== EVENT_ID.POP || this.next < this.events.length) throw new NotReadableFast();
    if (this.tree.length < 2) throw new NotReadableFast();
    return { data, tree: this.tree, diagnostics: this.diagnostics };
  }

  private take(): Event {
    const event = this.events[this.next++];
    if (event === undefined) throw new NotReadableFast();
    return event;
  }

  private value(event: Event, keyStart: number, keyEnd: number): unknown {
    if (event.type === EVENT_ID.SCALAR) return this.scalar(event, keyStart, keyEnd);
    if (event.type !== EVENT_ID.MAPPING && event.type !== EVENT_ID.SEQUENCE) throw new NotReadableFast();
    const { type, start, style } = event;
    const isMapping = type === EVENT_ID.MAPPING;
    const opening = isMapping ? '{' : '[';
    if (isAdorned(event) || (style === COLLECTION_STYLE.FLOW && this.text.charAt(start) !== opening))
      throw new NotReadableFast();
    const row = this.tree.add(isMapping ? ValueKind.mapping : ValueKind.sequence, start, start, keyStart, keyEnd);
    const isFlow = style === COLLECTION_STYLE.FLOW;
    this.flows += Number(isFlow);
    const data = isMapping ? this.members(isFlow) : this.items();
    this.flows -= Number(isFlow);
    const isEmpty = this.tree.length === row + 1;
    this.tree.close(row, isEmpty ? this.text.indexOf(isMapping ? '}' : ']', start) + 1 : start);
    return data;
  }

  private scalar(event: ScalarEvent, keyStart: number, keyEnd: number): unknown {
    if (isAdorned(event)) throw new NotReadableFast();
    if (event.valueStart === NONE) {
      if (keyEnd === NONE) throw new NotReadableFast();
      this.tree.add(ValueKind.absent, keyEnd + 1, keyEnd + 1, keyStart, keyEnd);
      return null;
    }
    this.tree.add(ValueKind.scalar, startOf(event, this.text), endOf(event, this.text), keyStart, keyEnd);
    if (isQuoted(event) && BLANK_AT_LINE_END.test(rawOf(event, this.text))) throw new NotReadableFast();
    const text = getScalarValue(this.text, event);
    if (event.style === SCALAR_STYLE.PLAIN) {
      if (this.flows > 0 && rawOf(event, this.text).includes('\n')) throw new NotReadableFast();
      return plainScalar(text);
    }
    if (event.style === SCALAR_STYLE.LITERAL_BLOCK && text.startsWith('\n')) throw new NotReadableFast();
    return text;
  }

  private items(): unknown[] {
    const items: unknown[] = [];
    for (let event = this.take(); event.type !== EVENT_ID.POP; event = this.take()) {
      this.path.push(items.length);
      items.push(this.value(event, NONE, NONE));
      this.path.pop();
    }
    return items;
  }

  private members(isFlow: boolean): Container {
    const order = new KeyOrder();
    let container: Container = {};
    let keepsOrder = true;
    for (let event = this.take(); event.type !== EVENT_ID.POP; event = this.take()) {
      if (event.type !== EVENT_ID.SCALAR || event.valueStart === NONE || isAdorned(event)) throw new NotReadableFast();
      const start = startOf(event, this.text);
      const end = endOf(event, this.text);
      const key = this.key(event, start, end);
      if (Object.hasOwn(container, key)) throw new NotReadableFast();
      if (keepsOrder && !order.keeps(key)) {
        container = ordered(container);
        keepsOrder = false;
      }
      this.keys[this.tree.length] = key;
      this.path.push(key);
      const value = this.take();
      if (isFlow && value.type === EVENT_ID.SCALAR && value.valueStart === NONE) throw new NotReadableFast();
      setOwn(container, key, this.value(value, start, end));
      this.path.pop();
    }
    return container;
  }

  /** A key, which is a string or is complained about. */
  private key(event: ScalarEvent, start: number, end: number): string {
    const text = getScalarValue(this.text, event);
    if (text === '<<' || !isFollowedByColon(this.text, end) || rawOf(event, this.text).includes('\n'))
      throw new NotReadableFast();
    const value = event.style === SCALAR_STYLE.PLAIN ? plainScalar(text) : text;
    if (value === text) return text;
    // Spectral finds such a member by the key's text and by its value, when these differ.
    if (String(value) !== text) throw new NotReadableFast();
    this.diagnostics.push({
      code: 'YAMLIncompatibleValue',
      message: `Mapping key must be a string scalar rather than ${value === null ? 'null' : typeof value}`,
      severity: 1,
      range: this.tree.rangeBetween(start, end),
      path: [...this.path, text].map(String),
    });
    return text;
  }
}

/** Whether a key that ends at an offset has its colon in the same line. */
function isFollowedByColon(text: string, end: number): boolean {
  let at = end;
  while (text.charCodeAt(at) === 32) at++;
  return text.charCodeAt(at) === 58;
}

/** Whether a value has an anchor or a tag. */
function isAdorned({ anchorStart, tagStart }: { readonly anchorStart: number; readonly tagStart: number }): boolean {
  return anchorStart !== NONE || tagStart !== NONE;
}

function isBlock({ style }: ScalarEvent): boolean {
  return style === SCALAR_STYLE.LITERAL_BLOCK || style === SCALAR_STYLE.FOLDED_BLOCK;
}

function isQuoted({ style, fast }: ScalarEvent): boolean {
  return !fast && (style === SCALAR_STYLE.DOUBLE_QUOTED || style === SCALAR_STYLE.SINGLE_QUOTED);
}

/** Spectral's parser keeps such blanks where it folds lines. */
const BLANK_AT_LINE_END = / \r?\n/;

function rawOf({ valueStart, valueEnd }: ScalarEvent, text: string): string {
  return text.slice(valueStart, valueEnd);
}

/** Where a scalar starts with its quotation mark or the sign of its block. */
function startOf(event: ScalarEvent, text: string): number {
  if (event.style === SCALAR_STYLE.PLAIN) return event.valueStart;
  return isBlock(event) ? startOfBlock(event.valueStart, text) : event.valueStart - 1;
}

/** Spectral's parser reads explicit indentation and `+` in a way of its own. */
function startOfBlock(valueStart: number, text: string): number {
  const lineStart = text.lastIndexOf('\n', valueStart - 2) + 1;
  const header = /[|>]-?[ ]*\r?\n$/.exec(text.slice(lineStart, valueStart));
  if (header === null) throw new NotReadableFast();
  return lineStart + header.index;
}

/** A block ends before the last of the line breaks that follow it. */
function endOf(event: ScalarEvent, text: string): number {
  if (event.style === SCALAR_STYLE.PLAIN) return event.valueEnd;
  if (!isBlock(event)) return event.valueEnd + 1;
  let next = event.valueEnd;
  while (/[ \r\n]/.test(text.charAt(next))) next++;
  if (next < text.length) return text.lastIndexOf('\n', next - 1);
  return text.endsWith('\n') ? text.length - 1 : text.length;
}
