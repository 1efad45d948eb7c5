import type { SchemaNode } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import type { BodySlot, JsonType, SlotField } from './body/body-slot.ts';
import type { BodyValue } from './body/body-value.ts';
import { Selection } from './body/selection.ts';
import type { Screen, Standing } from './body/standing.ts';
import type { WalkedValue } from './body/walked-value.ts';
import type { Exchange } from './exchange.ts';
import type { Traffic } from './traffic.ts';

/** A value in a body, with the name of the property whose value or item it is. */
export interface SentField {
  readonly name: string;
  readonly value: unknown;
  readonly place: Place;
  /** True for an item of an array. */
  readonly repeated: boolean;
  /** The names of the properties beside it. */
  readonly beside: readonly string[];
  /** The name of the object that has it; null for the whole body. */
  readonly holderName: string | null;
  /** The schemas of the description that describe the value; empty when none is known. */
  readonly schemas: readonly SchemaNode[];
  /** What `x-lintel.role` says that it is; null when it says nothing. */
  readonly role: string | null;
  readonly inRequest: boolean;
  /** True for the value of an operation of JSON Patch, and for its items: nothing is known of what stands beside it. */
  readonly isPatched: boolean;
  /** The value as it stands in the body. */
  readonly described: BodyValue;
}

/** What a selection says of properties, and of the items of those that are arrays. Keys that are data name nothing. */
interface FieldSelection<Subject> {
  readonly at: (field: SlotField, type: JsonType, slot: BodySlot) => Standing | Screen;
  readonly subject: (field: SentField, exchange: Exchange, traffic: Traffic) => Subject | null;
}

/**
 * A selection of properties in the bodies of exchanges. The value of an operation of JSON Patch has the name of what
 * the operation changes: it is always looked at.
 */
export function selectFields<Subject>({ at, subject }: FieldSelection<Subject>): Selection<Subject> {
  return new Selection({
    at: (slot, type) => (slot.field === null ? 'none' : slot.isPatched ? 'look' : at(slot.field, type, slot)),
    subject: (value, exchange, traffic) => {
      const field = fieldOf(value);
      return field === null ? null : subject(field, exchange, traffic);
    },
  });
}

function fieldOf(described: WalkedValue): SentField | null {
  const { field } = described.slot;
  return field === null ? null : new FieldInBody(field, described);
}

/** Made of each value that has to be looked at, so that it copies nothing, and makes no place unless somebody asks. */
class FieldInBody implements SentField {
  constructor(
    private readonly field: SlotField,
    readonly described: WalkedValue,
  ) {}

  get name(): string {
    return this.field.name;
  }

  get value(): unknown {
    return this.described.value;
  }

  get place(): Place {
    return this.described.place;
  }

  get repeated(): boolean {
    return this.field.repeated;
  }

  get beside(): readonly string[] {
    return this.field.beside;
  }

  get holderName(): string | null {
    return this.field.holderName;
  }

  get schemas(): readonly SchemaNode[] {
    return this.described.schemas;
  }

  get role(): string | null {
    return this.field.role;
  }

  get inRequest(): boolean {
    return this.described.root.part === 'request';
  }

  get isPatched(): boolean {
    return this.described.slot.isPatched;
  }
}
