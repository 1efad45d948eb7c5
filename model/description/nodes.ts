import type { Remembered } from '../lib/memory.ts';
import type { JsonObject } from './json.ts';
import type { Place } from './place.ts';

/**
 * An object of a description and the place at which it is written. There is one node for each, however many references
 * it has.
 */
export interface DescriptionNode {
  readonly value: JsonObject;
  readonly place: Place;
}

/**
 * A place at which an object is written or referred to by a `$ref`; the node is null if the reference is unresolved.
 */
export interface Use<Node> {
  readonly key: string;
  readonly place: Place;
  readonly node: Node | null;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;

/** Where a path item stands. The requests of callbacks and webhooks are sent by the service itself. */
export type PathItemKind = 'path' | 'webhook' | 'callback' | 'component';

export interface PathItemNode extends DescriptionNode {
  readonly operations: readonly OperationNode[];
  readonly parameters: readonly Use<ParameterNode>[];
}

/** A key of `paths`, `webhooks` or a callback, and its path item. */
export interface PathUse extends Use<PathItemNode> {
  readonly kind: PathItemKind;
}

export interface OperationNode extends DescriptionNode {
  /** In lower case. */
  readonly method: string;
  readonly pathItem: PathItemNode;
  /** The operation's own parameters, then those of the path item that it does not override. */
  readonly parameters: readonly Use<ParameterNode>[];
  readonly requestBody: Use<RequestBodyNode> | null;
  /** The keys are statuses as written: `200`, `4XX`, `default`. */
  readonly responses: readonly Use<ResponseNode>[];
  readonly callbacks: readonly Use<DescriptionNode>[];
}

export interface ParameterNode extends DescriptionNode {
  readonly name: string | null;
  readonly location: string | null;
  readonly schema: SchemaUse | null;
  readonly content: readonly ContentEntry[];
}

/** A response header, or a header of a multipart part. */
export interface HeaderNode extends DescriptionNode {
  readonly schema: SchemaUse | null;
  readonly content: readonly ContentEntry[];
}

export interface RequestBodyNode extends DescriptionNode {
  readonly content: readonly ContentEntry[];
}

export interface ResponseNode extends DescriptionNode {
  readonly content: readonly ContentEntry[];
  readonly headers: readonly Use<HeaderNode>[];
  readonly links: readonly Use<DescriptionNode>[];
}

/** An entry of `content`: the name of a media type as written, and the Media Type Object. */
export interface ContentEntry {
  readonly name: string;
  readonly mediaType: MediaTypeNode;
}

/** A Media Type Object. Several entries of `content` have the same one by a reference or an alias of YAML. */
export interface MediaTypeNode extends DescriptionNode {
  /** What `schema` says, or else `itemSchema`. */
  readonly schema: SchemaUse | null;
  /** The headers that `encoding` gives parts of a multipart body, by the name of the part. */
  readonly partHeaders: ReadonlyMap<string, readonly Use<HeaderNode>[]>;
}

/** How a schema uses another, mostly named after the keyword; `condition` is `if`, `content` is `contentSchema`. */
export type SchemaRelation =
  | 'property'
  | 'patternProperty'
  | 'additionalProperties'
  | 'items'
  | 'allOf'
  | 'anyOf'
  | 'oneOf'
  | 'not'
  | 'condition'
  | 'then'
  | 'else'
  | 'propertyNames'
  | 'contains'
  | 'dependentSchema'
  | 'definition'
  | 'content'
  | 'reference';

/** What else can use a schema. */
export type RootRelation = 'component' | 'body' | 'parameter' | 'header' | 'file';

/**
 * A use of a schema by another schema (`holder`), or by a media type, parameter, header or component (`holder` null).
 */
export interface SchemaUse {
  readonly relation: SchemaRelation | RootRelation;
  /** By relation: the name of a property, component, parameter or media type, a pattern, an index, or the keyword. */
  readonly key: string | number;
  readonly place: Place;
  readonly holder: SchemaNode | null;
  readonly target: SchemaNode | null;
}

export interface SchemaNode extends DescriptionNode, Remembered {
  /** The use at which the schema is written out; null if it is used by reference only. */
  readonly written: SchemaUse | null;
  /** All uses of the schema. */
  readonly usedBy: readonly SchemaUse[];
  /** Its uses of other schemas: its subschemas and references. */
  readonly uses: readonly SchemaUse[];
  /** `Context` bits: what the values that it describes are part of. */
  readonly contexts: number;
}

/** The value of an `example`, of an item of `examples`, or of an Example Object (`value` or `dataValue`). */
export interface ExampleNode {
  readonly value: unknown;
  readonly place: Place;
  readonly schema: SchemaNode | null;
  readonly of: 'schema' | 'body' | 'parameter' | 'header';
  /** The schema, media type, parameter or header that has the example, by reference or not. */
  readonly holder: JsonObject;
}

export interface ServerNode extends DescriptionNode {
  /** The path item or operation that the server belongs to; null for the whole description. */
  readonly owner: PathItemNode | OperationNode | null;
}

/** An unresolved reference. */
export interface BrokenReference {
  /** The place of the `$ref`. */
  readonly place: Place;
  /** As written. */
  readonly reference: string;
  /** `missing`: the target does not exist. `cycle`: the target is a reference that leads back to this one. */
  readonly state: 'missing' | 'cycle';
}
