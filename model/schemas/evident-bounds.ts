import type { Description } from '../description/description.ts';
import { asString, member } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { valueAt } from '../description/value-at.ts';
import { type StatedBounds, statedBounds } from '../text/stated-bounds.ts';
import { effectiveSchema } from './effective-schema.ts';
import { keywordOfNamesakes } from './namesakes.ts';
import type { SchemaType } from './schema-types.ts';

/** The keywords that bound values of a type. */
const KEYWORDS = {
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
  integer: ['minimum', 'maximum'],
} as const;

/** The types that have bounds of their own. */
export type BoundedType = keyof typeof KEYWORDS;

/** Whether values of a type have bounds that `evidentBounds` looks for. */
export function isBoundedType(type: SchemaType): type is BoundedType {
  return Object.hasOwn(KEYWORDS, type);
}

/**
 * The bounds of a schema that something in the description gives: its own words or those of its parameter or header,
 * else all other schemas of its name and type that have such a bound. Null where nothing gives one.
 */
export function evidentBounds(node: SchemaNode, type: BoundedType, description: Description): StatedBounds {
  const stated = textsOn(node).map((text) => statedBounds(text, type));
  const [lower = null, upper = null] = KEYWORDS[type].map((keyword, index) => {
    const own = stated.map((bounds) => (index === 0 ? bounds.lower : bounds.upper)).find((bound) => bound !== null);
    const others = own === undefined ? keywordOfNamesakes(node, type, keyword, description) : own;
    return typeof others === 'number' ? others : null;
  });
  return { lower, upper };
}

/** What is said of the values of a schema: by it, and by what it is the schema of. */
export function textsOn(node: SchemaNode): string[] {
  const own = effectiveSchema(node).parts.map(({ value }) => value.description);
  const holders = node.usedBy.filter(({ relation }) => relation === 'parameter' || relation === 'header');
  return [...own, ...holders.map(descriptionOfHolder)].flatMap((text) => asString(text) ?? []);
}

/** The description of the parameter or header whose schema this is. */
function descriptionOfHolder({ place }: SchemaUse): unknown {
  return place.parent === null ? undefined : member(valueAt(place.parent), 'description');
}
