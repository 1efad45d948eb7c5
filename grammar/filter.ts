import { commaSeparated, type ListEntry } from './comma-separated.ts';
import { fault, type Parsed, parsed, type SyntaxFault, shownAt } from './parsed.ts';
import { decodeEscapes, signAt } from './percent-encoding.ts';
import { propertyPathAt } from './property-path.ts';

export type FilterOperator = ':' | '<' | '<:' | '>' | '>:' | '~';

/** One comparison of a filter, such as `total!>:100`. */
export interface FilterTerm {
  /** Name of a property, or the path of a nested one: `customer.city`. */
  readonly property: string;
  readonly operator: FilterOperator;
  /** True where `!` stands before the operator. */
  readonly negated: boolean;
  /** Decoded; a value after `~` keeps its asterisks. */
  readonly value: string;
  /** Index at which the term begins. */
  readonly position: number;
}

const ANY_OPERATOR = 'an operator (: < <: > >: ~, with ! before it to negate)';

/**
 * Reads the value of the query parameter `filter` (4.3/filter): comma-separated terms of property, operator and value.
 * A comma in a value is percent-encoded, or escaped by a backslash, and so is a backslash then. Operators may be
 * percent-encoded, so raw and decoded query strings can be read.
 */
export function parseFilter(text: string): Parsed<readonly FilterTerm[]> {
  return commaSeparated(text, termAt);
}

function termAt(text: string, position: number): Parsed<ListEntry<FilterTerm>> {
  const property = propertyPathAt(text, position);
  if (property === '') return fault(`expected a property, found ${shownAt(text, position)}`, position);
  const operator = operatorAt(text, position + property.length);
  if (operator.error !== null) return operator;
  const { sign, negated, end: start } = operator.value;
  const end = endOfValue(text, start);
  const wrong = faultInValue(text, start, end, sign);
  if (wrong !== null) return { value: null, error: wrong };
  const term = { property, operator: sign, negated, value: decoded(text.slice(start, end)), position };
  return parsed({ value: term, end });
}

function operatorAt(text: string, position: number) {
  const first = signAt(text, position);
  const negated = first.sign === '!';
  const at = negated ? position + first.length : position;
  const { sign, length } = signAt(text, at);
  if (sign === ':' || sign === '~') return parsed({ sign, negated, end: at + length } as const);
  if (sign !== '<' && sign !== '>') {
    return fault(`expected ${negated ? 'an operator after !' : ANY_OPERATOR}, found ${shownAt(text, at)}`, at);
  }
  const second = signAt(text, at + length);
  if (second.sign !== ':') return parsed({ sign, negated, end: at + length } as const);
  return parsed({ sign: `${sign}:`, negated, end: at + length + second.length } as const);
}

/** The next comma without a backslash before it, or the text's end. */
function endOfValue(text: string, start: number): number {
  for (let index = start; index < text.length; index++) {
    if (text[index] === ',') return index;
    if (text[index] === '\\') index++;
  }
  return text.length;
}

function faultInValue(text: string, start: number, end: number, operator: FilterOperator): SyntaxFault | null {
  if (start === end) return { message: `expected a value after ${operator}`, position: start };
  const first = text.charAt(start);
  if (first === '=' && operator.length === 1 && operator !== '~') {
    return { message: 'expected a value, found "=", which no operator has', position: start };
  }
  if (/[:<>~!=]/.test(first)) {
    const message = `expected a value, found ${JSON.stringify(first)}, which is percent-encoded where a value begins with it`;
    return { message, position: start };
  }
  if (/\s/.test(first)) return { message: `expected a value, found a blank`, position: start };
  if (/\s/.test(text.charAt(end - 1))) {
    return {
      message: 'expected a comma or the end, found a blank',
      position: start + text.slice(start, end).trimEnd().length,
    };
  }
  return operator === '~' ? faultInLikeness(text.slice(start, end), start) : null;
}

function faultInLikeness(value: string, position: number): SyntaxFault | null {
  if (value.startsWith('*') || value.endsWith('*')) return null;
  return { message: 'expected a value that begins or ends with *, after ~', position };
}

function decoded(value: string): string {
  return value
    .split(/(\\[,\\])/)
    .map((part, index) => (index % 2 === 1 ? part.charAt(1) : decodeEscapes(part)))
    .join('');
}
