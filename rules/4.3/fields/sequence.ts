import { defineSequence } from '../../../framework/define-sequence.ts';
import { itemsOf, nameOf } from '../../../framework/sequence/answers.ts';
import { identifierIn } from '../../../framework/sequence/identifiers.ts';
import { type Answer, NotJudged } from '../../../framework/sequence/prober.ts';
import { responseSchema } from '../../../framework/sequence/resource-schemas.ts';
import { inRole, queryParameter, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { isObject, type JsonObject } from '../../../model/description/json.ts';
import { effectiveSchema, itemSchemasOf } from '../../../model/schemas/effective-schema.ts';

/** What is asked for comes, with what is mandatory; the rest stays away. */
export default defineSequence<RoleSubject>({
  statement: '4.3/fields',
  effect: 'reads',
  subjects: (description) => {
    const takes = (_: unknown, { operation }: RoleSubject['asked']) => queryParameter(operation, 'fields') !== null;
    return [...inRole(description, 'list', takes), ...inRole(description, 'read', takes)];
  },
  ask: async ({ asked, resource }, prober) => {
    const isList = asked === resource.list;
    if (isList) await prober.fill(resource, 1, await prober.parametersFor(resource));
    const parameters = isList ? await prober.parametersFor(resource) : (await prober.some(resource)).parameters;
    const whole = await prober.send(asked, { parameters });
    const full = resourceIn(whole, isList);
    const id = identifierIn(resource, full)?.name ?? 'id';
    const mandatory = new Set([id, 'id', 'links', ...mandatoryOf(asked, isList)]);
    const optional = Object.keys(full).filter((name) => !mandatory.has(name));
    const [field] = optional;
    if (field === undefined) throw new NotJudged('the resource has no optional field');
    const answer = await prober.send(asked, { parameters, query: { fields: field } });
    if (answer.status !== 200) throw new NotJudged(`fields=${field} is answered ${answer.status}`);
    const selected = resourceIn(answer, isList, nameOf(full));
    const missing = [...mandatory].find((name) => full[name] !== undefined && selected[name] === undefined);
    const shownBy = [whole, answer];
    if (missing !== undefined)
      return { message: `with fields=${field} there is no ${missing}; answer with all mandatory fields`, shownBy };
    if (selected[field] === undefined) {
      return {
        message: `with fields=${field} there is no ${field}; answer with the fields that are asked for`,
        shownBy,
      };
    }
    // What is mandatory besides, only the service knows: where anything is left out, the rest may be.
    const spare = optional.filter((name) => name !== field);
    const gone = spare.find((name) => selected[name] === undefined);
    if (gone !== undefined) {
      const both = await prober.send(asked, { parameters, query: { fields: `${field},${gone}` } });
      return withoutSecond([field, gone], resourceIn(both, isList, nameOf(full)), [whole, both]);
    }
    if (spare.length === 0) return null;
    return {
      message: `with fields=${field} there is ${spare.join(', ')} as well; answer with the fields that are asked for`,
      shownBy,
    };
  },
});

/** Of two fields both come. */
function withoutSecond(fields: readonly string[], selected: JsonObject, shownBy: readonly Answer[]) {
  const lost = fields.find((name) => selected[name] === undefined);
  if (lost === undefined) return null;
  return {
    message: `with fields=${fields.join(',')} there is no ${lost}; answer with all fields that are asked for`,
    shownBy,
  };
}

/** The resource of an answer; of a list, the item of a name, else the first. */
function resourceIn(answer: Answer, isList: boolean, name?: string): JsonObject {
  if (!isList) {
    if (answer.status !== 200 || !isObject(answer.json)) throw new NotJudged(`it is answered ${answer.status}`);
    return answer.json;
  }
  const items = itemsOf(answer) ?? [];
  const first = items.find((item) => nameOf(item) === name) ?? items[0];
  if (first === undefined) throw new NotJudged('the list is empty');
  return first;
}

function mandatoryOf(asked: RoleSubject['asked'], isList: boolean): readonly string[] {
  const body = responseSchema(asked);
  if (body === null) return [];
  if (!isList) return [...effectiveSchema(body).required];
  const items = effectiveSchema(body).properties.get('items')?.target ?? null;
  const parts = items === null ? [] : itemSchemasOf(items);
  return parts.flatMap((part) => [...effectiveSchema(part).required]);
}
