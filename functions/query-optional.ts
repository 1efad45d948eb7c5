import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import { remedied } from '../framework/remedied.ts';
import { set } from '../framework/remedy.ts';
import type { Description } from '../model/description/description.ts';
import type { ParameterNode } from '../model/description/nodes.ts';
import { below } from '../model/description/place.ts';
import { memoize } from '../model/lib/memoize.ts';
import { misplacement, queryParameterUses } from '../model/query/misplaced-parameters.ts';
import { ownQueryParameters, ownQueryStrings } from '../model/query/query-names.ts';
import { misplacementText } from './messages/misplaced-parameters.ts';

/** A query parameter, with what to do about it where it is required. */
interface Subject extends ParameterNode {
  readonly remedy: string;
  /** True where it only has to be made optional. */
  readonly isPlaced: boolean;
}

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  properties: {
    only: {
      description: 'The names of the parameters that are judged; all when left out.',
      type: 'array',
      items: { type: 'string' },
    },
  },
} as const satisfies JSONSchema;

/** No query parameter is required. Of one that does not belong where it stands, the remedy is that of `query-use`. */
export default defineFunction({
  name: 'queryOptional',
  options: OPTIONS,
  subjects: (description, { only }): Subject[] => {
    const instead = remediesOfMisplaced(description);
    const judged = effectiveParameters(description).filter(({ name }) => only?.includes(name ?? '') !== false);
    return judged.map((node) => ({
      remedy: instead.get(node) ?? 'make it optional, and document what holds without it',
      ...node,
      isPlaced: !instead.has(node),
    }));
  },
  judge: ({ name, value, place, remedy: words, isPlaced }) => {
    if (value.required !== true) return null;
    const at = below(place, 'required');
    return remedied(`query parameter ${quote(name)} is required`, isPlaced ? [set(at, false)] : [], { at, words });
  },
});

/** The query parameters that take effect as such. */
const effectiveParameters: (description: Description) => readonly ParameterNode[] = memoize((description) => {
  const overridden = overriddenParameters(description);
  const all = [...ownQueryParameters(description), ...ownQueryStrings(description)];
  return all.filter((node) => !overridden.has(node));
});

/** Parameters of path items that have no effect, since every operation overrides them. */
function overriddenParameters({ operations }: Description): Set<ParameterNode> {
  const taken = new Set(operations.flatMap(({ parameters }) => parameters.map(({ node }) => node)));
  const shared = operations.flatMap(({ pathItem }) => pathItem.parameters).flatMap(({ node }) => node ?? []);
  return new Set(shared.filter((node) => !taken.has(node)));
}

/** The remedies for parameters that are misplaced wherever they are used. */
function remediesOfMisplaced(description: Description): Map<ParameterNode, string> {
  const remedies = new Map<ParameterNode, string>();
  const placed = new Set<ParameterNode>();
  for (const use of queryParameterUses(description)) {
    const { node } = use;
    if (node?.value.required !== true) continue;
    const misplaced = misplacement(use, description);
    if (misplaced === null) placed.add(node);
    else if (!remedies.has(node)) remedies.set(node, misplacementText(misplaced, use, description).remedy);
  }
  for (const node of placed) remedies.delete(node);
  return remedies;
}
