import { defineSequence } from '../../../framework/define-sequence.ts';
import { isSuccess, itemsOf, nameOf } from '../../../framework/sequence/answers.ts';
import { readNew } from '../../../framework/sequence/changes.ts';
import { walk } from '../../../framework/sequence/pages.ts';
import { NotJudged } from '../../../framework/sequence/prober.ts';
import { inRole, type RoleSubject } from '../../../framework/sequence/subjects.ts';

/** What belongs to one parent is neither read nor listed below another one. */
export default defineSequence<RoleSubject>({
  statement: '2.8/id-scoped',
  effect: 'changes',
  subjects: (description) =>
    inRole(
      description,
      'read',
      ({ kind, parent, create }) => kind === 'collection' && parent !== null && create !== null,
    ),
  ask: async ({ asked, resource }, prober) => {
    if (resource.parent === null) throw new NotJudged('it has no parent');
    const [one, other] = [
      await prober.make(resource.parent, { variation: 51 }),
      await prober.make(resource.parent, { variation: 52 }),
    ];
    const child = await prober.make(resource, { parameters: one.parameters, variation: 53 });
    await readNew(child, prober);
    const parameters = { ...child.parameters, ...other.parameters };
    const answer = await prober.send(asked, { parameters, isWrong: true });
    if (isSuccess(answer)) {
      return {
        message: `what belongs to another parent is answered ${answer.status}; answer 404`,
        shownBy: [child.told, answer],
      };
    }
    if (resource.list === null) return null;
    const { pages } = await walk(resource.list, other.parameters, {}, prober);
    const page = pages.find((one) => itemsOf(one)?.some((item) => nameOf(item) === child.id));
    if (page === undefined) return null;
    return {
      message: 'the list below one parent has what belongs to another; list what belongs to the parent',
      shownBy: [child.told, page],
    };
  },
});
