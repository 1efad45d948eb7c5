import { type Edit, type Remedy, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { type JsonObject, sameJson } from '../../model/description/json.ts';
import type { ResponseNode, Use } from '../../model/description/nodes.ts';
import type { Place } from '../../model/description/place.ts';
import { isReference } from '../../model/description/reference.ts';
import { appendTo } from '../../model/lib/group-by.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { admittedTypes } from '../../model/schemas/schema-types.ts';
import { isJson } from '../../model/text/standards/media-type.ts';
import { LANGUAGE_HEADER, languageReference } from './language-header.ts';
import { mostUsedFirst, placeReference, referenceAt, referenceTo, type SharedComponent } from './shared-component.ts';

/**
 * What the components that are made are called, and what they say. A 422 shows the names of errors that only its
 * authors know.
 */
const MADE: Readonly<Record<string, { readonly name: string; readonly description: string }>> = {
  '400': { name: 'BadRequest', description: 'The request is not valid.' },
  '404': { name: 'NotFound', description: 'There is no resource with this identifier.' },
  default: { name: 'UnexpectedError', description: 'The request could not be carried out.' },
};

/**
 * Documents errors of operations by reference: to the response that most operations refer to for the status, else to a
 * new component with the error object that most errors of the description refer to. None where one of them has neither.
 *
 * @param places Where the responses are to stand.
 */
export function documentedErrors(places: readonly Place[], description: Description): readonly Edit[] {
  const edits = places.map((place) => documentedError(place, description));
  return edits.some(({ length }) => length === 0) ? [] : edits.flat();
}

function documentedError(at: Place, description: Description): readonly Edit[] {
  const status = String(at.key);
  const shared = sharedResponses(description).get(status);
  const isFitting = shared !== undefined && (shared.node.content.length > 0 || shared.methods.has(methodAt(at)));
  const reference = isFitting ? placeReference(shared.node.place, at) : null;
  if (reference !== null) return [set(at, { $ref: reference })];
  const made = madeResponse(status, description);
  const component = made === null ? null : referenceTo(made.component, at, description);
  if (made === null || component === null) return [];
  const withParts = component.edits.length === 0 ? [] : [...made.edits, ...component.edits];
  return [...withParts, set(at, { $ref: component.$ref })];
}

/** The method of the operation at one of whose responses a place is. */
function methodAt({ parent }: Place): string {
  return String(parent?.parent?.key);
}

/**
 * A response that several operations refer to, and the methods of these: one without a body may be meant for them
 * alone.
 */
interface SharedResponse {
  readonly node: ResponseNode;
  readonly methods: ReadonlySet<string>;
}

/** The response that most operations refer to, by status; what one operation alone refers to may be for it only. */
const sharedResponses: (description: Description) => ReadonlyMap<string, SharedResponse> = memoize(({ operations }) => {
  const byStatus = new Map<string, Map<ResponseNode, Use<ResponseNode>[]>>();
  for (const use of operations.flatMap(({ responses }) => responses)) {
    if (use.node === null || referenceAt(use.place) === null) continue;
    const byNode = byStatus.get(use.key) ?? new Map<ResponseNode, Use<ResponseNode>[]>();
    byStatus.set(use.key, byNode);
    appendTo(byNode, use.node, use);
  }
  return new Map(
    [...byStatus].flatMap(([status, byNode]): [string, SharedResponse][] => {
      const [first, second] = mostUsedFirst(byNode);
      if (first?.node == null || second?.node !== first.node) return [];
      const methods = new Set((byNode.get(first.node) ?? []).map(({ place }) => methodAt(place)));
      return [[status, { node: first.node, methods }]];
    }),
  );
});

/**
 * A component for a status, and the edits that make what it refers to; null for one that is not made, and where no
 * error object is known.
 */
function madeResponse(
  status: string,
  description: Description,
): { readonly component: SharedComponent; readonly edits: Remedy } | null {
  const made = MADE[status];
  const content = errorContent(description);
  if (made === undefined || content === null) return null;
  const language = languageReference(description.rootPlace, description);
  const headers = language === null ? {} : { headers: { [LANGUAGE_HEADER]: { $ref: language.$ref } } };
  const value = { description: made.description, ...headers, content };
  const fits = (component: JsonObject, name: string) => name === made.name || sameJson(component, value);
  return { component: { kind: 'responses', name: made.name, value, fits }, edits: language?.edits ?? [] };
}

/**
 * The content with the error object that most errors refer to, as the file with the paths refers to it; null where none
 * refers to any. What may also be an array, as for an action on many, is no error of a single request.
 */
const errorContent: (description: Description) => JsonObject | null = memoize((description) => {
  const uses = new Map<string, JsonObject[]>();
  for (const { key, node } of description.operations.flatMap(({ responses }) => responses)) {
    if (node === null || !/^(?:[45]|default$)/.test(key)) continue;
    for (const { name, mediaType } of node.content) {
      const target = isReference(mediaType.value.schema) ? mediaType.schema?.target : undefined;
      const isObject = target != null && admittedTypes(target)?.has('array') !== true;
      const $ref = isObject ? placeReference(target.place, description.rootPlace) : null;
      if ($ref !== null && isJson(name)) appendTo(uses, `${name} ${$ref}`, { [name]: { schema: { $ref } } });
    }
  }
  return mostUsedFirst(uses)[0] ?? null;
});
