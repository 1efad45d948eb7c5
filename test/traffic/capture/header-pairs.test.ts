import { expect } from 'chai';
import { endToEnd, fieldValue, headerPairs } from '../../../traffic/capture/header-pairs.ts';

describe('traffic/capture/header-pairs.ts', () => {
  it("pairs Node's flat list, without a name that has no value", () => {
    expect(headerPairs(['A', '1', 'a', '2', 'B'])).to.deep.equal([
      ['A', '1'],
      ['a', '2'],
    ]);
  });

  it('finds the first value of a field in any case', () => {
    expect(
      fieldValue(
        [
          ['X', '0'],
          ['Content-Type', '1'],
          ['content-type', '2'],
        ],
        'content-type',
      ),
    ).to.equal('1');
    expect(fieldValue([], 'content-type')).to.equal(null);
  });

  it('leaves out the fields of one connection, and those that it names', () => {
    const own = ['Connection', 'Keep-Alive', 'Proxy-Connection', 'Proxy-Authenticate', 'Proxy-Authorization', 'TE'];
    const pairs = [...own, 'Trailer', 'Upgrade', 'Accept', 'X-One', 'X-Two'].map((name): [string, string] => [
      name,
      name === 'Connection' ? 'close, X-One' : 'x',
    ]);
    expect(endToEnd(pairs)).to.deep.equal([
      ['Accept', 'x'],
      ['X-Two', 'x'],
    ]);
  });
});
