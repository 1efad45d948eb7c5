import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { plain } from '../../../framework/messages.ts';
import { vocabularyOf } from '../../../model/annotations/vocabulary-of-description.ts';
import type { Description } from '../../../model/description/description.ts';
import { bulkOf } from '../../../model/operations/bulk-bodies.ts';
import { leadingVerb } from '../../../model/operations/leading-verbs.ts';
import { operationOf } from '../../../model/operations/operation-of-method.ts';
import { standardOperations } from '../../../model/operations/standard-endpoints.ts';
import { actionPaths } from '../../../model/paths/action-paths.ts';
import type { PathClassification } from '../../../model/paths/classification.ts';
import type { Vocabulary } from '../../../model/text/words/declared-vocabulary.ts';
import { lexiconClass } from '../../../model/text/words/lexicon.ts';
import { partOfSpeech } from '../../../model/text/words/part-of-speech.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';
import { verbOfNoun, verbOfParticiple } from '../../../model/text/words/verb-of-noun.ts';
import { lookupObjects, rarelyVerbs, uncountables } from '../../../model/text/words/word-lists.ts';

/** An action is named by a verb, a search by a verb and what it looks for. A word that can be a verb is one here. */
export default defineRule({
  id: 'action-verb',
  statements: ['4.7/action-verb'],
  severity: 'warn',
  summary: 'An action is named by an English verb, a search by a verb and what it looks for.',
  why: 'A verb shows at a glance that the path does something, where a noun promises a resource that GET would read.',
  answeredBy: ['resource'],
  // What follows an action is in the wrong place, whatever it is called.
  yieldsTo: ['action-terminal'],
  subjects: (description) => actionPaths(description).map((action) => ({ ...action, place: action.path.use.place })),
  judge: ({ path, name }, description): Violation | null => {
    const vocabulary = vocabularyOf(description);
    if (mayBeginWithVerb(name, vocabulary) || isOutsideNaming(path, name, description)) return null;
    if (path.class === 'search') {
      return { message: `the search ${plain(name)} does not begin with a verb; name it ${plain(searchName(name))}` };
    }
    if (ENDS_IN_SEARCH.test(name)) {
      return { message: `the action ${plain(name)} does not begin with a verb; name it ${plain(searchName(name))}` };
    }
    const joined = joinedWithVerb(name, path, vocabulary);
    const remedy = joined ?? `name it ${remedyFor(name, path, vocabulary)}`;
    return { message: `the action ${plain(name)} is no verb; ${remedy}` };
  },
});

/**
 * What a plural noun follows is a verb here, though it would make a compound elsewhere: `order-items` orders items.
 * What is done to an order is none: `order-search`, `order-cancellation`.
 */
function mayBeginWithVerb(name: string, vocabulary: Vocabulary): boolean {
  const [first = '', ...rest] = splitWords(name);
  if (rest.length === 1 && rest[0] === 'search') return handlesSearch(first, vocabulary);
  if (rarelyVerbs.has(first) && partOfSpeech(name, vocabulary) === 'both' && namesDeed(rest.at(-1) ?? '', vocabulary))
    return false;
  return [name, first].some((text) => {
    const reading = partOfSpeech(text, vocabulary);
    return reading === 'unknown' ? verbMeantBy(text, vocabulary) === null : reading !== 'noun';
  });
}

/** The verb of a noun or a participle: `close` for `closure` and `closed`. */
function verbMeantBy(name: string, vocabulary: Vocabulary): string | null {
  return verbOfNoun(name, vocabulary) ?? verbOfParticiple(name, vocabulary);
}

/** What searches are handled with; other words that are verbs and nouns name what is looked for: `parcel-search`. */
const HANDLES = /^(?:cancel|export|filter|pause|preview|refresh|repeat|resume|retry|run|save|share|start|stop|test)$/;

function handlesSearch(word: string, vocabulary: Vocabulary): boolean {
  const part = partOfSpeech(word, vocabulary);
  return part === 'both' ? HANDLES.test(word) : part !== 'noun';
}

/** A search by its last word, or who does it. */
const ENDS_IN_SEARCH = /[^a-z](?:search|finder|lookup)$/;

/** Nouns for what is done that are verbs as well, and who does it. */
const DEEDS = /^(?:estimate|finder|forecast|lookup|preview|search)$/;

/** `search` and the like, and nouns made of verbs, but for those that name a thing as well: payment. */
function namesDeed(word: string, vocabulary: Vocabulary): boolean {
  return DEEDS.test(word) || (!lookupObjects.has(word) && verbOfNoun(word, vocabulary) !== null);
}

/** Bulk requests (4.10) and the endpoints of OAuth (section 5) are no actions, whatever they look like. */
function isOutsideNaming({ use }: PathClassification, name: string, description: Description): boolean {
  if (splitWords(name).some((word) => /^(?:batch|batches|bulk)$/.test(word))) return true;
  const post = operationOf(use.node, 'post');
  return post !== null && (bulkOf(post) === 'bulk' || standardOperations(description).has(post));
}

/** What to write for `search/role` and `export/mailbox`, where the verb stands before its object; null elsewhere. */
function joinedWithVerb(name: string, { template }: PathClassification, vocabulary: Vocabulary): string | null {
  const before = template.segments.at(-2);
  if (before?.kind !== 'fixed' || template.segments.at(-1)?.customMethod != null) return null;
  const isVerb =
    before.name === 'search' || HANDLES.test(before.name) || partOfSpeech(before.name, vocabulary) === 'verb';
  if (!isVerb) return null;
  const whole = [before.name, ...splitWords(name)].join('-');
  return `write ${plain(whole)} in place of ${plain(`${before.name}/${name}`)}`;
}

/**
 * A verb that the noun is made of, or with which the texts of the operation begin: `get-balance` for “Gets the
 * balance”.
 */
function remedyFor(name: string, { use }: PathClassification, vocabulary: Vocabulary): string {
  const post = operationOf(use.node, 'post');
  const leading = post === null ? null : leadingVerb(post, vocabulary);
  const phrase =
    leading === null || namesSameDeed(name, leading) || NO_DEEDS.test(leading)
      ? null
      : [leading, ...splitWords(name)].join('-');
  const verb = verbMeantBy(name, vocabulary) ?? phrasalVerb(name) ?? verbInFront(name) ?? phrase;
  return verb === null
    ? 'by an English verb for what it does'
    : `${plain(verb)}, or by another English verb for what it does`;
}

/**
 * `clean-up` for `cleanup`, and `clean-up-sessions` for `sessions-cleanup`; null for other nouns, feedback among them.
 */
function phrasalVerb(name: string): string | null {
  const words = splitWords(name);
  const last = words.at(-1) ?? '';
  const [, verb = '', particle = ''] = /^(.{3,})(away|back|down|off|out|over|up)$/.exec(last) ?? [];
  const known = lexiconClass(verb) ?? 'noun';
  if (uncountables.has(last) || known === 'noun' || known === 'rarelyNoun') return null;
  return [verb, particle, ...words.slice(0, -1)].join('-');
}

/** `estimate-price` for `price-estimate`; null for a name that does not end in such a verb. */
function verbInFront(name: string): string | null {
  const words = splitWords(name);
  const last = words.at(-1) ?? '';
  return DEEDS.test(last) && words.length > 1 ? [last, ...words.slice(0, -1)].join('-') : null;
}

/** Verbs that say nothing of what is done, and those of which `simple-status` asks whether PUT or PATCH would do. */
const NO_DEEDS = /^(?:perform|do|make|handle|execute|set|update|change|modify|edit|toggle|mark)$/;

/** True for `setup` beside set, and `printout` beside print: before such a noun, the verb would say the same twice. */
function namesSameDeed(name: string, verb: string): boolean {
  return splitWords(name).some((word) => word.startsWith(verb));
}

function searchName(name: string): string {
  const words = splitWords(name).filter((word) => !/^(?:search(?:es)?|finder|lookup)$/.test(word));
  return ['search', ...words].join('-');
}
