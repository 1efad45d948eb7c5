import type { OperationNode, PathItemNode, SchemaNode } from '../description/nodes.ts';
import { leadingVerbs } from '../operations/leading-verbs.ts';
import { placesOfRequired, type QueryName, queryNamesOf } from '../parameters/names-in-query.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { isJson, isMultipart } from '../text/standards/media-type.ts';
import { toSingular } from '../text/words/grammatical-number.ts';
import { plainName } from '../text/words/name-case.ts';
import { splitWords } from '../text/words/split-words.ts';
import { answersPages, type NamedPath, type ResponseShape, responseShape, successSchema } from './response-shape.ts';
import { isSearchName, type NameReading } from './segment-names.ts';

/** What the operations of a path show about it. */
export interface PathFacts {
  /** Of get, put, post, patch, delete and query; head, options and trace exchange no representation. */
  readonly methods: ReadonlySet<string>;
  readonly getShape: ResponseShape;
  readonly postShape: ResponseShape;
  readonly post: PostStatuses;
  /** The success body of POST has an identifier or links: POST created something. */
  readonly postIdentifies: boolean;
  /**
   * The 201 of POST has a Location header, or a body that has, or may have, an identifier of its own: what was created
   * can be addressed.
   */
  readonly postGivesAddress: boolean;
  /** POST takes query parameters for paging, as that of a search does (section 4.4). */
  readonly postPaged: boolean;
  /** GET takes query parameters for paging, filtering or sorting. */
  readonly paged: boolean;
  /** The success body of GET has members for paging. */
  readonly answersPages: boolean;
  /** Number of GET's query parameters without those that select fields. */
  readonly queries: number;
  /** One of these is required. */
  readonly requiredQuery: boolean;
  /** One of these identifies what GET answers with: `id`, or `orderId` under `order`. */
  readonly queryIdentifies: boolean;
  /** GET takes query parameters other than the paging ones. */
  readonly ownQuery: boolean;
  /** It has PUT or PATCH, and none takes a body: there is nothing that it could write. */
  readonly updatesWithoutBody: boolean;
  /** POST or PUT takes a file by multipart and nothing else. */
  readonly uploads: boolean;
  /** The success body of POST has at least two members of file metadata (section 2.7 of the conventions). */
  readonly describesFile: boolean;
  /** The verbs with which the texts of GET begin, and those of the other operations. */
  readonly verbs: { readonly get: ReadonlySet<string>; readonly others: ReadonlySet<string> };
}

/** Success statuses of POST. */
interface PostStatuses {
  readonly created: boolean;
  readonly ok: boolean;
  /** 204 and no other success. */
  readonly empty: boolean;
  readonly accepted: boolean;
}

const IDENTIFIERS = new Set(['id', 'sid', 'uuid']);
const DATA_METHODS = new Set(['get', 'put', 'post', 'patch', 'delete', 'query']);
const FILE_METADATA = new Set(
  'id uuid url uri href link filename filesize size bytes mimetype contenttype mediatype createdat uploadedat'.split(
    ' ',
  ),
);
const SELECTION = new Set(['fields', 'expand', 'include', 'view', 'select', 'embed']);
const PAGES = new Set(['page', 'pageSize', 'pageToken']);
const PAGING = new Set(
  'page pagesize pagenumber pagetoken pagelimit perpage limit offset skip top take cursor marker startingafter endingbefore after before totalrequired sort sortby sortorder orderby filter nexttoken'.split(
    ' ',
  ),
);

/**
 * Reads the facts of a path item; `reading` is that of the path's last segment, null where it has none. A path item of
 * null (unresolved reference) has no methods.
 */
export function pathFacts(pathItem: PathItemNode | null, reading: NameReading | null): PathFacts {
  const name = reading?.name ?? '';
  const names = reading === null ? 'many' : namesOneOrMany(reading);
  const operations = new Map((pathItem?.operations ?? []).map((operation) => [operation.method, operation]));
  const get = operations.get('get');
  const post = operations.get('post');
  const queries = queriesOf(get).filter((query) => !SELECTION.has(plainName(query.name)));
  return {
    methods: new Set([...operations.keys()].filter((method) => DATA_METHODS.has(method))),
    getShape: responseShape(get, { name, names, paged: queries.some(isPaging) }),
    postShape: responseShape(post, { name, names, paged: queriesOf(post).some(isPaging) }),
    post: postStatuses(post),
    postIdentifies: identifies(post, name),
    postGivesAddress: givesAddress(post, name),
    postPaged: queriesOf(post).some(({ name }) => PAGES.has(name)),
    paged: queries.some(isPaging),
    answersPages: answersPages(get),
    queries: queries.length,
    requiredQuery: queries.some((query) => placesOfRequired(query).length > 0),
    queryIdentifies: queries.some((query) => isIdentifierOf(query, name)),
    ownQuery: !queries.every(isPaging),
    updatesWithoutBody: takeNoBody([operations.get('put'), operations.get('patch')]),
    uploads: takesFile(post) || takesFile(operations.get('put')),
    describesFile: describesFile(post),
    verbs: {
      get: get === undefined ? new Set() : leadingVerbs(get),
      others: new Set([...operations.values()].filter((one) => one !== get).flatMap((one) => [...leadingVerbs(one)])),
    },
  };
}

/** What a name says of the answer; a search and a command (`list`) may answer with many. */
function namesOneOrMany(reading: NameReading): NamedPath['names'] {
  if (reading.number === 'plural' || isSearchName(reading) || reading.last === 'search') return 'many';
  return reading.number === 'singular' && reading.verb !== 'verb' ? 'one' : 'unknown';
}

function isPaging({ name }: QueryName): boolean {
  return PAGING.has(plainName(name));
}

function isIdentifierOf(query: QueryName, segment: string): boolean {
  const name = plainName(query.name);
  return IDENTIFIERS.has(name) || [...IDENTIFIERS].some((identifier) => name === plainName(segment) + identifier);
}

/** True for a path that offers POST and nothing else. */
export function isPostOnly({ methods }: PathFacts): boolean {
  return methods.size === 1 && methods.has('post');
}

function queriesOf(operation: OperationNode | undefined): readonly QueryName[] {
  return operation === undefined ? [] : queryNamesOf(operation);
}

function postStatuses(post: OperationNode | undefined): PostStatuses {
  const keys = new Set((post?.responses ?? []).map(({ key }) => key));
  const successes = [...keys].filter((key) => key.startsWith('2'));
  return {
    created: keys.has('201'),
    ok: keys.has('200') || keys.has('204') || keys.has('2XX'),
    empty: successes.length === 1 && keys.has('204'),
    accepted: keys.has('202'),
  };
}

/** True for a body with an identifier of its own (`id`, or `orderId` under `orders`) or links. */
function identifies(operation: OperationNode | undefined, segment: string): boolean {
  const schema = successSchema(operation);
  return schema !== null && namesIdentifying(schema, segment).length > 0;
}

function givesAddress(operation: OperationNode | undefined, segment: string): boolean {
  const created = operation?.responses.find(({ key }) => key === '201')?.node ?? null;
  if (created?.headers.some(({ key }) => key.toLowerCase() === 'location')) return true;
  const schema = created === null ? null : successSchema(operation);
  if (schema === null) return false;
  return !effectiveSchema(schema).complete || namesIdentifying(schema, segment).some((name) => !LINKS.test(name));
}

/** The properties that hold an identifier of what is under the segment, or links. */
function namesIdentifying(schema: SchemaNode, segment: string): string[] {
  const own = toSingular(splitWords(segment).at(-1) ?? '');
  return [...effectiveSchema(schema).properties.keys()].filter((name) => {
    if (!/(?:id|links)$/i.test(name)) return false;
    const words = splitWords(name);
    if (words.length > 2) return false;
    const last = words.at(-1) ?? '';
    return last === 'links' || (IDENTIFIERS.has(last) && (words.length === 1 || words[0] === own));
  });
}

const LINKS = /links$/i;

function describesFile(operation: OperationNode | undefined): boolean {
  const schema = successSchema(operation);
  const names = schema === null ? [] : [...effectiveSchema(schema).properties.keys()];
  return names.filter((name) => FILE_METADATA.has(plainName(name))).length > 1;
}

function takeNoBody(updates: readonly (OperationNode | undefined)[]): boolean {
  const described = updates.filter((operation) => operation !== undefined);
  return described.length > 0 && described.every(({ requestBody }) => requestBody === null);
}

function takesFile(operation: OperationNode | undefined): boolean {
  const names = (operation?.requestBody?.node?.content ?? []).map(({ name }) => name);
  return names.some(isMultipart) && !names.some(isJson);
}
