import { expect } from 'chai';
import { withSeen } from '../../review/seen.ts';
import { countInWords, type SeenRow, seenInWords } from '../../review/seen-counts.ts';
import { unansweredStandings } from '../../review/standing.ts';
import { ORDERS } from './support/orders.ts';
import { reviewText } from './support/review-text.ts';

const ROW: SeenRow = {
  kind: 'exchanges',
  statement: '4.1/percent-encoding',
  operation: 'GET /v1/shop/orders',
  judged: 4,
  held: 4,
};

let unseen: Awaited<ReturnType<typeof reviewText>>;

function seen(rows: readonly Partial<SeenRow>[], isAlone = true) {
  const review = withSeen(
    unseen,
    rows.map((row) => ({ ...ROW, ...row })),
    isAlone,
  );
  const statement = (id: string) => review.statements.find((one) => one.id === id);
  return { review, statement };
}

describe('what was seen of a running service in a review', () => {
  before(async () => {
    unseen = await reviewText(ORDERS);
  });

  it('decides what no description shows', () => {
    expect(seen([]).statement('4.1/percent-encoding')?.verdict).to.equal('elsewhere');
    expect(seen([{}]).statement('4.1/percent-encoding')?.verdict).to.equal('holds');
    expect(seen([{ held: 1 }]).statement('4.1/percent-encoding')?.verdict).to.equal('broken');
  });

  it('breaks what the description keeps, with the weight of an error in its section', () => {
    const { review } = seen([]);
    const kept = review.statements.find(({ verdict, id }) => verdict === 'holds' && id.startsWith('7.1/'));
    expect(kept, 'a statement that holds').not.to.equal(undefined);
    const after = seen([{ statement: kept?.id ?? '4.1/percent-encoding', held: 1 }]);
    expect(after.statement(kept?.id ?? '')?.verdict).to.equal('broken');
    expect(unansweredStandings(after.review).bySection.get('7.1')?.verdict).to.equal('notReady');
    const broken = (one: typeof review) => one.sections.find(({ section }) => section === '7.1')?.verdicts.broken;
    expect(broken(after.review)).to.equal((broken(review) ?? 0) + 1);
  });

  it('answers what every API would be asked', () => {
    const [asked] = unseen.questions.filter(({ rule }) => rule === null);
    expect(asked, 'a question').not.to.equal(undefined);
    const { review } = seen([{ statement: asked?.statement ?? '4.1/percent-encoding' }]);
    expect(review.questions.map(({ id }) => id)).not.to.include(asked?.id);
  });

  it('only asks where the statement is a hint', () => {
    const { statement } = seen([{ statement: '9.1/accept-headers', held: 0 }]);
    expect(statement('9.1/accept-headers')?.verdict).to.equal('ask');
  });

  it('adds up, with the operations at which it is broken first', () => {
    const { statement } = seen([
      { judged: 39, held: 39 },
      { operation: 'POST /v1/shop/orders', judged: 2, held: 0 },
      { kind: 'questions', judged: 1, held: 1 },
    ]);
    const found = statement('4.1/percent-encoding')?.seen;
    expect(found && seenInWords(found)).to.equal('seen: 41 exchanges, 39 hold; probed: 1 question, holds');
    expect(found?.operations[0]).to.deep.include({ operation: 'POST /v1/shop/orders', held: 0 });
  });

  it('counts for one of several APIs where the operation is its own', () => {
    const { review } = seen([]);
    const own = review.operations.find(({ kind, path }) => kind === 'path' && path.includes('{'));
    const operation = `${own?.method} /base${own?.path.replace('{', '{other')}`;
    expect(seen([{ operation }], false).statement('4.1/percent-encoding')?.seen?.exchanges?.judged).to.equal(4);
    expect(seen([{ operation: 'GET /v1/else' }], false).statement('4.1/percent-encoding')?.seen).to.equal(undefined);
  });

  it('is told in words', () => {
    expect([
      countInWords({ judged: 1, held: 0 }, 'exchange'),
      countInWords({ judged: 2, held: 1 }, 'exchange'),
      countInWords({ judged: 2000, held: 2000 }, 'exchange'),
    ]).to.deep.equal(['1 exchange, none holds', '2 exchanges, 1 holds', '2,000 exchanges, all hold']);
  });
});
