/** Loads the copy's modules anew for each run, so that what one mutant leaves behind is no matter for the next. */
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { transformSync } from 'esbuild';

type Loaded = { exports: unknown };
type Wrapper = (exports: unknown, require: unknown, module: Loaded, file: string, folder: string, url: string) => void;

const COMPILED = new Map<string, Script>();

/** A set of modules that know each other and nothing of former ones. */
export class ModuleLoader {
  readonly #root: string;
  readonly #loaded = new Map<string, Loaded>();
  readonly #require: NodeJS.Require;

  constructor(root: string) {
    this.#root = root;
    this.#require = createRequire(join(root, 'package.json'));
  }

  /** The product's files among those that are loaded, as paths from the root. */
  get files(): string[] {
    return [...this.#loaded.keys()].map((file) => file.slice(this.#root.length + 1));
  }

  /** Lets a module be loaded again, without those that it imports. */
  forget(file: string): void {
    this.#loaded.delete(file);
  }

  /** What a module of the copy exports. */
  load(file: string): unknown {
    const known = this.#loaded.get(file);
    if (known !== undefined) return known.exports;
    const module: Loaded = { exports: {} };
    this.#loaded.set(file, module);
    if (file.endsWith('.json')) {
      module.exports = JSON.parse(readFileSync(file, 'utf8'));
      return module.exports;
    }
    const wrapper = compiled(file).runInThisContext() as Wrapper;
    const require = Object.assign((name: string) => this.#import(name, file), { resolve: this.#require.resolve });
    wrapper(module.exports, require, module, file, dirname(file), pathToFileURL(file).href);
    return module.exports;
  }

  #import(name: string, from: string): unknown {
    const path = name.startsWith('file:') ? fileURLToPath(name) : name;
    if (!path.startsWith('.') && !path.startsWith('/')) return withDefault(this.#package(path));
    const file = resolve(dirname(from), path);
    const isOwn = /\.(tsx?|json)$/.test(file) && file.startsWith(this.#root) && statSync(file).isFile();
    return isOwn ? this.load(file) : withDefault(this.#require(file));
  }

  #package(name: string): unknown {
    try {
      return this.#require(name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error;
      // It is there for `import` alone.
      return this.#require(fileURLToPath(import.meta.resolve(name)));
    }
  }
}

/** What `import` takes for the default of a CommonJS package that was an ES module without one: all that it exports. */
function withDefault(loaded: unknown): unknown {
  const isWithout = loaded !== null && typeof loaded === 'object' && '__esModule' in loaded && !('default' in loaded);
  return isWithout ? { ...loaded, __esModule: true, default: loaded } : loaded;
}

function compiled(file: string): Script {
  const known = COMPILED.get(file);
  if (known !== undefined) return known;
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    sourcefile: file,
    define: { 'import.meta.url': '__url' },
    supported: { 'dynamic-import': false },
  });
  const wrapped = `(function (exports, require, module, __filename, __dirname, __url) {${code}\n})`;
  const script = new Script(wrapped, { filename: file });
  COMPILED.set(file, script);
  return script;
}
