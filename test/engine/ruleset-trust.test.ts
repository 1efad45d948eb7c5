import { expect } from 'chai';
import { RulesetGuard } from '../../engine/ruleset-trust.ts';
import { UsageError } from '../../platform/usage-error.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('the guard of a ruleset', () => {
  const fault = (message: string) => new UsageError(message);
  const own = { named: 'own.mjs', file: '/a/own.mjs', fault };

  it('says which programs are about to run, and nothing where there are none', () => {
    const told: (readonly string[])[] = [];
    const guard = new RulesetGuard({ onPrograms: (programs) => told.push(programs) });
    guard.announce();
    expect(told).to.deep.equal([]);
    guard.checkProgram(own);
    guard.announce();
    expect(told).to.deep.equal([['own.mjs']]);
  });

  it('lets nothing be fetched unless that is allowed', () => {
    const remote = { named: 'https://rules.example/a.yaml', fault };
    expect(() => new RulesetGuard({}).checkRemote(remote)).to.throw(UsageError, 'without --remote-rulesets');
    expect(() => new RulesetGuard({ remoteRulesets: false }).checkRemote(remote)).to.throw(UsageError);
    new RulesetGuard({ remoteRulesets: true }).checkRemote(remote);
    new RulesetGuard({}).checkRemote(own);
  });

  it('lets no program run where programs are refused', () => {
    const guard = new RulesetGuard({ codeRefusedBy: '--no-code' });
    expect(() => guard.checkProgram(own)).to.throw(UsageError, '"own.mjs" is a program, and --no-code refuses those');
    const remote = { ...own, named: 'https://rules.example/a' };
    expect(() => guard.checkProgram(remote)).to.throw(UsageError, 'may be a program, and --no-code');
    expect(guard.programs).to.deep.equal([]);
  });

  it('lets a program that nobody named run only inside a repository', () => {
    const folder = new TemporaryFolder();
    try {
      const part = { ...own, file: folder.write('rules/own.mjs', '') };
      const guard = new RulesetGuard({ isFound: true });
      expect(() => guard.checkProgram(part)).to.throw(UsageError, 'runs only inside a repository');
      expect(() => guard.checkProgram({ ...part, file: 'https://rules.example/a.js' })).to.throw(UsageError);
      new RulesetGuard({}).checkProgram(part);
      folder.write('.git/HEAD', '');
      guard.checkProgram(part);
      expect(guard.programs).to.deep.equal(['own.mjs']);
    } finally {
      folder.remove();
    }
  });
});
