import { capitalized } from '../../pages/capitalized.ts';
import { sectionOf } from '../../spec/sections.ts';
import type { PageStatement } from '../page/page-api.ts';
import { StandingMark } from '../page/standing-mark.tsx';
import { count, otherWays, VERDICT_WORDS } from '../page/words.ts';
import { REVIEW_VERDICTS, type ReviewVerdict } from '../review.ts';
import { countInWords, isSeenBroken, type Seen, seenInWords } from '../seen-counts.ts';
import type { Standings } from '../standing.ts';
import { change, hrefOf, useView } from './address.ts';
import type { ApiView } from './api-view.ts';
import { useArrival } from './arrival.ts';
import { FindingsBelow } from './findings.tsx';
import { Fold } from './fold.tsx';
import { useStandings } from './standings.ts';

/** What a section shows without being opened; the rest of its statements needs nobody. */
const IN_FULL: readonly ReviewVerdict[] = ['broken', 'ask'];

/** Every statement of the conventions with its verdict, and what it rests on. */
export function Statements({ api }: { readonly api: ApiView }) {
  const { verdict = '' } = useView('verdict');
  const standings = useStandings(api);
  const { statements, sections } = api.data;
  const shown = statements.filter((one) => verdict === '' || one.verdict === verdict);
  const ofSection = (section: string) => shown.filter(({ id }) => sectionOf(id) === section);
  const present = sections.filter(({ section }) => ofSection(section).length > 0);
  const applies = ({ section }: { section: string }) =>
    verdict !== '' || ofSection(section).some((one) => one.verdict !== 'notApplicable');
  const sectionProps = (section: string) => ({ api, statements: ofSection(section), isFiltered: verdict !== '' });
  return (
    <section class="block" id="statements" tabIndex={-1} aria-labelledby="statements-title">
      <h2 id="statements-title">Statements of the conventions</h2>
      <Chips statements={statements} chosen={verdict} />
      {present.filter(applies).map(({ section, title }) => (
        <Section key={section} section={section} title={title} standings={standings} {...sectionProps(section)} />
      ))}
      <WithoutSubject sections={present.filter((one) => !applies(one))} propsOf={sectionProps} standings={standings} />
      <Exceptions api={api} />
    </section>
  );
}

function Chips({ statements, chosen }: { readonly statements: readonly PageStatement[]; readonly chosen: string }) {
  return (
    <fieldset class="chips no-print">
      <legend class="visually-hidden">Verdict</legend>
      <Chip name="all" value="" chosen={chosen} number={statements.length} />
      {REVIEW_VERDICTS.map((one) => (
        <Chip
          name={VERDICT_WORDS[one].name}
          value={one}
          chosen={chosen}
          number={statements.filter((statement) => statement.verdict === one).length}
        />
      ))}
    </fieldset>
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

interface SectionContent {
  readonly api: ApiView;
  readonly statements: readonly PageStatement[];
  /** Only statements of one verdict are shown. */
  readonly isFiltered: boolean;
}

interface SectionProps extends SectionContent {
  readonly section: string;
  readonly title: string;
  readonly standings: Standings;
}

function Section({ api, section, title, statements, isFiltered, standings }: SectionProps) {
  const { ref, isMeant } = useArrival<HTMLDivElement>('section', section);
  const inFull = isFiltered ? statements : statements.filter(({ verdict }) => IN_FULL.includes(verdict));
  const standing = standings.bySection.get(section);
  return (
    <div ref={ref} class="section" id={`section-${section}`} tabIndex={-1} data-chosen={isMeant ? '' : undefined}>
      <h3>
        <a class="plain" href={hrefOf({ section })}>
          <span class="number">{section}</span> {title}
        </a>{' '}
        {standing === undefined ? null : <StandingMark standing={standing} />}
      </h3>
      <StatementList api={api} statements={inFull} />
      {isFiltered
        ? null
        : REVIEW_VERDICTS.filter((verdict) => !IN_FULL.includes(verdict)).map((verdict) => (
            <Folded key={verdict} api={api} verdict={verdict} statements={statements} />
          ))}
    </div>
  );
}

function StatementList({ api, statements }: Pick<SectionContent, 'api' | 'statements'>) {
  if (statements.length === 0) return null;
  return (
    <ul>
      {statements.map((statement) => (
        <Statement key={statement.id} api={api} statement={statement} />
      ))}
    </ul>
  );
}

interface FoldedProps extends Pick<SectionContent, 'api' | 'statements'> {
  readonly verdict: ReviewVerdict;
}

/** The statements of a verdict that needs nobody. */
function Folded({ api, verdict, statements }: FoldedProps) {
  const { statement: wanted } = useView('statement');
  const own = statements.filter((one) => one.verdict === verdict);
  if (own.length === 0) return null;
  const { sign } = VERDICT_WORDS[verdict];
  return (
    <Fold
      class={`others v-${verdict}`}
      open={own.some(({ id }) => id === wanted)}
      summary={
        <>
          <span class="sign" aria-hidden="true">
            {sign}
          </span>{' '}
          {own.length} {VERDICT_WORDS[verdict].many(own.length)}
        </>
      }
    >
      {() => <StatementList api={api} statements={own} />}
    </Fold>
  );
}

interface WithoutSubjectProps {
  readonly sections: ApiView['data']['sections'];
  readonly propsOf: (section: string) => SectionContent;
  readonly standings: Standings;
}

/** The sections about which the description says nothing. */
function WithoutSubject({ sections, propsOf, standings }: WithoutSubjectProps) {
  const { section: wanted, statement = '' } = useView('section', 'statement');
  if (sections.length === 0) return null;
  const isMeant = sections.some(({ section }) => section === wanted || section === sectionOf(statement));
  const names = sections.map(({ section, title }) => `${section} ${title}`).join(', ');
  return (
    <Fold
      class="others without-subject"
      open={isMeant}
      summary={
        <>
          {count(sections.length, 'section')} without anything to judge here: <span class="quiet">{names}</span>
        </>
      }
    >
      {() =>
        sections.map(({ section, title }) => (
          <Section key={section} section={section} title={title} standings={standings} {...propsOf(section)} />
        ))
      }
    </Fold>
  );
}

/** What a running service showed, with the operations at which it did. */
function SeenLine({ seen }: { readonly seen: Seen }) {
  const words = seenInWords(seen);
  return (
    <Fold class={isSeenBroken(seen) ? 'seen v-broken' : 'seen'} summary={capitalized(words)}>
      {() => (
        <ul>
          {seen.operations.map(({ kind, operation, ...counts }) => (
            <li key={`${kind} ${operation}`} class={counts.held < counts.judged ? 'is-broken' : undefined}>
              <code>{operation}</code> {countInWords(counts, kind === 'exchanges' ? 'exchange' : 'question')}
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

function Statement({ api, statement }: { readonly api: ApiView; readonly statement: PageStatement }) {
  const { id, says, verdict, findings } = statement;
  const { ref, isMeant } = useArrival<HTMLLIElement>('statement', id);
  const { name, sign } = VERDICT_WORDS[verdict];
  return (
    <li ref={ref} class={`statement v-${verdict}`} id={id} tabIndex={-1} data-chosen={isMeant ? '' : undefined}>
      <span class="sign" aria-hidden="true">
        {sign}
      </span>
      <div>
        <p>
          <span class="visually-hidden">{name}: </span>
          {says}{' '}
          <a class="plain" href={hrefOf({ statement: id })}>
            <code class="quiet">{id}</code>
          </a>
        </p>
        <p class="evidence quiet">{evidence(statement)}</p>
        {statement.seen === undefined ? null : <SeenLine seen={statement.seen} />}
        {findings === 0 ? null : (
          <Fold summary={count(findings, 'finding')} open={isMeant}>
            {() => <FindingsBelow api={api} findings={api.violating(id)} />}
          </Fold>
        )}
      </div>
    </li>
  );
}

function evidence({ verdict, judged, broken, by, rules, seen }: PageStatement): string {
  const others = seen === undefined ? otherWays(by) : null;
  const further = others === null ? '' : `; also shown by ${others}`;
  if (rules.length === 0 && seen !== undefined) return 'No description shows it';
  if (rules.length === 0) {
    if (verdict === 'notApplicable') return 'Nothing here that it concerns';
    if (by.includes('document') || by.includes('review')) return 'Not judged: its rules took no part';
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
