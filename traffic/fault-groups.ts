import type { AnyRule } from '../framework/rule.ts';
import type { ExchangeFinding } from '../framework/run-exchange.ts';
import { escapeToken } from '../model/description/json-pointer.ts';
import { type Place, pathOf } from '../model/description/place.ts';
import type { Exchange } from '../model/exchange/exchange.ts';
import { uriComponent } from '../model/text/uri-component.ts';
import type { Result } from '../source/result.ts';

/** By what a finding is known again in another recording. */
export interface FaultIdentity {
  readonly rule: string;
  /** Method and path template. */
  readonly operation: string;
  /**
   * The status, and the place in the exchange without the numbers of items: `200 /response/body/status`, `200
   * /request/url?page_size`.
   */
  readonly place: string;
}

/** A finding of a run, or several that are the same fault. */
export interface TrafficFinding {
  readonly result: Result;
  readonly identity: FaultIdentity;
}

/**
 * A place in exchanges without the numbers of items, with what was found there: most findings are a fault that is
 * known.
 */
class FaultPlace {
  readonly inside = new Map<string, FaultPlace>();
  /** By the rule; by its id and what it is about, where that is one of several things there. */
  readonly faults = new Map<AnyRule | string, FaultGroup>();

  below(key: string | number): FaultPlace {
    const known = typeof key === 'string' ? this.inside.get(key) : this.inside.get(ANY);
    return known ?? this.named(isNumber(key) ? ANY : String(key));
  }

  private named(name: string): FaultPlace {
    const place = this.inside.get(name) ?? new FaultPlace();
    this.inside.set(name, place);
    return place;
  }
}

/** Stands for the number of an item. */
const ANY = '*';

function isNumber(key: string | number): boolean {
  return typeof key === 'number' || /^\d+$/.test(key);
}

type FaultGroup = TrafficFinding & { count: number };

/** The findings of a run, of which those that are the same fault of an operation are one. */
export class FaultGroups {
  private readonly groups: FaultGroup[] = [];
  /** By the operation and the status. */
  private readonly exchanges = new Map<string, FaultPlace>();
  private latest: { readonly exchange: Exchange; readonly place: FaultPlace } | null = null;
  private latestHolder: { readonly holder: Place; readonly place: FaultPlace } | null = null;

  /** @param every Whether each finding is one of its own. */
  constructor(private readonly every: boolean) {}

  /** @param make Makes the finding's result, which takes time. */
  add(finding: ExchangeFinding, operation: string, exchange: Exchange, make: () => Result): void {
    const { faults } = this.every ? new FaultPlace() : this.placeOf(finding.place, operation, exchange);
    const { rule, about } = finding;
    const key = about === undefined ? rule : `${rule.extensions.lintel.id} ${about}`;
    const known = faults.get(key);
    if (known !== undefined) {
      known.count++;
      return;
    }
    const group = { result: make(), identity: identityOf(finding, operation, exchange), count: 1 };
    faults.set(key, group);
    this.groups.push(group);
  }

  findings(): TrafficFinding[] {
    return this.groups.map(({ result, identity, count }) => ({
      result: count === 1 ? result : counted(result, count),
      identity,
    }));
  }

  private placeOf({ parent, key }: Place, operation: string, exchange: Exchange): FaultPlace {
    if (parent === null) return this.wholeOf(operation, exchange);
    // Faults are many at the members of one object.
    if (this.latestHolder?.holder !== parent)
      this.latestHolder = { holder: parent, place: this.placeOf(parent, operation, exchange) };
    return this.latestHolder.place.below(key);
  }

  private wholeOf(operation: string, exchange: Exchange): FaultPlace {
    if (this.latest?.exchange !== exchange) {
      const name = `${exchange.response.status} ${operation}`;
      const place = this.exchanges.get(name) ?? new FaultPlace();
      this.exchanges.set(name, place);
      this.latest = { exchange, place };
    }
    return this.latest.place;
  }
}

/**
 * What the same fault has in common: rule, operation, status, place without the numbers of items, and what of several
 * things there it is about.
 */
export function identityOf(
  { rule, place, about }: ExchangeFinding,
  operation: string,
  { response }: Exchange,
): FaultIdentity {
  const of = about === undefined ? '' : `?${uriComponent(about)}`;
  return { rule: rule.extensions.lintel.id, operation, place: `${response.status} ${pointerOf(place)}${of}` };
}

/** The JSON Pointer of a place, without the numbers of items. */
function pointerOf(place: Place): string {
  return pathOf(place)
    .map((key) => `/${tokenOf(key)}`)
    .join('');
}

function tokenOf(key: string | number): string {
  return isNumber(key) ? ANY : escapeToken(String(key));
}

/** The identity as one text. */
export function keyOf({ rule, operation, place }: FaultIdentity): string {
  return [rule, operation, place].join('\0');
}

function counted(result: Result, count: number): Result {
  return result.traffic === undefined ? result : { ...result, traffic: { ...result.traffic, count } };
}
