import type { Description } from '../description/description.ts';
import { isObject, member } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { appendTo, settled } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';
import { splitWords } from '../text/words/split-words.ts';
import { type SchemaType, typesOf } from './schema-types.ts';

/**
 * What other schemas of the same name and type have for a keyword, where at least half of all of them have it and it is
 * the same in each. A name is that of a property or a parameter, in any case; one that means nothing by itself (`value`)
 * counts only among objects with the same members. Undefined where nothing follows.
 */
export function keywordOfNamesakes(
  node: SchemaNode,
  type: SchemaType,
  keyword: string,
  description: Description,
): unknown {
  const name = nameOf(node);
  if (name === null) return undefined;
  const answers = answersIn(description);
  const question = `${keyword} ${type} ${name}`;
  if (!answers.has(question)) {
    answers.set(question, commonValue(schemasByName(description).get(`${type} ${name}`) ?? [], keyword));
  }
  return answers.get(question);
}

/** What is known already, by keyword, type and name: a name may have thousands of schemas. */
const answersIn = memoize((_: Description) => new Map<string, unknown>());

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
function nameOf({ usedBy }: SchemaNode): string | null {
  const names = new Set(usedBy.map(nameInUse));
  const [only = null] = names;
  return names.size === 1 ? only : null;
}

function nameInUse({ relation, key, holder }: SchemaUse): string | null {
  if (relation !== 'property' && relation !== 'parameter') return null;
  const name = splitWords(String(key)).join(' ');
  return NAMES_OF_ANYTHING.has(name) && holder !== null ? `${name} of ${membersOf(holder)}` : name;
}

const membersOf = memoize(({ value }: SchemaNode) =>
  isObject(value.properties) ? Object.keys(value.properties).sort().join(' ') : '',
);

/** The schemas of each type and name. */
const schemasByName: (description: Description) => ReadonlyMap<string, readonly SchemaNode[]> = memoize(
  ({ schemas }) => {
    const byName = new Map<string, SchemaNode[]>();
    for (const node of schemas) {
      const [type, ...others] = typesOf(node).filter((one) => one !== 'null');
      const name = type === undefined || others.length > 0 ? null : nameOf(node);
      if (name !== null) appendTo(byName, `${type} ${name}`, node);
    }
    return settled(byName);
  },
);
