import { availableParallelism } from 'node:os';
import { expect } from 'chai';
import { notLinted } from '../../../engine/engine.ts';
import { inThreads, numberOfThreads } from '../../../engine/threads/threads.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

describe('the number of threads', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  /** Files of so many bytes. */
  const inputs = (...sizes: readonly number[]) =>
    sizes.map((size, index) => ({ source: folder.write(`${index}.yaml`, 'x'.repeat(size)), isStdin: false }));

  it('is what is asked for, but no more than there are files', () => {
    expect(numberOfThreads(inputs(1, 1, 1), '2')).to.equal(2);
    expect(numberOfThreads(inputs(1, 1, 1), '9999')).to.equal(3);
    expect(numberOfThreads(inputs(1), '1')).to.equal(1);
  });

  for (const asked of ['0', '-1', '1.5', '10000', 'two', '']) {
    it(`is not ${JSON.stringify(asked)}`, () => {
      expect(() => numberOfThreads(inputs(1), asked)).to.throw(
        UsageError,
        new RegExp(`^--threads is "${asked}"; give a whole number from 1 to 9999$`),
      );
    });
  }

  it('is that of the processors where there is much to lint beside the largest file, else one', () => {
    const most = (files: number) => Math.min(availableParallelism(), files);
    expect(numberOfThreads(inputs(400_000, 400_000), undefined)).to.equal(most(2));
    expect(numberOfThreads(inputs(150_000, 150_000, 900_000, 100_000), undefined)).to.equal(most(4));
    expect(numberOfThreads(inputs(900_000, 399_999), undefined)).to.equal(1);
    expect(numberOfThreads(inputs(900_000), undefined)).to.equal(1);
    expect(numberOfThreads([], undefined)).to.equal(0);
  });

  it('is one where the program runs from its sources, which threads cannot load, or has one file', async () => {
    const engines = [{ rules: [], lint: async () => notLinted([]) }];
    const setting = { cwd: folder.path, remoteRefs: false, largestFile: 9, choices: [] };
    for (const files of [inputs(1, 1), inputs(1)])
      expect(await inThreads(engines, files, '2', setting)).to.deep.equal({ engines, threads: 1 });
  });
});
