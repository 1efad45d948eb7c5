import { vocabularyOf } from '../annotations/vocabulary-of-description.ts';
import type { Description } from '../description/description.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { groupBy } from '../lib/group-by.ts';
import { memoize, memoizeLast } from '../lib/memoize.ts';
import { isOfParameter, type QueryName, queryNamesOf } from '../parameters/names-in-query.ts';
import { operationsByParameter } from '../query/query-names.ts';
import { queryRenames, renameIfNamed } from '../query/query-renames.ts';
import { nameInOtherNumber } from '../query/repeated-parameters.ts';
import { STANDARD_NAMES } from '../query/standard-names.ts';
import { familyPropertyNames } from '../schemas/composition.ts';
import { admitsOnly, admittedTypes } from '../schemas/schema-types.ts';
import { nameWithoutPrefix, needlessBooleanPrefix } from '../text/words/boolean-prefix.ts';
import type { Vocabulary } from '../text/words/declared-vocabulary.ts';
import { grammaticalNumber } from '../text/words/grammatical-number.ts';
import { isCamelCase, toCamelCase } from '../text/words/name-case.ts';
import { grammaticalNumberOfName, toPluralName, toSingularName, withoutListWord } from '../text/words/plural-names.ts';
import { splitWords } from '../text/words/split-words.ts';

/** The name that all rules about names agree on. */
export interface FinalName {
  /** Null where none can be formed from the words of the given name. */
  readonly name: string | null;
  /** True where something else has that name already, where the name is written. */
  readonly isTaken: boolean;
}

/** Last words of names that have no plural, so that another word has to end the name: `orderBy`, `pastDue`. */
const NO_NOUNS = new Set('as at by due for from in into of on onto or per to upon via with without'.split(' '));

/** Fields of an e-mail that hold any number of addresses (RFC 5322). */
const ADDRESS_LISTS = new Set(['cc', 'bcc']);

/**
 * True for a name that 2.1/array-names takes for a singular noun; not for `$or`, nor for `groupByDimensions`, whose
 * last word is a plural.
 */
export function isSingularName(name: string, vocabulary: Vocabulary): boolean {
  const words = splitWords(name);
  const last = words.at(-1) ?? '';
  if (words.length === 1 && NO_NOUNS.has(last)) return false;
  if (ADDRESS_LISTS.has(last) || grammaticalNumber(last, vocabulary) === 'plural') return false;
  return grammaticalNumberOfName(name, vocabulary) === 'singular';
}

/**
 * The name in the plural, without a word for a list: `geoAreas` for `geoAreaList`. Null where its last word has no
 * plural, or is its own.
 */
function pluralOf(name: string): string | null {
  const plural = toPluralName(toSingularName(withoutListWord(name)));
  return NO_NOUNS.has(splitWords(name).at(-1) ?? '') || plural === name ? null : plural;
}

/**
 * The name to write for a property: camelCase, in the plural for an array, and without the prefix of a boolean (2.1).
 * `schema` is that of its values, `holder` the one that has the property.
 */
export function finalPropertyName(
  name: string,
  schema: SchemaNode | null,
  holder: SchemaNode,
  description: Description,
): FinalName {
  if (standsForSeveral(name)) return { name: null, isTaken: false };
  const vocabulary = vocabularyOf(description);
  const isBoolean = schema !== null && admittedTypes(schema)?.has('boolean') === true;
  const isList = schema !== null && admitsOnly(schema, 'array');
  const final = settled(name, (known) => {
    const bare = isBoolean ? withoutPrefixes(known, vocabulary) : known;
    const numbered = bare !== null && isList && isSingularName(bare, vocabulary) ? pluralOf(bare) : bare;
    return numbered === null ? null : inCamelCase(numbered);
  });
  const sharing = final === null || final === name ? [] : (namesByCamelCase(holder).get(final) ?? []);
  const isTaken = sharing.some((other) => other !== name);
  return { name: final, isTaken };
}

/** True for `option[itemNr].rate`: what stands in brackets is put in by who sends it. */
export function standsForSeveral(name: string): boolean {
  return /\[[^\]]+\]|\{[^}]+\}|<[^>]+>/.test(name);
}

/** The names of properties by the name that they have in camelCase: `Attachments` is to be attachments as well. */
const namesByCamelCase = memoizeLast((holder: SchemaNode) =>
  groupBy(familyPropertyNames(holder), (name) => inCamelCase(name) ?? name),
);

/**
 * The name to write in a query: that of sections 4.3 and 4.4 for what it is for, else camelCase (4.1), without the
 * prefix of a boolean, and in the number that its values need.
 */
export function finalQueryName(query: QueryName, description: Description): FinalName {
  const name = wantedQueryName(query, description);
  return { name, isTaken: name !== null && isTakenBeside(query, name, description) };
}

function wantedQueryName(query: QueryName, description: Description): string | null {
  const known = wantedQueryNames(description);
  const name = known.get(query);
  if (name !== undefined) return name;
  const wanted =
    queryRenames(description).get(query)?.instead ??
    settled(query.name, (given) => {
      const words = ownWords({ ...query, name: given }, description);
      const camel = words === null ? null : inCamelCase(words);
      return camel === null || renameIfNamed(query, camel, description) !== null ? null : camel;
    });
  known.set(query, wanted);
  return wanted;
}

const wantedQueryNames = memoize((_description: Description) => new Map<QueryName, string | null>());

/**
 * What a name comes to when it is corrected until nothing is left to correct: `ISOis` of a boolean is `isOis` first.
 */
function settled(name: string, correct: (name: string) => string | null): string | null {
  const corrected = correct(name);
  return corrected === null || corrected === name ? corrected : settled(corrected, correct);
}

/**
 * True where the name alone has to be changed: values under a name of sections 4.3 and 4.4 have to fit these as well.
 */
export function isRenameEnough({ name, isTaken }: FinalName): boolean {
  return name !== null && !isTaken && !STANDARD_NAMES.has(name);
}

function ownWords(query: QueryName, description: Description): string | null {
  const { name, parameter, schema } = query;
  const target = schema?.target ?? null;
  const isBoolean = target !== null && admittedTypes(target)?.has('boolean') === true;
  if (isBoolean) return withoutPrefixes(name, vocabularyOf(description));
  return (isOfParameter(query) ? nameInOtherNumber({ ...parameter, name }, description) : null) ?? name;
}

/** Also where another one is to have the name: `created_at.gt` and `created_at.gte` cannot both be createdAtAfter. */
function isTakenBeside(query: QueryName, name: string, description: Description): boolean {
  const operations = operationsByParameter(description).get(query.parameter) ?? [];
  return operations.some((operation) =>
    queryNamesOf(operation).some(
      (other) => !isSameQuery(other, query) && (other.name === name || wantedQueryName(other, description) === name),
    ),
  );
}

function isSameQuery(one: QueryName, { parameter, name }: QueryName): boolean {
  return one.parameter === parameter && one.name === name;
}

/** `isHasChildren` has two. Null where what is left could not be a name. */
function withoutPrefixes(name: string, vocabulary: Vocabulary): string | null {
  if (needlessBooleanPrefix(name, vocabulary) === null) return name;
  const without = nameWithoutPrefix(name);
  return without === null ? null : withoutPrefixes(without, vocabulary);
}

function inCamelCase(name: string): string | null {
  return isCamelCase(name) ? name : toCamelCase(name);
}
