import type { MEMORY } from '../lib/memoize.ts';
import type { JsonObject } from './json.ts';
import type { Place } from './place.ts';

/** A part of a description, where it is written. Each is listed once, however many references lead to it. */
export interface DescriptionNode {
  readonly value: JsonObject;
  readonly place: Place;
}

/** A place that uses a node: the node itself when it is written there, or a `$ref` to it. `node` is null when the reference leads nowhere. */
export interface Use<Node> {
  readonly key: string;
  readonly place: Place;
  readonly node: Node | null;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;

/** The kinds of place at which a path item stands. A callback's or webhook's requests are sent by the service itself. */
export type PathItemKind = 'path' | 'webhook' | 'callback' | 'component';

export interface PathItemNode extends DescriptionNode {
  readonly operations: readonly OperationNode[];
  readonly parameters: readonly Use<ParameterNode>[];
}

/** A key of `paths`, `webhooks` or a callback, with the path item that it leads to. */
export interface PathUse extends Use<PathItemNode> {
  readonly kind: PathItemKind;
}

export interface OperationNode extends DescriptionNode {
  /** Lower-case method. */
  readonly method: string;
  readonly pathItem: PathItemNode;
  /** The operation's own parameters and the path item's that it does not override. */
  readonly parameters: readonly Use<ParameterNode>[];
  readonly requestBody: Use<RequestBodyNode> | null;
  /** Keyed by status as written: `200`, `4XX`, `default`. */
  readonly responses: readonly Use<ResponseNode>[];
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
}

/** The places at which a schema can be written or referred to, inside another schema. */
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

/** The places at which a schema can be written or referred to, outside every other schema. */
export type RootRelation = 'component' | 'body' | 'parameter' | 'header' | 'file';

/** A use of a schema: by a media type, parameter, header or component (`holder` null), or by another schema. */
export interface SchemaUse {
  readonly relation: SchemaRelation | RootRelation;
  /** Property name, pattern, index, component or parameter name, as the relation has it. */
  readonly key: string | number;
  readonly place: Place;
  readonly holder: SchemaNode | null;
  readonly target: SchemaNode | null;
}

export interface SchemaNode extends DescriptionNode {
  /** The use at which the schema is written out; null where only references lead to it. */
  readonly written: SchemaUse | null;
  /** All uses of it, by reference or not. */
  readonly usedBy: readonly SchemaUse[];
  /** The schemas directly in or under it. */
  readonly uses: readonly SchemaUse[];
  /** Set of `Context` bits: everything that this schema describes part of. */
  readonly contexts: number;
  readonly [MEMORY]: unknown[];
}

/** An `example`, an entry of `examples`, or the `value` of an Example Object. */
export interface ExampleNode {
  readonly value: unknown;
  readonly place: Place;
  readonly schema: SchemaNode | null;
  readonly of: 'schema' | 'body' | 'parameter' | 'header';
  /** The raw value of the schema, media type, parameter or header that has it, by reference or not. */
  readonly holder: JsonObject;
}

export interface ServerNode extends DescriptionNode {
  /** The path item or operation that the server belongs to; null for the whole description. */
  readonly owner: PathItemNode | OperationNode | null;
}

/** A `$ref` that leads nowhere. */
export interface BrokenReference {
  readonly place: Place;
  readonly reference: string;
  readonly state: 'missing' | 'cycle';
}
