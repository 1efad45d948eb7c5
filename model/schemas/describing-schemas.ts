import { asObject, has, isObject, strings } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { SAME_VALUE } from '../description/schema-relations.ts';
import { admits } from '../text/pattern/admits.ts';
import { parsePattern } from '../text/pattern/pattern.ts';
import { effectiveSchema } from './effective-schema.ts';
import { enumValues } from './listed-values.ts';
import { admittedTypes, typeNamesOf } from './schema-types.ts';

/**
 * The schemas that describe a value: those that are given, their parts, and of the alternatives by `anyOf` and `oneOf`
 * those that admit the value, or all where none does.
 */
export function describingSchemas(schemas: readonly SchemaNode[], value: unknown): readonly SchemaNode[] {
  const found = new Set(schemas);
  for (const { uses } of found) {
    if (!uses.some(({ relation }) => SAME_VALUE.has(relation))) continue;
    for (const { target } of describingUses(uses, value)) if (target !== null) found.add(target);
  }
  return [...found];
}

function describingUses(uses: readonly SchemaUse[], value: unknown): SchemaUse[] {
  const same = uses.filter(({ relation }) => SAME_VALUE.has(relation));
  const excluded = new Set(['anyOf', 'oneOf'].flatMap((keyword) => excludedBranches(same, keyword, value)));
  return same.filter((use) => !excluded.has(use));
}

function excludedBranches(uses: readonly SchemaUse[], keyword: string, value: unknown): SchemaUse[] {
  const branches = uses.filter(({ relation }) => relation === keyword);
  const excluded = branches.filter(({ target }) => target !== null && !mayAdmit(target, value));
  return excluded.length === branches.length ? [] : excluded;
}

/**
 * False for a value that a schema surely does not admit, by type, listed values, format, pattern, or the names and
 * constants of an object.
 */
function mayAdmit(schema: SchemaNode, value: unknown): boolean {
  const types = admittedTypes(schema);
  if (types !== null && !typeNamesOf(value).some((type) => types.has(type))) return false;
  return effectiveSchema(schema).parts.every((part) => partMayAdmit(part.value, value));
}

/**
 * What texts of a format have in common, also those that are misspelled. A day has no time of day, and a date-time has
 * one: of `anyOf: [{format: date-time}, {format: date}]` one describes a value.
 */
const FORMS: ReadonlyMap<unknown, RegExp> = new Map([
  ['date', /^(?!.*\d:\d).*\d[-./]\d/],
  ['date-time', /\d:\d|\d[Tt]\d/],
  ['time', /\d:\d/],
  ['uuid', /^[\da-f]{8}-/i],
]);

function partMayAdmit(part: SchemaNode['value'], value: unknown): boolean {
  const listed = enumValues(part);
  if (listed !== null && !isObject(value) && !Array.isArray(value)) return listed.includes(value);
  if (typeof value === 'string') {
    if (FORMS.get(part.format)?.test(value) === false) return false;
    return typeof part.pattern !== 'string' || admits(parsePattern(part.pattern), value) !== false;
  }
  if (!isObject(value)) return true;
  if (strings(part.required).some((name) => !has(value, name))) return false;
  return Object.entries(asObject(part.properties)).every(([name, property]) => {
    const constants = has(value, name) ? enumValues(asObject(property)) : null;
    return constants === null || isObject(value[name]) || constants.includes(value[name]);
  });
}
