import { groupBy } from '../model/lib/group-by.ts';

/** What stands in place of a secret. */
export const MASK = '***';

/** Shorter values are no secrets, and may stand anywhere. */
export const SHORTEST = 3;

/** As many characters as show that a part of a text is the beginning or the end of a secret. */
export const TELLING = 8;

/** A part of a text, from one offset up to another. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds secrets in texts, however many there are: a list of a thousand customers has as many account numbers. Of a
 * secret that is long enough, its beginning and its end are found, too, since a text may be cut.
 */
export class SecretSearch {
  /** The first two units of all that is looked for: most places of a text begin nothing. */
  private readonly starts = new Set<number>();
  /** Short secrets by their length. */
  private readonly short = new Map<number, Set<string>>();
  private readonly beginnings: SharedParts;
  private readonly ends: SharedParts;

  /** @param secrets Each of at least the shortest length. */
  constructor(secrets: readonly string[]) {
    const forms = [...new Set(secrets.flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]))];
    const long = forms.filter(({ length }) => length >= TELLING);
    for (const form of forms) {
      this.starts.add(unitsAt(form, 0));
      if (form.length < TELLING) this.shortOf(form.length).add(form);
      else this.starts.add(unitsAt(form, form.length - TELLING));
    }
    this.beginnings = new SharedParts(long, (secret) => secret.slice(0, TELLING));
    this.ends = new SharedParts(
      long.map((secret) => reversed(secret)),
      (secret) => secret.slice(0, TELLING),
    );
  }

  /** The text with a mask in place of each secret. */
  hide(text: string): string {
    let shown = '';
    let at = 0;
    for (const { start, end } of joined(this.spansIn(text))) {
      shown += text.slice(at, start) + MASK;
      at = end;
    }
    return at === 0 ? text : shown + text.slice(at);
  }

  private shortOf(length: number): Set<string> {
    const known = this.short.get(length) ?? new Set();
    this.short.set(length, known);
    return known;
  }

  private spansIn(text: string): Span[] {
    const spans: Span[] = [];
    for (let at = 0; at + SHORTEST <= text.length; at++) {
      if (!this.starts.has(unitsAt(text, at))) continue;
      for (const [length, secrets] of this.short) {
        if (secrets.has(text.slice(at, at + length))) spans.push({ start: at, end: at + length });
      }
      const behind = at + TELLING;
      const part = text.slice(at, behind);
      const length = this.beginnings.longest(part, (index) => text.charCodeAt(at + index));
      if (length > 0) spans.push({ start: at, end: at + length });
      const before = this.ends.longest(reversed(part), (index) => text.charCodeAt(behind - 1 - index));
      if (before > 0) spans.push({ start: behind - before, end: behind });
    }
    return spans;
  }
}

/** Texts in their order, by the part with which they begin. */
class SharedParts {
  private readonly byPart: ReadonlyMap<string, readonly string[]>;

  constructor(texts: readonly string[], partOf: (text: string) => string) {
    // Sorted by their units, as they are compared.
    this.byPart = groupBy(texts.toSorted(compareUnits), partOf);
  }

  /**
   * How many units the text that begins with a part, and goes on with `unitAt`, has in common with one of these at
   * most.
   */
  longest(part: string, unitAt: (index: number) => number): number {
    const texts = this.byPart.get(part);
    if (texts === undefined) return 0;
    let [low, high] = [0, texts.length];
    let most = 0;
    while (low < high) {
      const middle = (low + high) >> 1;
      const candidate = texts[middle] as string;
      const length = commonLength(candidate, unitAt);
      most = Math.max(most, length);
      const isBehind = length < candidate.length && candidate.charCodeAt(length) > unitAt(length);
      if (isBehind) high = middle;
      else low = middle + 1;
    }
    return most;
  }
}

function commonLength(text: string, unitAt: (index: number) => number): number {
  let length = 0;
  while (length < text.length && text.charCodeAt(length) === unitAt(length)) length++;
  return length;
}

/** Two units as one number. */
function unitsAt(text: string, at: number): number {
  return text.charCodeAt(at) * 65_536 + text.charCodeAt(at + 1);
}

function reversed(text: string): string {
  let result = '';
  for (let at = text.length - 1; at >= 0; at--) result += text[at];
  return result;
}

function compareUnits(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Spans in their order, those that overlap as one. */
function joined(spans: readonly Span[]): Span[] {
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((left, right) => left.start - right.start)) {
    const last = result.at(-1);
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}
