import { MEMORY } from '../lib/memoize.ts';
import { isJson, isMultipart } from '../text/standards/media-type.ts';
import { asArray, asObject, asString, has, isObject, type JsonObject, member } from './json.ts';
import {
  type BrokenReference,
  type DescriptionNode,
  type ExampleNode,
  type HeaderNode,
  METHODS,
  type MediaTypeNode,
  type OperationNode,
  type ParameterNode,
  type PathItemKind,
  type PathItemNode,
  type PathUse,
  type RequestBodyNode,
  type ResponseNode,
  type SchemaNode,
  type SchemaRelation,
  type SchemaRole,
  type SchemaUse,
  type ServerNode,
  type Use,
} from './nodes.ts';
import { below, byText, type Place, rootPlace, type SourceFile } from './place.ts';
import { type FileLookup, isReference, type Reference } from './reference.ts';
import { type ObjectTarget, References } from './reference-resolver.ts';
import { Context, type ContextSeed, spreadContexts } from './schema-contexts.ts';
import { subschemasOf } from './subschemas.ts';

/** `3.1` stands for every version from 3.1 on. */
export type OpenApiVersion = '3.0' | '3.1';

/** The files that a description is made of. */
export interface DescriptionSource {
  readonly root: SourceFile;
  readonly lookUp: FileLookup;
}

/**
 * An OpenAPI description as rules see it: a list for each kind of part, every part once, where it is written.
 *
 * Parts of a wrong shape (null, a scalar or an array where an object belongs) are left out. What is no OpenAPI 3
 * description gives empty lists and `version` null.
 */
export interface Description {
  readonly version: OpenApiVersion | null;
  readonly root: JsonObject;
  readonly rootPlace: Place;
  readonly lookUp: FileLookup;
  readonly paths: readonly PathUse[];
  readonly webhooks: readonly PathUse[];
  readonly callbacks: readonly PathUse[];
  readonly pathItems: readonly PathItemNode[];
  readonly operations: readonly OperationNode[];
  readonly parameters: readonly ParameterNode[];
  readonly requestBodies: readonly RequestBodyNode[];
  readonly responses: readonly ResponseNode[];
  readonly headers: readonly HeaderNode[];
  readonly mediaTypes: readonly MediaTypeNode[];
  readonly schemas: readonly SchemaNode[];
  readonly examples: readonly ExampleNode[];
  readonly servers: readonly ServerNode[];
  readonly components: Components;
  readonly brokenReferences: readonly BrokenReference[];
  /** The linted file, then every other one that a reference leads into. */
  readonly files: readonly SourceFile[];
}

/** The entries of `components`, by name. */
export interface Components {
  readonly schemas: readonly Use<SchemaNode>[];
  readonly responses: readonly Use<ResponseNode>[];
  readonly parameters: readonly Use<ParameterNode>[];
  readonly requestBodies: readonly Use<RequestBodyNode>[];
  readonly headers: readonly Use<HeaderNode>[];
  readonly securitySchemes: readonly Use<DescriptionNode>[];
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };
type MutableSchemaNode = Mutable<Omit<SchemaNode, 'usedBy' | 'uses'>> & { usedBy: SchemaUse[]; uses: SchemaUse[] };
type MutablePathItemNode = PathItemNode & { readonly parameters: Use<ParameterNode>[] };
type Task = () => void;

/** Reads a description into its parts. Linear in the size of the files; deep nesting costs no stack. */
export function readDescription(source: DescriptionSource): Description {
  return new DescriptionReader(source).read();
}

/** The OpenAPI version that a file's content declares, or null when it is no OpenAPI 3 description. */
export function openApiVersion(data: unknown): OpenApiVersion | null {
  const declared = member(data, 'openapi');
  // A YAML number loses its zero: `openapi: 3.0` is the number 3.
  const text = typeof declared === 'number' ? String(declared) : asString(declared);
  const match = /^3(?:\.(\d+))?(?:\.|-|$)/.exec(text ?? '');
  if (match === null) return null;
  return (match[1] ?? '0') === '0' ? '3.0' : '3.1';
}

class DescriptionReader {
  private readonly root: JsonObject;
  private readonly place: Place;
  private readonly lookUp: FileLookup;
  private readonly references: References;
  private readonly version: OpenApiVersion | null;
  private readonly nodes = new Map<string, Map<JsonObject, unknown>>();
  private readonly tasks: Task[] = [];
  private readonly dynamic: MutableSchemaNode[] = [];
  private readonly operations: OperationNode[] = [];
  private readonly callbacks: PathUse[] = [];
  private readonly servers: ServerNode[] = [];
  private readonly examples: Mutable<ExampleNode>[] = [];

  constructor(source: DescriptionSource) {
    this.version = openApiVersion(source.root.data);
    this.root = this.version === null ? {} : asObject(source.root.data);
    this.place = rootPlace(source.root);
    this.lookUp = source.lookUp;
    this.references = new References(source.root, source.lookUp);
  }

  read(): Description {
    this.addServers(this.root, this.place, null);
    const paths = this.pathUses('path', this.root.paths, below(this.place, 'paths'));
    const webhooks = this.pathUses('webhook', this.root.webhooks, below(this.place, 'webhooks'));
    const components = this.components();
    this.work();
    this.spread(components);
    return {
      version: this.version,
      root: this.root,
      rootPlace: this.place,
      lookUp: this.lookUp,
      paths,
      webhooks,
      callbacks: this.callbacks,
      pathItems: this.listed('pathItem'),
      operations: this.operations,
      parameters: this.listed('parameter'),
      requestBodies: this.listed('requestBody'),
      responses: this.listed('response'),
      headers: this.listed('header'),
      mediaTypes: this.listed('mediaType'),
      schemas: this.listed('schema'),
      examples: this.examples,
      servers: this.servers,
      components,
      brokenReferences: this.references.broken,
      files: [...this.references.files],
    };
  }

  /** Which schema a `$dynamicRef` means is known only when all files are. */
  private work(): void {
    let [task, dynamic] = [0, 0];
    for (;;) {
      for (; task < this.tasks.length; task++) this.tasks[task]?.();
      const node = this.dynamic[dynamic++];
      if (node === undefined) return;
      this.addReference(node, '$dynamicRef', this.references.dynamicTarget(String(node.value.$dynamicRef), node.place));
    }
  }

  private addReference(node: MutableSchemaNode, key: string, target: ObjectTarget | null): void {
    if (target === null && key !== '$ref') return;
    const referred = target === null ? null : this.schema(target);
    const place = below(node.place, key);
    const use: SchemaUse = { relation: 'reference', key, place, holder: node, target: referred };
    node.uses.push(use);
    referred?.usedBy.push(use);
  }

  private listed<Node>(kind: string): Node[] {
    return [...(this.nodes.get(kind)?.values() ?? [])] as Node[];
  }

  /** The object that a value is or refers to; null (and noted) when the reference is broken, null when it is no object. */
  private target(value: unknown, place: Place): ObjectTarget | null {
    if (isReference(value)) return this.references.target(value, place);
    return isObject(value) ? { value, place } : null;
  }

  /** Creates the node for an object the first time that it is met. */
  private once<Node>(kind: string, value: JsonObject, create: () => Node): Node {
    let known = this.nodes.get(kind);
    if (known === undefined) {
      known = new Map();
      this.nodes.set(kind, known);
    }
    const existing = known.get(value);
    if (existing !== undefined) return existing as Node;
    const node = create();
    known.set(value, node);
    return node;
  }

  private use<Node>(key: string, value: unknown, place: Place, read: (target: ObjectTarget) => Node): Use<Node> {
    const target = this.target(value, place);
    return { key, place, node: target === null ? null : read(target) };
  }

  /** Descriptions that are split over files may refer to a whole map, such as `schemas`, though OpenAPI does not know that. */
  private usesIn<Node>(
    map: unknown,
    place: Place,
    read: (target: ObjectTarget, key: string) => Node,
    isEntry: (key: string) => boolean = () => true,
  ): Use<Node>[] {
    const target = this.target(map, place);
    if (target === null) return [];
    const keys = Object.keys(target.value).filter(isEntry);
    return keys.map((key) =>
      this.use(key, member(target.value, key), below(target.place, key), (one) => read(one, key)),
    );
  }

  private usesOf<Node>(list: unknown, place: Place, read: (target: ObjectTarget) => Node): Use<Node>[] {
    return asArray(list).map((item, index) => this.use(String(index), item, below(place, index), read));
  }

  private components(): Components {
    const target = this.target(this.root.components, below(this.place, 'components'));
    const from = asObject(target?.value);
    const at = (key: string) => below(target?.place ?? this.place, key);
    this.usesIn(from.examples, at('examples'), () => null);
    this.usesIn(from.links, at('links'), () => null);
    this.usesIn(from.callbacks, at('callbacks'), (target) => this.callback(target));
    this.usesIn(from.mediaTypes, at('mediaTypes'), (target, key) =>
      this.mediaType(key, target.value, target.place, 'body'),
    );
    this.pathUses('component', from.pathItems, at('pathItems'));
    return {
      schemas: this.componentSchemas(from.schemas, at('schemas')),
      responses: this.usesIn(from.responses, at('responses'), (target) => this.response(target)),
      parameters: this.usesIn(from.parameters, at('parameters'), (target) => this.parameter(target)),
      requestBodies: this.usesIn(from.requestBodies, at('requestBodies'), (target) => this.requestBody(target)),
      headers: this.usesIn(from.headers, at('headers'), (target) => this.header(target)),
      securitySchemes: this.usesIn(from.securitySchemes, at('securitySchemes'), (target) => target),
    };
  }

  private componentSchemas(map: unknown, place: Place): Use<SchemaNode>[] {
    const target = this.target(map, place);
    return Object.keys(asObject(target?.value)).map((key) => {
      const where = below(target?.place ?? place, key);
      const node = this.schemaUse('component', key, member(target?.value, key), where, null)?.target ?? null;
      return { key, place: where, node };
    });
  }

  private pathUses(kind: PathItemKind, map: unknown, place: Place): PathUse[] {
    const isEntry = (key: string) => kind === 'webhook' || kind === 'component' || isNoExtension(key);
    const uses = this.usesIn(map, place, (target) => this.pathItem(target), isEntry);
    const written = this.target(map, place)?.value;
    for (const { key, node, place } of uses) this.addBesideReference(member(written, key), place, node);
    return uses.map((use) => ({ ...use, kind }));
  }

  /** What stands beside the `$ref` of a path item belongs to it, too; OpenAPI leaves open only what stands in both. */
  private addBesideReference(written: unknown, place: Place, pathItem: MutablePathItemNode | null): void {
    if (!isReference(written) || pathItem === null) return;
    const parameters = this.usesOf(written.parameters, below(place, 'parameters'), (target) => this.parameter(target));
    pathItem.parameters.push(...parameters);
    this.addServers(written, place, pathItem);
    this.tasks.push(() => this.addOperations(pathItem, { value: written, place }));
  }

  private pathItem({ value, place }: ObjectTarget): MutablePathItemNode {
    return this.once('pathItem', value, () => {
      const parameters = this.usesOf(value.parameters, below(place, 'parameters'), (target) => this.parameter(target));
      const node: MutablePathItemNode = { value, place, operations: [], parameters };
      this.addServers(value, place, node);
      this.tasks.push(() => this.addOperations(node, node));
      return node;
    });
  }

  private addOperations(pathItem: PathItemNode, { value, place }: ObjectTarget): void {
    for (const method of METHODS) {
      if (value !== pathItem.value && has(pathItem.value, method)) continue;
      this.addOperation(pathItem, method, value[method], below(place, method));
    }
    for (const method of Object.keys(asObject(value.additionalOperations)).sort()) {
      const where = below(place, 'additionalOperations', method);
      this.addOperation(pathItem, method.toLowerCase(), member(value.additionalOperations, method), where);
    }
  }

  /** OpenAPI knows no reference to an operation, but descriptions that are split over files have them. */
  private addOperation(pathItem: PathItemNode, method: string, written: unknown, where: Place): void {
    const target = this.target(written, where);
    if (target === null) return;
    const { value, place } = target;
    const own = this.usesOf(value.parameters, below(place, 'parameters'), (target) => this.parameter(target));
    const body = value.requestBody;
    const operation: OperationNode = {
      value,
      place,
      method,
      pathItem,
      parameters: [...own, ...pathItem.parameters.filter((shared) => !own.some((mine) => sameParameter(mine, shared)))],
      requestBody:
        body === undefined
          ? null
          : this.use('requestBody', body, below(place, 'requestBody'), (target) => this.requestBody(target)),
      responses: this.usesIn(
        value.responses,
        below(place, 'responses'),
        (target) => this.response(target),
        isNoExtension,
      ),
    };
    pathItem.operations.push(operation);
    this.operations.push(operation);
    this.addServers(value, place, operation);
    this.usesIn(value.callbacks, below(place, 'callbacks'), (target) => this.callback(target));
  }

  private callback({ value, place }: ObjectTarget): JsonObject {
    return this.once('callback', value, () => {
      this.callbacks.push(...this.pathUses('callback', value, place));
      return value;
    });
  }

  private parameter({ value, place }: ObjectTarget): ParameterNode {
    return this.once('parameter', value, () => ({
      value,
      place,
      name: asString(value.name),
      location: asString(value.in),
      ...this.describedValue(value, place, 'parameter'),
    }));
  }

  private header({ value, place }: ObjectTarget): HeaderNode {
    return this.once('header', value, () => ({ value, place, ...this.describedValue(value, place, 'header') }));
  }

  /** What parameters and headers have in common: a `schema` or a `content`, and examples. */
  private describedValue(value: JsonObject, place: Place, role: 'parameter' | 'header') {
    const key = asString(value.name) ?? String(place.key);
    const schema = this.schemaUse(role, key, value.schema, below(place, 'schema'), null);
    this.addExamples(value, place, schema?.target ?? null, role);
    return { schema, mediaTypes: this.content(value.content, below(place, 'content'), role) };
  }

  private requestBody({ value, place }: ObjectTarget): RequestBodyNode {
    return this.once('requestBody', value, () => ({
      value,
      place,
      mediaTypes: this.content(value.content, below(place, 'content'), 'body'),
    }));
  }

  private response({ value, place }: ObjectTarget): ResponseNode {
    this.usesIn(value.links, below(place, 'links'), () => null);
    return this.once('response', value, () => ({
      value,
      place,
      mediaTypes: this.content(value.content, below(place, 'content'), 'body'),
      headers: this.usesIn(value.headers, below(place, 'headers'), (target) => this.header(target)),
    }));
  }

  /** Ordered by name, as some rules are content with one of them. */
  private content(content: unknown, place: Place, role: 'body' | 'parameter' | 'header'): MediaTypeNode[] {
    const uses = this.usesIn(content, place, (target, name) => this.mediaType(name, target.value, target.place, role));
    // What several keys share, by an alias of YAML or a reference, has the name of each where that key is asked for.
    return uses
      .flatMap(({ key, node }) => (node === null ? [] : [node.name === key ? node : { ...node, name: key }]))
      .sort((left, right) => byText(left.name, right.name));
  }

  private mediaType(
    name: string,
    value: JsonObject,
    place: Place,
    role: 'body' | 'parameter' | 'header',
  ): MediaTypeNode {
    return this.once('mediaType', value, () => {
      const whole = this.schemaUse(role, name, value.schema, below(place, 'schema'), null);
      const item = this.schemaUse(role, name, value.itemSchema, below(place, 'itemSchema'), null);
      const schema = whole ?? item;
      this.addExamples(value, place, schema?.target ?? null, role);
      for (const [part, encoding] of Object.entries(asObject(value.encoding))) {
        const headers = below(place, 'encoding', part, 'headers');
        this.usesIn(asObject(encoding).headers, headers, (target) => this.header(target));
      }
      return { value, place, name, schema };
    });
  }

  private addServers(holder: JsonObject, place: Place, owner: ServerNode['owner']): void {
    asArray(holder.servers).forEach((value, index) => {
      if (isObject(value)) this.servers.push({ value, place: below(place, 'servers', index), owner });
    });
  }

  private addExamples(holder: JsonObject, place: Place, schema: SchemaNode | null, of: ExampleNode['of']): void {
    const add = (value: unknown, where: Place) =>
      this.examples.push({ value, place: where, schema, of, holder, contexts: 0 });
    if (has(holder, 'example')) add(holder.example, below(place, 'example'));
    const examples = below(place, 'examples');
    asArray(holder.examples).forEach((value, index) => {
      add(value, below(examples, index));
    });
    for (const key of Object.keys(asObject(holder.examples))) {
      const target = this.target(member(holder.examples, key), below(examples, key));
      for (const valueKey of ['value', 'dataValue']) {
        if (target === null || !has(target.value, valueKey)) continue;
        // One place object, however many references lead there: places are compared by identity.
        const where = this.once(`example ${valueKey}`, target.value, () => below(target.place, valueKey));
        add(target.value[valueKey], where);
      }
    }
  }

  private schemaUse(
    relation: SchemaRelation | SchemaRole,
    key: string | number,
    value: unknown,
    place: Place,
    holder: SchemaNode | null,
  ): SchemaUse | null {
    if (!isObject(value)) return null;
    const written = !isReference(value) || this.hasSiblings(value);
    const target = written ? { value, place } : this.schemaTarget(value, place);
    const node = target === null ? null : this.schema(target);
    const use: SchemaUse = { relation, key, place, holder, target: node };
    if (node !== null) {
      node.usedBy.push(use);
      if (written) node.written ??= use;
    }
    return use;
  }

  private schemaTarget(reference: Reference, place: Place): ObjectTarget | null {
    return this.references.target(reference, place, (value) => this.hasSiblings(value));
  }

  /** OpenAPI 3.0 ignores what stands beside a `$ref`; from 3.1 on a schema's `$ref` is one keyword among others. */
  private hasSiblings(value: JsonObject): boolean {
    return this.version === '3.1' && Object.keys(value).some((key) => key !== '$ref');
  }

  private schema({ value, place }: ObjectTarget): MutableSchemaNode {
    return this.once('schema', value, () => {
      const node: MutableSchemaNode = { value, place, written: null, usedBy: [], uses: [], contexts: 0, [MEMORY]: [] };
      this.tasks.push(() => this.readSchema(node));
      return node;
    });
  }

  private readSchema(node: MutableSchemaNode): void {
    const { value, place } = node;
    if (isReference(value)) this.addReference(node, '$ref', this.schemaTarget(value, place));
    if (typeof value.$dynamicRef === 'string' && this.version === '3.1') this.dynamic.push(node);
    for (const { relation, key, path, value: subschema } of subschemasOf(value)) {
      const use = this.schemaUse(relation, key, subschema, below(place, ...path), node);
      if (use !== null) node.uses.push(use);
    }
    this.addExamples(value, place, node, 'schema');
  }

  private spread(components: Components): void {
    const add = (schema: SchemaNode, contexts: number) => {
      const node = schema as MutableSchemaNode;
      const before = node.contexts;
      node.contexts |= contexts;
      return node.contexts !== before;
    };
    spreadContexts(this.seeds(), add);
    const named = (schema: SchemaNode | null): ContextSeed[] =>
      schema === null || schema.contexts !== 0
        ? []
        : [{ schema, contexts: Context.describesInstance | Context.jsonPropertyNames }];
    const unused = components.schemas
      .flatMap(({ node }) => named(node))
      .filter(({ schema }) => schema.usedBy.length === 1);
    spreadContexts(unused, add);
    for (const { node } of components.schemas) spreadContexts(named(node), add);
    for (const example of this.examples) example.contexts |= example.schema?.contexts ?? 0;
  }

  private seeds(): ContextSeed[] {
    const seeds: ContextSeed[] = [];
    const seed = (use: SchemaUse | null, contexts: number) => {
      if (use !== null && use.target !== null)
        seeds.push({ schema: use.target, contexts: contexts | Context.describesInstance });
    };
    const content = (mediaTypes: readonly MediaTypeNode[], contexts: number) => {
      for (const { name, schema } of mediaTypes) seed(schema, contexts | nameContext(name));
    };
    for (const { schema } of this.listed<MediaTypeNode>('mediaType')) seed(schema, 0);
    for (const { mediaTypes } of this.listed<RequestBodyNode>('requestBody')) content(mediaTypes, Context.requestBody);
    for (const { mediaTypes } of this.listed<ResponseNode>('response')) content(mediaTypes, Context.responseBody);
    for (const { responses } of this.operations) {
      for (const { key, node } of responses) {
        if (node !== null && /^([45]|default)/i.test(key)) content(node.mediaTypes, Context.errorBody);
      }
    }
    for (const { location, schema, mediaTypes } of this.listed<ParameterNode>('parameter')) {
      const context = parameterContext(location);
      seed(schema, context);
      content(mediaTypes, context);
    }
    for (const { schema, mediaTypes } of this.listed<HeaderNode>('header')) {
      seed(schema, Context.responseHeader);
      content(mediaTypes, Context.responseHeader);
    }
    return seeds;
  }
}

function nameContext(mediaType: string): number {
  if (isJson(mediaType)) return Context.jsonPropertyNames;
  return isMultipart(mediaType) ? Context.multipartPropertyNames : 0;
}

function parameterContext(location: string | null): number {
  if (location === 'path') return Context.pathParameter;
  if (location === 'query' || location === 'querystring') return Context.queryParameter;
  if (location === 'cookie') return Context.cookieParameter;
  return location === 'header' ? Context.headerParameter : 0;
}

function sameParameter(left: Use<ParameterNode>, right: Use<ParameterNode>): boolean {
  if (left.node === null || right.node === null || left.node.name === null || left.node.location === null) return false;
  return left.node.name === right.node.name && left.node.location === right.node.location;
}

function isNoExtension(key: string): boolean {
  return !key.startsWith('x-');
}
