import { expect } from 'chai';
import { Conflict } from '../../framework/changes/change.ts';
import { insert, remove, rename, set } from '../../framework/remedy.ts';
import { below } from '../../model/description/place.ts';
import { Trial } from '../../scripts/remedies/trial.ts';
import { appliedEdits } from '../support/applied-edits.ts';
import { describeText } from '../support/lint-text.ts';

describe('remedies', () => {
  it('are applied to what stood there before any of them', () => {
    const data = appliedEdits('{openapi: 3.1.0, a: {b: 1, c: 2}, list: [x, y, z]}', (at) => [
      set(at('a d e'), 3),
      rename(at('a b'), 'key', 'B'),
      remove(at('list 0')),
      insert(at('list 2'), 'new'),
      set(at('list 1'), 'Y'),
    ]);
    expect(data).to.deep.equal({ openapi: '3.1.0', a: { B: 1, c: 2, d: { e: 3 } }, list: ['Y', 'new', 'z'] });
    expect(Object.keys((data as { a: object }).a)).to.deep.equal(['B', 'c', 'd']);
  });

  it('exclude one another where one takes away what another changes, or where a name is taken', () => {
    const text = '{openapi: 3.1.0, a: {b: {c: 1}, d: 2}}';
    expect(() => appliedEdits(text, (at) => [remove(at('a b')), set(at('a b c'), 2)])).to.throw(Conflict);
    expect(() => appliedEdits(text, (at) => [set(at('a d'), 3), set(at('a d'), 4)])).to.throw(Conflict);
    expect(() => appliedEdits(text, (at) => [rename(at('a b'), 'key', 'd')])).to.throw(Conflict);
  });
});

describe('the trial of remedies', () => {
  const text = `{openapi: 3.1.0, components: {schemas: {A: {type: array, minItems: 0, items: {}}, B: {type: array, minItems: 0, items: {}}}}}`;
  const trial = new Trial(describeText(text));
  const own = trial.remediable.filter(({ finding }) => finding.rule.id === 'array-max-items');

  it('shows those that hold', () => {
    expect(own).to.have.length(2);
    expect([...trial.verdicts(own).values()]).to.deep.equal([null, null]);
  });

  it('shows those after which the finding stays, or another one comes', () => {
    const [first, second] = own.map(({ finding }) => finding);
    if (first === undefined || second === undefined) throw new Error('there are two findings');
    const whole = { mended: 1, safely: 0 };
    const idle = { ...whole, finding: first, remedy: [set(below(first.place, 'description'), 'text')] };
    const worse = {
      ...whole,
      finding: second,
      remedy: [
        set(below(second.place, 'maxItems'), 1),
        set(below(second.place, 'nullable'), true),
        set(below(second.place, 'type'), ['array', 'null']),
      ],
    };
    const verdicts = trial.verdicts([idle, worse]);
    expect(verdicts.get(idle)).to.equal('the finding stays');
    expect(verdicts.get(worse)).to.match(/^no-null: /);
  });

  it('tries apart what changes one object, so that none mends what another breaks', () => {
    const properties = "'x.interestRate': {type: string, description: A percentage of the amount.}";
    const one = new Trial(
      describeText(`{openapi: 3.1.0, components: {schemas: {A: {type: object, properties: {${properties}}}}}}`),
    );
    const both = one.remediable.filter(({ finding }) => ['property-names', 'numeric-string'].includes(finding.rule.id));
    expect(both).to.have.length(2);
    const together = [...one.verdicts(both)].map(([{ finding }, verdict]) => [finding.rule.id, verdict === null]);
    const alone = both.map((tried) => [tried.finding.rule.id, one.verdicts([tried]).get(tried) === null]);
    expect(together).to.deep.equal(alone);
  });
});
