import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { isSuccess, shownStatus } from '../../../framework/sequence/answers.ts';
import { put, readAfter, readNew, requiredOf, sentSchemaOf } from '../../../framework/sequence/changes.ts';
import { creations, wrongBody } from '../../../framework/sequence/creations.ts';
import { identifierIn } from '../../../framework/sequence/identifiers.ts';
import { type Answer, NotJudged, type Prober } from '../../../framework/sequence/prober.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { type JsonObject, member, sameJson } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { requestSchemaOf } from '../../../model/operations/body-content.ts';
import { isChangeTime } from '../../../model/resources/server-set-properties.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { isReadOnlyProperty } from '../../../model/schemas/read-only.ts';

/** As many properties are left out. */
const MOST_PROPERTIES = 5;

/** How bodies are sent that are right but for one member. */
interface Sending {
  readonly send: (change: (body: JsonObject) => JsonObject) => Promise<Answer>;
  /** True where a success for a body without a property is due to another statement. */
  readonly isExplained: (missing: string) => Promise<boolean>;
}

/** What is missing, and what has another type, is answered 400 VALIDATION_ERROR: when something is made, and when it is replaced. */
export default defineSequence<RoleSubject>({
  statement: '7.1/validation-400',
  effect: 'changes',
  subjects: (description) => [...creations(description), ...changeable(description, 'replace')],
  ask: async (subject, prober) => {
    const { asked, resource, operation } = subject;
    if (asked !== resource.replace) {
      const schema = requestSchemaOf(operation)?.target ?? null;
      const send: Sending['send'] = (change) => wrongBody(subject, prober, change);
      return await refused(prober.bodyFor(asked), schema, { send, isExplained: async () => false });
    }
    const { body, sending, id } = await replacing(subject, prober);
    return await refused(body, sentSchemaOf(resource), sending, id);
  },
});

/** Sends a PUT; its path has the identifier, which the body may leave out. */
async function replacing(
  { resource }: RoleSubject,
  prober: Prober,
): Promise<{ readonly body: JsonObject; readonly sending: Sending; readonly id: string }> {
  const own = await prober.make(resource);
  const body = await readNew(own, prober);
  const plain = await put(own, body, prober);
  if (!isSuccess(plain)) throw new NotJudged(`a PUT of what was read is answered ${plain.status}`);
  const send: Sending['send'] = (change) => put(own, change(body), prober, { isWrong: true, takesRefusal: true });
  // A PUT that leaves in what is missing does not replace the representation, which 4.2/put-whole says.
  const isExplained = async (missing: string) => {
    const isKept = (found: JsonObject) => sameJson(found[missing], body[missing]);
    return isKept((await readAfter(own, prober, (found) => !isKept(found))).body);
  };
  return { body, sending: { send, isExplained }, id: identifierIn(resource, body)?.name ?? 'id' };
}

async function refused(
  body: JsonObject,
  schema: SchemaNode | null,
  { send, isExplained }: Sending,
  id = 'id',
): Promise<SequenceViolation | null> {
  const needed = schema === null ? [] : requiredOf(schema);
  // What the service sets may be left out, whatever a schema for answers as well requires.
  const isOfService = (name: string) => name === 'id' || name === id || name === 'links' || isChangeTime(name);
  const required = needed.filter((name) => !isOfService(name)).slice(0, MOST_PROPERTIES);
  const others = schema === null ? [] : ofEachType(body, schema);
  if (required.length === 0 && others.length === 0) throw new NotJudged('no body is known that is not valid');
  for (const name of required) {
    const answer = await send((sent) => without(sent, name));
    const found = wrong(answer, `a body without ${name}`);
    if (found !== null && !(isSuccess(answer) && (await isExplained(name)))) return found;
  }
  for (const [name, other, called] of others) {
    const found = wrong(await send((sent) => ({ ...sent, [name]: other })), `a body with ${called} for ${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** A property of each type in a body, with a value of another type. */
function ofEachType(body: JsonObject, schema: SchemaNode): readonly (readonly [string, unknown, string])[] {
  const { properties } = effectiveSchema(schema);
  const byType = new Map<string, string>();
  for (const [name, value] of Object.entries(body)) {
    const type = Array.isArray(value) ? 'array' : typeof value;
    if (properties.has(name) && !isReadOnlyProperty(name, schema) && !byType.has(type)) byType.set(type, name);
  }
  return [...byType].map(([type, name]) =>
    type === 'string' || type === 'array' ? [name, { lintel: 1 }, 'an object'] : [name, 'lintel', 'a text'],
  );
}

function wrong(answer: Answer, called: string): SequenceViolation | null {
  if (answer.status === 400 && member(answer.json, 'name') === 'VALIDATION_ERROR') return null;
  return { message: `${called} is answered ${shownStatus(answer)}; answer 400 VALIDATION_ERROR`, shownBy: [answer] };
}

function without(body: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
}
