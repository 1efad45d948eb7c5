import { addCount } from '../model/lib/count-each.ts';
import { memoize } from '../model/lib/memoize.ts';
import type { Syntax } from './syntax.ts';

/** How a text is laid out, as far as new lines have to follow it. */
export interface Layout {
  readonly newline: '\n' | '\r\n';
  /** One step of indentation. */
  readonly step: string;
  /** True where the dashes of a list stand deeper than the key of the list. */
  readonly indentsLists: boolean;
  /** The quotation mark that most quoted values have. */
  readonly quote: '"' | "'";
  /** What stands between a key and its value in one line: `: `, `:` or ` : `. */
  readonly colon: string;
  /** True where a blank follows the colons and commas between brackets. */
  readonly isSpaced: boolean;
  /** How a key is written: as the same key is elsewhere, else as those of its kind are. */
  readonly keyStyle: (key: string) => QuoteStyle;
  /** How a text is written that needs no quotation marks: as most texts of its key are. */
  readonly textStyle: (key: string) => QuoteStyle;
}

/** In which quotation marks a key or text stands. */
type QuoteStyle = 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE';

/** As many rows as suffice to know how a file is laid out. Keys are looked at in all: statuses may come late. */
const ROWS = 20_000;

/** The layout that most of a text has. */
export const layoutOf: (syntax: Syntax) => Layout = memoize((syntax) => {
  const steps = new Votes<string>();
  const lists = new Votes<boolean>();
  const quotes = new Votes<'"' | "'">();
  const blanks = new Votes<boolean>();
  const colons = new Votes<string>();
  const texts = new Map<string, Votes<QuoteStyle>>();
  for (let row = 0; row < Math.min(syntax.tree.length, ROWS); row++) {
    const sign = syntax.text.charAt(syntax.tree.startOf(row));
    if (!syntax.isCollection(row) && (sign === '"' || sign === "'")) quotes.add(sign);
    if (!syntax.isCollection(row) && !syntax.isBlockScalar(row) && syntax.hasKey(row))
      votesOf(texts, syntax.tree.keyAt(row)).add(styleOf(sign));
    if (syntax.isMapping(row)) addStep(syntax, row, steps);
    if (syntax.hasKey(row)) blanks.add(/^\s*:\s/.test(textBehind(syntax, row)));
    const colon = colonOf(syntax, row);
    if (colon !== null) colons.add(colon);
    if (!syntax.isMapping(row) && syntax.isCollection(row) && syntax.hasKey(row) && !syntax.isFlow(row))
      lists.add(syntax.columnOf(syntax.tree.startOf(row)) > syntax.columnOf(syntax.tree.keyStartOf(row)));
  }
  const quote = syntax.isJson ? '"' : quotes.winner("'");
  const keys = keyStylesOf(syntax, quote);
  return {
    newline: /\r?\n/.exec(syntax.text)?.[0] === '\r\n' ? '\r\n' : '\n',
    step: steps.winner('  '),
    indentsLists: lists.winner(true),
    isSpaced: blanks.winner(true),
    colon: colons.winner(': '),
    quote,
    keyStyle: (key) => keys.of(key),
    textStyle: (key) => texts.get(key)?.winner('PLAIN') ?? 'PLAIN',
  };
});

/** The first characters behind a key. */
function textBehind({ text, tree }: Syntax, row: number): string {
  const end = tree.keyEndOf(row);
  return text.slice(end, end + 4);
}

/** What stands between a key and its value where the value begins in the same line; null elsewhere. */
function colonOf(syntax: Syntax, row: number): string | null {
  if (!syntax.hasKey(row)) return null;
  const between = syntax.text.slice(syntax.tree.keyEndOf(row), syntax.tree.startOf(row));
  return /^ ?: ?$/.test(between) ? between : null;
}

function styleOf(sign: string): QuoteStyle {
  return sign === '"' ? 'QUOTE_DOUBLE' : sign === "'" ? 'QUOTE_SINGLE' : 'PLAIN';
}

function keyStylesOf(syntax: Syntax, quote: Layout['quote']): KeyStyles {
  const { tree, text } = syntax;
  const keys = new KeyStyles(styleOf(quote));
  for (let row = 0; row < tree.length; row++)
    if (syntax.hasKey(row)) keys.add(tree.keyAt(row), styleOf(text.charAt(tree.keyStartOf(row))));
  return keys;
}

/** How keys are written. */
class KeyStyles {
  private readonly byKey = new Map<string, Votes<QuoteStyle>>();
  private byKind: ReadonlyMap<string, Votes<QuoteStyle>> | null = null;

  /** @param quoted How a key is quoted that has to be: a number, which is no text otherwise. */
  constructor(private readonly quoted: QuoteStyle) {}

  add(key: string, style: QuoteStyle): void {
    votesOf(this.byKey, key).add(style);
  }

  of(key: string): QuoteStyle {
    const kind = kindOf(key);
    this.byKind ??= this.votesByKind();
    const ofKind = this.byKind.get(kind)?.winner('PLAIN') ?? (kind === 'number' ? this.quoted : 'PLAIN');
    return this.byKey.get(key)?.winner(ofKind) ?? ofKind;
  }

  private votesByKind(): ReadonlyMap<string, Votes<QuoteStyle>> {
    const byKind = new Map<string, Votes<QuoteStyle>>();
    for (const [key, votes] of this.byKey) votesOf(byKind, kindOf(key)).addAll(votes);
    return byKind;
  }
}

function votesOf(votes: Map<string, Votes<QuoteStyle>>, key: string): Votes<QuoteStyle> {
  const known = votes.get(key) ?? new Votes<QuoteStyle>();
  votes.set(key, known);
  return known;
}

/**
 * Keys of a kind are quoted for the same reason: numbers, as they would be no texts; others, as they begin with a sign.
 */
function kindOf(key: string): string {
  return /^\d+$/.test(key) ? 'number' : /^[A-Za-z_][\w.-]*$/.test(key) ? 'name' : 'other';
}

/** How much deeper than a mapping's key its first member stands. */
function addStep(syntax: Syntax, row: number, steps: Votes<string>): void {
  const first = row + 1;
  if (!syntax.hasKey(row) || syntax.tree.nextOf(row) === first) return;
  const [outer, inner] = [syntax.tree.keyStartOf(row), syntax.tree.keyStartOf(first)];
  if (syntax.isFirstInLine(inner) && syntax.isFirstInLine(outer))
    steps.add(syntax.indentationAt(inner).slice(syntax.indentationAt(outer).length));
}

/** Counts what is found, to take what is found most often. */
class Votes<Choice> {
  private readonly counts = new Map<Choice, number>();

  add(choice: Choice, count = 1): void {
    addCount(this.counts, choice, count);
  }

  addAll({ counts }: Votes<Choice>): void {
    for (const [choice, count] of counts) this.add(choice, count);
  }

  /** The first of those that were added most often; `otherwise` where none was. */
  winner(otherwise: Choice): Choice {
    const [first] = [...this.counts].sort(([, left], [, right]) => right - left);
    return first?.[0] ?? otherwise;
  }
}
