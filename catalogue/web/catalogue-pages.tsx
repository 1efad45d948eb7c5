import type { ComponentChildren } from 'preact';
import { asset } from '../../pages/assets.ts';
import { renderPage } from '../../pages/page.tsx';
import type { Catalogue } from '../catalogue.ts';
import { ruleExamples } from '../rule-examples.ts';
import { RulePage } from './rule-page.tsx';
import { StartPage } from './start-page.tsx';

/** A file of the catalogue, by its path in the catalogue's folder. */
export interface CatalogueFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Every page of the catalogue. Each carries its styles and its script, so that it can be sent alone. `address` is where
 * they will be published, if that is known.
 */
export async function* cataloguePages(
  catalogue: Catalogue,
  version: string,
  address: string | null = null,
): AsyncGenerator<CatalogueFile> {
  const styles = [{ text: await asset('pages/style/catalogue.css') }];
  const scripts = [{ text: await asset('pages/client/catalogue.ts') }];
  const { rules, statements } = catalogue;
  const page = (
    title: string,
    description: string,
    path: string,
    body: ComponentChildren,
    own: typeof scripts = [],
  ) => {
    const canonical = address === null ? null : new URL(path, address.replace(/\/*$/, '/')).href;
    return renderPage({ title, description, canonical, styles, scripts: own, body });
  };
  const description = `${statements.length} statements of the conventions, and the ${rules.length} rules that check them.`;
  const start = <StartPage catalogue={catalogue} version={version} />;
  yield { path: 'index.html', text: page('Rule catalogue · Lintel', description, '', start, scripts) };
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  for (const [index, entry] of rules.entries()) {
    const body = (
      <RulePage
        entry={entry}
        examples={await ruleExamples(entry)}
        related={entry.related.flatMap((id) => byId.get(id) ?? [])}
        siblings={rules.filter(({ section }) => section === entry.section)}
        before={rules[index - 1]}
        after={rules[index + 1]}
        version={version}
      />
    );
    yield {
      path: `rules/${entry.id}/index.html`,
      text: page(`${entry.id} · Lintel`, entry.summary, `rules/${entry.id}/`, body),
    };
  }
}
