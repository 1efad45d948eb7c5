import { createHash } from 'node:crypto';

/** A style sheet or a script: a file beside the page, or text in it. */
export type Asset = { readonly href: string } | { readonly text: string };

/** The policy of a page: nothing from elsewhere, no evaluation, and only the styles and scripts that are named here. */
export function contentSecurityPolicy(styles: readonly Asset[], scripts: readonly Asset[]): string {
  const directives = [
    "default-src 'none'",
    `style-src ${sourcesOf(styles)}`,
    `script-src ${sourcesOf(scripts)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return directives.join('; ');
}

function sourcesOf(assets: readonly Asset[]): string {
  if (assets.length === 0) return "'none'";
  // A page that was opened from a disk has no origin in some browsers: there, files have to be named by their scheme.
  const sources = assets.map((asset) => ('href' in asset ? "'self' file:" : hashOf(asset.text)));
  return [...new Set(sources)].join(' ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
