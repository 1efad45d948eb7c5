import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess, shownStatus } from '../../../framework/sequence/answers.ts';
import {
  examplePatches,
  patch,
  pointer,
  readAfter,
  readNew,
  sentSchemaOf,
} from '../../../framework/sequence/changes.ts';
import { NotJudged, type Prober } from '../../../framework/sequence/prober.ts';
import { changeable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { asArray, isObject, type JsonObject, member, sameJson } from '../../../model/description/json.ts';
import { effectiveSchema, itemSchemas } from '../../../model/schemas/effective-schema.ts';

/** What a filter finds, and what is changed in it. */
interface Aim {
  readonly path: string;
  readonly list: string;
  readonly key: string;
  readonly wanted: string;
  readonly name: string;
  readonly value: unknown;
}

/** A path with a filter changes the items that it finds. Whether a service takes one, its description tells. */
export default defineSequence<RoleSubject>({
  statement: '4.6/filter-path',
  effect: 'changes',
  subjects: (description) => changeable(description, 'patch'),
  ask: async ({ resource, operation }, prober) => {
    const own = await prober.make(resource);
    const body = await readNew(own, prober);
    const aim = aimIn(body, resource, prober);
    if (aim === null) throw new NotJudged('it has no list of objects that a filter could find');
    const answer = await patch(own, [{ op: 'replace', path: aim.path, value: aim.value }], prober, { isWrong: true });
    if (!isSuccess(answer)) {
      const isOffered =
        examplePatches(resource, prober).some(({ path }) => path.includes('/@')) ||
        /@\w+==/.test(String(operation.value.description));
      if (!isOffered) throw new NotJudged(`it is answered ${answer.status}, and the description offers no filter`);
      return {
        message: `a path with a filter, ${aim.path}, is answered ${shownStatus(answer)}; change what it finds`,
        shownBy: [answer],
      };
    }
    const isChanged = (found: JsonObject) =>
      asArray(found[aim.list])
        .filter((item) => member(item, aim.key) === aim.wanted)
        .every((item) => sameJson(member(item, aim.name), aim.value));
    const after = await readAfter(own, prober, isChanged);
    if (isChanged(after.body)) return null;
    return {
      message: `a path with a filter, ${aim.path}, is answered ${answer.status} and changes nothing; change all that it finds`,
      shownBy: [answer, after.answer],
    };
  },
});

function aimIn(body: JsonObject, resource: RoleSubject['resource'], prober: Prober): Aim | null {
  const schema = sentSchemaOf(resource);
  if (schema === null) return null;
  for (const [list, { target }] of effectiveSchema(schema).properties) {
    const [item] = asArray(body[list]).filter(isObject);
    const [items] = target === null ? [] : itemSchemas(effectiveSchema(target).parts);
    if (item === undefined || items === undefined || list === 'links') continue;
    const key = Object.keys(item).find((name) => typeof item[name] === 'string' && /^[\w-]+$/.test(String(item[name])));
    for (const [name, use] of effectiveSchema(items).properties) {
      const value =
        use.target === null || key === undefined || name === key
          ? undefined
          : prober.anotherValue(use.target, item[name], 7);
      if (key === undefined || value === undefined) continue;
      const wanted = String(item[key]);
      return { path: `${pointer(list)}/@${key}=='${wanted}'${pointer(name)}`, list, key, wanted, name, value };
    }
  }
  return null;
}
