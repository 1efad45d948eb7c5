import { resolve } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { exampleText, withoutMarks } from '../../catalogue/example-text.ts';
import { examplesOf } from '../../catalogue/examples.ts';
import { RULES } from '../../rules/index.generated.ts';
import { defaultsOfInit } from '../../scripts/fixes/defaults-of-init.ts';
import { faultsOfMending } from '../../scripts/fixes/faults-of-mending.ts';
import { oddLayoutWithAliases } from '../support/odd-layout.ts';
import { sample } from '../support/sample.ts';

/** So many layouts are drawn by `npm run test:full`. */
const LAYOUTS = 2_000;

/** Where examples refer from to `common.yaml`. */
const SOURCE = resolve('test-specs/drawn.yaml');

/** The bad examples of all rules, as what they say. */
function descriptions(): readonly object[] {
  return Object.values(RULES).flatMap((rule) =>
    examplesOf(rule).bad.map((example) => parse(withoutMarks(exampleText(example).text)) as object),
  );
}

describe('mending descriptions in drawn layouts', () => {
  const all = descriptions();
  const defaults = defaultsOfInit();
  const drawn = Array.from({ length: LAYOUTS }, (_, seed) => ({ seed, unsafe: seed % 3 > 0 }));

  for (const { seed, unsafe } of sample('layouts that are mended', drawn, 30)) {
    it(`is without fault in layout ${seed}`, async () => {
      const texts = new Map([[SOURCE, oddLayoutWithAliases(all[seed % all.length] ?? {}, seed).text]]);
      const way = { unsafe, defaults: seed % 2 === 0 ? defaults : {} };
      expect(await faultsOfMending(SOURCE, way, texts)).to.deep.equal([]);
    });
  }
});
