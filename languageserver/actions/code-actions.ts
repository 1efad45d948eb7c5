import type {
  CodeAction,
  Command,
  Diagnostic,
  TextDocumentEdit,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver/node';
import { oneLine } from '../../platform/visible-text.ts';
import type { ActionEdits, ActionTask, OfferedAction } from './action.ts';

/** The command by which the server moves the cursor to what is to be written over. */
export const SELECT_COMMAND = 'lintel.select';

/** The command by which a client that takes no actions has one carried out. */
export const APPLY_COMMAND = 'lintel.apply';

/** What a client gets back to ask for the edits of an action. */
export interface ActionData {
  readonly file: string;
  readonly action: ActionTask;
}

/** How edits are handed to a client. */
export interface EditTarget {
  /** The address and the version of the text that the editor has; a version of null for a file that it has not open. */
  addressOf(path: string): { readonly uri: string; readonly version: number | null };
  /** True for a client that takes edits together with the versions of texts. */
  readonly hasVersions: boolean;
  /** True for a client that shows a place when it is asked to. */
  readonly canShow: boolean;
}

/** An action as editors show it. */
export function codeAction(
  { title, kind, isPreferred, findings, task }: OfferedAction,
  file: string,
  shown: readonly Diagnostic[],
): CodeAction {
  const wanted = new Set(findings.map(({ code, message, range }) => nameOf(code, oneLine(message), range)));
  const diagnostics = shown.filter(({ code, message, range }) => wanted.has(nameOf(code, message, range)));
  return {
    title: oneLine(title),
    kind,
    ...(isPreferred && { isPreferred }),
    ...(diagnostics.length > 0 && { diagnostics }),
    data: { file, action: task } satisfies ActionData,
  };
}

/** The action as a command. */
export function actionCommand({ title, data }: CodeAction): Command {
  return { title, command: APPLY_COMMAND, arguments: [title, data] };
}

function nameOf(code: Diagnostic['code'], message: Diagnostic['message'], range: Diagnostic['range']): string {
  return JSON.stringify([code, message, range.start, range.end]);
}

/** The action with what it changes; the cursor goes to what is to be written over. */
export function withEdits(action: CodeAction, { files, selection }: ActionEdits, target: EditTarget): CodeAction {
  const edit: WorkspaceEdit = target.hasVersions
    ? {
        documentChanges: files.map(
          ({ path, edits }): TextDocumentEdit => ({ textDocument: target.addressOf(path), edits: [...edits] }),
        ),
      }
    : {
        changes: Object.fromEntries(
          files.map(({ path, edits }): [string, TextEdit[]] => [target.addressOf(path).uri, [...edits]]),
        ),
      };
  if (selection === null || !target.canShow) return { ...action, edit };
  const { path, range } = selection;
  const { uri } = target.addressOf(path);
  return { ...action, edit, command: { title: 'Write over it', command: SELECT_COMMAND, arguments: [uri, range] } };
}
