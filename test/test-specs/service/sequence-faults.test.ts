import { expect } from 'chai';
import { STATEMENTS } from '../../../spec/statements.generated.ts';
import { SEQUENCE_FAULTS } from '../../../test-specs/service/faults/sequence-faults.ts';

describe('test-specs/service/faults/sequence-faults.ts', () => {
  it('breaks each statement that a sequence can show in at least two ways', () => {
    const shown = Object.entries(STATEMENTS).filter(([, { by }]) => by.some((kind) => kind === 'sequence'));
    const ways = (id: string) => SEQUENCE_FAULTS.filter(({ breaks }) => breaks[0] === id).length;
    expect(shown.filter(([id]) => ways(id) < 2)).to.deep.equal([]);
  });

  it('has an id of its own for each', () => {
    const ids = SEQUENCE_FAULTS.map(({ id }) => id);
    expect(ids).to.deep.equal([...new Set(ids)]);
  });
});
