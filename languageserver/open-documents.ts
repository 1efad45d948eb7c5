import { type Connection, TextDocuments } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { pathOf } from './file-names.ts';
import type { OpenFile } from './linting/open-files.ts';

/** Hears what an editor does with its files, by their paths. */
export interface DocumentsListener {
  onOpen(path: string): void;
  /** @param change `isTyping`: an open text changed, and more of it may follow at once. */
  onChange(path: string, change: { readonly isTyping: boolean }): void;
  onClose(path: string): void;
}

/** The texts that an editor has open, and which of them the thread that lints has yet to be sent. */
export class OpenDocuments {
  private readonly byPath = new Map<string, TextDocument>();
  private readonly unsent = new Set<string>();
  /** Those of which the listener has heard the text that they were opened with. */
  private readonly announced = new Set<string>();

  listen(connection: Connection, listener: DocumentsListener): void {
    const documents = new TextDocuments(TextDocument);
    documents.onDidOpen(({ document }) => this.onOpen(document, listener));
    documents.onDidChangeContent(({ document }) => this.onChange(document, listener));
    documents.onDidClose(({ document }) => this.onClose(document, listener));
    documents.listen(connection);
  }

  /** By the address that the editor names; undefined for what is no file, or not open. */
  at(uri: string): { readonly path: string; readonly document: TextDocument } | undefined {
    const path = pathOf(uri);
    const document = path === null ? undefined : this.byPath.get(path);
    return path === null || document === undefined ? undefined : { path, document };
  }

  has(path: string): boolean {
    return this.byPath.has(path);
  }

  paths(): Iterable<string> {
    return this.byPath.keys();
  }

  /** The address under which the editor has a file open. */
  uriOf(path: string): string | undefined {
    return this.byPath.get(path)?.uri;
  }

  versionOf(path: string): number | null {
    return this.byPath.get(path)?.version ?? null;
  }

  /** The texts that changed since the last time. */
  takeUnsent(): OpenFile[] {
    const files = [...this.unsent].flatMap((path): OpenFile[] => {
      const document = this.byPath.get(path);
      return document === undefined ? [] : [{ path, version: document.version, text: document.getText() }];
    });
    this.unsent.clear();
    return files;
  }

  /** All texts are to be sent again. */
  forgetSent(): void {
    for (const path of this.byPath.keys()) this.unsent.add(path);
  }

  private onOpen(document: TextDocument, listener: DocumentsListener): void {
    const path = pathOf(document.uri);
    if (path === null) return;
    this.byPath.set(path, document);
    listener.onOpen(path);
  }

  private onChange(document: TextDocument, listener: DocumentsListener): void {
    const path = pathOf(document.uri);
    if (path === null) return;
    const isTyping = this.announced.has(path);
    this.announced.add(path);
    this.unsent.add(path);
    listener.onChange(path, { isTyping });
  }

  private onClose(document: TextDocument, listener: DocumentsListener): void {
    const path = pathOf(document.uri);
    if (path === null) return;
    this.byPath.delete(path);
    this.unsent.delete(path);
    this.announced.delete(path);
    listener.onClose(path);
  }
}
