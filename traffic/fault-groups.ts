import type { ExchangeFinding } from '../framework/run-exchange.ts';
import { escapeToken } from '../model/description/json-pointer.ts';
import type { Place } from '../model/description/place.ts';
import type { Exchange } from '../model/exchange/exchange.ts';
import { memoizeLatest, memoizeText } from '../model/lib/memoize.ts';
import type { Result } from '../source/result.ts';

/** By what a finding is known again in another recording. */
export interface FaultIdentity {
  readonly rule: string;
  /** Method and path template. */
  readonly operation: string;
  /** The status, and the place in the exchange without the numbers of items: `200 /response/body/status`, `200 /request/url?page_size`. */
  readonly place: string;
}

/** A finding of a run, or several that are the same fault. */
export interface TrafficFinding {
  readonly result: Result;
  readonly identity: FaultIdentity;
}

/** The findings of a run, of which those that are the same fault of an operation are one. */
export class FaultGroups {
  private readonly groups = new Map<string, TrafficFinding & { count: number }>();

  /** @param every Whether each finding is one of its own. */
  constructor(private readonly every: boolean) {}

  /** @param make Makes the finding's result, which takes time. */
  add(identity: FaultIdentity, make: () => Result): void {
    const key = this.every ? String(this.groups.size) : keyOf(identity);
    const known = this.groups.get(key);
    if (known === undefined) this.groups.set(key, { result: make(), identity, count: 1 });
    else known.count++;
  }

  findings(): TrafficFinding[] {
    return [...this.groups.values()].map(({ result, identity, count }) => ({
      result: count === 1 ? result : counted(result, count),
      identity,
    }));
  }
}

/** What the same fault has in common: rule, operation, status, place without the numbers of items, and what of several things there it is about. */
export function identityOf(
  { rule, place, about }: ExchangeFinding,
  operation: string,
  { response }: Exchange,
): FaultIdentity {
  const of = about === undefined ? '' : `?${encodeURIComponent(about)}`;
  return { rule: rule.extensions.lintel.id, operation, place: `${response.status} ${pointerOf(place)}${of}` };
}

/** The JSON Pointer of a place, without the numbers of items. Faults are many at the members of one object. */
function pointerOf({ parent, key }: Place): string {
  return parent === null ? '' : `${pointerOfHolder(parent)}/${tokenOf(key)}`;
}

const pointerOfHolder = memoizeLatest((place: Place): string => {
  let pointer = '';
  for (let current = place; current.parent !== null; current = current.parent)
    pointer = `/${tokenOf(current.key)}${pointer}`;
  return pointer;
});

const tokenOf = (key: string | number): string => (typeof key === 'number' ? '*' : tokenOfName(key));
const tokenOfName = memoizeText((name) => (/^\d+$/.test(name) ? '*' : escapeToken(name)));

export function keyOf({ rule, operation, place }: FaultIdentity): string {
  return [rule, operation, place].join('\0');
}

function counted(result: Result, count: number): Result {
  return result.traffic === undefined ? result : { ...result, traffic: { ...result.traffic, count } };
}
