import { expect } from 'chai';
import { largestFile, withLargestFile } from '../../source/largest-file.ts';

describe('the largest file that is read', () => {
  it('is the same in every bundle of the program, each of which has a copy of the module', async () => {
    const copy = '../../source/largest-file.ts?of-another-bundle';
    const other = (await import(copy)) as { largestFile: typeof largestFile };
    expect(other.largestFile).not.to.equal(largestFile);
    expect(withLargestFile(7, () => other.largestFile())).to.equal(7);
  });
});
