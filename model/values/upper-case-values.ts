import { isUpperCase, toUpperCase } from '../text/words/name-case.ts';

/** The values that a field lists, by their text in lower case, and by the UPPER_CASE value that replaces them. */
export interface ListedStrings {
  readonly all: ReadonlySet<string>;
  readonly byLowerCase: ReadonlyMap<string, string>;
  readonly byUpperCase: ReadonlyMap<string, string>;
}

/**
 * Indexes listed values. Of several with one replacement (`red*`, `red`, `RED`), that in UPPER_CASE has it, else one
 * that differs by case only.
 */
export function listedStrings(values: readonly string[]): ListedStrings {
  const distance = (value: string) => (isUpperCase(value) ? 0 : value.toUpperCase() === toUpperCase(value) ? 1 : 2);
  const byUpperCase = new Map<string, string>();
  for (const value of values) {
    const upper = toUpperCase(value);
    const rival = upper === null ? undefined : byUpperCase.get(upper);
    if (upper !== null && (rival === undefined || distance(value) < distance(rival))) byUpperCase.set(upper, value);
  }
  return {
    all: new Set(values),
    byLowerCase: new Map(values.map((value) => [value.toLowerCase(), value])),
    byUpperCase,
  };
}

/**
 * The UPPER_CASE value that replaces a value of a field; null where there is none, or where it replaces another listed
 * value.
 */
export function upperCaseFor(value: string, { all, byLowerCase, byUpperCase }: ListedStrings): string | null {
  if (!all.has(value)) return toUpperCase(byLowerCase.get(value.toLowerCase()) ?? value);
  const upper = toUpperCase(value);
  return upper !== null && byUpperCase.get(upper) === value ? upper : null;
}
