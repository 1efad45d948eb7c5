import { expect } from 'chai';
import { compareWithBaseline } from '../../baseline/compare.ts';
import { explainNew } from '../../baseline/explain-new.ts';
import { Coverage } from '../../baseline/fixed.ts';
import { yieldedToBy } from '../../framework/rule-order.ts';
import '../../rules/index.generated.ts';

const FILE = '/repository/lintel-baseline.json';

/** The explanations of findings in one file, which exists as the test does. */
async function explanations(known: readonly string[], found: readonly string[], data: unknown) {
  const file = 'data:shop';
  const entries = (texts: readonly string[]) =>
    texts.map((text) => {
      const [rule = '', place = ''] = text.split(' ');
      return { file, rule, place };
    });
  const rules = entries(known).map(({ rule }) => rule);
  const now = entries(found).map((place) => ({ places: [place], sameCause: [] }));
  const comparison = compareWithBaseline(now, { descriptions: [file], entries: entries(known) });
  return explainNew(now, comparison, FILE, new Coverage(FILE, [file], rules), async () => data);
}

describe('a new finding', () => {
  it('is explained by names that changed, each with all its findings', async () => {
    const data = { paths: { '/pets': { get: {} } } };
    expect(
      await explanations(
        ['a /paths/~1pet/get', 'b /paths/~1pet/get', 'a /paths/~1pet'],
        ['a /paths/~1pets/get', 'b /paths/~1pets/get', 'a /paths/~1pets/post'],
        data,
      ),
    ).to.deep.equal([{ by: 'name', former: '/paths/~1pet', now: '/paths/~1pets', count: 2 }]);
  });

  it('is explained once by each that is gone', async () => {
    const [one] = await explanations(['a /x/p'], ['a /y/p', 'a /z/p'], { y: { p: 1 }, z: { p: 1 } });
    expect(one).to.deep.equal({ by: 'name', former: '/x', now: '/y', count: 1 });
  });

  it('is not explained by a place that is still there, nor by another rule', async () => {
    expect(await explanations(['a /x/p'], ['a /y/p'], { x: {}, y: { p: 1 } })).to.deep.equal([]);
    expect(await explanations(['a /x/p'], ['b /y/p'], { y: { p: 1 } })).to.deep.equal([]);
  });

  it('is explained by names of items in lists', async () => {
    expect(
      await explanations(['a /parameters/[name=c&in=query]/schema'], ['a /parameters/[name=d&in=query]/schema'], {
        parameters: [{ name: 'd', in: 'query', schema: {} }],
      }),
    ).to.deep.equal([
      { by: 'name', former: '/parameters/[name=c&in=query]', now: '/parameters/[name=d&in=query]', count: 1 },
    ]);
  });

  it('is explained by a rule behind which its own stood', async () => {
    const [other] = yieldedToBy('string-length');
    expect(await explanations([`${other} /x`], ['string-length /x'], { x: {} })).to.deep.equal([
      { by: 'rule', former: other, now: 'string-length', count: 1 },
    ]);
    expect(await explanations(['not-its-rule /x'], ['string-length /x'], { x: {} })).to.deep.equal([]);
  });

  it('is explained by known ones that it cannot be told from', async () => {
    const place = 'a /oneOf/[*]';
    expect(await explanations([place], [place, place, place], { oneOf: [{}, {}, {}] })).to.deep.equal([
      { by: 'count', former: '/oneOf/[*]', now: '/oneOf/[*]', count: 2 },
    ]);
  });
});
