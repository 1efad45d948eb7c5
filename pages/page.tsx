/**
 * The frame of every page that Lintel writes: the catalogue's and the review report.
 *
 * Templates are functions that give JSX, rendered here by preact-render-to-string, which escapes every text and
 * attribute. What it cannot see is an address with a dangerous scheme (use `Link` of pages/link.tsx for any address
 * that is not Lintel's own) and text put in unescaped: only this file and pages/data.tsx do that, with what Lintel
 * itself has made.
 *
 * A page loads nothing from anywhere but beside it, and runs only the scripts that Lintel put in: its content security
 * policy names them by their hashes, or as files beside the page. It has no inline `style` attributes and no `on…`
 * handlers; SVG uses presentation attributes.
 */
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { visible } from '../platform/visible-text.ts';
import { type Asset, contentSecurityPolicy } from './content-security-policy.ts';

export interface Page {
  readonly title: string;
  /** One sentence for search engines and previews. */
  readonly description: string;
  /** The address at which it is published, if that is known. */
  readonly canonical?: string | null;
  readonly styles: readonly Asset[];
  /** Run when the page has been read, in this order. */
  readonly scripts: readonly Asset[];
  readonly body: ComponentChildren;
}

/** A whole HTML document. */
export function renderPage({ title, description, canonical = null, styles, scripts, body }: Page): string {
  const html = renderToString(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={contentSecurityPolicy(styles, scripts)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <meta name="description" content={visible(description)} />
        {canonical !== null && <link rel="canonical" href={canonical} />}
        <title>{visible(title)}</title>
        {styles.map(styleElement)}
      </head>
      <Body html={visible(renderToString(<>{body}</>)) + renderToString(<>{scripts.map(scriptElement)}</>)} />
    </html>,
  );
  return `<!doctype html>\n${html}\n`;
}

/**
 * What a text of the body hides is shown; the scripts stay as they are, since the policy names them by their hashes.
 */
function Body({ html }: { readonly html: string }) {
  return <body dangerouslySetInnerHTML={{ __html: html }} />;
}

function styleElement(style: Asset) {
  if ('href' in style) return <link rel="stylesheet" href={style.href} />;
  // Lintel's own style sheet, which must not be escaped.
  return <style dangerouslySetInnerHTML={{ __html: style.text }} />;
}

function scriptElement(script: Asset) {
  if ('href' in script) return <script src={script.href} />;
  // Lintel's own script, which must not be escaped.
  return <script dangerouslySetInnerHTML={{ __html: script.text }} />;
}
