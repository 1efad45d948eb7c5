import { stringify } from 'yaml';
import { seeded } from '../../scripts/seeded.ts';

/** A text with the number of comments in it; each of them is `# comment N`. */
export interface OddLayout {
  readonly text: string;
  readonly comments: number;
}

/**
 * Writes a value as YAML as nobody would, and everybody may: block and flow style, quotation marks, comments at every place, blank lines and
 * indentations are mixed. The same for the same seed.
 */
export function oddLayout(value: object, seed: number): OddLayout {
  const writer = new OddWriter(seed);
  const text = writer.document(value);
  return { text, comments: writer.comments };
}

class OddWriter {
  comments = 0;
  private readonly next: () => number;
  private readonly newline: string;
  private readonly step: number;
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

  private happens(share: number): boolean {
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

  private lineEnd(): string {
    return this.hasComments && this.happens(0.15) ? ` ${this.comment()}` : '';
  }

  /** The lines of a collection that is not empty; the first one without indentation. */
  private block(value: object, indentation: string): string[] {
    const entries = Array.isArray(value) ? value.map((item) => ['-', item]) : Object.entries(value);
    return entries.flatMap(([key, item], index) => {
      const before = index === 0 ? [] : this.between(indentation);
      const [first = '', ...others] = this.entry(key, item, indentation, !Array.isArray(value));
      return [...before, (index === 0 ? '' : indentation) + first, ...others];
    });
  }

  private entry(key: string, value: unknown, indentation: string, isMember: boolean): string[] {
    const sign = isMember ? `${this.scalar(key)}:` : '-';
    const isBlock = typeof value === 'object' && value !== null && Object.keys(value).length > 0 && this.happens(0.8);
    if (!isBlock) return [`${sign}${' '.repeat(this.happens(0.1) ? 3 : 1)}${this.flow(value)}${this.lineEnd()}`];
    if (!isMember && this.happens(0.7)) {
      const [first = '', ...others] = this.block(value, `${indentation}  `);
      return [`- ${first}`, ...others];
    }
    const isIndented = !Array.isArray(value) || !isMember || this.happens(0.6);
    const inner = indentation + ' '.repeat(isIndented ? this.step + (isMember ? 0 : 1) : 0);
    const [first = '', ...others] = this.block(value, inner);
    return [sign + this.lineEnd(), ...this.between(inner), inner + first, ...others];
  }

  private flow(value: unknown): string {
    if (typeof value !== 'object' || value === null) return this.scalar(value);
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    const items = Object.entries(value).map(([key, item]) =>
      Array.isArray(value) ? this.flow(item) : `${this.scalar(key)}: ${this.flow(item)}`,
    );
    const pad = this.happens(0.3) && items.length > 0 ? ' ' : '';
    return `${open}${pad}${items.join(this.happens(0.8) ? ', ' : ' , ')}${pad}${close}`;
  }

  private scalar(value: unknown): string {
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
