import type { DescriptionNode } from '../nodes.ts';
import type { MediaTypeDraft, PathItemDraft, SchemaDraft } from './drafts.ts';

/** An object of which a part is still to be read. */
export type Task =
  /** The operations in a path item, or beside a `$ref` to it. */
  | { readonly kind: 'operations'; readonly pathItem: PathItemDraft; readonly writtenIn: DescriptionNode }
  /** The headers of multipart parts. */
  | { readonly kind: 'encoding'; readonly mediaType: MediaTypeDraft }
  /** The subschemas and examples of a schema. */
  | { readonly kind: 'schema'; readonly schema: SchemaDraft };

/** Tasks in the order in which they were added. */
export class WorkList {
  private readonly tasks: Task[] = [];
  private taken = 0;

  add(task: Task): void {
    this.tasks.push(task);
  }

  /** The next task; undefined if there is none at present. */
  take(): Task | undefined {
    const task = this.tasks[this.taken];
    if (task !== undefined) this.taken++;
    return task;
  }
}
