import { append } from '../../model/lib/lists.ts';
import { withOpenTexts } from '../../source/open-texts.ts';
import { parseReferenced } from '../../source/parse.ts';
import { readText } from '../../source/read-text.ts';
import { type Result, withoutRepeats } from '../../source/result.ts';
import type { DescriptionLinter, LintedDescription } from '../linting/description-linter.ts';
import type { LintedWorkspace } from '../linting/linted-workspace.ts';
import type { Questions } from '../thread/messages.ts';
import type { ActionEdits, ActionTask, RefusedAction } from './action.ts';
import { editsOf } from './action-edits.ts';
import { type AnnotationSites, annotationSites, type NamedDescription, NO_SITES } from './annotation-sites.ts';
import { hasAnswers, offeredActions, resultsAt } from './offered-actions.ts';

interface Mendable {
  readonly state: string;
  readonly results: readonly Result[];
}

/**
 * Offers actions for what is open. Fixes are worked out when somebody looks for them, and kept until a text changes.
 */
export class WorkspaceFixes {
  /** By description; of the last one only, since one person looks at one place. */
  private readonly known = new Map<string, Mendable>();

  constructor(
    private readonly linter: DescriptionLinter,
    private readonly workspace: LintedWorkspace,
  ) {}

  /** @param onStep Called often. What it throws ends the work. */
  actionsAt(
    { file, range, only, withEdits }: Questions['actions']['asked'],
    onStep: () => void,
  ): Promise<Questions['actions']['answer']> {
    return withOpenTexts(this.workspace.open, async () => {
      const { data, usable } = await parseReferenced(readText(file), file);
      if (!usable) return [];
      const results = await this.resultsIn(file, onStep);
      const sites = resultsAt(results, range).some(hasAnswers) ? await this.sitesIn(file) : NO_SITES;
      const offered = offeredActions({ data, results, sites }, range).filter(({ kind }) => isWanted(kind, only));
      const actions = [];
      for (const action of offered) {
        const edits = withEdits ? await this.editsOf(file, action.task, onStep) : null;
        if (edits === null || !('refused' in edits)) actions.push({ ...action, edits });
      }
      return actions;
    });
  }

  editsOf(file: string, task: ActionTask, onStep: () => void): Promise<ActionEdits | RefusedAction> {
    return withOpenTexts(this.workspace.open, async () =>
      editsOf(task, {
        file,
        results: await this.resultsIn(file, onStep),
        lint: async (texts) => this.lintWith(texts, file, onStep),
      }),
    );
  }

  /** The findings in a file with their fixes, of all descriptions that it belongs to. */
  private async resultsIn(file: string, onStep: () => void): Promise<Result[]> {
    const roots = this.workspace.rootsAround(file);
    for (const root of this.known.keys()) if (!roots.includes(root)) this.known.delete(root);
    const found: Result[] = [];
    for (const root of roots) {
      const state = this.workspace.stateOf(root);
      const known = this.known.get(root);
      const { results } = known?.state === state ? known : { results: (await this.lint(root, onStep))?.results ?? [] };
      this.known.set(root, { state, results });
      append(
        found,
        results.filter(({ source }) => source === file),
      );
    }
    return withoutRepeats(found);
  }

  private async sitesIn(file: string): Promise<AnnotationSites> {
    const descriptions: NamedDescription[] = [];
    for (const root of this.workspace.rootsAround(file)) {
      const loaded = await this.workspace.read(root);
      if (loaded !== null) descriptions.push({ root, description: loaded.description });
    }
    return annotationSites(descriptions, file);
  }

  private lint(root: string, onStep: () => void): Promise<LintedDescription | null> {
    return this.linter.lint(root, this.workspace.folderOf(root), onStep, { withFixes: true });
  }

  private lintWith(texts: ReadonlyMap<string, string>, file: string, onStep: () => void) {
    const { open } = this.workspace;
    return withOpenTexts({ textOf: (path) => texts.get(path) ?? open.textOf(path) }, async () => {
      const [root = file] = this.workspace.rootsAround(file);
      const linted = await this.lint(root, onStep);
      return { results: linted?.results ?? [], complete: linted?.linted ?? false };
    });
  }
}

/**
 * Kinds are asked for by their beginnings: `source`, `source.fixAll`. What nobody asked for by its kind is not run on
 * its own.
 */
function isWanted(kind: string, only: readonly string[] | null): boolean {
  return only === null || only.some((one) => one === '' || kind === one || kind.startsWith(`${one}.`));
}
