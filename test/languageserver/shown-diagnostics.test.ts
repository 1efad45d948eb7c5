import { expect } from 'chai';
import { ShownDiagnostics } from '../../languageserver/shown-diagnostics.ts';

const OPEN = '/open.yaml';
const CLOSED = '/closed.yaml';
const FOUND = [{ message: 'found', range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } } }];

/** What is sent to a client, and how often it is asked to ask again. */
function clientThat(pulls: boolean, canRefresh = true) {
  const sent: string[] = [];
  const counts = { refreshed: 0 };
  const connection = {
    sendDiagnostics: ({ uri, version, diagnostics }: { uri: string; version?: number; diagnostics: unknown[] }) => {
      sent.push([uri, version ?? '-', diagnostics.length].join(' '));
      return Promise.resolve();
    },
    languages: { diagnostics: { refresh: () => Promise.resolve(counts.refreshed++) } },
  };
  const shown = new ShownDiagnostics(connection as never, { pulls, canRefresh }, (path) =>
    path === OPEN ? 'editor:open' : undefined,
  );
  const show = (path: string, diagnostics: readonly object[], version: number | null = null) =>
    shown.show([{ path, version, diagnostics } as never]);
  return { shown, show, sent, counts };
}

describe('languageserver: what is sent of findings', () => {
  it('is what differs from what is shown, or belongs to another version of an open text', () => {
    const { show, sent, shown } = clientThat(false);
    show(CLOSED, []);
    show(CLOSED, FOUND);
    show(CLOSED, FOUND);
    show(OPEN, FOUND, 1);
    show(OPEN, FOUND, 1);
    show(OPEN, FOUND, 2);
    show(OPEN, [], 2);
    show(CLOSED, []);
    expect(sent).to.deep.equal([
      ...[
        'file:///closed.yaml - 1',
        'editor:open 1 1',
        'editor:open 2 1',
        'editor:open 2 0',
        'file:///closed.yaml - 0',
      ],
    ]);
    expect(shown.of(CLOSED)).to.deep.equal([]);
  });

  it('is nothing of an open file to a client that asks, which is told when to ask again', () => {
    const { show, sent, counts, shown } = clientThat(true);
    show(OPEN, FOUND, 1);
    show(OPEN, FOUND, 2);
    expect([sent, counts.refreshed]).to.deep.equal([[], 1]);
    const first = shown.report(OPEN, undefined);
    expect(first).to.include({ kind: 'full' });
    expect(first).to.have.property('items').that.deep.equals(FOUND);
    expect(shown.report(OPEN, first.resultId)).to.deep.equal({ kind: 'unchanged', resultId: first.resultId });
    show(OPEN, [], 3);
    expect(counts.refreshed).to.equal(2);
    expect(shown.report(OPEN, first.resultId)).to.deep.include({ kind: 'full', items: [] });
    show(CLOSED, FOUND);
    expect(sent).to.deep.equal(['file:///closed.yaml - 1']);
    const without = clientThat(true, false);
    without.show(OPEN, FOUND, 1);
    expect(without.counts.refreshed).to.equal(0);
  });

  it('is taken back when a client that asks opens the file, and forgotten when it closes it', () => {
    const { show, sent, shown } = clientThat(true);
    shown.opened(OPEN);
    expect(sent).to.deep.equal([]);
    show(CLOSED, FOUND);
    shown.opened(CLOSED);
    expect(sent.slice(1)).to.deep.equal(['file:///closed.yaml - 0']);
    shown.closed(CLOSED);
    expect(shown.of(CLOSED)).to.deep.equal([]);
    const sends = clientThat(false);
    sends.show(CLOSED, FOUND);
    sends.shown.opened(CLOSED);
    sends.shown.closed(CLOSED);
    expect(sends.sent).to.have.lengthOf(1);
    expect(sends.shown.of(CLOSED)).to.deep.equal(FOUND);
  });
});
