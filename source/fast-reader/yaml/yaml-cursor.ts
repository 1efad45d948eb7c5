import { NONE, NotReadableFast } from '../source-tree.ts';
import {
  CARRIAGE_RETURN,
  COLON,
  HASH,
  isBlank,
  isFlowSign,
  isQuote,
  isReservedStart,
  LINE_FEED,
  MINUS,
  NO_PLAIN_START,
  SPACE,
  TAB,
} from './yaml-signs.ts';
import { endOfQuoted, skipSpaces } from './yaml-text.ts';

/** A place in a text of YAML, and the ways to go on from it. */
export class YamlCursor {
  at = 0;
  /** Where the line of `at` starts. */
  protected lineStart = 0;

  constructor(protected readonly text: string) {}

  protected get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** The column of `at`, from 0. */
  protected get column(): number {
    return this.at - this.lineStart;
  }

  protected get sign(): number {
    return this.text.charCodeAt(this.at);
  }

  /**
   * True at the dash of an item.
   *
   * @throws NotReadableFast for one at the end of the text, which Spectral's parser may read as a scalar.
   */
  protected isEntry(): boolean {
    if (this.sign !== MINUS) return false;
    if (this.at + 1 === this.text.length) throw new NotReadableFast();
    return isBlank(this.text.charCodeAt(this.at + 1));
  }

  /**
   * True where the next entry of a collection in a column stands.
   *
   * @throws NotReadableFast for one that stands deeper, and so belongs to nothing.
   */
  protected isAt(column: number): boolean {
    if (this.isAtEnd) return false;
    const own = this.column;
    if (own > column) throw new NotReadableFast();
    return own === column;
  }

  /** True at what belongs to an entry whose sign stands in a column. */
  protected isBelow(column: number): boolean {
    return !this.isAtEnd && this.column > column;
  }

  /** Where the key ends that begins here; `NONE` where no key does. */
  protected endOfKey(): number {
    const { text, at } = this;
    const first = text.charCodeAt(at);
    if (isQuote(first)) {
      const end = endOfQuoted(text, at);
      const colon = skipSpaces(text, end);
      return text.charCodeAt(colon) === COLON && isBlank(text.charCodeAt(colon + 1)) ? end : NONE;
    }
    if (NO_PLAIN_START.has(first)) return NONE;
    for (let end = at; ; end++) {
      const sign = text.charCodeAt(end);
      if (sign === COLON && isBlank(text.charCodeAt(end + 1))) return end === at ? NONE : trimmedEnd(text, at, end);
      if (sign === LINE_FEED || Number.isNaN(sign)) return NONE;
      if (sign === HASH && text.charCodeAt(end - 1) === SPACE) return NONE;
    }
  }

  /** Where the text of a plain scalar ends in this line. */
  protected endOfPlainLine(): number {
    const { text, at } = this;
    let end = at;
    for (let next = at; ; next++) {
      const sign = text.charCodeAt(next);
      if (sign === LINE_FEED || Number.isNaN(sign)) return end;
      if (sign === TAB) throw new NotReadableFast();
      if (sign === COLON && isBlank(text.charCodeAt(next + 1))) throw new NotReadableFast();
      if (sign === HASH && text.charCodeAt(next - 1) === SPACE) return end;
      if (sign !== SPACE && sign !== CARRIAGE_RETURN) end = next + 1;
    }
  }

  /** Where a plain scalar between brackets ends. */
  protected endOfFlowPlain(): number {
    const { text, at } = this;
    if (isReservedStart(text, at)) throw new NotReadableFast();
    let end = at;
    for (let next = at; ; next++) {
      const sign = text.charCodeAt(next);
      const isColon = sign === COLON && (isBlank(text.charCodeAt(next + 1)) || isFlowSign(text.charCodeAt(next + 1)));
      if (isFlowSign(sign) || sign === LINE_FEED || isColon || Number.isNaN(sign)) break;
      if (sign === TAB || (sign === HASH && text.charCodeAt(next - 1) === SPACE)) throw new NotReadableFast();
      if (sign !== SPACE && sign !== CARRIAGE_RETURN) end = next + 1;
    }
    if (end === at) throw new NotReadableFast();
    return end;
  }

  /** Goes to the next sign between brackets; what is no comment stands deeper than what holds the collection. */
  protected toFlowSign(outer: number): number {
    const line = this.lineStart;
    const { at } = this;
    this.toContent();
    const sign = this.sign;
    const isGlued = this.text.charCodeAt(at) === HASH && !isBlank(this.text.charCodeAt(at - 1));
    const isShallow = this.lineStart !== line && this.column <= outer;
    if (isGlued || Number.isNaN(sign) || isShallow) throw new NotReadableFast();
    return sign;
  }

  /**
   * Goes on to the next line with content.
   *
   * @throws NotReadableFast where something else than a comment follows in this line.
   */
  protected endLine(): void {
    const before = this.lineStart;
    const { at } = this;
    this.toContent();
    if (this.lineStart === before && !this.isAtEnd) throw new NotReadableFast();
    if (this.text.charCodeAt(at) === HASH) throw new NotReadableFast();
  }

  protected isAtEndOfLine(): boolean {
    const sign = this.sign;
    const isComment = sign === HASH && isBlank(this.text.charCodeAt(this.at - 1));
    return isComment || sign === LINE_FEED || sign === CARRIAGE_RETURN || Number.isNaN(sign);
  }

  /** Skips blanks of a line; tells whether there were some. */
  protected skipBlanks(): boolean {
    const { at } = this;
    this.at = skipSpaces(this.text, at);
    return this.at > at;
  }

  /** Goes to the next sign that is neither blank nor of a comment. */
  protected toContent(): void {
    for (this.toSign(); this.sign === HASH; this.toSign()) {
      const lineFeed = this.text.indexOf('\n', this.at);
      this.at = lineFeed === -1 ? this.text.length : lineFeed;
    }
  }

  /** Goes to the next sign that is not blank. */
  protected toSign(): void {
    for (;;) {
      const { sign } = this;
      if (sign === LINE_FEED) this.lineStart = this.at + 1;
      else if (sign === TAB) throw new NotReadableFast();
      else if (sign !== SPACE && sign !== CARRIAGE_RETURN) return;
      this.at++;
    }
  }
}

function trimmedEnd(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && text.charCodeAt(last - 1) === SPACE) last--;
  return last;
}
