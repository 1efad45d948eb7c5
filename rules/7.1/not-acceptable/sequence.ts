import { defineSequence } from '../../../framework/define-sequence.ts';
import { shownStatus } from '../../../framework/sequence/answers.ts';
import { answeringItem, answeringList } from '../../../framework/sequence/pages.ts';
import { inRole, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import { responseOf } from '../../../model/operations/responses.ts';

/** Types that a service of JSON does not have. */
const OTHER_TYPES = ['application/xml', 'text/html'] as const;

/** Who does not accept JSON is told that there is nothing else. */
export default defineSequence<RoleSubject>({
  statement: '7.1/not-acceptable',
  effect: 'reads',
  subjects: (description) => [...inRole(description, 'list'), ...inRole(description, 'read')],
  ask: async ({ asked, resource }, prober) => {
    const parameters =
      asked === resource.list
        ? await answeringList({ asked, resource }, prober)
        : await answeringItem({ asked, resource }, prober);
    for (const accept of OTHER_TYPES) {
      const answer = await prober.send(asked, { parameters, headers: { Accept: accept }, isWrong: true });
      if (answer.status === 406 || isDescribed(accept, asked.operation)) continue;
      return { message: `Accept: ${accept} is answered ${shownStatus(answer)}; answer 406`, shownBy: [answer] };
    }
    return null;
  },
});

/** True where a description has another type than JSON, which 1/json-bodies reports. */
function isDescribed(type: string, operation: OperationNode): boolean {
  const described = responseOf(operation, '200')?.node?.content ?? [];
  return described.some(({ name }) => name.toLowerCase().startsWith(type));
}
