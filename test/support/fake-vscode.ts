import { fileURLToPath, pathToFileURL } from 'node:url';

/** Anything that VS Code tells its extensions of: those who listen are called by `fire`. */
class EventEmitter<Value> {
  private readonly listeners = new Set<(value: Value) => unknown>();
  readonly event = (listener: (value: Value) => unknown, self?: unknown) => {
    const bound = self === undefined ? listener : listener.bind(self);
    this.listeners.add(bound);
    return { dispose: () => this.listeners.delete(bound) };
  };
  fire(value: Value): void {
    for (const listener of [...this.listeners]) listener(value);
  }
  dispose(): void {
    this.listeners.clear();
  }
}

class Disposable {
  constructor(readonly dispose: () => void = () => undefined) {}
  static from(...all: readonly Disposable[]): Disposable {
    return new Disposable(() => all.forEach((one) => void one.dispose()));
  }
}

class Uri {
  private constructor(private readonly address: string) {}
  readonly scheme = 'file';
  get fsPath(): string {
    return fileURLToPath(this.address);
  }
  toString(): string {
    return this.address;
  }
  static parse(address: string): Uri {
    return new Uri(address);
  }
  static file(path: string): Uri {
    return new Uri(pathToFileURL(path).href);
  }
}

class Position {
  constructor(
    readonly line: number,
    readonly character: number,
  ) {}
}

class Range {
  constructor(
    readonly start: Position,
    readonly end: Position,
  ) {}
}

class CancellationTokenSource {
  readonly token = { isCancellationRequested: false, onCancellationRequested: new EventEmitter().event };
  cancel(): void {}
  dispose(): void {}
}

class MarkdownString {
  constructor(public value = '') {}
  appendMarkdown(text: string): this {
    this.value += text;
    return this;
  }
}

class Hover {
  constructor(readonly contents: readonly MarkdownString[]) {}
}

class Diagnostic {
  code: unknown;
  constructor(
    readonly range: Range,
    readonly message: string,
  ) {}
}

class CodeActionKind {
  constructor(readonly value: string) {}
  static readonly Empty = new CodeActionKind('');
  append(part: string): CodeActionKind {
    return new CodeActionKind(this.value === '' ? part : `${this.value}.${part}`);
  }
}

class CodeAction {
  constructor(
    readonly title: string,
    readonly kind?: unknown,
  ) {}
}

class TabInputText {
  constructor(readonly uri: Uri) {}
}

/** A document that is open in the editor. */
export function fakeDocument(path: string, text: string) {
  return { uri: Uri.file(path), languageId: 'yaml', version: 1, isClosed: false, getText: () => text, lineCount: 9 };
}

/** What a class, an enumeration or a function is that the extension names and the test does not need. */
const UNUSED = () => Object.assign(class {}, { Empty: null });

/** An object of which every member is there: events for `on…`, else what `make` gives. */
function open<Known extends object>(known: Known, make: (name: string) => unknown): Known {
  return new Proxy(known, {
    get: (target, name) => {
      if (typeof name !== 'string' || name === 'then') return undefined;
      if (!Object.hasOwn(target, name)) Object.assign(target, { [name]: make(name) });
      return (target as Record<string, unknown>)[name];
    },
  });
}

/**
 * As much of VS Code as the extension and its client need to run outside of it: documents, folders that are trusted,
 * and a place for what they register and show. Real are the extension, Microsoft's client, and the server that it
 * starts.
 */
export class FakeVsCode {
  readonly documents: ReturnType<typeof fakeDocument>[] = [];
  /** What is shown by document. */
  readonly diagnostics = new Map<string, readonly { readonly code: unknown }[]>();
  /** By the names of the functions that register them. */
  readonly providers = new Map<string, Record<string, (...given: unknown[]) => unknown>>();
  readonly commands = new Map<string, () => Promise<unknown>>();
  /** What the user was asked to choose from. */
  readonly offered: { readonly label: string; readonly description: string }[][] = [];
  private readonly events = new Map<string, EventEmitter<unknown>>();

  constructor(private readonly folder: string) {}

  /** The module `vscode`. */
  readonly module = () => {
    const { workspace, window, languages } = this;
    const commands = {
      registerCommand: (name: string, run: () => Promise<unknown>) => {
        this.commands.set(name, run);
        return new Disposable(() => this.commands.delete(name));
      },
      executeCommand: async () => undefined,
    };
    const values = { EventEmitter, Disposable, Uri, Position, Range, CancellationTokenSource, MarkdownString, Hover };
    const more = {
      Diagnostic,
      CodeActionKind,
      CodeAction,
      TabInputText,
      version: '1.109.0',
      env: { language: 'en', appName: 'test' },
    };
    const spaces = { workspace: workspace(), window: window(), languages: languages(), commands };
    return open({ ...values, ...more, ...spaces }, UNUSED);
  };

  /** Opens a document in a tab; before the extension is activated, which a document does in VS Code. */
  open(document: ReturnType<typeof fakeDocument>): void {
    this.documents.push(document);
    this.tabs.push({ input: new TabInputText(document.uri) });
    Object.assign(this.activeEditor, { document });
  }

  private readonly activeEditor = { document: undefined };
  private readonly tabs: { readonly input: TabInputText }[] = [];

  private readonly workspace = () => {
    const known = {
      textDocuments: this.documents,
      notebookDocuments: [],
      workspaceFolders: [{ uri: Uri.file(this.folder), name: 'project', index: 0 }],
      isTrusted: true,
      getConfiguration: () => ({ get: (_key: string, value: unknown) => value, inspect: () => undefined }),
      createFileSystemWatcher: () => open(new Disposable(), (name) => this.eventOf(name)),
    };
    return open(known, (name) => this.eventOf(name));
  };

  private readonly window = () => {
    const channel = open({ dispose: () => undefined, logLevel: 3 }, (name) =>
      name.startsWith('on') ? this.eventOf(name) : () => undefined,
    );
    const known = {
      activeTextEditor: this.activeEditor,
      visibleTextEditors: [],
      tabGroups: { all: [{ tabs: this.tabs }], onDidChangeTabs: this.eventOf('onDidChangeTabs') },
      createOutputChannel: () => channel,
      showQuickPick: async (items: { readonly label: string; readonly description: string }[]) => {
        this.offered.push(items);
      },
    };
    return open(known, (name) => (name.startsWith('on') ? this.eventOf(name) : async () => undefined));
  };

  private readonly languages = () => {
    const known = {
      match: () => 10,
      createDiagnosticCollection: () => ({
        set: (uri: Uri, found: readonly { readonly code: unknown }[]) => this.diagnostics.set(String(uri), found),
        delete: (uri: Uri) => this.diagnostics.delete(String(uri)),
        has: (uri: Uri) => this.diagnostics.has(String(uri)),
        clear: () => this.diagnostics.clear(),
        dispose: () => undefined,
      }),
    };
    return open(known, (name) => (_selector: unknown, provider: never) => {
      this.providers.set(name, provider);
      return new Disposable();
    });
  };

  private eventOf(name: string) {
    const known = this.events.get(name) ?? new EventEmitter();
    this.events.set(name, known);
    return known.event;
  }
}

export { Position };
