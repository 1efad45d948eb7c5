import type { Diagnostic } from 'vscode-languageserver/node';
import type { Range } from '../../source/result.ts';
import type { ActionEdits, ActionTask, OfferedAction, RefusedAction } from '../actions/action.ts';
import type { PathClass } from '../help/hover.ts';
import type { OpenFile } from '../linting/open-files.ts';

/** A path of a description, and what it is. */
export interface PathInFile extends PathClass {
  readonly path: string;
}

/** What the main thread asks of the texts as they were sent, with the answers. */
export interface Questions {
  /** The paths that a file has, of the descriptions that it belongs to. */
  readonly paths: { readonly asked: { readonly file: string }; readonly answer: readonly PathInFile[] };
  /**
   * What is offered at a range of a file, of some kinds or of all; with their edits where the client cannot ask for
   * these later.
   */
  readonly actions: {
    readonly asked: {
      readonly file: string;
      readonly range: Range;
      readonly only: readonly string[] | null;
      readonly withEdits: boolean;
    };
    readonly answer: readonly (OfferedAction & { readonly edits: ActionEdits | null })[];
  };
  /** What an action changes. */
  readonly edits: {
    readonly asked: { readonly file: string; readonly action: ActionTask };
    readonly answer: ActionEdits | RefusedAction;
  };
}

export type QuestionKind = keyof Questions;

/** A question with its number. */
export type Question = {
  [Kind in QuestionKind]: {
    readonly kind: 'ask';
    readonly id: number;
    readonly about: Kind;
  } & Questions[Kind]['asked'];
}[QuestionKind];

/** What the main thread tells the thread that lints. Each is carried out when those before it are done. */
export type ToLinter =
  | { readonly kind: 'folders'; readonly folders: readonly string[] }
  | { readonly kind: 'open'; readonly file: OpenFile }
  | { readonly kind: 'close'; readonly path: string }
  /** Files on disk are others than before; those that it may concern are linted. */
  | { readonly kind: 'changed'; readonly files: readonly string[] }
  /** All that some files belong to is linted. `job` grows. */
  | { readonly kind: 'lint'; readonly job: number; readonly paths: readonly string[] }
  | Question;

/** What is shown in a file. */
export interface FileDiagnostics {
  readonly path: string;
  /** That of the text to which they belong; null for a file that is not open. */
  readonly version: number | null;
  readonly diagnostics: Diagnostic[];
}

/** What the thread that lints answers. */
export type FromLinter =
  | { readonly kind: 'diagnostics'; readonly files: readonly FileDiagnostics[] }
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  /** Descriptions that have to be linted again. */
  | { readonly kind: 'stale'; readonly paths: readonly string[] }
  | { readonly kind: 'done'; readonly job: number };

/** Where in the numbers that are shared the last job stands that is not wanted any more. */
export const CANCELLED_JOB = 0;
/** The same for questions. */
export const CANCELLED_QUESTION = 1;

/** What the thread that lints has to know from the start. */
export interface LinterSetting<Options> {
  readonly options: Options;
  /**
   * The last job and the last question that are not wanted any more. Shared, since the thread hears of nothing else
   * while rules run.
   */
  readonly cancelled: Int32Array;
}
