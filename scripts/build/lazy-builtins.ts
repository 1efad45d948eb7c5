import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

const require = createRequire(import.meta.url);

/** Modules of Node that take a millisecond or more to load, and that most runs do not need. */
const SELDOM = [
  'child_process',
  'crypto',
  'dgram',
  'http',
  'https',
  'net',
  'readline',
  'timers/promises',
  'tls',
  'zlib',
];

/** Members that the Node which builds may not have, and a program asks for. */
const LATER: Readonly<Record<string, readonly string[]>> = { module: ['enableCompileCache'] };

/**
 * Loads the modules of Node that are seldom needed when one of their members is asked for, not at the start of the program.
 *
 * @param more Further modules that this program seldom needs. Of members that a later Node added, `LATER` has to know.
 */
export function lazyBuiltins(more: readonly string[] = []): Plugin {
  const names = [...SELDOM, ...more].join('|');
  return {
    name: 'lazy-builtins',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: new RegExp(`^(?:node:)?(?:${names})$`) }, ({ path }) => ({
        path: path.replace(/^node:/, ''),
        namespace: 'lazy-builtin',
      }));
      onLoad({ filter: /./, namespace: 'lazy-builtin' }, ({ path }) => ({ contents: standIn(path), loader: 'js' }));
      onResolve({ filter: /^real:/ }, ({ path }) => ({ path: path.replace('real:', 'node:'), external: true }));
    },
  };
}

/** A CommonJS module with the members of the real one, which is loaded by the first of them. */
function standIn(name: string): string {
  const members = JSON.stringify([...Object.keys(require(`node:${name}`) as object), ...(LATER[name] ?? [])]);
  return [
    `for (const member of new Set(${members})) {`,
    `  Object.defineProperty(exports, member, { enumerable: true, get: () => require('real:${name}')[member] });`,
    '}',
  ].join('\n');
}
