import { linksIn } from '../framework/sequence/answers.ts';
import { resourceIn } from '../framework/sequence/bulk.ts';
import { identifierIn } from '../framework/sequence/identifiers.ts';
import { type Answer, NotJudged, type Prober, type Resource, type Values } from '../framework/sequence/prober.ts';
import { asArray, asString, isObject, type JsonObject, member } from '../model/description/json.ts';
import { batchEntries } from '../model/exchange/batch-result.ts';
import type { DescribedResource } from '../model/resources/described-resources.ts';
import { identifierName } from '../model/resources/value-names.ts';

/** A body that was sent, and its answer. */
export interface AnsweredBody {
  readonly sent: JsonObject;
  readonly told: Answer;
}

/** Longest wait for what is made after the answer, in seconds. */
export const LONGEST_WORK = 10;

/** The resource that a body tells of. */
export function toldResource(
  of: DescribedResource,
  above: Values,
  body: unknown,
  more: Pick<Resource, 'isOwn' | 'sent' | 'told'>,
  prober: Prober,
): Resource {
  const name = identifierName(of);
  if (name === null) throw new NotJudged('it has no path of its own');
  const hrefs = [
    linksIn(body).find(({ rel }) => rel === 'self')?.href,
    more.isOwn ? more.told.header('Location') : null,
  ];
  for (const href of hrefs) {
    const at = href == null ? null : prober.operationAt(href, 'get');
    if (at?.asked.path === of.item) return { of, parameters: at.parameters, id: at.parameters[name] ?? '', ...more };
  }
  const id = identifierIn(of, body)?.value;
  if (id === undefined) throw new NotJudged('the answer has neither an id nor a link self');
  return { of, parameters: { ...above, [name]: String(id) }, id: String(id), ...more };
}

/** The resource that was made with a body, by the answer. Throws NotJudged where that does not tell of it. */
export async function createdResource(
  resource: DescribedResource,
  parameters: Values,
  { sent, told }: AnsweredBody,
  prober: Prober,
): Promise<Resource> {
  if (told.status === 202) return await madeLater(resource, parameters, { sent, told }, prober);
  const results = batchEntries(told.json);
  if (results.length === 0) return toldResource(resource, parameters, told.json, { isOwn: true, sent, told }, prober);
  const made = results.map(resourceIn).find((one) => one !== null);
  const [first] = asArray(sent.items).filter(isObject);
  return toldResource(resource, parameters, made, { isOwn: true, sent: first ?? null, told }, prober);
}

/** What is made after the answer, once it is there. */
async function madeLater(
  resource: DescribedResource,
  parameters: Values,
  { sent, told }: AnsweredBody,
  prober: Prober,
): Promise<Resource> {
  const final = linksIn(told.json).find(({ href }) => prober.operationAt(href, 'get')?.asked.path === resource.item);
  if (final === undefined) throw new NotJudged('the 202 has no link to what will be made');
  const read = await prober.eventually(
    () => prober.follow(final.href, told),
    (answer) => answer?.status === 200,
    LONGEST_WORK,
  );
  if (read?.status !== 200) throw new NotJudged(`what is made later is not there after ${LONGEST_WORK} s`);
  return toldResource(resource, parameters, read.json, { isOwn: true, sent, told: read }, prober);
}

/** For a creation that is refused, with what the service says of it. */
export function unmade({ status, json }: Answer): NotJudged {
  const message = asString(member(json, 'message'));
  const reason = message === null ? '' : `, "${message.slice(0, 120)}"`;
  if (status === 401 || status === 403) return new NotJudged(`none can be made: ${status}${reason}`);
  return new NotJudged(`none can be made: ${status}${reason}; --fixtures gives a body`);
}
