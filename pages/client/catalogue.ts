/** The start page of the catalogue: search as you type, and filters that live in the address. */
import MiniSearch from 'minisearch';
import { queryOf, SEARCH_OPTIONS } from './search-options.ts';

const FILTERS = ['q', 'section', 'by', 'severity', 'ruleset'] as const;
type State = Record<(typeof FILTERS)[number], string>;

interface Entry {
  readonly element: HTMLElement;
  readonly rules: readonly HTMLElement[];
  /** The list that it belongs to when nothing is searched. */
  readonly home: HTMLElement;
}

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll<HTMLElement>(selector)];

const filters = byId('filters');
const fields = all('[name]', filters) as (HTMLInputElement | HTMLSelectElement)[];
const results = byId('results');
const entries: Entry[] = all('.statement').map((element) => ({
  element,
  rules: all('.rules > li', element),
  home: element.parentElement as HTMLElement,
}));
let index: MiniSearch | undefined;

function search(query: string): Map<string, number> {
  index ??= MiniSearch.loadJS(JSON.parse(byId('search-index').textContent ?? ''), SEARCH_OPTIONS);
  return new Map(index.search(queryOf(query)).map(({ id }, rank) => [id, rank]));
}

/** Null where the address names a place in the page instead of a view. */
function stateInAddress(): State | null {
  const hash = location.hash.slice(1);
  if (hash !== '' && !hash.includes('=')) return null;
  const given = new URLSearchParams(hash);
  return Object.fromEntries(FILTERS.map((name) => [name, given.get(name) ?? ''])) as State;
}

function stateInFields(): State {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value])) as State;
}

function writeAddress(state: State): void {
  const given = new URLSearchParams(Object.entries(state).filter(([, value]) => value !== ''));
  history.replaceState(null, '', `${location.pathname}${location.search}${given.size > 0 ? `#${given}` : ''}`);
}

function writeFields(state: State): void {
  for (const field of fields) field.value = state[field.name as keyof State];
}

const lists = (text: string | undefined, word: string) => word === '' || (text ?? '').split(' ').includes(word);

/** Shows the rules of an entry that fit, and returns whether the entry does. */
function fits({ element, rules }: Entry, { section, by, severity, ruleset }: State): boolean {
  for (const rule of rules) {
    rule.hidden = !lists(rule.dataset.severity, severity) || !lists(rule.dataset.rulesets, ruleset);
  }
  const { dataset } = element;
  if (!lists(dataset.section, section) || !lists(dataset.by, by)) return false;
  if (rules.length > 0) return rules.some(({ hidden }) => !hidden);
  return ruleset === '' && lists(dataset.severity, severity);
}

function show(state: State): void {
  const ranks = state.q.trim() === '' ? null : search(state.q);
  const shown = entries.filter((entry) => fits(entry, state) && (ranks?.has(entry.element.id) ?? true));
  const isShown = new Set(shown);
  for (const entry of entries) entry.element.hidden = !isShown.has(entry);
  arrange(shown, ranks);
  for (const section of all('.section')) {
    section.hidden = ranks !== null || all('.statement:not([hidden])', section).length === 0;
    for (const link of all(`.rail [data-section="${section.dataset.section}"]`)) link.hidden = section.hidden;
  }
  byId('shown').textContent = shown.length === entries.length ? '' : `${shown.length} shown`;
  byId('nothing').hidden = shown.length > 0;
  byId('clear').hidden = Object.values(state).every((value) => value === '');
  for (const counter of all('[data-way]')) {
    if (counter.dataset.way === state.by) counter.setAttribute('aria-current', 'true');
    else counter.removeAttribute('aria-current');
  }
}

/** Puts what was found in the order of its rank, or everything back to its section. */
function arrange(shown: readonly Entry[], ranks: ReadonlyMap<string, number> | null): void {
  const list = results.querySelector('.statements') as HTMLElement;
  for (const { element, home } of entries) if (element.parentElement !== home || ranks === null) home.append(element);
  results.hidden = ranks === null || shown.length === 0;
  if (ranks === null) return;
  const rank = ({ element }: Entry) => ranks.get(element.id) ?? 0;
  list.append(...shown.toSorted((left, right) => rank(left) - rank(right)).map(({ element }) => element));
}

function change(state: State): void {
  writeAddress(state);
  show(state);
}

function followAddress(): void {
  const state = stateInAddress();
  if (state === null) {
    // Whoever follows a link to a place wants to see it.
    const place = document.getElementById(placeInAddress());
    if (place?.hidden) reset();
    place?.scrollIntoView();
    return;
  }
  writeFields(state);
  // A choice that there is not leaves its field empty.
  show(stateInFields());
}

/** As it was written where it is not well encoded: then it names nothing here. */
function placeInAddress(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function reset(): void {
  const state = Object.fromEntries(FILTERS.map((name) => [name, ''])) as State;
  writeFields(state);
  show(state);
}

filters.hidden = false;
filters.addEventListener('input', () => change(stateInFields()));
byId('clear').addEventListener('click', (event) => {
  event.preventDefault();
  reset();
  writeAddress(stateInFields());
  (fields[0] as HTMLElement).focus();
});
addEventListener('hashchange', followAddress);
addEventListener('keydown', (event) => {
  const [query] = fields;
  const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    query?.focus();
  } else if (event.key === 'ArrowDown' && event.target === query) {
    event.preventDefault();
    all('.statement:not([hidden]) a')[0]?.focus();
  }
});
show(stateInFields());
followAddress();
