import { expect } from 'chai';
import { type Candidate, markOf } from '../../fixing/candidates.ts';
import { GrowthGuard } from '../../fixing/growth-guard.ts';
import { foundPlaces, type PassRecord } from '../../fixing/pass-record.ts';
import { type Result, START_OF_FILE } from '../../source/result.ts';

function finding(code: string, ...path: string[]): Result {
  return { code, path, message: code, severity: 0, range: START_OF_FILE, source: 'a.yaml', statements: [] };
}

/** A fix that changes something of one path item: its type, which says what it is. */
function fix(name: string): Candidate {
  const path = ['paths', '/x', name, 'type'];
  return {
    title: name,
    isSafe: true,
    edits: [{ edit: 'set', source: 'a.yaml', path, value: 'x' }],
    result: finding(name),
  };
}

/**
 * What comes of fixes in a pass, and is judged by the guard again and again until it takes none back: those that it
 * refuses in the end.
 *
 * @param found How many findings each rule has more after some of the fixes.
 */
function guarded(names: string, found: (carriedOut: ReadonlySet<string>) => Readonly<Record<string, number>>) {
  const all = [...names].map(fix);
  const refused = new Map<string, string>();
  const guard = new GrowthGuard(refused);
  const titles = new Map(all.map((one) => [markOf(one), one.title]));
  let rounds = 0;
  for (;;) {
    const carriedOut = all.filter((one) => !refused.has(markOf(one)));
    const pass: PassRecord = { textsBefore: new Map(), placesBefore: new Map(), carriedOut, files: new Map() };
    const more = found(new Set(carriedOut.map(({ title }) => title)));
    const now = Object.entries(more).flatMap(([rule, count]) =>
      Array.from({ length: count }, (_, index) => finding(rule, 'paths', '/x', `${rule}${index}`)),
    );
    const from = guard.judge([pass], foundPlaces(now), {
      pathsUsing: () => new Set(),
      componentsUsing: () => [],
      targetOf: () => null,
    });
    if (from === null) break;
    expect(from).to.be.within(0, Number.POSITIVE_INFINITY);
    rounds++;
  }
  const named = (marks: Iterable<string>) => [...marks].map((mark) => titles.get(mark)).join('');
  return {
    refused: named(refused.keys()),
    reasons: [...new Set(refused.values())],
    atLarge: guard.refusesAtLarge,
    sure: named(guard.refusedForSure.keys()),
    rounds,
  };
}

const count = (is: boolean) => (is ? 1 : 0);

describe('fixing/growth-guard.ts', () => {
  it('refuses nothing where no rule has more findings', () => {
    const outcome = guarded('abc', () => ({}));
    expect(outcome).to.deep.equal({ refused: '', reasons: [], atLarge: false, sure: '', rounds: 0 });
  });

  for (const culprit of 'abcdefg') {
    it(`finds the one of several fixes after which a rule has more findings: ${culprit}`, () => {
      const outcome = guarded('abcdefg', (done) => ({ hidden: count(done.has(culprit)) }));
      expect(outcome).to.deep.include({
        ...{ refused: culprit, sure: culprit, atLarge: false },
        reasons: ['after it, hidden would have more findings than before'],
      });
    });
  }

  it('refuses all of those that it cannot tell apart, and says so', () => {
    const outcome = guarded('abcd', (done) => ({ hidden: count(done.has('a')) + count(done.has('d')) }));
    expect(outcome.refused).to.match(/a.*d/);
    expect([outcome.atLarge, outcome.sure]).to.deep.equal([true, '']);
  });

  it('admits again what it refused in vain', () => {
    const outcome = guarded('abcd', () => ({ hidden: 1 }));
    expect(outcome).to.deep.include({ refused: '', atLarge: false, sure: '' });
  });

  it('keeps what lessens the findings, though some are left', () => {
    const outcome = guarded('ab', (done) => ({ hidden: 1 + count(done.has('a')) }));
    expect(outcome.refused).to.include('a');
  });

  it('finds the fixes of several rules at once', () => {
    const outcome = guarded('abcdefgh', (done) => ({ first: count(done.has('b')), second: count(done.has('g')) }));
    expect([...outcome.refused].sort().join('')).to.equal('bg');
    expect(outcome.reasons).to.have.members([
      'after it, first would have more findings than before',
      'after it, second would have more findings than before',
    ]);
  });

  it('asks the less likely causes, too, while ever new likely ones turn up', () => {
    const renamed = (path: string): Candidate => ({
      ...fix(path),
      edits: [{ edit: 'rename', source: 'a.yaml', path: ['paths', path], to: path.replaceAll('_', '-') }],
    });
    const path = ['components', 'parameters', 'host'];
    const cause: Candidate = {
      ...fix('cause'),
      edits: [{ edit: 'set', source: 'a.yaml', path: [...path, 'required'], value: false }],
    };
    const references = {
      pathsUsing: () => new Set(['/a-b', '/c-d']),
      componentsUsing: () => [],
      targetOf: () => ({ source: 'a.yaml', path }),
    };
    const now = foundPlaces([finding('other', 'paths', '/x', 'get', 'parameters', '0')]);
    const refused = new Map<string, string>();
    const guard = new GrowthGuard(refused);
    const judged = (...carriedOut: readonly Candidate[]) => {
      guard.judge([{ textsBefore: new Map(), placesBefore: new Map(), carriedOut, files: new Map() }], now, references);
      return [...refused.keys()].map((mark) => mark.split('\0').at(-1));
    };
    expect(judged(renamed('/a_b'), cause)).to.deep.equal(['/a_b']);
    expect(judged(renamed('/c_d'), cause)).to.deep.equal(['/a_b', '/c_d', 'cause']);
  });

  it('refuses all again where what sufficed early does not in the end', () => {
    const refused = new Map<string, string>();
    const guard = new GrowthGuard(refused);
    const all = [...'abcd'].map(fix);
    const references = { pathsUsing: () => new Set<string>(), componentsUsing: () => [], targetOf: () => null };
    const judged = (isEnd: boolean, ...found: readonly Result[]) => {
      const carriedOut = all.filter((one) => !refused.has(markOf(one)));
      const passes = [{ textsBefore: new Map(), placesBefore: new Map(), carriedOut, files: new Map() }];
      const from = guard.judge(passes, foundPlaces(found), references, isEnd);
      return [from, refused.size, guard.horizon];
    };
    const hidden = finding('hidden', 'paths', '/x');
    const other = finding('other', 'paths', '/x');
    expect(judged(true, hidden)).to.deep.equal([0, 4, 1]);
    // A rule may have more findings for a while.
    expect(judged(false, other)).to.deep.equal([0, 2, 1]);
    expect(judged(false)).to.deep.equal([0, 1, 1]);
    expect(judged(false)).to.deep.equal([null, 1, Number.POSITIVE_INFINITY]);
    expect(judged(true, hidden)).to.deep.equal([0, 4, Number.POSITIVE_INFINITY]);
    expect(judged(true)).to.deep.equal([null, 4, Number.POSITIVE_INFINITY]);
  });

  it('comes to an end, whatever is found', () => {
    let seed = 1;
    const outcome = guarded('abcdefghijklmnop', () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return { first: seed % 3, second: seed % 5 };
    });
    expect(outcome.rounds).to.be.at.most(13);
  });
});
