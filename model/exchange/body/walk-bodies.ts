import type { JsonObject } from '../../description/json.ts';
import { isEchoed } from '../echoed-values.ts';
import type { Exchange } from '../exchange.ts';
import type { BodySlot, JsonType } from './body-slot.ts';
import { selectionAt } from './selectors.ts';
import type { Screen, SlotSelection } from './standing.ts';
import { WalkedValue } from './walked-value.ts';

/** What the selections have in the bodies of one exchange. */
export interface Selected {
  /** The bits of the selections that have values which certainly hold. */
  readonly held: number;
  /** The bits of those that have values to look at. */
  readonly lookedBits: number;
  /** By the number of a selection, the values that it has to look at, in the order in which they are written. */
  readonly looked: readonly (readonly WalkedValue[] | undefined)[];
}

/**
 * What is nested more deeply is not looked at: the places of as many values, each as long as it is deep, would fill the
 * memory.
 */
const DEEPEST = 1_000;

/** Goes through bodies once, and hands out their values to all selections. */
export class BodyWalk implements Selected {
  held = 0;
  lookedBits = 0;
  readonly looked: WalkedValue[][] = [];

  constructor(private readonly exchange: Exchange) {}

  /** Goes through a body. */
  read(whole: WalkedValue): void {
    const { value, slot } = whole;
    if (typeof value !== 'object' || value === null) this.scalar(value, slot, whole, null);
    else this.container(whole, 0);
  }

  private container(holder: WalkedValue, depth: number): void {
    const { value, slot } = holder;
    if (Array.isArray(value)) {
      this.select(selectionOf(slot, 'array'), value, holder, null, slot);
      for (let index = 0; index < value.length; index++)
        this.inside(value[index], slot.slotOfItem(value[index]), holder, index, depth);
      return;
    }
    const object = value as JsonObject;
    const form = slot.formOf(object);
    form.selected ??= selectionAt(slot, 'object', form.names);
    this.select(form.selected, object, holder, null, slot);
    const { names } = form;
    for (let index = 0; index < names.length; index++) {
      const name = names[index] as string;
      const inner = object[name];
      this.inside(inner, form.slotOfMember(index, inner, object), holder, name, depth);
    }
  }

  private inside(value: unknown, slot: BodySlot, holder: WalkedValue, key: string | number, depth: number): void {
    // No rule judges what the client wrote; null is not to be produced at all.
    if (value !== null && isEchoed(slot)) return;
    if (typeof value !== 'object' || value === null) this.scalar(value, slot, holder, key);
    else if (depth < DEEPEST) this.container(new WalkedValue(value, holder.root, holder, key, slot), depth + 1);
  }

  /** @param key Null for a whole body, which `holder` is then itself. */
  private scalar(value: unknown, slot: BodySlot, holder: WalkedValue, key: string | number | null): void {
    const type = value === null ? 'null' : (typeof value as JsonType);
    this.select(selectionOf(slot, type), value, holder, key, slot);
  }

  private select(
    { held, asked }: SlotSelection,
    value: unknown,
    holder: WalkedValue,
    key: string | number | null,
    slot: BodySlot,
  ): void {
    this.held |= held;
    if (asked.length === 0) return;
    let walked: WalkedValue | null = key === null ? holder : null;
    for (const { number, screen } of asked) {
      const said = screen === null ? 'look' : (screen as Screen)(value as never, this.exchange);
      if (said === 'none') continue;
      if (said === 'holds') {
        this.held |= 1 << number;
        continue;
      }
      walked ??= new WalkedValue(value, holder.root, holder, key, slot);
      const known = this.looked[number];
      if (known !== undefined) known.push(walked);
      else {
        this.looked[number] = [walked];
        this.lookedBits |= 1 << number;
      }
    }
  }
}

function selectionOf(slot: BodySlot, type: JsonType): SlotSelection {
  const known = slot.selected.get(type);
  if (known !== undefined) return known;
  const made = selectionAt(slot, type, []);
  slot.selected.set(type, made);
  return made;
}
