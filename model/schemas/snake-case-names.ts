import type { SchemaNode } from '../description/nodes.ts';
import { Context } from '../description/schema-contexts.ts';
import { splitWords } from '../text/words/split-words.ts';
import { familyPropertyNames, propertyNamesIn, sameValueFamily } from './composition.ts';
import { effectiveSchema } from './effective-schema.ts';

/** An object in which a name stands: as schemas describe it, or as an example shows it. */
export interface NamedObject {
  /** The names of its properties. */
  readonly names: ReadonlySet<string>;
  /** The schemas that describe it; empty when none is known. */
  readonly schemas: readonly SchemaNode[];
  /** True for the whole body of an error response: the error object, even where it is not complete. */
  readonly isErrorBody: boolean;
  /** The names inside the value of one of its properties, or null when that is no object. */
  readonly namesInside: (name: string) => ReadonlySet<string> | null;
}

/**
 * The names that the conventions themselves write in snake case, each with what tells the one object that it belongs in
 * (statement 2.1/property-names; sections 2.3, 2.6, 2.7, 3 and 4.10).
 */
const FIXED: Readonly<Record<string, (object: NamedObject) => boolean>> = {
  debug_id: isErrorObject,
  information_link: isErrorObject,
  created_at: isFileMetadata,
  batch_result: isResponseBody,
  processing_state: ({ namesInside }) => namesInside('processing_state')?.has('status') === true,
  country_code: isLocale,
};

/** True for a name that the conventions fix and that stands in its own object; the object is looked at only when needed. */
export function isPrescribedSnakeCase(name: string, object: () => NamedObject): boolean {
  return Object.hasOwn(FIXED, name) && FIXED[name]?.(object()) === true;
}

/** The object that a schema describes (part of). */
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
      const inner = uses.flatMap(({ target }) => (target === null ? [] : [target]));
      return inner.length === 0 ? null : propertyNamesIn(inner.flatMap((node) => effectiveSchema(node).parts));
    },
  };
}

/** True for schemas of the whole body of an error response. */
export function describeErrorBody(schemas: readonly SchemaNode[]): boolean {
  return isWholeBody(schemas) && hasContext(schemas, Context.errorBody);
}

/** What is missing is a matter of 2.6/error-schema. */
function isErrorObject({ names, schemas, isErrorBody }: NamedObject): boolean {
  if (isErrorBody || (names.has('name') && names.has('message'))) return true;
  return (names.has('name') || names.has('message')) && hasContext(schemas, Context.errorBody);
}

/** Three of the four names beside it suffice: what is missing is a matter of 2.7/file-metadata. */
export function isFileMetadata({ names }: NamedObject): boolean {
  return ['id', 'size', 'url', 'type'].filter((name) => names.has(name)).length >= 3;
}

function isResponseBody({ schemas }: NamedObject): boolean {
  if (!hasContext(schemas, Context.requestBody | Context.responseBody)) return true;
  return isWholeBody(schemas) && hasContext(schemas, Context.responseBody);
}

function isWholeBody(schemas: readonly SchemaNode[]): boolean {
  return schemas.some(({ usedBy }) => usedBy.some(({ relation }) => relation === 'body'));
}

/** By its other half, or by what it is called: a missing language is a matter of 2.3/locale. */
function isLocale({ names, schemas }: NamedObject): boolean {
  return (
    names.has('language') ||
    schemas.some(({ usedBy }) => usedBy.some(({ key }) => splitWords(String(key)).at(-1) === 'locale'))
  );
}

function hasContext(schemas: readonly SchemaNode[], context: number): boolean {
  return schemas.some(({ contexts }) => (contexts & context) !== 0);
}
