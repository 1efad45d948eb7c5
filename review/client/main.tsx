/** What the page of a design review draws and does. */
import { render } from 'preact';
import { unpack } from '../../pages/client/unpack.ts';
import type { PageApi } from '../page/page-api.ts';
import { hrefOf, lastTarget, open, TARGETS, type Target, type View, view } from './address.ts';
import { book } from './answers.ts';
import { ApiView } from './api-view.ts';
import { awaitArrival, bringIntoView } from './arrival.ts';
import { CoverStandings } from './cover-standings.tsx';
import { Decision } from './decision.tsx';
import { FindingSearch, NOTHING } from './finding-search.tsx';
import { listenToKeys } from './keyboard.ts';
import { Matrix } from './matrix.tsx';
import { PathMap } from './path-map.tsx';
import { Questions } from './questions.tsx';
import { RuleHelp } from './rule-help.tsx';
import { Statements } from './statements.tsx';

const articles = [...document.querySelectorAll<HTMLElement>('.api')];
let drawn: { readonly article: HTMLElement; readonly place: Element } | null = null;

function App({ api, article }: { readonly api: ApiView; readonly article: HTMLElement }) {
  return (
    <>
      <Matrix api={api} />
      <PathMap api={api} />
      <Statements api={api} />
      <Questions api={api} />
      <Decision api={api} />
      <FindingSearch api={api} />
      <RuleHelp />
      <CoverStandings api={api} article={article} />
    </>
  );
}

/** Shows the API that the address means, and draws it in place of the one before. */
async function show(): Promise<void> {
  const wanted = view().api;
  const article = articles.find(({ dataset }) => dataset.file === wanted) ?? articles[0];
  if (article === undefined) return;
  for (const other of articles) other.hidden = other !== article;
  for (const link of document.querySelectorAll('.overview a')) {
    if (link.getAttribute('href') === hrefOf({ api: article.dataset.file ?? '' }))
      link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const place = article.querySelector('.more');
  if (drawn?.article === article || place === null) return;
  if (drawn !== null) render(null, drawn.place);
  drawn = { article, place };
  const api = new ApiView(await unpack<PageApi>(article.dataset.data ?? ''));
  // Who went on meanwhile wants to see another one.
  if (drawn.article !== article) return;
  book.open(api.data.identity);
  place.textContent = '';
  render(<App api={api} article={article} />, place);
}

/** What a link leads away from: filters that would hide what it names, and of another API everything. */
function besides(parts: View): View {
  const names = Object.keys(parts);
  if (names.includes('api'))
    return { ...NOTHING, ...Object.fromEntries(TARGETS.map((name) => [name, ''])), verdict: '' };
  if (['rule', 'known', 'finding', 'group'].some((name) => names.includes(name))) return NOTHING;
  if (names.includes('section') || names.includes('statement')) return { verdict: '' };
  return names.includes('operation') ? { operations: '' } : {};
}

/** A link inside the page changes what it names and keeps the rest of the address, in which the answers are. */
async function follow(href: string): Promise<void> {
  if (!href.includes('=')) {
    document.getElementById(href.slice(1))?.focus();
    return;
  }
  const parts = Object.fromEntries(new URLSearchParams(href.slice(1)));
  open({ ...besides(parts), ...parts });
  await show();
  if (!('help' in parts)) requestAnimationFrame(() => goTo(targetOf(parts)));
}

/** What a link means to show. */
function targetOf(parts: View): Target | null {
  const named = TARGETS.filter((name) => parts[name] !== undefined).at(-1);
  if (named !== undefined) return [named, parts[named] ?? ''];
  return 'rule' in parts || 'known' in parts ? ['go', 'all-findings'] : null;
}

/** Brings into view what an address leads to: a part of the page, or what its component knows by name. */
function goTo(target: Target | null): void {
  if (target?.[0] !== 'go') {
    awaitArrival(target);
    return;
  }
  const article = articles.find(({ hidden }) => !hidden);
  const name = CSS.escape(target[1]);
  // What every API of the page has as HTML cannot have an id.
  const place = article?.querySelector<HTMLElement>(`#${name}, [data-place="${name}"]`);
  if (place !== null && place !== undefined) bringIntoView(place);
}

/** The results of the search are in view while one types. */
function showFindings(): void {
  goTo(['go', 'all-findings']);
  document.querySelector<HTMLElement>('.api:not([hidden]) input[name="q"]')?.focus({ preventScroll: true });
}

async function arrive(): Promise<void> {
  await show();
  const { q, rule, known, verdict, section } = view();
  const filtered = [q, rule, known].some((one) => one !== undefined)
    ? 'all-findings'
    : verdict === undefined
      ? null
      : 'statements';
  const fallback: Target | null = filtered === null || section !== undefined ? null : ['go', filtered];
  requestAnimationFrame(() => goTo(lastTarget() ?? fallback));
}

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a[href^="#"]');
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void follow(link.getAttribute('href') ?? '');
});
listenToKeys(showFindings);
// Back, Forward, and an address that is typed.
addEventListener('popstate', () => void arrive());

// The first view is painted before the rest is unpacked.
requestAnimationFrame(() => setTimeout(() => void arrive()));
