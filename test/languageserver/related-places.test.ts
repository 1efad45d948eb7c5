import { expect } from 'chai';
import { diagnosticsOf } from '../../languageserver/diagnostics/diagnostics.ts';
import type { References } from '../../languageserver/diagnostics/references.ts';
import type { Result, ResultPlace } from '../../source/result.ts';
import { finding } from '../reports/report-fixture.ts';

const FILE = '/repository/apis/shop.yaml';

function placeAt(line: number, source = FILE): ResultPlace {
  const range = { start: { line, character: 4 }, end: { line, character: 9 } };
  return { path: ['components', 'schemas', String(line)], range, source };
}

/** Uses, as many as are asked for. */
const USES = {
  usesOf: (_result: Result, most: number) => [placeAt(20), placeAt(21, '/repository/apis/part.yaml')].slice(0, most),
} as unknown as References;

async function related(given: Partial<Result>) {
  const [diagnostic] = await diagnosticsOf(
    FILE,
    () => '',
    [finding(given)],
    () => USES,
  );
  return diagnostic?.relatedInformation?.map(({ location, message }) => [
    location.uri.replace(/.*\//, ''),
    location.range.start.line,
    message,
  ]);
}

describe('languageserver: places that a diagnostic names besides its own', () => {
  it('are the others that its finding stands for, five at most', async () => {
    const places = [placeAt(1), placeAt(2), placeAt(1, '/repository/apis/part.yaml'), placeAt(3)];
    expect(await related({ ...placeAt(1), places })).to.deep.equal([
      ['shop.yaml', 2, 'the same here'],
      ['part.yaml', 1, 'the same here'],
      ['shop.yaml', 3, 'the same here'],
    ]);
    const many = [1, 2, 3, 4, 5, 6, 7, 8].map((line) => placeAt(line));
    expect((await related({ ...placeAt(1), places: many }))?.map(([, line]) => line)).to.deep.equal([2, 3, 4, 5, 6]);
  });

  it('are else the uses of what it is about', async () => {
    expect(await related(placeAt(1))).to.deep.equal([
      ['shop.yaml', 20, 'used here'],
      ['part.yaml', 21, 'used here'],
    ]);
  });

  it('are left out where there are none', async () => {
    expect(await related({ ...placeAt(1), places: [placeAt(1)] })).to.equal(undefined);
  });
});
