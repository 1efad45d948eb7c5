import { parseSort, type SortTerm } from '../../../grammar/index.ts';
import type { JsonObject } from '../../../model/description/json.ts';
import { invalid } from './errors.ts';
import type { Properties } from './filters.ts';
import type { Call } from './requests.ts';

export type Comparison = (left: JsonObject, right: JsonObject) => number;
type Term = Pick<SortTerm, 'direction'> & { readonly field: string };

/** The order that sortBy and sortOrder, or sort, ask for (§4.3), else the documented one. */
export function orderOf(call: Call, properties: Properties, standard: Term): Comparison {
  const terms = askedFor(call, standard);
  const unknown = terms.find(({ field }) => !Object.hasOwn(properties, field));
  if (unknown !== undefined) {
    const name = call.req.query('sort') === undefined ? 'sortBy' : 'sort';
    throw invalid({ field: `/${name}`, value: unknown.field, issue: 'cannot be sorted by', location: 'query' });
  }
  return (left, right) =>
    terms.reduce(
      (order, { field, direction }) => order || compare(left[field], right[field]) * (direction === 'asc' ? 1 : -1),
      0,
    );
}

function askedFor(call: Call, standard: Term): readonly Term[] {
  const { sort, sortBy, sortOrder } = call.req.query();
  if (sort !== undefined) {
    const { value, error } = parseSort(sort);
    if (error !== null)
      throw invalid({
        field: '/sort',
        value: sort.slice(0, 1000),
        issue: error.message.slice(0, 255),
        location: 'query',
      });
    return value;
  }
  if (sortOrder !== undefined && sortOrder !== 'asc' && sortOrder !== 'desc') {
    throw invalid({
      field: '/sortOrder',
      value: sortOrder.slice(0, 1000),
      issue: 'is neither asc nor desc',
      location: 'query',
    });
  }
  return [{ field: sortBy ?? standard.field, direction: sortOrder ?? standard.direction }];
}

/** Numbers by their size, texts (and times, which sort as texts) by their characters; what is absent comes first. */
function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  const [one, other] = [String(left ?? ''), String(right ?? '')];
  return one < other ? -1 : one > other ? 1 : 0;
}
