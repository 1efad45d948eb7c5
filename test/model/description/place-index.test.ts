import { expect } from 'chai';
import { below, rootPlace } from '../../../model/description/place.ts';
import { PlaceIndex } from '../../../model/description/place-index.ts';

const file = { source: '/a.yaml', data: {} };
const root = rootPlace(file);

describe('an index by place', () => {
  it('finds what was added at the same keys of the same file, in its order', () => {
    const index = new PlaceIndex<string>();
    index.add(below(root, 'paths', '/a'), 'first');
    index.add(below(root, 'paths', '/b'), 'other');
    index.add(below(root, 'paths', '/a'), 'second');
    expect(index.at(below(root, 'paths', '/a'))).to.deep.equal(['first', 'second']);
    expect(index.at(below(root, 'paths'))).to.deep.equal([]);
    expect(index.at(below(root, 'paths', '/a', 'get'))).to.deep.equal([]);
    expect(index.at(below(rootPlace({ source: '/b.yaml', data: {} }), 'paths', '/a'))).to.deep.equal([]);
  });

  it('takes an index of a list for its text', () => {
    const index = new PlaceIndex<string>();
    index.add(below(root, 'enum', 0), 'value');
    expect(index.at(below(root, 'enum', '0'))).to.deep.equal(['value']);
  });

  it('finds what was added for a whole file', () => {
    const index = new PlaceIndex<string>();
    index.add(root, 'root');
    expect(index.at(rootPlace(file))).to.deep.equal(['root']);
    expect(index.at(below(root, ''))).to.deep.equal([]);
  });

  it('gives what was added several times on end once', () => {
    const index = new PlaceIndex<string>();
    for (const item of ['a', 'a', 'b']) index.add(below(root, 'info'), item);
    expect(index.at(below(root, 'info'))).to.deep.equal(['a', 'b']);
  });

  it('tells any number of places apart, those with long keys included', () => {
    const index = new PlaceIndex<number>();
    const places = Array.from({ length: 2_000 }, (_, at) => below(root, `${at}${'x'.repeat(40)}`, at % 7));
    for (const [at, place] of places.entries()) index.add(place, at);
    expect(places.every((place, at) => index.at(place).join() === String(at))).to.equal(true);
  });
});
