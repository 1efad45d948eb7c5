import { groupBy } from '../../lib/group-by.ts';
import { MEMORY, Memory, ROW } from '../../lib/memory.ts';
import { isObject, type JsonObject } from '../json.ts';
import type { DescriptionNode, RootRelation, SchemaRelation } from '../nodes.ts';
import type { OpenApiVersion } from '../openapi-version.ts';
import { below, type Place } from '../place.ts';
import { isReference, type Reference } from '../reference.ts';
import type { ReferenceResolver } from '../reference-resolver.ts';
import { subschemasOf } from '../subschemas.ts';
import type { SchemaDraft, SchemaUseDraft } from './drafts.ts';
import type { ExampleReader } from './examples.ts';
import { NodeTable } from './node-table.ts';
import type { WorkList } from './work-list.ts';

const NONE: readonly never[] = Object.freeze([]);

/** A class, since an object that is written out with symbols for keys keeps these apart, in further memory. */
class ReadSchema implements SchemaDraft {
  written: SchemaUseDraft | null = null;
  usedBy: readonly SchemaUseDraft[] = NONE;
  uses: readonly SchemaUseDraft[] = NONE;
  contexts = 0;
  readonly [MEMORY]: Memory;
  readonly [ROW]: number;
  readonly value: JsonObject;
  readonly place: Place;

  constructor(value: JsonObject, place: Place, memory: Memory) {
    this.value = value;
    this.place = place;
    this[MEMORY] = memory;
    this[ROW] = memory.add();
  }
}

/** Reads Schema Objects. */
export class SchemaReader {
  private readonly schemas = new NodeTable<SchemaDraft>();
  /** The schemas with a `$dynamicRef` that is not resolved yet. */
  private readonly dynamic: SchemaDraft[] = [];
  private resolvedDynamic = 0;
  private readonly memory = new Memory();
  /** All uses of schemas, in the order in which they were found. */
  private readonly uses: SchemaUseDraft[] = [];
  private readonly references: ReferenceResolver;
  private readonly examples: ExampleReader;
  private readonly work: WorkList;
  private readonly version: OpenApiVersion | null;

  constructor(references: ReferenceResolver, examples: ExampleReader, work: WorkList, version: OpenApiVersion | null) {
    this.references = references;
    this.examples = examples;
    this.work = work;
    this.version = version;
  }

  get all(): SchemaDraft[] {
    return this.schemas.all;
  }

  /** Reads a value where a schema is expected; null if it is no object. */
  use(
    relation: SchemaRelation | RootRelation,
    key: string | number,
    value: unknown,
    place: Place,
    holder: SchemaDraft | null,
  ): SchemaUseDraft | null {
    if (!isObject(value)) return null;
    const isWritten = !isReference(value) || this.hasSiblings(value);
    const written = isWritten ? { value, place } : this.resolve(value, place);
    const target = written === null ? null : this.schemaOf(written);
    const use: SchemaUseDraft = { relation, key, place, holder, target };
    this.uses.push(use);
    if (target !== null && isWritten) target.written ??= use;
    return use;
  }

  /** Reads what stands in a schema. */
  read(schema: SchemaDraft): void {
    const { value, place } = schema;
    if (isReference(value)) this.addReference(schema, '$ref', this.resolve(value, place));
    if (typeof value.$dynamicRef === 'string' && this.version === '3.1') this.dynamic.push(schema);
    const uses = subschemasOf(value, place).map((found) =>
      this.use(found.relation, found.key, found.value, found.place, schema),
    );
    if (uses.length > 0) schema.uses = schema.uses.concat(uses.filter((use) => use !== null));
    this.examples.add(value, place, schema, 'schema');
  }

  /**
   * Resolves one `$dynamicRef` and returns true; false if there is none left. To be called when everything else is
   * read: which schema is meant depends on the anchors of all files.
   */
  resolveDynamicReference(): boolean {
    const schema = this.dynamic[this.resolvedDynamic];
    if (schema === undefined) return false;
    this.resolvedDynamic++;
    const target = this.references.resolveDynamic(String(schema.value.$dynamicRef), schema.place);
    if (target !== null) this.addReference(schema, '$dynamicRef', target);
    return true;
  }

  /**
   * Gives each schema the uses that it has. To be called when everything is read: only then a list of just their number
   * can be made.
   */
  addUsedBy(): void {
    for (const [schema, uses] of groupBy(this.uses, ({ target }) => target)) {
      if (schema !== null) schema.usedBy = uses.length === 1 ? uses : uses.slice();
    }
  }

  private addReference(holder: SchemaDraft, key: string, written: DescriptionNode | null): void {
    const target = written === null ? null : this.schemaOf(written);
    const use: SchemaUseDraft = { relation: 'reference', key, place: below(holder.place, key), holder, target };
    holder.uses = [...holder.uses, use];
    this.uses.push(use);
  }

  private schemaOf({ value, place }: DescriptionNode): SchemaDraft {
    return this.schemas.nodeOf(value, () => {
      const schema = new ReadSchema(value, place, this.memory);
      this.work.add({ kind: 'schema', schema });
      return schema;
    });
  }

  private resolve(reference: Reference, place: Place): DescriptionNode | null {
    return this.references.resolve(reference, place, this.hasSiblings);
  }

  /** OpenAPI 3.0 ignores the siblings of a `$ref`; from 3.1 on a schema's `$ref` is one keyword among others. */
  private readonly hasSiblings = (value: JsonObject): boolean =>
    this.version === '3.1' && Object.keys(value).some((key) => key !== '$ref');
}
