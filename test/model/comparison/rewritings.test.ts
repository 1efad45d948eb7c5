import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'yaml';
import { compareDescriptions } from '../../../model/comparison/compare-descriptions.ts';
import { memoizeText } from '../../../model/lib/memoize.ts';
import { corpusFiles, corpusPath } from '../../../scripts/corpus.ts';
import { descriptionFrom, shownChange } from '../../support/compare-data.ts';
import { describeCorpus } from '../../support/corpus.ts';
import type { Data } from '../../support/description-data.ts';
import { REWRITINGS } from '../../support/rewritten-descriptions.ts';
import { sample } from '../../support/sample.ts';

const OWN = [
  'test-specs/reference-3.0.yaml',
  'test-specs/reference-3.1.yaml',
  'test-specs/shapes/switchboard.yaml',
  'test-specs/shapes/ledger.json',
];

/** All of its paths begin with one segment. */
const WITH_VERSION = 'test-specs/reference-3.1.yaml';

const read = memoizeText((file) => {
  const text = JSON.stringify(parse(readFileSync(file, 'utf8'), { maxAliasCount: -1, logLevel: 'error' }));
  return { text, before: descriptionFrom(JSON.parse(text)) };
});

/** Whether a rewriting says anything else of a description; expects that nothing changed for clients. */
function isRewritten({ text, before }: ReturnType<typeof read>, name: string): boolean {
  const after = rewritten(text, name);
  if (JSON.stringify(after) === text) return false;
  const now = descriptionFrom(after);
  expect(compareDescriptions(before, now).changes.map(shownChange)).to.deep.equal([]);
  // `nullable` beside `allOf` is of the whole, and is no more where it stands in one of the parts.
  if (name === 'allOf split') return true;
  // Nor does it ask for a new minor version.
  const back = compareDescriptions(now, before).changes.filter(({ verdict }) => verdict !== 'fine');
  expect(back.map(shownChange)).to.deep.equal([]);
  return true;
}

function rewritten(text: string, name: string): Data {
  const data = JSON.parse(text) as Data;
  REWRITINGS[name]?.(data);
  return data;
}

describe('what clients do not see', () => {
  const lowered = "the server's path in the paths";
  for (const name of Object.keys(REWRITINGS).filter((one) => one !== lowered)) {
    it(`is no change: ${name}`, () =>
      expect(OWN.filter((file) => isRewritten(read(file), name))).to.not.deep.equal([]));
  }
  it(`is no change: ${lowered}`, () => {
    const data = rewritten(read(WITH_VERSION).text, "the paths' first segment at the server");
    expect(isRewritten({ text: JSON.stringify(data), before: descriptionFrom(data) }, lowered)).to.equal(true);
  });
});

describeCorpus('what clients do not see of real descriptions', (names) => {
  const all = names.filter((name) => corpusFiles().includes(name) && !name.startsWith('digitalocean'));
  const cases = all.flatMap((file) => Object.keys(REWRITINGS).map((name) => ({ file, name })));
  for (const { file, name } of sample('rewritings', cases, 12)) {
    it(`is no change: ${name}, in ${file}`, function () {
      this.timeout(60_000);
      isRewritten(read(corpusPath(file)), name);
    });
  }
});
