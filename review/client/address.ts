import { useEffect, useMemo, useState } from 'preact/hooks';

/**
 * What is being looked at lives in the part of the address behind `#`, so that a view can be kept and sent: `api`, `cell`, `operations`,
 * `rule`, `q`, `severity`, `convention`, `new`, `verdict`, `section`; and `a0.…`, the answers to the questions of the first API.
 */
export type View = Readonly<Record<string, string>>;

const listeners = new Set<() => void>();

export function view(): View {
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
}

/** Changes parts of the view; an empty value takes one out. */
export function change(parts: View, how: 'replace' | 'push' = 'replace'): void {
  const params = new URLSearchParams(location.hash.slice(1));
  for (const [name, value] of Object.entries(parts)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  const address = `${location.pathname}${location.search}${params.size > 0 ? `#${params}` : ''}`;
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  for (const listener of listeners) listener();
}

/**
 * The parts of the view that have these names, or begin with one that ends in a dot, and again whenever one of them changes: what
 * does not depend on a part is not drawn again for it.
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
  const isMeant = (given: string) =>
    names.some((name) => (name.endsWith('.') ? given.startsWith(name) : given === name));
  return JSON.stringify(Object.fromEntries(Object.entries(view()).filter(([name]) => isMeant(name))));
}
