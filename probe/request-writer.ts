import { type Asked, NotJudged, type Values } from '../framework/sequence/prober.ts';
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
      url: this.#urlOf(path, { ...this.#requiredValues(asked, 'query'), ...request.query }),
      headers: { ...this.requiredHeaders(asked), ...type, ...request.headers },
      body: written?.text ?? null,
      caller: request.caller ?? 'first',
      isWrong: request.isWrong === true || request.takesRefusal === true,
    };
  }

  #urlOf(path: string, query: Values): URL {
    const url = new URL(this.settings.base + path);
    for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);
    url.search = url.search.replaceAll('+', '%20');
    return url;
  }

  /** Header fields that an operation wants in each request. */
  requiredHeaders(asked: DescribedOperation): Record<string, string> {
    const headers = this.#requiredValues(asked, 'header');
    for (const name of Object.keys(headers)) {
      if (name.toLowerCase() === IDEMPOTENCY_KEY.toLowerCase()) headers[name] = this.texts.newKey(asked.operation);
      else if (/^if-match$/i.test(name)) headers[name] = '*';
      else if (this.#isAdded(name)) delete headers[name];
    }
    return headers;
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
  #requiredValues({ operation }: DescribedOperation, location: 'query' | 'header'): Record<string, string> {
    const values: Record<string, string> = {};
    for (const { node } of operation.parameters) {
      if (node?.location !== location || node.name === null || node.value.required !== true) continue;
      const value =
        this.settings.fixtures.parameters[node.name] ?? parameterValue(node, this.settings.seed, this.generate);
      if (value !== null) values[node.name] = value;
    }
    return values;
  }
}
