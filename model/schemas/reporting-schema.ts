import { has } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { BRANCHES } from '../description/schema-relations.ts';
import { memoizeFamily } from '../lib/memoize.ts';
import { withExtendingSchemas } from './composition.ts';
import { effectiveSchema } from './effective-schema.ts';
import { ownTypes, type SchemaType } from './schema-types.ts';
import { siblingDefinitions } from './sibling-definitions.ts';

/**
 * The schema at which a rule reports the keywords that values of a type lack. Several schemas may describe the same
 * values; one of them is asked, so that what is missing is reported once. Null where the schema does not make its
 * values be of the type.
 *
 *   schema that is asked about                              type     reporting schema
 *   {type: string}                                          string   itself
 *   {type: string}                                          integer  none
 *   {pattern: ^a}                                           string   itself: the pattern implies the type
 *   {$ref: A, title: T}                                     string   none: A is reported, where it is of the type
 *   {$ref: A, type: string}, A: {type: string}              string   A
 *   {allOf: [{$ref: A}, {type: string}]}, the second branch string   A
 *   {type: string, allOf: [{type: string}]}, the branch     string   the schema around it
 *   {type: string, allOf: [{maxLength: 9}]}, the branch     string   none: it only adds to the schema around it
 *   {anyOf: [{type: string}]}, the branch                   string   itself: each alternative stands for itself
 *   {allOf: [{properties: {a: B}}, {properties: {a: C}}]}   of B: itself; of C: B, if both name the type
 *
 * Definitions of one property count only if they are judged by the rule that asks (`isJudged`): the first that names
 * the type by `type`, else the first that implies it.
 */
export function reportingSchema(
  node: SchemaNode,
  type: SchemaType,
  isJudged: (other: SchemaNode) => boolean = () => true,
): SchemaNode | null {
  const inComposition = reportingPart(node, type);
  if (inComposition !== node) return inComposition;
  const siblings = siblingDefinitions(node);
  const reports = (other: SchemaNode) => namesType(other) && isJudged(other);
  const isNamed = namesType(node);
  const others = siblings.map(({ earlier, later }) => earlier.find(reports) ?? (isNamed ? null : later.find(reports)));
  return others.every((other) => other != null) ? (others[0] ?? node) : node;
}

/** The same for the schemas that are composed by `allOf` and `$ref`. */
function reportingPart(node: SchemaNode, type: SchemaType): SchemaNode | null {
  const index = ownTypes(node.value).indexOf(type);
  return index === -1 ? null : (reportingParts(node)[index] ?? null);
}

const NONE: readonly never[] = Object.freeze([]);

/** One entry for each of the schema's own types, in their order; empty where the schema only adds to another one. */
const reportingParts: (node: SchemaNode) => readonly SchemaNode[] = memoizeFamily((node) => {
  const isBranch = node.written !== null && BRANCHES.has(node.written.relation);
  if ((isBranch || has(node.value, '$ref')) && !has(node.value, 'type')) return NONE;
  return ownTypes(node.value).map((type) => firstOfType(node, type));
});

/**
 * Of the schemas that name the type in the composition that a schema is written into: one that is referred to, else the
 * outermost.
 */
function firstOfType(node: SchemaNode, type: SchemaType): SchemaNode {
  const whole = outermostAllOf(node);
  const typed = effectiveSchema(whole).parts.filter(
    ({ value }) => has(value, 'type') && ownTypes(value).includes(type),
  );
  return typed.find((part) => outermostAllOf(part) !== whole) ?? typed[0] ?? node;
}

/**
 * The schema that a schema is written into by `allOf`, at any depth; the schema itself where it is no branch of one.
 */
function outermostAllOf(node: SchemaNode): SchemaNode {
  return withExtendingSchemas(node).at(-1) ?? node;
}

function namesType(schema: SchemaNode): boolean {
  return effectiveSchema(schema).parts.some(({ value }) => has(value, 'type'));
}
