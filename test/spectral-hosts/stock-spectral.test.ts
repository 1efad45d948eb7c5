import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { built } from '../support/built-command.ts';
import { corpusPath, describeCorpus } from '../support/corpus.ts';
import { sample } from '../support/sample.ts';
import { plainShapes } from '../support/shapes.ts';
import { comparable, StockProject } from '../support/stock-project.ts';

describe('stock spectral', () => {
  let project: StockProject;
  before(() => {
    project = new StockProject();
  });
  after(() => {
    project.remove();
  });

  describe('the bundle of the rules', () => {
    // Whatever else stood there would be parsed and written anew for every ruleset that is bundled.
    const BUNDLE =
      /^(?:module\.exports|const lintel) = globalThis\[Symbol\.for\('lintel \w+'\)\] \?\?= Function\(("(?:[^"\\]|\\.)*")\)\(\);\n/;
    const AFTER = /^export const \{ [\w, ]+ \} = lintel;\nexport default lintel\.default;\n$/;
    for (const [file, after] of [
      ['lintel.cjs', /^$/],
      ['lintel.mjs', AFTER],
    ] as const) {
      it(`${file} is one string to a bundler, and imports nothing`, () => {
        const text = readFileSync(built(file), 'utf8');
        const [whole = '', program = '""'] = BUNDLE.exec(text) ?? [];
        expect(whole).not.to.equal('');
        expect(text.slice(whole.length)).to.match(after);
        const unpacked: string = JSON.parse(program);
        expect(unpacked).not.to.match(/^import\s/m);
        expect(unpacked).not.to.match(/(?<![\w.])require\(['"]/);
        expect(unpacked).not.to.match(/['"]node:/);
      });
    }

    it('is one program for all that ask for it', async () => {
      const { default: fromModule } = await import(pathToFileURL(built('index.mjs')).href);
      expect(createRequire(import.meta.url)(built('index.cjs'))).to.equal(fromModule);
    });

    it('is all that the main entry imports, as far as a bundler sees', () => {
      const imported = (file: string) =>
        [...readFileSync(built(file), 'utf8').matchAll(/(?:from |import\(|require\()(['"].*?['"])/g)].map(
          ([, name]) => name,
        );
      expect(imported('index.mjs')).to.deep.equal(["'./lintel.mjs'"]);
      expect(imported('index.cjs')).to.deep.equal(["'./lintel.cjs'"]);
    });
  });

  describe('rulesets in YAML', () => {
    const bad = `
openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
components:
  schemas:
    Lines: { type: array, items: { type: object } }
    Route: { type: array, minItems: 2, maxItems: 10, items: { type: object } }
    Kind: { type: string, minLength: 1, maxLength: 9, pattern: '^[A-Z]+$', enum: [A, B] }
`;
    const cases: readonly (readonly [string, readonly string[]])[] = [
      ['extends: lintel', ['array-max-items', 'schema-dialect']],
      ['extends: [[lintel, all]]', ['array-max-items', 'array-min-items-above-one', 'schema-dialect']],
      [
        'extends: lintel/design-review',
        ['array-max-items', 'array-min-items-above-one', 'enum-closed', 'schema-dialect'],
      ],
      ['extends: lintel\nrules: { array-min-items: off, schema-dialect: off }', ['array-max-items']],
      ['extends: lintel/x-lintel', []],
      // A former id does nothing there.
      [
        'extends: lintel/2.2\nrules: { enum-values-state: error, enum-values-pattern: off }',
        ['array-max-items', 'array-min-items-above-one', 'enum-closed', 'schema-dialect'],
      ],
    ];
    for (const [ruleset, codes] of sample('rulesets in YAML', cases, 2)) {
      it(ruleset.replace('\n', '; '), async () => {
        const file = project.write('openapi.yaml', bad);
        const found = await project.spectralWith(project.write('ruleset.yaml', ruleset), file);
        expect(found.map(({ code }) => code).sort()).to.deep.equal([...codes].sort());
      });
    }

    it('give the command what they give its linter', async () => {
      project.write('.spectral.yaml', 'extends: lintel');
      const file = project.write('openapi.yaml', bad);
      const found = project.spectralCommand(file);
      expect(found).not.to.have.length(0);
      expect(comparable(found)).to.deep.equal(comparable(await project.spectral(file)));
    });
  });

  it('a JavaScript ruleset uses the functions with options of its own', async () => {
    const ruleset = `
import { bounds } from 'lintel/functions';
export default { rules: { 'short-lists': {
  given: '$', message: '{{error}}',
  then: { function: bounds, functionOptions: { type: 'array', upper: 'maxItems', atMost: 5, counts: true } } } } };
`;
    const file = project.write(
      'openapi.yaml',
      'openapi: 3.1.0\ncomponents:\n  schemas:\n    A: { type: array, maxItems: 6 }\n',
    );
    const found = await project.spectralWith(project.write('own.mjs', ruleset), file);
    expect(found.map(({ message, path }) => ({ message, path }))).to.deep.equal([
      { message: 'maxItems is 6; write 5 or less', path: ['components', 'schemas', 'A', 'maxItems'] },
    ]);
  });

  describe('finds what lintel finds, at the same places and in the same order', () => {
    before(() => {
      project.write('.spectral.yaml', 'extends: lintel/design-review');
    });

    async function expectSame(file: string): Promise<void> {
      // In a process of its own: Spectral's resolver keeps what it read, and may go in circles of files that an earlier
      // run resolved.
      const stock = project.spectralCommand(file);
      const loaded = new Set(stock.map(({ source }) => source));
      // Spectral's own resolver leaves some files of a description unread when many refer to one another.
      const own = (await project.lintel(file, 'design-review')).filter(
        ({ source }) => loaded.has(source) || stock.length === 0,
      );
      // Spectral reports one of several references to the same missing part, and those in extensions, in words of its
      // own.
      const ofRules = <One extends { readonly code: string }>(results: readonly One[]) =>
        results.filter(({ code }) => code !== 'invalid-ref');
      expect(comparable(ofRules(own))).to.deep.equal(comparable(ofRules(stock)));
    }

    it('in the reference description', () => expectSame(resolve('test-specs/reference-3.1.yaml')));

    for (const { name, file } of sample('stock Spectral on shapes of real ones', plainShapes(), 1)) {
      it(`in ${name}`, () => expectSame(file));
    }

    describeCorpus('in real descriptions', (names) => {
      for (const name of sample('stock Spectral', names, 1)) it(name, () => expectSame(corpusPath(name)));
    });
  });
});
