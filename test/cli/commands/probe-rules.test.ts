import { expect } from 'chai';
import type { ProbeCommandOptions } from '../../../cli/commands/probe/options.ts';
import { rulesOfRun } from '../../../cli/commands/probe/rules-of-run.ts';
import { settingsHere } from '../../../cli/held-settings.ts';
import type { Io } from '../../../platform/io.ts';
import { SEQUENCE_CHECKS } from '../../../rules/sequence.generated.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

describe('rules that ask a service', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  const rules = async (given: Partial<ProbeCommandOptions>) => {
    const io = { cwd: folder.path, env: {} } as Io;
    const options = given as ProbeCommandOptions;
    return rulesOfRun(await settingsHere(options, io), options, io);
  };

  it('stand for the statement that they ask about, and for no other of the rule', async () => {
    const { infos } = await rules({});
    expect(infos.map(({ id }) => id)).to.have.members(Object.keys(SEQUENCE_CHECKS));
    for (const { id, statements } of infos) expect(statements, id).to.deep.equal([SEQUENCE_CHECKS[id]?.statement]);
  });

  it('are those that are asked for, by rule, statement or section', async () => {
    const asked = async (...only: string[]) =>
      (await rules({ only })).rules.map(({ rule }) => rule.extensions.lintel.id);
    expect(await asked('no-null')).to.deep.equal(['no-null']);
    expect(await asked('4.4/page', '2.1/no-null')).to.have.members(['page-invalid', 'no-null']);
    expect(await asked('2.1')).to.have.members(['no-null', 'read-only', 'unknown-fields']);
    const problem = await asked('page-size').catch(({ message }: Error) => message);
    expect(problem).to.match(
      /^--only page-size: this rule judges descriptions.*, and not a running service; ask `lintel lint`/,
    );
  });
});
