import { listed, plain } from '../../framework/messages.ts';
import { vocabularyOf } from '../../model/annotations/vocabulary-of-description.ts';
import { isQueueOfRequests } from '../../model/async/request-queue.ts';
import {
  isJudgedByName,
  isTakenBeside,
  nameInOtherNumber,
  otherNumber,
  pluralAbove,
} from '../../model/collections/collection-names.ts';
import type { Description } from '../../model/description/description.ts';
import type { ResourceSegment } from '../../model/paths/classification.ts';
import { classifyPaths } from '../../model/paths/classify.ts';
import { isNamedByVerb } from '../../model/paths/resource-segments.ts';
import { namesItsItems } from '../../model/paths/segment-names.ts';
import { toCamelCase } from '../../model/text/words/name-case.ts';
import { partOfSpeech } from '../../model/text/words/part-of-speech.ts';
import { grammaticalNumberOfName, toPluralName, toSingularName } from '../../model/text/words/plural-names.ts';
import { splitWords } from '../../model/text/words/split-words.ts';
import { prepositions } from '../../model/text/words/word-lists.ts';

/** What is wrong with the name of a data resource, apart from its spelling. */
export interface SegmentFault {
  /** Said of the path up to the segment: `the collection /v1/shop/order has a singular name`. */
  readonly fact: string;
  /** Said of the segment, beside what is wrong with its spelling: `is singular`. */
  readonly aside: string;
  readonly remedy: string;
  /** The segment to write; null where the remedy is another one than a name. */
  readonly name: string | null;
}

/**
 * What is wrong with a segment by 4.1/no-verbs or 4.1/collection-plural, of which at most one speaks; null where
 * nothing is.
 */
export function segmentFault(resource: ResourceSegment, description: Description): SegmentFault | null {
  if (!isJudgedByName(resource, description)) return null;
  return verbFault(resource, description) ?? numberFault(resource, description);
}

/** What is wrong with a data resource that is named by a verb (4.1/no-verbs); null for others. */
export function verbFault(resource: ResourceSegment, description: Description): SegmentFault | null {
  const { segment, meaning, prefix } = resource;
  if (!isNamedByVerb(resource, vocabularyOf(description)) || isCalledAsItsItems(resource, description)) return null;
  const said = { fact: `the ${meaning} ${plain(prefix)} is named by a verb`, aside: `names a ${meaning} by a verb` };
  const without = saidByMethod(resource, description);
  if (without !== null) return { ...said, remedy: without, name: null };
  const selection = selectionBy(resource, description);
  if (selection !== null)
    return { ...said, remedy: `select in the collection by a query parameter: ${plain(selection)}`, name: null };
  const noun = nounBehindVerb(segment.name, meaning === 'collection', description);
  return noun === null
    ? { ...said, remedy: 'name it by the noun for what it holds', name: null }
    : { ...said, remedy: toWrite(noun, resource, description), name: noun };
}

/** What to call a segment; where its path would be another one that is described, the two are one resource. */
function toWrite(name: string, resource: ResourceSegment, description: Description): string {
  return toJoin(name, resource, description) ?? `write ${plain(name)}`;
}

/** What to say in place of a name by which a segment would have the path of another one; null where it is free. */
export function toJoin(name: string, resource: ResourceSegment, description: Description): string | null {
  if (!isTakenBeside(name, resource, description)) return null;
  const parent = resource.prefix.slice(0, resource.prefix.lastIndexOf('/'));
  return `join it with ${plain(`${parent}/${name}`)}, which is described already`;
}

/** True where the identifier that follows is called after the name in some path. */
function isCalledAsItsItems(resource: ResourceSegment, description: Description): boolean {
  return classifyPaths(description).paths.some(({ segments }) =>
    segments.some((one, index) => one === resource && namesItsItems(one.segment, segments[index + 1]?.segment)),
  );
}

/** Verbs for what methods do upon one resource. */
const SAID_BY_METHODS: Readonly<Record<string, RegExp>> = {
  get: /^(?:fetch|find|get|list|read|retrieve|show|view)$/,
  put: /^(?:change|edit|modify|replace|save|set|store|update)$/,
  patch: /^(?:change|edit|modify|patch|save|set|update)$/,
  delete: /^(?:delete|destroy|erase|remove)$/,
};

/** What to write for DELETE of `orders/delete/{orderId}`, where the method says what the verb does; null elsewhere. */
function saidByMethod({ segment, prefix }: ResourceSegment, description: Description): string | null {
  const { paths, segments: known } = classifyPaths(description);
  const ends = paths.filter(({ segments }) => segments.some((one) => one.prefix === prefix));
  const methods = ends.flatMap(({ use }) => use.node?.operations ?? []).map(({ method }) => method);
  const parent = prefix.slice(0, prefix.lastIndexOf('/'));
  const behind = [...new Set(ends.map(({ template }) => template.text.slice(prefix.length)))];
  const [rest = ''] = behind;
  const [named = ''] = splitWords(rest);
  const isBelowResource =
    known.some((one) => one.prefix === parent && one.meaning !== null) ||
    named === toSingularName(splitWords(parent).at(-1) ?? '');
  if (behind.length !== 1 || !/^\/\{[^/]*\}\/?$/.test(rest) || !isBelowResource) return null;
  if (methods.length === 0 || !methods.every((method) => SAID_BY_METHODS[method]?.test(segment.name))) return null;
  const said = listed([...new Set(methods)].map((method) => method.toUpperCase()));
  return `leave it out, since ${said} ${said.includes(' ') ? 'say' : 'says'} it: ${plain(parent + rest.replace(/\/$/, ''))}`;
}

/**
 * What is wrong with a collection under a singular name or a singleton under a plural one (4.1/collection-plural); null
 * for others.
 */
export function numberFault(resource: ResourceSegment, description: Description): SegmentFault | null {
  const { segment, meaning, prefix } = resource;
  const wanted = otherNumber(resource, description);
  if (isQueueOfRequests(prefix, description)) return null;
  if (wanted === segment.name || isNamedByVerb(resource, vocabularyOf(description))) return null;
  const name = nameInOtherNumber(resource, description);
  if (meaning !== 'collection') {
    const said = { fact: `the singleton ${plain(prefix)} has a plural name`, aside: 'names a singleton in the plural' };
    return { ...said, remedy: toWrite(name ?? wanted, resource, description), name: name ?? wanted };
  }
  const lookUp = lookUpBy(resource, description);
  if (lookUp !== null) return lookUp;
  const said = {
    fact: `the collection ${plain(prefix)} has a singular name`,
    aside: 'names a collection in the singular',
  };
  if (name !== null) return { ...said, remedy: toWrite(name, resource, description), name };
  const above = pluralAbove(resource, description);
  const remedy =
    above === null
      ? 'name it by the plural of what it holds'
      : `write ${plain(above)} in place of ${plain(prefix.split('/').slice(-2).join('/'))}`;
  return { ...said, remedy, name };
}

/**
 * What to write for `customers/email/{email}`, where the name is that of a value, and not of a collection; null
 * elsewhere.
 */
function lookUpBy(resource: ResourceSegment, description: Description): SegmentFault | null {
  const path = classifyPaths(description).paths.find(({ segments }) => segments.includes(resource));
  const index = path?.segments.indexOf(resource) ?? 0;
  const [above, , value] = [index - 1, index, index + 1].map((at) => path?.segments[at]);
  const words = splitWords(resource.segment.name);
  const valueWords = splitWords(value?.segment.parameterNames[0] ?? '');
  if (above?.meaning !== 'collection' || valueWords.length === 0) return null;
  if (!words.join(' ').endsWith(valueWords.join(' '))) return null;
  const name = toCamelCase(resource.segment.name) ?? resource.segment.name;
  const aside = 'is the name of a value, and no collection';
  const fact = `${plain(resource.segment.name)} before ${plain(value?.segment.text ?? '')} ${aside}`;
  const remedy = `look it up in the collection: ${plain(above.prefix)}?${name}={${name}}`;
  return { fact, aside, remedy, name: null };
}

/**
 * What to call instead of `contacts/find-by-email` or `find-contacts-by-email`: the collection with a query parameter.
 * Null for names without by, and where it is not known in which collection to select.
 */
function selectionBy({ segment, prefix }: ResourceSegment, description: Description): string | null {
  const words = splitWords(segment.name);
  const by = words.indexOf('by');
  const parameter = toCamelCase(words.slice(by + 1).join('-'));
  if (by < 1 || parameter === null || parameter === 'id') return null;
  const parent = prefix.slice(0, prefix.lastIndexOf('/'));
  const noun = words.slice(1, by).join('-');
  if (noun !== '') return `${parent}/${toPluralName(toSingularName(noun))}?${parameter}={${parameter}}`;
  const isCollection = classifyPaths(description).segments.some(
    (one) => one.prefix === parent && one.meaning === 'collection',
  );
  return isCollection ? `${parent}?${parameter}={${parameter}}` : null;
}

/**
 * What a verb phrase does something to: `orders` for `list-orders`, in the plural for a collection. Null for a verb
 * alone.
 */
function nounBehindVerb(name: string, isCollection: boolean, description: Description): string | null {
  const vocabulary = vocabularyOf(description);
  const [first = '', ...rest] = splitWords(name);
  const noun = rest.join('-');
  if (prepositions.has(rest[0] ?? '')) return null;
  if (noun === '' || partOfSpeech(first, vocabulary) === 'noun' || partOfSpeech(noun, vocabulary) === 'verb')
    return null;
  const number = grammaticalNumberOfName(noun, vocabulary);
  if (number === 'unknown') return null;
  return isCollection && number === 'singular' ? toPluralName(noun) : noun;
}
