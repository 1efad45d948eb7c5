import { append } from '../../lib/lists.ts';
import { type JsonObject, member } from '../json.ts';
import type { DescriptionNode, PathItemKind, PathUse } from '../nodes.ts';
import { below, type Place } from '../place.ts';
import { isReference } from '../reference.ts';
import type { PathItemDraft } from './drafts.ts';
import { NodeTable } from './node-table.ts';
import type { ParameterReader } from './parameters.ts';
import type { ServerReader } from './servers.ts';
import { isNoExtension, type UseReader } from './use-reader.ts';
import type { WorkList } from './work-list.ts';

/** Reads Path Item Objects. Their operations are left to the work list. */
export class PathItemReader {
  private readonly pathItems = new NodeTable<PathItemDraft>();
  private readonly useReader: UseReader;
  private readonly parameters: ParameterReader;
  private readonly servers: ServerReader;
  private readonly work: WorkList;

  constructor(useReader: UseReader, parameters: ParameterReader, servers: ServerReader, work: WorkList) {
    this.useReader = useReader;
    this.parameters = parameters;
    this.servers = servers;
    this.work = work;
  }

  get all(): PathItemDraft[] {
    return this.pathItems.all;
  }

  /** The path items in a map: in `paths`, `webhooks`, a callback or `components.pathItems`. */
  uses(kind: PathItemKind, map: unknown, place: Place): PathUse[] {
    const isEntry = kind === 'webhook' || kind === 'component' ? undefined : isNoExtension;
    const uses = this.useReader.usesInMap(map, place, (written) => this.read(written), isEntry);
    const entries = this.useReader.resolve(map, place)?.value;
    for (const { key, node, place } of uses) this.addSiblings(member(entries, key), place, node);
    return uses.map((use) => ({ ...use, kind }));
  }

  private read({ value, place }: DescriptionNode): PathItemDraft {
    return this.pathItems.nodeOf(value, () => {
      const pathItem: PathItemDraft = { value, place, operations: [], parameters: [] };
      this.addFields(pathItem, value, place);
      return pathItem;
    });
  }

  /**
   * The siblings of a path item's `$ref` belong to it; OpenAPI leaves open only what happens to fields that both have.
   */
  private addSiblings(written: unknown, place: Place, pathItem: PathItemDraft | null): void {
    if (isReference(written) && pathItem !== null) this.addFields(pathItem, written, place);
  }

  private addFields(pathItem: PathItemDraft, value: JsonObject, place: Place): void {
    const parameters = this.useReader.usesInList(value.parameters, below(place, 'parameters'), this.parameters.read);
    append(pathItem.parameters, parameters);
    this.servers.add(value, place, pathItem);
    this.work.add({ kind: 'operations', pathItem, writtenIn: { value, place } });
  }
}

/** Reads Callback Objects: maps of path items. */
export class CallbackReader {
  readonly all: PathUse[] = [];
  private readonly callbacks = new NodeTable<DescriptionNode>();
  private readonly pathItems: PathItemReader;

  constructor(pathItems: PathItemReader) {
    this.pathItems = pathItems;
  }

  get objects(): DescriptionNode[] {
    return this.callbacks.all;
  }

  readonly read = (written: DescriptionNode): DescriptionNode =>
    this.callbacks.nodeOf(written.value, () => {
      append(this.all, this.pathItems.uses('callback', written.value, written.place));
      return written;
    });
}
