import { Data } from '../../pages/data.tsx';
import { Prose } from '../../pages/prose.tsx';
import type { Catalogue, RuleEntry, SectionEntry, StatementEntry } from '../catalogue.ts';
import { checkedElsewhere, countedWithoutRule, WAY_KEYS, WAYS } from '../checked-by.ts';
import { Filters } from './filters.tsx';
import { Frame, Numbered, rulePage, SeverityWord } from './frame.tsx';
import { searchIndex } from './search-index.ts';

/** Every statement of the conventions by section, with its rules, or the way in which it is checked elsewhere. */
export function StartPage({ catalogue, version }: { readonly catalogue: Catalogue; readonly version: string }) {
  const { sections } = catalogue;
  return (
    <Frame home="" version={version}>
      <div class="columns">
        <nav class="rail no-print" aria-label="Sections">
          <ol>
            {sections.map(({ number, title }) => (
              <li data-section={number}>
                <a href={`#section-${number}`}>
                  <Numbered number={number} title={title} />
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <main id="content">
          <h1>The conventions, and how each is checked</h1>
          <Counters catalogue={catalogue} />
          <Filters sections={sections} />
          <section id="results" hidden>
            <h2 class="visually-hidden">What was found, the best first</h2>
            <div class="statements" />
          </section>
          {sections.map((section) => (
            <Section section={section} />
          ))}
          <p id="nothing" class="quiet" hidden>
            No statement fits. Take out a word or a filter.
          </p>
        </main>
      </div>
      <Data id="search-index" value={searchIndex(catalogue)} />
    </Frame>
  );
}

function Counters({ catalogue: { statements, rules } }: { readonly catalogue: Catalogue }) {
  const decided = statements.filter(({ rules: own }) => own.length > 0).length;
  return (
    <>
      <p class="lead">
        {statements.length} statements. {rules.length} rules decide {decided} of them, or ask about them;{' '}
        {countedWithoutRule(statements)}. Many can be checked in more than one way:
      </p>
      <ul class="counters">
        {WAY_KEYS.map((way) => (
          <li>
            <a href={`#by=${way}`} data-way={way} title={WAYS[way].explained}>
              <b>{statements.filter(({ by }) => by.includes(way)).length}</b> by {WAYS[way].name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Section({ section: { number, title, statements, rules } }: { readonly section: SectionEntry }) {
  return (
    <section class="section" id={`section-${number}`} data-section={number}>
      <h2>
        <Numbered number={number} title={title} />
      </h2>
      <div class="statements">
        {statements.map((statement) => (
          <Statement statement={statement} section={number} />
        ))}
        {statements.length === 0 ? rules.map((rule) => <RuleAlone rule={rule} />) : null}
      </div>
    </section>
  );
}

function Statement({ statement, section }: { readonly statement: StatementEntry; readonly section: string }) {
  const { id, says, by, severity, rules, question, note } = statement;
  return (
    <article class="statement keep" id={id} data-section={section} data-by={by.join(' ')} data-severity={severity}>
      <div class="what">
        <h3>
          <Prose text={says} />
        </h3>
        <div class="meta quiet">
          <a href={`#${id}`} class="plain">
            <code>{id}</code>
          </a>
          <span>by {by.map((way) => WAYS[way].name).join(', ')}</span>
          {note === null ? null : (
            <details>
              <summary>How it is read</summary>
              <p>
                <Prose text={note} />
              </p>
            </details>
          )}
        </div>
      </div>
      <div class="how">
        {rules.length > 0 ? <Rules rules={rules} /> : <Elsewhere by={by} />}
        {rules.length > 0 || question === null ? null : (
          <p class="question">
            <Prose text={question} />
          </p>
        )}
      </div>
    </article>
  );
}

function Elsewhere({ by }: Pick<StatementEntry, 'by'>) {
  return <p class="quiet">{checkedElsewhere(by)}</p>;
}

function Rules({ rules }: { readonly rules: readonly RuleEntry[] }) {
  return (
    <ul class="rules">
      {rules.map(({ id, severity, rulesets, kind, summary }) => (
        <li data-severity={severity} data-rulesets={rulesets.join(' ')}>
          <a href={rulePage(id, '')} title={summary}>
            <code>{id}</code>
          </a>{' '}
          <SeverityWord of={severity} />
          {kind === 'review' ? <span class="word"> question</span> : null}
        </li>
      ))}
    </ul>
  );
}

/** A rule that decides no statement stands for itself; the counters are about statements, and so are their filters. */
function RuleAlone({ rule }: { readonly rule: RuleEntry }) {
  return (
    <article class="statement keep" id={rule.id} data-section={rule.section} data-severity={rule.severity}>
      <div class="what">
        <h3>{rule.summary}</h3>
      </div>
      <div class="how">
        <Rules rules={[rule]} />
      </div>
    </article>
  );
}
