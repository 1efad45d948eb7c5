import { withOpenTexts } from '../../source/open-texts.ts';
import { parseReferenced } from '../../source/parse.ts';
import { readText } from '../../source/read-text.ts';
import type { Range, Result } from '../../source/result.ts';
import type { DescriptionLinter } from '../linting/description-linter.ts';
import type { LintedWorkspace } from '../linting/linted-workspace.ts';
import type { ActionEdits, ActionTask, OfferedAction, RefusedAction } from './action.ts';
import { editsOf } from './action-edits.ts';
import { offeredActions } from './offered-actions.ts';

interface Mendable {
  readonly state: string;
  readonly results: readonly Result[];
}

/** Offers actions for what is open. Fixes are worked out when somebody looks for them, and kept until a text changes. */
export class WorkspaceFixes {
  /** By description; of the last one only, since one person looks at one place. */
  private readonly known = new Map<string, Mendable>();

  constructor(
    private readonly linter: DescriptionLinter,
    private readonly workspace: LintedWorkspace,
  ) {}

  actionsAt(
    file: string,
    range: Range,
    withEdits: boolean,
  ): Promise<(OfferedAction & { readonly edits: ActionEdits | null })[]> {
    return withOpenTexts(this.workspace.open, async () => {
      const { data, usable } = await parseReferenced(readText(file), file);
      if (!usable) return [];
      const offered = offeredActions({ data, results: await this.resultsIn(file) }, range);
      const actions = [];
      for (const action of offered) {
        const edits = withEdits ? await this.editsOf(file, action.task) : null;
        if (edits === null || !('refused' in edits)) actions.push({ ...action, edits });
      }
      return actions;
    });
  }

  editsOf(file: string, task: ActionTask): Promise<ActionEdits | RefusedAction> {
    return withOpenTexts(this.workspace.open, async () =>
      editsOf(task, {
        file,
        results: await this.resultsIn(file),
        lint: async (texts) => this.lintWith(texts, file),
      }),
    );
  }

  /** The findings in a file with their fixes, of all descriptions that it belongs to. */
  private async resultsIn(file: string): Promise<Result[]> {
    const roots = this.workspace.rootsAround(file);
    for (const root of this.known.keys()) if (!roots.includes(root)) this.known.delete(root);
    const found: Result[] = [];
    for (const root of roots) {
      const state = this.workspace.stateOf(root);
      const known = this.known.get(root);
      const { results } = known?.state === state ? known : { results: await this.lint(root) };
      this.known.set(root, { state, results });
      for (const result of results)
        if (result.source === file && !found.some((other) => isSame(other, result))) found.push(result);
    }
    return found;
  }

  private async lint(root: string): Promise<readonly Result[]> {
    const linted = await this.linter.lint(root, this.workspace.folderOf(root), () => undefined, { withFixes: true });
    return linted?.results ?? [];
  }

  private lintWith(texts: ReadonlyMap<string, string>, file: string) {
    const { open } = this.workspace;
    return withOpenTexts({ textOf: (path) => texts.get(path) ?? open.textOf(path) }, async () => {
      const [root = file] = this.workspace.rootsAround(file);
      const linted = await this.linter.lint(root, this.workspace.folderOf(root), () => undefined, { withFixes: true });
      return { results: linted?.results ?? [], complete: linted?.linted ?? false };
    });
  }
}

function isSame(one: Result, other: Result): boolean {
  return one.code === other.code && one.message === other.message && one.path.join('\0') === other.path.join('\0');
}
