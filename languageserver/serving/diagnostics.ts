import { LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';
import { pathOf } from '../file-names.ts';
import type { LintSchedule } from '../lint-schedule.ts';
import type { ServedEditor } from './served-editor.ts';

/** Answers a client that asks for findings, once its last text is linted. */
export function serveDiagnostics({ connection, shown }: ServedEditor, schedule: LintSchedule): void {
  connection.languages.diagnostics.on(async ({ textDocument, previousResultId }, token) => {
    const path = pathOf(textDocument.uri);
    if (path === null) return { kind: 'full', items: [] };
    token.onCancellationRequested(() => schedule.notify());
    await schedule.settled(path, () => token.isCancellationRequested);
    if (token.isCancellationRequested)
      throw new ResponseError(LSPErrorCodes.ServerCancelled, 'the text changed', { retriggerRequest: true });
    return shown.report(path, previousResultId);
  });
}
