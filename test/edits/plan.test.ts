import { expect } from 'chai';
import { editable } from '../../edits/editable.ts';
import { carryOut } from '../../edits/plan.ts';
import type { FileEdit, Fix } from '../../framework/changes/file-edit.ts';
import type { JsonPath } from '../../model/description/place.ts';

function fix(title: string, ...edits: readonly FileEdit[]): Fix {
  return { title, isSafe: false, edits };
}

function set(source: string, path: JsonPath, value: unknown): FileEdit {
  return { source, path, edit: 'set', value };
}

function rename(source: string, path: JsonPath, to: string): FileEdit {
  return { source, path, edit: 'rename', to };
}

/** The texts afterwards, and the titles of fixes by what came of them. */
function carriedOut(texts: Readonly<Record<string, string>>, fixes: readonly Fix[]) {
  const { files, ...outcome } = carryOut(fixes, (source) => editable(texts[source] ?? '', source));
  return {
    texts: Object.fromEntries([...files].map(([source, { text }]) => [source, text])),
    carriedOut: outcome.carriedOut.map(({ title }) => title),
    waiting: outcome.waiting.map(({ title }) => title),
    refused: outcome.refused.map((one) => `${one.fix.title}: ${one.reason}`),
    faulty: outcome.faulty.map(({ title }) => title),
  };
}

const NONE = { waiting: [], refused: [], faulty: [] };

describe('carrying out fixes', () => {
  it('writes those of several files, and what two of them add once', () => {
    const texts = { 'a.yaml': 'a: 1\n', 'b.yaml': 'b: 1\n' };
    const shared = set('a.yaml', ['components', 'x'], 5);
    const fixes = [fix('one', shared, set('b.yaml', ['c'], 2)), fix('two', shared, set('a.yaml', ['d'], 3))];
    expect(carriedOut(texts, fixes)).to.deep.equal({
      ...NONE,
      texts: { 'a.yaml': 'a: 1\ncomponents:\n  x: 5\nd: 3\n', 'b.yaml': 'b: 1\nc: 2\n' },
      carriedOut: ['one', 'two'],
    });
  });

  it('lets those wait that exclude an earlier one', () => {
    const fixes = [
      fix('one', set('a.yaml', ['a'], 2)),
      fix('another value', set('a.yaml', ['a'], 3)),
      fix('inside', set('a.yaml', ['a', 'b'], 3)),
      fix('its name', rename('a.yaml', ['c'], 'e')),
      fix('the same name', rename('a.yaml', ['d'], 'e')),
    ];
    expect(carriedOut({ 'a.yaml': 'a: 1\nc: 1\nd: 1\n' }, fixes)).to.deep.equal({
      ...NONE,
      texts: { 'a.yaml': 'a: 2\ne: 1\nd: 1\n' },
      carriedOut: ['one', 'its name'],
      waiting: ['another value', 'inside', 'the same name'],
    });
  });

  it('says why some cannot be carried out, and carries out the others', () => {
    const text = 'a: &a\n  x: 1\nb: *a\nc: 1\nd: 1\n';
    const fixes = [
      fix('anchored', set('a.yaml', ['a', 'x'], 2)),
      fix('taken', rename('a.yaml', ['c'], 'd')),
      fix('right', set('a.yaml', ['d'], 2)),
    ];
    expect(carriedOut({ 'a.yaml': text }, fixes)).to.deep.equal({
      ...NONE,
      texts: { 'a.yaml': 'a: &a\n  x: 1\nb: *a\nc: 1\nd: 2\n' },
      carriedOut: ['right'],
      refused: ['taken: the name d is taken', 'anchored: an anchor or a tag stands before the value'],
    });
  });

  it('leaves a fix whole: none of its edits is carried out where one cannot be', () => {
    const fixes = [fix('both', set('a.yaml', ['c'], 2), rename('b.yaml', ['x'], 'y'))];
    expect(carriedOut({ 'a.yaml': 'a: 1\n', 'b.yaml': 'x: 1\ny: 1\n' }, fixes)).to.deep.include({
      texts: {},
      carriedOut: [],
      refused: ['both: the name y is taken'],
    });
  });

  it('names what would not say what was intended, keeps its file, and lets what came with it wait', () => {
    const wrong = { ...editable('a: 1\nb: 1\nc: 1\n', 'a.yaml'), data: { a: 1, b: 1, c: 1, d: 1 } };
    const open = (source: string) => (source === 'a.yaml' ? wrong : editable('x: 1\n', source));
    const came = (...fixes: readonly Fix[]) => {
      const { files, faulty, waiting, ...outcome } = carryOut(fixes, open);
      return [[...files.keys()], outcome.carriedOut, faulty, waiting].map((some) =>
        some.map((one) => (typeof one === 'string' ? one : one.title)),
      );
    };
    const [one, two, three] = ['a', 'b', 'c'].map((key) => fix(key, set('a.yaml', [key], 2)));
    if (one === undefined || two === undefined || three === undefined) throw new Error();
    expect(came(one)).to.deep.equal([[], [], ['a'], []]);
    expect(came(one, two)).to.deep.equal([[], [], ['a'], ['b']]);
    expect(came(one, two, three)).to.deep.equal([[], [], ['a'], ['c', 'b']]);
    const other = fix('other', set('b.yaml', ['x'], 2));
    expect(came(other, one)).to.deep.equal([['b.yaml'], ['other'], [], ['a']]);
  });

  it('leaves a value as it is written where its name alone changes', () => {
    const text = 'a: 1.0 # one\nb: ~\nc: {}\nd: 0x10\n';
    const fixes = ['a', 'b', 'c', 'd'].map((key) => fix(key, rename('a.yaml', [key], `${key}${key}`)));
    expect(carriedOut({ 'a.yaml': text }, fixes).texts).to.deep.equal({
      'a.yaml': 'aa: 1.0 # one\nbb: ~\ncc: {}\ndd: 0x10\n',
    });
  });
});
