import { expect } from 'chai';
import { RULES } from '../../rules/index.generated.ts';
import { CONVENTIONS, conventionOf } from '../../spec/conventions.ts';
import { STATEMENTS, type StatementId } from '../../spec/statements.generated.ts';

describe('conventions of the matrix', () => {
  const ids = Object.keys(STATEMENTS) as StatementId[];
  const rules = Object.values(RULES);

  it('take in every statement that a rule decides in operations', () => {
    const without = ids.filter((id) => conventionOf(id) === null);
    expect(
      without.filter((id) => rules.some(({ extensions }) => extensions.lintel.statements.includes(id))),
    ).to.deep.equal(['9/major-once']);
  });

  it('each have a statement', () => {
    for (const { id } of CONVENTIONS)
      expect(
        ids.some((statementId) => conventionOf(statementId) === id),
        id,
      ).to.equal(true);
  });
});
