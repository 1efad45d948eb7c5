import type { OperationNode, ResponseNode, SchemaNode, SchemaUse, Use } from '../description/nodes.ts';
import { jsonContentOf } from '../operations/body-content.ts';
import { isSuccess } from '../operations/responses.ts';
import { effectiveSchema, itemSchemas } from '../schemas/effective-schema.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { toSingular } from '../text/words/grammatical-number.ts';
import { splitWords } from '../text/words/split-words.ts';

/**
 * The shape of a success body.
 *
 * `items`: an object with an array `items` (section 2.5); `list`: an object around one main array of objects, under
 * another name; `array`: an array itself; `object`: one object; `map`: a map of objects by data; `other`: a file or a
 * scalar; `none`: 204 alone; `unknown`: the schema leaves it open.
 */
export type ResponseShape = 'items' | 'list' | 'array' | 'object' | 'map' | 'other' | 'none' | 'unknown';

/** True for a body that holds many resources. */
export function isCollectionShape(shape: ResponseShape): boolean {
  return shape === 'items' || shape === 'list' || shape === 'array';
}

/** What is known of a path without its responses. */
export interface NamedPath {
  /** The path's last segment. */
  readonly name: string;
  /** Whether the name is for one resource or for many; `unknown` where it can be both. */
  readonly names: 'one' | 'many' | 'unknown';
  /** The operation takes paging parameters. */
  readonly paged: boolean;
}

/** The shape of an operation's first success response that has a body. */
export function responseShape(operation: OperationNode | undefined, path: NamedPath): ResponseShape {
  const successes = successUses(operation);
  const [first] = nodes(successes).filter(({ content }) => content.length > 0);
  if (first === undefined)
    return successes.length > 0 && successes.every(({ key }) => key === '204') ? 'none' : 'unknown';
  const json = jsonContentOf(first);
  if (json === null) return first.content.every(({ name: type }) => type.includes('*')) ? 'unknown' : 'other';
  return json.schema?.target == null ? 'unknown' : schemaShape(json.schema.target, path, 3);
}

/** The schema of an operation's success body; null when it has none. */
export function successSchema(operation: OperationNode | undefined): SchemaNode | null {
  const [first] = nodes(successUses(operation)).flatMap((response) => jsonContentOf(response) ?? []);
  return first?.schema?.target ?? null;
}

/** True for a success body with members that only pages of a list have: cursors, totals. */
export function answersPages(operation: OperationNode | undefined): boolean {
  const schema = successSchema(operation);
  return schema !== null && [...effectiveSchema(schema).properties.keys()].some((name) => CURSOR.test(name));
}

function successUses(operation: OperationNode | undefined): Use<ResponseNode>[] {
  return (operation?.responses ?? []).filter(({ key }) => isSuccess(key));
}

function nodes(uses: readonly Use<ResponseNode>[]): ResponseNode[] {
  return uses.flatMap(({ node }) => (node === null ? [] : [node]));
}

function schemaShape(schema: SchemaNode, path: NamedPath, depth: number): ResponseShape {
  const types = typesOf(schema);
  const { properties, complete } = effectiveSchema(schema);
  if (types.includes('array')) return 'array';
  if (properties.size > 0) return objectShape(schema, path);
  if (types.some((type) => type !== 'object' && type !== 'null')) return 'other';
  const branches = depth === 0 ? [] : alternatives(schema);
  if (branches.length > 0) {
    const shapes = new Set(branches.map((branch) => schemaShape(branch, path, depth - 1)));
    return shapes.size === 1
      ? ([...shapes][0] ?? 'unknown')
      : [...shapes].every(isCollectionShape)
        ? 'list'
        : 'unknown';
  }
  if (!complete || !isMap(schema)) return 'unknown';
  return mapValues(schema).some(holdsProperties) ? 'map' : 'object';
}

/**
 * True for an object around one array of objects that is named after the path, with nothing beside it but what
 * surrounds a list.
 */
export function isListNamed(schema: SchemaNode, pathName: string): boolean {
  const members = [...effectiveSchema(schema).properties].filter(([key]) => !AROUND.test(key));
  const [[key, { target }] = ['', { target: null }], ...others] = members;
  return (
    others.length === 0 && isArray(target) && holdsObjects(target) && singularWords(key) === singularWords(pathName)
  );
}

/** True for an object whose property names are data. An object without properties could be anything. */
function isMap(schema: SchemaNode): boolean {
  return mapValues(schema).length > 0;
}

function mapValues(schema: SchemaNode): SchemaUse[] {
  return effectiveSchema(schema).parts.flatMap(({ uses }) =>
    uses.filter(({ relation }) => relation === 'additionalProperties' || relation === 'patternProperty'),
  );
}

function holdsProperties({ target }: SchemaUse): boolean {
  return target !== null && effectiveSchema(target).properties.size > 0;
}

function alternatives(schema: SchemaNode): SchemaNode[] {
  return effectiveSchema(schema).parts.flatMap(({ uses }) =>
    uses.flatMap(({ relation, target }) =>
      (relation === 'oneOf' || relation === 'anyOf') && target !== null ? [target] : [],
    ),
  );
}

function objectShape(schema: SchemaNode, path: NamedPath): ResponseShape {
  const members = [...effectiveSchema(schema).properties].map(([key, use]) => ({ key, target: use.target }));
  const keys = members.map(({ key }) => key);
  if (members.some(({ key, target }) => key === 'items' && isArray(target))) {
    return isResourceWithItems(keys, path) ? 'object' : 'items';
  }
  const lists = members.filter(({ key, target }) => isArray(target) && holdsObjects(target) && !AROUND.test(key));
  const [main] = lists;
  if (main === undefined) return 'object';
  if (lists.length > 1) return isPageOfLists(keys, path) ? 'list' : 'object';
  const others = members.filter((member) => member !== main);
  if (others.every(({ key }) => AROUND.test(key))) return 'list';
  const isNamedSo = singularWords(main.key).endsWith(singularWords(path.name)) || GENERAL.test(main.key);
  return isNamedSo && (others.some(({ key }) => PAGING.test(key)) || !others.some(({ key }) => ID.test(key)))
    ? 'list'
    : 'object';
}

/**
 * True for a page with several arrays, of what is listed and of what it refers to: a member for paging, and no
 * identifier. Under a name of one resource, a total may count what is in all of them.
 */
function isPageOfLists(members: readonly string[], { names, paged }: NamedPath): boolean {
  if (members.some((member) => ID.test(member))) return false;
  const mayBeOne = names === 'one' && !paged;
  return members.some((member) => CURSOR.test(member) && !(mayBeOne && /^_?total/i.test(member)));
}

/**
 * True for a resource whose parts are called items (an invoice, a cart): under a name that is no plural, an object with
 * an identifier, or with more beside `items` than a page of a list has, and nothing that only pages have.
 */
function isResourceWithItems(members: readonly string[], { names, paged }: NamedPath): boolean {
  if (names === 'many') return false;
  if (members.some((member) => ID.test(member))) return true;
  if (names === 'unknown' || paged || members.some((member) => CURSOR.test(member))) return false;
  return members.some((member) => member !== 'items' && !AROUND.test(member) && !ENVELOPE.test(member));
}

function isArray(schema: SchemaNode | null): boolean {
  return schema !== null && typesOf(schema).includes('array');
}

/** True unless the array's items are known to be scalars or arrays. */
function holdsObjects(schema: SchemaNode | null): boolean {
  const items = itemSchemas(schema === null ? [] : effectiveSchema(schema).parts);
  return items.every((item) => {
    const types = typesOf(item);
    return types.length === 0 || types.includes('object');
  });
}

/** Names of properties that only pages of a list have. */
const CURSOR =
  /^_?(?:next|prev|previous|cursors?|has_?(?:more|next)|paging|pagination|page_?info|(?:next|prev|previous)_?(?:page|cursor|token|url|link|page_?token)|(?:next|prev|end|start)_?cursor|total_?(?:items|pages|count|results|records))$/i;
const ID = /^_?(?:id|uuid)$/i;
/** Names of properties of any answer, whatever it carries. */
const ENVELOPE = /^(?:success|ok|code|message|timestamp|request_?id|debug_?id|trace_?id)$/i;
/** Names of arrays for any kind of resource. */
const GENERAL = /^(?:data|entries|results?|records|values|elements|list|rows)$/i;
const PAGING =
  /(?:^|_)(?:next|prev|previous|first|last|page|pages|paging|pagination|cursor|marker|limit|offset|has_?more|has_?next|total)(?:$|_|[A-Z])|(?:page|total|pages)$/i;
/** Names of properties beside a list: links, counts, cursors and the like. */
const AROUND =
  /^_?(?:links?|meta|metadata|embedded|errors|warnings|paging|pagination|order|object|kind|url|uri|self|start|end|count|size|limit|offset|total|cursor|etag|has_?(?:more|next|prev|previous)|(?:items|pages)_?total|total_?\w+|(?:next|prev|previous|first|last|current)(?:_\w+|[A-Z]\w*)?|page(?:_\w+|[A-Z]\w*)?|\w+_?count)$/i;

function singularWords(name: string): string {
  const words = splitWords(name);
  return [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join(' ');
}
