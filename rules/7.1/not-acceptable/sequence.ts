import { defineSequence } from '../../../framework/define-sequence.ts';
import { shownStatus } from '../../../framework/sequence/answers.ts';
import { answeringItem, answeringList } from '../../../framework/sequence/pages.ts';
import type { Answer } from '../../../framework/sequence/prober.ts';
import { inRole, type RoleSubject } from '../../../framework/sequence/subjects.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import { responseOf } from '../../../model/operations/responses.ts';

/** What does not accept JSON, with the type that it accepts. The weight 0 says that a type is not acceptable (RFC 9110 §12.4.2). */
const WITHOUT_JSON = [
  { accept: 'application/xml', other: 'application/xml' },
  { accept: 'text/html', other: 'text/html' },
  { accept: 'application/json;q=0, text/plain', other: 'text/plain' },
] as const;

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
    for (const { accept, other } of WITHOUT_JSON) {
      const answer = await prober.send(asked, { parameters, headers: { Accept: accept }, isWrong: true });
      if (answer.status === 406 || hasOther(other, answer, asked.operation)) continue;
      return { message: `Accept: ${accept} is answered ${shownStatus(answer)}; answer 406`, shownBy: [answer] };
    }
    return null;
  },
});

/** True where a service has another type than JSON, by its answer or its description: then that is acceptable. */
function hasOther(type: string, { exchange }: Answer, operation: OperationNode): boolean {
  const described = responseOf(operation, '200')?.node?.content ?? [];
  return (
    exchange.response.mediaType?.essence === type || described.some(({ name }) => name.toLowerCase().startsWith(type))
  );
}
