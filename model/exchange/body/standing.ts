import type { Exchange } from '../exchange.ts';

/**
 * What a selection says of a value. `none`: it is none of them. `holds`: it is one, and nothing is wrong with it.
 * `look`: it may be one with which something is wrong.
 */
export type Standing = 'none' | 'holds' | 'look';

/** Says it of a value by itself: cheap, since it is asked of each. */
export type Screen = (value: never, exchange: Exchange) => Standing;

/** What all selections say of the values of a type at one slot, or of the objects of one form. */
export interface SlotSelection {
  /** The bits of those that have each of these values, and for which all hold. */
  readonly held: number;
  /** The numbers of those that ask each value by a screen, or look at each. */
  readonly asked: readonly { readonly number: number; readonly screen: Screen | null }[];
}
