import { expect } from 'chai';
import { mostImportant } from '../../languageserver/diagnostics/most-important.ts';
import type { Result } from '../../source/result.ts';

/** A finding of a rule on a line. */
function finding(code: string, severity: number, line: number): Result {
  const at = { line, character: 0 };
  return { code, severity, message: code, path: [], source: 'api.yaml', range: { start: at, end: at } } as never;
}

describe('languageserver: most important findings', () => {
  const FOUND = [
    finding('hint', 3, 0),
    finding('error', 0, 1),
    finding('error', 0, 2),
    finding('other-error', 0, 3),
    finding('error', 0, 4),
  ];
  const shown = async (limit: number, changed: readonly number[]) => {
    const { results, left } = await mostImportant(
      FOUND,
      limit,
      async () =>
        ({ range }) =>
          changed.includes(range.start.line),
    );
    return { lines: results.map(({ range }) => range.start.line), left };
  };

  it('are the most serious, each rule before its second', async () => {
    expect(await shown(4, [])).to.deep.equal({ lines: [1, 3, 2], left: 2 });
  });

  it('are those on changed lines among the equally serious', async () => {
    expect(await shown(3, [4, 0])).to.deep.equal({ lines: [4, 1], left: 3 });
  });

  it('are all where there are no more than the limit', async () => {
    expect(await shown(5, [])).to.deep.equal({ lines: [0, 1, 2, 3, 4], left: 0 });
  });
});
