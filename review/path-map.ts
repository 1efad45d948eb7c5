import type { Description } from '../model/description/description.ts';
import { appendTo } from '../model/lib/group-by.ts';
import type { PathClassification } from '../model/paths/classification.ts';
import { classifyPaths } from '../model/paths/classify.ts';
import type { PlacedOperation } from './operation-regions.ts';
import type { PathBranch } from './review.ts';

interface Draft {
  text: string;
  path: PathClassification | null;
  readonly children: Map<string, Draft>;
}

/** The paths as a tree of resources. Segments that only lead on to a single next one are drawn together with it. */
export function pathMap(description: Description, operations: readonly PlacedOperation[]): PathBranch[] {
  const root: Draft = { text: '', path: null, children: new Map() };
  const byKey = new Map<string, number[]>();
  for (const [index, { use }] of operations.entries()) {
    if (use.kind === 'path') appendTo(byKey, use.key, index);
  }
  for (const path of classifyPaths(description).paths) insert(root, path);
  return [...root.children.values()].map((draft) => branch(draft, byKey));
}

function insert(root: Draft, path: PathClassification): void {
  const texts = path.template.segments.map(({ text }) => text);
  let current = root;
  for (const text of texts.length === 0 ? [''] : texts) {
    const next: Draft = current.children.get(text) ?? { text: `/${text}`, path: null, children: new Map() };
    current.children.set(text, next);
    current = next;
  }
  current.path = path;
}

function branch(start: Draft, operations: ReadonlyMap<string, readonly number[]>): PathBranch {
  let draft = start;
  let text = draft.text;
  while (draft.path === null && draft.children.size === 1) {
    draft = draft.children.values().next().value as Draft;
    text += draft.text;
  }
  const { path, children } = draft;
  return {
    text,
    path: path?.use.key ?? null,
    class: path?.class ?? null,
    sure: path?.sure ?? true,
    reason: path?.reason ?? '',
    operations: path === null ? [] : (operations.get(path.use.key) ?? []),
    branches: [...children.values()].map((child) => branch(child, operations)),
  };
}
