import type { JsonObject } from './json.ts';
import type {
  BrokenReference,
  DescriptionNode,
  ExampleNode,
  HeaderNode,
  MediaTypeNode,
  OperationNode,
  ParameterNode,
  PathItemNode,
  PathUse,
  RequestBodyNode,
  ResponseNode,
  SchemaNode,
  ServerNode,
  Use,
} from './nodes.ts';
import type { OpenApiVersion } from './openapi-version.ts';
import type { Place, SourceFile } from './place.ts';
import type { FileLookup } from './reference.ts';

/**
 * An OpenAPI description as rules see it: a list for each kind of object, with every object once, where it is written.
 *
 * Objects of a wrong shape (null, a scalar or an array where an object belongs) are left out. A file that is no OpenAPI
 * 3 description has empty lists and the version null.
 */
export interface Description {
  readonly version: OpenApiVersion | null;
  readonly root: JsonObject;
  readonly rootPlace: Place;
  readonly lookUp: FileLookup;
  readonly paths: readonly PathUse[];
  readonly webhooks: readonly PathUse[];
  readonly callbacks: readonly PathUse[];
  /** The objects that have them. */
  readonly callbackObjects: readonly DescriptionNode[];
  readonly pathItems: readonly PathItemNode[];
  readonly operations: readonly OperationNode[];
  readonly parameters: readonly ParameterNode[];
  readonly requestBodies: readonly RequestBodyNode[];
  readonly responses: readonly ResponseNode[];
  readonly headers: readonly HeaderNode[];
  readonly mediaTypes: readonly MediaTypeNode[];
  readonly schemas: readonly SchemaNode[];
  readonly examples: readonly ExampleNode[];
  /** The Example Objects of OpenAPI, whose values are among the examples. */
  readonly exampleObjects: readonly DescriptionNode[];
  readonly links: readonly DescriptionNode[];
  readonly servers: readonly ServerNode[];
  readonly components: Components;
  readonly brokenReferences: readonly BrokenReference[];
  /** The linted file, then every other file that a reference resolves to. */
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
