import type { BodySlot, JsonType } from './body-slot.ts';
import type { Screen, SlotSelection, Standing } from './standing.ts';

/**
 * What the slot alone tells of all values of a type that stand there; a screen, where each value has to be asked. Asked
 * once for each slot, type and form.
 *
 * @param names The names of the members, where the values are objects.
 */
export type Selector = (slot: BodySlot, type: JsonType, names: readonly string[]) => Standing | Screen;

/** As many as have a bit each. */
const MOST = 31;

/** Those of all selections, which one walk through a body serves. */
const SELECTORS: Selector[] = [];

/** @returns The number of the selector, whose bit is `1 << number`. */
export function addSelector(selector: Selector): number {
  if (SELECTORS.length === MOST) throw new Error(`there are more than ${MOST} selections of values in bodies`);
  return SELECTORS.push(selector) - 1;
}

/** What all selectors say of a slot. */
export function selectionAt(slot: BodySlot, type: JsonType, names: readonly string[]): SlotSelection {
  let held = 0;
  const asked: SlotSelection['asked'][number][] = [];
  for (const [number, selector] of SELECTORS.entries()) {
    const said = selector(slot, type, names);
    if (said === 'holds') held |= 1 << number;
    else if (said !== 'none') asked.push({ number, screen: said === 'look' ? null : said });
  }
  return { held, asked };
}
