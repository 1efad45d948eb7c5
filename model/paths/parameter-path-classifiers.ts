import { isBeforeChoice } from './choices.ts';
import { isPostOnly, type PathFacts } from './facts.ts';
import { isCollectionShape } from './response-shape.ts';
import { isIdentifier } from './segment-names.ts';
import type { SegmentNode } from './tree.ts';
import { type ClassifierTable, sure, sureIf, unsure } from './verdict.ts';

/** What is known about a path that ends in a parameter, or in a segment that holds one. */
export interface ParameterPathEvidence {
  readonly node: SegmentNode;
  readonly facts: PathFacts;
  /** Nothing but version and namespace stands before it. */
  readonly isFirst: boolean;
  /** The segment before it is certainly an action. */
  readonly isAfterAction: boolean;
}

/**
 * True for pages of a list, for a list of which the parameter is one of a few listed values (`trending/{window}`), and
 * for an array that nothing updates or removes as one resource.
 */
function readsMany({ node, facts: { getShape, paged, methods } }: ParameterPathEvidence): boolean {
  const isChosen = node.parent.segment !== null && isBeforeChoice(node.parent);
  if (isCollectionShape(getShape) && (paged || isChosen)) return true;
  return getShape === 'array' && !['put', 'patch', 'delete'].some((method) => methods.has(method));
}

/** Decides what a path is that ends in a parameter, or in a segment that holds one. */
export const PARAMETER_PATH_CLASSIFIERS: ClassifierTable<ParameterPathEvidence> = {
  ordered: [
    {
      name: 'custom-method-of-item',
      reason: 'A method after a colon (`{orderId}:cancel`) is an action (section 4.7).',
      decide: ({ node: { segment }, facts }) =>
        segment.customMethod === null
          ? null
          : sureIf(isPostOnly(facts), 'action', `It ends in “:${segment.customMethod}” after an identifier.`),
    },
    {
      name: 'request-queue',
      reason: 'Accepted requests are found at queue/requests/{requestId} (4.9/queue-path).',
      decide: ({ node: { parent } }) =>
        parent.segment?.name === 'requests' && parent.parent?.segment?.name === 'queue'
          ? sure('queue', 'It has the shape of the request queue: queue/requests and an identifier.')
          : null,
    },
    {
      name: 'target-of-action',
      reason: 'POST alone after an action acts on what the identifier names (section 4.7).',
      decide: ({ node: { segment, parent }, facts, isAfterAction }) => {
        if (!isAfterAction || !isPostOnly(facts)) return null;
        const action = `the identifier ${segment.name} follows the action “${parent.segment?.name}”`;
        return sure('action', `It has POST only, and ${action}.`);
      },
    },
    {
      name: 'partly-parameter',
      reason: 'Text beside a parameter may be a name or a part of the identifier.',
      decide: ({ node: { segment } }) =>
        segment.kind === 'mixed'
          ? unsure('item', `It ends in “${segment.name}”, which is only partly a parameter.`)
          : null,
    },
    {
      name: 'no-identifier',
      reason: 'Parameters for a version, a format or the rest of a path name no resource.',
      decide: ({ node: { segment } }) =>
        isIdentifier(segment)
          ? null
          : unsure('other', `It ends in the parameter ${segment.name}, which names no resource.`),
    },
    {
      name: 'no-collection-before',
      reason: 'Without a name before it, a parameter may choose a tenant, a resource or a collection.',
      decide: ({ node: { segment }, isFirst }) =>
        isFirst ? unsure('item', `It ends in the parameter ${segment.name}, with no collection before it.`) : null,
    },
    {
      name: 'paged-parameter',
      reason:
        'GET that answers with an array, or with pages of a list, reads many resources, which the parameter chooses.',
      decide: (evidence) =>
        readsMany(evidence)
          ? unsure(
              'collection',
              `It ends in the parameter ${evidence.node.segment.name}, yet its GET answers with a list.`,
            )
          : null,
    },
  ],
  last: {
    name: 'item',
    reason: 'An identifier after a name is one resource of a collection (section 4.1).',
    decide: ({ node: { segment } }) => sure('item', `It ends in the identifier ${segment.name}.`),
  },
};
