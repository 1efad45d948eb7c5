import { isObject, type JsonObject } from '../../model/description/json.ts';
import { isSuccess, objectIn } from './answers.ts';
import { type Answer, NotJudged, type Prober, type Resource } from './prober.ts';

/**
 * Reads a resource, whatever the answer is.
 *
 * @throws NotJudged where no GET is described, or no answer can be had.
 */
export async function read(resource: Resource, prober: Prober): Promise<Answer> {
  const { read: asked } = resource.of;
  if (asked === null) throw new NotJudged('it cannot be read');
  return await prober.send(asked, { parameters: resource.parameters });
}

/** Reads what the probe made just now; a service may take a moment to show it. */
export async function readNew(resource: Resource, prober: Prober): Promise<JsonObject> {
  return objectIn(await prober.eventually(() => read(resource, prober), isSuccess), 'what was made just now');
}

/** The representation as it is after a change, once it is as it should be. */
export async function readAfter(
  resource: Resource,
  prober: Prober,
  isSettled: (body: JsonObject) => boolean,
): Promise<{ readonly body: JsonObject; readonly answer: Answer }> {
  const settles = ({ json }: Answer) => isObject(json) && isSettled(json);
  const answer = await prober.eventually(() => read(resource, prober), settles);
  return { body: objectIn(answer), answer };
}
