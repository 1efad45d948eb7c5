import { execFileSync } from 'node:child_process';
import { expect } from 'chai';

/** Rules in the order in which a process with a locale of its own puts them. */
function ordered(locale: string, codes: readonly string[]): unknown {
  const program = `
    import { compareResults, START_OF_FILE } from './source/result.ts';
    const results = ${JSON.stringify(codes)}.map((code) => ({ code, path: [], range: START_OF_FILE, source: '' }));
    console.log(JSON.stringify(results.sort(compareResults).map(({ code }) => code)));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  return JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, LC_ALL: locale } }),
  );
}

describe('results', () => {
  // Estonian has z before t.
  for (const locale of ['en_US.UTF-8', 'et_EE.UTF-8']) {
    it(`have one order under ${locale}`, () => {
      expect(ordered(locale, ['zoo', 'rule-10', 'tap', 'rule-9', 'Tap'])).to.deep.equal([
        'rule-9',
        'rule-10',
        'tap',
        'Tap',
        'zoo',
      ]);
    });
  }
});
