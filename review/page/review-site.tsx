import { asset } from '../../pages/assets.ts';
import { renderPage } from '../../pages/page.tsx';
import type { ReviewedApi, ReviewReport } from '../report.ts';
import { htmlReport } from './html-report.tsx';
import { Overview } from './overview.tsx';

/** One file of a folder of pages. */
export interface SitePage {
  readonly name: string;
  readonly text: string;
}

/** A page for each API, known by its file, and `index.html`, which leads to them. */
export async function* reviewSite(report: ReviewReport): AsyncGenerator<SitePage> {
  const names = fileNames(report.apis, 'html');
  for (const [index, api] of report.apis.entries())
    yield { name: names[index] ?? '', text: await htmlReport({ ...report, apis: [api] }) };
  yield { name: 'index.html', text: await indexPage(report, names) };
}

/** `apis/orders.yaml` becomes `apis-orders.html`, and so stays it when other APIs come or go. */
export function fileNames(apis: readonly Pick<ReviewedApi, 'file'>[], ending: string): string[] {
  const taken = new Set(['index']);
  return apis.map(({ file }) => {
    const slug = file.replace(/\.(ya?ml|json)$/i, '').replaceAll(/[^\p{L}\p{N}._]+/gu, '-');
    const base = slug.replaceAll(/^[-.]+|-+$/g, '').toLowerCase() || 'api';
    let name = base;
    for (let number = 2; taken.has(name); number++) name = `${base}-${number}`;
    taken.add(name);
    return `${name}.${ending}`;
  });
}

async function indexPage({ apis, created, lintel }: ReviewReport, names: readonly string[]): Promise<string> {
  return renderPage({
    title: 'Design reviews',
    description: `The design reviews of ${apis.length} APIs.`,
    styles: [{ text: await asset('review/page/review.css') }],
    scripts: [],
    body: (
      <>
        <main>
          <h1>Design reviews</h1>
          <Overview apis={apis} hrefOf={(_, index) => names[index] ?? ''} current={null} />
        </main>
        <footer class="quiet">
          Made by <code>lintel review</code>, version {lintel}, on {created.slice(0, 10)}.
        </footer>
      </>
    ),
  });
}
