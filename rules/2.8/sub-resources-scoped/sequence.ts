import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess, itemsOf, nameOf } from '../../../framework/sequence/answers.ts';
import { changeables } from '../../../framework/sequence/changeable-properties.ts';
import { putWrongly } from '../../../framework/sequence/changes.ts';
import { identifierIn } from '../../../framework/sequence/identifiers.ts';
import { largestPageOf, pageSizeOf, walk } from '../../../framework/sequence/pages.ts';
import {
  NotJudged,
  type Prober,
  type Resource,
  type Values,
  WRONG_ON_PURPOSE,
} from '../../../framework/sequence/prober.ts';
import { read, readAfter, readNew } from '../../../framework/sequence/reading.ts';
import { inRole, isMakable, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import { type JsonObject, sameJson } from '../../../model/description/json.ts';
import { responseOf } from '../../../model/operations/responses.ts';
import type { DescribedOperation } from '../../../model/resources/described-resources.ts';

/** What belongs to one parent is neither read nor listed below another one. */
export default defineSequence<RoleSubject>({
  statement: '2.8/id-scoped',
  effect: 'changes',
  subjects: (description) => inRole(description, 'read', (resource) => isMakable(resource) && resource.parent !== null),
  ask: async ({ asked, resource }, prober) => {
    if (resource.parent === null) throw new NotJudged('it has no parent');
    const [one, other] = [
      await prober.make(resource.parent, { variation: 51 }),
      await prober.make(resource.parent, { variation: 52 }),
    ];
    const child = await prober.make(resource, { parameters: one.parameters, variation: 53 });
    const body = await readNew(child, prober);
    const elsewhere = { ...child, parameters: { ...child.parameters, ...other.parameters } };
    return (
      (await readElsewhere(asked, child, elsewhere.parameters, prober)) ??
      (await readFarElsewhere(asked, child, prober)) ??
      (await listedElsewhere(child, other, prober)) ??
      (await replacedElsewhere(child, elsewhere, body, prober)) ??
      (await deletedElsewhere(child, elsewhere, prober))
    );
  },
});

async function readElsewhere(asked: DescribedOperation, child: Resource, parameters: Values, prober: Prober) {
  const answer = await prober.send(asked, { parameters, ...WRONG_ON_PURPOSE });
  if (!isSuccess(answer)) return null;
  return {
    message: `what belongs to another parent is answered ${answer.status}; answer 404`,
    shownBy: [child.told, answer],
  };
}

function idOf(item: JsonObject, { of }: Resource): string {
  return String(identifierIn(of, item)?.value ?? nameOf(item));
}

/** Of what is two levels deep: below its own parent, which is asked for below another one. */
async function readFarElsewhere(asked: DescribedOperation, child: Resource, prober: Prober) {
  const above = child.of.parent?.parent ?? null;
  if (above === null) return null;
  const other = await prober.make(above, { variation: 54 });
  return await readElsewhere(asked, child, { ...child.parameters, ...other.parameters }, prober);
}

async function listedElsewhere(child: Resource, other: Resource, prober: Prober) {
  const { list } = child.of;
  if (list === null) return null;
  const query = pageSizeOf(list.operation, largestPageOf(list.operation));
  const { pages } = await walk(list, other.parameters, query, prober);
  const page = pages.find((one) => itemsOf(one)?.some((item) => idOf(item, child) === child.id));
  if (page === undefined) return null;
  return {
    message: 'the list below one parent has what belongs to another; list what belongs to the parent',
    shownBy: [child.told, page],
  };
}

async function replacedElsewhere(child: Resource, elsewhere: Resource, body: JsonObject, prober: Prober) {
  const { replace } = child.of;
  // Where a PUT may create, it creates another one there.
  if (replace === null || responseOf(replace.operation, '201') !== null) return null;
  const [one] = changeables(child, body, prober);
  if (one === undefined) return null;
  const { name, before, values } = one;
  const other = { ...body, [name]: values[0] };
  const answer = await putWrongly(elsewhere, other, prober);
  if (!isSuccess(answer)) return null;
  const isChanged = (found: JsonObject) => !sameJson(found[name], before);
  const after = await readAfter(child, prober, isChanged);
  if (!isChanged(after.body)) return null;
  return {
    message: `a PUT below another parent is answered ${answer.status} and changes ${name}; answer 404`,
    shownBy: [child.told, answer, after.answer],
  };
}

/** DELETE is 204 for what is not there as well; what belongs to another parent has to stay. */
async function deletedElsewhere(child: Resource, elsewhere: Resource, prober: Prober) {
  const { remove } = child.of;
  if (remove === null) return null;
  const before = await read(child, prober);
  if (!isSuccess(before)) return null;
  const { parameters } = elsewhere;
  const answer = await prober.send(remove, { parameters, ...WRONG_ON_PURPOSE });
  const after = await read(child, prober);
  if (isSuccess(after) || after.status >= 500) return null;
  return {
    message: `a DELETE below another parent deletes it; leave what does not belong to the parent`,
    shownBy: [child.told, answer, after],
  };
}
