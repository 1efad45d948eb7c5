import { useEffect, useRef, useState } from 'preact/hooks';
import { capitalized } from '../../pages/capitalized.ts';
import { unpack } from '../../pages/client/unpack.ts';
import { Code } from '../../pages/code.tsx';
import { Prose } from '../../pages/prose.tsx';
import type { RuleHelp as Help } from '../page/rule-help.ts';
import { change, hrefOf, useView } from './address.ts';

type HelpById = Readonly<Record<string, Help>>;
let loaded: Promise<HelpById> | undefined;

/** What a rule and its statements say, beside the page; opened by `help` in the address. */
export function RuleHelp() {
  const { help: wanted } = useView('help');
  const [all, setAll] = useState<HelpById | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const help = wanted === undefined ? undefined : all?.[wanted];
  useEffect(() => {
    if (wanted === undefined) dialog.current?.close();
    else {
      loaded ??= unpack<HelpById>('rule-help');
      void loaded.then(setAll);
    }
  }, [wanted]);
  useEffect(() => {
    if (help === undefined || dialog.current?.open !== false) return;
    dialog.current.showModal();
    dialog.current.scrollTop = 0;
  }, [help]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it by Escape
    <dialog
      ref={dialog}
      class="help no-print"
      aria-labelledby="help-title"
      onClose={() => change({ help: '' })}
      onClick={(event) => {
        // Only what is beside the text is the dialog itself.
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      {help === undefined ? null : <Content help={help} />}
    </dialog>
  );
}

function Content({ help }: { readonly help: Help }) {
  const { id, severity, asks, summary, why, statements, remedies, bad, good, exception } = help;
  return (
    <div class="help-text">
      <form method="dialog">
        <button type="submit" class="quiet-button">
          Close
        </button>
      </form>
      <h2 id="help-title">
        <Prose text={summary} />
      </h2>
      <p class="meta">
        <span class={`word ${severity}`}>{asks ? 'to ask' : severity}</span> <code>{id}</code>
      </p>
      <h3>{statements.length === 1 ? 'Statement' : 'Statements'}</h3>
      {statements.map(({ id: statement, says, note }) => (
        <>
          <p>
            <Prose text={says} />{' '}
            <a href={hrefOf({ help: '', statement })}>
              <code>{statement}</code>
            </a>
          </p>
          {note === null ? null : (
            <p class="quiet">
              <Prose text={note} />
            </p>
          )}
        </>
      ))}
      <h3>Why</h3>
      <p>
        <Prose text={why} />
      </p>
      <h3>{asks ? 'Where it asks' : 'What breaks it'}</h3>
      <Examples list={bad} />
      <h3>{asks ? 'How to answer' : 'How it is written'}</h3>
      <Remedies list={remedies} />
      <Examples list={good} />
      <h3>To leave a place as it is</h3>
      <Code text={exception} language="yaml" label="An exception" />
    </div>
  );
}

function Remedies({ list }: { readonly list: readonly string[] }) {
  if (list.length === 0) return null;
  return (
    <ul>
      {list.map((remedy) => (
        <li>{remedy}</li>
      ))}
    </ul>
  );
}

function Examples({ list }: { readonly list: Help['bad'] }) {
  return (
    <>
      {list.map(({ title, text, marks }) => (
        <figure>
          <figcaption class="quiet">{capitalized(title)}</figcaption>
          <Code text={text} language="yaml" marks={marks} label={`Example: ${title}`} />
        </figure>
      ))}
    </>
  );
}
