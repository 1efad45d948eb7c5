import { noVocabulary } from '../text/words/declared-vocabulary.ts';
import { partOfSpeech } from '../text/words/part-of-speech.ts';
import { grammaticalNumberOfName } from '../text/words/plural-names.ts';
import { isChange } from '../text/words/verbs-of-deeds.ts';
import { compoundHeads, rarelyVerbs, thingsAndDeeds } from '../text/words/word-lists.ts';
import { isPostOnly, type PathFacts } from './facts.ts';
import type { FixedPathClassifier, FixedPathEvidence } from './fixed-path-evidence.ts';
import { isCollectionShape } from './response-shape.ts';
import { isAlias, isPluralOfOne, mayBeKeptAsOne, type NameReading } from './segment-names.ts';
import type { PathNode } from './tree.ts';
import { type LastClassifier, sure, sureIf, unsure, type Verdict } from './verdict.ts';

/* Classifiers of paths that end in a fixed segment, by their methods, what these answer with, and the grammar of the name. */

export const verb: FixedPathClassifier = {
  name: 'verb',
  reason:
    'A verb is an action, whatever its method (4.7/action-method), unless GET and PUT exchange one representation.',
  decide: ({ facts, reading, isBeforeVerb }) => {
    if (reading.verb !== 'verb') return null;
    if (isBeforeVerb && reading.words > 1 && partOfSpeech(reading.first, noVocabulary) !== 'verb') {
      return unsure('other', `“${reading.name}” begins with a verb, yet a verb follows it: it may be a compound noun.`);
    }
    const { methods, getShape, post, paged, ownQuery } = facts;
    const named = `“${reading.name}” is a verb`;
    if (!methods.has('get')) return sure('action', `${named}.`);
    if (isUpdated(facts)) {
      return sure('singleton', `${named}, yet its GET and PUT or PATCH exchange the representation of one resource.`);
    }
    if (methods.has('post')) {
      return isCollectionShape(getShape)
        ? sureIf(post.created || (paged && !ownQuery), 'collection', `${named}, yet its GET answers with a list.`)
        : unsure('action', `${named}, with both POST and GET.`);
    }
    return methods.size > 1 ? unsure('singleton', `${named}, with GET and DELETE.`) : verbWithGetOnly(facts, named);
  },
};

function verbWithGetOnly({ getShape, paged, ownQuery }: PathFacts, named: string): Verdict {
  if (!isCollectionShape(getShape)) return sure('action', `${named}; its only method is GET.`);
  if (paged && !ownQuery) return sure('collection', `${named}, yet its GET answers with a list in pages.`);
  return sureIf(!paged, 'action', `${named}, and its GET answers with a list.`);
}

export const postOnly: FixedPathClassifier = {
  name: 'post-only',
  reason: 'POST alone creates in a collection (201, a plural) or carries out an action (no 201).',
  decide: (path) => {
    if (!isPostOnly(path.facts)) return null;
    return path.reading.number === 'plural' ? postOnPlural(path) : postOnOther(path);
  },
};

function postOnPlural({ facts, reading, answersAsAbove }: FixedPathEvidence): Verdict {
  const { post, postShape, postIdentifies } = facts;
  const named = `“${reading.name}” is plural`;
  if (post.created) return sure('collection', `${named}, and its POST answers 201.`);
  if (isPluralOfOne(reading)) return unsure('action', 'Its only method is POST, which answers without 201.');
  if (post.accepted && !post.ok) return sure('collection', `${named}, and its POST answers 202.`);
  if (reading.words > 1 && beginsLikeVerb(reading) && facts.verbs.others.has(reading.first)) {
    return unsure('action', `${named}, yet its texts say that it does what “${reading.name}” says.`);
  }
  if (reading.verb === 'both') return unsure('action', `${named}, and begins like a verb.`);
  if (answersAsAbove && reading.words > 1) {
    return unsure('action', `${named}, yet it may do something to the resource above, with which its POST answers.`);
  }
  if (postIdentifies) return sure('collection', `${named}, and its POST answers with an identifier.`);
  if (post.empty) return sure('collection', `${named}, and its POST answers 204 alone.`);
  return sureIf(postShape === 'unknown', 'collection', `${named}, and its only method is POST.`);
}

/** True for `clear-errors` and `sync-jobs`, which are nouns as well. */
function beginsLikeVerb({ first }: NameReading): boolean {
  return ['verb', 'both'].includes(partOfSpeech(first, noVocabulary));
}

function postOnOther(path: FixedPathEvidence): Verdict {
  const { facts, reading, isAfterParameter, isBeforeVerb, deed } = path;
  const { post, verbs } = facts;
  const only = `“${reading.name}” has POST only`;
  const isSingular = reading.number === 'singular';
  if (reading.verb === 'both' && isBeforeVerb && (reading.words > 1 || !isAfterParameter)) {
    return unsure('action', `${only}, and a verb follows it, as it would a noun.`);
  }
  if (deed !== null && isAfterParameter && (verbs.others.has(firstWord(deed)) || (post.accepted && !post.created))) {
    return sure('action', `${only}, and is made of “${deed}”.`);
  }
  if (deed !== null && carriesOutDeed(path, deed)) {
    return sureIf(isAfterParameter, 'action', `${only}, is made of “${deed}”, and its 201 gives nothing an address.`);
  }
  if (reading.verb === 'both' && !isAfterParameter && readsOnly(path)) {
    return unsure('action', `${only}, is a verb as well as a noun, and its texts say that it reads.`);
  }
  if (reading.verb === 'both') {
    return isAfterParameter
      ? sure('action', `${only}, is a verb as well as a noun, and follows an identifier.`)
      : sureIf(post.ok, 'action', `${only} and is a verb as well as a noun.`);
  }
  if (post.created) {
    const isCollection = isSingular && !isAfterParameter && !isAlias(reading);
    return sureIf(isCollection, 'collection', `${only}, which answers 201.`);
  }
  const isDeed = deed !== null && isAfterParameter && (isChange(firstWord(deed)) || post.empty);
  return sureIf((isSingular || isDeed) && post.ok, 'action', `${only}, which answers without 201.`);
}

/** True for texts such as “Fetch a list of orders” of a POST to `order`, which name what is read. */
function readsOnly({ facts: { verbs }, reading }: FixedPathEvidence): boolean {
  return !verbs.others.has(reading.first) && [...verbs.others].some((verb) => READS.test(verb));
}

const READS = /^(?:fetch|list|read|retrieve)$/;

/**
 * True for a noun of a change that names no thing as well, where what the 201 creates could not be addressed: it has no
 * Location, and no identifier but that of the resource above. Texts about creating something speak for a sub-resource.
 */
function carriesOutDeed({ facts, reading, answersAsAbove }: FixedPathEvidence, deed: string): boolean {
  if (!facts.post.created || !isChange(firstWord(deed)) || thingsAndDeeds.has(reading.last)) return false;
  return (answersAsAbove || !facts.postGivesAddress) && ![...facts.verbs.others].some((verb) => CREATES.test(verb));
}

export const noGet: FixedPathClassifier = {
  name: 'no-get',
  reason: 'Without GET, the number of the name and PUT or PATCH distinguish a collection from one resource.',
  decide: ({ facts, reading, isAfterParameter }) => {
    const { methods, post } = facts;
    if (methods.has('get')) return null;
    if (reading.number === 'plural') {
      return sureIf(post.created, 'collection', `“${reading.name}” is plural, but it has no GET.`);
    }
    if (!isUpdated(facts)) return unsure('other', 'It has no GET and no PUT or PATCH.');
    const isDeed = facts.updatesWithoutBody && methods.size === 1 && readsAsDeed(facts, reading);
    if (reading.verb === 'both' && (isDeed || !methods.has('patch'))) {
      return sureIf(isDeed && isAfterParameter, 'action', `“${reading.name}” is a verb as well as a noun.`);
    }
    const isOne = reading.number === 'singular' && !methods.has('post');
    return sureIf(isOne, 'singleton', `“${reading.name}” is singular and can be updated.`);
  },
};

/**
 * True for what is rather a verb than a noun, by itself or by the texts of the operations: a `label` without a body is
 * none.
 */
function readsAsDeed({ verbs }: PathFacts, { number, first }: NameReading): boolean {
  return number !== 'singular' || isChange(first) || verbs.others.has(first);
}

export const listResponse: FixedPathClassifier = {
  name: 'list-response',
  reason: 'What GET answers with a list of resources is a collection (section 2.5).',
  decide: ({ facts, reading }) => {
    const { getShape, paged, answersPages, post } = facts;
    if (!isCollectionShape(getShape)) return null;
    const answers = 'Its GET answers with a list of resources';
    const mayBePlural = reading.number === 'plural' || reading.number === 'either';
    if (mayBePlural || paged || post.created || (answersPages && !isUpdated(facts)))
      return sure('collection', `${answers}.`);
    if (isUpdated(facts)) return unsure('collection', `${answers}, yet it is updated as a whole.`);
    return sureIf(getShape !== 'list', 'collection', `${answers}, under a name that is not plural.`);
  },
};

export const pagedGet: FixedPathClassifier = {
  name: 'paged-get',
  reason: 'Paging, filtering and sorting need a collection (sections 4.3 and 4.4).',
  decide: ({ facts: { paged, getShape }, reading }) => {
    if (!paged) return null;
    const plural = reading.number === 'plural' && !isPluralOfOne(reading);
    return sureIf(plural || getShape === 'unknown', 'collection', 'Its GET takes paging, filter or sort parameters.');
  },
};

export const pluralNoun: FixedPathClassifier = {
  name: 'plural-noun',
  reason: 'Collections are named by plurals (4.1/collection-plural), and some plurals name one resource (`settings`).',
  decide: ({ facts, reading }) => {
    if (reading.number !== 'plural') return null;
    const { methods, post, getShape } = facts;
    const plural = `“${reading.name}” is plural`;
    if (post.created) return sure('collection', `${plural}, and its POST answers 201.`);
    if (isPluralOfOne(reading)) return null;
    if (isUpdated(facts) && facts.requiredQuery) {
      return unsure('collection', `${plural}, and the query of its GET chooses one of several.`);
    }
    if (isUpdated(facts) && !methods.has('post')) {
      const isOne = isOneResource(facts) && !mayBeKeptAsOne(reading);
      return sureIf(isOne, 'singleton', `${plural}, yet it is one resource that is read and updated as a whole.`);
    }
    return sureIf(getShape === 'unknown', 'collection', `${plural}.`);
  },
};

export const singleResource: LastClassifier<FixedPathEvidence> = {
  name: 'single-resource',
  reason: 'What is left has a GET that answers with no list.',
  decide: (evidence) => {
    const { facts, reading } = evidence;
    const { methods, post } = facts;
    const isOne = isOneResource(facts);
    if (methods.size > 1 && facts.queryIdentifies) {
      return unsure('collection', 'Its GET answers with one of several resources, which its query identifies.');
    }
    if (methods.has('post')) {
      if (showsAction(evidence)) {
        return unsure('action', `“${reading.name}” is a verb as well as a noun: GET may show what POST will do.`);
      }
      const certain = isOne && (isUpdated(facts) || !post.created) && reading.number !== 'unknown';
      return sureIf(certain, 'singleton', 'Its GET answers with one resource, and it has POST.');
    }
    if (isUpdated(facts)) {
      return sureIf(isOne || reading.number !== 'unknown', 'singleton', 'It is one resource, read and updated.');
    }
    return methods.has('delete')
      ? sureIf(isOne, 'singleton', 'Its GET answers with one resource, and DELETE removes it.')
      : readOnly(evidence);
  },
};

const CREATES = /^(?:create|add|insert|store|save|make|submit|record|register)$/;
const WRITES = /^(?:create|update|set|save|replace|put|change|modify|edit)$/;
const PREVIEWS = /^(?:preview|estimate|simulate|calculate|quote|check|validate)$/;

const COMPUTES = /^(?:check|count|estimate|forecast|look|plan|preview|price|quote|rank)$/;

/** True for GET and POST under a verb, by which GET previews what POST does: by the verb, or by the texts of either. */
function showsAction({
  facts: { methods, verbs },
  reading,
  isAfterParameter,
  isBeforeVerb,
}: FixedPathEvidence): boolean {
  if (reading.verb !== 'both' || rarelyVerbs.has(reading.first) || methods.size !== 2 || isBeforeVerb) return false;
  if ([...verbs.others].some((verb) => WRITES.test(verb))) return false;
  return (
    (isAfterParameter && isChange(reading.first)) ||
    [...verbs.get].some((verb) => PREVIEWS.test(verb)) ||
    verbs.others.has(reading.first)
  );
}

/** Verbs of changes with which no title of what is read begins. */
const SENDS = /^(?:cancel|clear|delete|disable|enable|remove|resend|reset|restart|send|trigger)$/;

const ENDS_SESSION = /^(?:log|sign)-?(?:out|off)$/;

/** A GET alone may compute something: query parameters and a name that is a verb as well are signs of that. */
function readOnly({ facts, reading, node }: FixedPathEvidence): Verdict {
  const isOne = isOneResource(facts);
  if (facts.requiredQuery) {
    return unsure('singleton', 'It has GET only, and query parameters choose what it answers with.');
  }
  if (ENDS_SESSION.test(reading.name)) return sure('action', `It has GET only, and “${reading.name}” ends a session.`);
  if (reading.verb === 'both' && isChange(reading.first) && facts.verbs.get.has(reading.first)) {
    return sure('action', `It has GET only, and its texts say that it does what “${reading.name}” says.`);
  }
  if (reading.verb === 'both' && facts.queries > (computes(reading) || facts.verbs.get.has(reading.first) ? 0 : 1)) {
    const reason = `It has GET only, with query parameters, and “${reading.name}” is a verb as well as a noun.`;
    return unsure('action', reason);
  }
  if ([...facts.verbs.get].some((verb) => SENDS.test(verb))) {
    return unsure('singleton', 'It has GET only, and its texts say that it changes something.');
  }
  if (isViewOf(node.parent, reading)) {
    return unsure('singleton', `“${reading.name}” is no noun: it may choose some of what stands before it.`);
  }
  if (reading.last === 'list' && !isOne) return unsure('collection', `“${reading.name}” may hold many resources.`);
  if (facts.getShape === 'map')
    return unsure('singleton', 'Its GET answers with a map, which may hold many resources.');
  const certain = reading.number === 'singular' || (isOne && facts.queries === 0);
  return sureIf(certain, 'singleton', isOne ? 'Its GET answers with one resource.' : `“${reading.name}” is no plural.`);
}

/** True for `quote-premium` and `check-stock`, which work something out; not for `seat-map`, nor `forecast-summary`. */
function computes({ first, last, words }: NameReading): boolean {
  return words > 1 && COMPUTES.test(first) && !compoundHeads.has(last);
}

/** True for an adjective or a participle directly behind a plural: `variables/published`. */
function isViewOf({ segment }: PathNode, { number, verb, words }: NameReading): boolean {
  if (words !== 1 || number !== 'unknown' || verb === 'both' || verb === 'verb') return false;
  return segment?.kind === 'fixed' && grammaticalNumberOfName(segment.name, noVocabulary) === 'plural';
}

function firstWord(name: string): string {
  return name.split('-', 1)[0] ?? '';
}

function isOneResource({ getShape }: PathFacts): boolean {
  return getShape === 'object' || getShape === 'map' || getShape === 'other';
}

function isUpdated({ methods }: PathFacts): boolean {
  return methods.has('put') || methods.has('patch');
}
