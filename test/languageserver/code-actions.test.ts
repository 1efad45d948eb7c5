import { expect } from 'chai';
import { codeAction, withEdits } from '../../languageserver/actions/code-actions.ts';
import { offeredActions } from '../../languageserver/actions/offered-actions.ts';
import { finding } from '../reports/report-fixture.ts';

const FILE = '/repository/api.yaml';
const RANGE = { start: { line: 1, character: 2 }, end: { line: 1, character: 5 } };
const TASK = { task: 'fix all', code: null, unsafe: false } as const;

describe('languageserver: an action as editors show it', () => {
  const found = { ...finding({ source: FILE, range: RANGE }), message: 'one\u202e', code: 'no-null' };
  const offered = {
    title: 'Mend\u202eit',
    kind: 'quickfix',
    isPreferred: true,
    findings: [found],
    task: TASK,
  } as const;
  const shown = [
    { code: 'no-null', message: 'one\\u202e', range: RANGE },
    { code: 'no-number', message: 'one\\u202e', range: RANGE },
    { code: 'no-null', message: 'other', range: RANGE },
  ];

  it('says what it does, whether it is the best one, and for which diagnostics', () => {
    expect(codeAction(offered as never, FILE, shown)).to.deep.equal({
      title: 'Mend\\u202eit',
      kind: 'quickfix',
      isPreferred: true,
      diagnostics: shown.slice(0, 1),
      data: { file: FILE, action: TASK },
    });
    expect(codeAction({ ...offered, isPreferred: false } as never, FILE, [])).to.deep.equal({
      title: 'Mend\\u202eit',
      kind: 'quickfix',
      data: { file: FILE, action: TASK },
    });
  });

  it('has its edits in the form that the client takes, and moves the cursor where it can', () => {
    const action = { title: 'Mend it' };
    const edits = [{ range: RANGE, newText: 'new' }];
    const selection = { path: FILE, range: RANGE };
    const target = { addressOf: (path: string) => ({ uri: `file://${path}`, version: 3 }), canShow: true };
    const changed = { files: [{ path: FILE, edits }], selection };
    const uri = `file://${FILE}`;
    const command = { title: 'Write over it', command: 'lintel.select', arguments: [uri, RANGE] };
    expect(withEdits(action, changed, { ...target, hasVersions: true })).to.deep.equal({
      ...action,
      edit: { documentChanges: [{ textDocument: { uri, version: 3 }, edits }] },
      command,
    });
    expect(withEdits(action, changed, { ...target, hasVersions: false })).to.deep.equal({
      ...action,
      edit: { changes: { [uri]: edits } },
      command,
    });
    for (const without of [
      withEdits(action, changed, { ...target, hasVersions: true, canShow: false }),
      withEdits(action, { ...changed, selection: null }, { ...target, hasVersions: true }),
    ]) {
      expect(without).to.have.property('edit');
      expect(without).not.to.have.property('command');
    }
  });

  const AT = [1, 2, 3].map((line) => ({ start: { line, character: 0 }, end: { line, character: 1 } }));
  const WHOLE = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
  const titlesAt = (range: typeof WHOLE, ...fixesOfEach: readonly (readonly object[])[]) => {
    const results = fixesOfEach.map((fixes, index) =>
      finding({
        code: 'no-null',
        source: FILE,
        path: [String(index)],
        range: AT[index] ?? WHOLE,
        fixes: fixes as never,
      }),
    );
    const actions = offeredActions({ results, data: {} } as never, range);
    return actions.flatMap(({ kind, title }) => (kind === 'quickfix' ? title : []));
  };
  const SAFE = { title: 'Mend it', isSafe: true, edits: [] };
  const UNSAFE = { ...SAFE, isSafe: false };
  const ofTitle = (titles: readonly string[], start: string) => titles.filter((title) => title.startsWith(start));

  it('to mend all findings of a rule is offered where it mends the one there', () => {
    const [ALL_SAFE, ALL] = [
      'Mend all 2 findings of no-null in this file',
      'Mend all 3 findings of no-null in this file (unsafe)',
    ];
    const [safe, , unsafe] = AT as [typeof WHOLE, typeof WHOLE, typeof WHOLE];
    expect(ofTitle(titlesAt(safe, [SAFE], [SAFE], [UNSAFE]), 'Mend all')).to.deep.equal([ALL_SAFE, ALL]);
    expect(ofTitle(titlesAt(unsafe, [SAFE], [SAFE], [UNSAFE]), 'Mend all')).to.deep.equal([ALL]);
  });

  it('says its line where a selection has several of one title', () => {
    expect(ofTitle(titlesAt(WHOLE, [SAFE], [SAFE], [UNSAFE]), 'Mend it')).to.deep.equal([
      'Mend it (line 2)',
      'Mend it (line 3)',
      'Mend it (unsafe)',
    ]);
  });

  it('to mend all that is safe is offered where something is', () => {
    const safe = { isSafe: true, edits: [] };
    const titles = (fixes: readonly object[]) =>
      offeredActions({ results: [finding({ source: FILE, range: RANGE, fixes: fixes as never })], data: {} } as never, {
        start: { line: 9, character: 0 },
        end: { line: 9, character: 0 },
      }).map(({ title }) => title);
    expect(titles([{ ...safe, isSafe: false }, safe])).to.deep.equal([
      'Carry out all safe fixes of Lintel in this file',
    ]);
    expect(titles([{ ...safe, isSafe: false }])).to.deep.equal([]);
    expect(titles([])).to.deep.equal([]);
  });
});
