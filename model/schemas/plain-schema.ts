import type { JsonObject } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';

/** Deeper schemas are open: what is generated from them ends there. */
const DEEPEST = 12;

/**
 * A schema as JSON Schema 2020-12 without references: those are carried out, and a circular one is open. What OpenAPI
 * 3.0 says otherwise (an exclusive bound as a boolean) is rewritten.
 */
export function plainSchema(node: SchemaNode, above: readonly SchemaNode[] = []): JsonObject {
  if (above.includes(node) || above.length >= DEEPEST) return {};
  const within = [...above, node];
  const { $schema: _, $id: __, $ref: ___, ...rest } = node.value;
  let plain: Record<string, unknown> = withoutOldBounds(rest);
  for (const use of node.uses) {
    if (use.target === null) continue;
    const target = plainSchema(use.target, within);
    if (use.relation === 'reference') plain = { ...target, ...plain };
    else place(plain, use, target);
  }
  return plain;
}

function place(plain: Record<string, unknown>, { relation, key }: SchemaUse, target: JsonObject): void {
  const inMap = {
    property: 'properties',
    patternProperty: 'patternProperties',
    dependentSchema: 'dependentSchemas',
  } as const;
  const inList = { allOf: 'allOf', anyOf: 'anyOf', oneOf: 'oneOf' } as const;
  const asValue = {
    additionalProperties: 'additionalProperties',
    items: 'items',
    not: 'not',
    condition: 'if',
    then: 'then',
    else: 'else',
    propertyNames: 'propertyNames',
    contains: 'contains',
  } as const;
  if (relation in inMap) {
    const name = inMap[relation as keyof typeof inMap];
    plain[name] = { ...(plain[name] as object | undefined), [key]: target };
  } else if (relation in inList) {
    const name = inList[relation as keyof typeof inList];
    const list = [...((plain[name] as unknown[] | undefined) ?? [])];
    list[Number(key)] = target;
    plain[name] = list;
  } else if (relation in asValue) plain[asValue[relation as keyof typeof asValue]] = target;
}

function withoutOldBounds(value: JsonObject): Record<string, unknown> {
  const plain: Record<string, unknown> = { ...value };
  for (const [exclusive, inclusive] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof plain[exclusive] !== 'boolean') continue;
    if (plain[exclusive] === true) {
      plain[exclusive] = plain[inclusive];
      delete plain[inclusive];
    } else delete plain[exclusive];
  }
  return plain;
}
