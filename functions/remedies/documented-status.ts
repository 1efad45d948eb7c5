import { valueAt } from '../../framework/remedied.ts';
import { type Edit, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { asObject, asString, has, isObject, member } from '../../model/description/json.ts';
import type { ResponseNode, Use } from '../../model/description/nodes.ts';
import { below, type Place, type SourceFile } from '../../model/description/place.ts';
import { isReference } from '../../model/description/reference.ts';
import { appendTo } from '../../model/lib/group-by.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { isJson } from '../../model/text/standards/media-type.ts';

/** What the components that are made are called, and what they say. */
const MADE: Readonly<Record<string, { readonly name: string; readonly description: string }>> = {
  '400': { name: 'BadRequest', description: 'The request is not valid.' },
  '404': { name: 'NotFound', description: 'There is no resource with this identifier.' },
  '422': { name: 'UnprocessableEntity', description: 'The request is valid, and cannot be carried out.' },
  default: { name: 'UnexpectedError', description: 'The request could not be carried out.' },
};

/**
 * Documents errors of operations by reference: to the component that most operations refer to for the status, else to a new one
 * with the error object that most errors of the description refer to. None where one of them has neither.
 *
 * @param places Where the responses are to stand.
 */
export function documentedErrors(places: readonly Place[], description: Description): readonly Edit[] {
  const edits = places.map((place) => documentedError(place, description));
  return edits.some(({ length }) => length === 0) ? [] : edits.flat();
}

function documentedError(at: Place, description: Description): readonly Edit[] {
  const status = String(at.key);
  const shared = sharedResponses(description)
    .get(status)
    ?.find((use) => isReadAlike(use.place, at));
  const reference = shared === undefined ? null : referenceAt(shared.place);
  if (reference !== null) return [set(at, { $ref: reference })];
  const made = at.file === description.rootPlace.file ? madeResponse(status, description) : null;
  if (made === null) return [];
  return [...made.edits, set(at, { $ref: made.reference })];
}

/** True where a reference leads to the same from both places. */
function isReadAlike(one: Place, other: Place): boolean {
  if (one.file === other.file) return true;
  return !referenceAt(one)?.startsWith('#') && folderOf(one.file) === folderOf(other.file);
}

function folderOf({ source }: SourceFile): string | undefined {
  return source?.replace(/[^/]*$/, '');
}

function referenceAt({ parent, key }: Place): string | null {
  const holder = parent === null ? undefined : valueAt(parent);
  return asString(member(member(holder, key), '$ref'));
}

/** The uses of responses by reference, by status: those of the response that is used most often first. */
const sharedResponses: (description: Description) => ReadonlyMap<string, readonly Use<ResponseNode>[]> = memoize(
  ({ operations }) => {
    const byStatus = new Map<string, Map<ResponseNode, Use<ResponseNode>[]>>();
    for (const use of operations.flatMap(({ responses }) => responses)) {
      if (use.node === null || referenceAt(use.place) === null) continue;
      const byNode = byStatus.get(use.key) ?? new Map<ResponseNode, Use<ResponseNode>[]>();
      byStatus.set(use.key, byNode);
      appendTo(byNode, use.node, use);
    }
    return new Map([...byStatus].map(([status, byNode]) => [status, mostUsedFirst(byNode)]));
  },
);

function mostUsedFirst<Used>(uses: ReadonlyMap<unknown, readonly Used[]>): Used[] {
  return [...uses.values()].sort((left, right) => right.length - left.length).flat();
}

/** A component for a status, and the edits that make it; none where it is there. */
function madeResponse(
  status: string,
  description: Description,
): { readonly reference: string; readonly edits: readonly Edit[] } | null {
  const root = description.rootPlace;
  const made = MADE[status];
  const content = errorContent(description);
  if (made === undefined || content === null) return null;
  const known = asObject(member(asObject(member(root.file.data, 'components')), 'responses'));
  const reference = `#/components/responses/${made.name}`;
  if (has(known, made.name)) return isObject(known[made.name]) ? { reference, edits: [] } : null;
  const value = { description: made.description, content };
  return { reference, edits: [set(below(root, 'components', 'responses', made.name), value)] };
}

/** The content with the error object that most errors refer to, in the file with the paths; null where none refers to any. */
const errorContent: (description: Description) => Readonly<Record<string, unknown>> | null = memoize((description) => {
  const uses = new Map<string, unknown[]>();
  for (const { key, node } of description.operations.flatMap(({ responses }) => responses)) {
    if (node === null || !/^(?:[45]|default$)/.test(key) || node.place.file !== description.rootPlace.file) continue;
    for (const { name, mediaType } of node.content) {
      const { schema } = mediaType.value;
      const reference = isReference(schema) ? schema.$ref : null;
      if (isJson(name) && reference?.startsWith('#/'))
        appendTo(uses, `${name} ${reference}`, { [name]: { schema: { $ref: reference } } });
    }
  }
  return (mostUsedFirst(uses)[0] ?? null) as Readonly<Record<string, unknown>> | null;
});
