import { useEffect, useMemo, useState } from 'preact/hooks';
import { appendTo } from '../../model/lib/group-by.ts';
import { CONVENTIONS } from '../../spec/conventions.ts';
import { Excerpt } from '../page/excerpt.tsx';
import type { PageOperation } from '../page/page-api.ts';
import { count, VERDICT_WORDS } from '../page/words.ts';
import type { Cell } from '../review.ts';
import { change, useView } from './address.ts';
import { type ApiView, titleOf } from './api-view.ts';
import { FindingGroups } from './findings.tsx';

/** Above this number of operations the groups are closed at first. */
const FEW = 40;

interface Row {
  readonly operation: PageOperation;
  readonly index: number;
}

/** The operations against the conventions. */
export function Matrix({ api }: { readonly api: ApiView }) {
  const view = useView('operations');
  const isPrinted = usePrinting();
  const { operations } = api.data;
  const words = view.operations ?? '';
  const groups = useMemo(() => groupsOf(operations, words), [operations, words]);
  const rows = groups.reduce((sum, { rows: own }) => sum + own.length, 0);
  const openAll = isPrinted || operations.length <= FEW || (words !== '' && rows <= FEW);
  return (
    <section class="block" id="matrix" tabIndex={-1} aria-labelledby="matrix-title">
      <h2 id="matrix-title">Operations against the conventions</h2>
      <p class="quiet guide">
        <span class="cell broken own">✕</span> broken in the operation or in what only it uses{' '}
        <span class="cell broken">✕</span> broken only in what it shares with others <span class="cell ask own">?</span>{' '}
        to ask <span class="cell holds">✓</span> holds; an empty cell does not apply. A click shows the findings.
      </p>
      {operations.length > 10 ? (
        <form class="filters no-print" onSubmit={(event) => event.preventDefault()}>
          <label class="search">
            <span>Find operations</span>
            <input
              type="search"
              name="operations"
              value={words}
              placeholder="a method, a part of a path or summary"
              onInput={(event) => change({ operations: event.currentTarget.value })}
            />
          </label>
          <p class="shown" role="status">
            {rows === operations.length ? '' : `${rows} of `}
            {count(operations.length, 'operation')}
          </p>
        </form>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled to by keyboard */}
      <section class="scroll" tabIndex={0} aria-label="Matrix">
        <table class="matrix">
          <thead>
            <tr>
              <th scope="col">Operation</th>
              {CONVENTIONS.map(({ title, about }) => (
                <th scope="col" class="convention" title={about}>
                  <span>{title}</span>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={`${group.name}${openAll}`} api={api} {...group} open={openAll} alone={groups.length === 1} />
          ))}
        </table>
      </section>
    </section>
  );
}

function groupsOf(operations: readonly PageOperation[], words: string): { name: string; rows: Row[] }[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Row[]>();
  for (const [index, operation] of operations.entries()) {
    const text = `${operation.method} ${operation.path} ${operation.summary ?? ''}`.toLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    appendTo(groups, operation.group, { operation, index });
  }
  return [...groups].map(([name, rows]) => ({ name, rows }));
}

/** True while the page is printed: then everything is open. */
export function usePrinting(): boolean {
  const [isPrinted, set] = useState(false);
  useEffect(() => {
    const query = matchMedia('print');
    const update = () => set(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return isPrinted;
}

interface GroupProps {
  readonly api: ApiView;
  readonly name: string;
  readonly rows: readonly Row[];
  readonly open: boolean;
  /** Nothing is gained by opening and closing the only group. */
  readonly alone: boolean;
}

function Group({ api, name, rows, open, alone }: GroupProps) {
  const [isOpen, setOpen] = useState(open);
  const { cell = '' } = useView('cell');
  const [chosen = '', convention = ''] = cell.split('.');
  const isMeant = cell !== '' && rows.some(({ index }) => index === Number(chosen));
  const shown = isOpen || isMeant || alone;
  return (
    <tbody>
      {alone ? null : (
        <tr class="group-row">
          <th scope="rowgroup">
            <button type="button" class="plain-button" aria-expanded={shown} onClick={() => setOpen(!shown)}>
              <Path text={name} /> <span class="quiet">{rows.length}</span>
            </button>
          </th>
          {CONVENTIONS.map(({ id, title }, column) => (
            <td key={id}>
              {shown ? null : <Sum title={title} cells={rows.map(({ operation }) => operation.cells[column])} />}
            </td>
          ))}
        </tr>
      )}
      {shown
        ? rows.map(({ operation, index }) => {
            const isChosen = isMeant && Number(chosen) === index;
            return (
              <>
                <OperationRow key={index} operation={operation} index={index} chosen={isChosen ? convention : null} />
                {isChosen ? <Detail api={api} operation={operation} index={index} convention={convention} /> : null}
              </>
            );
          })
        : null}
    </tbody>
  );
}

/** What a closed group comes to in one convention. */
function Sum({ title, cells }: { readonly title: string; readonly cells: readonly (Cell | undefined)[] }) {
  const number = (verdict: Cell['verdict']) => cells.filter((cell) => cell?.verdict === verdict).length;
  const verdict = (['broken', 'ask', 'holds'] as const).find((one) => number(one) > 0);
  if (verdict === undefined) return null;
  const isOwn = cells.some((cell) => cell?.verdict === verdict && cell.own > 0);
  const text = `${title}: ${VERDICT_WORDS[verdict].name} in ${count(number(verdict), 'operation')}`;
  return (
    <span class={`cell ${verdict}${isOwn ? ' own' : ''}`} role="img" aria-label={text} title={text}>
      {verdict === 'holds' ? '✓' : number(verdict)}
    </span>
  );
}

interface RowProps {
  readonly operation: PageOperation;
  readonly index: number;
  /** The convention whose findings are shown below; null when none are. */
  readonly chosen: string | null;
}

function OperationRow({ operation, index, chosen }: RowProps) {
  const { method, path, kind, deprecated, cells } = operation;
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          class="plain-button operation"
          aria-expanded={chosen === 'all'}
          onClick={() => choose(index, 'all', chosen)}
        >
          <span class="method">{method}</span>{' '}
          <span>
            <Path text={path} />
            {kind === 'path' ? null : <span class="quiet"> {kind}</span>}
            {deprecated ? <span class="quiet"> deprecated</span> : null}
          </span>
        </button>
      </th>
      {CONVENTIONS.map(({ id, title }, column) => (
        <td key={id}>
          <CellMark id={id} title={title} cell={cells[column]} index={index} chosen={chosen} />
        </td>
      ))}
    </tr>
  );
}

/** A path that is broken behind its slashes where it does not fit. */
function Path({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/(?<=\/)/).map((segment) => (
        <>
          {segment}
          <wbr />
        </>
      ))}
    </>
  );
}

function choose(index: number, convention: string, chosen: string | null): void {
  change({ cell: chosen === convention ? '' : `${index}.${convention}` });
}

interface CellProps {
  readonly id: string;
  readonly title: string;
  readonly cell: Cell | undefined;
  readonly index: number;
  readonly chosen: string | null;
}

function CellMark({ id, title, cell, index, chosen }: CellProps) {
  if (cell === undefined || cell.verdict === 'notApplicable') return null;
  const { verdict, own, shared } = cell;
  const { name, sign } = VERDICT_WORDS[verdict];
  const text = `${title}: ${name}${verdict === 'holds' ? '' : `, ${numbers(own, shared)}`}`;
  const className = `cell ${verdict}${own > 0 ? ' own' : ''}`;
  if (verdict === 'holds') {
    return (
      <span class={className} role="img" aria-label={text} title={text}>
        {sign}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={className}
      aria-label={text}
      title={text}
      aria-expanded={chosen === id}
      onClick={() => choose(index, id, chosen)}
    >
      {sign}
    </button>
  );
}

function numbers(own: number, shared: number): string {
  if (own === 0) return `${count(shared, 'finding')} in what it shares`;
  return shared === 0
    ? count(own, 'finding')
    : `${count(own, 'finding')}, and ${shared.toLocaleString('en')} in what it shares`;
}

interface DetailProps {
  readonly api: ApiView;
  readonly operation: PageOperation;
  readonly index: number;
  readonly convention: string;
}

/** The findings behind a cell, below its row. */
function Detail({ api, operation, index, convention }: DetailProps) {
  const isWhole = convention === 'all';
  const { own, shared } = useMemo(() => api.ofOperation(index, isWhole ? null : convention), [api, index, convention]);
  const { method, path, summary, location, class: pathClass } = operation;
  return (
    <tr class="detail">
      <td colSpan={CONVENTIONS.length + 1}>
        <div class="detail-box">
          <h3>
            {method} {path}: {isWhole ? 'all findings' : titleOf(convention)}
          </h3>
          {isWhole ? (
            <>
              <p class="quiet">
                {summary ?? 'No summary'}
                {pathClass === null ? '' : ` · ${pathClass}`}
              </p>
              {location === null ? null : <Excerpt excerpts={api.data.excerpts} location={location} said={null} />}
            </>
          ) : null}
          {own.length > 0 ? (
            <>
              <h4>In the operation, and in what only it uses</h4>
              <FindingGroups api={api} findings={own} open />
            </>
          ) : null}
          {shared.length > 0 ? (
            <>
              <h4>In what it shares with other operations</h4>
              <FindingGroups api={api} findings={shared} open={own.length === 0} />
            </>
          ) : null}
          {own.length + shared.length === 0 ? <p>Nothing was found.</p> : null}
          <button type="button" class="quiet-button no-print" onClick={() => change({ cell: '' })}>
            Close
          </button>
        </div>
      </td>
    </tr>
  );
}
