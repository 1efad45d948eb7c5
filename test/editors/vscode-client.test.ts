import { symlinkSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { EXTENSION, writeExtension } from '../../scripts/build/vscode-extension.ts';
import { built } from '../support/built-command.ts';
import { eventually } from '../support/eventually.ts';
import { FakeVsCode, fakeDocument, Position } from '../support/fake-vscode.ts';
import { uri } from '../support/language-client.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const TEXT = `openapi: 3.1.1
info: {title: Pets, version: 1.0.0}
paths: {/pets: {get: {}}, '/pets/{petId}': {get: {}}}
components: {schemas: {Pet: {properties: {pet_name: {type: boolean}}}}}
`;

/** The packaged extension. */
interface Extension {
  activate(context: object): Promise<void>;
  deactivate(): Promise<void>;
}

/** Loads a file in which `vscode` is another module. */
function loadWith(vscode: object, file: string): Extension {
  const loader = Module as unknown as { _load: (name: string, ...rest: unknown[]) => unknown };
  const { _load: load } = loader;
  loader._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));
  try {
    return createRequire(import.meta.url)(file) as Extension;
  } finally {
    loader._load = load;
  }
}

/** The packaged extension with Microsoft's client in it, and the Lintel of a project; VS Code itself is a stand-in. */
describe('editors/vscode: the client', function () {
  this.timeout(120_000);
  const folder = new TemporaryFolder();
  const vscode = new FakeVsCode(folder.path);
  const file = folder.write('api.yaml', TEXT);
  const document = fakeDocument(file, TEXT);
  let extension: Extension;

  before(async () => {
    built('cli/main.cjs');
    folder.write('.lintel.yaml', "ruleset: '2.1'\n");
    folder.write('node_modules/.keep', '');
    symlinkSync(resolve('.'), join(folder.path, 'node_modules/lintel'));
    const installed = join(folder.path, 'installed');
    await writeExtension(installed, [EXTENSION]);
    vscode.open(document);
    extension = loadWith(vscode.module(), join(installed, 'dist/extension.cjs'));
    await extension.activate({ subscriptions: [], asAbsolutePath: (path: string) => join(installed, path) });
  });
  after(async () => {
    await extension.deactivate();
    folder.remove();
  });

  const token = { isCancellationRequested: false, onCancellationRequested: () => ({ dispose: () => undefined }) };

  it('shows findings', async () => {
    const codes = await eventually(() => {
      const shown = vscode.diagnostics.get(uri(file)) ?? [];
      expect(shown).not.to.have.length(0);
      return shown.map(({ code }) => (code as { value?: string }).value ?? code);
    });
    expect(codes).to.deep.equal(['property-names']);
  });

  it('says why on hover', async () => {
    const at = new Position(3, TEXT.split('\n')[3]?.indexOf('pet_name') ?? 0);
    const provider = vscode.providers.get('registerHoverProvider');
    const hover = await provider?.provideHover?.(document, at, token);
    expect(JSON.stringify(hover)).to.contain('**Why**');
  });

  it('lists the paths and what they are', async () => {
    await vscode.commands.get('lintel.showPathClasses')?.();
    expect(vscode.offered[0]?.map(({ label, description }) => `${label} ${description}`)).to.deep.equal([
      '/pets collection',
      '/pets/{petId} item',
    ]);
  });
});
