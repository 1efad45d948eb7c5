import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { isSuccess } from '../../../framework/sequence/answers.ts';
import { patch, patchable, pointer, put, readNew, sentSchemaOf } from '../../../framework/sequence/changes.ts';
import { creations, wrongBody } from '../../../framework/sequence/creations.ts';
import { type Answer, NotJudged, type Prober } from '../../../framework/sequence/prober.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { isObject, type JsonObject } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { requestSchemaOf } from '../../../model/operations/body-content.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { isReadOnlyProperty } from '../../../model/schemas/read-only.ts';

/** As many properties are sent as null. */
const MOST_PROPERTIES = 5;

/** A null is refused: when something is made, replaced or changed. */
export default defineSequence<RoleSubject>({
  statement: '2.1/no-null',
  effect: 'changes',
  subjects: (description) => [
    ...creations(description),
    ...changeable(description, 'replace'),
    ...changeable(description, 'patch'),
  ],
  ask: async (subject, prober) => {
    const { asked, resource } = subject;
    if (asked === resource.patch) return await patched(subject, prober);
    if (asked === resource.replace) return await replaced(subject, prober);
    return await created(subject, prober);
  },
});

async function created(subject: RoleSubject, prober: Prober): Promise<SequenceViolation | null> {
  const names = namesIn(requestSchemaOf(subject.operation)?.target ?? null);
  for (const name of names) {
    const answer = await wrongBody(subject, prober, (body) => ({ ...body, [name]: null }));
    if (isSuccess(answer)) return taken(name, answer);
  }
  const within = nestedIn(prober.bodyFor(subject.asked, 31));
  if (within === null) return null;
  const answer = await wrongBody(subject, prober, (body) => ({ ...body, ...nestedIn(body)?.change }));
  return isSuccess(answer) ? taken(within.called, answer) : null;
}

async function replaced({ resource }: RoleSubject, prober: Prober): Promise<SequenceViolation | null> {
  const own = await prober.make(resource);
  const body = await readNew(own, prober);
  const plain = await put(own, body, prober);
  if (!isSuccess(plain)) throw new NotJudged(`a PUT of what was read is answered ${plain.status}`);
  for (const name of namesIn(sentSchemaOf(resource)).slice(0, 2)) {
    const answer = await put(own, { ...body, [name]: null }, prober, { isWrong: true, takesRefusal: true });
    if (isSuccess(answer)) return taken(name, answer);
  }
  return null;
}

async function patched({ resource }: RoleSubject, prober: Prober): Promise<SequenceViolation | null> {
  const name = await patchable(resource, prober);
  const own = await prober.make(resource);
  await readNew(own, prober);
  const operations = [{ op: 'replace', path: pointer(name), value: null }];
  const answer = await patch(own, operations, prober, { isWrong: true, takesRefusal: true });
  return isSuccess(answer) ? taken(name, answer) : null;
}

function taken(name: string, answer: Answer): SequenceViolation {
  return { message: `${name}: null is answered ${answer.status}; answer 400`, shownBy: [answer] };
}

/** The properties that a client sets: first those that it may leave out. */
function namesIn(schema: SchemaNode | null): readonly string[] {
  if (schema === null) throw new NotJudged('no property is known that it takes');
  const { properties, required } = effectiveSchema(schema);
  const settable = [...properties.keys()].filter((name) => !isReadOnlyProperty(name, schema));
  const optional = settable.filter((name) => !required.has(name));
  const names = [...optional, ...settable.filter((name) => required.has(name))].slice(0, MOST_PROPERTIES);
  if (names.length === 0) throw new NotJudged('no property is known that it takes');
  return names;
}

/** A member of an object in the body, or of the first one in a list, as null. */
function nestedIn(body: JsonObject): { readonly called: string; readonly change: JsonObject } | null {
  for (const [name, value] of Object.entries(body)) {
    const [first, ...others] = Array.isArray(value) ? value : [value];
    const [inner] = isObject(first) ? Object.keys(first) : [];
    if (!isObject(first) || inner === undefined) continue;
    const changed = { ...first, [inner]: null };
    return Array.isArray(value)
      ? { called: `${name}[0].${inner}`, change: { [name]: [changed, ...others] } }
      : { called: `${name}.${inner}`, change: { [name]: changed } };
  }
  return null;
}
