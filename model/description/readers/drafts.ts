import type {
  ContentEntry,
  MediaTypeNode,
  OperationNode,
  ParameterNode,
  PathItemNode,
  ResponseNode,
  SchemaNode,
  SchemaUse,
  Use,
} from '../nodes.ts';

/*
 * Nodes as readers see them: what is found later than the node itself can still be added. Rules see the same objects by
 * the types of nodes.ts, in which nothing can be changed.
 */

export interface SchemaDraft extends SchemaNode {
  written: SchemaUseDraft | null;
  usedBy: readonly SchemaUseDraft[];
  uses: readonly SchemaUseDraft[];
  contexts: number;
}

export interface SchemaUseDraft extends SchemaUse {
  readonly holder: SchemaDraft | null;
  readonly target: SchemaDraft | null;
}

export interface MediaTypeDraft extends MediaTypeNode {
  readonly schema: SchemaUseDraft | null;
  /** What `itemSchema` says beside `schema`. */
  readonly itemSchema: SchemaUseDraft | null;
  partHeaders: MediaTypeNode['partHeaders'];
}

export interface ContentEntryDraft extends ContentEntry {
  readonly mediaType: MediaTypeDraft;
}

export interface ResponseDraft extends ResponseNode {
  readonly content: readonly ContentEntryDraft[];
}

export interface PathItemDraft extends PathItemNode {
  readonly operations: OperationNode[];
  readonly parameters: Use<ParameterNode>[];
}
