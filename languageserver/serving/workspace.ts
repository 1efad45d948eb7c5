import { DidChangeWatchedFilesNotification, FileChangeType, type InitializeParams } from 'vscode-languageserver/node';
import { pathOf } from '../file-names.ts';
import type { ServedEditor } from './served-editor.ts';

/** Descriptions and their parts, settings, rulesets and what those run. */
const WATCHED = ['**/*.{yaml,yml,json,js,mjs,cjs}', '**/.lintelignore', '**/.gitignore'];

/** Hears of folders and of files on disk. */
export interface WorkspaceListener {
  onFolders(): void;
  onChangedFiles(paths: readonly string[]): void;
}

/** The folders that a client has open when it starts, by their paths. */
export function foldersOf({ workspaceFolders, rootUri = null }: InitializeParams): Set<string> {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri === null ? [] : [rootUri]);
  return new Set(uris.flatMap((uri) => pathOf(uri) ?? []));
}

/** Follows which folders are open, and which files change on disk. */
export function serveWorkspace(editor: ServedEditor, folders: Set<string>, listener: WorkspaceListener): void {
  const { connection, documents } = editor;
  const { workspace } = editor.capabilities;
  connection.onInitialized(() => {
    if (workspace?.didChangeWatchedFiles?.dynamicRegistration === true) watchFiles(editor);
    if (workspace?.workspaceFolders !== true) return;
    connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      for (const { uri } of removed) folders.delete(pathOf(uri) ?? '');
      for (const path of added.flatMap(({ uri }) => pathOf(uri) ?? [])) folders.add(path);
      listener.onFolders();
    });
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    const paths = changes.flatMap(({ uri, type }) => {
      const path = pathOf(uri);
      // While a file is open, what is written to disk is what was seen already.
      return path === null || (type === FileChangeType.Changed && documents.has(path)) ? [] : [path];
    });
    if (paths.length > 0) listener.onChangedFiles(paths);
  });
}

function watchFiles({ connection }: ServedEditor): void {
  const watchers = WATCHED.map((globPattern) => ({ globPattern }));
  connection.client
    .register(DidChangeWatchedFilesNotification.type, { watchers })
    .catch((reason) => connection.console.log(String(reason)));
}
