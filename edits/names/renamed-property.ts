import type { SchemaNode } from '../../model/description/nodes.ts';

/** A property that gets another name. */
export interface RenamedProperty {
  /** The schemas that have it. */
  readonly holders: ReadonlySet<SchemaNode>;
  readonly name: string;
  /** The new name. */
  readonly to: string;
}
