import { isPostOnly, type PathFacts } from './facts.ts';
import { isCollectionShape } from './response-shape.ts';
import { isIdentifier } from './segment-names.ts';
import type { PathNode } from './tree.ts';
import { given, sure, unsure, type Verdict } from './verdict.ts';

/**
 * What is known of a path that ends in a parameter. `leads`: nothing but version and namespace stands before it;
 * `followsAction`: the segment before it is an action.
 */
export interface ItemCase {
  readonly node: PathNode;
  readonly facts: PathFacts;
  readonly leads: boolean;
  readonly followsAction: boolean;
}

/** Judges a path that ends in a parameter, or in a segment that holds one. */
export function judgeItem({ node, facts, leads, followsAction }: ItemCase): Verdict {
  const { segment, parent } = node;
  if (segment === null) return unsure('other', 'The path is empty.');
  const { name, customMethod } = segment;
  if (customMethod !== null) {
    return given(isPostOnly(facts), 'action', `It ends in “:${customMethod}” after an identifier.`);
  }
  if (isQueueRequest(node))
    return sure('queue', 'It has the shape of the request queue: queue/requests and an identifier.');
  if (followsAction) {
    return sure(
      'action',
      `It has POST only, and the identifier ${name} follows the action “${parent?.segment?.name}”.`,
    );
  }
  if (segment.kind === 'mixed') return unsure('item', `It ends in “${name}”, which is only partly a parameter.`);
  if (!isIdentifier(segment)) return unsure('other', `It ends in the parameter ${name}, which names no resource.`);
  if (leads) {
    return unsure('item', `It ends in the parameter ${name}, with no collection before it.`);
  }
  if (isCollectionShape(facts.getShape) && facts.paged) {
    return unsure('collection', `It ends in the parameter ${name}, yet its GET answers with pages of a list.`);
  }
  return sure('item', `It ends in the identifier ${name}.`);
}

function isQueueRequest({ parent }: PathNode): boolean {
  return parent?.segment?.name === 'requests' && parent.parent?.segment?.name === 'queue';
}
