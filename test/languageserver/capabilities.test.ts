import { expect } from 'chai';
import { initializeResult } from '../../languageserver/serving/capabilities.ts';
import { version } from '../../platform/version.ts';

describe('languageserver: what the server says of itself', () => {
  it('is all that it answers, counts characters in UTF-16, and takes changes in part', () => {
    const actions = { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } };
    const client = { textDocument: { codeAction: actions }, window: { showDocument: { support: true } } };
    expect(initializeResult(client)).to.deep.equal({
      serverInfo: { name: 'Lintel', version: version() },
      capabilities: {
        positionEncoding: 'utf-16',
        // Changes of parts.
        textDocumentSync: { openClose: true, change: 2 },
        diagnosticProvider: { identifier: 'lintel', interFileDependencies: true, workspaceDiagnostics: false },
        hoverProvider: true,
        codeActionProvider: { codeActionKinds: ['quickfix', 'source.fixAll.lintel'], resolveProvider: false },
        executeCommandProvider: { commands: ['lintel.select'] },
        completionProvider: { triggerCharacters: ['"', ' ', ':'] },
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
      },
    });
  });

  it('works out edits later only for a client that asks for them', () => {
    const resolves = (properties: string[]) =>
      initializeResult({
        textDocument: {
          codeAction: {
            codeActionLiteralSupport: { codeActionKind: { valueSet: [] } },
            resolveSupport: { properties },
          },
        },
      }).capabilities.codeActionProvider;
    expect(resolves(['edit'])).to.include({ resolveProvider: true });
    expect(resolves(['command'])).to.include({ resolveProvider: false });
  });

  it('offers commands to a client that takes no actions, where that can be told what to change', () => {
    const { capabilities } = initializeResult({ workspace: { applyEdit: true } });
    expect(capabilities).to.deep.include({
      codeActionProvider: true,
      executeCommandProvider: { commands: ['lintel.apply'] },
    });
    expect(initializeResult({}).capabilities).to.deep.include({
      codeActionProvider: false,
      executeCommandProvider: { commands: [] },
    });
  });
});
