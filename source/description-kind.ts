import { quote } from '../framework/messages.ts';
import { has, isObject, type JsonObject } from '../model/description/json.ts';
import { openApiVersion } from '../model/description/openapi-version.ts';
import type { ParsedFile } from './parsed-file.ts';
import { fileProblem, type InputProblem } from './problem.ts';

/** Why a file is no OpenAPI description that Lintel can judge, or null when it is one. */
export function kindProblem({ data, source, rangeOf }: ParsedFile): InputProblem | null {
  if (openApiVersion(data) !== null) return null;
  if (!isObject(data)) return unrecognized(source, `this is ${named(data)} and no OpenAPI description; ${START}`);
  if (has(data, 'swagger')) return { ...unrecognized(source, SWAGGER), range: rangeOf(['swagger']), path: ['swagger'] };
  if (has(data, 'asyncapi'))
    return { ...unrecognized(source, ASYNC), range: rangeOf(['asyncapi']), path: ['asyncapi'] };
  if (!has(data, 'openapi')) {
    const root = 'as its root has no key "openapi"';
    if (isPart(data)) return unrecognized(source, `this is a part of a description, ${root}; ${NAME_THE_ROOT}`);
    return unrecognized(source, `this is no OpenAPI description, ${root}; ${START}`);
  }
  const message = `OpenAPI ${quote(data.openapi)} is no version that Lintel reads; write 3.2.0, 3.1.1 or 3.0.4`;
  return { ...unrecognized(source, message), range: rangeOf(['openapi']), path: ['openapi'] };
}

const START = 'begin it with "openapi: 3.1.1", or leave the file out';
const NAME_THE_ROOT = 'name the description that refers to it, and this file is linted with it';
const ASYNC = 'this is AsyncAPI, and Lintel reads OpenAPI 3; leave the file out';
const SWAGGER =
  'this is Swagger 2.0, and Lintel reads OpenAPI 3; convert it first, for example with `npx swagger2openapi FILE -o openapi.yaml`';

/** True for what looks like a file of a split description: a part of one, or parts by name. */
function isPart(data: JsonObject): boolean {
  return isOnePart(data) || Object.values(data).some((value) => isObject(value) && isOnePart(value));
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** True for a path item, an operation, a parameter, a body or response, components, or a schema. */
function isOnePart(data: JsonObject): boolean {
  if (METHODS.some((method) => isObject(data[method]) && has(data[method], 'responses'))) return true;
  if (['responses', 'content', 'paths', 'components', 'schemas'].some((key) => isObject(data[key]))) return true;
  if (['allOf', 'oneOf', 'anyOf'].some((key) => Array.isArray(data[key]))) return true;
  if (typeof data.$ref === 'string' || (typeof data.in === 'string' && typeof data.name === 'string')) return true;
  return typeof data.type === 'string' && ['properties', 'items', 'enum', 'format'].some((key) => has(data, key));
}

function unrecognized(source: string, message: string): InputProblem {
  return fileProblem(source, message, 'unrecognized-format');
}

function named(data: unknown): string {
  if (Array.isArray(data)) return 'a list';
  return data === null || data === undefined ? 'an empty document' : 'a single value';
}
