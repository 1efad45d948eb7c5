import type { Position } from '../source/result.ts';
import { ItemCollector } from './item-collector.ts';
import type { RawItem } from './raw-item.ts';

const [BLANK, QUOTE, BACKSLASH, COMMA, COLON] = [32, 34, 92, 44, 58];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/** Longer keys lead nowhere. */
const LONGEST_KEY = 64;

/** How a file of JSON ended. */
export interface ListEnding {
  /** Whether there is a list at the path. */
  readonly found: boolean;
  /** False where the file ends within a value. */
  readonly whole: boolean;
  /** Where the item begins in which it ends, or where it ends. */
  readonly position: Position;
}

/**
 * Finds the items of one list in a JSON text that is too large for memory: `log.entries` of a HAR file; or the values
 * of a text that has several, one behind the other. It looks at brackets and strings only; whoever parses an item
 * learns whether it is JSON.
 */
export class ListScanner {
  private readonly collector = new ItemCollector();
  private readonly keys: string[] = [];
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  /** The last string above the items, which may be a key. */
  private text: number[] = [];
  private isInItem = false;
  private isInList: boolean;
  private wasFound: boolean;
  /** How deep the items are. */
  private readonly listDepth: number;

  /** @param path The keys that lead to the list; null where the items are the values of the text itself. */
  constructor(private readonly path: readonly string[] | null) {
    this.isInList = path === null;
    this.wasFound = path === null;
    this.listDepth = path === null ? 0 : path.length + 1;
  }

  /** The items that end in the next bytes. */
  *read(chunk: Buffer): Generator<RawItem> {
    let from = 0;
    let at = 0;
    while (at < chunk.length) {
      if (this.isInItem) {
        at = this.endOfItem(chunk, at);
        this.collector.add(chunk.subarray(from, at));
        from = at;
        if (!this.isInItem) yield this.collector.end();
      } else if (this.beginsItem(chunk[at] as number)) {
        this.collector.between(chunk.subarray(from, at));
        from = at;
        this.collector.begin();
        this.isInItem = true;
      } else {
        this.outside(chunk[at] as number);
        at++;
      }
    }
    this.collector.between(chunk.subarray(from));
  }

  end(): ListEnding {
    const whole = this.depth === 0 && !this.isInString && !this.isInItem;
    return { found: this.wasFound, whole, position: this.collector.position };
  }

  private beginsItem(byte: number): boolean {
    return this.isInList && byte > BLANK && byte !== CLOSE_LIST && byte !== COMMA;
  }

  /**
   * The index behind the item, or behind the chunk where it goes on. This loop sees every byte, and so keeps all it
   * needs in variables.
   */
  private endOfItem(chunk: Buffer, from: number): number {
    const { listDepth } = this;
    let { depth, isInString, isEscaped } = this;
    let at = from;
    const { length } = chunk;
    for (; at < length; at++) {
      if (isEscaped) {
        isEscaped = false;
        continue;
      }
      let byte = chunk[at] as number;
      if (isInString) {
        while (byte !== QUOTE && byte !== BACKSLASH && ++at < length) byte = chunk[at] as number;
        if (at === length) break;
        if (byte === BACKSLASH) isEscaped = true;
        else isInString = false;
      } else if (byte === QUOTE) isInString = true;
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth++;
      else if (depth === listDepth && (byte === COMMA || byte === CLOSE_LIST)) {
        this.isInItem = false;
        break;
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        depth--;
        // Between values of a text stands nothing that would end one.
        if (depth === 0) {
          this.isInItem = false;
          at++;
          break;
        }
      }
    }
    this.depth = depth;
    this.isInString = isInString;
    this.isEscaped = isEscaped;
    return at;
  }

  private outside(byte: number): void {
    if (this.isInString) {
      this.inKey(byte);
      return;
    }
    switch (byte) {
      case QUOTE:
        this.isInString = true;
        this.text = [];
        break;
      case COLON:
        this.keys[this.depth] = String.fromCharCode(...this.text);
        break;
      case OPEN_OBJECT:
        this.depth++;
        break;
      case OPEN_LIST:
        this.isInList =
          this.depth === this.path?.length && this.path.every((key, index) => this.keys[index + 1] === key);
        if (this.isInList) this.wasFound = true;
        this.depth++;
        break;
      case CLOSE_LIST:
        this.isInList = false;
        this.depth--;
        break;
      case CLOSE_OBJECT:
        this.depth--;
        break;
      default:
    }
  }

  private inKey(byte: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (byte === BACKSLASH) this.isEscaped = true;
    else if (byte === QUOTE) this.isInString = false;
    if (this.isInString && this.text.length < LONGEST_KEY) this.text.push(byte);
  }
}
