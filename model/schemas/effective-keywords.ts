import type { Description } from '../description/description.ts';
import { has } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { Context } from '../description/schema-contexts.ts';
import { BRANCHES } from '../description/schema-relations.ts';
import { memoize, memoizeText } from '../lib/memoize.ts';
import { effectiveSchema, type Keyword } from './effective-schema.ts';
import { ownTypes, type SchemaType } from './schema-types.ts';

/** Branches within branches, deeper than anyone writes by hand; by an alias of YAML a schema may even hold itself. */
const DEEPEST = 20;

/** True where a schema describes a value itself, and is no condition that picks values (`not`, `if`, `contains`). */
export function describesValue({ contexts }: SchemaNode): boolean {
  return (contexts & Context.describesInstance) !== 0;
}

/** The schema and those that it is written into as a branch, from the inside out: they all describe the same value. */
export const withEnclosingSchemas: (node: SchemaNode) => readonly SchemaNode[] = memoize((node) => {
  const found = [node];
  for (let { written } = node; written !== null && written.holder !== null && BRANCHES.has(written.relation); ) {
    if (found.length > DEEPEST) break;
    found.push(written.holder);
    written = written.holder.written;
  }
  return found;
});

/** A keyword that holds for the values of a schema: its own, or one of what it takes in, or of what it is written into. */
export function keywordOf(node: SchemaNode, name: string): Keyword | undefined {
  for (const holder of withEnclosingSchemas(node)) {
    const keyword = effectiveSchema(holder).keyword(name);
    if (keyword !== undefined) return keyword;
  }
  return undefined;
}

/** The types of the values of a schema; a branch that names none has those of what it is written into. */
export const typesOf: (node: SchemaNode) => readonly SchemaType[] = memoize((node) => {
  for (const holder of withEnclosingSchemas(node)) {
    const { types, parts } = effectiveSchema(holder);
    if (types.length > 0 && parts.some(({ value }) => has(value, 'type'))) return types;
  }
  return effectiveSchema(node).types;
});

/** All schemas of values of a type, those included that only add to another one. */
export function schemasOfType(description: Description, type: SchemaType): readonly SchemaNode[] {
  return schemasByTypes(description)(type);
}

const schemasByTypes = memoize(({ schemas }: Description) =>
  memoizeText((type) => schemas.filter((node) => describesValue(node) && typesOf(node).includes(type as SchemaType))),
);

/**
 * True for a schema that makes its values be of a type. A schema that only adds to another one (a branch, or keywords
 * beside a `$ref`) counts only when it names the type itself; and of several that make up one schema, only one counts,
 * so that what the whole lacks is told once.
 */
export function isOfType(node: SchemaNode, type: SchemaType): boolean {
  return reportedTypes(node).includes(type);
}

const reportedTypes: (node: SchemaNode) => readonly SchemaType[] = memoize((node) => {
  const isBranch = node.written !== null && BRANCHES.has(node.written.relation);
  if ((isBranch || has(node.value, '$ref')) && !has(node.value, 'type')) return [];
  return ownTypes(node.value).filter((type) => reportingSchemaFor(node, type) === node);
});

/** The schemas that make their values be of a type, one for each whole. */
export function schemasReportingType(description: Description, type: SchemaType): readonly SchemaNode[] {
  return schemasWithType(description)(type);
}

const schemasWithType = memoize(({ schemas }: Description) =>
  memoizeText((type) => schemas.filter((node) => describesValue(node) && isOfType(node, type as SchemaType))),
);

/** The schema that answers for the whole that a schema is written into: one that is referred to, else the outermost. */
function reportingSchemaFor(node: SchemaNode, type: SchemaType): SchemaNode {
  const whole = wholeOf(node);
  const typed = effectiveSchema(whole).parts.filter(
    ({ value }) => has(value, 'type') && ownTypes(value).includes(type),
  );
  return typed.find((part) => wholeOf(part) !== whole) ?? typed[0] ?? node;
}

function wholeOf(node: SchemaNode): SchemaNode {
  let whole = node;
  for (let level = 0; level < DEEPEST; level++) {
    if (whole.written?.relation !== 'allOf' || whole.written.holder === null) break;
    whole = whole.written.holder;
  }
  return whole;
}

/** The names under which properties hold the schema, by reference or not; empty when none does. */
export function propertyNamesOf({ usedBy }: SchemaNode): string[] {
  return [...new Set(usedBy.filter(({ relation }) => relation === 'property').map(({ key }) => String(key)))];
}

/** What a message calls the schema: its property, component or parameter name, else its kind. */
export function displayName(node: SchemaNode): string {
  const use = node.written ?? node.usedBy[0];
  const named = use !== undefined && ['property', 'component', 'parameter', 'header'].includes(use.relation);
  return named ? String(use.key) : 'this schema';
}
