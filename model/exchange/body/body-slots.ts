import type { Description } from '../../description/description.ts';
import type { SchemaNode } from '../../description/nodes.ts';
import type { HttpMessage } from '../exchange.ts';
import { type BodyKind, type BodySlot, SlotFamily } from './body-slot.ts';

/** As many slots as are kept of one kind of bodies: a service has fewer. */
const MOST_SLOTS = 20_000;

/** The slots of all bodies of a run. */
export class BodySlots {
  private readonly families = new Map<Description | null, Map<string, Map<SchemaNode | null, SlotFamily>>>();

  /** The slot of a whole body. */
  slotOf(message: HttpMessage, description: Description | null, schema: SchemaNode | null): BodySlot {
    const isError = message.part === 'response' && message.status >= 400;
    const essence = message.mediaType?.essence ?? null;
    const { part } = message;
    const kinds = entryOf(this.families, description, () => new Map<string, Map<SchemaNode | null, SlotFamily>>());
    const families = entryOf(kinds, `${part} ${isError} ${essence}`, () => new Map<SchemaNode | null, SlotFamily>());
    const known = families.get(schema);
    if (known !== undefined && known.kind.slots < MOST_SLOTS) return known.slotOf(message.body.json?.value);
    const kind: BodyKind = { part, isError, essence, description, slots: 0 };
    const family = SlotFamily.ofWhole(kind, schema === null ? [] : [schema]);
    families.set(schema, family);
    return family.slotOf(message.body.json?.value);
  }
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
