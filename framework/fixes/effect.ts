import type { Description } from '../../model/description/description.ts';
import { asString, isObject, type JsonObject, member } from '../../model/description/json.ts';
import { isBelow, type Place, pathOf } from '../../model/description/place.ts';
import { valueAt } from '../../model/description/value-at.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { keepsBound } from '../../model/schemas/keeps-bound.ts';
import { enumValues } from '../../model/schemas/listed-values.ts';
import { lengthsOfFormat } from '../../model/schemas/widest-bounds.ts';
import type { Edit } from '../remedy.ts';

/**
 * True for an edit by which no message becomes valid or invalid, and no name or value on the wire changes: of examples
 * and texts, of names that only the description has, and of bounds that hold already.
 */
export function isWithoutEffect(edit: Edit, description: Description): boolean {
  if (edit.edit === 'rename') return isNameOfDescription(edit.place, edit.of);
  if (isDocumentation(edit.place) || isBelow(edit.place, exampleRoots(description))) return true;
  return edit.edit === 'set' && isBoundThatHolds(edit.place, edit.value);
}

/** Members whose values are for people, or for tools that know them. Other extensions may list what is on the wire. */
const DOCUMENTATION: ReadonlySet<string | number> = new Set([
  'example',
  'examples',
  'description',
  'summary',
  'title',
  'externalDocs',
  'tags',
  'operationId',
  'x-lintel',
]);

/** Objects whose keys are names that the author chose: a property may be called `example`. */
const NAMED: ReadonlySet<string | number> = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  'definitions',
  '$defs',
  'schemas',
  'responses',
  'parameters',
  'requestBodies',
  'headers',
  'securitySchemes',
  'links',
  'callbacks',
  'pathItems',
  'paths',
  'webhooks',
  'content',
  'encoding',
  'variables',
  'mapping',
]);

/** Keywords with values that clients send or get: an object in them may have any keys. */
const VALUES: ReadonlySet<string | number> = new Set(['default', 'const', 'enum']);

/** True at and inside of an example, or a text for people. */
function isDocumentation(place: Place): boolean {
  let isName = false;
  for (const key of pathOf(place)) {
    if (!isName && DOCUMENTATION.has(key)) return true;
    if (!isName && VALUES.has(key)) return false;
    isName = !isName && NAMED.has(key);
  }
  return false;
}

/** Also those that a reference leads to, whatever the keys above them are. */
const exampleRoots = memoize(
  ({ examples }: Description): ReadonlySet<Place> => new Set(examples.map(({ place }) => place)),
);

/**
 * A component's name, and that of a path parameter, which clients put in by its place; in a matrix, they send it (RFC
 * 6570, section 3.2.7).
 */
function isNameOfDescription({ parent }: Place, of: string): boolean {
  if (of === 'component') return true;
  const parameter = of === 'parameter' && parent !== null ? valueAt(parent) : undefined;
  return member(parameter, 'in') === 'path' && member(parameter, 'style') !== 'matrix';
}

/** True where the schema admits no more without the bound than with it. */
function isBoundThatHolds({ parent, key }: Place, bound: unknown): boolean {
  const schema = parent === null ? undefined : valueAt(parent);
  if (!isObject(schema) || member(schema, key) !== undefined) return false;
  if (/^min(?:Length|Items|Properties)$/.test(String(key)) && bound === 0) return true;
  return holdsForListed(schema, String(key), bound) || holdsForFormat(schema, String(key), bound);
}

function holdsForListed(schema: JsonObject, keyword: string, bound: unknown): boolean {
  const values = enumValues(schema);
  return values?.every((value) => keepsBound(keyword, value, bound)) ?? false;
}

/** Signed integers of 32 bits. */
const INT32: readonly [number, number] = [-(2 ** 31), 2 ** 31 - 1];

function holdsForFormat(schema: JsonObject, keyword: string, bound: unknown): boolean {
  const format = asString(schema.format) ?? '';
  const [least, most] = /imum$/.test(keyword) ? (format === 'int32' ? INT32 : []) : (lengthsOfFormat(format) ?? []);
  if (least === undefined || most === undefined || typeof bound !== 'number') return false;
  return /^min(?:imum|Length)$/.test(keyword) ? bound <= least : /^max(?:imum|Length)$/.test(keyword) && bound >= most;
}
