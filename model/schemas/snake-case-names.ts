import type { SchemaNode } from '../description/nodes.ts';
import { Context } from '../description/schema-contexts.ts';
import { usedSchemas } from '../description/used-schemas.ts';
import { splitWords } from '../text/words/split-words.ts';
import { familyPropertyNames, propertyNamesIn, sameValueFamily } from './composition.ts';
import { plainDefinitionNames } from './definition-names.ts';
import { effectiveSchema } from './effective-schema.ts';

/** The names of the properties of an object. */
type Names = Pick<ReadonlySet<string>, 'has'>;

/** An object that has a property: as schemas describe it, or as an example or a body has it. */
export interface AskedObject {
  /** The names of all its properties. */
  readonly names: Names;
  /** The schemas that describe it; empty when none is known. */
  readonly schemas: readonly SchemaNode[];
  /** True for the whole body of an error response: an error object, even where members are missing. */
  readonly isErrorBody: boolean;
  /** The names of the properties inside one of its properties; null when that is no object. */
  readonly namesInside: (name: string) => Names | null;
}

/** The same with names that can be listed. */
export interface NamedObject extends AskedObject {
  readonly names: ReadonlySet<string>;
}

/**
 * The property names that the conventions write in snake case, each with the object in which they do (statement
 * 2.1/property-names; sections 2.3, 2.6, 2.7, 3 and 4.10).
 */
const FIXED: Readonly<Record<string, (object: AskedObject) => boolean>> = {
  debug_id: isErrorObject,
  information_link: isErrorObject,
  created_at: isFileMetadata,
  batch_result: isResponseBody,
  processing_state: ({ namesInside }) => namesInside('processing_state')?.has('status') === true,
  country_code: isLocale,
};

/**
 * True for a property name that the conventions write in snake case in such an object. `object` is called only when
 * needed.
 */
export function isPrescribedSnakeCase(name: string, object: () => AskedObject): boolean {
  return Object.hasOwn(FIXED, name) && FIXED[name]?.(object()) === true;
}

/** The object that a schema describes, or of which it describes a part. */
export function namedObjectOf(schema: SchemaNode): NamedObject {
  const schemas = sameValueFamily(schema);
  return {
    schemas,
    names: familyPropertyNames(schema),
    isErrorBody: describeErrorBody(schemas),
    namesInside: (name) => {
      const uses = schemas.flatMap(({ uses }) =>
        uses.filter(({ relation, key }) => relation === 'property' && key === name),
      );
      const inner = usedSchemas(uses);
      return inner.length === 0 ? null : propertyNamesIn(inner.flatMap((node) => effectiveSchema(node).parts));
    },
  };
}

/** True for schemas of the whole body of an error response. */
export function describeErrorBody(schemas: readonly SchemaNode[]): boolean {
  return isWholeBody(schemas) && hasContext(schemas, Context.errorBody);
}

/** One of two names suffices in a body of errors: error-schema reports what is missing. */
function isErrorObject({ names, schemas, isErrorBody }: AskedObject): boolean {
  if (isErrorBody || (names.has('name') && names.has('message'))) return true;
  return (names.has('name') || names.has('message')) && hasContext(schemas, Context.errorBody);
}

/**
 * True for an object with three of the four other members of file metadata: the rule file-metadata reports what is
 * missing.
 */
export function isFileMetadata({ names }: Pick<AskedObject, 'names'>): boolean {
  return ['id', 'size', 'url', 'type'].filter((name) => names.has(name)).length >= 3;
}

function isResponseBody({ schemas }: AskedObject): boolean {
  if (!hasContext(schemas, Context.requestBody | Context.responseBody)) return true;
  return isWholeBody(schemas) && hasContext(schemas, Context.responseBody);
}

function isWholeBody(schemas: readonly SchemaNode[]): boolean {
  return schemas.some(({ usedBy }) => usedBy.some(({ relation }) => relation === 'body'));
}

/** By its language, or by the name of the schema: locale-object reports a missing language. */
function isLocale({ names, schemas }: AskedObject): boolean {
  return (
    names.has('language') ||
    schemas.some(({ usedBy }) => usedBy.some(({ key }) => splitWords(String(key)).at(-1) === 'locale')) ||
    schemas.some((schema) => plainDefinitionNames(schema).some((name) => splitWords(name).at(-1) === 'locale'))
  );
}

function hasContext(schemas: readonly SchemaNode[], context: number): boolean {
  return schemas.some(({ contexts }) => (contexts & context) !== 0);
}
