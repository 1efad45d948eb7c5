import type { Description } from '../description/description.ts';
import { isObject, member } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { groupBy } from '../lib/group-by.ts';
import { memoize, memoizeLast, memoizeText } from '../lib/memoize.ts';
import { splitWords } from '../text/words/split-words.ts';
import { type SchemaType, typesOf } from './schema-types.ts';

/**
 * What other schemas of the same name and type have for a keyword, where at least half of all of them have it and it is
 * the same in each. A name is that of a property or a parameter, in any case; one that means nothing by itself
 * (`value`) counts only among objects with the same members. Undefined where nothing follows.
 */
export function keywordOfNamesakes(
  node: SchemaNode,
  type: SchemaType,
  keyword: string,
  description: Description,
): unknown {
  const name = nameOf(node);
  const namesakes = name === null ? undefined : schemasByTypeAndName(description).get(type)?.get(name);
  return namesakes === undefined ? undefined : commonValuesOf(namesakes)(keyword);
}

/** A name may have thousands of schemas. */
const commonValuesOf = memoize((namesakes: readonly SchemaNode[]) =>
  memoizeText((keyword) => commonValue(namesakes, keyword)),
);

function commonValue(namesakes: readonly SchemaNode[], keyword: string): unknown {
  const found = namesakes.map(({ value }) => member(value, keyword)).filter((value) => value !== undefined);
  return found.length * 2 >= namesakes.length && new Set(found).size === 1 ? found[0] : undefined;
}

/** Names that say what a value is only together with the object around them. */
const NAMES_OF_ANYTHING = new Set(
  'value content data text key name label title type kind code number field item entry body result detail details info'.split(
    ' ',
  ),
);

/** The one name under which a schema is a property or a parameter; null where it has none, or several. */
const nameOf = memoizeLast(({ usedBy }: SchemaNode): string | null => {
  const names = new Set(usedBy.map(nameInUse));
  const [only = null] = names;
  return names.size === 1 ? only : null;
});

function nameInUse({ relation, key, holder }: SchemaUse): string | null {
  if (relation !== 'property' && relation !== 'parameter') return null;
  const name = splitWords(String(key)).join(' ');
  return NAMES_OF_ANYTHING.has(name) && holder !== null ? `${name} of ${membersOf(holder)}` : name;
}

const membersOf = memoize(({ value }: SchemaNode) =>
  isObject(value.properties) ? Object.keys(value.properties).sort().join(' ') : '',
);

const schemasByTypeAndName = memoize(
  ({ schemas }: Description) =>
    new Map(Array.from(groupBy(schemas, onlyTypeOf), ([type, ofType]) => [type, groupBy(ofType, nameOf)])),
);

/** The one type of a schema beside null; null where it has none, or several. */
function onlyTypeOf(node: SchemaNode): SchemaType | null {
  const [type = null, ...others] = typesOf(node).filter((one) => one !== 'null');
  return others.length > 0 ? null : type;
}
