import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

/**
 * A description with the baseline that an earlier version recorded for it, when each wrong value of a list was a
 * finding of its own, some of rules that are gone; when the missing version of all paths was one finding a path; and
 * when both codes in lower case and timezones were reported by other rules as well.
 */
const RECORDED = 'test/baseline/earlier-version';

describe('a baseline of an earlier version', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
    for (const name of ['shop.yaml', 'rules.yaml', 'lintel-baseline.json']) {
      folder.write(name, readFileSync(join(RECORDED, name), 'utf8'));
    }
  });
  afterEach(() => {
    folder.remove();
  });

  const run = async (...args: string[]) => {
    const { exit, stdout, stderr } = await runCli([...args, '-r', 'rules.yaml'], { cwd: folder.path });
    return { exit, shown: `${stdout}${stderr}` };
  };
  const lint = () => run('lint', 'shop.yaml', '-f', 'text');
  const change = (from: string, to: string) => {
    const text = readFileSync(join(folder.path, 'shop.yaml'), 'utf8');
    expect(text).to.include(from);
    folder.write('shop.yaml', text.replace(from, to));
  };

  it('knows everything that is found in a file that did not change', async () => {
    const { exit, shown } = await lint();
    expect(exit).to.equal(0);
    expect(shown).to.not.include('shop.yaml:');
    expect(shown).to.match(/of the baseline have another rule or place in this version; run `lintel baseline --prune/);
    expect(shown).to.not.include('fixed');
  });

  it('is brought up to date by --prune, and knows as much then', async () => {
    const pruned = await run('baseline', '--prune');
    expect(pruned.shown).to.match(/^Nothing of lintel-baseline.json is fixed; \d+ findings remain, \d+ of them now by/);
    const { exit, shown } = await lint();
    expect(exit).to.equal(0);
    expect(shown).to.not.include('of the baseline have');
    const text = readFileSync(join(folder.path, 'lintel-baseline.json'), 'utf8');
    expect(text).to.not.include('enum-values-');
    expect((await run('baseline', '--prune')).shown).to.match(
      /^Nothing of lintel-baseline.json is fixed; \d+ findings remain\n/,
    );
  });

  for (const [what, from, to, found] of [
    [
      'a further wrong value of a list',
      'sent, lost',
      'sent, lost, eaten',
      /^shop\.yaml:\d+:\d+ error enum-values "3 of 4 values/m,
    ],
    ['a further code', '[de, AT]', '[de, AT, ch]', /error country-code "2 of 3 values/],
    ['another value in the place of one', '[WEB, store]', '[WEB, shop]', /error enum-values ""shop" is/],
    ['another field', 'tags:', 'words: { enum: [word] }\n        tags:', /error enum-values ""word" is/],
  ] as const) {
    it(`does not know ${what}`, async () => {
      change(from, to);
      const { exit, shown } = await lint();
      expect(exit).to.equal(1);
      expect(shown).to.match(found);
      expect(shown.match(/^shop\.yaml:/gm)).to.have.lengthOf(what === 'another field' ? 2 : 1);
    });
  }
});
