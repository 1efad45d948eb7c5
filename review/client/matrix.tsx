import { useMemo, useState } from 'preact/hooks';
import { appendTo } from '../../model/lib/group-by.ts';
import { CONVENTIONS } from '../../spec/conventions.ts';
import type { PageOperation } from '../page/page-api.ts';
import { count, VERDICT_WORDS } from '../page/words.ts';
import type { Cell } from '../review.ts';
import { change, useView } from './address.ts';
import type { ApiView } from './api-view.ts';
import { useArrival } from './arrival.ts';
import { CellMark, choose } from './cell-mark.tsx';
import { OperationDetail } from './operation-detail.tsx';
import { SearchField } from './search-field.tsx';
import { usePrinting } from './use-printing.ts';

/** Above this number of operations the groups are closed at first. */
const FEW = 40;

interface Row {
  readonly operation: PageOperation;
  readonly index: number;
}

/** The operations against the conventions. */
export function Matrix({ api }: { readonly api: ApiView }) {
  const view = useView('operations', 'by');
  const isPrinted = usePrinting();
  const { operations } = api.data;
  const words = view.operations ?? '';
  const isByTag = view.by === 'tag';
  const groups = useMemo(() => groupsOf(operations, words, isByTag), [operations, words, isByTag]);
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
        <OperationSearch words={words} shown={rows} all={operations.length} isByTag={isByTag} />
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled to by keyboard */}
      <section class="scroll" tabIndex={0} aria-label="Matrix">
        <table class="matrix">
          <ConventionTitles />
          {groups.map((group) => (
            <Group key={`${group.name}${openAll}`} api={api} {...group} open={openAll} alone={groups.length === 1} />
          ))}
        </table>
      </section>
    </section>
  );
}

interface OperationSearchProps {
  readonly words: string;
  /** Numbers of operations. */
  readonly shown: number;
  readonly all: number;
  readonly isByTag: boolean;
}

function OperationSearch({ words, shown, all, isByTag }: OperationSearchProps) {
  return (
    <form class="filters no-print" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        name="operations"
        title="Find operations"
        value={words}
        placeholder="a method, a part of a path or summary"
      />
      <label>
        <span>Group by</span>
        <select name="by" onChange={(event) => change({ by: event.currentTarget.value })}>
          <option value="">resource</option>
          <option value="tag" selected={isByTag}>
            tag
          </option>
        </select>
      </label>
      <p class="shown" role="status">
        {shown === all ? '' : `${shown} of `}
        {count(all, 'operation')}
      </p>
    </form>
  );
}

function ConventionTitles() {
  return (
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
  );
}

/** The operations that have all words, by resource or by their first tag. */
function groupsOf(
  operations: readonly PageOperation[],
  words: string,
  isByTag: boolean,
): { name: string; rows: Row[] }[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Row[]>();
  for (const [index, operation] of operations.entries()) {
    const text = `${operation.method} ${operation.path} ${operation.summary ?? ''}`.toLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    appendTo(groups, isByTag ? (operation.tags[0] ?? 'without a tag') : operation.group, { operation, index });
  }
  return [...groups].map(([name, rows]) => ({ name, rows }));
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
  const { operation: chosen = '', column = 'all' } = useView('operation', 'column');
  const isMeant = chosen !== '' && rows.some(({ index }) => api.operationName(index) === chosen);
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
            const name = api.operationName(index);
            const isChosen = isMeant && chosen === name;
            return (
              <>
                <OperationRow key={name} operation={operation} name={name} chosen={isChosen ? column : null} />
                {isChosen ? (
                  <OperationDetail api={api} operation={operation} index={index} convention={column} />
                ) : null}
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
  readonly name: string;
  /** The convention whose findings are shown below; null when none are. */
  readonly chosen: string | null;
}

function OperationRow({ operation, name, chosen }: RowProps) {
  const { ref } = useArrival<HTMLTableRowElement>('operation', name);
  const { method, path, kind, deprecated, cells } = operation;
  return (
    <tr ref={ref} tabIndex={-1}>
      <th scope="row">
        <button
          type="button"
          class="plain-button operation"
          aria-expanded={chosen === 'all'}
          onClick={() => choose(name, 'all', chosen)}
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
          <CellMark id={id} title={title} cell={cells[column]} operation={name} chosen={chosen} />
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
