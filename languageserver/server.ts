import {
  type ClientCapabilities,
  type Connection,
  ErrorCodes,
  type InitializeParams,
  type InitializeResult,
  MessageType,
  ResponseError,
  ShowMessageNotification,
} from 'vscode-languageserver/node';
import type { HoverSources } from './help/hover.ts';
import { LintSchedule } from './lint-schedule.ts';
import { OpenDocuments } from './open-documents.ts';
import { serveActions } from './serving/actions.ts';
import { initializeResult } from './serving/capabilities.ts';
import { serveDiagnostics } from './serving/diagnostics.ts';
import { serveHelp } from './serving/help.ts';
import type { ServedEditor } from './serving/served-editor.ts';
import { foldersOf, serveWorkspace } from './serving/workspace.ts';
import { ShownDiagnostics } from './shown-diagnostics.ts';
import { type LintThread, type LintThreadListener, type MakeLinter, startLintThread } from './thread/lint-thread.ts';
import type { FromLinter, QuestionKind, Questions } from './thread/messages.ts';
import { AskedQuestions } from './thread/questions.ts';

/** What an editor may say when it starts the server. */
interface InitializationOptions {
  /** Whether rulesets of the workspace that are programs may run. */
  readonly trusted?: unknown;
}

/** Serves one editor until it goes. `optionsFor` says by what options the thread lints. */
export function serveEditor<Options>(
  connection: Connection,
  optionsFor: (isTrusted: boolean) => Options,
  makeLinter: MakeLinter<Options>,
  goodExampleOf: HoverSources['goodExampleOf'],
): void {
  let isInitialized = false;
  connection.onInitialize((params): InitializeResult => {
    if (isInitialized) throw new ResponseError(ErrorCodes.InvalidRequest, 'the server is initialized already');
    isInitialized = true;
    const { trusted } = (params.initializationOptions ?? {}) as InitializationOptions;
    // Only what says so in so many words: "false" is a text that is not empty.
    const options = optionsFor(trusted === true);
    const start = (listener: LintThreadListener) => startLintThread(options, makeLinter, listener);
    new Server(connection, params, start).serve(goodExampleOf);
    return initializeResult(params.capabilities);
  });
  connection.onRequest((method) => {
    if (isInitialized) throw new ResponseError(ErrorCodes.MethodNotFound, `there is no method ${method}`);
    throw new ResponseError(ErrorCodes.ServerNotInitialized, 'the server is not initialized yet');
  });
  connection.listen();
}

/** Stands between the editor and the thread that lints. */
class Server implements ServedEditor {
  readonly capabilities: ClientCapabilities;
  readonly documents = new OpenDocuments();
  readonly shown: ShownDiagnostics;
  private readonly folders: Set<string>;
  private readonly schedule: LintSchedule;
  private readonly said = new Set<string>();
  private readonly questions = new AskedQuestions();
  /** The files that were linted last when a thread ended; they would end the next one as well. */
  private readonly deadly = new Set<string>();
  private readonly startThread: () => LintThread;
  private thread: LintThread;

  constructor(
    readonly connection: Connection,
    params: InitializeParams,
    start: (listener: LintThreadListener) => LintThread,
  ) {
    this.capabilities = params.capabilities;
    this.folders = foldersOf(params);
    const { textDocument, workspace } = params.capabilities;
    const client = {
      pulls: textDocument?.diagnostic !== undefined,
      canRefresh: workspace?.diagnostics?.refreshSupport === true,
    };
    this.shown = new ShownDiagnostics(connection, client, (path) => this.documents.uriOf(path));
    this.startThread = () =>
      start({ onMessage: (message) => this.onThread(message), onEnd: (reason) => this.onThreadEnd(reason) });
    this.thread = this.startThread();
    this.schedule = new LintSchedule({
      start: (job, paths) => {
        this.sendTexts();
        this.thread.send({ kind: 'lint', job, paths });
      },
      cancelJob: (job) => this.thread.cancelJob(job),
    });
  }

  serve(goodExampleOf: HoverSources['goodExampleOf']): void {
    this.sendFolders();
    this.listenToDocuments();
    serveWorkspace(this, this.folders, {
      onFolders: () => {
        this.sendFolders();
        this.lintOpen();
      },
      onChangedFiles: (files) => this.thread.send({ kind: 'changed', files }),
    });
    serveDiagnostics(this, this.schedule);
    serveHelp(this, goodExampleOf);
    serveActions(this, this.schedule);
  }

  ask<Kind extends QuestionKind>(
    about: Kind,
    asked: Questions[Kind]['asked'],
  ): Promise<Questions[Kind]['answer'] | null> {
    this.sendTexts();
    return this.questions.ask(this.thread, about, asked);
  }

  say(message: string): void {
    void this.connection.sendNotification(ShowMessageNotification.type, {
      type: MessageType.Warning,
      message: `Lintel: ${message}`,
    });
  }

  private listenToDocuments(): void {
    this.documents.listen(this.connection, {
      onOpen: (path) => this.shown.opened(path),
      onChange: (path, change) => {
        this.deadly.delete(path);
        if (change.isTyping) this.questions.withdraw(this.thread);
        this.schedule.touch(path, change);
      },
      onClose: (path) => {
        this.shown.closed(path);
        this.thread.send({ kind: 'close', path });
        // What is on disk counts again, for descriptions of which another file is open.
        this.schedule.touch(path, { isTyping: false });
      },
    });
  }

  private sendTexts(): void {
    for (const file of this.documents.takeUnsent()) this.thread.send({ kind: 'open', file });
  }

  private sendFolders(): void {
    this.thread.send({ kind: 'folders', folders: [...this.folders] });
  }

  private onThread(message: FromLinter): void {
    switch (message.kind) {
      case 'diagnostics':
        // Those of an older text would stand in wrong places; the next ones are on their way.
        this.shown.show(message.files.filter(({ path, version }) => version === this.documents.versionOf(path)));
        return;
      case 'answer':
        this.questions.answered(message.id, message.answer);
        return;
      case 'message':
        this.sayOnce(message.message);
        return;
      case 'stale':
        for (const path of message.paths) this.schedule.touch(path, { isTyping: true });
        return;
      case 'done':
        this.schedule.ended(message.job);
    }
  }

  /** Every keystroke would bring it again. */
  private sayOnce(message: string): void {
    if (this.said.has(message)) return;
    this.said.add(message);
    this.say(message);
  }

  private lintOpen(): void {
    for (const path of this.documents.paths())
      if (!this.deadly.has(path)) this.schedule.touch(path, { isTyping: false });
  }

  /** Begins anew with what is open; not with the files that ended the thread, until they change. */
  private onThreadEnd(reason: string): void {
    this.sayOnce(`linting ended (${reason}); what was linted then is linted again when it changes`);
    for (const path of this.schedule.stop()) this.deadly.add(path);
    this.questions.abandon();
    this.thread = this.startThread();
    this.sendFolders();
    this.documents.forgetSent();
    this.lintOpen();
  }
}
