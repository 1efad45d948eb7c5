import type { SchemaView } from './schema-view.ts';

/**
 * Keywords that say nothing of which values are admitted; what is referred to, and an alternative that is the only one,
 * are parts of their own.
 */
const SAYS_NOTHING =
  /^(?:\$ref|\$dynamicRef|allOf|anyOf|oneOf|\$schema|\$id|\$anchor|\$dynamicAnchor|\$comment|title|description|examples?|deprecated|externalDocs|xml|x-.*)$/;

/** True where a schema says anything of its values. */
export function isRestricting({ parts, groups, constants, nullAt }: SchemaView): boolean {
  if (groups.length > 0 || constants.length > 0 || nullAt !== null) return true;
  return parts.some(({ value }) => Object.keys(value).some(saysSomething));
}

function saysSomething(keyword: string): boolean {
  return !SAYS_NOTHING.test(keyword);
}

/** Keywords of a schema of bytes, which OpenAPI 3.1 writes as no schema at all. */
const OF_BYTES: ReadonlySet<string> = new Set(['type', 'format', 'contentMediaType', 'contentEncoding']);

/**
 * True where a body that is written by its media type alone is meant: bytes, without a schema or with one that only
 * says so.
 */
export function isOfBytes(view: SchemaView): boolean {
  if (!isRestricting(view)) return true;
  const isBinary =
    view.all('format').some(({ value }) => value === 'binary') || view.first('contentMediaType') !== null;
  const says = view.parts.flatMap(({ value }) => Object.keys(value).filter(saysSomething));
  return isBinary && says.every((key) => OF_BYTES.has(key));
}
