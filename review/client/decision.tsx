import { DECISION_PARTS, DECISIONS, type DecisionPart } from '../decision.ts';
import { STANDING_WORDS, standingReasons } from '../standing.ts';
import { AnswerNote } from './answer-fields.tsx';
import { book, download, pageWithAnswers, useAnswer, useAnswers } from './answers.ts';
import { answersAsMarkdown } from './answers-as-markdown.ts';
import type { ApiView } from './api-view.ts';
import { conditionsOf } from './conditions.ts';
import { findingsAsCsv } from './findings-as-csv.ts';
import { useStandings } from './standings.ts';

/** How the API stands by the rule of verdicts, and what the board made of it. */
export function Decision({ api }: { readonly api: ApiView }) {
  return (
    <section class="block" id="decision" tabIndex={-1} aria-labelledby="decision-title">
      <h2 id="decision-title">Decision</h2>
      <Proposal api={api} />
      <div class="decision">
        <Choice part="decision" />
        <Day part="date" />
        <Day part="due" />
        <Names part="reviewers" />
        <Names part="owner" />
        <Text part="conditions" placeholder="besides what is marked “to change”" />
        <Text part="conclusion" placeholder="in a few sentences" />
      </div>
      <Conditions api={api} />
      <Kept />
      <Actions api={api} />
    </section>
  );
}

function Proposal({ api }: { readonly api: ApiView }) {
  const { whole } = useStandings(api);
  const reasons = standingReasons(whole);
  return (
    <>
      <p>
        By the rule of verdicts: <b class={`standing s-${whole.verdict}`}>{STANDING_WORDS[whole.verdict]}</b>
        {reasons === '' ? '.' : ` (${reasons}).`}
      </p>
      <details class="guide quiet no-print">
        <summary>The rule of verdicts</summary>
        <p>
          A section, and the API as a whole, is <b>not ready</b> while an error stands without an answer;{' '}
          <b>undecided</b> while a question is open; <b>ready with conditions</b> while a warning stands without an
          answer or something is to be changed; else <b>ready</b>. An answer is given to one finding or to all of a
          rule: “accepted” takes its weight away, “to change” makes it a condition. Hints have no weight, and neither
          has what the baseline knows.
        </p>
      </details>
    </>
  );
}

function Choice({ part }: { readonly part: DecisionPart }) {
  const { note } = useAnswer(part);
  return (
    <label class="choice">
      <span>{DECISION_PARTS[part]}</span>
      <select onChange={(event) => book.answer(part, { note: event.currentTarget.value })}>
        {Object.entries(DECISIONS).map(([value, name]) => (
          <option value={value} selected={value === note}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Names({ part }: { readonly part: DecisionPart }) {
  const { note } = useAnswer(part);
  return (
    <label>
      <span>{DECISION_PARTS[part]}</span>
      <input
        type="text"
        value={note}
        placeholder="names"
        onInput={(event) => book.answer(part, { note: event.currentTarget.value })}
      />
    </label>
  );
}

function Day({ part }: { readonly part: DecisionPart }) {
  const { note } = useAnswer(part);
  return (
    <label>
      <span>{DECISION_PARTS[part]}</span>
      <input
        type="date"
        class={note === '' ? 'empty' : undefined}
        value={note}
        onInput={(event) => book.answer(part, { note: event.currentTarget.value })}
      />
    </label>
  );
}

function Text({ part, placeholder }: { readonly part: DecisionPart; readonly placeholder: string }) {
  return (
    <div class="wide">
      <span aria-hidden="true">{DECISION_PARTS[part]}</span>
      <AnswerNote name={part} label={DECISION_PARTS[part]} placeholder={placeholder} rows={2} />
    </div>
  );
}

/** What is marked to be changed, which is what a board approves under. */
function Conditions({ api }: { readonly api: ApiView }) {
  const answers = useAnswers();
  const conditions = conditionsOf(api, answers);
  if (conditions.length === 0) return null;
  return (
    <>
      <h3>To change</h3>
      <ul>
        {conditions.map(({ text, note, href }) => (
          <li key={href}>
            <a href={href} class="plain">
              {text}
            </a>
            {note === '' ? null : <span class="quiet"> {note}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Kept() {
  useAnswers();
  return (
    <p class="quiet guide no-print">
      Every answer is kept in this browser while it is typed, and in the address of this page; a saved copy holds them
      too. {book.problem}
    </p>
  );
}

function fileName(title: string): string {
  return title
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
}

function Actions({ api }: { readonly api: ApiView }) {
  // A copy has all APIs of the page, the other files the one that is shown.
  const page = fileName(document.title);
  const name = fileName(`${api.data.title} · Design review`);
  const forget = () => {
    if (confirm('Forget all answers about this API?')) book.clear();
  };
  return (
    <p class="actions no-print">
      <button type="button" onClick={() => download(`${page}.html`, pageWithAnswers(), 'text/html')}>
        Save a copy with the answers
      </button>
      <button type="button" onClick={() => download(`${name}.md`, answersAsMarkdown(api), 'text/markdown')}>
        Save the answers as Markdown
      </button>
      <button type="button" onClick={() => download(`${name}.csv`, findingsAsCsv(api), 'text/csv')}>
        Save the findings as CSV
      </button>
      <button type="button" onClick={() => print()}>
        Print
      </button>
      <button type="button" onClick={forget}>
        Forget the answers
      </button>
    </p>
  );
}
