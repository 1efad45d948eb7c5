import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { TextDocumentContentChangeEvent } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { seeded } from '../../scripts/seeded.ts';
import { parseReferenced } from '../../source/parse.ts';
import { LanguageClient } from '../support/language-client.ts';
import { IS_FULL } from '../support/sample.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const EDITS = IS_FULL ? 10_000 : 200;
/** After how many edits both are asked. */
const TOGETHER = IS_FULL ? 100 : 20;
const PIECES = ['\n', ' ', '  ', ':', '-', '"', '{', '}', '[', ']', '#', 'x', 'type: string', '🐕', '\r\n', '$ref'];

/** A text that somebody edits and that can be brought back to what could be read last. */
class EditedText {
  private document: TextDocument;
  /** What takes back the edits since the text could be read, the last one first. */
  private readonly undo: { readonly range: ReturnType<typeof rangeIn>; readonly text: string }[] = [];

  constructor(
    private readonly file: string,
    text: string,
  ) {
    this.document = TextDocument.create(file, 'yaml', 1, text);
  }

  get text(): string {
    return this.document.getText();
  }

  /** Puts a piece in the place of some characters, and gives the change as a client sends it. */
  replace(at: number, length: number, piece: string): TextDocumentContentChangeEvent {
    const range = rangeIn(this.document, at, at + length);
    const before = this.document.getText(range);
    const start = this.document.offsetAt(range.start);
    this.apply({ range, text: piece });
    this.undo.unshift({ range: rangeIn(this.document, start, start + piece.length), text: before });
    return { range, text: piece };
  }

  /** The changes after which the text can be read. */
  async mended(): Promise<TextDocumentContentChangeEvent[]> {
    const changes: TextDocumentContentChangeEvent[] = [];
    while (!(await this.isReadable())) {
      const change = this.undo.shift();
      if (change === undefined) throw new Error('the first text cannot be read');
      this.apply(change);
      changes.push(change);
    }
    this.undo.length = 0;
    return changes;
  }

  private async isReadable(): Promise<boolean> {
    const { data, usable, problems } = await parseReferenced(this.text, this.file);
    return usable && problems.length === 0 && Object.hasOwn(Object(data), 'openapi');
  }

  private apply(change: TextDocumentContentChangeEvent): void {
    this.document = TextDocument.update(this.document, [change], this.document.version + 1);
  }
}

function rangeIn(document: TextDocument, start: number, end: number) {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}

describe('languageserver: random edits', function () {
  this.timeout(1_800_000);

  it('lead to the findings that a fresh server has', async () => {
    const folder = new TemporaryFolder();
    const original = readFileSync('test-specs/violations/measurements.yaml', 'utf8');
    const file = folder.write('api.yaml', original);
    const random = seeded(20_261_123);
    const below = (limit: number) => Math.floor(random() * limit);
    const [old, fresh] = await Promise.all(
      [1, 2].map(() => LanguageClient.start({ folders: [folder.path], args: ['-r', 'all'] })),
    );
    if (old === undefined || fresh === undefined) throw new Error('no server');
    const edited = new EditedText(file, original);
    await old.open(file, original);
    for (let count = 1; count <= EDITS; count++) {
      const piece = below(3) === 0 ? '' : (PIECES[below(PIECES.length)] ?? '');
      await old.change(file, edited.replace(below(edited.text.length), below(6), piece));
      if (count % TOGETHER === 0 || below(4) === 0)
        for (const change of await edited.mended()) await old.change(file, change);
      if (count % TOGETHER !== 0) continue;
      await fresh.open(file, edited.text, count);
      expect(await old.diagnostics(file), edited.text).to.deep.equal(await fresh.diagnostics(file));
      await fresh.close(file);
    }
    await Promise.all([old.stop(), fresh.stop()]);
    folder.remove();
  });
});
