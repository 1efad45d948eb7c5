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
