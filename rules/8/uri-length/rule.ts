import { defineRule } from '../../../framework/define-rule.ts';
import { plain, quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asArray } from '../../../model/description/json.ts';
import type { OperationNode, PathUse, SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { greatest } from '../../../model/lib/lists.ts';
import { queryNamesOf } from '../../../model/parameters/names-in-query.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { URI_LIMIT } from '../../../model/paths/uri-length.ts';
import { effectiveSchema, itemUses } from '../../../model/schemas/effective-schema.ts';
import { valueSchemaOf } from '../../../model/schemas/fields.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';
import { typesOf } from '../../../model/schemas/schema-types.ts';

/** A parameter in the path or a name in the query, with the length of its longest value in characters. */
interface Wide {
  readonly name: string;
  readonly length: number;
}

/** An operation, with the greatest length of its URI in characters. */
interface Subject {
  readonly place: Place;
  readonly length: number;
  /** The length without the query, which could be moved to a body. */
  readonly pathLength: number;
  /** The parameters with the longest values: of all, and of those in the path. */
  readonly longest: Wide | null;
  readonly longestInPath: Wide | null;
}

/**
 * The URI with the longest values that its parameters admit stays under a length. Values without a bound count nothing.
 */
export default defineRule({
  id: 'uri-length',
  statements: ['8/uri-length'],
  severity: 'hint',
  summary: 'A URI stays under about 2000 characters, even with the longest values.',
  why: 'Browsers, proxies and logs cut or refuse longer addresses, each at another length.',
  subjects: (description) =>
    description.paths.flatMap((path) =>
      (path.node?.operations ?? []).map((operation) => subjectOf(operation, urlLength(path, description))),
    ),
  judge: ({ length, pathLength, longest, longestInPath }) => {
    if (length <= URI_LIMIT) return null;
    const isOfPath = pathLength > URI_LIMIT && longestInPath !== null;
    const wide = isOfPath ? longestInPath : longest;
    if (wide === null)
      return { message: `this URI is ${length} characters long; keep it under ${URI_LIMIT} by a shorter path` };
    const name = isOfPath ? plain(`{${wide.name}}`) : quote(wide.name);
    const most = URI_LIMIT - (length - wide.length);
    const remedy = most > 0 ? `lower the maxLength of ${name} to ${most}` : 'lower the maxLength of its parameters';
    const orBody = isOfPath ? '' : ', or take the input in the body of a search by POST';
    return {
      message: `this URI can be ${length} characters long, ${wide.length} of them for ${name}; ${remedy}${orBody}`,
    };
  },
});

/** The greatest length of a server's path with the key, without parameters in braces. */
function urlLength(path: PathUse, description: Description): number {
  const { urlsOf, of } = classifyPaths(description);
  const lengths = urlsOf(of(path)).map(({ segments }) =>
    segments.reduce((sum, { kind, text }) => sum + 1 + (kind === 'fixed' ? text.length : 0), 0),
  );
  return greatest(lengths, 0);
}

function subjectOf(operation: OperationNode, fixed: number): Subject {
  const nodes = operation.parameters.flatMap(({ node }) => (node?.location === 'path' ? [node] : []));
  const inPath = nodes.map((node) => ({ name: node.name ?? '', length: valueLength(valueSchemaOf(node)) }));
  const inQuery = queryNamesOf(operation).map(({ name, schema }) => ({ name, length: valueLength(schema) }));
  const pathLength = fixed + sumOf(inPath);
  // A name in the query counts with itself and two separators.
  const names = inQuery.reduce((sum, { name }) => sum + name.length + 2, 0);
  return {
    place: operation.place,
    length: pathLength + sumOf(inQuery) + names,
    pathLength,
    longest: widest([...inPath, ...inQuery]),
    longestInPath: widest(inPath),
  };
}

function widest(values: readonly Wide[]): Wide | null {
  return values.toSorted((left, right) => right.length - left.length)[0] ?? null;
}

function sumOf(values: readonly Wide[]): number {
  return values.reduce((sum, { length }) => sum + length, 0);
}

function valueLength(use: SchemaUse | null): number {
  return use === null || use.target === null ? 0 : longestValue(use.target);
}

function longestValue(node: SchemaNode): number {
  const types = typesOf(node);
  const { parts } = effectiveSchema(node);
  const longest = longestText(node);
  if (longest !== null) return longest;
  const items = types.includes('array') ? itemUses(parts)[0]?.target : null;
  return items ? (longestText(items) ?? 0) : 0;
}

/** The length of the longest text that a schema lists, or else admits by maxLength; null where neither bounds it. */
function longestText(node: SchemaNode): number | null {
  const listed = asArray(keywordOf(node, 'enum')?.value);
  if (listed.length > 0) {
    const lengths = listed.map((value) => String(value).length);
    return greatest(lengths, 0);
  }
  const maxLength = keywordOf(node, 'maxLength')?.value;
  return typeof maxLength === 'number' ? maxLength : null;
}
