import { defineFunction, type Violation } from '../framework/define-function.ts';
import { listed, quote } from '../framework/messages.ts';
import { asObject } from '../model/json.ts';
import { essence } from '../model/media-type.ts';
import type { MediaTypeNode, OperationNode, RequestBodyNode, ResponseNode } from '../model/nodes.ts';
import { below, type Place } from '../model/place.ts';
import { sendsFile } from '../model/uploads.ts';

export interface BodyMediaTypesOptions {
  /** The media type of every body, in lower case. */
  readonly mediaType: string;
  /** Media types that the request bodies of some methods may have, in lower case. */
  readonly requestTypes?: Readonly<Record<string, readonly string[]>>;
  /** The methods whose request bodies may be multipart, when they send a file. */
  readonly uploadMethods?: readonly string[];
}

/** An operation that takes a body, and where it says so. */
interface BodyUse {
  readonly method: string;
  readonly place: Place;
}

/** A key of `content`. */
interface BodyType {
  readonly name: string;
  readonly place: Place;
  readonly mediaType: MediaTypeNode | null;
  /** The operations whose request body has it; null for a response, empty where no operation uses the body. */
  readonly uses: readonly BodyUse[] | null;
}

/** Bodies of requests and responses have one media type, but for stated exceptions. */
export default defineFunction<BodyType, BodyMediaTypesOptions>({
  name: 'bodyMediaTypes',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['mediaType'],
    properties: {
      mediaType: { type: 'string' },
      requestTypes: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      uploadMethods: { type: 'array', items: { type: 'string' } },
    },
  },
  subjects: (description) => {
    const uses = usesOfBodies(description.operations);
    return [
      ...description.requestBodies.flatMap((body) => bodyTypes(body, uses.get(body) ?? [])),
      ...description.responses.flatMap((response) => bodyTypes(response, null)),
    ];
  },
  judge: (type, options) => {
    if (essence(type.name) === options.mediaType) return wrongParameter(type, options);
    if (type.uses === null) return wrongType(type, options);
    // A body that several operations share may be wrong for some of them only.
    const wrong = type.uses.filter(({ method }) => !fits(type, method, options));
    if (type.uses.length === 0 ? fits(type, null, options) : wrong.length === 0) return null;
    if (wrong.length === type.uses.length) return wrongType(type, options);
    return wrong.map(({ method, place }) => ({ ...wrongType(type, options, method), at: place }));
  },
});

function usesOfBodies(operations: readonly OperationNode[]): Map<RequestBodyNode, BodyUse[]> {
  const uses = new Map<RequestBodyNode, BodyUse[]>();
  for (const { method, requestBody } of operations) {
    if (requestBody === null || requestBody.node === null) continue;
    const { node, place } = requestBody;
    uses.set(node, [...(uses.get(node) ?? []), { method, place }]);
  }
  return uses;
}

function bodyTypes(body: RequestBodyNode | ResponseNode, uses: readonly BodyUse[] | null): BodyType[] {
  return Object.keys(asObject(body.value.content))
    .filter((name) => name.includes('/') || !name.startsWith('x-'))
    .map((name) => {
      const mediaType = body.mediaTypes.find((one) => one.value === asObject(body.value.content)[name]) ?? null;
      return { name, place: below(body.place, 'content', name), mediaType, uses };
    });
}

/** Whether a request body may have the type for a method; `null` stands for any method. */
function fits({ name, mediaType }: BodyType, method: string | null, options: BodyMediaTypesOptions): boolean {
  const type = essence(name);
  const allows = (methods: readonly string[] = []) => (method === null ? methods.length > 0 : methods.includes(method));
  if (type.startsWith('multipart/'))
    return allows(options.uploadMethods) && (mediaType === null || sendsFile(mediaType) !== false);
  const { requestTypes = {} } = options;
  return allows(Object.hasOwn(requestTypes, type) ? requestTypes[type] : []);
}

function wrongType(
  { name, uses }: BodyType,
  { mediaType, requestTypes, uploadMethods }: BodyMediaTypesOptions,
  method?: string,
) {
  const where = uses === null ? 'a response' : `a ${method === undefined ? '' : `${method.toUpperCase()} `}request`;
  const type = essence(name);
  const methods = requestTypes !== undefined && Object.hasOwn(requestTypes, type) ? requestTypes[type] : undefined;
  const exception =
    methods !== undefined
      ? ` (${type} is for ${listed(methods.map((one) => one.toUpperCase()))} requests only)`
      : type.startsWith('multipart/') && uploadMethods !== undefined
        ? ' (multipart is for uploads only, requests with a file part)'
        : '';
  return { message: `${where} has the media type ${quote(name)}; write ${mediaType}${exception}` };
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
