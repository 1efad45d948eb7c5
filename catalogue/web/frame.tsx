import type { ComponentChildren } from 'preact';

interface FrameProps {
  /** How to get to the catalogue's folder from the page: `../../`, or nothing. */
  readonly home: string;
  readonly version: string;
  readonly children: ComponentChildren;
}

/** What stands around every page of the catalogue. */
export function Frame({ home, version, children }: FrameProps) {
  return (
    <>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <header class="top">
        <a class="brand" href={`${home}index.html`}>
          Lintel
        </a>{' '}
        <span class="quiet">Rule catalogue, version {version}</span>
      </header>
      {children}
      <footer class="bottom quiet">
        Made by <code>lintel catalogue</code>, version {version}, from the rules and the statements of the conventions.
      </footer>
    </>
  );
}

/** The address of a rule's page. It names the file, since there may be no server that would look for it. */
export function rulePage(id: string, home: string): string {
  return `${home}rules/${id}/index.html`;
}

/** The address of a statement on the start page. */
export function statementPlace(id: string, home: string): string {
  return `${home}index.html#${id}`;
}

/** A section with its number; the one about Lintel's own extension has none. */
export function Numbered({ number, title }: { readonly number: string; readonly title: string }) {
  if (!/^\d/.test(number)) return <>{title}</>;
  return (
    <>
      <span class="number">{number}</span> {title}
    </>
  );
}

/** A severity in its colour. */
export function SeverityWord({ of }: { readonly of: string }) {
  return <span class={`word ${of}`}>{of}</span>;
}
