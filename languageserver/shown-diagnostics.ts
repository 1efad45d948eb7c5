import type { Connection, Diagnostic, DocumentDiagnosticReport } from 'vscode-languageserver/node';
import { uriOf } from './file-names.ts';
import type { FileDiagnostics } from './thread/messages.ts';

interface Shown extends FileDiagnostics {
  /** The diagnostics as one text, to compare them by. */
  readonly text: string;
  /** Grows with each change. */
  readonly result: number;
}

/** How a client is served. */
export interface DiagnosticsClient {
  /** It asks for what is found in open files; what is found in others is sent. */
  readonly pulls: boolean;
  readonly canRefresh: boolean;
}

/** What is shown in each file, and how it gets there. */
export class ShownDiagnostics {
  private readonly files = new Map<string, Shown>();
  private results = 0;

  /** @param openUri The address under which the editor has a file open; undefined for others. */
  constructor(
    private readonly connection: Connection,
    private readonly client: DiagnosticsClient,
    private readonly openUri: (path: string) => string | undefined,
  ) {}

  of(path: string): readonly Diagnostic[] {
    return this.files.get(path)?.diagnostics ?? [];
  }

  show(files: readonly FileDiagnostics[]): void {
    let isRefreshed = false;
    for (const file of files) {
      const known = this.files.get(file.path);
      const isOther = this.note(file);
      if (this.isPulled(file.path)) isRefreshed ||= isOther;
      else if (isOther || (file.version !== null && file.version !== known?.version)) this.push(file);
    }
    if (isRefreshed && this.client.canRefresh)
      this.connection.languages.diagnostics.refresh().catch((reason) => this.connection.console.log(String(reason)));
  }

  /** The answer to a client that asks for what is found in a file. */
  report(path: string, previous: string | undefined): DocumentDiagnosticReport {
    const { diagnostics, result } = this.files.get(path) ?? { diagnostics: [], result: 0 };
    const resultId = String(result);
    if (previous === resultId) return { kind: 'unchanged', resultId };
    return { kind: 'full', resultId, items: diagnostics };
  }

  /** A client that asks takes over from what it was sent. */
  opened(path: string): void {
    if (this.client.pulls && this.of(path).length > 0) this.push({ path, version: null, diagnostics: [] });
  }

  /** What a client asked for goes with the file; what is left in it is sent. */
  closed(path: string): void {
    if (this.client.pulls) this.files.delete(path);
  }

  private isPulled(path: string): boolean {
    return this.client.pulls && this.openUri(path) !== undefined;
  }

  /** True for what differs from what is shown. */
  private note(file: FileDiagnostics): boolean {
    const { path, diagnostics } = file;
    const known = this.files.get(path);
    const text = JSON.stringify(diagnostics);
    const isOther = (known?.text ?? '[]') !== text;
    if (diagnostics.length === 0 && this.openUri(path) === undefined) this.files.delete(path);
    else this.files.set(path, { ...file, text, result: isOther ? ++this.results : (known?.result ?? 0) });
    return isOther;
  }

  private push({ path, version, diagnostics }: FileDiagnostics): void {
    const uri = this.openUri(path) ?? uriOf(path);
    void this.connection.sendDiagnostics({ uri, ...(version !== null && { version }), diagnostics });
  }
}
