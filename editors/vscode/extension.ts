import * as vscode from 'vscode';
import { LanguageClient, type LanguageClientOptions, TransportKind } from 'vscode-languageclient/node';
import { chooseLaunch } from './launch-choice.ts';

/** What the server answers to `lintel/paths`. */
interface PathClass {
  readonly path: string;
  readonly class: string;
  readonly sure: boolean;
  readonly reason: string;
}

let client: LanguageClient | null = null;

/** Called by VS Code when the first YAML or JSON is opened. */
export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const restart = async () => {
    await deactivate();
    if (vscode.workspace.getConfiguration('lintel').get('enable', true)) await start(context);
  };
  context.subscriptions.push(
    vscode.commands.registerCommand('lintel.restart', restart),
    vscode.commands.registerCommand('lintel.fixAll', fixAll),
    vscode.commands.registerCommand('lintel.explain', () => vscode.commands.executeCommand('editor.action.showHover')),
    vscode.commands.registerCommand('lintel.showPathClasses', showPathClasses),
    vscode.workspace.onDidGrantWorkspaceTrust(restart),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('lintel')) void restart();
    }),
  );
  await restart();
}

/** Called by VS Code when it ends. */
export async function deactivate(): Promise<void> {
  const running = client;
  client = null;
  await running?.stop();
}

async function start(context: vscode.ExtensionContext): Promise<void> {
  const settings = vscode.workspace.getConfiguration('lintel');
  const { isTrusted, workspaceFolders = [] } = vscode.workspace;
  const { module, args } = chooseLaunch(
    {
      folders: workspaceFolders.map(({ uri }) => uri.fsPath),
      isTrusted,
      useProjectVersion: settings.get('useProjectVersion', true),
      ruleset: settings.get('ruleset', ''),
      arguments: settings.get<string[]>('arguments', []),
    },
    context.asAbsolutePath('dist/server.cjs'),
  );
  const options: LanguageClientOptions = {
    documentSelector: [
      { scheme: 'file', language: 'yaml' },
      { scheme: 'file', language: 'json' },
    ],
    initializationOptions: { trusted: isTrusted },
  };
  client = new LanguageClient('lintel', 'Lintel', { module, args: [...args], transport: TransportKind.stdio }, options);
  await client.start();
}

async function fixAll(): Promise<void> {
  await vscode.commands.executeCommand('editor.action.codeAction', {
    kind: 'source.fixAll.lintel',
    apply: 'first',
  });
}

/** Lists the paths of the open description; choosing one goes to it. */
async function showPathClasses(): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (client === null || editor === undefined) return;
  const uri = editor.document.uri.toString();
  const paths =
    (await client.sendRequest<readonly PathClass[] | null>('lintel/paths', { textDocument: { uri } })) ?? [];
  const items = paths.map(({ path, class: pathClass, sure, reason }) => ({
    label: path,
    description: sure ? pathClass : `${pathClass}, not sure`,
    detail: reason,
  }));
  const chosen = await vscode.window.showQuickPick(items, { placeHolder: 'What Lintel takes each path for' });
  const at = chosen === undefined ? -1 : editor.document.getText().indexOf(chosen.label);
  if (at === -1) return;
  const position = editor.document.positionAt(at);
  editor.selection = new vscode.Selection(position, position);
  editor.revealRange(new vscode.Range(position, position), vscode.TextEditorRevealType.InCenter);
}
