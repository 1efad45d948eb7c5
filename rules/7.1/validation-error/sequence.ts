import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { isRefused, isSuccess, shownStatus } from '../../../framework/sequence/answers.ts';
import { brokenBounds } from '../../../framework/sequence/broken-bounds.ts';
import { put, putWrongly } from '../../../framework/sequence/changes.ts';
import { creations, wrongBody } from '../../../framework/sequence/creations.ts';
import { identifierIn } from '../../../framework/sequence/identifiers.ts';
import { type Answer, NotJudged, type Prober } from '../../../framework/sequence/prober.ts';
import { readAfter, readNew } from '../../../framework/sequence/reading.ts';
import { requiredOf, sentSchemaOf } from '../../../framework/sequence/resource-schemas.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { isObject, type JsonObject, member, sameJson } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { requestSchemaOf } from '../../../model/operations/body-content.ts';
import { isChangeTime } from '../../../model/resources/server-set-properties.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { isReadOnlyProperty } from '../../../model/schemas/read-only.ts';

/** As many properties are left out. */
const MOST_PROPERTIES = 5;

/** How bodies are sent that are right but for one member. */
interface Sending {
  readonly body: JsonObject;
  /** The members of it that a client sets. */
  readonly sent: JsonObject;
  readonly schema: SchemaNode | null;
  /** The name of the identifier. */
  readonly id: string;
  readonly send: (change: (body: JsonObject) => JsonObject | string) => Promise<Answer>;
  /** True where a success for a body without a property is due to another statement. */
  readonly isExplained: (name: string) => Promise<boolean>;
}

/**
 * What is missing or has another type is answered 400 VALIDATION_ERROR, when something is made and when it is replaced,
 * and so is a broken bound where it is refused; what is no JSON, 400.
 */
export default defineSequence<RoleSubject>({
  statement: '7.1/validation-400',
  effect: 'changes',
  subjects: (description) => [...creations(description), ...changeable(description, 'replace')],
  ask: async (subject, prober) => {
    const { asked, resource, operation } = subject;
    if (asked !== resource.replace) {
      const schema = requestSchemaOf(operation)?.target ?? null;
      const body = prober.bodyFor(asked);
      const send: Sending['send'] = (change) => wrongBody(subject, prober, change);
      return await refused({ body, sent: body, schema, id: 'id', send, isExplained: async () => false });
    }
    return await refused(await replacing(subject, prober));
  },
});

/** Sends a PUT; its path has the identifier, which the body may leave out. */
async function replacing({ resource }: RoleSubject, prober: Prober): Promise<Sending> {
  const own = await prober.make(resource);
  const body = await readNew(own, prober);
  const plain = await put(own, body, prober);
  if (!isSuccess(plain)) throw new NotJudged(`a PUT of what was read is answered ${plain.status}`);
  const send: Sending['send'] = (change) => putWrongly(own, change(body), prober);
  // A PUT that leaves in what is missing does not replace the representation, which 4.2/put-whole says.
  const isExplained = async (name: string) => {
    const isKept = (found: JsonObject) => sameJson(found[name], body[name]);
    return isKept((await readAfter(own, prober, (found) => !isKept(found))).body);
  };
  const sent = Object.fromEntries(Object.entries(body).filter(([name]) => own.sent?.[name] !== undefined));
  const id = identifierIn(resource, body)?.name ?? 'id';
  return { body, sent, schema: sentSchemaOf(resource), id, send, isExplained };
}

async function refused(sending: Sending): Promise<SequenceViolation | null> {
  return (
    (await withoutRequired(sending)) ??
    (await ofOtherTypes(sending)) ??
    (await outOfBounds(sending)) ??
    wrongText(await sending.send((body) => JSON.stringify(body).slice(0, -1)))
  );
}

async function withoutRequired({ schema, id, send, isExplained }: Sending): Promise<SequenceViolation | null> {
  const needed = schema === null ? [] : requiredOf(schema);
  // What the service sets may be left out, whatever a schema for answers as well requires.
  const isOfService = (name: string) => name === 'id' || name === id || name === 'links' || isChangeTime(name);
  for (const name of needed.filter((one) => !isOfService(one)).slice(0, MOST_PROPERTIES)) {
    const answer = await send((sent) => without(sent, name));
    const found = wrong(answer, `a body without ${name}`);
    if (found !== null && !(isSuccess(answer) && (await isExplained(name)))) return found;
  }
  return null;
}

async function ofOtherTypes({ body, schema, send }: Sending): Promise<SequenceViolation | null> {
  for (const [name, other, called] of schema === null ? [] : ofEachType(body, schema)) {
    const found = wrong(await send((sent) => ({ ...sent, [name]: other })), `a body with ${called} for ${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** A service may take more than its description promises. What it refuses as invalid, it refuses with 400. */
async function outOfBounds({ sent, schema, send }: Sending): Promise<SequenceViolation | null> {
  for (const { name, value, called } of schema === null ? [] : brokenBounds(sent, schema)) {
    const answer = await send((body) => ({ ...body, [name]: value }));
    const found = isSuccess(answer) || isOfBusiness(answer) ? null : wrong(answer, `a body with ${called} for ${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** True for a refusal that may be one of a rule of the business: it may forbid the same value. */
function isOfBusiness(answer: Answer): boolean {
  return isRefused(answer) && answer.status !== 400 && member(answer.json, 'name') !== 'VALIDATION_ERROR';
}

/** The service may have a name of its own for what it cannot read. */
function wrongText(answer: Answer): SequenceViolation | null {
  if (answer.status === 401 || answer.status === 403) return null;
  if (answer.status === 400 && isObject(answer.json)) return null;
  const fact = answer.status === 400 ? '400, without an error object' : shownStatus(answer);
  return {
    message: `a body that is no JSON is answered ${fact}; answer 400 with an error object`,
    shownBy: [answer],
  };
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
