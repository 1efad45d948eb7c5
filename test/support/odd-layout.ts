import { stringify } from 'yaml';
import { seeded } from '../../scripts/seeded.ts';

/** A text with the number of comments in it; each of them is `# comment N`. */
export interface OddLayout {
  readonly text: string;
  readonly comments: number;
}

/**
 * Writes a value as YAML as nobody would, and everybody may: block and flow style, quotation marks, comments at every
 * place, blank lines and indentations are mixed. The same for the same seed. With `anchors`, some values have anchors
 * and tags, some have block scalars, and aliases and merge keys stand beside what is in the value.
 */
export function oddLayout(value: object, seed: number, anchors = false): OddLayout {
  return written(value, anchors ? new AnchoringWriter(seed) : new OddWriter(seed));
}

/**
 * The same, with texts over several lines, and with aliases for values that come again; nothing is added to the value.
 */
export function oddLayoutWithAliases(value: object, seed: number): OddLayout {
  return written(value, new RepeatingWriter(seed));
}

function written(value: object, writer: OddWriter): OddLayout {
  const text = writer.document(value);
  return { text, comments: writer.comments };
}

class OddWriter {
  comments = 0;
  protected readonly next: () => number;
  private readonly newline: string;
  protected readonly step: number;
  private readonly hasComments: boolean;

  constructor(seed: number) {
    this.next = seeded(seed);
    this.newline = this.happens(0.2) ? '\r\n' : '\n';
    this.step = 1 + Math.floor(this.next() * 4);
    this.hasComments = this.happens(0.7);
  }

  document(value: object): string {
    const lines = [...this.between(''), ...this.block(value, ''), ...this.between('')];
    return lines.join(this.newline) + (this.happens(0.8) ? this.newline : '');
  }

  protected happens(share: number): boolean {
    return this.next() < share;
  }

  private comment(): string {
    return `# comment ${++this.comments}`;
  }

  /** Blank lines and comments between two lines. */
  private between(indentation: string): string[] {
    const blank = this.happens(0.1) ? [this.happens(0.5) ? '' : ' '.repeat(Math.floor(this.next() * 6))] : [];
    const comment = this.hasComments && this.happens(0.15) ? [indentation + this.comment()] : [];
    return [...blank, ...comment];
  }

  protected lineEnd(): string {
    return this.hasComments && this.happens(0.15) ? ` ${this.comment()}` : '';
  }

  /** The lines of a collection that is not empty; the first one without indentation. */
  private block(value: object, indentation: string): string[] {
    const entries = Array.isArray(value) ? value.map((item) => ['-', item]) : Object.entries(value);
    const lines = entries.flatMap(([key, item], index) => {
      const before = index === 0 ? [] : this.between(indentation);
      const [first = '', ...others] = this.entry(key, item, indentation, !Array.isArray(value));
      return [...before, (index === 0 ? '' : indentation) + first, ...others];
    });
    return [...lines, ...this.more(!Array.isArray(value)).map((line) => indentation + line)];
  }

  /** What stands before a value that is written. */
  protected before(_value: unknown): { readonly text: string; readonly isDone: () => void } {
    return { text: '', isDone: () => {} };
  }

  /** Further entries of a collection. */
  protected more(_isMapping: boolean): string[] {
    return [];
  }

  /** A text in a block; null where it is to be written otherwise. */
  protected blockScalar(_value: unknown, _indentation: string): string[] | null {
    return null;
  }

  protected entry(key: string, value: unknown, indentation: string, isMember: boolean): string[] {
    const sign = isMember ? `${this.scalar(key)}:` : '-';
    const isBlock = isFilled(value) && this.happens(0.8);
    const blanks = ' '.repeat(this.happens(0.1) ? 3 : 1);
    const lines = isBlock ? null : this.blockScalar(value, indentation);
    if (lines !== null) return [`${sign}${blanks}${lines[0]}`, ...lines.slice(1)];
    const { text: before, isDone } = this.before(value);
    const written = isBlock
      ? this.blockEntry(sign, before, value, indentation, isMember)
      : [`${sign}${blanks}${before}${this.flow(value)}${this.lineEnd()}`];
    isDone();
    return written;
  }

  private blockEntry(sign: string, before: string, value: object, indentation: string, isMember: boolean): string[] {
    if (!isMember && before === '' && this.happens(0.7)) {
      const [first = '', ...others] = this.block(value, `${indentation}  `);
      return [`- ${first}`, ...others];
    }
    const isIndented = !Array.isArray(value) || !isMember || this.happens(0.6);
    const inner = indentation + ' '.repeat(isIndented ? this.step + (isMember ? 0 : 1) : 0);
    const [first = '', ...others] = this.block(value, inner);
    const end = before === '' ? '' : ` ${before.trim()}`;
    return [sign + end + this.lineEnd(), ...this.between(inner), inner + first, ...others];
  }

  protected flow(value: unknown): string {
    if (typeof value !== 'object' || value === null) return this.scalar(value);
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    const items = Object.entries(value).map(([key, item]) =>
      Array.isArray(value) ? this.flow(item) : `${this.scalar(key)}: ${this.flow(item)}`,
    );
    const pad = this.happens(0.3) && items.length > 0 ? ' ' : '';
    return `${open}${pad}${items.join(this.happens(0.8) ? ', ' : ' , ')}${pad}${close}`;
  }

  protected scalar(value: unknown): string {
    const style = this.next();
    if (typeof value !== 'string') return JSON.stringify(value);
    if (style < 0.2 || /[\r\n]/.test(value)) return JSON.stringify(value);
    if (style < 0.4 && /^[ -~]*$/.test(value)) return `'${value.replaceAll("'", "''")}'`;
    return stringify([value], {
      collectionStyle: 'flow',
      flowCollectionPadding: false,
      lineWidth: 0,
      blockQuote: false,
      defaultStringType: 'PLAIN',
    })
      .trim()
      .slice(1, -1);
  }
}

/** Anchors as people write them: before values, behind keys and dashes, and aliases of what is written before. */
class AnchoringWriter extends OddWriter {
  private count = 0;
  /** An alias has no anchor and no tag. */
  private isBehindProperties = false;
  private readonly names: string[] = [];
  private readonly mappings: string[] = [];

  protected override before(value: unknown): { readonly text: string; readonly isDone: () => void } {
    const { text, isDone } = this.properties(value);
    this.isBehindProperties = text !== '';
    return { text, isDone };
  }

  private properties(value: unknown): { readonly text: string; readonly isDone: () => void } {
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    const tag = this.happens(0.1) ? `!!${Array.isArray(value) ? 'seq' : isMapping ? 'map' : 'str'} ` : '';
    if (!this.happens(0.2)) return { text: tag, isDone: () => {} };
    const name = this.happens(0.2) ? `odd-name.${++this.count}` : `a${++this.count}`;
    const isDone = () => {
      this.names.push(name);
      if (isMapping) this.mappings.push(name);
    };
    return { text: this.happens(0.5) ? `&${name} ${tag}` : `${tag}&${name} `, isDone };
  }

  protected override more(isMapping: boolean): string[] {
    const key = isMapping ? `more${++this.count}: ` : '- ';
    const [name, mapping] = [this.one(this.names), this.one(this.mappings)];
    const aliases = name !== null && this.happens(0.2) ? [`${key}*${name}`] : [];
    if (!isMapping || mapping === null || !this.happens(0.2)) return aliases;
    const several = this.happens(0.3) ? `[*${mapping}, *${this.one(this.mappings)}]` : `*${mapping}`;
    return [...aliases, `<<: ${several}`];
  }

  protected override blockScalar(value: unknown, indentation: string): string[] | null {
    if (typeof value !== 'string' || !/^[\w]/.test(value) || !this.happens(0.5)) return null;
    const inner = `${indentation}  `;
    const header = (this.happens(0.5) ? '|' : '>') + (this.happens(0.5) ? '' : this.happens(0.5) ? '-' : '+');
    return [header, ...value.split('\n').map((line) => (line === '' ? '' : inner + line))];
  }

  protected override flow(value: unknown): string {
    const name = this.isBehindProperties ? null : this.one(this.names);
    this.isBehindProperties = false;
    return name !== null && this.happens(0.05) ? `*${name} ` : super.flow(value);
  }

  private one(names: readonly string[]): string | null {
    return names[Math.floor(this.next() * names.length)] ?? null;
  }
}

class RepeatingWriter extends OddWriter {
  private readonly hasAnchors = this.happens(0.2);
  /** The anchors so far, by what stands behind them. */
  private readonly anchors = new Map<string, string>();

  protected override entry(key: string, value: unknown, indentation: string, isMember: boolean): string[] {
    const alias = isFilled(value) ? this.anchors.get(JSON.stringify(value)) : undefined;
    if (alias === undefined || this.happens(0.3)) return super.entry(key, value, indentation, isMember);
    return [`${isMember ? `${this.scalar(key)}:` : '-'} *${alias}${this.lineEnd()}`];
  }

  protected override before(value: unknown): { readonly text: string; readonly isDone: () => void } {
    if (!this.hasAnchors || !isFilled(value) || this.happens(0.5)) return super.before(value);
    const name = `a${this.anchors.size + 1}`;
    const isDone = () => void this.anchors.set(JSON.stringify(value), name);
    return { text: `&${name} `, isDone };
  }

  protected override blockScalar(value: unknown, indentation: string): string[] | null {
    if (typeof value !== 'string' || !this.happens(0.5)) return null;
    const inner = indentation + ' '.repeat(1 + this.step);
    return plainOverLines(value, inner) ?? this.literal(value, inner);
  }

  /** Null for a text that needs quotation marks. */
  private literal(value: string, indentation: string): string[] | null {
    if (!/^[!-~][ -~]*(?:\n+[!-~][ -~]*)+\n?$/.test(value)) return null;
    const lines = value.replace(/\n$/, '').split('\n');
    return [
      `|${value.endsWith('\n') ? '' : '-'}${this.lineEnd()}`,
      ...lines.map((line) => (line === '' ? '' : indentation + line)),
    ];
  }
}

/** Plain words over two lines; null for another text. */
function plainOverLines(value: string, indentation: string): string[] | null {
  if (!/^[A-Za-z][A-Za-z0-9]*(?: [A-Za-z][A-Za-z0-9]*)+$/.test(value)) return null;
  const words = value.split(' ');
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(' '), indentation + words.slice(middle).join(' ')];
}

function isFilled(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
