import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The style sheets and scripts that pages carry, by the path of their entry. */
export const PAGE_ASSETS = [
  'pages/style/catalogue.css',
  'pages/client/catalogue.ts',
  'review/page/review.css',
  'review/client/main.tsx',
];

/** One style sheet or script with all that it imports, for current browsers, minified. */
export async function buildAsset(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    target: ['chrome111', 'firefox113', 'safari16.4'],
    legalComments: 'none',
    charset: 'utf8',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
