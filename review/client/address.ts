import { useEffect, useMemo, useState } from 'preact/hooks';

/**
 * What is being looked at lives in the part of the address behind `#`, so that a view can be kept and sent. Nothing in
 * it is counted, so that it outlives another version of the description:
 *
 * - `api`: the API of several, by its file;
 * - targets, of which the last one is scrolled to: `go`, a part of the page; `operation` (`GET /v1/orders`) with
 *   `column`; `section`; `statement`; `question`; `group`, the findings of a rule; `finding`, its rule and place;
 * - filters: `q`, `severity`, `convention`, `tag`, `rule`, `known` of findings, `operations` and `by` of the matrix,
 *   `verdict` of statements;
 * - `help`: the rule that is explained;
 * - answers, as review/answers.ts writes them.
 */
export type View = Readonly<Record<string, string>>;

/** What can be opened, and scrolled to. */
export const TARGETS = ['go', 'operation', 'section', 'statement', 'question', 'group', 'finding'] as const;
export type TargetName = (typeof TARGETS)[number];

/** Something that is opened: its kind and its name. */
export type Target = readonly [name: TargetName, value: string];

const listeners = new Set<() => void>();
let isHistory = false;

addEventListener('popstate', () => {
  isHistory = true;
});

/** True where Back or Forward led to the view, and not a click in the page. */
export function cameByHistory(): boolean {
  return isHistory;
}

/** What stands in the address behind `#`. */
export function parameters(): URLSearchParams {
  return new URLSearchParams(location.hash.slice(1));
}

/** The same as an object, by the names of the parameters. */
export function view(): View {
  return Object.fromEntries(parameters());
}

/** Changes parts of the view; an empty value takes one out. */
export function change(parts: View): void {
  write(changed(parts), 'replace');
}

/** Opens something, which Back closes again. What was opened before stays so. */
export function open(parts: View): void {
  const params = changed({ go: '', ...parts });
  // The last target is the one that is scrolled to.
  for (const [name, value] of Object.entries(parts)) {
    params.delete(name);
    if (value !== '') params.set(name, value);
  }
  if (hrefOf(params) !== hrefOf(parameters())) write(params, 'push');
}

/**
 * Puts parameters in place of those in the address, without another entry in the history, and without drawing anything
 * anew.
 */
export function setQuietly(params: URLSearchParams): void {
  history.replaceState(null, '', addressOf(params));
}

/** The link that opens a view. */
export function hrefOf(parts: View | URLSearchParams): string {
  return `#${new URLSearchParams(parts as Record<string, string>)}`;
}

/** The last target in the address; null where it names none. */
export function lastTarget(): Target | null {
  const named = [...parameters()].filter((one): one is [TargetName, string] => TARGETS.some((name) => name === one[0]));
  return named.at(-1) ?? null;
}

function changed(parts: View): URLSearchParams {
  const params = parameters();
  for (const [name, value] of Object.entries(parts)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params;
}

function write(params: URLSearchParams, how: 'replace' | 'push'): void {
  if (how === 'push') history.pushState(null, '', addressOf(params));
  else history.replaceState(null, '', addressOf(params));
  isHistory = false;
  for (const listener of listeners) listener();
}

function addressOf(params: URLSearchParams): string {
  return `${location.pathname}${location.search}${params.size > 0 ? `#${params}` : ''}`;
}

/**
 * The parts of the view that have these names, and again whenever one of them changes: what does not depend on a part
 * is not drawn again for it.
 */
export function useView(...names: readonly string[]): View {
  const [text, set] = useState(() => chosen(names));
  useEffect(() => {
    const update = () => set(chosen(names));
    update();
    listeners.add(update);
    addEventListener('hashchange', update);
    addEventListener('popstate', update);
    return () => {
      listeners.delete(update);
      removeEventListener('hashchange', update);
      removeEventListener('popstate', update);
    };
  }, []);
  return useMemo(() => JSON.parse(text) as View, [text]);
}

function chosen(names: readonly string[]): string {
  return JSON.stringify(Object.fromEntries([...parameters()].filter(([name]) => names.includes(name))));
}
