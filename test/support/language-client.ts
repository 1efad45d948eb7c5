import { spawn } from 'node:child_process';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Command } from 'commander';
import { createConnection as createServerConnection } from 'vscode-languageserver';
import {
  type ClientCapabilities,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  FileChangeType,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  RegistrationRequest,
  ShowMessageNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver/node';
import { goodExampleOf as builtInExample } from '../../catalogue/good-example.ts';
import { lspCommand } from '../../cli/commands/lsp/command.ts';
import { built } from './built-command.ts';
import { eventually } from './eventually.ts';

export interface ClientOptions {
  /** Workspace folders, by their paths. */
  readonly folders: readonly string[];
  readonly args?: readonly string[];
  readonly capabilities?: ClientCapabilities;
  readonly trusted?: unknown;
  readonly env?: Readonly<Record<string, string>>;
  /** The program that serves, with its first arguments; else the built command. */
  readonly server?: readonly string[];
  /** Where a server in this process has examples from; else the rules' own. */
  readonly goodExampleOf?: (ruleId: string) => Promise<string | null>;
}

/** Where the server is, seen from the editor. */
interface ServerEnd {
  readonly output: Readable;
  readonly input: Writable;
  /** The exit code, once it is gone. */
  readonly ended: Promise<number | null>;
  /** Of the process; undefined where the server runs in this one. */
  readonly pid: number | undefined;
}

/** An editor that talks to `lintel lsp`, and keeps what it is sent. */
export class LanguageClient {
  readonly messages: string[] = [];
  private readonly shown = new Map<string, PublishDiagnosticsParams>();
  private readonly versions = new Map<string, number>();

  private constructor(
    private readonly server: ServerEnd,
    readonly connection: ProtocolConnection,
    readonly initialized: InitializeResult,
    /** Methods of which the server asked to be told. */
    readonly registered: readonly string[],
  ) {}

  /** Talks to the built command in a process of its own, which lints in a thread. */
  static start(options: ClientOptions): Promise<LanguageClient> {
    return LanguageClient.over(startedServer(options), options);
  }

  /**
   * Talks to a server that runs in this process from its sources and lints in the same thread: little is to be loaded,
   * so that this takes milliseconds.
   */
  static async inProcess(options: ClientOptions): Promise<LanguageClient> {
    return LanguageClient.over(await serverOfThisProcess(options), options);
  }

  private static async over(server: ServerEnd, options: ClientOptions): Promise<LanguageClient> {
    const { folders, capabilities = {}, trusted = false } = options;
    const connection = createProtocolConnection(
      new StreamMessageReader(server.output),
      new StreamMessageWriter(server.input),
    );
    const registered: string[] = [];
    connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
      registered.push(...registrations.map(({ method }) => method));
    });
    connection.listen();
    const workspaceFolders = folders.map((folder) => ({ uri: uri(folder), name: folder }));
    const initialized = await connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: null,
      capabilities: { workspace: { workspaceFolders: true }, ...capabilities },
      workspaceFolders,
      initializationOptions: { trusted },
    });
    const client = new LanguageClient(server, connection, initialized, registered);
    client.listen();
    await connection.sendNotification(InitializedNotification.type, {});
    return client;
  }

  /** Of the server's process. */
  get pid(): number | undefined {
    return this.server.pid;
  }

  private listen(): void {
    this.connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
      this.shown.set(params.uri, params);
    });
    this.connection.onNotification(ShowMessageNotification.type, ({ message }) => {
      this.messages.push(message);
    });
  }

  open(file: string, text: string, version = 1): Promise<void> {
    this.versions.set(uri(file), version);
    const textDocument = { uri: uri(file), languageId: file.endsWith('.json') ? 'json' : 'yaml', version, text };
    return this.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  }

  /** Changes an open file: by one text as a whole, or by changes of parts. */
  change(file: string, ...contentChanges: (TextDocumentContentChangeEvent | string)[]): Promise<void> {
    const version = (this.versions.get(uri(file)) ?? 0) + 1;
    this.versions.set(uri(file), version);
    return this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri: uri(file), version },
      contentChanges: contentChanges.map((change) => (typeof change === 'string' ? { text: change } : change)),
    });
  }

  close(file: string): Promise<void> {
    return this.connection.sendNotification(DidCloseTextDocumentNotification.type, {
      textDocument: { uri: uri(file) },
    });
  }

  changedOnDisk(file: string, type: FileChangeType = FileChangeType.Changed): Promise<void> {
    return this.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
      changes: [{ uri: uri(file), type }],
    });
  }

  /** What the server sent last for a file. */
  sent(file: string): PublishDiagnosticsParams | undefined {
    return this.shown.get(uri(file));
  }

  /** The files in which something is shown. */
  filesWithDiagnostics(): string[] {
    const shown = [...this.shown.values()].filter(({ diagnostics }) => diagnostics.length > 0);
    return shown.map((sent) => fileURLToPath(sent.uri));
  }

  /** What is shown in an open file once its last text is linted. */
  diagnostics(file: string): Promise<Diagnostic[]> {
    return eventually(() => {
      const sent = this.sent(file);
      const wanted = this.versions.get(uri(file));
      if (sent === undefined || sent.version !== wanted)
        throw new Error(`${file} has no diagnostics of version ${wanted}`);
      return sent.diagnostics;
    });
  }

  async stop(): Promise<number | null> {
    await this.connection.sendRequest(ShutdownRequest.type);
    await this.connection.sendNotification(ExitNotification.type);
    return this.server.ended;
  }
}

function startedServer(options: ClientOptions): ServerEnd {
  const { folders, args = [], env = {}, server = [built('cli/main.cjs'), 'lsp'] } = options;
  const child = spawn(process.execPath, [...server, ...args], {
    cwd: folders[0],
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { output: child.stdout, input: child.stdin, ended, pid: child.pid };
}

async function serverOfThisProcess({
  args = [],
  env = {},
  goodExampleOf = builtInExample,
}: ClientOptions): Promise<ServerEnd> {
  // As commands are loaded: what is loaded later has to be of the same instances.
  const { serveConnection } = await import('../../cli/commands/lsp/run.ts');
  const [input, output] = [new PassThrough(), new PassThrough()];
  const command = lspCommand.define(new Command('lintel'));
  command.parse([...args], { from: 'user' });
  const ended = new Promise<number>((resolve) => {
    const watchDog = { shutdownReceived: false, initialize: () => undefined, exit: resolve };
    const connect = () => createProtocolConnection(new StreamMessageReader(input), new StreamMessageWriter(output));
    serveConnection(
      createServerConnection(connect, watchDog),
      command.opts(),
      { ...process.env, ...env },
      goodExampleOf,
    );
  });
  return { output, input, ended, pid: undefined };
}

export function uri(file: string): string {
  return pathToFileURL(file).href;
}
