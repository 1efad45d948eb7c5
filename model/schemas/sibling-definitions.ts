import { has } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { addTo } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';
import { outermostSchemas } from './composition.ts';
import { isOfType, keywordOf, withEnclosingSchemas } from './effective-keywords.ts';
import { effectiveSchema, type Keyword } from './effective-schema.ts';
import type { SchemaType } from './schema-types.ts';

/**
 * The other definitions of a property in one whole object: the values of a property that several parts define
 * (`allOf: [Page, {properties: {items: …}}]`) satisfy them all, and what one definition lacks may stand in another.
 */
interface Beside {
  readonly earlier: readonly SchemaNode[];
  readonly later: readonly SchemaNode[];
}

/** A keyword that holds for the values of a schema: its own, or one of another definition wherever the schema is used. */
export function keywordInAnyDefinition(node: SchemaNode, name: string): Keyword | undefined {
  const own = keywordOf(node, name);
  if (own !== undefined) return own;
  const found = besideOf(node).map(({ earlier, later }) => firstKeyword([...earlier, ...later], name));
  return found.every((keyword) => keyword !== undefined) ? found[0] : undefined;
}

/** True where another definition of the same property is so, wherever the schema is used. */
export function siblingDefinitionMatches(node: SchemaNode, isSo: (other: SchemaNode) => boolean): boolean {
  const all = besideOf(node);
  return all.length > 0 && all.every(({ earlier, later }) => earlier.some(isSo) || later.some(isSo));
}

/**
 * True for the schema that answers for what its values lack: it is of the type, and of several definitions of a property
 * that are judged the first that names the type. One that names none leaves that to those that do.
 */
export function isReportingSchema(
  node: SchemaNode,
  type: SchemaType,
  isJudged: (other: SchemaNode) => boolean = () => true,
): boolean {
  if (!isOfType(node, type)) return false;
  const all = besideOf(node);
  const answers = (other: SchemaNode) => namesType(other) && isJudged(other);
  const isNamed = namesType(node);
  const isAnswered = ({ earlier, later }: Beside) => earlier.some(answers) || (!isNamed && later.some(answers));
  return all.length === 0 || !all.every(isAnswered);
}

/** Every definition of a property in the parts of one object. */
export function propertyDefinitions(parts: readonly SchemaNode[], name: string): SchemaUse[] {
  return parts.flatMap(({ uses }) => uses.filter(({ relation, key }) => relation === 'property' && key === name));
}

function firstKeyword(schemas: readonly SchemaNode[], name: string): Keyword | undefined {
  for (const schema of schemas) {
    const keyword = effectiveSchema(schema).keyword(name);
    if (keyword !== undefined) return keyword;
  }
  return undefined;
}

function namesType(schema: SchemaNode): boolean {
  return effectiveSchema(schema).parts.some(({ value }) => has(value, 'type'));
}

/** One entry for each whole; empty where the schema is used otherwise too, or is the only definition in one of them. */
const besideOf: (node: SchemaNode) => readonly Beside[] = memoize((node) => {
  const found: Beside[] = [];
  for (const { holder, key, target } of propertyUses(node) ?? []) {
    for (const whole of holder === null ? [] : outermostSchemas(holder)) {
      const all = sharedDefinitions(whole).get(String(key)) ?? [];
      const place = target === null ? -1 : all.indexOf(target);
      if (place < 0) return [];
      found.push({ earlier: all.slice(0, place), later: all.slice(place + 1) });
    }
  }
  return found;
});

/** Null where a schema is more than a definition of properties, or a part of such. */
function propertyUses({ usedBy }: SchemaNode): SchemaUse[] | null {
  const uses = usedBy.filter(({ relation }) => relation !== 'component' && relation !== 'file');
  return uses.every(({ relation }) => relation === 'property') ? uses : null;
}

const NONE: ReadonlyMap<string, readonly SchemaNode[]> = new Map();

/** The properties that several parts of an object define, with all definitions. */
const sharedDefinitions: (whole: SchemaNode) => ReadonlyMap<string, readonly SchemaNode[]> = memoize((whole) => {
  const parts = new Set(withEnclosingSchemas(whole).flatMap((holder) => effectiveSchema(holder).parts));
  if (parts.size < 2) return NONE;
  const definitions = new Map<string, Set<SchemaNode>>();
  for (const { uses } of parts) {
    for (const { relation, key, target } of uses) {
      if (relation === 'property' && target !== null) addTo(definitions, String(key), target);
    }
  }
  const shared = [...definitions].filter(([, schemas]) => schemas.size > 1);
  return new Map(shared.map(([name, schemas]) => [name, [...schemas]]));
});
