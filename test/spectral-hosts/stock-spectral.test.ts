import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { expect } from 'chai';
import { CORPUS, corpusFiles } from '../support/corpus.ts';
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
    for (const file of ['dist/lintel.mjs', 'dist/lintel.cjs']) {
      it(`${file} imports nothing`, () => {
        const text = readFileSync(file, 'utf8');
        expect(text).not.to.match(/^import\s/m);
        expect(text).not.to.match(/(?<![\w.])require\(['"]/);
        expect(text).not.to.match(/['"]node:/);
      });
    }

    it('is all that the main entry imports, as far as a bundler sees', () => {
      const imported = (file: string) =>
        [...readFileSync(file, 'utf8').matchAll(/(?:from |import\(|require\()(['"].*?['"])/g)].map(([, name]) => name);
      expect(imported('dist/index.mjs')).to.deep.equal(["'./lintel.mjs'"]);
      expect(imported('dist/index.cjs')).to.deep.equal(["'./lintel.cjs'"]);
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
      ['extends: lintel', ['array-max-items', 'array-min-items', 'schema-dialect']],
      [
        'extends: [[lintel, all]]',
        ['array-max-items', 'array-min-items', 'array-min-items-above-one', 'schema-dialect'],
      ],
      [
        'extends: lintel/design-review',
        ['array-max-items', 'array-min-items', 'array-min-items-above-one', 'enum-closed', 'schema-dialect'],
      ],
      ['extends: lintel\nrules: { array-min-items: off, schema-dialect: off }', ['array-max-items']],
      ['extends: lintel/x-lintel', []],
    ];
    for (const [ruleset, codes] of cases) {
      it(ruleset.replace('\n', '; '), () => {
        project.write('.spectral.yaml', ruleset);
        const found = project.spectral(project.write('openapi.yaml', bad)).map(({ code }) => code);
        expect(found.sort()).to.deep.equal([...codes].sort());
      });
    }
  });

  it('a JavaScript ruleset uses the functions with options of its own', () => {
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
    const found = project.spectralWith(project.write('own.mjs', ruleset), file);
    expect(found.map(({ message, path }) => ({ message, path }))).to.deep.equal([
      { message: 'maxItems is 6; write at most 5', path: ['components', 'schemas', 'A', 'maxItems'] },
    ]);
  });

  describe('finds what lintel finds, at the same places and in the same order', () => {
    before(() => {
      project.write('.spectral.yaml', 'extends: lintel/design-review');
    });

    const files = corpusFiles();
    if (files.length === 0) it.skip('in the corpus: it is absent');
    for (const file of [resolve('test-specs/reference-3.1.yaml'), ...files]) {
      it(file.startsWith(CORPUS) ? relative(CORPUS, file) : relative('.', file), () => {
        const stock = project.spectral(file);
        const loaded = new Set(stock.map(({ source }) => source));
        // Spectral's own resolver leaves some files of a description unread when many refer to one another.
        const own = project
          .lintel(file, 'design-review')
          .filter(({ source }) => loaded.has(source) || stock.length === 0);
        expect(own.map(comparable)).to.deep.equal(stock.map(comparable));
      });
    }
  });
});
