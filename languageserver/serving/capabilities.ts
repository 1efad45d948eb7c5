import { type ClientCapabilities, type InitializeResult, TextDocumentSyncKind } from 'vscode-languageserver/node';
import { version } from '../../platform/version.ts';
import { APPLY_COMMAND, SELECT_COMMAND } from '../actions/code-actions.ts';

/** True for a client that asks for the edits of an action when one is chosen. */
export function resolvesEdits({ textDocument }: ClientCapabilities): boolean {
  return textDocument?.codeAction?.resolveSupport?.properties.includes('edit') === true;
}

/** True for a client that takes code actions; others know commands only. */
export function takesActions({ textDocument }: ClientCapabilities): boolean {
  return textDocument?.codeAction?.codeActionLiteralSupport !== undefined;
}

/** The commands that a client can have carried out. */
export function commandsFor(client: ClientCapabilities): readonly string[] {
  const { workspace, window } = client;
  return [
    ...(window?.showDocument?.support === true ? [SELECT_COMMAND] : []),
    ...(!takesActions(client) && workspace?.applyEdit === true ? [APPLY_COMMAND] : []),
  ];
}

/** What the server says of itself to a client. */
export function initializeResult(client: ClientCapabilities): InitializeResult {
  const commands = [...commandsFor(client)];
  return {
    serverInfo: { name: 'Lintel', version: version() },
    capabilities: {
      positionEncoding: 'utf-16',
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
      diagnosticProvider: { identifier: 'lintel', interFileDependencies: true, workspaceDiagnostics: false },
      hoverProvider: true,
      codeActionProvider: takesActions(client)
        ? { codeActionKinds: ['quickfix', 'source.fixAll.lintel'], resolveProvider: resolvesEdits(client) }
        : commands.includes(APPLY_COMMAND),
      executeCommandProvider: { commands },
      completionProvider: { triggerCharacters: ['"', ' ', ':'] },
      workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    },
  };
}
