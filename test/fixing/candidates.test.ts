import { expect } from 'chai';
import { candidatesOf, markOf } from '../../fixing/candidates.ts';
import { unwelcomeDefaults } from '../../fixing/unwelcome-defaults.ts';
import { type Result, type ResultFix, START_OF_FILE } from '../../source/result.ts';

const at = (path: string, source = 'a.yaml') => ({ source, path: path.split(' ') });

/** A finding at places with fixes of some of them. */
function found(code: string, paths: readonly string[], fixes: readonly object[]): Result {
  const [first = ''] = paths;
  return {
    ...{ code, message: code, severity: 0, range: START_OF_FILE, statements: [], ...at(first) },
    ...(paths.length > 1 && { places: paths.map((path) => ({ ...at(path), range: START_OF_FILE })) }),
    fixes: fixes as readonly ResultFix[],
  };
}

const fix = (title: string, paths: readonly string[], more: object = {}) => ({
  ...{
    title,
    isSafe: true,
    edits: [{ edit: 'set', source: 'a.yaml', path: [...(paths[0] ?? '').split(' '), 'b'], value: 1 }],
  },
  ...{ places: paths.map((path) => at(path)), ...more },
});

describe('fixing/candidates.ts', () => {
  it('takes the fixes of places that are left of a finding', () => {
    const results = [
      found(
        'one',
        ['x', 'y'],
        [fix('both', ['x', 'y']), fix('gone', ['x', 'z']), fix('own', ['y'], { isByDefault: true })],
      ),
      { ...found('none', ['x'], []), fixes: undefined } as unknown as Result,
    ];
    const candidates = candidatesOf(results);
    expect(candidates.map(({ title }) => title)).to.deep.equal(['both', 'own']);
    expect(candidates.map(({ isByDefault }) => isByDefault)).to.deep.equal([undefined, true]);
    expect(candidates[0]).to.include({ result: results[0], isSafe: true });
    expect(candidates[0]).to.not.have.any.keys('firstPlace', 'isByDefault');
  });

  it('tells fixes apart by rule, title and where the finding stood in the beginning', () => {
    const results = [
      found('one', ['now'], [fix('a', ['now']), fix('b', ['now'])]),
      found('two', ['now'], [fix('a', ['now'])]),
    ];
    const marks = candidatesOf(results, ({ source }) => at('before', source)).map(markOf);
    expect(new Set(marks).size).to.equal(3);
    const [before] = candidatesOf([found('one', ['before'], [fix('a', ['before'])])]).map(markOf);
    expect(marks[0]).to.equal(before);
  });
});

describe('fixing/unwelcome-defaults.ts', () => {
  const [byDefault, other] = candidatesOf([
    found('bounds', ['A'], [fix('Add b: 1', ['A'], { isByDefault: true })]),
    found('types', ['B'], [fix('Add b: 2', ['B'])]),
  ]);
  if (byDefault === undefined || other === undefined) throw new Error('there are no fixes');
  const pass = { textsBefore: new Map(), files: new Map(), carriedOut: [byDefault, other] };
  const places = (...paths: string[]) =>
    new Map(paths.map((path) => [`a.yaml\0${path.replaceAll(' ', '\0')}`, at(path)]));
  const refused = (rule: string, path: string, before: readonly string[] = []) =>
    [
      ...unwelcomeDefaults(
        { ...pass, placesBefore: new Map([[rule, places(...before)]]) },
        new Map([[rule, places(path)]]),
      ),
    ].map(([mark, reason]) => [mark === markOf(byDefault), reason]);

  it('refuses a default by which another rule speaks now at or below the object', () => {
    const reason = [[true, 'with the default of .lintel.yaml, examples would report it']];
    expect(refused('examples', 'A')).to.deep.equal(reason);
    expect(refused('examples', 'A b c')).to.deep.equal(reason);
  });

  it('leaves what was found before, elsewhere, beside fixes without a default, or by the rule itself', () => {
    expect(refused('examples', 'A', ['A'])).to.deep.equal([]);
    expect(refused('examples', 'C')).to.deep.equal([]);
    expect(refused('examples', 'B')).to.deep.equal([]);
    expect(refused('bounds', 'A')).to.deep.equal([]);
  });
});
