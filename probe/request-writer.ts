import { type Asked, NotJudged, type Values } from '../framework/sequence/prober.ts';
import type { Description } from '../model/description/description.ts';
import type { OperationNode, ParameterNode } from '../model/description/nodes.ts';
import { IDEMPOTENCY_KEY } from '../model/operations/idempotency-key.ts';
import type { DescribedOperation } from '../model/resources/described-resources.ts';
import { namedValues } from '../model/resources/value-names.ts';
import type { Generator } from './bodies.ts';
import type { FreshTexts } from './fresh-texts.ts';
import { parameterValue } from './parameter-value.ts';
import type { Outgoing } from './sender.ts';
import type { ProbeSettings } from './settings.ts';
import { writtenBody } from './written-body.ts';

/** Writes requests of operations, with all that the description wants of each. */
export class RequestWriter {
  constructor(
    private readonly description: Description,
    private readonly settings: ProbeSettings,
    private readonly texts: FreshTexts,
    private readonly generate: Generator,
  ) {}

  /** The path of an operation, below the base. Throws NotJudged where a value is not known. */
  pathOf({ path }: DescribedOperation, parameters: Values): string {
    const names = new Map(namedValues(path).map(({ written, name }) => [written, name]));
    return path.use.key.replaceAll(/\{([^{}]+)\}/g, (_, written: string) => {
      const value = parameters[names.get(written) ?? written] ?? this.settings.fixtures.parameters[written];
      if (value === undefined) throw new NotJudged(`no value is known for {${written}}; --fixtures gives one`);
      return encodeURIComponent(value);
    });
  }

  /** The request of an operation at a path. */
  write(asked: DescribedOperation, path: string, request: Asked): Outgoing {
    const written = request.body === undefined ? null : writtenBody(asked.operation, request.body, request.mediaType);
    const type = written === null ? {} : { 'Content-Type': written.mediaType };
    return {
      method: asked.operation.method.toUpperCase(),
      url: this.#urlOf(path, asked, request.query ?? {}),
      headers: { ...this.requiredHeaders(asked), ...type, ...request.headers },
      body: written?.text ?? null,
      caller: request.caller ?? 'first',
      isWrong: request.isWrong === true || request.takesRefusal === true,
    };
  }

  #urlOf(path: string, asked: DescribedOperation, query: Values): URL {
    const url = new URL(this.settings.base + path);
    const required = this.#requiredValues(asked, 'query').filter(([name]) => !Object.hasOwn(query, name));
    for (const [name, value] of [...required, ...Object.entries(query)]) url.searchParams.append(name, value);
    url.search = url.search.replaceAll('+', '%20');
    return url;
  }

  /** Header fields that an operation wants in each request. */
  requiredHeaders(asked: DescribedOperation): Record<string, string> {
    const headers = Object.fromEntries(this.#requiredValues(asked, 'header'));
    const cookies = this.#isAdded('Cookie') ? [] : this.#requiredValues(asked, 'cookie');
    if (cookies.length === 0) return headers;
    return { ...headers, Cookie: cookies.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ') };
  }

  /** True for a field that every request has already. */
  #isAdded(name: string): boolean {
    const given = this.settings.headers.some(([own]) => own.toLowerCase() === name.toLowerCase());
    return given || /^(accept|content-type|authorization)$/i.test(name);
  }

  /**
   * Values of the parameters that an operation wants in each request: those of the fixtures, else as the description
   * shows or permits them.
   */
  #requiredValues(
    { operation }: DescribedOperation,
    location: 'query' | 'header' | 'cookie',
  ): readonly (readonly [string, string])[] {
    return operation.parameters.flatMap(({ node }) => {
      const name = node?.name ?? null;
      if (node?.location !== location || name === null || node.value.required !== true) return [];
      if (location === 'header' && this.#isAdded(name)) return [];
      return this.#valuesOf(node, name, operation).map((value) => [name, value] as const);
    });
  }

  /** @throws NotJudged where none is known: without what it requires, an operation tells nothing but that. */
  #valuesOf(node: ParameterNode, name: string, operation: OperationNode): readonly string[] {
    const given = this.settings.fixtures.parameters[name];
    if (given !== undefined) return [given];
    if (node.location === 'header' && name.toLowerCase() === IDEMPOTENCY_KEY.toLowerCase())
      return [this.texts.newKey(operation)];
    if (node.location === 'header' && /^if-match$/i.test(name)) return ['*'];
    const values = parameterValue(node, this.description, this.settings.seed, this.generate);
    if (values === null)
      throw new NotJudged(
        `no value is known for the required ${node.location} parameter ${name}; --fixtures gives one`,
      );
    return values;
  }
}
