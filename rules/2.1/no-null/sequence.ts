import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { isSuccess } from '../../../framework/sequence/answers.ts';
import {
  isMarkedReadOnly,
  patch,
  patchable,
  pointer,
  put,
  readNew,
  sentSchemaOf,
} from '../../../framework/sequence/changes.ts';
import { creations, wrongBody } from '../../../framework/sequence/creations.ts';
import { type Answer, NotJudged, type Prober } from '../../../framework/sequence/prober.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { isObject, type JsonObject } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { requestSchemaOf } from '../../../model/operations/body-content.ts';
import { effectiveSchema, itemSchemas } from '../../../model/schemas/effective-schema.ts';
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
  const schema = requestSchemaOf(subject.operation)?.target ?? null;
  const names = namesIn(schema);
  for (const name of names) {
    const answer = await wrongBody(subject, prober, (body) => ({ ...body, [name]: null }));
    if (isSuccess(answer)) return taken(name, answer);
  }
  for (const [index, { called }] of nestedIn(prober.bodyFor(subject.asked, 31), schema).entries()) {
    const answer = await wrongBody(subject, prober, (body) => ({ ...body, ...nestedIn(body, schema)[index]?.change }));
    if (isSuccess(answer)) return taken(called, answer);
  }
  return null;
}

async function replaced({ resource }: RoleSubject, prober: Prober): Promise<SequenceViolation | null> {
  const own = await prober.make(resource);
  const body = await readNew(own, prober);
  const plain = await put(own, body, prober);
  if (!isSuccess(plain)) throw new NotJudged(`a PUT of what was read is answered ${plain.status}`);
  const names = namesIn(sentSchemaOf(resource)).map((name) => ({ called: name, change: { [name]: null } }));
  const settable = Object.entries(body).filter(([name]) => name !== 'links' && !isMarkedReadOnly(name, resource));
  const nested = nestedIn(Object.fromEntries(settable), sentSchemaOf(resource));
  for (const { called, change } of [...names, ...nested]) {
    const answer = await put(own, { ...body, ...change }, prober, { isWrong: true, takesRefusal: true });
    if (isSuccess(answer)) return taken(called, answer);
  }
  return null;
}

async function patched({ resource }: RoleSubject, prober: Prober): Promise<SequenceViolation | null> {
  const name = await patchable(resource, prober);
  const own = await prober.make(resource);
  const body = await readNew(own, prober);
  // Null may be taken for a removal, which only what is required refuses.
  const optional = namesIn(sentSchemaOf(resource)).find((one) => body[one] !== undefined);
  for (const one of new Set([name, optional ?? name])) {
    const operations = [{ op: 'replace', path: pointer(one), value: null }];
    const answer = await patch(own, operations, prober, { isWrong: true, takesRefusal: true });
    if (isSuccess(answer)) return taken(one, answer);
  }
  return null;
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

interface Nested {
  readonly called: string;
  readonly change: JsonObject;
}

/** A member of the first object in the body, and one of the first object in a list, as null: one that may be left out, where there is one. */
function nestedIn(body: JsonObject, schema: SchemaNode | null): readonly Nested[] {
  const found = Object.entries(body).flatMap(([name, value]): (Nested & { readonly isList: boolean })[] => {
    const isList = Array.isArray(value);
    const [first, ...others] = isList ? value : [value];
    const needed = neededWithin(name, schema);
    const names = isObject(first) ? Object.keys(first) : [];
    const inner = names.find((one) => !needed.has(one)) ?? names[0];
    if (!isObject(first) || inner === undefined) return [];
    const changed = { ...first, [inner]: null };
    const called = isList ? `${name}[0].${inner}` : `${name}.${inner}`;
    return [{ called, change: { [name]: isList ? [changed, ...others] : changed }, isList }];
  });
  return [false, true].flatMap((isList) => found.find((one) => one.isList === isList) ?? []);
}

/** What the objects of a property need to have, or those in its list. */
function neededWithin(name: string, schema: SchemaNode | null): ReadonlySet<string> {
  const target = schema === null ? null : (effectiveSchema(schema).properties.get(name)?.target ?? null);
  if (target === null) return new Set();
  const inner = effectiveSchema(target);
  const items = itemSchemas(inner.parts).flatMap((item) => [...effectiveSchema(item).required]);
  return new Set([...inner.required, ...items]);
}
