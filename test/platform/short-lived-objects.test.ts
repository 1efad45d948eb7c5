import { spawnSync } from 'node:child_process';
import { expect } from 'chai';

const SCRIPT = "new Script('(function () { return 1; })', options)";

/** What a process with some code prints. */
function printed(code: string): string {
  const program = `import { Script } from 'node:vm';\n${code}`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout;
}

describe('objects that live for a moment', () => {
  it('leave compiled code that the next run takes', () => {
    const kept = printed(`
      import { keepNewObjectsYoung } from './platform/short-lived-objects.ts';
      const options = {};
      keepNewObjectsYoung();
      process.once('exit', () => process.stdout.write(${SCRIPT}.createCachedData().toString('base64')));
    `);
    expect(kept).not.to.equal('');
    const rejected = printed(`
      const options = { cachedData: Buffer.from('${kept}', 'base64') };
      console.log(${SCRIPT}.cachedDataRejected);
    `);
    expect(rejected).to.equal('false\n');
  });
});
