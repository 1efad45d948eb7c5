import { expect } from 'chai';
import { RULES } from '../../rules/index.generated.ts';
import { APPLIES_WITH, appliesWhere } from '../../spec/applicability.ts';
import type { StatementId } from '../../spec/statements.generated.ts';

describe('applicability of statements', () => {
  const decided = new Set<string>(Object.values(RULES).flatMap(({ extensions }) => extensions.lintel.statements));

  it('follows from others only for statements that no rule decides', () => {
    expect(Object.keys(APPLIES_WITH).filter((id) => decided.has(id))).to.deep.equal([]);
  });

  it('follows from statements that a rule decides', () => {
    expect(
      Object.values(APPLIES_WITH)
        .flat()
        .filter((id) => !decided.has(id)),
    ).to.deep.equal([]);
  });

  it('depends on what was judged', () => {
    const judged = new Set<StatementId>(['4.2/patch-json-patch']);
    const applies = (id: StatementId) => appliesWhere(id, judged);
    expect([applies('4.6/operations'), applies('4.5/echo'), applies('1/json-bodies')]).to.deep.equal([
      true,
      false,
      true,
    ]);
  });
});
