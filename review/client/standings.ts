import { useMemo } from 'preact/hooks';
import { sectionOf } from '../../spec/sections.ts';
import type { Answers, State } from '../answers.ts';
import { type Standings, standingsOf } from '../standing.ts';
import { useAnswers } from './answers.ts';
import type { ApiView } from './api-view.ts';

/** How the API and each section stand by the answers that are given. */
export function useStandings(api: ApiView): Standings {
  const answers = useAnswers();
  return useMemo(() => answeredStandings(api, answers), [api, answers]);
}

/** A finding goes by its own answer, else by that to all findings of its rule. */
function answeredStandings(api: ApiView, answers: Answers): Standings {
  const stateOf = (key: string): State => answers[key]?.state ?? 'open';
  return standingsOf({
    findings: api.data.findings.map((finding, index) => {
      const { severity, asks } = api.ruleOf(finding);
      const own = stateOf(`finding.${api.findingName(index)}`);
      const state = own === 'open' ? stateOf(`rule.${finding.rule}`) : own;
      return { severity, asks, known: api.isKnown(index), state, sections: api.statementsOf(index).map(sectionOf) };
    }),
    questions: api.data.questions.map(({ id, statement }) => {
      return { state: stateOf(`question.${id}`), sections: [sectionOf(statement)] };
    }),
    statements: api.data.statements,
  });
}
