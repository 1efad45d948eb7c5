import { expect } from 'chai';
import type { Candidate } from '../../fixing/candidates.ts';
import { grownRules } from '../../fixing/grown-rules.ts';
import { foundPlaces, type PassRecord } from '../../fixing/pass-record.ts';
import type { FileEdit } from '../../framework/changes/file-edit.ts';
import { registerRule } from '../../framework/rule-order.ts';
import { type PlaceInFile, type Result, START_OF_FILE } from '../../source/result.ts';

const SOURCE = 'openapi.yaml';

function finding(code: string, path: string, source = SOURCE): Result {
  const keys = path.split(' ');
  return { code, path: keys, message: code, severity: 0, range: START_OF_FILE, source, statements: [] };
}

/** A fix of the rule of its name. */
function fix(title: string, ...edits: readonly FileEdit[]): Candidate {
  return { title, isSafe: true, edits, result: finding(title, 'info') };
}

function set(path: string, source = SOURCE): FileEdit {
  return { edit: 'set', source, path: path.split(' '), value: 2 };
}

function renamed(path: string, to: string): FileEdit {
  return { edit: 'rename', source: SOURCE, path: ['paths', path], to };
}

function pass(found: readonly Result[], ...carriedOut: readonly Candidate[]): PassRecord {
  return { textsBefore: new Map(), placesBefore: foundPlaces(found), carriedOut, files: new Map() };
}

/** Of `paths /a get parameters 0`. */
function targetOf({ path }: PlaceInFile): PlaceInFile | null {
  return path.join(' ') === 'paths /a get parameters 0' ? { source: 'shared.yaml', path: ['host'] } : null;
}

/** Of `components schemas Item`. */
function componentsUsing({ path }: PlaceInFile): PlaceInFile[] {
  const isItem = path.join(' ').startsWith('components schemas Item');
  return isItem ? [{ source: SOURCE, path: ['components', 'schemas', 'List'] }] : [];
}

/**
 * Each rule that has grown: by how many, since which pass, and the titles of the fixes that may be why, the likely ones
 * first.
 */
function grown(passes: readonly PassRecord[], now: readonly Result[], ...paths: readonly string[]) {
  const references = { pathsUsing: () => new Set(paths), componentsUsing, targetOf };
  return grownRules(passes, foundPlaces(now), references).map(({ rule, excess, pass: since, suspects }) => [
    rule,
    excess,
    since,
    ...suspects.map((tier) => [...tier].map((mark) => mark.split('\0').at(-1)).join(' ')),
  ]);
}

describe('fixing/grown-rules.ts', () => {
  it('finds none where nothing was mended, or where a rule has no more findings than before', () => {
    expect(grown([], [finding('other', 'info')])).to.deep.equal([]);
    const before = [finding('other', 'paths /a')];
    expect(grown([pass(before, fix('x', set('paths /b get')))], [finding('other', 'paths /b')])).to.deep.equal([]);
  });

  it('suspects the fixes with the edits that stand nearest', () => {
    const fixes = [
      fix('near', set('paths /a get summary')),
      fix('nearer', set('paths /a get responses 200')),
      fix('elsewhere', set('paths /a get responses 200', 'other.yaml')),
      fix('beside', set('paths /b get responses 200')),
    ];
    const now = [finding('other', 'paths /a get responses 200 content')];
    expect(grown([pass([], ...fixes)], now)).to.deep.equal([['other', 1, 0, 'nearer', 'nearer', '', '']]);
    expect(grown([pass([], ...fixes.slice(0, 1))], now)).to.deep.equal([['other', 1, 0, 'near', 'near', '', '']]);
    expect(grown([pass([], ...fixes.slice(2))], now)).to.deep.equal([
      ['other', 1, Number.POSITIVE_INFINITY, '', '', '', ''],
    ]);
  });

  it('suspects the fix that renamed what it is about before those inside of it', () => {
    const fixes = [fix('inside', set('paths /aB get summary')), fix('name', renamed('/aB', '/a-b'))];
    const now = [finding('other', 'paths /a-b')];
    expect(grown([pass([], ...fixes)], now)).to.deep.equal([['other', 1, 0, 'name', 'inside name', '', 'name']]);
  });

  it('suspects new names in the components that refer to a place', () => {
    const inList: FileEdit = {
      edit: 'rename',
      source: SOURCE,
      path: ['components', 'schemas', 'List', 'properties', 'item'],
      to: 'items',
    };
    const fixes = [fix('list', inList), fix('other', set('components schemas List type'))];
    const now = [finding('other', 'components schemas Item')];
    expect(grown([pass([], ...fixes)], now)).to.deep.equal([['other', 1, 0, '', 'list', '', '']]);
  });

  it('suspects no fix of another path item, schema or response', () => {
    const suspects = (edit: string, place: string) =>
      grown([pass([], fix('x', set(edit)))], [finding('other', place)])[0]?.slice(3);
    expect(suspects('paths /a get', 'paths /a put')).to.deep.equal(['x', 'x', '', '']);
    expect(suspects('paths /a get', 'paths /b get')).to.deep.equal(['', '', '', '']);
    expect(suspects('components schemas A type', 'components schemas A format')).to.deep.equal(['x', 'x', '', '']);
    expect(suspects('components schemas A type', 'components schemas B type')).to.deep.equal(['', '', '', '']);
    expect(suspects('info title', 'info')).to.deep.equal(['x', 'x', '', '']);
  });

  it('suspects what only bounds values after what names or types them', () => {
    const bounds = ['maxLength', 'minimum', 'pattern'].map((key) => set(`components schemas A ${key}`));
    const fixes = [fix('bounds', ...bounds), fix('types', set('components schemas A type'))];
    const now = [finding('other', 'components schemas A')];
    expect(grown([pass([], ...fixes)], now)).to.deep.equal([['other', 1, 0, 'types', 'bounds types', '', '']]);
    const both = fix('both', ...bounds, set('components schemas A type'));
    expect(grown([pass([], both)], now)).to.deep.equal([['other', 1, 0, 'both', 'both', '', '']]);
  });

  it('suspects names of paths, first of those by which the place is used', () => {
    const fixes = [
      fix('one', renamed('/lineItems', '/line-items')),
      fix('two', renamed('/otherItems', '/other-items')),
    ];
    const now = [finding('other', 'components schemas A')];
    expect(grown([pass([], ...fixes)], now, '/other-items')).to.deep.equal([['other', 1, 0, 'two', '', '', 'one two']]);
  });

  it('knows a renamed path again that a later pass renamed once more', () => {
    const fixes = [fix('one', renamed('/a_b/{c_d}', '/a-b/{c_d}')), fix('two', renamed('/e_f', '/e-f'))];
    const passes = [
      pass([], ...fixes),
      pass([finding('other', 'components schemas A')], fix('z', renamed('/a-b/{c_d}', '/a-b/{cD}'))),
    ];
    expect(grown(passes, [finding('other', 'components schemas A')], '/a-b/{cD}')).to.deep.equal([
      ['other', 1, 0, 'one', '', '', 'one two'],
    ]);
  });

  it('suspects no other name than that of a path wherever it is', () => {
    const elsewhere = (path: string[]) => fix(path.join(' '), { edit: 'rename', source: SOURCE, path, to: 'b-c' });
    const fixes = [elsewhere(['webhooks', 'b_c']), elsewhere(['paths', '/a', 'b_c'])];
    expect(grown([pass([], ...fixes)], [finding('other', 'components schemas A')])).to.deep.equal([
      ['other', 1, Number.POSITIVE_INFINITY, '', '', '', ''],
    ]);
  });

  it('knows it again though passes came after that', () => {
    const passes = [
      pass([], fix('one', renamed('/a_b', '/a-b'))),
      pass([finding('other', 'components schemas A')], fix('z', renamed('/a-b', '/a-c'))),
      pass([finding('other', 'components schemas A')], fix('y', set('info title'))),
    ];
    expect(grown(passes, [finding('other', 'components schemas A')], '/a-c')).to.deep.equal([
      ['other', 1, 0, 'one', '', '', 'one'],
    ]);
  });

  it('suspects no fix of what was found in the beginning, and was not for a while', () => {
    const before = [finding('other', 'components schemas A')];
    const passes = [
      pass(before, fix('away', set('components schemas A type'))),
      pass([], fix('back', set('components schemas A format')), fix('new', set('components schemas B format'))),
    ];
    expect(grown(passes, [...before, finding('other', 'components schemas B')])).to.deep.equal([
      ['other', 1, 1, 'new', 'new', '', ''],
    ]);
  });

  it('suspects first what wrote the value of which the rule speaks, before a later pass renamed what is around it', () => {
    const pattern = fix('pattern', set('paths /a_b get parameters 0 schema pattern'));
    const passes = [pass([], pattern), pass([], fix('rename', renamed('/a_b', '/a-b')))];
    const now = [finding('other', 'paths /a-b get parameters 0 schema pattern')];
    expect(grown(passes, now)).to.deep.equal([['other', 1, 0, 'pattern', 'rename', '', 'rename']]);
  });

  it('suspects what changed the thing that a place refers to, in whichever pass', () => {
    const passes = [
      pass(
        [],
        fix('optional', set('host required', 'shared.yaml')),
        fix('beside', set('port required', 'shared.yaml')),
      ),
      pass([], fix('title', set('info title'))),
    ];
    const now = [finding('other', 'paths /a get parameters 0')];
    expect(grown(passes, now)).to.deep.equal([['other', 1, 0, '', 'optional', '', '']]);
    expect(grown(passes, [finding('other', 'paths /a get parameters 1')])[0]?.slice(3)).to.deep.equal(['', '', '', '']);
  });

  it('suspects fixes of the rules that reported the cause before, wherever they are', () => {
    registerRule('yielding', { yieldsTo: ['reporting'] });
    const fixes = [
      fix('reporting', set('components schemas A links')),
      fix('beside', set('components schemas B links')),
    ];
    expect(grown([pass([], ...fixes)], [finding('yielding', 'paths /a post responses 202')])).to.deep.equal([
      ['yielding', 1, 0, '', '', 'reporting', ''],
    ]);
  });

  it('looks for the cause in the last pass after which a finding came', () => {
    const early = fix('early', set('components schemas A type'));
    const late = fix('late', set('components schemas A format'));
    const passes = [pass([], early), pass([], late)];
    expect(grown(passes, [finding('other', 'components schemas A')])).to.deep.equal([
      ['other', 1, 1, 'late', 'late', '', ''],
    ]);
    const known = [pass([], early), pass([finding('other', 'components schemas A')], late)];
    expect(grown(known, [finding('other', 'components schemas A')])).to.deep.equal([
      ['other', 1, 0, 'early', 'early', '', ''],
    ]);
  });

  it('knows a finding again at a place with another name now', () => {
    const rename = fix('rename', renamed('/lineItems', '/line-items'));
    const before = [finding('other', 'paths /lineItems get')];
    const now = [finding('other', 'paths /line-items get'), finding('other', 'paths /line-items put')];
    expect(grown([pass(before, rename)], now)).to.deep.equal([['other', 1, 0, 'rename', 'rename', '', 'rename']]);
  });
});
