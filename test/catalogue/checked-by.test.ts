import { expect } from 'chai';
import { countedWithoutRule } from '../../catalogue/checked-by.ts';

describe('statements that no rule decides', () => {
  const decided = { by: ['document'], rules: [{}] } as const;
  const byNobody = { by: ['none'], rules: [] } as const;
  const elsewhere = { by: ['exchange'], rules: [] } as const;

  it('are counted by how they are checked, where there are any', () => {
    expect(countedWithoutRule([decided, byNobody, byNobody])).to.equal('2 are checked by nobody');
    expect(countedWithoutRule([elsewhere, decided, byNobody])).to.equal(
      '1 are checked elsewhere and 1 are checked by nobody',
    );
  });
});
