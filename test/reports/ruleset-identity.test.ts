import { join } from 'node:path';
import { expect } from 'chai';
import { joinedIdentity, rulesetIdentity } from '../../reports/ruleset-identity.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';
import { SOME_RULE } from './report-fixture.ts';

describe('what distinguishes a ruleset in reports', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  const AT = { cwd: '/repository/apis', root: '/repository' };
  const digestOf = (rules: readonly object[], files: readonly string[] = []) =>
    rulesetIdentity('all', { rules, files } as unknown as Parameters<typeof rulesetIdentity>[1], AT).digest;
  const nameOf = (given: string) => rulesetIdentity(given, { rules: [] }, AT).name;

  it('is its name, or the way to its file from the root of the repository', () => {
    expect(nameOf('all')).to.equal('all');
    expect(nameOf('2.2')).to.equal('2.2');
    expect(nameOf('@acme')).to.equal('@acme');
    expect(nameOf('rules.yaml')).to.equal('apis/rules.yaml');
    expect(nameOf('../rules/own.yaml')).to.equal('rules/own.yaml');
    expect(nameOf('/elsewhere/own.yaml')).to.equal('/elsewhere/own.yaml');
  });

  it('is what is known of its rules, in any order', () => {
    const other = { ...SOME_RULE, id: 'other-rule' };
    const both = digestOf([SOME_RULE, other]);
    expect(both).to.match(/^[0-9a-f]{16}$/);
    expect(digestOf([other, SOME_RULE])).to.equal(both);
    expect(digestOf([SOME_RULE])).not.to.equal(both);
    for (const change of [{ severity: 'error' }, { summary: 'a' }, { statements: [] }, { why: null }, { id: 'b' }]) {
      expect(digestOf([{ ...SOME_RULE, ...change }, other]), JSON.stringify(change)).not.to.equal(both);
    }
    expect(digestOf([{ ...SOME_RULE, documentationUrl: null }, other])).to.equal(both);
  });

  it('is what stands in its files, with any line breaks; one that is gone is nothing', () => {
    const file = folder.write('rules.yaml', 'a\nb\n');
    const digest = digestOf([SOME_RULE], [file]);
    expect(digest).not.to.equal(digestOf([SOME_RULE]));
    expect(digestOf([SOME_RULE], [folder.write('again.yaml', 'a\r\nb\r\n')])).to.equal(digest);
    expect(digestOf([SOME_RULE], [folder.write('other.yaml', 'a\nc\n')])).not.to.equal(digest);
    expect(digestOf([SOME_RULE], [join(folder.path, 'gone.yaml')])).to.match(/^[0-9a-f]{16}$/);
  });

  it('of several is one, with all names', () => {
    const [one, other] = [
      { name: 'all', digest: '1' },
      { name: '2.2', digest: '2' },
    ];
    expect(joinedIdentity([one])).to.deep.equal(one);
    expect(joinedIdentity([one, { ...one }])).to.deep.equal(one);
    const joined = joinedIdentity([one, other, one]);
    expect(joined.name).to.equal('all, 2.2');
    expect(joined.digest).not.to.be.oneOf(['1', '2']);
    expect(joinedIdentity([one, { ...one, digest: '3' }]))
      .to.include({ name: 'all' })
      .and.not.include({ digest: '1' });
  });
});
