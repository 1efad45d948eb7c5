import { expect } from 'chai';
import { applyPatch, structuredPatch } from 'diff';
import fc from 'fast-check';
import { unifiedDiff } from '../../fixing/unified-diff.ts';

const line = fc.constantFrom('a', 'b', 'c', 'd', '', '  x: 1');
const texts = fc
  .tuple(fc.array(line, { maxLength: 60 }), fc.boolean())
  .map(([lines, ends]) => lines.join('\n') + (ends ? '\n' : ''));

describe('a unified diff', () => {
  it('makes the one text of the other', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        fc.pre(before !== after);
        expect(applyPatch(before, unifiedDiff('a.yaml', before, after))).to.equal(after);
      }),
      { numRuns: 100, seed: 20261123 },
    );
  });

  it('has the hunks of the shortest difference where changes are small', () => {
    const before = Array.from({ length: 200 }, (_, index) => `line ${index}\n`);
    const after = before.flatMap((one, index) =>
      index % 9 === 4 ? [one, `  new ${index}\n`] : index === 50 ? [] : one,
    );
    const { hunks } = structuredPatch('', '', before.join(''), after.join(''), '', '', { context: 3 });
    const heads = unifiedDiff('a.yaml', before.join(''), after.join('')).match(/^@@.*@@$/gm);
    expect(heads).to.deep.equal(
      hunks.map(
        ({ oldStart, oldLines, newStart, newLines }) => `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
      ),
    );
  });

  it('has three lines around each change, says where it is, and that no line break is at the end', () => {
    const lines = (...changed: readonly (readonly [number, string])[]) =>
      Array.from({ length: 12 }, (_, index) => new Map(changed).get(index) ?? `line ${index}`).join('\n');
    expect(unifiedDiff('a.yaml', `${lines()}\n`, lines([2, 'second'], [11, 'last']))).to.equal(
      [
        ...['--- a/a.yaml', '+++ b/a.yaml', '@@ -1,6 +1,6 @@', ' line 0', ' line 1', '-line 2', '+second'],
        ...[' line 3', ' line 4', ' line 5', '@@ -9,4 +9,4 @@', ' line 8', ' line 9', ' line 10', '-line 11'],
        ...['+last', '\\ No newline at end of file', ''],
      ].join('\n'),
    );
    // Six lines between two changes are in one hunk, seven are not.
    const heads = (...at: number[]) =>
      unifiedDiff('a.yaml', lines(), lines(...at.map((line) => [line, 'x'] as const))).match(/^@@/gm)?.length;
    expect([heads(0, 7), heads(0, 8)]).to.deep.equal([1, 2]);
    expect(unifiedDiff('a.yaml', '', 'a\n')).to.include('@@ -0,0 +1,1 @@\n+a\n');
  });

  it('of thousands of changes takes no longer than the text is long', () => {
    const before = Array.from({ length: 20_000 }, (_, index) => `line ${index}\n`);
    const after = before.flatMap((one, index) => (index % 5 === 0 ? [one, `  new ${index}\n`] : one));
    const start = process.cpuUsage().user;
    expect(unifiedDiff('a.yaml', before.join(''), after.join(''))).to.include('+  new 19995\n');
    expect(process.cpuUsage().user - start).to.be.below(2_000_000);
  });
});
