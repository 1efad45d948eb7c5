import { expect } from 'chai';
import { describeRule, messageOf, SECTIONS_OF_OUR_OWN } from '../../framework/describe-rule.ts';
import { RULES } from '../../rules/index.generated.ts';

const metadata = { severity: 'error', summary: 'It is so.', why: 'Because.' } as const;

describe('framework/describe-rule.ts', () => {
  it('adds the section to what a rule finds', () => {
    const decides = describeRule({ ...metadata, id: 'test-section', statements: ['4.4/page'] });
    expect(messageOf(decides, 'page is 0; write 1')).to.equal('page is 0; write 1 (§4.4)');
    const notes = describeRule({ ...metadata, id: 'test-notes', statements: [] });
    expect(messageOf(notes, 'the rule is unknown; remove it')).to.equal('the rule is unknown; remove it (x-lintel)');
  });

  it('takes what is said as it is, whatever stands in it', () => {
    expect(messageOf({ message: '{{error}} (§2.1)' }, "$& and $' stand for nothing")).to.equal(
      "$& and $' stand for nothing (§2.1)",
    );
    expect(messageOf({ message: 'No placeholder' }, 'x').length).to.be.greaterThan(0);
  });

  it('has a title for each section of our own', () => {
    const sections = Object.values(RULES)
      .filter(({ extensions: { lintel } }) => lintel.statements.length === 0)
      .map(({ extensions: { lintel } }) => lintel.section);
    for (const section of new Set(sections)) expect(SECTIONS_OF_OUR_OWN[section], section).to.match(/\w/);
    expect(new Set(Object.keys(SECTIONS_OF_OUR_OWN))).to.deep.equal(new Set(sections));
  });

  it('derives whether clients notice, and with which version a rule came, unless that is said', () => {
    const told = (more: object) =>
      describeRule({ ...metadata, id: 'test-told', statements: ['4.4/page'], ...more }).extensions.lintel;
    expect(told({})).to.deep.include({ breaking: true, since: '0.1.0', yieldsTo: [], question: null, fix: null });
    expect(told({ breaking: false, since: '2.0.0' })).to.deep.include({ breaking: false, since: '2.0.0' });
  });
});
