import { isMultipart, mayBeJson } from '../../text/standards/media-type.ts';
import type { SchemaUse, Use } from '../nodes.ts';
import { Context } from '../schema-contexts.ts';
import { CONDITIONS, SAME_VALUE } from '../schema-relations.ts';
import type { ContentEntryDraft, SchemaDraft, SchemaUseDraft } from './drafts.ts';

const NAME_CONTEXTS = Context.jsonPropertyNames | Context.multipartPropertyNames;

/** A schema, and contexts that hold for it. */
interface ContextSeed {
  readonly schema: SchemaDraft;
  readonly contexts: number;
}

/**
 * Collects the contexts in which schemas are used directly, and spreads them to all schemas when everything is read.
 */
export class ContextCollector {
  private readonly seeds: ContextSeed[] = [];

  /** Notes the contexts of the schema of a parameter, header or media type. */
  add(use: SchemaUseDraft | null, contexts: number): void {
    if (use === null || use.target === null) return;
    this.seeds.push({ schema: use.target, contexts: contexts | Context.describesInstance });
  }

  /** Notes the contexts of the schemas in `content`. */
  addContent(content: readonly ContentEntryDraft[], contexts: number): void {
    for (const { name, mediaType } of content) {
      for (const use of [mediaType.schema, mediaType.itemSchema]) this.add(use, contexts | nameContext(name));
    }
  }

  /**
   * Sets the contexts of all schemas. Components that no body, parameter or header uses are taken for JSON values:
   * first those that nothing refers to, then what these do not reach either.
   */
  spread(components: readonly Use<SchemaDraft>[]): void {
    spread(this.seeds);
    const unused = components.flatMap(({ node }) => (node === null || node.contexts !== 0 ? [] : [node]));
    spread(unused.filter(({ usedBy }) => usedBy.length === 1).map(asJson));
    for (const schema of unused) if (schema.contexts === 0) spread([asJson(schema)]);
  }
}

function asJson(schema: SchemaDraft): ContextSeed {
  return { schema, contexts: Context.describesInstance | Context.jsonPropertyNames };
}

/** Adds contexts to the schemas of the seeds and to all schemas below them. */
function spread(seeds: readonly ContextSeed[]): void {
  const changed = seeds.filter(({ schema, contexts }) => add(schema, contexts)).map(({ schema }) => schema);
  for (let schema = changed.pop(); schema !== undefined; schema = changed.pop()) {
    for (const use of schema.uses) {
      if (use.target !== null && add(use.target, contextsThrough(use, schema.contexts))) changed.push(use.target);
    }
  }
}

/** Adds contexts to a schema; false if it has them already. */
function add(schema: SchemaDraft, contexts: number): boolean {
  const before = schema.contexts;
  schema.contexts |= contexts;
  return schema.contexts !== before;
}

function contextsThrough({ relation }: SchemaUse, contexts: number): number {
  if (CONDITIONS.has(relation)) return contexts & ~Context.describesInstance;
  if (relation === 'patternProperty') return contexts & ~NAME_CONTEXTS;
  if (SAME_VALUE.has(relation) || (contexts & Context.multipartPropertyNames) === 0) return contexts;
  return (contexts & ~Context.multipartPropertyNames) | Context.jsonPropertyNames;
}

function nameContext(mediaType: string): number {
  if (mayBeJson(mediaType)) return Context.jsonPropertyNames;
  return isMultipart(mediaType) ? Context.multipartPropertyNames : 0;
}
