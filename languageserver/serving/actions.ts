import { LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';
import { type ActionData, codeAction, type EditTarget, SELECT_COMMAND, withEdits } from '../actions/code-actions.ts';
import { uriOf } from '../file-names.ts';
import type { LintSchedule } from '../lint-schedule.ts';
import { resolvesEdits } from './capabilities.ts';
import type { ServedEditor } from './served-editor.ts';

/** Offers what can be done at a place, once its text is linted, and says what it changes. */
export function serveActions(editor: ServedEditor, schedule: LintSchedule): void {
  const { connection, capabilities, documents, shown } = editor;
  const withEditsAtOnce = !resolvesEdits(capabilities);
  const target = editTarget(editor);
  connection.onCodeAction(async ({ textDocument, range, context }, token) => {
    const open = documents.at(textDocument.uri);
    if (open === undefined) return [];
    const { path: file } = open;
    const { version } = open.document;
    const isUnwanted = () => token.isCancellationRequested || documents.versionOf(file) !== version;
    token.onCancellationRequested(() => schedule.notify());
    // Findings come first: fixes take as long again, and nobody can choose one of them before.
    await schedule.settled(file, isUnwanted);
    if (isUnwanted()) throw new ResponseError(LSPErrorCodes.ContentModified, 'the text changed');
    const { only = null } = context;
    const offered = (await editor.ask('actions', { file, range, only, withEdits: withEditsAtOnce })) ?? [];
    return offered.map(({ edits, ...action }) => {
      const made = codeAction(action, file, shown.of(file));
      return edits === null ? made : withEdits(made, edits, target);
    });
  });
  connection.onCodeActionResolve(async (action) => {
    const { file, action: task } = action.data as ActionData;
    const edits = await editor.ask('edits', { file, action: task });
    if (edits !== null && !('refused' in edits)) return withEdits(action, edits, target);
    editor.say(`"${action.title}" is not possible: ${edits?.refused ?? 'Lintel failed'}`);
    return action;
  });
  connection.onExecuteCommand(async ({ command, arguments: [uri, selection] = [] }) => {
    if (command === SELECT_COMMAND) await connection.window.showDocument({ uri, selection, takeFocus: true });
  });
}

function editTarget({ documents, capabilities: { workspace, window } }: ServedEditor): EditTarget {
  return {
    addressOf: (path) => ({ uri: documents.uriOf(path) ?? uriOf(path), version: documents.versionOf(path) }),
    hasVersions: workspace?.workspaceEdit?.documentChanges === true,
    canShow: window?.showDocument?.support === true,
  };
}
