import { expect } from 'chai';
import { answersInAddress, newestAnswers, putIntoAddress, readAnswers } from '../../review/answers.ts';

describe('answers of a review', () => {
  const answer = (note: string, at: number) => ({ state: 'fine', note, at }) as const;

  it('are the newest of the saved copy, the browser and the address', () => {
    const saved = { a: answer('saved', 1), b: answer('saved', 5), c: answer('saved', 1) };
    const kept = { a: answer('kept', 3), b: answer('kept', 2) };
    const inAddress = { a: answer('address', 2), c: answer('address', 4) };
    const { a, b, c } = newestAnswers(saved, kept, inAddress);
    expect([a?.note, b?.note, c?.note]).to.deep.equal(['kept', 'saved', 'address']);
  });

  it('that were taken back outlive an older one', () => {
    const taken = { a: { state: 'open', note: '', at: 9 } } as const;
    expect(newestAnswers({ a: answer('old', 1) }, taken)).to.deep.equal(taken);
  });

  it('go through an address and come back', () => {
    const given = {
      'finding.rule #/paths/~1a/get/[name=x&in=query]': answer('a & b: "c"\n=d', 7),
      'question.x': answer('', 3),
    };
    const params = new URLSearchParams('section=2.1');
    expect(putIntoAddress(given, params)).to.equal(true);
    const read = answersInAddress(new URLSearchParams(String(params)), 99);
    expect(Object.keys(read)).to.deep.equal(Object.keys(given));
    for (const [key, { state, note }] of Object.entries(given)) expect(read[key]).to.deep.equal({ state, note, at: 7 });
    expect(params.get('section')).to.equal('2.1');
  });

  it('replace those that an address has, and leave it alone where they are too long', () => {
    const params = new URLSearchParams('a.gone=fine%3Aold&answered=1');
    expect(putIntoAddress({ long: answer('x'.repeat(5000), 2) }, params)).to.equal(false);
    expect(String(params)).to.equal('');
  });

  it('of 4,000 characters, with their keys, still go into an address', () => {
    const puts = (length: number) => putIntoAddress({ key: answer('x'.repeat(length), 2) }, new URLSearchParams());
    expect([puts(3987), puts(3988)]).to.deep.equal([true, false]);
  });

  it('written into an address by hand are as good as new', () => {
    expect(answersInAddress(new URLSearchParams('a.x=change%3Ano&a.y=wrong'), 42)).to.deep.equal({
      x: { state: 'change', note: 'no', at: 42 },
      y: { state: 'open', note: 'wrong', at: 42 },
    });
  });

  it('are read from whatever a browser kept', () => {
    const good = answer('x', 1);
    for (const data of [null, 'text', 3, []]) expect(readAnswers(data)).to.deep.equal({});
    expect(
      readAnswers({ good, bad: { state: 'else', note: 'x', at: 1 }, worse: null, worst: { state: 'fine' } }),
    ).to.deep.equal({ good });
  });
});
