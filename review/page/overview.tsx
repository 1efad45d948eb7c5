import type { ReviewedApi } from '../report.ts';
import { unansweredStandings } from '../standing.ts';
import { StandingMark } from './standing-mark.tsx';

interface OverviewProps {
  readonly apis: readonly ReviewedApi[];
  readonly hrefOf: (api: ReviewedApi, index: number) => string;
  /** The one that is shown at first; null where none is. */
  readonly current: number | null;
}

/** The APIs of a report in a table, each with how it stands. */
export function Overview({ apis, hrefOf, current }: OverviewProps) {
  return (
    <nav class="overview" aria-label="APIs">
      <table>
        <thead>
          <tr>
            <th scope="col">API</th>
            <th scope="col">Verdict</th>
            <th scope="col">Operations</th>
            <th scope="col">Errors</th>
            <th scope="col">Warnings</th>
            <th scope="col">Hints</th>
            <th scope="col">Broken statements</th>
          </tr>
        </thead>
        <tbody>
          {apis.map((api, index) => (
            <Row api={api} href={hrefOf(api, index)} isCurrent={index === current} />
          ))}
        </tbody>
      </table>
    </nav>
  );
}

interface RowProps {
  readonly api: ReviewedApi;
  readonly href: string;
  readonly isCurrent: boolean;
}

function Row({ api, href, isCurrent }: RowProps) {
  const { title, version, file, size, counts, statements } = api;
  return (
    <tr>
      <th scope="row">
        <a href={href} aria-current={isCurrent ? 'page' : undefined} title={file}>
          {title} {version}
        </a>
      </th>
      <td>
        <StandingMark standing={unansweredStandings(api).whole} />
      </td>
      <td>{size.operations.toLocaleString('en')}</td>
      <td>{counts.error.toLocaleString('en')}</td>
      <td>{counts.warn.toLocaleString('en')}</td>
      <td>{counts.hint.toLocaleString('en')}</td>
      <td>{statements.filter(({ verdict }) => verdict === 'broken').length}</td>
    </tr>
  );
}
