import { type FilterTerm, parseFilter } from '../../../grammar/index.ts';
import type { JsonObject } from '../../../model/description/json.ts';
import { groupBy } from '../../../model/lib/group-by.ts';
import { invalid, type Refusal } from './errors.ts';

/** How the values of a property compare. */
type PropertyType = 'text' | 'number' | 'time';
export type Properties = { readonly [name: string]: PropertyType };

/**
 * Whether a resource meets the query parameter filter (§4.3). Throws a refusal for text that is no filter of these
 * properties.
 */
export function filterOf(text: string | undefined, properties: Properties): (resource: JsonObject) => boolean {
  if (text === undefined) return () => true;
  const { value: terms, error } = parseFilter(text);
  if (error !== null) throw wrong(text, error.message);
  const groups = [...groupBy(terms, alternativesOf).values()];
  const tests = groups.map((group) => group.map((term) => testOf(term, properties, text)));
  return (resource) => tests.every((alternatives) => alternatives.some((test) => test(resource)));
}

/** Terms that say the same property equals something are alternatives; every other term stands alone. */
function alternativesOf(term: FilterTerm): string {
  return term.operator === ':' && !term.negated ? `${term.property}:` : `${term.position}`;
}

function testOf({ property, operator, negated, value }: FilterTerm, properties: Properties, text: string) {
  const type = Object.hasOwn(properties, property) ? properties[property] : undefined;
  if (type === undefined) throw wrong(text, `${property} cannot be filtered by`);
  const wanted = comparable(value, type);
  if (operator === '~') {
    if (type !== 'text' || !/^\*|\*$/.test(value))
      throw wrong(text, '~ takes a text with an asterisk at its start or end');
    return (resource: JsonObject) => likens(String(resource[property] ?? ''), value) !== negated;
  }
  if (wanted === null) throw wrong(text, `${value} is no value of ${property}`);
  return (resource: JsonObject) => {
    const found = resource[property] === undefined ? null : comparable(String(resource[property]), type);
    return (found !== null && compares(found, operator, wanted)) !== negated;
  };
}

function comparable(value: string, type: PropertyType): string | number | null {
  if (type === 'text') return value;
  const number = type === 'number' ? Number(value) : Date.parse(value);
  return value === '' || Number.isNaN(number) ? null : number;
}

function compares(found: string | number, operator: FilterTerm['operator'], wanted: string | number): boolean {
  if (operator === ':') return found === wanted;
  if (operator === '<') return found < wanted;
  if (operator === '<:') return found <= wanted;
  return operator === '>' ? found > wanted : found >= wanted;
}

function likens(found: string, pattern: string): boolean {
  const text = pattern.replace(/^\*/, '').replace(/\*$/, '');
  const [open, close] = [pattern.startsWith('*'), pattern.endsWith('*')];
  if (open && close) return found.includes(text);
  return open ? found.endsWith(text) : found.startsWith(text);
}

function wrong(text: string, issue: string): Refusal {
  return invalid({ field: '/filter', value: text.slice(0, 1000), issue: issue.slice(0, 255), location: 'query' });
}
