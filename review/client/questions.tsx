import { STATES } from '../answers.ts';
import { count } from '../page/words.ts';
import type { Question } from '../review.ts';
import { hrefOf } from './address.ts';
import { AnswerNote, AnswerStates } from './answer-fields.tsx';
import { useAnswer, useAnswers } from './answers.ts';
import type { ApiView } from './api-view.ts';
import { useArrival } from './arrival.ts';
import { FindingsBelow } from './findings.tsx';
import { Fold } from './fold.tsx';

/** What only a person can find out, with room for the answers. */
export function Questions({ api }: { readonly api: ApiView }) {
  const { questions } = api.data;
  const raised = questions.filter(({ rule }) => rule !== null);
  const general = questions.filter(({ rule }) => rule === null);
  return (
    <section class="block" id="questions" tabIndex={-1} aria-labelledby="questions-title">
      <h2 id="questions-title">Questions for the review</h2>
      <p class="quiet guide">
        <Progress questions={questions} />
      </p>
      <QuestionList title="Raised by this description" api={api} questions={raised} />
      <QuestionList title="What no description shows" api={api} questions={general} />
    </section>
  );
}

function Progress({ questions }: { readonly questions: readonly Question[] }) {
  const answers = useAnswers();
  const open = questions.filter(({ id }) => (answers[`question.${id}`]?.state ?? STATES[0]) === 'open').length;
  return (
    <span role="status">
      {questions.length - open} of {questions.length} answered.
    </span>
  );
}

interface ListProps {
  readonly title: string;
  readonly api: ApiView;
  readonly questions: readonly Question[];
}

function QuestionList({ title, api, questions }: ListProps) {
  if (questions.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul class="questions">
        {questions.map((question) => (
          <Item key={question.id} api={api} question={question} />
        ))}
      </ul>
    </>
  );
}

function Item({ api, question }: { readonly api: ApiView; readonly question: Question }) {
  const { id, text, statement, places, rule } = question;
  const name = `question.${id}`;
  const { state } = useAnswer(name);
  const { ref, isMeant } = useArrival<HTMLLIElement>('question', id);
  return (
    <li ref={ref} tabIndex={-1} class={`question is-${state}`} data-chosen={isMeant ? '' : undefined}>
      <fieldset>
        <legend>
          {text}{' '}
          <a class="plain" href={hrefOf({ question: id })} aria-label={`Link to the question of ${statement}`}>
            <code class="quiet">{statement}</code>
          </a>
        </legend>
        <AnswerStates name={name} label={text} kind="question" />
        <AnswerNote name={name} label={`Answer: ${text}`} placeholder="answer" />
      </fieldset>
      {rule === null ? null : (
        <Fold class="no-print" summary={count(places, 'place')} open={isMeant}>
          {() => <FindingsBelow api={api} findings={api.byRule.get(rule) ?? []} />}
        </Fold>
      )}
    </li>
  );
}
