import { asObject, has, member } from '../json.ts';
import { type DescriptionNode, METHODS, type OperationNode, type ParameterNode, type Use } from '../nodes.ts';
import { below, type Place } from '../place.ts';
import { Context } from '../schema-contexts.ts';
import type { RequestBodyReader, ResponseReader } from './bodies.ts';
import type { ContextCollector } from './contexts.ts';
import type { PathItemDraft, ResponseDraft } from './drafts.ts';
import type { ParameterReader } from './parameters.ts';
import type { CallbackReader } from './path-items.ts';
import type { ServerReader } from './servers.ts';
import { isNoExtension, type UseReader } from './use-reader.ts';

/** The readers of what an operation has. */
export interface PartsOfOperations {
  readonly uses: UseReader;
  readonly parameters: ParameterReader;
  readonly requestBodies: RequestBodyReader;
  readonly responses: ResponseReader;
  readonly callbacks: CallbackReader;
  readonly servers: ServerReader;
  readonly contexts: ContextCollector;
}

/** Reads Operation Objects. */
export class OperationReader {
  readonly all: OperationNode[] = [];
  private readonly parts: PartsOfOperations;

  constructor(parts: PartsOfOperations) {
    this.parts = parts;
  }

  /**
   * Reads the operations of a path item: those in itself, or those beside a `$ref` to it whose methods it does not
   * have.
   */
  readAll(pathItem: PathItemDraft, { value, place }: DescriptionNode): void {
    for (const method of METHODS) {
      if (value !== pathItem.value && has(pathItem.value, method)) continue;
      this.read(pathItem, method, value[method], below(place, method));
    }
    for (const method of Object.keys(asObject(value.additionalOperations)).sort()) {
      const where = below(place, 'additionalOperations', method);
      this.read(pathItem, method.toLowerCase(), member(value.additionalOperations, method), where);
    }
  }

  /** OpenAPI knows no reference to an operation, but descriptions that are split over files have them. */
  private read(pathItem: PathItemDraft, method: string, written: unknown, where: Place): void {
    const { uses, requestBodies, callbacks, servers } = this.parts;
    const resolved = uses.resolve(written, where);
    if (resolved === null) return;
    const { value, place } = resolved;
    const operation: OperationNode = {
      value,
      place,
      method,
      pathItem,
      parameters: this.parametersOf(resolved, pathItem),
      requestBody:
        value.requestBody === undefined
          ? null
          : uses.use('requestBody', value.requestBody, below(place, 'requestBody'), requestBodies.read),
      responses: this.responsesOf(resolved),
      callbacks: uses.usesInMap(value.callbacks, below(place, 'callbacks'), callbacks.read),
    };
    pathItem.operations.push(operation);
    this.all.push(operation);
    servers.add(value, place, operation);
  }

  private parametersOf({ value, place }: DescriptionNode, pathItem: PathItemDraft): Use<ParameterNode>[] {
    const { uses, parameters } = this.parts;
    const own = uses.usesInList(value.parameters, below(place, 'parameters'), parameters.read);
    return [...own, ...pathItem.parameters.filter((shared) => !own.some((mine) => isSameParameter(mine, shared)))];
  }

  private responsesOf({ value, place }: DescriptionNode): Use<ResponseDraft>[] {
    const { uses, responses, contexts } = this.parts;
    const found = uses.usesInMap(value.responses, below(place, 'responses'), responses.read, isNoExtension);
    for (const { key, node } of found) {
      if (node !== null && /^([45]|default)/i.test(key)) contexts.addContent(node.content, Context.errorBody);
    }
    return found;
  }
}

/** Parameters are the same by name and location (OpenAPI 3.1, section 4.8.10). */
function isSameParameter({ node: left }: Use<ParameterNode>, { node: right }: Use<ParameterNode>): boolean {
  if (left === null || right === null || left.name === null || left.location === null) return false;
  return left.name === right.name && left.location === right.location;
}
