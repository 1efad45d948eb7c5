import { type ClientCapabilities, type InitializeResult, TextDocumentSyncKind } from 'vscode-languageserver/node';
import { version } from '../../platform/version.ts';
import { SELECT_COMMAND } from '../actions/code-actions.ts';

/** True for a client that asks for the edits of an action when one is chosen. */
export function resolvesEdits({ textDocument }: ClientCapabilities): boolean {
  return textDocument?.codeAction?.resolveSupport?.properties.includes('edit') === true;
}

/** What the server says of itself to a client. */
export function initializeResult(client: ClientCapabilities): InitializeResult {
  return {
    serverInfo: { name: 'Lintel', version: version() },
    capabilities: {
      positionEncoding: 'utf-16',
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
      diagnosticProvider: { identifier: 'lintel', interFileDependencies: true, workspaceDiagnostics: false },
      hoverProvider: true,
      codeActionProvider: {
        codeActionKinds: ['quickfix', 'source.fixAll.lintel'],
        resolveProvider: resolvesEdits(client),
      },
      executeCommandProvider: { commands: [SELECT_COMMAND] },
      completionProvider: { triggerCharacters: ['"', ' ', ':'] },
      workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    },
  };
}
