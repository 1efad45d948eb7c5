import type { Description } from '../description/description.ts';
import type { DescriptionNode, OperationNode, RequestBodyNode, ResponseNode, Use } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { addTo, appendTo, settled } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';
import { clientOperations } from './client-operations.ts';

/** A use of a request body or response by an operation, written out there or by reference. */
export interface BodyUse {
  readonly operation: OperationNode;
  /** The status as written; null for a request body. */
  readonly status: string | null;
  readonly place: Place;
}

type Uses<Body extends DescriptionNode> = ReadonlyMap<Body, readonly BodyUse[]>;

/** The uses of each request body. A body that no operation uses is not a key. */
export const requestBodyUses: (description: Description) => Uses<RequestBodyNode> = memoize(({ operations }) => {
  const uses = new Map<RequestBodyNode, BodyUse[]>();
  for (const operation of operations) {
    const { node = null, place = operation.place } = operation.requestBody ?? {};
    if (node !== null) appendTo(uses, node, { operation, status: null, place });
  }
  return uses;
});

/** The uses of each response. A response that no operation uses is not a key. */
export const responseUses: (description: Description) => Uses<ResponseNode> = memoize(({ operations }) => {
  const uses = new Map<ResponseNode, BodyUse[]>();
  for (const operation of operations) {
    for (const { key, place, node } of operation.responses) {
      if (node !== null) appendTo(uses, node, { operation, status: key, place });
    }
  }
  return settled(uses);
});

/** The responses of the service's own operations, and those of components that are not used. */
export function ownResponses(description: Description): ResponseNode[] {
  const own = new Set(clientOperations(description));
  const uses = responseUses(description);
  return description.responses.filter((response) => {
    const all = uses.get(response);
    return all === undefined || all.some(({ operation }) => own.has(operation));
  });
}

/**
 * Where to report a fault that some uses of a shared part have: at its definition if all uses have it, else at each of
 * the uses that have it, each place once.
 */
export function faultPlaces(definition: Place, uses: readonly BodyUse[], faulty: readonly BodyUse[]): readonly Place[] {
  if (faulty.length === 0) return [];
  return faulty.length === uses.length ? [definition] : [...new Set(faulty.map(({ place }) => place))];
}

/** A response of an operation with a fault, and the place of the fault in the response's definition. */
export interface FaultyResponse {
  readonly response: Use<ResponseNode>;
  readonly definition: Place;
}

/**
 * Where to report faults of responses, each place once: in the response's definition, or at the operation's use of it
 * if other operations use the response without fault.
 */
export function responsePlaces(faulty: readonly FaultyResponse[], description: Description): Place[] {
  const wrong = new Set(faulty.map(({ response }) => response.place));
  const definitions = new Map<ResponseNode, Set<Place>>();
  for (const { response, definition } of faulty) {
    if (response.node !== null) addTo(definitions, response.node, definition);
  }
  const places = [...definitions].flatMap(([node, written]) => {
    const uses = responseUses(description).get(node) ?? [];
    const wrongUses = uses.filter(({ place }) => wrong.has(place));
    return [...written].flatMap((definition) => faultPlaces(definition, uses, wrongUses));
  });
  return [...new Set(places)];
}
