import { type CodeAction, ErrorCodes, LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';
import {
  type ActionData,
  actionCommand,
  codeAction,
  type EditTarget,
  SELECT_COMMAND,
  withEdits,
} from '../actions/code-actions.ts';
import { uriOf } from '../file-names.ts';
import type { LintSchedule } from '../lint-schedule.ts';
import { commandsFor, resolvesEdits, takesActions } from './capabilities.ts';
import type { ServedEditor } from './served-editor.ts';

/** Offers what can be done at a place, once its text is linted, and says what it changes. */
export function serveActions(editor: ServedEditor, schedule: LintSchedule): void {
  const target = editTarget(editor);
  offerActions(editor, schedule, target);
  carryOutActions(editor, target);
}

function offerActions(editor: ServedEditor, schedule: LintSchedule, target: EditTarget): void {
  const { connection, capabilities, documents, shown } = editor;
  const withEditsAtOnce = takesActions(capabilities) && !resolvesEdits(capabilities);
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
      if (!takesActions(capabilities)) return actionCommand(made);
      return edits === null ? made : withEdits(made, edits, target);
    });
  });
}

function carryOutActions(editor: ServedEditor, target: EditTarget): void {
  const { connection, capabilities } = editor;
  /** The action with its edits; without them where it is not possible, which is said. */
  const carriedOut = async (action: CodeAction, { file, action: task }: ActionData): Promise<CodeAction> => {
    const edits = await editor.ask('edits', { file, action: task });
    if (edits !== null && !('refused' in edits)) return withEdits(action, edits, target);
    editor.say(`"${action.title}" is not possible: ${edits?.refused ?? 'Lintel failed'}`);
    return action;
  };
  connection.onCodeActionResolve((action) => carriedOut(action, action.data as ActionData));
  connection.onExecuteCommand(async ({ command, arguments: given }) => {
    if (!commandsFor(capabilities).includes(command))
      throw new ResponseError(ErrorCodes.InvalidParams, `there is no command ${command}`);
    if (command === SELECT_COMMAND) {
      const [uri, selection] = given ?? [];
      await connection.window.showDocument({ uri, selection, takeFocus: true });
      return;
    }
    const [title, data] = given ?? [];
    const { edit } = await carriedOut({ title }, data as ActionData);
    if (edit !== undefined) await connection.workspace.applyEdit({ label: title, edit });
  });
}

function editTarget({ documents, capabilities: { workspace, window } }: ServedEditor): EditTarget {
  return {
    addressOf: (path) => ({ uri: documents.uriOf(path) ?? uriOf(path), version: documents.versionOf(path) }),
    hasVersions: workspace?.workspaceEdit?.documentChanges === true,
    canShow: window?.showDocument?.support === true,
  };
}
