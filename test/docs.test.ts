import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { globSync } from 'tinyglobby';

/** Pages for engineers, which name files of the repository; the pages for users name theirs. */
const FOR_ENGINEERS = ['CONTRIBUTING.md', 'docs/decisions.md'];
const ALL = ['README.md', ...FOR_ENGINEERS, ...globSync('docs/*.md')];

const { scripts, exports } = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<
  Record<'scripts' | 'exports', Readonly<Record<string, unknown>>>
>;

/** Paths below the repository's folders, as text writes them: `engine/spectral.ts`, `source/fast-reader/`. */
const PATH = new RegExp(`(?<![\\w./-])(?:${foldersOf().join('|')})/[\\w./-]*\\w/?`, 'g');

function foldersOf(): string[] {
  return globSync(['*/'], { onlyDirectories: true, ignore: ['node_modules', 'dist'] }).map((name) => name.slice(0, -1));
}

describe('documents', () => {
  for (const file of FOR_ENGINEERS) {
    it(`${file} names files that exist`, () => {
      const named = readFileSync(file, 'utf8').match(PATH) ?? [];
      expect(named).not.to.be.empty;
      expect(named.filter((path) => !existsSync(path) && !path.startsWith('OTHER/'))).to.deep.equal([]);
    });
  }

  for (const file of new Set(ALL)) {
    it(`${file} names scripts that exist`, () => {
      const named = Array.from(readFileSync(file, 'utf8').matchAll(/npm run ([\w:-]+)/g), ([, name]) => name ?? '');
      expect(named.filter((name) => !Object.hasOwn(scripts, name))).to.deep.equal([]);
    });

    it(`${file} links to files that exist`, () => {
      const folder = file.includes('/') ? 'docs/' : '';
      const links = Array.from(readFileSync(file, 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, link]) => link ?? '');
      const local = links.filter((link) => !/^[a-z]+:/.test(link));
      expect(local.filter((link) => !existsSync(folder + link))).to.deep.equal([]);
    });
  }

  it('docs/rulesets.md names all that the package exports', () => {
    const page = readFileSync('docs/rulesets.md', 'utf8');
    const code = readFileSync('index.ts', 'utf8');
    const values = Array.from(code.matchAll(/^export (?:async function|const) (\w+)/gm), ([, name]) => name ?? '');
    const types = Array.from(code.matchAll(/^export type \{([^}]*)\}/gm), ([, names]) => names?.match(/\w+/g) ?? []);
    const entries = Object.keys(exports).filter((name) => /^\.\/[a-z]+$/.test(name));
    const wanted = [...values, ...types.flat(), ...entries.map((name) => name.replace('.', 'lintel'))];
    expect(wanted).to.include.members(['lint', 'LintOptions', 'lintel/verify']);
    expect(wanted.filter((name) => !new RegExp(`\`${name}\\b`).test(page))).to.deep.equal([]);
  });

  it('CONTRIBUTING.md explains at most 25 words', () => {
    const words = readFileSync('CONTRIBUTING.md', 'utf8').split('\n## Words\n')[1] ?? '';
    const rows = words.split('\n').filter((line) => line.startsWith('| ')).length - 1;
    expect(rows).to.be.within(1, 25);
  });
});
