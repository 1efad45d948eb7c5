import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction, type OptionsOf } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { counted, listed, plain, quote } from '../framework/messages.ts';
import { type Remedy, remove } from '../framework/remedy.ts';
import type { Description } from '../model/description/description.ts';
import { asObject } from '../model/description/json.ts';
import type { ContentEntry, RequestBodyNode, ResponseNode } from '../model/description/nodes.ts';
import { below, type Place } from '../model/description/place.ts';
import { meantFile, sendsFile } from '../model/files/file-parts.ts';
import { clientOperations } from '../model/operations/client-operations.ts';
import { isSuccess } from '../model/operations/responses.ts';
import { type BodyUse, requestBodyUses, responseUses } from '../model/operations/shared-bodies.ts';
import { standardOperations } from '../model/operations/standard-endpoints.ts';
import { essence, isFileMediaType, PROBLEM_TYPE } from '../model/text/standards/media-type.ts';

/**
 * `patches`: request bodies of PATCH alone; `successes`: bodies of successful responses of the service's own
 * operations.
 */
type BodyKind = 'patches' | 'successes';

/** A key of `content`. */
interface BodyType {
  readonly name: string;
  readonly place: Place;
  /** The entry; null if it is a reference or no object. */
  readonly entry: ContentEntry | null;
  /** All names in the same `content`. */
  readonly beside: readonly string[];
  /** The operations whose request body has it; null for a response, empty where no operation uses the body. */
  readonly uses: readonly BodyUse[] | null;
  /** Null for other bodies. */
  readonly kind: BodyKind | null;
}

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['mediaType'],
  properties: {
    bodies: {
      description: 'Which bodies are judged; all, where it is left out.',
      enum: ['patches', 'successes'] satisfies BodyKind[],
    },
    mediaType: { description: 'The media type of every body, in lower case.', type: 'string' },
    except: {
      description: 'Media types that are left to another rule, in lower case.',
      type: 'array',
      items: { type: 'string' },
    },
    requestTypes: {
      description: 'Media types that the request bodies of some methods may have, in lower case.',
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    uploadMethods: {
      description: 'The methods whose request bodies may be multipart, when they send a file.',
      type: 'array',
      items: { type: 'string' },
    },
  },
} as const satisfies JSONSchema;

type BodyMediaTypesOptions = OptionsOf<typeof OPTIONS>;

/** Bodies of requests and responses have one media type, but for stated exceptions. */
export default defineFunction({
  name: 'bodyMediaTypes',
  options: OPTIONS,
  subjects: (description, { bodies, except = [] }) =>
    bodyTypes(description).filter(
      ({ kind, name }) => (bodies === undefined || kind === bodies) && !except.includes(essence(name)),
    ),
  judge: (type, options, description) => {
    if (isOfTokenEndpoints(type, description)) return null;
    if (essence(type.name) === options.mediaType) return wrongParameter(type, options);
    if (type.uses === null) return wrongType(type, options);
    // A body that several operations share may be wrong for some of them only.
    const wrong = type.uses.filter(({ operation }) => !fits(type, operation.method, options));
    if (type.uses.length === 0 ? fits(type, null, options) : wrong.length === 0) return null;
    if (wrong.length === type.uses.length) return wrongType(type, options);
    return wrong.map(({ operation, place }) => ({ ...wrongType(type, options, operation.method), at: place }));
  },
});

function bodyTypes(description: Description): BodyType[] {
  const ofRequests = requestBodyUses(description);
  const ofResponses = responseUses(description);
  const own = new Set(clientOperations(description));
  const isOwnSuccess = ({ operation, status }: BodyUse) => isSuccess(status ?? '') && own.has(operation);
  return [
    ...description.requestBodies.flatMap((body) => {
      const uses = ofRequests.get(body) ?? [];
      const patches = uses.length > 0 && uses.every(({ operation }) => operation.method === 'patch');
      return typesOf(body, uses, patches ? 'patches' : null);
    }),
    ...description.responses.flatMap((response) => {
      const succeeds = (ofResponses.get(response) ?? []).some(isOwnSuccess);
      return typesOf(response, null, succeeds ? 'successes' : null);
    }),
  ];
}

function typesOf(body: RequestBodyNode | ResponseNode, uses: BodyType['uses'], kind: BodyType['kind']): BodyType[] {
  return Object.keys(asObject(body.value.content))
    .filter((name) => name !== '$ref' && (name.includes('/') || !name.startsWith('x-')))
    .map((name, _index, all) => {
      const written = asObject(body.value.content)[name];
      const entry = body.content.find(({ mediaType }) => mediaType.value === written) ?? null;
      return { name, place: below(body.place, 'content', name), entry, beside: all, uses, kind };
    });
}

/** True for what only endpoints of OAuth take, which is a form. */
function isOfTokenEndpoints({ uses }: BodyType, description: Description): boolean {
  if (uses === null || uses.length === 0) return false;
  return uses.every(({ operation }) => standardOperations(description).has(operation));
}

/** Whether a request body may have the type for a method; `null` stands for any method. */
function fits({ name, entry }: BodyType, method: string | null, options: BodyMediaTypesOptions): boolean {
  const type = essence(name);
  const allows = (methods: readonly string[] = []) => (method === null ? methods.length > 0 : methods.includes(method));
  if (type.startsWith('multipart/'))
    return allows(options.uploadMethods) && (entry === null || sendsFile(entry.mediaType) !== false);
  const { requestTypes = {} } = options;
  return allows(Object.hasOwn(requestTypes, type) ? requestTypes[type] : []);
}

/** True for a multipart body of methods that take uploads, so that only a file is missing. */
function isUploadOnly({ name, uses }: BodyType, { uploadMethods = [] }: BodyMediaTypesOptions): boolean {
  const methods = (uses ?? []).map(({ operation }) => operation.method);
  return essence(name).startsWith('multipart/') && methods.every((method) => uploadMethods.includes(method));
}

function wrongType(body: BodyType, options: BodyMediaTypesOptions, method?: string): Violation {
  const { name, uses } = body;
  const { mediaType, requestTypes, uploadMethods } = options;
  const whose = uses === null ? 'response' : `${method === undefined ? '' : `${method.toUpperCase()} `}request`;
  const type = essence(name);
  const methods = requestTypes !== undefined && Object.hasOwn(requestTypes, type) ? requestTypes[type] : undefined;
  const exception =
    methods !== undefined
      ? ` (${type} is for ${listed(methods.map((one) => one.toUpperCase()))} requests only)`
      : type.startsWith('multipart/') && uploadMethods !== undefined
        ? ' (multipart is for uploads only, requests with a file part)'
        : '';
  const file =
    uses !== null && isUploadOnly(body, options) && body.entry !== null ? meantFile(body.entry.mediaType) : null;
  const remedy =
    file === null ? remedyFor(body, mediaType) : `write format: binary for the part ${plain(String(file.key))}`;
  // Where a success answers with JSON only, what is left may have to follow rules that its variants had kept away.
  const edits = file === null && options.bodies !== 'successes' ? takenOut(body, mediaType) : [];
  const words = `${remedy}${exception}`;
  return {
    message: ({ length }) =>
      `${length === 1 ? `a ${whose} has` : `${counted(length, whose)} have`} the media type ${quote(name)}; ${words}`,
    // One generator, or one decision, gives the same to several bodies.
    cause: `${whose} ${name} ${words}`,
    ...(edits.length > 0 && { remedy: edits }),
  };
}

/**
 * Takes the type out where the right one stands beside it. By another name, its schema has rules of its own to follow.
 */
function takenOut({ place, beside }: BodyType, mediaType: string): Remedy {
  return beside.some((other) => essence(other) === mediaType) ? [remove(place)] : [];
}

function remedyFor({ name, beside, uses }: BodyType, mediaType: string): string {
  if (beside.some((other) => essence(other) === mediaType)) return `take it out, since ${mediaType} stands beside it`;
  if (uses === null && essence(name) === PROBLEM_TYPE)
    return `write ${mediaType}, and the error object in place of the problem of RFC 9457`;
  const [becoming = name] = beside.filter(becomes);
  if (becoming !== name && becomes(name)) return `take it out, since ${mediaType} in place of ${becoming} is enough`;
  if (!isFileMediaType(name)) return `write ${mediaType}`;
  return uses === null
    ? `answer with ${mediaType} that gives the URI of the file`
    : `take the file as a part of multipart/form-data in a POST of its own`;
}

/** True for a type in whose place the right one is to be written, which can be done for one of several only. */
function becomes(name: string): boolean {
  return !isFileMediaType(name) && !essence(name).startsWith('multipart/');
}

function wrongParameter({ name }: BodyType, { mediaType }: BodyMediaTypesOptions): Violation | null {
  const parameters = name
    .split(';')
    .slice(1)
    .map((one) => one.trim())
    .filter((one) => one !== '' && !/^charset\s*=\s*"?utf-?8"?$/i.test(one));
  if (parameters.length === 0) return null;
  return { message: `media type ${quote(name)} has the parameter ${quote(parameters[0])}; write ${mediaType}` };
}
