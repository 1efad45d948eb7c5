import { defineSequence, type SequenceViolation } from '../../../framework/define-sequence.ts';
import { isSuccess, itemsIn, itemsOf, linkCalled, nameOf, shownStatus } from '../../../framework/sequence/answers.ts';
import { identifierIn } from '../../../framework/sequence/identifiers.ts';
import { type Caller, NotJudged, type Prober } from '../../../framework/sequence/prober.ts';
import { requiredOf } from '../../../framework/sequence/resource-schemas.ts';
import { inRole, type RoleSubject, type SearchSubject, searches } from '../../../framework/sequence/subjects.ts';
import type { JsonObject } from '../../../model/description/json.ts';
import { requestSchemaOf } from '../../../model/operations/body-content.ts';
import { identifierName } from '../../../model/resources/value-names.ts';

/** As many items of a list are read. */
const MOST_ITEMS = 12;

/** What a list shows to a caller can be read by the same caller. */
export default defineSequence<RoleSubject | SearchSubject>({
  statement: '5/authorized-only',
  effect: 'reads',
  needsSecondCaller: true,
  subjects: (description) => [
    ...inRole(description, 'list', ({ read, parent }) => read !== null && parent === null),
    ...searches(description),
  ],
  ask: async (subject, prober) => {
    if (subject.resource === null) return await searched(subject, prober);
    const { asked, resource } = subject;
    await prober.fill(resource, 1, {});
    const name = identifierName(resource) ?? 'id';
    for (const caller of ['first', 'second'] satisfies Caller[]) {
      const list = await prober.send(asked, { caller });
      for (const item of itemsIn(list).slice(-MOST_ITEMS)) {
        const self = linkCalled('self', item);
        const at = self === null ? null : prober.operationAt(self.href, 'get');
        const id = at?.parameters[name] ?? identifierIn(resource, item)?.value;
        if (resource.read === null || id === undefined) continue;
        const { read } = resource;
        const request = { parameters: { [name]: String(id) }, caller, takesRefusal: true };
        const answer = await prober.eventually(() => prober.send(read, request), isSuccess);
        if (![401, 403, 404].includes(answer.status)) continue;
        const again = itemsIn(await prober.send(asked, { caller }));
        if (!again.some((other) => nameOf(other) === nameOf(item))) continue;
        return {
          message: `the list shows an item to the ${caller} caller, who gets ${shownStatus(answer)} for it; list only what the caller may see`,
          shownBy: [list, answer],
        };
      }
    }
    return null;
  },
});

/** What a search finds for a caller, who may not read it. */
async function searched({ asked }: SearchSubject, prober: Prober): Promise<SequenceViolation | null> {
  let found = 0;
  const body = widestBody(asked, prober);
  for (const caller of ['first', 'second'] satisfies Caller[]) {
    const search = async () => await prober.send(asked, { caller, body });
    const answer = await search();
    for (const item of (itemsOf(answer) ?? []).slice(-MOST_ITEMS)) {
      const self = linkCalled('self', item);
      const at = self === null ? null : prober.operationAt(self.href, 'get');
      if (at === null) continue;
      found++;
      const read = await prober.send(at.asked, { parameters: at.parameters, caller, takesRefusal: true });
      if (![401, 403, 404].includes(read.status)) continue;
      if (!(itemsOf(await search()) ?? []).some((other) => nameOf(other) === nameOf(item))) continue;
      return {
        message: `the search shows an item to the ${caller} caller, who gets ${shownStatus(read)} for it; find only what the caller may see`,
        shownBy: [answer, read],
      };
    }
  }
  if (found === 0) throw new NotJudged('the search finds nothing that can be read');
  return null;
}

/** What a search has to be sent: less of it finds more. */
function widestBody(asked: SearchSubject['asked'], prober: Prober): JsonObject {
  const body = prober.bodyFor(asked);
  const schema = requestSchemaOf(asked.operation)?.target ?? null;
  if (schema === null) return body;
  const required = requiredOf(schema);
  return Object.fromEntries(Object.entries(body).filter(([name]) => required.includes(name)));
}
