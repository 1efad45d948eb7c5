import { vocabularyOf } from '../annotations/vocabulary-of-description.ts';
import type { Description } from '../description/description.ts';
import { addTo, appendTo } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';
import { bodyProperties } from '../operations/body-properties.ts';
import { operationOf } from '../operations/operation-of-method.ts';
import type { PathClassification, ResourceSegment } from '../paths/classification.ts';
import { classifyPaths } from '../paths/classify.ts';
import { isNamedByVerb, resourceSegments } from '../paths/resource-segments.ts';
import { successSchema } from '../paths/response-shape.ts';
import { isPluralOfOne, nameReader } from '../paths/segment-names.ts';
import { withoutParameterNames } from '../paths/template.ts';
import { definitionNames, describedWords } from '../schemas/definition-names.ts';
import { noVocabulary } from '../text/words/declared-vocabulary.ts';
import { toSingular } from '../text/words/grammatical-number.ts';
import { lexiconClass } from '../text/words/lexicon.ts';
import { grammaticalNumberOfName, toPluralName, toSingularName } from '../text/words/plural-names.ts';
import { splitWords } from '../text/words/split-words.ts';
import { prepositions } from '../text/words/word-lists.ts';
import { itemsOf } from './bulk-requests.ts';
import { arrayNames } from './collection-response.ts';

/**
 * The name to write for a segment, in the form of paths, where its number is wrong: `order-lines` for the collection
 * `OrderLine`. Null where the number is right or not known, where what the segment is, is not sure, where its name is a
 * verb, and where its plural would be a guess.
 */
export function nameInOtherNumber(resource: ResourceSegment, description: Description): string | null {
  const wanted = otherNumber(resource, description);
  if (!isJudgedByName(resource, description)) return null;
  if (wanted === resource.segment.name || isNamedByVerb(resource, vocabularyOf(description))) return null;
  const name = resource.meaning === 'collection' ? pluralFor(resource, description) : wanted;
  return name === null ? null : splitWords(name).join('-');
}

/** True for a segment that certainly names a data resource. */
export function isJudgedByName(resource: ResourceSegment, description: Description): boolean {
  return judgedSegments(description).has(resource);
}

const judgedSegments: (description: Description) => ReadonlySet<ResourceSegment> = memoize(
  (description) => new Set(resourceSegments(description)),
);

/** Last words of names of parameters that identify, besides the name of what they identify. */
const IDENTIFYING = new Set(
  'id ids identifier sid uuid guid key number code name slug handle ref reference'.split(' '),
);

/** Those of what an identified resource has, which may be said of something else: `{publicationNumber}` of a patent. */
const ATTRIBUTES = new Set('number code name slug'.split(' '));

/** Names of arrays and schemas that do not say what they hold. */
const GENERAL = new Set('item data entry result record value element list row object resource model'.split(' '));

/** Words at the end of schemas' names for what is shown of them: `UserRead`, `UserPublic`. */
const VIEWS = new Set('read out public'.split(' '));

/** Words of schemas' names for their purpose. */
const PURPOSES = new Set(
  'response request dto input output summary detail details info full short get list base'.split(' '),
);

/** Nouns for what holds many: their plural is of several such holders, and not of what one holds. */
const HOLDERS = new Set(
  'archive batch catalog catalogue code content database directory feed history inventory journal ledger library list log pool queue registry set stock store weather'.split(
    ' ',
  ),
);

/**
 * The plural name for a collection with a singular name, in the hyphenated form of paths: of what the identifier behind
 * it names, or of what its GET answers with, or its own plural. Null where its own would be a guess: `change-logs` are
 * no entries of a change log.
 */
function pluralFor(resource: ResourceSegment, description: Description): string | null {
  const words = splitWords(resource.segment.name);
  const held = namesOfHeld(resource, description);
  // A schema `chartRestApi` of `chart` says more than what is held.
  const isOwn = (name: readonly string[]) =>
    name.at(-1) === words.at(-1) || words.every((word, at) => name[at] === word);
  if (held.some(isOwn)) return pluralOf(words);
  const ofPhrase = pluralOfPhrase(words, held);
  if (ofPhrase !== null) return ofPhrase;
  const above = wordsAbove(resource);
  const plurals = held.flatMap((name) => pluralOf(name) ?? []).filter((name) => !namesAbove(name, above));
  // `people` for `person` that answers with orders, where `/orders` is another collection.
  const free = plurals.filter((name) => !isTakenBeside(name, resource, description));
  const isGuess = free.length === plurals.length && held.length > 0;
  return free[0] ?? (isGuess || HOLDERS.has(words.at(-1) ?? '') ? null : pluralOf(words));
}

/** True for the name of another resource beside this one. */
export function isTakenBeside(name: string, { prefix }: ResourceSegment, description: Description): boolean {
  return namesBeside(description).get(parentOf(prefix))?.has(name) === true;
}

const namesBeside: (description: Description) => ReadonlyMap<string, ReadonlySet<string>> = memoize((description) => {
  const found = new Map<string, Set<string>>();
  for (const { segment, prefix } of classifyPaths(description).segments) {
    addTo(found, parentOf(prefix), splitWords(segment.name).join('-'));
  }
  return found;
});

function wordsAbove({ prefix }: ResourceSegment): readonly string[] {
  return splitWords(parentOf(prefix).split('/').at(-1) ?? '');
}

/**
 * The plural of the segment above, where that is what the collection holds: `orders` for `order/list`; null elsewhere.
 */
export function pluralAbove(resource: ResourceSegment, description: Description): string | null {
  const plural = pluralOf(wordsAbove(resource));
  const holds = namesOfHeld(resource, description).some((name) => pluralOf(name) === plural);
  return holds && plural !== wordsAbove(resource).join('-') ? plural : null;
}

/** True for `orders` below `orders`, and below `order`: `/order/list` should be `/orders`, and no `/order/orders`. */
function namesAbove(plural: string, above: readonly string[]): boolean {
  const joined = (name: string | null) => name?.replaceAll('-', '');
  return [above.join('-'), pluralOf(above)].some((name) => joined(name) === joined(plural));
}

/** `bills-of-lading` where what is held is called a bill; null for other names. */
function pluralOfPhrase(words: readonly string[], held: readonly (readonly string[])[]): string | null {
  const head = words.slice(0, Math.max(words.indexOf('of'), 0));
  if (head.length === 0 || !held.some((name) => name.at(-1) === head.at(-1))) return null;
  return [toPluralName(head.join('-')), ...words.slice(head.length)].join('-');
}

/**
 * The plural of a noun in hyphenated words; null for what is no noun: `by-owner`, `group-by`, `end-to-end`,
 * `ref-of-id`, `oauth2`.
 */
function pluralOf(words: readonly string[]): string | null {
  const isNoNoun = words.some((word) => prepositions.has(word)) || /\p{L}\d+$/u.test(words.at(-1) ?? '');
  return isNoNoun ? null : toPluralName(words.join('-'));
}

/**
 * The name of the collection in which a parameter identifies something: `orders` for `orderId`; null where it does not
 * say of what.
 */
export function collectionOfParameter(name: string): string | null {
  const held = singular(identifiedBy(name));
  return held.length === 0 || GENERAL.has(held.at(-1) ?? '') ? null : toPluralName(held.join('-'));
}

/** The words of what a parameter identifies: `order` for `orderId`; none where it does not say so. */
function identifiedBy(parameter: string): string[] {
  const words = splitWords(parameter);
  return IDENTIFYING.has(words.at(-1) ?? '') ? withoutAdjective(words.slice(0, -1)) : [];
}

/** `order` for `order-public`, of `orderPublicId`: the adjective is of the identifier. */
function withoutAdjective(words: readonly string[]): string[] {
  const isAdjective = words.length > 1 && lexiconClass(words.at(-1) ?? '') === 'rarelyNoun';
  return isAdjective ? words.slice(0, -1) : [...words];
}

/** The names of what a collection holds, each in singular words: that of the identifier first. */
function namesOfHeld(resource: ResourceSegment, description: Description): string[][] {
  const paths = pathsWith(description).get(resource) ?? [];
  const parameters = paths.flatMap(
    ({ segments }) => segments[segments.indexOf(resource) + 1]?.segment.parameterNames ?? [],
  );
  const ends = paths.filter(({ segments }) => segments.at(-1) === resource);
  const isHolder = HOLDERS.has(splitWords(resource.segment.name).at(-1) ?? '');
  const identifying = parameters.filter((name) => isHolder || !ATTRIBUTES.has(splitWords(name).at(-1) ?? ''));
  return [
    ...identifying.map(identifiedBy).filter(endInNoun),
    ...ends.flatMap((path) => namesInResponse(path, wordsAbove(resource))),
  ]
    .map(singular)
    .filter((words) => words.length > 0 && !GENERAL.has(words.at(-1) ?? ''));
}

/**
 * False for `uid-based` of `uidBasedId`, which says of what kind the identifier is, and for abbreviations, of which
 * nobody knows the plural.
 */
function endInNoun(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return last.length > 2 && grammaticalNumberOfName(last, noVocabulary) !== 'unknown';
}

function singular(words: readonly string[]): string[] {
  return words.length === 0 ? [] : [...words.slice(0, -1), toSingular(words.at(-1) ?? '')];
}

function namesInResponse({ use }: PathClassification, above: readonly string[]): (readonly string[])[] {
  const schema = successSchema(operationOf(use.node, 'get') ?? undefined);
  if (schema === null) return [];
  const arrays = arrayNames(schema);
  const items = arrays
    .flatMap((name) => bodyProperties(schema, name))
    .flatMap(({ target }) => (target === null ? [] : itemsOf(target)));
  const schemas = items.flatMap(({ target }) => (target === null ? [] : definitionNames(target)));
  const wordsOf = (name: string) => withoutView(describedWords(name, PURPOSES));
  const ofArrays = arrays.map(wordsOf);
  return [...schemas.map(wordsOf).map((words) => withoutSuffix(words, [...ofArrays, above])), ...ofArrays];
}

function withoutView(words: readonly string[]): readonly string[] {
  return words.length > 1 && VIEWS.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
}

/** `order` for the `OrderView` in an array `orders`, or below `order`: the rest is what the schema is for. */
function withoutSuffix(words: readonly string[], names: readonly (readonly string[])[]): readonly string[] {
  const held = names.map(singular).find((name) => name.length > 0 && name.every((word, at) => words[at] === word));
  return held ?? words;
}

const pathsWith: (description: Description) => ReadonlyMap<ResourceSegment, readonly PathClassification[]> = memoize(
  (description) => {
    const found = new Map<ResourceSegment, PathClassification[]>();
    for (const path of classifyPaths(description).paths) {
      for (const segment of path.segments) appendTo(found, segment, path);
    }
    return found;
  },
);

/** The collections below one parent: whether one has a plural name, and how many have a name of unknown number. */
interface Siblings {
  plural: boolean;
  unknown: number;
}

/** The name to write: the same one where its number is right or not known. */
export function otherNumber({ segment, meaning, prefix }: ResourceSegment, description: Description): string {
  const { name } = segment;
  const vocabulary = vocabularyOf(description);
  const number = grammaticalNumberOfName(name, vocabulary);
  if (meaning === 'collection') {
    return number !== 'singular' || hasNoPlural(name) || isKind(prefix, description) ? name : toPluralName(name);
  }
  return number !== 'plural' || isPluralOfOne(nameReader(vocabulary)(segment)) ? name : toSingularName(name);
}

/** Masses that name what is done as well, as an action would: their plural is seldom meant. */
const MASSES = new Set(['access', 'management']);

/** True for masses, and for names such as `machine-to-machine`, which qualify a thing. */
function hasNoPlural(name: string): boolean {
  const words = splitWords(name);
  if (MASSES.has(words.at(-1) ?? '')) return true;
  return words.length === 3 && words[1] === 'to' && words[0] === words[2];
}

/**
 * True for `shared-cost` beside `local` and `mobile`: collections of the same thing that are named by their difference.
 */
function isKind(prefix: string, description: Description): boolean {
  const siblings = siblingsIn(description).get(parentOf(prefix));
  return siblings !== undefined && !siblings.plural && siblings.unknown > 1;
}

const siblingsIn: (description: Description) => ReadonlyMap<string, Siblings> = memoize((description) => {
  const found = new Map<string, Siblings>();
  for (const { segment, meaning, prefix } of resourceSegments(description)) {
    if (meaning !== 'collection') continue;
    const known = found.get(parentOf(prefix)) ?? { plural: false, unknown: 0 };
    found.set(parentOf(prefix), known);
    const number = grammaticalNumberOfName(segment.name, vocabularyOf(description));
    if (number === 'plural') known.plural = true;
    if (number === 'unknown') known.unknown++;
  }
  return found;
});

function parentOf(prefix: string): string {
  return withoutParameterNames(prefix.slice(0, prefix.lastIndexOf('/')));
}
