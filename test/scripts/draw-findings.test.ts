import { expect } from 'chai';
import { type Drawn, drawn, unlabelled } from '../../scripts/labels/draw.ts';
import type { Label } from '../../scripts/labels/label.ts';
import type { Result } from '../../source/result.ts';

function found(rule: string, file: string, pointer: string): Drawn {
  return { rule, file, pointer, message: 'a; b', places: 1 };
}

describe('drawing findings to be labelled', () => {
  const many = Array.from({ length: 30 }, (_, index) => found('no-null', 'a/one.yaml', `/${index}`));
  const all = [...many, found('no-null', 'b/two.yaml', '/0'), found('page', 'a/one.yaml', '/0')];
  const label: Label = { file: 'a/one.yaml', rule: 'no-null', pointer: '/x', verdict: 'true' };

  it('takes one of each rule in turn, those with few labels first, and each time of another description', () => {
    const chosen = drawn(all, [label], 3, 1);
    expect(chosen.map(({ rule }) => rule)).to.deep.equal(['page', 'no-null', 'no-null']);
    expect(new Set(chosen.slice(1).map(({ file }) => file))).to.deep.equal(new Set(['a/one.yaml', 'b/two.yaml']));
  });

  it('is the same for a seed, and takes no finding twice', () => {
    const pointers = drawn(all, [], 32, 7).map(({ file, rule, pointer }) => `${rule} ${file} ${pointer}`);
    expect(drawn(all, [], 32, 7)).to.deep.equal(drawn(all, [], 32, 7));
    expect(new Set(pointers).size).to.equal(32);
    expect(drawn(all, [], 9, 8)).not.to.deep.equal(drawn(all, [], 9, 7));
  });

  it('leaves out what has a label at one of its places, and what is no rule', () => {
    const at = (path: string[]) => ({ source: 'one.yaml', path });
    const result = (code: string, path: string[], places?: string[][]) =>
      ({
        code,
        message: '',
        ...at(path),
        statements: [],
        ...(places && { places: places.map(at) }),
      }) as unknown as Result;
    const results = [result('no-null', ['a']), result('no-null', ['b'], [['b'], ['c']]), result('parser', ['d'])];
    const labels: Label[] = [{ file: 'one.yaml', rule: 'no-null', pointer: '/c', verdict: 'true' }];
    expect(unlabelled(results, labels).map(({ pointer }) => pointer)).to.deep.equal(['/a']);
  });
});
