import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess, itemsIn, linkCalled, nameOf, shownStatus } from '../../../framework/sequence/answers.ts';
import { identifierIn, parameterOf } from '../../../framework/sequence/identifiers.ts';
import type { Caller } from '../../../framework/sequence/prober.ts';
import { inRole, type RoleSubject } from '../../../framework/sequence/subjects.ts';

/** As many items of a list are read. */
const MOST_ITEMS = 12;

/** What a list shows to a caller can be read by the same caller. */
export default defineSequence<RoleSubject>({
  statement: '5/authorized-only',
  effect: 'reads',
  needsSecondCaller: true,
  subjects: (description) => inRole(description, 'list', ({ read, parent }) => read !== null && parent === null),
  ask: async ({ asked, resource }, prober) => {
    await prober.fill(resource, 1, {});
    const name = parameterOf(resource) ?? 'id';
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
