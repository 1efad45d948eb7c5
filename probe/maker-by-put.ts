import { isRefused, isSuccess } from '../framework/sequence/answers.ts';
import { parameterOf } from '../framework/sequence/identifiers.ts';
import { NotJudged, type Prober, type Resource, type Values } from '../framework/sequence/prober.ts';
import type { JsonObject } from '../model/description/json.ts';
import { requestSchemaOf } from '../model/operations/body-content.ts';
import type { DescribedOperation, DescribedResource } from '../model/resources/described-resources.ts';
import { identifierName } from '../model/resources/value-names.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';
import { isReadOnlyProperty } from '../model/schemas/read-only.ts';
import { unmade } from './creation-answer.ts';
import type { FreshTexts } from './fresh-texts.ts';
import type { KnownBodies } from './known-bodies.ts';
import type { OwnResources } from './own-resources.ts';
import type { RequestWriter } from './request-writer.ts';

/** As many identifiers are tried, until one is free. */
const MOST_IDS = 3;

/** Makes resources by PUT, under an identifier of the probe's own. */
export class MakerByPut {
  constructor(
    private readonly prober: Prober,
    private readonly bodies: KnownBodies,
    private readonly own: OwnResources,
    private readonly requests: RequestWriter,
    private readonly texts: FreshTexts,
  ) {}

  /** @throws NotJudged where the body is refused, or no identifier is known that is free. */
  async make(of: DescribedResource, above: Values, variation: number): Promise<Resource> {
    const { replace, item } = of;
    if (replace === null || item === null) throw new NotJudged('there is no operation to make one');
    const name = parameterOf(of) ?? 'id';
    const id = await this.#freeId(of, replace, name, above);
    const parameters = { ...above, [identifierName(of) ?? name]: id };
    const path = this.requests.pathOf(replace, parameters);
    this.own.remember(path);
    const sent = withId(this.bodies.bodyFor(replace, variation), replace, name, id);
    const told = await this.prober.send(replace, { parameters, body: sent, takesRefusal: true });
    if (isRefused(told)) this.own.made.forget(path);
    if (!isSuccess(told)) throw unmade(told);
    return { of, parameters, id, isOwn: true, sent, told };
  }

  /** An identifier that nothing has: what a PUT replaces is somebody's. */
  async #freeId(of: DescribedResource, replace: DescribedOperation, name: string, above: Values): Promise<string> {
    for (let round = 0; round < MOST_IDS; round++) {
      const id = this.texts.newId(replace.operation, name);
      if (/^lintel-|^[0-9a-f]{8}-[0-9a-f]{4}-/.test(id)) return id;
      if (of.read === null) break;
      const parameters = { ...above, [identifierName(of) ?? name]: id };
      const answer = await this.prober.send(of.read, { parameters, isWrong: true, takesRefusal: true });
      if (answer.status === 404 || answer.status === 410) return id;
    }
    throw new NotJudged(`no value of {${name}} is known that nothing has`);
  }
}

/** A body with the identifier of its path, where it takes one. */
function withId(body: JsonObject, { operation }: DescribedOperation, name: string, id: string): JsonObject {
  const schema = requestSchemaOf(operation)?.target ?? null;
  if (schema === null) return body;
  const { properties } = effectiveSchema(schema);
  const own = ['id', name].find((one) => properties.has(one) && !isReadOnlyProperty(one, schema));
  return own === undefined ? body : { ...body, [own]: id };
}
