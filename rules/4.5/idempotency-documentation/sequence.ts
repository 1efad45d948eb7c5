import { defineSequence } from '../../../framework/define-sequence.ts';
import { linksIn } from '../../../framework/sequence/answers.ts';
import { keyedCreations } from '../../../framework/sequence/creations.ts';
import { type Answer, NotJudged } from '../../../framework/sequence/prober.ts';
import { repeatKey } from '../../../framework/sequence/repeated-keys.ts';
import type { RoleSubject } from '../../../framework/sequence/subjects.ts';
import { asString, member } from '../../../model/description/json.ts';

/** Errors about keys lead to the documentation of the pattern. */
export default defineSequence<RoleSubject>({
  statement: '4.5/documentation-link',
  effect: 'changes',
  subjects: keyedCreations,
  ask: async (subject, prober) => {
    const { other, missing } = await repeatKey(subject, prober);
    const refusals = [other?.status === 422 ? other : null, missing?.status === 400 ? missing : null].filter(
      (answer) => answer !== null,
    );
    if (refusals.length === 0) throw new NotJudged('no key was refused');
    const bare = refusals.find((answer) => !isDocumented(answer));
    if (bare === undefined) return null;
    return {
      message: `the ${bare.status} about the key has no link to the documentation of the pattern; add one to links, or information_link`,
      shownBy: [bare],
    };
  },
});

function isDocumented({ json }: Answer): boolean {
  return (
    /^(?:https?:\/)?\/\S+$/.test(asString(member(json, 'information_link')) ?? '') ||
    linksIn(json).some(({ rel }) => rel !== 'self')
  );
}
