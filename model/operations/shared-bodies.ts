import type { Description } from '../description/description.ts';
import type { DescriptionNode, OperationNode, RequestBodyNode, ResponseNode, Use } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';

/** A place at which an operation has a request body or a response, written there or referred to. */
export interface BodyUse {
  readonly operation: OperationNode;
  /** The status as written; null for a request body. */
  readonly status: string | null;
  readonly place: Place;
}

type Uses<Body extends DescriptionNode> = ReadonlyMap<Body, readonly BodyUse[]>;

const requestCache = new WeakMap<Description, Uses<RequestBodyNode>>();

/** The operations that take each request body. A body that none takes is missing. */
export function requestBodyUses(description: Description): Uses<RequestBodyNode> {
  let known = requestCache.get(description);
  if (known === undefined) {
    known = grouped(
      description.operations.flatMap((operation) => {
        const { node = null, place = operation.place } = operation.requestBody ?? {};
        return node === null ? [] : [[node, { operation, status: null, place }]];
      }),
    );
    requestCache.set(description, known);
  }
  return known;
}

/** The operations that answer with each response. A response that none answers with is missing. */
export const responseUses: (description: Description) => Uses<ResponseNode> = memoize((description) =>
  grouped(
    description.operations.flatMap((operation) =>
      operation.responses.flatMap(({ key, place, node }): [ResponseNode, BodyUse][] =>
        node === null ? [] : [[node, { operation, status: key, place }]],
      ),
    ),
  ),
);

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
    if (response.node === null) continue;
    definitions.set(response.node, (definitions.get(response.node) ?? new Set()).add(definition));
  }
  const places = [...definitions].flatMap(([node, written]) => {
    const uses = responseUses(description).get(node) ?? [];
    const wrongUses = uses.filter(({ place }) => wrong.has(place));
    return [...written].flatMap((definition) => faultPlaces(definition, uses, wrongUses));
  });
  return [...new Set(places)];
}

function grouped<Body extends DescriptionNode>(pairs: readonly (readonly [Body, BodyUse])[]): Uses<Body> {
  const uses = new Map<Body, BodyUse[]>();
  for (const [body, use] of pairs) {
    const known = uses.get(body);
    if (known === undefined) uses.set(body, [use]);
    else known.push(use);
  }
  return uses;
}
