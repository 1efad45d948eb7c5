import type { Description } from '../description/description.ts';
import type { DescriptionNode, OperationNode, RequestBodyNode, ResponseNode, Use } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { addTo, appendTo } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';

/** A place at which an operation has a request body or a response, written there or referred to. */
export interface BodyUse {
  readonly operation: OperationNode;
  /** The status as written; null for a request body. */
  readonly status: string | null;
  readonly place: Place;
}

type Uses<Body extends DescriptionNode> = ReadonlyMap<Body, readonly BodyUse[]>;

/** The operations that take each request body. A body that none takes is missing. */
export const requestBodyUses: (description: Description) => Uses<RequestBodyNode> = memoize(({ operations }) => {
  const uses = new Map<RequestBodyNode, BodyUse[]>();
  for (const operation of operations) {
    const { node = null, place = operation.place } = operation.requestBody ?? {};
    if (node !== null) appendTo(uses, node, { operation, status: null, place });
  }
  return uses;
});

/** The operations that answer with each response. A response that none answers with is missing. */
export const responseUses: (description: Description) => Uses<ResponseNode> = memoize(({ operations }) => {
  const uses = new Map<ResponseNode, BodyUse[]>();
  for (const operation of operations) {
    for (const { key, place, node } of operation.responses) {
      if (node !== null) appendTo(uses, node, { operation, status: key, place });
    }
  }
  return uses;
});

/**
 * Where a fault is told that some uses of a shared part have: where the part is written when all of them have it, else at
 * each of the uses that have it. Each place is given once.
 */
export function faultPlaces(definition: Place, uses: readonly BodyUse[], faulty: readonly BodyUse[]): readonly Place[] {
  if (faulty.length === 0) return [];
  return faulty.length === uses.length ? [definition] : [...new Set(faulty.map(({ place }) => place))];
}

/** A response of an operation that has a fault, and where that is written. */
export interface FaultyResponse {
  readonly response: Use<ResponseNode>;
  readonly definition: Place;
}

/**
 * Where faults of responses are told, each place once: where they are written, or at the operations whose responses others
 * share rightly.
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
