import type { OpenApiVersion } from '../openapi-version.ts';
import { below, type SourceFile } from '../place.ts';
import type { FileLookup } from '../reference.ts';
import { ReferenceResolver } from '../reference-resolver.ts';
import { RequestBodyReader, ResponseReader } from './bodies.ts';
import { ContextCollector } from './contexts.ts';
import type { MediaTypeDraft } from './drafts.ts';
import { ExampleReader } from './examples.ts';
import { MediaTypeReader, partEncodings } from './media-types.ts';
import { ObjectReader } from './objects.ts';
import { OperationReader } from './operations.ts';
import { DescribedValueReader, HeaderReader, ParameterReader } from './parameters.ts';
import { CallbackReader, PathItemReader } from './path-items.ts';
import { SchemaReader } from './schemas.ts';
import { ServerReader } from './servers.ts';
import { UseReader } from './use-reader.ts';
import { type Task, WorkList } from './work-list.ts';

/** The readers of one description, one for each kind of object. */
export class Readers {
  readonly references: ReferenceResolver;
  readonly uses: UseReader;
  readonly contexts = new ContextCollector();
  readonly servers = new ServerReader();
  readonly examples: ExampleReader;
  readonly exampleObjects = new ObjectReader();
  readonly links = new ObjectReader();
  readonly schemas: SchemaReader;
  readonly mediaTypes: MediaTypeReader;
  readonly parameters: ParameterReader;
  readonly headers: HeaderReader;
  readonly requestBodies: RequestBodyReader;
  readonly responses: ResponseReader;
  readonly pathItems: PathItemReader;
  readonly callbacks: CallbackReader;
  readonly operations: OperationReader;
  private readonly work = new WorkList();

  constructor(root: SourceFile, lookUp: FileLookup, version: OpenApiVersion | null) {
    const { contexts, servers, work } = this;
    this.references = new ReferenceResolver(root, lookUp);
    this.uses = new UseReader(this.references);
    this.examples = new ExampleReader(this.uses, this.exampleObjects);
    this.schemas = new SchemaReader(this.references, this.examples, work, version);
    this.mediaTypes = new MediaTypeReader(this.uses, this.schemas, this.examples, contexts, work);
    const described = new DescribedValueReader(this.schemas, this.mediaTypes, this.examples, contexts);
    this.parameters = new ParameterReader(described);
    this.headers = new HeaderReader(described);
    this.requestBodies = new RequestBodyReader(this.mediaTypes);
    this.responses = new ResponseReader(this.uses, this.mediaTypes, this.headers, this.links);
    this.pathItems = new PathItemReader(this.uses, this.parameters, servers, work);
    this.callbacks = new CallbackReader(this.pathItems);
    this.operations = new OperationReader(this);
  }

  /** Reads everything that is left on the work list, and what it leads to. */
  finish(): void {
    do {
      for (let task = this.work.take(); task !== undefined; task = this.work.take()) this.carryOut(task);
    } while (this.schemas.resolveDynamicReference());
    this.schemas.addUsedBy();
  }

  private carryOut(task: Task): void {
    switch (task.kind) {
      case 'operations':
        this.operations.readAll(task.pathItem, task.writtenIn);
        break;
      case 'schema':
        this.schemas.read(task.schema);
        break;
      case 'encoding':
        this.readEncoding(task.mediaType);
        break;
    }
  }

  private readEncoding(mediaType: MediaTypeDraft): void {
    const headers = partEncodings(mediaType).map(({ part, value, place }) => {
      return [part, this.uses.usesInMap(value.headers, below(place, 'headers'), this.headers.read)] as const;
    });
    mediaType.partHeaders = new Map(headers);
  }
}
