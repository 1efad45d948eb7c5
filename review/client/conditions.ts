import type { Answers } from '../answers.ts';
import { ruleInName } from '../names.ts';
import { hrefOf } from './address.ts';
import type { ApiView } from './api-view.ts';

/** Something that is to be changed. */
export interface Condition {
  readonly text: string;
  /** What the reviewer says of it. */
  readonly note: string;
  /** Where it stands in the page. */
  readonly href: string;
}

/** What the answers mark as to be changed: questions, whole rules, findings. */
export function conditionsOf(api: ApiView, answers: Answers): Condition[] {
  return Object.entries(answers).flatMap(([key, { state, note }]) => {
    if (state !== 'change') return [];
    const at = key.indexOf('.');
    const [kind, name] = [key.slice(0, at), key.slice(at + 1)];
    const described = conditionOf(api, kind, name);
    return described === null ? [] : [{ ...described, note }];
  });
}

function conditionOf(api: ApiView, kind: string, name: string): Omit<Condition, 'note'> | null {
  if (kind === 'question') {
    const question = api.data.questions.find(({ id }) => id === name);
    return question === undefined ? null : { text: question.text, href: hrefOf({ question: name }) };
  }
  const rule = api.data.rules[ruleInName(name)];
  if (rule === undefined) return null;
  if (kind === 'rule') return { text: rule.summary, href: hrefOf({ group: name }) };
  return kind === 'finding' ? { text: name, href: hrefOf({ finding: name }) } : null;
}
