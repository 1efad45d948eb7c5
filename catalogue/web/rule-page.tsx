import type { ComponentChildren } from 'preact';
import { judgesDescriptions } from '../../framework/rule.ts';
import { capitalized } from '../../pages/capitalized.ts';
import { Code } from '../../pages/code.tsx';
import { Prose } from '../../pages/prose.tsx';
import { STATEMENTS } from '../../spec/statements.generated.ts';
import type { RuleEntry } from '../catalogue.ts';
import { changesOfRule, pairText } from '../changes-of-rule.ts';
import { JUDGED } from '../checked-by.ts';
import type { ShownExample } from '../example-findings.ts';
import { exchangesOfRule, sequencesOfRule } from '../exchanges-of-rule.ts';
import type { BadExample, RuleExamples } from '../rule-examples.ts';
import {
  adjustmentExample,
  functionNameOf,
  mendingOf,
  optionsExample,
  optionsOf,
  readings,
  remedies,
  suppressionExample,
} from '../rule-help.ts';
import { Frame, Numbered, rulePage, SeverityWord, statementPlace } from './frame.tsx';

const HOME = '../../';

interface RulePageProps {
  readonly entry: RuleEntry;
  readonly examples: RuleExamples;
  readonly related: readonly RuleEntry[];
  /** The rules of its section. */
  readonly siblings: readonly RuleEntry[];
  readonly before: RuleEntry | undefined;
  readonly after: RuleEntry | undefined;
  readonly version: string;
}

/** All that there is to know of one rule. */
export function RulePage({ entry, examples, related, siblings, before, after, version }: RulePageProps) {
  const { id, summary, why } = entry;
  return (
    <Frame home={HOME} version={version}>
      <div class="columns">
        <Rail entry={entry} siblings={siblings} />
        <main id="content" class="rule">
          <nav class="crumbs quiet" aria-label="Where this is">
            <a href={`${HOME}index.html`}>All statements</a> <span aria-hidden="true">/</span>{' '}
            <SectionLink entry={entry} />
          </nav>
          <h1>
            <code>{id}</code>
          </h1>
          <p class="lead">
            <Prose text={summary} />
          </p>
          <Facts entry={entry} />
          <Texts title="Why" list={[why]} />
          <Texts title="How the statement is read" list={readings(entry)} />
          {judgesDescriptions(entry.rule) ? <Descriptions entry={entry} examples={examples} /> : null}
          <Exchanges entry={entry} />
          <Sequences entry={entry} />
          <Changes entry={entry} />
          <Exceptions entry={entry} />
          <Options entry={entry} />
          <Related list={related} />
          <Turns before={before} after={after} />
        </main>
      </div>
    </Frame>
  );
}

/** What the rule says of descriptions. */
function Descriptions({ entry, examples }: Pick<RulePageProps, 'entry' | 'examples'>) {
  const asks = entry.kind === 'review';
  return (
    <>
      <Part title={asks ? 'Where it asks' : 'What breaks it'}>
        <BadExamples list={examples.bad} />
      </Part>
      <Part title={asks ? 'How to answer' : 'How to fix it'}>
        <Remedies list={remedies(examples.bad)} />
        <Examples list={examples.good} />
      </Part>
      <Part title="What it leaves alone">
        <Examples list={examples.ignored} />
      </Part>
    </>
  );
}

/** What the rule says of traffic. */
function Exchanges({ entry }: Pick<RulePageProps, 'entry'>) {
  const found = exchangesOfRule(entry.rule);
  if (found === null) return null;
  return (
    <Part title="In traffic">
      {[...found.broken, ...found.holds].map(({ title, text }) => (
        <figure>
          <figcaption>{capitalized(title)}</figcaption>
          <Code text={text} language="yaml" marks={[]} label={`Traffic: ${title}`} />
        </figure>
      ))}
    </Part>
  );
}

/** What the rule asks a service. */
function Sequences({ entry }: Pick<RulePageProps, 'entry'>) {
  const found = sequencesOfRule(entry.rule);
  if (found === null) return null;
  return (
    <Part title="In a service">
      {[...found.broken, ...found.holds].map(({ title, finding, text }) => (
        <figure>
          <figcaption>{`${capitalized(title)}${finding === null ? '' : `: ${finding}`}`}</figcaption>
          <Code text={text} language="yaml" marks={[]} label={`Requests and answers: ${title}`} />
        </figure>
      ))}
    </Part>
  );
}

/** What the rule says of two versions. */
function Changes({ entry }: Pick<RulePageProps, 'entry'>) {
  const found = changesOfRule(entry.rule);
  if (found === null) return null;
  return (
    <Part title="Between two versions">
      <ul>
        {found.kinds.map(({ kind, severity, summary }) => (
          <li>
            <code>{kind}</code> ({severity}): {summary}
          </li>
        ))}
      </ul>
      {found.breaking.map((example) => (
        <figure>
          <figcaption>{example.title}</figcaption>
          <pre>
            <code>{pairText(example)}</code>
          </pre>
        </figure>
      ))}
    </Part>
  );
}

function Rail({ entry, siblings }: Pick<RulePageProps, 'entry' | 'siblings'>) {
  return (
    <nav class="rail no-print" aria-label="Rules of the section">
      <p>
        <SectionLink entry={entry} />
      </p>
      <ol>
        {siblings.map(({ id }) => (
          <li>
            <a href={rulePage(id, HOME)} aria-current={id === entry.id ? 'page' : undefined}>
              {id}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function SectionLink({ entry: { section, sectionTitle } }: Pick<RulePageProps, 'entry'>) {
  return (
    <a href={`${HOME}index.html#section-${section}`}>
      <Numbered number={section} title={sectionTitle} />
    </a>
  );
}

function Texts({ title, list }: { readonly title: string; readonly list: readonly string[] }) {
  if (list.length === 0) return null;
  return (
    <Part title={title}>
      {list.map((text) => (
        <p>
          <Prose text={text} />
        </p>
      ))}
    </Part>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Facts({
  entry: { id, severity, kind, judges, rulesets, section, since, statements, summary },
}: {
  readonly entry: RuleEntry;
}) {
  return (
    <dl class="facts">
      <dt>Statement</dt>
      {statements.length === 0 ? (
        <dd>None; {kind === 'annotation' ? 'it looks after Lintel’s own extension' : 'OpenAPI itself says so'}.</dd>
      ) : null}
      {statements.map((id) => (
        <dd>
          {STATEMENTS[id].says === summary ? null : `${STATEMENTS[id].says} `}
          <a href={statementPlace(id, HOME)} class="plain">
            <code>{id}</code>
          </a>
        </dd>
      ))}
      <dt>Severity</dt>
      <dd>
        <SeverityWord of={severity} />
        {kind === 'review' ? ': it guesses, and asks the reviewer' : null}
      </dd>
      <Mending id={id} />
      <dt>Judges</dt>
      <dd>{judges.map((one) => JUDGED[one]).join(', ')}</dd>
      {kind === 'elsewhere' ? null : (
        <>
          <dt>Rulesets</dt>
          <dd>{[...rulesets, section].join(', ')}</dd>
        </>
      )}
      <dt>Since</dt>
      <dd>{since}</dd>
    </dl>
  );
}

function Mending({ id }: Pick<RuleEntry, 'id'>) {
  const fix = mendingOf(id);
  if (fix === null) return null;
  return (
    <>
      <dt>Mends itself</dt>
      <dd>
        <Prose text={fix} />
      </dd>
    </>
  );
}

function Examples({ list }: { readonly list: readonly ShownExample[] }) {
  return (
    <>
      {list.map(({ title, text, marks }) => (
        <figure>
          <figcaption>{capitalized(title)}</figcaption>
          <Code text={text} language="yaml" marks={marks} label={`Example: ${title}`} />
        </figure>
      ))}
    </>
  );
}

function BadExamples({ list }: { readonly list: readonly BadExample[] }) {
  return (
    <>
      {list.map((example) => (
        <>
          <Examples list={[example]} />
          {example.fixed === null ? null : (
            <figure>
              <figcaption>
                What <code>{`lintel lint ${example.fixed.option}`}</code> makes of it
              </figcaption>
              <Code text={example.fixed.text} language="yaml" label={`After the fix: ${example.title}`} />
            </figure>
          )}
        </>
      ))}
    </>
  );
}

function Remedies({ list }: { readonly list: readonly string[] }) {
  const [first, ...others] = list;
  if (others.length === 0) return first === undefined ? null : <p>{first}</p>;
  return (
    <ul>
      {list.map((remedy) => (
        <li>{remedy}</li>
      ))}
    </ul>
  );
}

function Exceptions({ entry }: { readonly entry: RuleEntry }) {
  const adjustment = adjustmentExample(entry);
  return (
    <Part title="Exceptions">
      <p>
        At one place, with a reason: write this into the object in which the finding stands, or into one around it. Once
        it hides nothing any more, a rule says so.
      </p>
      <Code text={suppressionExample(entry)} language="yaml" label="How to suppress the rule" />
      {adjustment === null ? null : (
        <>
          <p>
            For a whole project, in <code>.spectral.yaml</code>:
          </p>
          <Code text={adjustment} language="yaml" label="How to change the severity" />
        </>
      )}
    </Part>
  );
}

function Options({ entry }: { readonly entry: RuleEntry }) {
  const options = optionsOf(entry);
  const changed = optionsExample(entry);
  if (changed === null) return null;
  return (
    <Part title="Options">
      <p>
        The rule is the function <code>{functionNameOf(entry)}</code> of <code>lintel/functions</code> with these
        options:
      </p>
      <dl class="options">
        {options.map(({ name, value }) => (
          <>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code>{value}</code>
            </dd>
          </>
        ))}
      </dl>
      <details>
        <summary>With other options</summary>
        <Code text={changed} language="javascript" label="A ruleset with other options" />
      </details>
    </Part>
  );
}

function Related({ list }: { readonly list: readonly RuleEntry[] }) {
  if (list.length === 0) return null;
  return (
    <Part title="Related rules">
      <ul class="related">
        {list.map(({ id, summary, severity }) => (
          <li>
            <a href={rulePage(id, HOME)}>
              <code>{id}</code>
            </a>{' '}
            <SeverityWord of={severity} />
            <br />
            <span class="quiet">{summary}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Turns({ before, after }: Pick<RulePageProps, 'before' | 'after'>) {
  return (
    <nav class="turn no-print" aria-label="Other rules">
      <Turn to={before} rel="prev" label="Before" />
      <Turn to={after} rel="next" label="Next" />
    </nav>
  );
}

function Turn({
  to,
  rel,
  label,
}: {
  readonly to: RuleEntry | undefined;
  readonly rel: string;
  readonly label: string;
}) {
  if (to === undefined) return <span />;
  return (
    <a href={rulePage(to.id, HOME)} rel={rel}>
      <span class="quiet">{label}</span>
      <br />
      <code>{to.id}</code>
    </a>
  );
}
