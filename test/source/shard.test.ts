import { expect } from 'chai';
import type { Input } from '../../source/find-files.ts';
import { parseShard, shardOf } from '../../source/shard.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('shards', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => {
    folder.remove();
  });

  const write = (sizes: readonly number[]): Input[] =>
    sizes.map((size, index) => ({ source: folder.write(`${index}.yaml`, 'x'.repeat(size)), isStdin: false }));
  const share = (inputs: readonly Input[], index: number, count: number) =>
    shardOf({ inputs, problems: [], notes: [] }, { index, count }, (source) => source.slice(folder.path.length));
  const names = (inputs: readonly Input[], index: number, count: number) =>
    share(inputs, index, count).found.inputs.map(({ source }) => source);

  for (const count of [1, 2, 3, 7, 40]) {
    it(`${count} hold every file exactly once`, () => {
      const inputs = write(Array.from({ length: 25 }, (_, index) => (index * 37) % 11));
      const all = Array.from({ length: count }, (_, index) => names(inputs, index + 1, count)).flat();
      expect(all.sort()).to.deep.equal(inputs.map(({ source }) => source).sort());
    });
  }

  it('are about equally large', () => {
    const inputs = write([900, 10, 300, 310, 290, 20, 30, 5]);
    expect(names(inputs, 1, 2).map((name) => name.slice(-6))).to.deep.equal(['0.yaml', '6.yaml', '7.yaml']);
  });

  it('share out empty files too', () => {
    const inputs = write([0, 0, 0]);
    expect([1, 2, 3].map((index) => names(inputs, index, 3).length)).to.deep.equal([1, 1, 1]);
  });

  it('do not depend on the order of the files, and keep it', () => {
    const inputs = write([5, 5, 5, 9, 1, 1, 7]);
    const turned = inputs.toReversed();
    for (const index of [1, 2, 3]) expect(names(turned, index, 3)).to.deep.equal(names(inputs, index, 3).reverse());
    expect(share(turned, 1, 3).shard.files).to.equal(share(inputs, 2, 3).shard.files);
  });

  it('show that the files are others', () => {
    const inputs = write([5, 5]);
    const before = share(inputs, 1, 2).shard.files;
    expect(share(write([5, 6]), 1, 2).shard.files).not.to.equal(before);
  });

  it('are read as i/n', () => {
    expect(parseShard('2/3')).to.deep.equal({ index: 2, count: 3 });
    for (const wrong of ['0/3', '4/3', '1', '1/0', 'a/b', '1/3/5', '-1/3', '1/99999', ' 1/3', '1.5/3', '']) {
      expect(() => parseShard(wrong), wrong).to.throw(/^the shard ".*" is not i\/n with i from 1 to n/);
    }
  });
});
