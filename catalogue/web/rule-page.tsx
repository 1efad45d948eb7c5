import type { ComponentChildren } from 'preact';
import { capitalized } from '../../pages/capitalized.ts';
import { Code } from '../../pages/code.tsx';
import { Prose } from '../../pages/prose.tsx';
import { STATEMENTS } from '../../spec/statements.generated.ts';
import type { RuleEntry } from '../catalogue.ts';
import { type ChangesOfRule, pairText } from '../changes-of-rule.ts';
import { JUDGED } from '../checked-by.ts';
import type { ShownExample } from '../example-findings.ts';
import type { BadExample, RuleExamples } from '../rule-examples.ts';
import { mendingOf } from '../rule-help.ts';
import { type ExceptionsOfRule, type OptionsOfRule, outlineOf, type RuleParts } from '../rule-outline.ts';
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

/** The section of each part. */
const PARTS: RuleParts<ComponentChildren> = {
  why: (title, text) => <Texts title={title} list={[text]} />,
  readings: (title, texts) => <Texts title={title} list={texts} />,
  bad: (title, examples) => (
    <Part title={title}>
      <BadExamples list={examples} />
    </Part>
  ),
  remedies: (title, remedies, good) => (
    <Part title={title}>
      <Remedies list={remedies} />
      <Examples list={good} />
    </Part>
  ),
  ignored: (title, examples) => (
    <Part title={title}>
      <Examples list={examples} />
    </Part>
  ),
  exchanges: (title, { broken, holds }) => (
    <Part title={title}>
      {[...broken, ...holds].map(({ title: one, text }) => (
        <figure>
          <figcaption>{capitalized(one)}</figcaption>
          <Code text={text} language="yaml" marks={[]} label={`Traffic: ${one}`} />
        </figure>
      ))}
    </Part>
  ),
  sequences: (title, { broken, holds }) => (
    <Part title={title}>
      {[...broken, ...holds].map(({ title: one, finding, text }) => (
        <figure>
          <figcaption>{`${capitalized(one)}${finding === null ? '' : `: ${finding}`}`}</figcaption>
          <Code text={text} language="yaml" marks={[]} label={`Requests and answers: ${one}`} />
        </figure>
      ))}
    </Part>
  ),
  changes: (title, found) => (
    <Part title={title}>
      <Changes found={found} />
    </Part>
  ),
  exceptions: (title, exceptions) => (
    <Part title={title}>
      <Exceptions {...exceptions} />
    </Part>
  ),
  options: (title, options) => (
    <Part title={title}>
      <Options {...options} />
    </Part>
  ),
  related: (title, rules) => (
    <Part title={title}>
      <Related list={rules} />
    </Part>
  ),
};

/** All that there is to know of one rule. */
export function RulePage({ entry, examples, related, siblings, before, after, version }: RulePageProps) {
  const { id, summary } = entry;
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
          {outlineOf(entry, examples, related, PARTS)}
          <Turns before={before} after={after} />
        </main>
      </div>
    </Frame>
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

function Changes({ found: { kinds, breaking } }: { readonly found: ChangesOfRule }) {
  return (
    <>
      <ul>
        {kinds.map(({ kind, severity, summary }) => (
          <li>
            <code>{kind}</code> ({severity}): {summary}
          </li>
        ))}
      </ul>
      {breaking.map((example) => (
        <figure>
          <figcaption>{example.title}</figcaption>
          <pre>
            <code>{pairText(example)}</code>
          </pre>
        </figure>
      ))}
    </>
  );
}

function Exceptions({ suppression, adjustment }: ExceptionsOfRule) {
  return (
    <>
      <p>
        At one place, with a reason: write this into the object in which the finding stands, or into one around it. Once
        it hides nothing any more, a rule says so.
      </p>
      <Code text={suppression} language="yaml" label="How to suppress the rule" />
      {adjustment === null ? null : (
        <>
          <p>
            For a whole project, in <code>.spectral.yaml</code>:
          </p>
          <Code text={adjustment} language="yaml" label="How to change the severity" />
        </>
      )}
    </>
  );
}

function Options({ functionName, set, changed }: OptionsOfRule) {
  return (
    <>
      <p>
        The rule is the function <code>{functionName}</code> of <code>lintel/functions</code> with these options:
      </p>
      <dl class="options">
        {set.map(({ name, value }) => (
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
    </>
  );
}

function Related({ list }: { readonly list: readonly RuleEntry[] }) {
  return (
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
