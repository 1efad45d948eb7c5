import { useMemo } from 'preact/hooks';
import { RichText } from '../../pages/rich-node.tsx';
import { CONVENTIONS } from '../../spec/conventions.ts';
import { Excerpt } from '../page/excerpt.tsx';
import type { PageOperation } from '../page/page-api.ts';
import { change } from './address.ts';
import { type ApiView, titleOf } from './api-view.ts';
import { FindingGroups } from './findings.tsx';

interface DetailProps {
  readonly api: ApiView;
  readonly operation: PageOperation;
  readonly index: number;
  /** The id of a convention, or `all`. */
  readonly convention: string;
}

/** The findings behind a cell of the matrix, below its row. */
export function OperationDetail({ api, operation, index, convention }: DetailProps) {
  const isWhole = convention === 'all';
  const { own, shared } = useMemo(() => api.ofOperation(index, isWhole ? null : convention), [api, index, convention]);
  return (
    <tr class="detail">
      <td colSpan={CONVENTIONS.length + 1}>
        <div class="detail-box">
          <h3>
            {operation.method} {operation.path}: {isWhole ? 'all findings' : titleOf(convention)}
          </h3>
          {isWhole ? <About api={api} operation={operation} /> : null}
          <Findings api={api} title="In the operation, and in what only it uses" findings={own} open />
          <Findings
            api={api}
            title="In what it shares with other operations"
            findings={shared}
            open={own.length === 0}
          />
          {own.length + shared.length === 0 ? <p>Nothing was found.</p> : null}
          <button type="button" class="quiet-button no-print" onClick={() => change({ operation: '', column: '' })}>
            Close
          </button>
        </div>
      </td>
    </tr>
  );
}

function About({ api, operation }: Pick<DetailProps, 'api' | 'operation'>) {
  const { summary, about = [], location, class: pathClass } = operation;
  return (
    <>
      <p class="quiet">
        {summary ?? 'No summary'}
        {pathClass === null ? '' : ` · ${pathClass}`}
      </p>
      {about.length === 0 ? null : (
        <div class="rich">
          <RichText nodes={about} />
        </div>
      )}
      {location === null ? null : <Excerpt excerpts={api.data.excerpts} location={location} said={null} />}
    </>
  );
}

interface FindingsProps {
  readonly api: ApiView;
  readonly title: string;
  readonly findings: readonly number[];
  readonly open: boolean;
}

function Findings({ api, title, findings, open }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <FindingGroups api={api} findings={findings} open={open} />
    </>
  );
}
