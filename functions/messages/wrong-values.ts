import type { Violation } from '../../framework/finding.ts';
import type { Remedy } from '../../framework/remedy.ts';
import { byPlace, type Place } from '../../model/description/place.ts';
import type { ValueInText } from '../../model/schemas/listed-values.ts';
import { quotedFirst } from './upper-case.ts';

/**
 * One violation for all wrong values of a list: at the list's place, standing for each of them. Values that stand at
 * that place themselves are one text: a constant, a pattern, an example.
 *
 * @param message Called with the wrong values that are left, at least one.
 * @param remedy The edits for these values; none where they are not certain.
 */
export function wrongInList<Value extends Pick<ValueInText, 'place'>>(
  list: Place,
  wrong: readonly Value[],
  message: (left: readonly Value[]) => string,
  remedy: (left: readonly Value[]) => Remedy = () => [],
): Violation | null {
  if (wrong.length === 0) return null;
  if (wrong.every(({ place }) => byPlace(place, list) === 0)) {
    return { message: message(wrong), at: list, remedy: () => remedy(wrong) };
  }
  const left = (places: readonly Place[]) => {
    const known = new Set(places);
    return wrong.filter(({ place }) => known.has(place));
  };
  return {
    message: (places) => message(left(places)),
    remedy: (places) => remedy(left(places)),
    at: list,
    places: wrong.map(({ place }) => place),
  };
}

/** Subject and verb of a fact about wrong values of a list, and what follows it. */
export interface ValuesFact {
  readonly start: string;
  readonly end: string;
}

/** What the values of a list are called. */
interface ValuesNoun {
  /** Before a value: `error name`. */
  readonly one: string;
  /** After their number: `error names`. */
  readonly many: string;
}

/**
 * The frame of a fact about wrong values of a list of `total`: `"a" is …` for one, `2 of 3 values are …: "a" and "b"`
 * for several.
 */
export function factOnValues(
  wrong: readonly string[],
  total: number,
  { one, many }: ValuesNoun = { one: '', many: 'values' },
): ValuesFact {
  const shown = quotedFirst(wrong);
  if (wrong.length === 1) return { start: `${one} ${shown} is`.trim(), end: '' };
  return { start: `${wrong.length} of ${total} ${many} are`, end: `: ${shown}` };
}
