import type { SegmentRole } from './classification.ts';
import { isIdentifier, isSearchName, type NameReading } from './segment-names.ts';
import { parameterChild, type SegmentNode } from './tree.ts';
import type { Verdict } from './verdict.ts';

/** What a segment stands for, and why. */
export interface RoleVerdict {
  readonly role: SegmentRole;
  readonly sure: boolean;
  readonly reason: string;
}

/** True where an identifier follows the node in some path. */
export function isIdentified(node: SegmentNode): boolean {
  const segment = parameterChild(node)?.segment ?? null;
  return segment !== null && isIdentifier(segment);
}

/** True for both fixed segments of the request queue. */
export function isQueueSegment({ segment, parent, children }: SegmentNode): boolean {
  if (segment?.name === 'queue') return children.has('requests');
  return segment?.name === 'requests' && parent?.segment?.name === 'queue';
}

/** The role of a segment at which paths end, from what those paths are. */
export function roleOfEnd(verdicts: readonly Verdict[], node: SegmentNode, reading: NameReading): RoleVerdict {
  const [first] = verdicts;
  if (first === undefined) return { role: 'unknown', sure: false, reason: 'No path ends here.' };
  const role = roleOfClass(first, node, reading);
  const agree = verdicts.every((verdict) => verdict.sure && verdict.class === first.class);
  return { role, sure: agree && role !== 'unknown', reason: first.reason };
}

function roleOfClass(verdict: Verdict, node: SegmentNode, reading: NameReading): SegmentRole {
  switch (verdict.class) {
    case 'collection':
    case 'singleton':
    case 'action':
    case 'search':
    case 'queue':
      return verdict.class;
    case 'upload':
      return isIdentified(node) ? 'collection' : 'unknown';
    case 'other':
      return reading.name === 'actions' && verdict.sure ? 'actions-index' : 'unknown';
    default:
      return 'unknown';
  }
}

/** The role of a segment at which no path ends. `actsBelow`: what is directly below an identifier has POST only. */
export function roleOfIntermediate(node: SegmentNode, reading: NameReading, actsBelow: boolean): RoleVerdict {
  const name = `“${reading.name}”`;
  if (isIdentified(node)) {
    return reading.verb === 'verb' && actsBelow
      ? { role: 'action', sure: true, reason: `${name} is a verb, and the path that goes on after it has POST only.` }
      : { role: 'collection', sure: true, reason: `An identifier follows ${name}.` };
  }
  if (reading.name === 'actions') return { role: 'actions-index', sure: true, reason: 'Actions stand below it.' };
  if (isSearchName(reading))
    return { role: 'search', sure: true, reason: `${name} is a search at which no path ends.` };
  if (reading.verb === 'verb') {
    return { role: 'action', sure: true, reason: `${name} is a verb at which no path ends.` };
  }
  return { role: 'unknown', sure: false, reason: `No path ends at ${name}, and no identifier follows it.` };
}
