import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { nodeComplaint, OLDEST_NODE } from '../../platform/node-version.ts';

describe('the version of Node', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.21.0', '100.0.0']) {
    it(`${version} is new enough`, () => expect(nodeComplaint(version)).to.equal(null));
  }

  for (const version of ['20.18.3', '19.9.0', '18.20.8', '8.17.0']) {
    it(`${version} is too old, in one line`, () => {
      expect(nodeComplaint(version)).to.match(
        /^lintel: Node 20\.19 or later is needed, and this is Node [\d.]+; install .+$/,
      );
      expect(nodeComplaint(version)).to.include(version);
    });
  }

  it('is the one that package.json asks for', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    expect(engines.node).to.equal(`>=${OLDEST_NODE}`);
  });
});
