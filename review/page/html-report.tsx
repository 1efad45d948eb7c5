import { asset } from '../../pages/assets.ts';
import { Data, PackedData } from '../../pages/data.tsx';
import { renderPage } from '../../pages/page.tsx';
import type { ReviewReport } from '../report.ts';
import { Cover } from './cover.tsx';
import { Overview } from './overview.tsx';
import { identityOfApi, pageApi } from './page-api.ts';
import { type RuleHelp, ruleHelp } from './rule-help.ts';

/**
 * The report as one page that needs nothing but itself. What is seen first is in it as HTML; the rest is drawn by its
 * script from data that is packed into the page, as far as it is looked at.
 *
 * @param isForPaper True to leave the data unpacked: a browser that prints at once does not wait until it is unpacked.
 */
export async function htmlReport(report: ReviewReport, isForPaper = false): Promise<string> {
  const { apis } = report;
  const [first] = apis;
  const title = apis.length === 1 && first !== undefined ? first.title : `${apis.length} APIs`;
  return renderPage({
    title: `${title} · Design review`,
    description: `How ${title} stands to the conventions for HTTP APIs.`,
    styles: [{ text: await asset('review/page/review.css') }],
    scripts: [{ text: await asset('review/client/main.tsx') }],
    body: <Body report={report} help={isForPaper ? {} : await ruleHelp(foundBy(report))} isForPaper={isForPaper} />,
  });
}

/** The rules that found something, or ask. */
function foundBy({ apis }: ReviewReport): ReadonlySet<string> {
  return new Set(apis.flatMap(({ findings }) => findings.map(({ rule }) => rule)));
}

interface BodyProps {
  readonly report: ReviewReport;
  readonly help: Readonly<Record<string, RuleHelp>>;
  readonly isForPaper: boolean;
}

function Body({ report: { apis, created, lintel }, help, isForPaper }: BodyProps) {
  const Packed = isForPaper ? Data : PackedData;
  return (
    <>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <main id="content" tabIndex={-1}>
        {apis.length === 1 ? null : (
          <Overview apis={apis} hrefOf={({ file }) => `#${new URLSearchParams({ api: file })}`} current={0} />
        )}
        {apis.map((api, index) => (
          <article
            class="api"
            data-file={api.file}
            data-identity={identityOfApi(api)}
            data-data={`api-${index}`}
            hidden={index > 0}
          >
            <Cover api={api} created={created} />
            <div class="more">
              <p class="quiet">The rest of this page needs its script, which has not run.</p>
            </div>
          </article>
        ))}
      </main>
      <footer class="quiet">
        Made by <code>lintel review</code>, version {lintel}, on {created.slice(0, 10)}. This page is complete in
        itself.
      </footer>
      {apis.map((api, index) => (
        <Packed id={`api-${index}`} value={pageApi(api)} />
      ))}
      <PackedData id="rule-help" value={help} />
      <Data id="answers" value={{}} />
    </>
  );
}
