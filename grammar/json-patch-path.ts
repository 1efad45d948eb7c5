import { isPointer, parseJsonPointer } from '../model/description/json-pointer.ts';
import type { ListEntry } from './comma-separated.ts';
import { fault, type Parsed, parsed, shownAt, tooLong } from './parsed.ts';
import { propertyPathAt } from './property-path.ts';

/**
 * A step of a path: to a member of an object, or to an item of an array by its index; a JSON Pointer does not
 * distinguish them.
 */
export interface MemberStep {
  readonly kind: 'member';
  /** Unescaped. */
  readonly name: string;
  /** Index of the step's first character, after its slash. */
  readonly position: number;
}

/** A step to the items of an array that meet all conditions: `@sku=='A1'&&size==3`. */
export interface FilterStep {
  readonly kind: 'filter';
  readonly conditions: readonly FilterCondition[];
  /** Index of the step's first character, after its slash. */
  readonly position: number;
}

export interface FilterCondition {
  /** Name of an attribute of the items, or the path of a nested one, with dots. */
  readonly attribute: string;
  /** The operand, in the type in which it is written: `'3'` is a string, `3` a number. */
  readonly value: string | number | boolean;
  /** Index at which the condition begins. */
  readonly position: number;
}

export type PathStep = MemberStep | FilterStep;

/**
 * Reads the `path` of a JSON Patch operation (statement 4.6/filter-path): a JSON Pointer (RFC 6901) in which a step may
 * be a filter expression, `/items/@sku=='A1'&&open==true/price`. A text operand stands in single or double quotes; a
 * slash in it is `~1` and a tilde `~0`, as everywhere in a pointer, and a quote or backslash has a backslash before it.
 *
 * A step such as `@type`, which compares nothing, is a member of that name.
 */
export function parseJsonPatchPath(text: string): Parsed<readonly PathStep[]> {
  const refused = tooLong(text);
  if (refused !== null) return refused;
  const pointer = parseJsonPointer(text);
  if (!isPointer(pointer)) {
    const message = pointer.fault === 'slash' ? `expected a slash, found ${shownAt(text, 0)}` : 'expected ~0 or ~1';
    return fault(message, pointer.offset);
  }
  const steps: PathStep[] = [];
  for (const [index, { text: name, offset: position }] of pointer.entries()) {
    const end = (pointer[index + 1]?.offset ?? text.length + 1) - 1;
    if (!/^@.*[=<>!&|'"]/s.test(name)) steps.push({ kind: 'member', name, position });
    else {
      const conditions = conditionsIn(text.slice(0, end), position + 1);
      if (conditions.error !== null) return conditions;
      steps.push({ kind: 'filter', conditions: conditions.value, position });
    }
  }
  return parsed(steps);
}

/** The conditions from a position to the text's end. */
function conditionsIn(text: string, start: number): Parsed<FilterCondition[]> {
  const conditions: FilterCondition[] = [];
  for (let position = start; ; ) {
    const condition = conditionAt(text, afterBlanks(text, position));
    if (condition.error !== null) return condition;
    const { value, end } = condition.value;
    conditions.push(value);
    const next = afterBlanks(text, end);
    if (next === text.length) return parsed(conditions);
    if (!text.startsWith('&&', next)) return fault(`expected && or the step's end, found ${shownAt(text, next)}`, next);
    position = next + 2;
  }
}

function conditionAt(text: string, position: number): Parsed<ListEntry<FilterCondition>> {
  const attribute = propertyPathAt(text, position);
  if (attribute === '') return fault(`expected an attribute, found ${shownAt(text, position)}`, position);
  const operator = afterBlanks(text, position + attribute.length);
  if (!text.startsWith('==', operator)) {
    return fault(`expected == after the attribute, found ${shownAt(text, operator)}`, operator);
  }
  const operand = operandAt(text, afterBlanks(text, operator + 2));
  if (operand.error !== null) return operand;
  const { value, end } = operand.value;
  return parsed({ value: { attribute, value, position }, end });
}

type Operand = ListEntry<FilterCondition['value']>;

const LITERAL = /(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?)(?![\w.+-])/y;

function operandAt(text: string, position: number): Parsed<Operand> {
  const first = text[position];
  if (first === "'" || first === '"') return quotedAt(text, position, first);
  LITERAL.lastIndex = position;
  const literal = LITERAL.exec(text)?.[0];
  if (literal === undefined) {
    return fault(`expected a text in quotes, a number, true or false, found ${shownAt(text, position)}`, position);
  }
  return parsed({ value: JSON.parse(literal) as number | boolean, end: position + literal.length });
}

function quotedAt(text: string, position: number, quote: string): Parsed<Operand> {
  let value = '';
  for (let index = position + 1; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === quote) return parsed({ value, end: index + 1 });
    if (character === '~') value += text.charAt(++index) === '0' ? '~' : '/';
    else value += character === '\\' ? text.charAt(++index) : character;
  }
  return fault(`expected ${quote} to close the text (a slash in it is written ~1)`, text.length);
}

function afterBlanks(text: string, position: number): number {
  let end = position;
  while (text[end] === ' ') end++;
  return end;
}
