import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect } from 'chai';
import { globSync } from 'tinyglobby';
import { SOURCE_FOLDERS } from '../engine/cache/identity.ts';

/**
 * The folders and files at the root, from what knows nothing of the others to the commands: each imports only what
 * stands above it.
 */
const LAYERS = [
  'spec',
  'model',
  'grammar',
  'framework',
  'functions',
  'rules',
  'rulesets',
  'bundle.ts',
  'platform',
  'source',
  'edits',
  'engine',
  'diff',
  'library.ts',
  'index.ts',
  'project',
  'fixing',
  'git',
  'baseline',
  'reports',
  'pages',
  'catalogue',
  'review',
  'traffic',
  'verify.ts',
  'probe',
  'languageserver',
  'cli',
  'editors',
];

/** What is loaded in editors and in other hosts of Spectral, and so does without Node. */
const WITHOUT_NODE = ['model', 'grammar', 'framework', 'functions', 'rules', 'rulesets', 'bundle.ts'];

/** What describes APIs and judges them. */
const RULES = ['spec', 'model', 'grammar', 'framework', 'functions', 'rules', 'rulesets', 'bundle.ts'];

/** What shows findings. */
const SHOWING = ['reports', 'pages', 'catalogue', 'review'];

/** What a folder does without, though it stands above it. */
const APART: Readonly<Record<string, readonly string[]>> = {
  // As good for any other program.
  platform: RULES,
  // They read and write texts, whatever is judged in them.
  source: ['spec', 'functions', 'rules', 'rulesets'],
  edits: ['spec', 'functions', 'rules', 'rulesets'],
  git: ['rules', 'engine', 'fixing'],
  baseline: ['rules', 'engine', 'fixing', 'git'],
  pages: [...RULES, 'engine'],
  // Each judges evidence of its own kind. Findings are all alike, and the commands show them.
  diff: ['engine'],
  traffic: ['engine', 'diff', 'fixing', 'git', 'baseline', ...SHOWING],
  probe: ['engine', 'diff', 'fixing', 'git', 'baseline', ...SHOWING],
  languageserver: ['diff', 'pages', 'catalogue', 'review', 'traffic', 'probe'],
};

const FILES = globSync('**/*.{ts,tsx}', {
  ignore: ['node_modules', 'dist', 'test', 'test-specs', 'scripts', 'bench'],
}).sort();

/** Imports and exports from a module, with types, and dynamic imports. */
const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'([^'\n]+)'/g;

function modulesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, module]) => module as string);
}

/** Every file with the files of the project that it imports. */
const IMPORTS: ReadonlyMap<string, readonly string[]> = new Map(
  FILES.map((file) => {
    const relative = modulesIn(file).filter((module) => module.startsWith('.'));
    return [file, relative.map((module) => posix.join(posix.dirname(file), module))];
  }),
);

/** The same for the folders that `folderOf` gives; null leaves a file out. */
function folderImports(folderOf: (file: string) => string | null): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [file, imports] of IMPORTS) {
    const from = folderOf(file);
    if (from === null) continue;
    const known = folders.get(from) ?? new Set();
    folders.set(from, known);
    for (const to of imports.map(folderOf)) if (to !== null && to !== from) known.add(to);
  }
  return folders;
}

/** One way round for each node that leads back to itself, shortest first: `a → b → a`. */
function circles(graph: ReadonlyMap<string, Iterable<string>>): string[] {
  const found = [...graph.keys()].map((start) => wayBack(graph, start)).filter((way) => way !== null);
  return found.toSorted((left, right) => left.length - right.length).map((way) => way.join(' → '));
}

function wayBack(graph: ReadonlyMap<string, Iterable<string>>, start: string): string[] | null {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}

function layerOf(file: string): string {
  return file.split('/', 1)[0] ?? file;
}

describe('layers', () => {
  it('have a place for every file, and files for every place', () => {
    expect(FILES.filter((file) => !LAYERS.includes(layerOf(file)))).to.deep.equal([]);
    expect(LAYERS.filter((layer) => !FILES.some((file) => layerOf(file) === layer))).to.deep.equal([]);
  });

  it('stand in CONTRIBUTING.md in this order', () => {
    const [, layout = ''] = /## Layout\n+```\n(.*?)```/s.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
    const named = layout.split('\n').flatMap((line) => /^(?:[\w-]+\/\S* +)+/.exec(line)?.[0].trim().split(/ +/) ?? []);
    const folders = named.map((path) => path.split('/', 1)[0] ?? '');
    expect(folders.filter((name) => LAYERS.includes(name))).to.deep.equal(
      LAYERS.filter((name) => !name.endsWith('.ts')),
    );
  });

  it('import only from the layers above', () => {
    const wrong = [...IMPORTS].flatMap(([file, imports]) =>
      imports
        .filter((to) => LAYERS.indexOf(layerOf(to)) > LAYERS.indexOf(layerOf(file)) || !LAYERS.includes(layerOf(to)))
        .map((to) => `${file} → ${to}`),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('do without what does not belong to them', () => {
    const wrong = [...IMPORTS].flatMap(([file, imports]) =>
      imports.filter((to) => APART[layerOf(file)]?.includes(layerOf(to))).map((to) => `${file} → ${to}`),
    );
    expect(wrong).to.deep.equal([]);
    for (const [layer, others] of Object.entries(APART)) expect(LAYERS).to.include.members([layer, ...others]);
  });

  it('do without Node where rules are loaded by other hosts', () => {
    const wrong = FILES.filter((file) => WITHOUT_NODE.includes(layerOf(file))).filter((file) =>
      modulesIn(file).some((module) => module.startsWith('node:')),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('have no files that import each other', () => {
    expect(circles(IMPORTS)).to.deep.equal([]);
  });

  it('have no folders of model/ that import each other', () => {
    const folderOf = (file: string) => /^model\/(text\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? null;
    expect(circles(folderImports(folderOf))).to.deep.equal([]);
  });

  it('are all known to the cache where findings depend on them', () => {
    const reached = new Set(['engine/choose-engine.ts']);
    for (const file of reached) for (const to of IMPORTS.get(file) ?? []) reached.add(to);
    const folders = new Set([...reached].map(layerOf));
    expect([...folders].filter((folder) => !SOURCE_FOLDERS.includes(folder))).to.deep.equal([]);
  });

  it('are read from imports of every kind', () => {
    expect(IMPORTS.get('index.ts')).to.include.members(['library.ts', 'rules/index.generated.ts']);
    expect(IMPORTS.get('cli/commands/review/command.ts')).to.include('cli/page-commands.ts');
    expect(
      circles(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).to.deep.equal(['b → c → b', 'c → b → c']);
  });
});
