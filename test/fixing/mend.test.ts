import { expect } from 'chai';
import { parse } from 'yaml';
import { mend } from '../../fixing/mend.ts';
import { RunTexts } from '../../fixing/run-texts.ts';
import type { FileEdit } from '../../framework/changes/file-edit.ts';
import { type Result, START_OF_FILE } from '../../source/result.ts';

/** What a rule of the test makes of the data of files: the edits of a finding; null where it finds nothing. */
type TestRule = (data: (source: string) => Record<string, unknown>) => readonly FileEdit[] | null;

/** What a rule gives that finds something at the key `a` for which it has no fix. */
const BY_HAND: readonly FileEdit[] = [];

function set(source: string, key: string, value: unknown): FileEdit {
  return { edit: 'set', source, path: [key], value };
}

function finding(code: string, edits: readonly FileEdit[]): Result {
  const source = edits[0]?.source ?? 'a.yaml';
  const place = { path: [], source };
  return {
    ...{ code, path: [], message: code, severity: 0, range: START_OF_FILE, source, statements: [] },
    fixes: [{ title: code, isSafe: true, edits, places: [place] }],
  };
}

async function mended(
  files: Readonly<Record<string, string>>,
  rules: Readonly<Record<string, TestRule>>,
  refusal: (source: string) => string | null = () => null,
  isComplete: (data: Record<string, unknown>) => boolean = () => true,
  byHand: readonly string[] = ['a'],
  more: (data: Record<string, unknown>) => readonly Result[] = () => [],
) {
  const texts = new RunTexts();
  for (const [source, text] of Object.entries(files)) texts.note(source, text);
  const dataOf = (source: string) => parse(texts.now(source)) as Record<string, unknown>;
  let passes = 0;
  let lintedLast = new Map<string, string>();
  const outcome = await mend({
    texts,
    refusal,
    lint: async () => {
      passes++;
      lintedLast = new Map(texts.changed);
      const results = Object.entries(rules).flatMap(([code, rule]) => {
        const edits = rule(dataOf);
        if (edits === BY_HAND) return { ...finding(code, []), path: byHand, fixes: [] };
        return edits === null ? [] : finding(code, edits);
      });
      results.push(...more(dataOf('a.yaml')));
      return { results, complete: isComplete(dataOf('a.yaml')) };
    },
  });
  expect(lintedLast, 'what was found last is of the texts in the end').to.deep.equal(texts.changed);
  return { ...outcome, passes, changed: Object.fromEntries(texts.changed) };
}

/** Sets a key of a.yaml as long as it has another value. */
function wants(key: string, value: unknown): TestRule {
  return (data) => (data('a.yaml')[key] === value ? null : [set('a.yaml', key, value)]);
}

describe('fixing/mend.ts', () => {
  it('lints until nothing changes', async () => {
    const { changed, passes, carriedOut, isUnfinished } = await mended(
      { 'a.yaml': 'a: 1\nb: 1\n' },
      { first: wants('a', 2), then: (data) => (data('a.yaml').a === 2 ? wants('b', 2)(data) : null) },
    );
    expect(changed).to.deep.equal({ 'a.yaml': 'a: 2\nb: 2\n' });
    expect(carriedOut.map(({ result }) => result.code)).to.deep.equal(['first', 'then']);
    expect([passes, isUnfinished]).to.deep.equal([3, false]);
  });

  it('ends after ten passes', async () => {
    const { changed, isUnfinished } = await mended(
      { 'a.yaml': 'a: 0\n' },
      { more: (data) => [set('a.yaml', 'a', Number(data('a.yaml').a) + 1)] },
    );
    expect([changed, isUnfinished]).to.deep.equal([{ 'a.yaml': 'a: 10\n' }, true]);
  });

  it('leaves a file as it was that two rules would change forever, with all that is changed together with it', async () => {
    const swap =
      (from: number, to: number): TestRule =>
      (data) =>
        data('a.yaml').a === from ? [set('a.yaml', 'a', to), set('b.yaml', 'b', to)] : null;
    const { changed, cycles } = await mended(
      { 'a.yaml': 'a: 1\n', 'b.yaml': 'b: 1\n', 'c.yaml': 'c: 1\n' },
      {
        up: swap(1, 2),
        down: swap(2, 1),
        apart: (data) => (data('c.yaml').c === 1 ? [set('c.yaml', 'c', 2)] : null),
      },
    );
    expect(changed).to.deep.equal({ 'c.yaml': 'c: 2\n' });
    expect(cycles[0]).to.deep.equal({ source: 'a.yaml', rules: ['up', 'down'] });
  });

  it('leaves as it was what one of these rules changed in another file, too', async () => {
    const { changed, cycles, refused } = await mended(
      { 'a.yaml': 'a: 1\n', 'b.yaml': 'b: 1\n' },
      {
        up: (data) => (data('a.yaml').a === 1 ? [set('a.yaml', 'a', 2), set('b.yaml', 'b', 2)] : null),
        down: (data) => (data('a.yaml').a === 2 ? [set('a.yaml', 'a', 1)] : null),
      },
    );
    expect([changed, cycles]).to.deep.equal([{}, [{ source: 'a.yaml', rules: ['up', 'down'] }]]);
    expect(refused.map(({ reason }) => reason)).to.deep.equal(['two rules would change the file forever']);
  });

  it('does not change what may not be changed, and says why', async () => {
    const refusal = (source: string) => (source === 'b.yaml' ? 'it is elsewhere' : null);
    const { changed, refused } = await mended(
      { 'a.yaml': 'a: 1\n', 'b.yaml': 'b: 1\n' },
      { both: () => [set('a.yaml', 'a', 2), set('b.yaml', 'b', 2)], one: wants('a', 3) },
      refusal,
    );
    expect(changed).to.deep.equal({ 'a.yaml': 'a: 3\n' });
    expect(refused.map(({ reason }) => reason)).to.deep.equal(['it is elsewhere']);
  });

  it('takes back what leaves a file that cannot be judged', async () => {
    const { changed, harmful } = await mended(
      { 'a.yaml': 'a: 1\nb: 1\n' },
      { good: wants('a', 2), bad: (data) => (data('a.yaml').a === 2 ? wants('b', 2)(data) : null) },
      () => null,
      ({ b }) => b === 1,
    );
    expect([changed, harmful]).to.deep.equal([{ 'a.yaml': 'a: 2\nb: 1\n' }, ['bad']]);
  });

  it('does without a fix after which another rule has more findings in the end, and says which one', async () => {
    const { changed, refused } = await mended(
      { 'a.yaml': 'a: 1\nb: 1\n' },
      {
        bad: wants('a', 2),
        good: wants('b', 2),
        hidden: (data) => (data('a.yaml').a === 2 ? BY_HAND : null),
      },
    );
    expect(changed).to.deep.equal({ 'a.yaml': 'a: 1\nb: 2\n' });
    expect(refused.map(({ reason }) => reason)).to.deep.equal([
      'after it, hidden would have more findings than before',
    ]);
  });

  it('does without those fixes only that bring another rule more findings', async () => {
    const keys = [...'abcdefg'];
    const item = (data: Record<string, unknown>) => (data.paths as Record<string, Record<string, number>>)['/x'] ?? {};
    const raised = (key: string): TestRule => {
      const path = ['paths', '/x', key];
      return (data) => (item(data('a.yaml'))[key] === 2 ? null : [{ edit: 'set', source: 'a.yaml', path, value: 2 }]);
    };
    const { changed, refused } = await mended(
      { 'a.yaml': `paths: { /x: { ${keys.map((key) => `${key}: 1`).join(', ')} } }\n` },
      {
        ...Object.fromEntries(keys.map((key) => [`raises-${key}`, raised(key)])),
        hidden: (data) => (item(data('a.yaml')).e === 2 ? BY_HAND : null),
      },
      () => null,
      () => true,
      ['paths', '/x'],
    );
    expect(changed['a.yaml']).to.match(/a: 2, b: 2, c: 2, d: 2, e: 1, f: 2, g: 2 /);
    expect(refused.length).to.equal(1);
  });

  /** Sets a member of one path item. */
  const raised =
    (key: string): TestRule =>
    (data) => {
      const path = ['paths', '/x', key];
      return itemOf(data('a.yaml'))[key] === 2 ? null : [{ edit: 'set', source: 'a.yaml', path, value: 2 }];
    };
  const itemOf = (data: Record<string, unknown>) => (data.paths as Record<string, Record<string, number>>)['/x'] ?? {};
  const inItem = (...keys: string[]) => `paths: { /x: { ${keys.map((key) => `${key}: 1`).join(', ')} } }\n`;
  const anyRaised = (data: Record<string, unknown>, ...keys: string[]) =>
    keys
      .filter((key) => itemOf(data)[key] === 2)
      .map((key) => ({ ...finding('hidden', []), path: ['paths', '/x', key], fixes: [] }));

  it('mends once what it mended before it began again with what it had refused', async () => {
    const keys = [...'abcd'];
    const { changed, carriedOut } = await mended(
      { 'a.yaml': `${inItem(...keys)}z: 1\n` },
      { ...Object.fromEntries(keys.map((key) => [`raises-${key}`, raised(key)])), apart: wants('z', 2) },
      undefined,
      undefined,
      undefined,
      (data) => anyRaised(data, 'a', 'd').map((one) => ({ ...one, path: ['paths', '/x'] })),
    );
    expect(changed['a.yaml']).to.match(/z: 2\n$/);
    expect(carriedOut.filter(({ result }) => result.code === 'apart').length).to.equal(1);
  });

  it('looks no further than it has to while it tries which fixes to do without', async () => {
    const keys = [...'abcdefgh'];
    const later =
      (from: number): TestRule =>
      (data) =>
        data('a.yaml').z === from ? [set('a.yaml', 'z', from + 1)] : null;
    const { changed, passes } = await mended(
      { 'a.yaml': `${inItem(...keys)}z: 1\n` },
      {
        ...Object.fromEntries(keys.map((key) => [`raises-${key}`, raised(key)])),
        ...Object.fromEntries([1, 2, 3, 4].map((from) => [`later-${from}`, later(from)])),
      },
      undefined,
      undefined,
      undefined,
      (data) => anyRaised(data, 'h').map((one) => ({ ...one, path: ['paths', '/x'] })),
    );
    expect(changed['a.yaml']).to.match(/g: 2, h: 1 .*\nz: 5\n$/);
    // To the end at first and at last, five lints each; what an attempt begins with is linted for the first only.
    expect(passes).to.be.at.most(5 + 1 + 6 + 5);
  });

  it('carries out a fix without which another rule has as many findings', async () => {
    const { changed, refused } = await mended(
      { 'a.yaml': 'a: 1\nb: 1\n' },
      { near: wants('a', 2), far: wants('b', 2), hidden: (data) => (data('a.yaml').b === 2 ? BY_HAND : null) },
    );
    expect([changed, refused]).to.deep.equal([{ 'a.yaml': 'a: 2\nb: 2\n' }, []]);
  });

  it('refuses no more than lessens the findings of the rule', async () => {
    const at = (...path: readonly string[]) => ({ ...finding('hidden', []), path, fixes: [] });
    const { changed, refused } = await mended(
      { 'a.yaml': 'a: 1\nb: 1\n' },
      { near: wants('a', 2), far: wants('b', 2) },
      undefined,
      undefined,
      undefined,
      ({ a, b }) => [...(a === 2 ? [at('a')] : []), ...(b === 2 ? [at('c')] : [])],
    );
    // Nothing shows that `b` has to do with the finding at `c`.
    expect(changed).to.deep.equal({ 'a.yaml': 'a: 1\nb: 2\n' });
    expect(refused.map(({ candidate }) => candidate.result.code)).to.deep.equal(['near']);
  });

  it('does without a fix that only bounds values where no other one is near', async () => {
    const { changed, refused } = await mended(
      { 'a.yaml': 'maxLength: 1\n' },
      { bounds: wants('maxLength', 2), hidden: (data) => (data('a.yaml').maxLength === 2 ? BY_HAND : null) },
      undefined,
      undefined,
      ['maxLength'],
    );
    expect([changed, refused.length]).to.deep.equal([{}, 1]);
  });

  it('takes back the passes only from the one on that brought the findings', async () => {
    const { changed, passes } = await mended(
      { 'a.yaml': 'a: 1\nb: 1\n' },
      {
        first: wants('a', 2),
        then: (data) => (data('a.yaml').a === 2 ? wants('b', 2)(data) : BY_HAND),
        hidden: (data) => (data('a.yaml').b === 2 ? BY_HAND : null),
      },
      undefined,
      undefined,
      ['b'],
    );
    expect(changed).to.deep.equal({ 'a.yaml': 'a: 2\nb: 1\n' });
    // Two with changes, one without; and one with the first pass kept.
    expect(passes).to.equal(4);
  });

  it('does not begin again after a fix that left what cannot be judged', async () => {
    const { changed, harmful } = await mended(
      { 'a.yaml': 'a: 1\nb: 1\nc: 1\nbad: 1\n' },
      {
        a: wants('a', 2),
        b: wants('b', 2),
        c: wants('c', 2),
        bad: (data) => {
          const { a, b, c } = data('a.yaml');
          return a === 1 && b === 1 && c === 2 ? wants('bad', 2)(data) : null;
        },
      },
      undefined,
      ({ bad }) => bad === 1,
      undefined,
      ({ a, b }) =>
        ['a', 'b'].flatMap((key) =>
          (key === 'a' ? a : b) === 2 ? { ...finding('hidden', []), path: [key], fixes: [] } : [],
        ),
    );
    expect([changed, harmful]).to.deep.equal([{ 'a.yaml': 'a: 1\nb: 1\nc: 2\nbad: 1\n' }, ['bad']]);
  });

  it('carries out a fix after which another rule finds something for a while', async () => {
    const { changed } = await mended(
      { 'a.yaml': 'a: 1\nb: 1\n' },
      {
        first: wants('a', 2),
        between: (data) => (data('a.yaml').a === 2 ? wants('b', 2)(data) : null),
      },
    );
    expect(changed).to.deep.equal({ 'a.yaml': 'a: 2\nb: 2\n' });
  });
});
