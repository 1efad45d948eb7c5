import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';

/** Where the catalogue of this build is published, for the rules in it to refer to. */
export const BUILT_ADDRESS: Readonly<Record<string, string>> = process.env.LINTEL_DOCUMENTATION_URL
  ? { BUILT_DOCUMENTATION_URL: JSON.stringify(process.env.LINTEL_DOCUMENTATION_URL) }
  : {};

/**
 * How a program for Node is bundled: CommonJS, since only its compiled code can be kept, with the address of the bundle
 * for `import.meta.url`.
 */
const NODE: BuildOptions = {
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  // A bundle has what a source loads by `module.require`, too.
  define: { 'import.meta.url': 'bundleUrl', 'module.require': 'require', ...BUILT_ADDRESS },
  banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
};

/**
 * The program that starts others with their compiled code. A Node that is too old has to be able to read it, to say so.
 */
export const LAUNCHER: BuildOptions = {
  ...NODE,
  target: 'node12',
  entryPoints: { main: 'cli/launch.ts' },
};

/**
 * One file, so that little is looked up at the start; Spectral and what belongs to it stay outside and are loaded when
 * they are needed.
 */
export const PROGRAM: BuildOptions = {
  ...NODE,
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  metafile: true,
  external: externalPackages(),
  // `import()` as `require`: Node 20 refuses it in code that was kept compiled, and what stays outside is CommonJS.
  supported: { 'dynamic-import': false },
};

/** A program loads the other bundles of commands when it is asked for one of theirs. */
export function bundlesApart(): Plugin {
  return {
    name: 'bundles-apart',
    setup: ({ onResolve }) => {
      onResolve({ filter: /\/(page-commands|further-commands|language-server)\.ts$/ }, ({ path, kind }) =>
        kind === 'entry-point' ? null : { path: `./${basename(path, '.ts')}.cjs`, external: true },
      );
    },
  };
}

/** What the command line needs at run time is installed with the package; the rest is bundled. */
function externalPackages(): string[] {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  return Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]);
}
