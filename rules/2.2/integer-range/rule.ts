import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { quote } from '../../../framework/messages.ts';
import { remedied } from '../../../framework/remedied.ts';
import { propose, set } from '../../../framework/remedy.ts';
import { ifMoney, meaningOf, numericPlaces } from '../../../functions/messages/meaning-of-integers.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString, member } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { greatest, least } from '../../../model/lib/lists.ts';
import { LEAST_INTEGER as LEAST, MOST_INTEGER as MOST } from '../../../model/schemas/integer-range.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';
import { schemasOfType } from '../../../model/schemas/schema-types.ts';
import { writtenValues } from '../../../model/schemas/written-values.ts';

const WIDE_FORMATS: readonly (string | null)[] = ['int64', 'uint32', 'uint64', 'long'];

/** The bounds and the format of every integer fit signed 32 bits, and its values fit its bounds. */
export default defineRule({
  id: 'integer-range',
  statements: ['2.2/integer-range'],
  severity: 'error',
  summary: 'The bounds of an integer fit signed 32 bits, and its values fit its bounds.',
  why: 'Larger numbers lose digits in clients that read integers into 32 bits, and beyond 53 bits in every JavaScript client.',
  group: 'numbers',
  fix: { changes: 'integers beyond 32 bits are no longer valid' },
  // Where an integer is to become a string, its bounds and its range are one cause.
  yieldsTo: ['integer-bounds'],
  yieldsToGroups: ['wantsNoNumber'],
  subjects: (description) => schemasOfType(description, 'integer'),
  judge: (node, description) => {
    const meaning = meaningOf(node, description);
    const found = [
      ...wideFormat(node, description, meaning),
      ...wideBounds(node, description, meaning),
      ...misfits(node, description, meaning),
    ];
    const [first] = found;
    if (first === undefined) return found;
    const covers = numericPlaces(node, description);
    if (meaning !== null) return { ...first, covers };
    return ifMoney(node, description) === '' ? found : [{ ...first, covers }, ...found.slice(1)];
  },
});

function wideFormat(node: SchemaNode, description: Description, meaning: string | null): Violation[] {
  const { value, place } = node;
  if (!hasWideFormat(value)) return [];
  const remedy = `write int32, as an integer fits ${LEAST} to ${MOST}, or a string of digits for larger values`;
  const at = below(place, 'format');
  const money = ifMoney(node, description);
  const message = withRemedy(`format is ${value.format}`, `${money}${remedy}`, meaning);
  const canStay = meaning === null && money === '' && allFit(node, description);
  return [{ message, at, remedy: () => (canStay ? [propose(at, 'int32')] : []) }];
}

/** True where the bounds, and all values that the description gives, fit 32 bits. */
function allFit(node: SchemaNode, description: Description): boolean {
  const bounds = BOUNDS.map((keyword) => keywordOf(node, keyword)?.value);
  const values = writtenValues(node, description).map(({ value }) => value);
  return [...bounds, ...values].every((value) => typeof value !== 'number' || isInRange(value, 'minimum'));
}

function withRemedy(fact: string, remedy: string, meaning: string | null): string {
  return meaning === null ? `${fact}; ${remedy}` : `${fact}, and this ${meaning}`;
}

function hasWideFormat({ format }: SchemaNode['value']): boolean {
  return WIDE_FORMATS.includes(asString(format));
}

const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

function wideBounds(node: SchemaNode, description: Description, meaning: string | null): Violation[] {
  const { value, place } = node;
  const fits = writtenValues(node, description).every(
    (one) => typeof one.value !== 'number' || isInRange(one.value, 'minimum'),
  );
  return BOUNDS.flatMap((keyword) => {
    const bound = member(value, keyword);
    if (typeof bound !== 'number' || isInRange(bound, keyword)) return [];
    const at = below(place, keyword);
    if (meaning !== null) return [{ message: `${keyword} is ${bound}, and this ${meaning}`, at }];
    const nearest = bound < LEAST ? LEAST : MOST;
    const words = `write ${nearest}, as an integer lies between ${LEAST} and ${MOST}`;
    return [remedied(`${keyword} is ${bound}`, fits ? [set(at, nearest)] : [], { at, words })];
  });
}

/** An exclusive bound may lie one beyond the range. */
function isInRange(bound: number, keyword: string): boolean {
  const beyond = keyword.startsWith('exclusive') ? 1 : 0;
  return bound >= LEAST - beyond && bound <= MOST + beyond;
}

/**
 * The integer's own default, examples and listed values against its own bounds, and the range where it has none. A wide
 * format, which is a finding itself, explains values outside the range.
 */
function misfits(node: SchemaNode, description: Description, meaning: string | null): Violation[] {
  const isWide = hasWideFormat(node.value);
  const least = boundOf(node, 'minimum', 'exclusiveMinimum', 1);
  const most = boundOf(node, 'maximum', 'exclusiveMaximum', -1);
  const low = least ?? (isWide ? -Infinity : LEAST);
  const high = most ?? (isWide ? Infinity : MOST);
  if (low > high) return [];
  return writtenValues(node, description).flatMap(({ kind, value, place }) => {
    if (typeof value !== 'number' || (value >= low && value <= high)) return [];
    const isBounded = value < low ? least !== null : most !== null;
    const remedy = isBounded
      ? `write ${value < low ? `${low} or more` : `${high} or less`}, as the bounds say`
      : `write a value between ${LEAST} and ${MOST}, or a string of digits for larger ones`;
    return [{ message: withRemedy(`the ${kind} is ${quote(value)}`, remedy, isBounded ? null : meaning), at: place }];
  });
}

/** A bound of the node; an exclusive one as the nearest integer inside it. Null where it has none. */
function boundOf(node: SchemaNode, inclusive: string, exclusive: string, step: number): number | null {
  const bound = keywordOf(node, inclusive)?.value;
  const beyond = keywordOf(node, exclusive)?.value;
  const candidates = [
    ...(typeof bound === 'number' ? [beyond === true ? bound + step : bound] : []),
    ...(typeof beyond === 'number' ? [beyond + step] : []),
  ];
  if (candidates.length === 0) return null;
  return step > 0 ? greatest(candidates) : least(candidates);
}
