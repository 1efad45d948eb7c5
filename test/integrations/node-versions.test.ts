import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { OLDEST_NODE } from '../../platform/node-version.ts';
import { NODES, skipsWithout } from '../support/absences.ts';
import { PackedProject } from '../support/packed-project.ts';

const SHOP = `openapi: 3.0.3
info: { title: Shop, version: 1.0.0 }
paths: {}
components:
  schemas:
    Lines: { type: array, minItems: 0, items: { type: object } }
`;

/** What stock Spectral does with the rules of the package. */
const STOCK = `
const { Spectral } = require('@stoplight/spectral-core');
const spectral = new Spectral();
spectral.setRuleset(require('lintel'));
spectral.run(require('node:fs').readFileSync('shop.yaml', 'utf8')).then((results) => console.log(results.map(({ code }) => code).join(' ')));
`;

describe('the package on other versions of Node', function () {
  this.timeout(120_000);
  if (skipsWithout('nodes', 'runs')) return;

  const names = readdirSync(NODES);
  const programOf = (name: string) => join(NODES, name, 'node_modules/node/bin/node');
  let project: PackedProject;

  before(() => {
    project = new PackedProject();
    project.write('shop.yaml', SHOP);
  });
  after(() => project.remove());

  const run = (node: string, ...args: string[]) =>
    spawnSync(node, args, { cwd: project.folder, encoding: 'utf8', env: { PATH: process.env.PATH } });
  const lintel = (node: string, ...args: string[]) => run(node, 'node_modules/lintel/dist/cli/main.cjs', ...args);
  const versionOf = (node: string) => run(node, '-p', 'process.versions.node').stdout.trim();
  const isOld = (version: string) => Number.parseFloat(version) < Number.parseFloat(OLDEST_NODE);

  it('are one that is too old, and Node 20, 22 and 24', () => {
    expect(names.map((name) => Number.parseInt(versionOf(programOf(name)), 10))).to.include.members([18, 20, 22, 24]);
  });

  for (const name of names) {
    it(`Node ${name} lints, or says that it is too old`, () => {
      const node = programOf(name);
      const version = versionOf(node);
      const { status, stdout, stderr } = lintel(node, 'lint', 'shop.yaml', '--ruleset', '2.2', '-f', 'json');
      if (isOld(version)) {
        const sentence = `lintel: Node ${OLDEST_NODE} or later is needed, and this is Node ${version}; install a newer one from https://nodejs.org\n`;
        expect([status, stdout, stderr]).to.deep.equal([2, '', sentence]);
        return;
      }
      expect(stderr).to.equal('');
      expect((JSON.parse(stdout) as { code: string }[]).map(({ code }) => code)).to.deep.equal(['array-max-items']);
      // Twice: the second run uses code that the first one kept compiled.
      expect(lintel(node, 'lint', 'shop.yaml', '--ruleset', '2.2', '-f', 'json').stdout).to.equal(stdout);
      expect(run(node, '-e', STOCK).stdout).to.include('array-max-items');
    });
  }
});
