import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import { remedied } from '../framework/remedied.ts';
import { type Remedy, set } from '../framework/remedy.ts';
import type { Description } from '../model/description/description.ts';
import type { ParameterNode } from '../model/description/nodes.ts';
import { below, type Place } from '../model/description/place.ts';
import { memoize } from '../model/lib/memoize.ts';
import { isOfParameter, namesInQuery, placesOfRequired } from '../model/parameters/names-in-query.ts';
import { misplacement, queryParameterUses } from '../model/query/misplaced-parameters.ts';
import { ownQueryParameters, ownQueryStrings } from '../model/query/query-names.ts';
import { misplacementText } from './messages/misplaced-parameters.ts';

/** A name in a query, or a parameter that stands for the whole query, with what to do about it where it is required. */
interface Subject {
  readonly name: string | null;
  readonly place: Place;
  /** Where it says that it is required. */
  readonly required: readonly Place[];
  readonly remedy: string;
  readonly edits: Remedy;
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
    const subjects = effectiveParameters(description).flatMap((node) => subjectsOf(node, description));
    return subjects.filter(({ name }) => only?.includes(name ?? '') !== false);
  },
  judge: ({ name, required, remedy: words, edits }) =>
    required.map((at) => remedied(`query parameter ${quote(name)} is required`, edits, { at, words })),
});

function subjectsOf(node: ParameterNode, description: Description): Subject[] {
  const { name, place, value } = node;
  const instead = remediesOfMisplaced(description).get(node);
  const remedy = instead ?? 'make it optional, and document what holds without it';
  const at = below(place, 'required');
  const required = value.required === true ? [at] : [];
  const own: Subject = { name, place, required, remedy, edits: instead === undefined ? [set(at, false)] : [] };
  const spread = namesInQuery(node).filter((query) => !isOfParameter(query));
  return [
    own,
    ...spread.map((query): Subject => {
      return { name: query.name, place: query.place, required: placesOfRequired(query), remedy, edits: [] };
    }),
  ];
}

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
const remediesOfMisplaced = memoize((description: Description): Map<ParameterNode, string> => {
  const remedies = new Map<ParameterNode, string>();
  const placed = new Set<ParameterNode>();
  for (const use of queryParameterUses(description)) {
    const { node } = use;
    if (node === null) continue;
    const misplaced = misplacement(use, description);
    if (misplaced === null) placed.add(node);
    else if (!remedies.has(node)) remedies.set(node, misplacementText(misplaced, use, description).remedy);
  }
  for (const node of placed) remedies.delete(node);
  return remedies;
});
