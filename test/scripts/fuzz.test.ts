import { expect } from 'chai';
import { directEngine } from '../../engine/direct.ts';
import type { Engine, LintedFile } from '../../engine/engine.ts';
import designReview from '../../rulesets/design-review.ts';
import { comparisons } from '../../scripts/fuzz/compare-ways.ts';
import { drawDocument, type FuzzedDocument } from '../../scripts/fuzz/draw-document.ts';
import { lintFuzzed } from '../../scripts/fuzz/faults-of-run.ts';
import { seedDocuments } from '../../scripts/fuzz/seed-documents.ts';
import type { Result } from '../../source/result.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const TEXT = 'openapi: 3.1.1\ninfo: { title: T, version: 1.0.0 }\ncomponents: { schemas: { A: { type: array } } }\n';
const DOCUMENT: FuzzedDocument = { number: 7, source: '/a/openapi.yaml', text: TEXT, data: { openapi: '3.1.1' } };

const direct = directEngine(designReview, { cwd: process.cwd(), remoteRefs: false });

/** The engine with what it gives changed. */
function changed(change: (file: LintedFile) => LintedFile): Engine {
  return { ...direct, lint: async (...given) => change(await direct.lint(...given)) };
}

/** The engine with each finding changed. */
function saying(change: (result: Result) => Partial<Result>): Engine {
  return changed((file) => ({ ...file, results: file.results.map((result) => ({ ...result, ...change(result) })) }));
}

describe('fuzzing', () => {
  it('draws the same document for the same seed and number, and others for others', () => {
    const seeds = seedDocuments();
    expect(seeds.length).to.be.above(50);
    const texts = [1, 1, 2].map((seed) => [0, 1, 2, 3].map((number) => drawDocument(seed, number, seeds).text));
    expect(texts[0]).to.deep.equal(texts[1]);
    expect(new Set(texts.flat())).to.have.property('size', 8);
    const numbers = Array.from({ length: 60 }, (_, number) => number);
    const inTurn = numbers.map((number) => drawDocument(3, number, seeds).text);
    const backwards = numbers.toReversed().map((number) => drawDocument(3, number, seeds).text);
    expect(backwards.toReversed(), 'whatever was drawn before').to.deep.equal(inTurn);
  });

  it('draws descriptions in which most rules find something, in JSON and YAML, whole and damaged', async () => {
    const seeds = seedDocuments();
    const documents = Array.from({ length: 60 }, (_, number) => drawDocument(1, number, seeds));
    expect(new Set(documents.map(({ source, data }) => `${source.slice(-4)} ${data === null}`))).to.have.property(
      'size',
      4,
    );
    const rules = new Set<string>();
    for (const document of documents) {
      const { file, faults } = await lintFuzzed(direct, document);
      expect(faults, `number ${document.number}`).to.deep.equal([]);
      for (const { code } of file?.results ?? []) rules.add(code);
    }
    expect(rules.size).to.be.above(60);
  });

  const faults: readonly (readonly [title: string, engine: Engine, said: RegExp])[] = [
    [
      'a lint that throws',
      { ...direct, lint: () => Promise.reject(new TypeError('x is not a function')) },
      /throws: TypeError: x is not/,
    ],
    [
      'a rule that fails',
      changed((file) => ({ ...file, failures: [{ ruleId: 'key-order', error: new Error('why') }] })),
      /^the rule key-order fails: Error: why/,
    ],
    [
      'a value without a name',
      saying(() => ({ message: 'it is undefined' })),
      /does not name its value: it is undefined/,
    ],
    ['a finding that says nothing', saying(() => ({ message: ' ' })), /says nothing$/],
    ...[
      { start: { line: 0, character: -1 }, end: { line: 0, character: 1 } },
      { start: { line: 2, character: 4 }, end: { line: 2, character: 3 } },
      { start: { line: 2, character: 4 }, end: { line: 4, character: 1 } },
    ].map((range): [string, Engine, RegExp] => [
      `a finding at ${JSON.stringify(range)}`,
      saying(() => ({ range })),
      /stands outside of its file/,
    ]),
  ];
  for (const [title, engine, said] of faults) {
    it(`sees ${title}`, async () => {
      const { faults: found } = await lintFuzzed(engine, DOCUMENT);
      expect(found[0]).to.match(said);
    });
  }

  it('sees where another way to lint gives something else', async () => {
    const folder = new TemporaryFolder();
    try {
      const ways = await comparisons(folder.path);
      const document = { ...DOCUMENT, data: { openapi: '3.1.1', info: {}, components: {} } };
      const plain = await direct.lint({ source: document.source, isStdin: false }, TEXT, () => {});
      expect(plain.results).to.have.length.above(1);
      const lost = { ...plain, results: plain.results.slice(1) };
      for (const [way, compare] of Object.entries(ways)) {
        if (way !== 'keys in another order') expect(await compare(document, plain), way).to.deep.equal([]);
        expect(await compare(document, lost), way).to.have.length.above(0);
      }
    } finally {
      folder.remove();
    }
  });
});
