import { spawnSync } from 'node:child_process';
import { expect } from 'chai';

/**
 * The size of V8's young generation after three million objects, in MB, in a process that first says how large its
 * largest file is.
 */
function youngGenerationAfter(largest: number): number {
  const code = `
    import { getHeapSpaceStatistics } from 'node:v8';
    import { collectSoonerFor } from './platform/heap-growth.ts';
    collectSoonerFor(${largest});
    const held = [];
    for (let number = 0; number < 3_000_000; number++) held.push({ number });
    console.log(getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size);
  `;
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  return Number(stdout) / 2 ** 20;
}

describe('the heap of a run over large files', () => {
  it('has a young generation of 16 MB, where V8 would take 32', () => {
    expect(youngGenerationAfter(4_999_999)).to.be.above(24);
    expect(youngGenerationAfter(5_000_000)).to.be.within(12, 17);
  });
});
