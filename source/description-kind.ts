import { has, isObject } from '../model/description/json.ts';
import { openApiVersion } from '../model/description/openapi-version.ts';
import type { ParsedFile } from './parsed-file.ts';
import { fileProblem, type InputProblem } from './problem.ts';

/** Why a file is no OpenAPI description that Lintel can judge, or null when it is one. */
export function kindProblem({ data, source, rangeOf }: ParsedFile): InputProblem | null {
  if (openApiVersion(data) !== null) return null;
  if (!isObject(data)) return unrecognized(source, `this is ${named(data)} and no OpenAPI description; ${START}`);
  if (has(data, 'swagger')) return { ...unrecognized(source, SWAGGER), range: rangeOf(['swagger']), path: ['swagger'] };
  if (!has(data, 'openapi')) {
    return unrecognized(source, `this is no OpenAPI description, as its root has no key "openapi"; ${START}`);
  }
  const message = `OpenAPI ${JSON.stringify(data.openapi)} is no version that Lintel reads; write 3.0.4 or 3.1.1`;
  return { ...unrecognized(source, message), range: rangeOf(['openapi']), path: ['openapi'] };
}

const START = 'begin it with "openapi: 3.1.1", or leave the file out';
const SWAGGER =
  'this is Swagger 2.0, and Lintel reads OpenAPI 3; convert it first, for example with `npx swagger2openapi FILE -o openapi.yaml`';

function unrecognized(source: string, message: string): InputProblem {
  return fileProblem(source, message, 'unrecognized-format');
}

function named(data: unknown): string {
  if (Array.isArray(data)) return 'a list';
  return data === null || data === undefined ? 'an empty document' : 'a single value';
}
