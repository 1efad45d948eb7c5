import { useState } from 'preact/hooks';
import { count } from '../page/words.ts';
import type { Question } from '../review.ts';
import { useView } from './address.ts';
import { answer, answers, download, pageWithAnswers, type ReviewerAnswer, STATES, type State } from './answers.ts';
import type { ApiView } from './api-view.ts';
import { FindingsBelow } from './findings.tsx';
import { Fold } from './fold.tsx';

const WORDS: Readonly<Record<State, string>> = { open: 'open', fine: 'fine', change: 'to change' };
const OPEN: ReviewerAnswer = { state: 'open', note: '' };

/** The key under which the reviewer's conclusion is kept. */
const CONCLUSION = 'conclusion';

/** What only a person can find out, with room for the answers. */
export function Questions({ api }: { readonly api: ApiView }) {
  useView('a.');
  const given = answers();
  const { questions } = api.data;
  const done = questions.filter(({ id }) => (given[keyOf(api, id)]?.state ?? 'open') !== 'open').length;
  const raised = questions.filter(({ rule }) => rule !== null);
  const general = questions.filter(({ rule }) => rule === null);
  return (
    <section class="block" id="questions" tabIndex={-1} aria-labelledby="questions-title">
      <h2 id="questions-title">Questions for the review</h2>
      <p class="quiet guide">
        <span role="status">
          {done} of {questions.length} answered.
        </span>{' '}
        The answers are kept in the address of this page; a saved copy holds them too.
      </p>
      {raised.length > 0 ? <h3>Raised by this description</h3> : null}
      <QuestionList api={api} questions={raised} />
      {general.length > 0 ? <h3>What no description shows</h3> : null}
      <QuestionList api={api} questions={general} />
      <h3>Conclusion</h3>
      <Note
        name={keyOf(api, CONCLUSION)}
        label="Conclusion of the review"
        given={given[keyOf(api, CONCLUSION)] ?? OPEN}
        rows={3}
      />
      <Actions api={api} />
    </section>
  );
}

function QuestionList({ api, questions }: { readonly api: ApiView; readonly questions: readonly Question[] }) {
  const given = answers();
  return (
    <ul class="questions">
      {questions.map((question) => {
        const name = keyOf(api, question.id);
        return <Item key={question.id} api={api} question={question} name={name} given={given[name] ?? OPEN} />;
      })}
    </ul>
  );
}

/** The key under which an answer is kept. */
function keyOf({ index }: ApiView, id: string): string {
  return `${index}.${id}`;
}

interface ItemProps {
  readonly api: ApiView;
  readonly question: Question;
  readonly name: string;
  readonly given: ReviewerAnswer;
}

function Item({ api, question, name, given }: ItemProps) {
  const { text, statement, places, rule } = question;
  return (
    <li class={`question keep is-${given.state}`}>
      <fieldset>
        <legend>
          {text} <code class="quiet">{statement}</code>
        </legend>
        <div class="states">
          {STATES.map((state) => (
            <label>
              <input
                type="radio"
                name={name}
                value={state}
                checked={given.state === state}
                onChange={() => answer(name, { ...given, state })}
              />{' '}
              {WORDS[state]}
            </label>
          ))}
        </div>
        <Note name={name} label={`Answer: ${text}`} given={given} rows={1} />
      </fieldset>
      {rule === null ? null : (
        <Fold class="no-print" summary={count(places, 'place')}>
          {() => <FindingsBelow api={api} findings={api.byRule.get(rule) ?? []} />}
        </Fold>
      )}
    </li>
  );
}

interface NoteProps {
  readonly name: string;
  readonly label: string;
  readonly given: ReviewerAnswer;
  readonly rows: number;
}

/** Browsers refuse an address that changes with every key, so a note waits for a pause. */
function Note({ name, label, given, rows }: NoteProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const keep = (note: string) => {
    answer(name, { ...given, note });
    setDraft(null);
  };
  return (
    <textarea
      rows={rows}
      aria-label={label}
      placeholder="answer"
      value={draft ?? given.note}
      onInput={(event) => setDraft(event.currentTarget.value)}
      onChange={(event) => keep(event.currentTarget.value)}
    />
  );
}

function Actions({ api }: { readonly api: ApiView }) {
  const name = document.title
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  return (
    <p class="actions no-print">
      <button type="button" onClick={() => download(`${name}.html`, pageWithAnswers(), 'text/html')}>
        Save a copy with the answers
      </button>
      <button type="button" onClick={() => download(`${name}.md`, answersAsMarkdown(api), 'text/markdown')}>
        Save the answers as Markdown
      </button>
      <button type="button" onClick={() => print()}>
        Print
      </button>
    </p>
  );
}

function answersAsMarkdown(api: ApiView): string {
  const given = answers();
  const of = (id: string) => given[keyOf(api, id)] ?? OPEN;
  const lines = api.data.questions.map(({ id, text, statement }) => {
    const { state, note } = of(id);
    const said = note === '' ? '' : `\n  ${note.replaceAll('\n', '\n  ')}`;
    return `- [${state === 'open' ? ' ' : 'x'}] ${text} (${statement})${state === 'open' ? '' : ` **${WORDS[state]}**`}${said}`;
  });
  const conclusion = of(CONCLUSION).note;
  return `# ${document.title}\n\n${lines.join('\n')}\n${conclusion === '' ? '' : `\n## Conclusion\n\n${conclusion}\n`}`;
}
