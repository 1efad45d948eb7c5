import { readText } from '../../source/read-text.ts';
import type { Range } from '../../source/result.ts';
import type { ActionEdits, RefusedAction } from '../actions/action.ts';
import { WorkspaceFixes } from '../actions/workspace-fixes.ts';
import { diagnosticsOf, faultDiagnostic } from '../diagnostics/diagnostics.ts';
import { References } from '../diagnostics/references.ts';
import { pathsIn } from '../help/paths-in-file.ts';
import type { DescriptionLinter } from '../linting/description-linter.ts';
import { Cancelled, LintedWorkspace } from '../linting/linted-workspace.ts';
import { byteOrderMark } from '../text/byte-order-mark.ts';
import {
  CANCELLED_JOB,
  CANCELLED_QUESTION,
  type FileDiagnostics,
  type FromLinter,
  type Question,
  type QuestionKind,
  type Questions,
  type ToLinter,
} from './messages.ts';

/** Carries out what the main thread asks, one after the other. */
export class LintService {
  private readonly workspace: LintedWorkspace;
  private readonly fixes: WorkspaceFixes;
  private last: Promise<void> = Promise.resolve();
  private job = 0;

  /** @param cancelled The last job and the last question that are not wanted any more. */
  constructor(
    linter: DescriptionLinter,
    private readonly cancelled: Int32Array,
    private readonly send: (message: FromLinter) => void,
  ) {
    this.workspace = new LintedWorkspace(linter, {
      onFindings: (files) => this.sendDiagnostics(files),
      onMessage: (message) => send({ kind: 'message', message }),
      isCancelled: () => Atomics.load(this.cancelled, CANCELLED_JOB) >= this.job,
    });
    this.fixes = new WorkspaceFixes(linter, this.workspace);
  }

  receive(message: ToLinter): void {
    this.last = this.last.then(() => this.carryOut(message)).catch((error: unknown) => this.report(error));
  }

  private async carryOut(message: ToLinter): Promise<void> {
    switch (message.kind) {
      case 'folders':
        return this.workspace.setFolders(message.folders);
      case 'open':
        return this.workspace.setOpen(message.file);
      case 'close':
        return this.workspace.close(message.path);
      case 'changed':
        return this.send({ kind: 'stale', paths: this.workspace.changed(new Set(message.files)) });
      case 'lint':
        return this.lint(message.job, message.paths);
      case 'ask':
        return this.send({ kind: 'answer', id: message.id, answer: await this.answer(message).catch(this.failed) });
    }
  }

  /** @throws Cancelled */
  private async answer(question: Question): Promise<Questions[QuestionKind]['answer']> {
    const onStep = () => {
      if (Atomics.load(this.cancelled, CANCELLED_QUESTION) >= question.id) throw new Cancelled();
    };
    onStep();
    switch (question.about) {
      case 'paths':
        return pathsIn(question.file, this.workspace);
      case 'actions':
        return this.actionsAt(question, onStep);
      case 'edits':
        return this.withMarks(await this.fixes.editsOf(question.file, question.action, onStep));
    }
  }

  private async actionsAt(asked: Questions['actions']['asked'], onStep: () => void) {
    const { outOfText, intoText } = this.markOf(asked.file);
    const actions = await this.fixes.actionsAt({ ...asked, range: outOfText(asked.range) }, onStep);
    return actions.map((action) => ({
      ...action,
      findings: action.findings.map((finding) => ({ ...finding, range: intoText(finding.range) })),
      edits: action.edits === null ? null : this.withMarks(action.edits),
    }));
  }

  private withMarks<Edits extends ActionEdits | RefusedAction>(edits: Edits): Edits {
    if ('refused' in edits) return edits;
    const { files, selection } = edits as ActionEdits;
    const inText = (path: string, range: Range) => this.markOf(path).intoText(range);
    return {
      ...edits,
      files: files.map(({ path, edits: changes }) => ({
        path,
        edits: changes.map((change) => ({ ...change, range: inText(path, change.range) })),
      })),
      selection: selection && { ...selection, range: inText(selection.path, selection.range) },
    };
  }

  private markOf(path: string) {
    return byteOrderMark(this.workspace.open.get(path)?.text);
  }

  /** Whoever asks gets nothing, and does not wait for ever. */
  private readonly failed = (error: unknown): null => {
    if (!(error instanceof Cancelled)) this.report(error);
    return null;
  };

  private async lint(job: number, paths: readonly string[]): Promise<void> {
    this.job = job;
    try {
      await this.workspace.lint(paths);
    } catch (error) {
      if (!(error instanceof Cancelled)) this.report(error);
    }
    this.send({ kind: 'done', job });
  }

  private report(error: unknown): void {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.send({ kind: 'message', message: `Lintel failed, so please report this: ${said}` });
  }

  private async sendDiagnostics(paths: readonly string[]): Promise<void> {
    const files: FileDiagnostics[] = [];
    const references = this.referencesAround(paths);
    for (const path of new Set(paths)) {
      const found = await diagnosticsOf(path, () => this.textOf(path), this.workspace.resultsIn(path), references);
      const inText = this.markOf(path).intoText;
      const diagnostics = [...this.workspace.faultsIn(path).map(faultDiagnostic), ...found].map((diagnostic) => ({
        ...diagnostic,
        range: inText(diagnostic.range),
      }));
      files.push({ path, version: this.workspace.open.get(path)?.version ?? null, diagnostics });
    }
    this.send({ kind: 'diagnostics', files });
  }

  /** Read when a finding needs them. */
  private referencesAround(paths: readonly string[]): () => References {
    let references: References | null = null;
    return () => {
      references ??= new References(this.textsOf(this.workspace.filesAround(paths)));
      return references;
    };
  }

  private textsOf(files: Iterable<string>): Map<string, string> {
    const texts = new Map<string, string>();
    for (const file of files) {
      const text = this.textOf(file);
      if (text !== null) texts.set(file, text);
    }
    return texts;
  }

  private textOf(file: string): string | null {
    return this.workspace.open.textOf(file) ?? textOnDisk(file);
  }
}

function textOnDisk(file: string): string | null {
  try {
    return readText(file);
  } catch {
    return null;
  }
}
