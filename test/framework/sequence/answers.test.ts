import { expect } from 'chai';
import { isRefused, isSuccess, linksIn, nameOf, objectIn, shownStatus } from '../../../framework/sequence/answers.ts';
import type { Answer } from '../../../framework/sequence/prober.ts';

const answer = (status: number, json: unknown) => ({ status, json }) as Answer;

describe('framework/sequence/answers.ts', () => {
  for (const [status, kind] of [
    [199, 'neither'],
    [200, 'success'],
    [299, 'success'],
    [300, 'neither'],
    [399, 'neither'],
    [400, 'refusal'],
    [499, 'refusal'],
    [500, 'neither'],
  ] as const) {
    it(`takes ${status} for a ${kind === 'neither' ? 'success or a refusal: no' : kind}`, () => {
      const is = [isSuccess(answer(status, null)), isRefused(answer(status, null))];
      expect(is).to.deep.equal([kind === 'success', kind === 'refusal']);
    });
  }

  it('gives the object of a success, and says of what there is none', () => {
    expect(objectIn(answer(200, { a: 1 }))).to.deep.equal({ a: 1 });
    expect(() => objectIn(answer(404, { a: 1 }))).to.throw('it is answered 404, without an object');
    expect(() => objectIn(answer(200, []), 'GET /orders')).to.throw('GET /orders is answered 200, without an object');
  });

  it('gives the links that lead anywhere, by GET unless they say another method', () => {
    expect(
      linksIn({ links: [{ href: '/a' }, { rel: 'self' }, { href: '/b', rel: 'next', method: 'post' }] }),
    ).to.deep.equal([
      { href: '/a', rel: '', method: 'GET' },
      { href: '/b', rel: 'next', method: 'POST' },
    ]);
    expect(linksIn(null)).to.deep.equal([]);
  });

  it('tells items apart by their identifier, else by their own link, else by all', () => {
    expect(nameOf({ id: 7 })).to.equal('7');
    expect(nameOf({ a: 1, links: [{ href: '/a', rel: 'self' }] })).to.equal('/a');
    expect(nameOf({ a: 1, links: [{ href: '/a', rel: 'next' }] })).to.equal(
      '{"a":1,"links":[{"href":"/a","rel":"next"}]}',
    );
  });

  it('shows the name of an error beside its status', () => {
    expect(shownStatus(answer(409, { name: 'CONFLICT' }))).to.equal('409 CONFLICT');
    expect(shownStatus(answer(200, { name: 'Ada' }))).to.equal('200');
    expect(shownStatus(answer(500, null))).to.equal('500');
    expect(shownStatus(answer(400, { name: 'X'.repeat(70) }))).to.equal(`400 ${'X'.repeat(60)}`);
  });
});
