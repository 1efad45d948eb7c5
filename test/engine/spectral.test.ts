import { expect } from 'chai';
import { chooseEngine } from '../../engine/choose-engine.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('the engine with spectral-core', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  it('tells of each file alone what a rule judged', async () => {
    folder.write('rules.yaml', 'rules: { titled: { given: $.info, then: { field: title, function: truthy } } }\n');
    const engine = await chooseEngine('rules.yaml', { cwd: folder.path, remoteRefs: false });
    const text = 'openapi: 3.1.1\ninfo: {}\n';
    const tallies = [];
    for (let count = 0; count < 9; count++) {
      const { tallies: ofFile } = await engine.lint({ source: '/a.yaml', isStdin: false }, text, () => {});
      tallies.push(ofFile.get('titled'));
    }
    for (const tally of tallies) expect(tally).to.include({ judged: 1, findings: 1 });
  });
});
