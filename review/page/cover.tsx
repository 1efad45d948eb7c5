import { memoize } from '../../model/lib/memoize.ts';
import { Link } from '../../pages/link.tsx';
import { RichText } from '../../pages/rich-node.tsx';
import { richText } from '../../pages/rich-text.ts';
import { findingNames } from '../names.ts';
import type { ReviewedApi } from '../report.ts';
import type { FindingReview, SectionReview, TopFinding } from '../review.ts';
import { isSeenBroken } from '../seen-counts.ts';
import { unansweredStandings } from '../standing.ts';
import type { Trend } from '../trend.ts';
import { Changes } from './changes.tsx';
import { Excerpt } from './excerpt.tsx';
import { StandingMark } from './standing-mark.tsx';
import { VerdictPicture } from './verdict-picture.tsx';
import { Where } from './where.tsx';
import { count } from './words.ts';

/** What a reader sees first: what the API is, how it stands, what is most serious. */
export function Cover({ api, created }: { readonly api: ReviewedApi; readonly created: string }) {
  const { title, version, size, counts, problems, trend, changes } = api;
  const standings = unansweredStandings(api);
  return (
    <>
      <header class="cover" data-place="cover" tabIndex={-1}>
        <p class="eyebrow quiet">Design review, {created.slice(0, 10)}</p>
        <h1>
          {title} {version === null ? null : <span class="quiet">{version}</span>}
        </h1>
        <p class="quiet">
          <code>{api.file}</code> · OpenAPI {api.openapi} · {count(size.operations, 'operation')} on{' '}
          {count(size.paths, 'path')}, {count(size.schemas, 'schema')}
        </p>
        <About api={api} />
        <Problems problems={problems} />
        <Ruleset api={api} />
        <SeenLine api={api} />
        <ul class="counts">
          <li class="error">
            <b>{counts.error.toLocaleString('en')}</b> {counts.error === 1 ? 'error' : 'errors'}
          </li>
          <li class="warn">
            <b>{counts.warn.toLocaleString('en')}</b> {counts.warn === 1 ? 'warning' : 'warnings'}
          </li>
          <li class="hint">
            <b>{counts.hint.toLocaleString('en')}</b> {counts.hint === 1 ? 'hint' : 'hints'}
          </li>
        </ul>
        <p class="whole">
          <span data-standing="">
            <StandingMark standing={standings.whole} />
          </span>{' '}
          <a href="#go=decision">How this is decided</a>
        </p>
        {trend === null ? null : <TrendLine trend={trend} api={api} />}
      </header>
      <Jump places={changes === undefined ? PLACES.filter(([id]) => id !== 'changes') : PLACES} />
      <section class="block">
        <h2>Verdict by section</h2>
        <VerdictPicture sections={api.sections.filter(hasStatements)} standings={standings} />
      </section>
      <section class="block" data-place="top" tabIndex={-1}>
        <h2>What matters most</h2>
        <Top api={api} />
      </section>
      {changes === undefined ? null : <Changes changes={changes} />}
    </>
  );
}

/** In the order of the page; all but the first three are drawn by its script. */
const PLACES = [
  ['cover', 'Summary'],
  ['top', 'What matters most'],
  ['changes', 'Changes'],
  ['matrix', 'Operations'],
  ['paths', 'Paths'],
  ['statements', 'Statements'],
  ['questions', 'Questions'],
  ['decision', 'Decision'],
  ['all-findings', 'All findings'],
] as const;

function Jump({ places }: { readonly places: readonly (readonly [string, string])[] }) {
  return (
    <nav class="jump no-print" aria-label="In this report">
      <ul>
        {places.map(([id, title]) => (
          <li>
            <a href={`#go=${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A section of which nothing applies has nothing to show. */
function hasStatements({ verdicts: { notApplicable: _, ...others } }: SectionReview): boolean {
  return Object.values(others).some((number) => number > 0);
}

/** Characters of the description on the cover; what follows, up to many, is folded. */
const FIRST = 300;
const MANY = 10_000;

function About({ api: { description, documentation, servers } }: { readonly api: ReviewedApi }) {
  const first = richText(description ?? '', FIRST);
  const { blocks, isWhole } = first.isWhole ? first : richText(description ?? '', MANY);
  const rest = blocks.slice(first.blocks.length);
  return (
    <>
      {first.blocks.length === 0 ? null : (
        <div class="about rich">
          <RichText nodes={first.blocks} />
          {rest.length === 0 ? null : (
            <details class="no-print">
              <summary>{isWhole ? 'The rest of the description' : 'More of the description'}</summary>
              <RichText nodes={rest} />
            </details>
          )}
        </div>
      )}
      {servers.length === 0 && documentation === null ? null : (
        <p class="quiet servers">
          {servers.slice(0, 3).map((server) => (
            <>
              <code>{server}</code>{' '}
            </>
          ))}
          {documentation === null ? null : <Link href={documentation}>Documentation</Link>}
        </p>
      )}
    </>
  );
}

/** Which rules took part, where these are not all. */
function Ruleset({ api: { ruleset, findings } }: { readonly api: ReviewedApi }) {
  const known = findings.filter(({ isKnown }) => isKnown).length;
  const { name, leftOut } = ruleset;
  const isAll = name === 'design-review';
  if (isAll && known === 0) return null;
  return (
    <p class="quiet">
      {isAll ? null : (
        <>
          Rules of <code>{name}</code>, and those that ask.{' '}
          {leftOut.length === 0 ? null : `Without ${leftOut.slice(0, 10).join(', ')}, which Lintel does not have. `}
        </>
      )}
      {known === 0 ? null : <a href="#known=known">{count(known, 'finding')} known from the baseline</a>}
    </p>
  );
}

/** What was seen of the running service, where that is known. */
function SeenLine({ api: { statements } }: { readonly api: ReviewedApi }) {
  const seen = statements.flatMap((one) => one.seen ?? []);
  if (seen.length === 0) return null;
  const broken = seen.filter(isSeenBroken).length;
  return (
    <p class="quiet">
      In the running service, {count(seen.length, 'statement')} {seen.length === 1 ? 'was' : 'were'} seen,{' '}
      {broken === 0 ? (
        'none of them broken'
      ) : (
        <a href="#verdict=broken">{broken.toLocaleString('en')} of them broken</a>
      )}
      .
    </p>
  );
}

function Problems({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div class="problems error">
      <p>
        <b>Not everything could be judged.</b> What follows is incomplete:
      </p>
      <ul>
        {problems.slice(0, 20).map((problem) => (
          <li>{problem}</li>
        ))}
      </ul>
      {problems.length > 20 ? <p>and {problems.length - 20} more</p> : null}
    </div>
  );
}

function TrendLine({ trend, api }: { readonly trend: Trend; readonly api: ReviewedApi }) {
  const worse = trend.statements.filter(({ now }) => now === 'broken').length;
  const better = trend.statements.filter(({ before, now }) => before === 'broken' && now !== 'broken').length;
  const change = (before: number, now: number) => `${before.toLocaleString('en')} → ${now.toLocaleString('en')}`;
  return (
    <p class="trend">
      Since {trend.since.slice(0, 10)}
      {trend.version === null || trend.version === api.version ? '' : ` (version ${trend.version})`}:{' '}
      {trend.added.length === 0 ? (
        'no new findings'
      ) : (
        <a href="#known=new">{count(trend.added.length, 'new finding')}</a>
      )}
      , {trend.fixed.length.toLocaleString('en')} fixed. Errors {change(trend.counts.error, api.counts.error)}, warnings{' '}
      {change(trend.counts.warn, api.counts.warn)}. {count(worse, 'statement')} newly broken, {better} no longer.
    </p>
  );
}

function Top({ api }: { readonly api: ReviewedApi }) {
  if (api.top.length === 0) return <p>No rule found anything wrong in the description.</p>;
  return (
    <ol class="top-findings">
      {api.top.map((entry) => (
        <TopEntry entry={entry} api={api} />
      ))}
    </ol>
  );
}

function TopEntry({ entry, api }: { readonly entry: TopFinding; readonly api: ReviewedApi }) {
  const { rule, severity, summary, why, breaking } = entry;
  const example = api.findings[entry.example];
  const all = entry.operations === api.size.operations;
  return (
    <li class="keep">
      <h3>{summary}</h3>
      <p class="meta">
        <span class={`word ${severity}`}>{severity}</span> <code>{rule}</code>{' '}
        <span class="quiet">
          <a href={`#rule=${rule}`}>{count(entry.count, 'finding')}</a> in{' '}
          {all ? 'every operation' : `${entry.operations} of ${count(api.size.operations, 'operation')}`}
          {breaking ? '. Mending it after publication may break clients.' : '.'}
        </span>
      </p>
      <p class="why">
        {why}{' '}
        <a class="no-print" href={`#help=${rule}`}>
          How it is written
        </a>
      </p>
      {example === undefined ? null : (
        <>
          <Where
            finding={example}
            regions={api.regions}
            excerpts={api.excerpts}
            href={`#${new URLSearchParams({ finding: nameOf(example, api) })}`}
          />
          <Excerpt
            excerpts={api.excerpts}
            location={example.location}
            said={{ severity, code: rule, message: example.message }}
          />
        </>
      )}
    </li>
  );
}

function nameOf(finding: FindingReview, api: ReviewedApi): string {
  return namesIn(api)[api.findings.indexOf(finding)] ?? '';
}

const namesIn = memoize(({ findings, excerpts, file: rootFile }: ReviewedApi) => {
  const named = findings.map(({ rule, message, identity, location }) => {
    return { rule, message, place: identity, file: excerpts[location.file]?.file ?? '' };
  });
  return findingNames(named, rootFile);
});
