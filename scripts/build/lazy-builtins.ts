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

/**
 * Packages that read what the fast reader leaves to them. Who only edits a file does not need them, and has to be able
 * to ask them at once.
 */
const SLOW_READERS = ['@stoplight/spectral-parsers', '@stoplight/yaml', '@stoplight/yaml-ast-parser'];

/** Members that the Node which builds may not have, and a program asks for. */
const LATER: Readonly<Record<string, readonly string[]>> = { module: ['enableCompileCache'] };

/**
 * Loads the modules of Node and the packages that are seldom needed when one of their members is asked for, not at the
 * start of the program.
 *
 * @param more Further modules that this program seldom needs. Of members that a later Node added, `LATER` has to know.
 */
export function lazyBuiltins(more: readonly string[] = []): Plugin {
  const names = [...SELDOM, ...SLOW_READERS, ...more].join('|');
  return {
    name: 'lazy-builtins',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: new RegExp(`^(?:node:)?(?:${names})$`) }, ({ path }) => ({
        path: path.replace(/^node:/, ''),
        namespace: 'lazy-builtin',
      }));
      onLoad({ filter: /./, namespace: 'lazy-builtin' }, ({ path }) => ({ contents: standIn(path), loader: 'js' }));
      onResolve({ filter: /^real:/ }, ({ path }) => ({ path: path.replace('real:', ''), external: true }));
    },
  };
}

/** A CommonJS module with the members of the real one, which is loaded by the first that is read or written. */
function standIn(name: string): string {
  const real = SLOW_READERS.includes(name) ? name : `node:${name}`;
  const members = JSON.stringify([...Object.keys(require(real) as object), ...(LATER[name] ?? [])]);
  return [
    `for (const member of new Set(${members})) {`,
    '  Object.defineProperty(exports, member, {',
    '    enumerable: true,',
    `    get: () => require('real:${real}')[member],`,
    `    set: (value) => { require('real:${real}')[member] = value; },`,
    '  });',
    '}',
  ].join('\n');
}
