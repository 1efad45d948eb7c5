/** What the page of a design review draws and does. */
import { render } from 'preact';
import { unpack } from '../../pages/client/unpack.ts';
import type { PageApi } from '../page/page-api.ts';
import { change, view } from './address.ts';
import { ApiView } from './api-view.ts';
import { FindingSearch, NOTHING } from './finding-search.tsx';
import { Matrix } from './matrix.tsx';
import { PathMap } from './path-map.tsx';
import { Questions } from './questions.tsx';
import { Statements } from './statements.tsx';

const articles = [...document.querySelectorAll<HTMLElement>('.api')];
let drawn: { readonly index: number; readonly place: Element } | null = null;

function App({ api }: { readonly api: ApiView }) {
  return (
    <>
      <Matrix api={api} />
      <PathMap api={api} />
      <Statements api={api} />
      <Questions api={api} />
      <FindingSearch api={api} />
    </>
  );
}

/** Shows the API that the address means, and draws it in place of the one before. */
async function show(): Promise<void> {
  const index = Math.min(articles.length - 1, Math.max(0, Number(view().api ?? 0) || 0));
  for (const [other, article] of articles.entries()) article.hidden = other !== index;
  for (const [other, link] of document.querySelectorAll('.overview a').entries()) {
    if (other === index) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const place = articles[index]?.querySelector('.more');
  if (drawn?.index === index || place === null || place === undefined) return;
  if (drawn !== null) render(null, drawn.place);
  drawn = { index, place };
  const api = new ApiView(await unpack<PageApi>(`api-${index}`), index);
  // Who went on meanwhile wants to see another one.
  if (drawn.index !== index) return;
  place.textContent = '';
  render(<App api={api} />, place);
}

/** Where what an address names is shown, by the first name in it. */
const PLACES: Readonly<Record<string, string>> = {
  rule: '#all-findings',
  new: '#all-findings',
  cell: '#matrix',
  section: '#statements',
  go: '',
};

function placeFor([name, value]: readonly [string, string], article: Element): HTMLElement | null {
  // What every API of the page has as HTML cannot have an id.
  if (name === 'go') return article.querySelector(`#${CSS.escape(value)}, [data-place="${CSS.escape(value)}"]`);
  if (name === 'section') return article.querySelector(`#section-${CSS.escape(value)}`);
  const chosen = name === 'cell' ? article.querySelector<HTMLElement>('.detail') : null;
  return chosen ?? article.querySelector(PLACES[name] ?? '#content');
}

/** A link inside the page changes what it names and keeps the rest of the address, in which the answers are. */
async function follow(href: string): Promise<void> {
  if (!href.includes('=')) {
    const place = document.getElementById(href.slice(1));
    place?.focus();
    return;
  }
  const parts = Object.entries(Object.fromEntries(new URLSearchParams(href.slice(1))));
  const [first] = parts;
  if (first === undefined) return;
  const [name] = first;
  const others = name === 'rule' || name === 'new' ? NOTHING : name === 'section' ? { verdict: '' } : {};
  if (name !== 'go')
    change({ ...others, ...(name === 'api' ? { cell: '' } : {}), ...Object.fromEntries(parts) }, 'push');
  await show();
  requestAnimationFrame(() => goTo(first));
}

function goTo(part: readonly [string, string]): void {
  const article = articles.find(({ hidden }) => !hidden);
  if (article === undefined || part[0] === 'api') return;
  const place = placeFor(part, article);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a[href^="#"]');
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void follow(link.getAttribute('href') ?? '');
});
addEventListener('keydown', (event) => {
  const isTyping = (event.target as Element).matches?.('input, select, textarea');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  articles
    .find(({ hidden }) => !hidden)
    ?.querySelector<HTMLElement>('input[name="q"]')
    ?.focus();
});
addEventListener('hashchange', () => void show());

// The first view is painted before the rest is unpacked.
requestAnimationFrame(() => setTimeout(start));

async function start(): Promise<void> {
  await show();
  const first = Object.entries(view()).find(([name]) => name in PLACES || name === 'q' || name === 'verdict');
  if (first !== undefined) requestAnimationFrame(() => goTo(first[0] === 'q' ? ['rule', ''] : first));
}
