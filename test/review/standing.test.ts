import { expect } from 'chai';
import { standingOf, standingReasons, unansweredStandings, type WeighedFinding } from '../../review/standing.ts';
import { ORDERS } from './support/orders.ts';
import { reviewText } from './support/review-text.ts';

describe('the verdict for a review board', () => {
  const finding = (parts: Partial<WeighedFinding>): WeighedFinding => ({
    severity: 'error',
    asks: false,
    known: false,
    state: 'open',
    ...parts,
  });
  const verdict = (findings: WeighedFinding[], questions: ('open' | 'fine' | 'change')[] = [], applies = true) =>
    standingOf(findings, questions, applies).verdict;

  it('is "not ready" while an error stands without an answer', () => {
    expect(verdict([finding({})], ['open', 'change'])).to.equal('notReady');
    expect(verdict([finding({ state: 'fine' })])).to.equal('ready');
    expect(verdict([finding({ state: 'change' })])).to.equal('conditions');
  });

  it('is "undecided" while a question is open', () => {
    expect(verdict([finding({ severity: 'warn' })], ['fine', 'open'])).to.equal('undecided');
  });

  it('has conditions where a warning stands or something is to be changed', () => {
    expect(verdict([finding({ severity: 'warn' })], ['fine'])).to.equal('conditions');
    expect(verdict([], ['fine', 'change'])).to.equal('conditions');
  });

  it('gives no weight to hints, to what the baseline knows, and to findings that only ask', () => {
    expect(verdict([finding({ severity: 'hint' }), finding({ known: true }), finding({ asks: true })])).to.equal(
      'ready',
    );
  });

  it('says where there is nothing to judge', () => {
    expect(verdict([], [], false)).to.equal('notApplicable');
  });

  it('says what it rests on', () => {
    const findings = [
      finding({}),
      finding({ severity: 'warn' }),
      finding({ severity: 'warn' }),
      finding({ state: 'change' }),
    ];
    expect(standingReasons(standingOf(findings, ['open'], true))).to.equal(
      '1 error, 2 warnings, 1 open question, 1 to change',
    );
  });

  it('is given to each section in which a finding breaks a statement, and to the whole', async () => {
    const review = await reviewText(ORDERS);
    const { whole, bySection } = unansweredStandings(review);
    expect(whole.verdict).to.equal('notReady');
    const broken = review.sections.filter(({ verdicts }) => verdicts.broken > 0).map(({ section }) => section);
    expect(broken.length).to.be.greaterThan(3);
    for (const section of broken)
      expect(bySection.get(section)?.verdict, section).to.be.oneOf(['notReady', 'undecided', 'conditions']);
    expect(bySection.get('4.10')?.verdict).to.equal('notApplicable');
  });
});
