import { annotationOf } from '../annotations/annotations.ts';
import type { Description } from '../description/description.ts';
import { asObject, has } from '../description/json.ts';
import type { MediaTypeNode, SchemaNode, SchemaUse } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { countEach } from '../lib/count-each.ts';
import { greatest } from '../lib/lists.ts';
import { memoize } from '../lib/memoize.ts';
import { isJsonContent } from '../operations/body-content.ts';
import { responseUses } from '../operations/shared-bodies.ts';
import { reachableFrom } from '../schemas/composition.ts';
import { plainDefinitionNames } from '../schemas/definition-names.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { type ObjectAlternative, objectAlternatives } from '../schemas/object-alternatives.ts';
import { propertyDefinitions } from '../schemas/sibling-definitions.ts';
import { essence, PROBLEM_TYPE } from '../text/standards/media-type.ts';
import { type ErrorResponse, errorResponses, isErrorName } from './error-responses.ts';

/** The properties of the error object (section 2.6 of the conventions). */
export const ERROR_OBJECT_MEMBERS: readonly string[] = [
  'name',
  'message',
  'debug_id',
  'details',
  'information_link',
  'links',
];

/** The JSON body of an error response as one of its alternatives (`oneOf`, `anyOf`). */
export interface ErrorBody {
  readonly response: ErrorResponse;
  readonly mediaType: MediaTypeNode;
  readonly shape: ObjectAlternative;
  /** The part of the shape that is the error object; several shapes may extend it. */
  readonly home: SchemaNode;
}

/** Error objects that have their definition in common. */
export interface ErrorObject {
  readonly place: Place;
  readonly home: SchemaNode;
  /** Each shape with the uses of bodies that have it. */
  readonly uses: ReadonlyMap<ObjectAlternative, readonly SchemaUse[]>;
  readonly shapes: readonly ObjectAlternative[];
}

/**
 * The JSON bodies of error responses that are objects. Other types are left out (1/object-responses reports them), and
 * application/problem+json, whose object RFC 9457 defines (1/json-bodies reports it).
 */
export const errorBodies: (description: Description) => readonly ErrorBody[] = memoize((description) => {
  const bodies = errorResponses(description).flatMap(shapesOf);
  const homeOf = homesAmong(bodies);
  return bodies.map((body) => ({ ...body, home: homeOf(body.shape) }));
});

/**
 * The error objects of a description, by definition: those of error bodies, and those with `x-lintel.role: error`, such
 * as the errors of a bulk operation.
 */
export const errorObjects: (description: Description) => readonly ErrorObject[] = memoize((description) =>
  byHome([...errorBodies(description), ...annotatedObjects(description)]),
);

/** The definitions of a property in error objects, each once. */
export function errorMemberUses(description: Description, name: string): readonly SchemaUse[] {
  return [...new Set(errorMemberDefinitions(description, name).flat())];
}

/** For each alternative of the error bodies, the definitions of a property in its parts, all of which apply. */
export function errorMemberDefinitions(description: Description, name: string): readonly (readonly SchemaUse[])[] {
  return errorObjects(description).flatMap(({ shapes }) => shapes.map(({ parts }) => propertyDefinitions(parts, name)));
}

/**
 * True for a schema that requests or success responses also use; an error response that uses it is at fault, not the
 * schema. A schema that is named like an error or has members of the error object is never one of these.
 */
export function isOtherThanError(schema: SchemaNode, description: Description): boolean {
  return isSentBesidesErrors(schema, description) && !looksLikeError(schema);
}

/** True for a schema that requests or success responses use. */
export function isSentBesidesErrors(schema: SchemaNode, description: Description): boolean {
  return otherSchemas(description).has(schema);
}

const otherSchemas: (description: Description) => ReadonlySet<SchemaNode> = memoize((description) => {
  const errors = new Set(errorResponses(description).map(({ node }) => node));
  const answers = [...responseUses(description)].flatMap(([node, uses]) =>
    !errors.has(node) && uses.some(({ status }) => /^[23]/.test(status ?? '')) ? [node] : [],
  );
  const bodies = [...answers, ...description.requestBodies].flatMap(({ content }) => content);
  return reachableFrom(bodies.flatMap(({ mediaType }) => mediaType.schema?.target ?? []));
});

/** Members of the error object by which one is recognised: other objects have a name, details and links, too. */
export const MEMBERS_OF_ERRORS_ONLY = ['message', 'debug_id', 'information_link'] as const;

function looksLikeError(schema: SchemaNode): boolean {
  if (annotationOf(schema.value)?.role === 'error' || plainDefinitionNames(schema).some(isErrorName)) return true;
  const { properties } = effectiveSchema(schema);
  return MEMBERS_OF_ERRORS_ONLY.some((name) => properties.has(name));
}

function shapesOf(response: ErrorResponse): Omit<ErrorBody, 'home'>[] {
  return response.node.content.filter(isJsonContent).flatMap(({ name, mediaType }) => {
    const schema = mediaType.schema?.target ?? null;
    if (schema === null || essence(name) === PROBLEM_TYPE) return [];
    return objectAlternatives(schema).map((shape) => ({ response, mediaType, shape }));
  });
}

/**
 * Which part of a shape is its error object: of those that define at least half of it, the one that most shapes have.
 * So a branch that narrows a property of the base, or adds one, is not taken for the base. Of the shape's properties
 * those count that are members of the error object, where it has any.
 */
function homesAmong(bodies: readonly Pick<ErrorBody, 'shape'>[]): (shape: ObjectAlternative) => SchemaNode {
  const shapes = new Set(bodies.map(({ shape }) => shape));
  const sharing = countEach([...shapes].flatMap(({ parts }) => parts));
  return ({ schema, parts, properties }) => {
    const isMember = (name: string) => ERROR_OBJECT_MEMBERS.includes(name);
    const hasMembers = [...properties.keys()].some(isMember);
    const countOf = hasMembers ? memberCount : propertyCount;
    const total = [...properties.keys()].filter((name) => !hasMembers || isMember(name)).length;
    const most = greatest(parts.map(countOf));
    const rankOf = (part: SchemaNode) => (2 * countOf(part) >= total ? (sharing.get(part) ?? 0) : 0);
    const [home] = parts
      .filter((part) => countOf(part) > 0 && (2 * countOf(part) >= total || countOf(part) === most))
      .sort((left, right) => rankOf(right) - rankOf(left) || countOf(right) - countOf(left));
    return home ?? schema;
  };
}

function propertyCount({ value }: SchemaNode): number {
  return Object.keys(asObject(value.properties)).length;
}

/** Number of members of the error object that a schema itself defines. */
export function memberCount({ value }: SchemaNode): number {
  return ERROR_OBJECT_MEMBERS.filter((name) => has(asObject(value.properties), name)).length;
}

type Described = Pick<ErrorBody, 'shape' | 'home'> & Partial<Pick<ErrorBody, 'mediaType'>>;

function annotatedObjects({ schemas }: Description): Described[] {
  const shapes = schemas.filter(({ value }) => annotationOf(value)?.role === 'error').flatMap(objectAlternatives);
  const homeOf = homesAmong(shapes.map((shape) => ({ shape })));
  return shapes.map((shape) => ({ shape, home: homeOf(shape) }));
}

function byHome(bodies: readonly Described[]): ErrorObject[] {
  const homes = new Map<SchemaNode, Map<ObjectAlternative, SchemaUse[]>>();
  for (const { home, shape, mediaType } of bodies) {
    const uses = homes.get(home) ?? new Map<ObjectAlternative, SchemaUse[]>();
    const known = uses.get(shape) ?? [];
    if (mediaType?.schema) known.push(mediaType.schema);
    homes.set(home, uses.set(shape, known));
  }
  return [...homes].map(([home, uses]) => ({ place: home.place, home, uses, shapes: [...uses.keys()] }));
}
