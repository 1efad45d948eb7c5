import { below, type Place } from '../description/place.ts';
import { groupBy } from '../lib/group-by.ts';
import { memoizeText } from '../lib/memoize.ts';

/** One header field as it was sent. */
export interface HeaderField {
  /** As written; names are compared in any case (RFC 9110, section 5.1). */
  readonly name: string;
  /** Without white space around it. */
  readonly value: string;
  readonly place: Place;
}

/** Names are few, and asked for again and again. */
const inLowerCase = memoizeText((name) => name.toLowerCase());

/** A field whose place is made when somebody asks for it. */
class SentField implements HeaderField {
  /** @param index Its index in all of them. */
  constructor(
    readonly name: string,
    readonly value: string,
    private readonly all: HeaderFields,
    private readonly index: number,
  ) {}

  get place(): Place {
    return this.all.placeOf(this.index);
  }
}

/** The header fields of a message, in their order. */
export class HeaderFields implements Iterable<HeaderField> {
  private readonly fields: HeaderField[] = [];
  /** The name of each field in lower case. */
  private readonly names: string[] = [];
  private numbers: readonly number[] | null = null;

  /** @param place Where the fields stand together: a finding about one that is missing stands there. */
  constructor(
    readonly place: Place,
    sent: readonly (readonly [name: string, value: string])[],
    private readonly unrecorded: readonly string[] = [],
  ) {
    // A field of HTTP/2 whose name begins with a colon is a part of the request line (RFC 9113, section 8.3).
    for (const [name, value] of sent) {
      if (name.charCodeAt(0) === COLON) continue;
      this.names.push(inLowerCase(name));
      this.fields.push(new SentField(name, value.trim(), this, this.fields.length));
    }
  }

  /**
   * The place of the field with an index: below its name, and among several of the same name below its number there.
   */
  placeOf(index: number): Place {
    this.numbers ??= numbersOf(this.fields);
    const { name } = this.fields[index] as HeaderField;
    const number = this.numbers[index] ?? ALONE;
    return number === ALONE ? below(this.place, name) : below(below(this.place, name), number);
  }

  [Symbol.iterator](): Iterator<HeaderField> {
    return this.fields[Symbol.iterator]();
  }

  /** The first field of a name, in any case; null where there is none. */
  first(name: string): HeaderField | null {
    return this.fields[this.names.indexOf(inLowerCase(name))] ?? null;
  }

  /** All fields of a name, in any case. */
  all(name: string): readonly HeaderField[] {
    if (!this.has(name)) return NO_FIELDS;
    const wanted = inLowerCase(name);
    return this.fields.filter((_field, index) => this.names[index] === wanted);
  }

  /** True where a field of a name may have been sent, and the recorder leaves it out. */
  mayHave(name: string): boolean {
    return this.has(name) || this.unrecorded.includes(inLowerCase(name));
  }

  has(name: string): boolean {
    return this.names.includes(inLowerCase(name));
  }

  /** The value of a name, several fields joined by commas (RFC 9110, section 5.3); null where there is none. */
  value(name: string): string | null {
    const wanted = inLowerCase(name);
    const first = this.names.indexOf(wanted);
    if (first === -1) return null;
    let value = (this.fields[first] as HeaderField).value;
    for (let at = this.names.indexOf(wanted, first + 1); at !== -1; at = this.names.indexOf(wanted, at + 1))
      value += `, ${(this.fields[at] as HeaderField).value}`;
    return value;
  }
}

/** In place of a number, of a field whose name no other one has. */
const ALONE = -1;

/** The number of each field among those of the same name. */
function numbersOf(fields: readonly HeaderField[]): number[] {
  const numbers = fields.map(() => ALONE);
  for (const indexes of groupBy([...fields.keys()], (index) => fields[index]?.name).values()) {
    if (indexes.length > 1) for (const [number, index] of indexes.entries()) numbers[index] = number;
  }
  return numbers;
}

const COLON = 58;
const NO_FIELDS: readonly HeaderField[] = [];
