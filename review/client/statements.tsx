import type { PageStatement } from '../page/page-api.ts';
import { count, otherWays, VERDICT_WORDS } from '../page/words.ts';
import { REVIEW_VERDICTS, type ReviewVerdict } from '../review.ts';
import { change, useView } from './address.ts';
import type { ApiView } from './api-view.ts';
import { FindingsBelow } from './findings.tsx';
import { Fold } from './fold.tsx';

/** Every statement of the conventions with its verdict, and what it rests on. */
export function Statements({ api }: { readonly api: ApiView }) {
  const { verdict = '', section: wanted = '' } = useView('verdict', 'section');
  const { statements, sections } = api.data;
  const shown = statements.filter((one) => verdict === '' || one.verdict === verdict);
  return (
    <section class="block" id="statements" tabIndex={-1} aria-labelledby="statements-title">
      <h2 id="statements-title">Statements of the conventions</h2>
      <fieldset class="chips no-print">
        <legend class="visually-hidden">Verdict</legend>
        <Chip name="all" value="" chosen={verdict} number={statements.length} />
        {REVIEW_VERDICTS.map((one) => (
          <Chip
            name={VERDICT_WORDS[one].name}
            value={one}
            chosen={verdict}
            number={statements.filter((statement) => statement.verdict === one).length}
          />
        ))}
      </fieldset>
      {sections.map(({ section, title }) => {
        const own = shown.filter(({ id }) => id.startsWith(`${section}/`));
        if (own.length === 0) return null;
        const props = { section, title, statements: own, isChosen: wanted === section };
        return <Section key={section} api={api} {...props} />;
      })}
      <Exceptions api={api} />
    </section>
  );
}

interface ChipProps {
  readonly name: string;
  readonly value: ReviewVerdict | '';
  readonly chosen: string;
  readonly number: number;
}

function Chip({ name, value, chosen, number }: ChipProps) {
  return (
    <button type="button" aria-pressed={chosen === value} onClick={() => change({ verdict: value, section: '' })}>
      {name} <b>{number}</b>
    </button>
  );
}

interface SectionProps {
  readonly api: ApiView;
  readonly section: string;
  readonly title: string;
  readonly statements: readonly PageStatement[];
  readonly isChosen: boolean;
}

function Section({ api, section, title, statements, isChosen }: SectionProps) {
  return (
    <div class="section" id={`section-${section}`} tabIndex={-1} data-chosen={isChosen ? '' : undefined}>
      <h3>
        <span class="number">{section}</span> {title}
      </h3>
      <ul>
        {statements.map((statement) => (
          <Statement key={statement.id} api={api} statement={statement} />
        ))}
      </ul>
    </div>
  );
}

function Statement({ api, statement }: { readonly api: ApiView; readonly statement: PageStatement }) {
  const { id, says, verdict, findings } = statement;
  const { name, sign } = VERDICT_WORDS[verdict];
  return (
    <li class={`statement v-${verdict}`} id={id}>
      <span class="sign" aria-hidden="true">
        {sign}
      </span>
      <div>
        <p>
          <span class="visually-hidden">{name}: </span>
          {says} <code class="quiet">{id}</code>
        </p>
        <p class="evidence quiet">{evidence(statement)}</p>
        {findings === 0 ? null : (
          <Fold summary={count(findings, 'finding')}>
            {() => <FindingsBelow api={api} findings={api.violating(id)} />}
          </Fold>
        )}
      </div>
    </li>
  );
}

function evidence({ verdict, judged, broken, by, rules }: PageStatement): string {
  const others = otherWays(by);
  const further = others === null ? '' : `; also shown by ${others}`;
  if (rules.length === 0) {
    if (verdict === 'notApplicable') return 'Nothing here that it concerns';
    return others === null ? 'No description shows it; see the questions' : `To check by ${others}`;
  }
  if (judged === 0) return `Nothing here that it concerns${further}`;
  if (broken === 0) return `${count(judged, 'place')} judged, nothing found${further}`;
  const word = verdict === 'broken' ? 'broken' : 'to ask about';
  return `${count(judged, 'place')} judged, ${broken.toLocaleString('en')} ${word}${further}`;
}

function Exceptions({ api }: { readonly api: ApiView }) {
  const { exceptions } = api.data;
  if (exceptions.length === 0) return null;
  return (
    <div class="section">
      <h3>Exceptions that the description asks for</h3>
      <ul>
        {exceptions.map(({ rule, reason, pointer }) => (
          <li>
            <code>{rule}</code> at <code class="pointer">{pointer}</code>: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
