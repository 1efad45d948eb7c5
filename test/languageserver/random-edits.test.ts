import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { seeded } from '../../scripts/seeded.ts';
import { LanguageClient } from '../support/language-client.ts';
import { IS_FULL } from '../support/sample.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const EDITS = IS_FULL ? 10_000 : 200;
/** After how many edits both are asked. */
const TOGETHER = IS_FULL ? 100 : 20;
const PIECES = ['\n', ' ', '  ', ':', '-', '"', '{', '}', '[', ']', '#', 'x', 'type: string', '🐕', '\r\n', '$ref'];

describe('languageserver: random edits', function () {
  this.timeout(1_200_000);

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
    let document = TextDocument.create(file, 'yaml', 1, original);
    await old.open(file, original);
    for (let count = 1; count <= EDITS; count++) {
      const at = below(document.getText().length);
      const range = { start: document.positionAt(at), end: document.positionAt(at + below(6)) };
      const change = { range, text: below(3) === 0 ? '' : (PIECES[below(PIECES.length)] ?? '') };
      document = TextDocument.update(document, [change], count + 1);
      await old.change(file, change);
      if (count % TOGETHER !== 0) continue;
      // What a text that cannot be read keeps of an older one is no finding of a fresh server.
      document = TextDocument.update(
        document,
        [{ text: original.replaceAll('Celsius', `Celsius${count}`) }],
        count + 1,
      );
      await old.change(file, document.getText());
      await fresh.open(file, document.getText(), count + 1);
      expect(await old.diagnostics(file)).to.deep.equal(await fresh.diagnostics(file));
      await fresh.close(file);
    }
    await Promise.all([old.stop(), fresh.stop()]);
    folder.remove();
  });
});
