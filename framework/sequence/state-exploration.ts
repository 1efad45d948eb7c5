import { asString, isObject, member } from '../../model/description/json.ts';
import { jsonContentOf } from '../../model/operations/body-content.ts';
import type { DescribedOperation, DescribedResource } from '../../model/resources/described-resources.ts';
import { isSuccess, linksIn } from './answers.ts';
import { type Answer, type Asked, NotJudged, type Prober, type Resource } from './prober.ts';
import { read, readNew } from './reading.ts';
import type { RoleSubject } from './subjects.ts';

/** What came of an action that was tried in a state. */
export interface TriedAction {
  readonly action: DescribedOperation;
  /** The actions that lead to the state in which it was tried. */
  readonly way: readonly DescribedOperation[];
  /** The last segment of its path. */
  readonly name: string;
  /** The state in which it was tried. */
  readonly state: string;
  /** Whether the resource had a link to it. */
  readonly isLinked: boolean;
  /** Whether a body was sent with it, whose values may be what is refused. */
  readonly hasBody: boolean;
  /** The answer that showed the links. */
  readonly before: Answer;
  readonly answer: Answer;
  /** The state after it, whether it worked or was refused; null where none is told. */
  readonly after: string | null;
}

/** True where a service says by the name of its error that the state does not allow an action. */
export function isInvalidOperation({ json }: Answer): boolean {
  return member(json, 'name') === 'INVALID_OPERATION';
}

/** As many states of a resource are looked at. */
const MOST_STATES = 5;

/** Tries every action of a resource in every state that actions lead to, each on a resource made for it. */
export async function exploreStates(resource: DescribedResource, prober: Prober): Promise<readonly TriedAction[]> {
  return await prober.once(resource, 'states', async () => {
    const tried: TriedAction[] = [];
    const waiting: (readonly DescribedOperation[])[] = [[]];
    const seen = new Set<string>();
    for (let way = waiting.shift(); way !== undefined; way = waiting.shift()) {
      const { state } = await stateAfter(resource, way, prober);
      if (seen.has(state) || seen.size >= MOST_STATES) continue;
      seen.add(state);
      for (const action of resource.actions) {
        const one = await tryAction(resource, way, action, prober);
        tried.push(one);
        if (isSuccess(one.answer)) waiting.push([...way, action]);
      }
    }
    return tried;
  });
}

/**
 * Makes a resource and brings it to a state in which an action is known to succeed. Throws NotJudged where none was
 * seen.
 */
export async function readyFor(
  { asked, resource }: Pick<RoleSubject, 'asked' | 'resource'>,
  prober: Prober,
): Promise<Resource> {
  const tried = await exploreStates(resource, prober);
  const known = tried.find(({ action, answer }) => action.operation === asked.operation && isSuccess(answer));
  if (known === undefined) throw new NotJudged('no state was seen in which it succeeds');
  return (await stateAfter(resource, known.way, prober)).own;
}

/** Makes a resource and brings it to the state in which an action was tried. */
export async function inStateOf({ way }: TriedAction, resource: DescribedResource, prober: Prober): Promise<Resource> {
  return (await stateAfter(resource, way, prober)).own;
}

async function stateAfter(resource: DescribedResource, way: readonly DescribedOperation[], prober: Prober) {
  const own = await prober.make(resource, { variation: 60 });
  await readNew(own, prober);
  for (const action of way) {
    const answer = await act(own, action, prober);
    if (!isSuccess(answer)) throw new NotJudged(`a state cannot be reached again: ${answer.status}`);
  }
  const before = await read(own, prober);
  if (!isObject(before.json)) throw new NotJudged('it cannot be read');
  const state = stateToldBy(before);
  if (state === null) throw new NotJudged('the resource tells no state');
  return { own, before, body: before.json, state };
}

async function tryAction(
  resource: DescribedResource,
  way: readonly DescribedOperation[],
  action: DescribedOperation,
  prober: Prober,
): Promise<TriedAction> {
  const { own, before, body, state } = await stateAfter(resource, way, prober);
  const isLinked = linksIn(body).some(
    ({ href, method }) => method !== 'GET' && prober.operationAt(href, 'post')?.asked.operation === action.operation,
  );
  const answer = await act(own, action, prober);
  const name = action.path.template.segments.at(-1)?.text ?? '';
  const after = stateToldBy(await read(own, prober));
  return { action, way, name, state, isLinked, hasBody: needsBody(action), before, answer, after };
}

async function act(own: Resource, action: DescribedOperation, prober: Prober): Promise<Answer> {
  // Whether 403 is about the state, the other states tell.
  return await prober.send(action, { parameters: own.parameters, ...bodyOf(action, prober), takesRefusal: true });
}

/** The body that an action wants; none where it does without. */
export function bodyOf(action: DescribedOperation, prober: Prober): Pick<Asked, 'body'> {
  return needsBody(action) ? { body: prober.bodyFor(action) } : {};
}

function needsBody({ operation: { requestBody } }: DescribedOperation): boolean {
  return requestBody?.node?.value.required === true && jsonContentOf(requestBody.node) !== null;
}

function stateToldBy({ json }: Answer): string | null {
  return asString(member(json, 'status') ?? member(json, 'state'));
}
