import type { ClientCapabilities, Connection } from 'vscode-languageserver/node';
import type { OpenDocuments } from '../open-documents.ts';
import type { ShownDiagnostics } from '../shown-diagnostics.ts';
import type { QuestionKind, Questions } from '../thread/messages.ts';

/** The editor that is served, as those see it who answer its requests. */
export interface ServedEditor {
  readonly connection: Connection;
  readonly capabilities: ClientCapabilities;
  readonly documents: OpenDocuments;
  readonly shown: ShownDiagnostics;
  /** Asks the thread that lints, which is sent the texts as they are now. Null where it failed or ended. */
  ask<Kind extends QuestionKind>(
    about: Kind,
    asked: Questions[Kind]['asked'],
  ): Promise<Questions[Kind]['answer'] | null>;
  /** Shows a message to the user. */
  say(message: string): void;
}
