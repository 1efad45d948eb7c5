import { noVocabulary } from '../text/words/declared-vocabulary.ts';
import { FILE_NOUNS, FILE_NOUNS_LIKE_VERBS } from '../text/words/file-nouns.ts';
import { toSingular } from '../text/words/grammatical-number.ts';
import { partOfSpeech } from '../text/words/part-of-speech.ts';
import { splitWords } from '../text/words/split-words.ts';
import { verbOfNoun } from '../text/words/verb-of-noun.ts';
import { isCalculation } from '../text/words/verbs-of-deeds.ts';
import { isPostOnly } from './facts.ts';
import type { FixedPathClassifier, FixedPathEvidence } from './fixed-path-evidence.ts';
import { isCollectionShape } from './response-shape.ts';
import { isAlias, isPluralOfOne, isSearchName, namesItsItems } from './segment-names.ts';
import { parameterChild } from './tree.ts';
import { sure, sureIf, unsure } from './verdict.ts';

/* Classifiers of paths that end in a fixed segment, by what the segment is called and what stands around it. */

export const noOperations: FixedPathClassifier = {
  name: 'no-operations',
  reason: 'Only what follows a path without operations says something about it.',
  decide: ({ facts, isIdentified }) => {
    if (facts.methods.size > 0) return null;
    return isIdentified
      ? sure('collection', 'An identifier follows its last segment.')
      : unsure('other', 'It has no operations.');
  },
};

export const customMethod: FixedPathClassifier = {
  name: 'custom-method',
  reason: 'A method after a colon (`orders:cancel`) is an action (section 4.7).',
  decide: ({ node, facts }) => {
    const method = node.segment.customMethod;
    return method === null ? null : sureIf(isPostOnly(facts), 'action', `It ends in “:${method}”.`);
  },
};

const WORKS_ON_A_FILE = /^(?:classify|detect|extract|match|parse|recogni[sz]e|scan|summari[sz]e|transcribe)$/;

const TAKES_A_FILE = /^(?:upload|import|attach|add|put|replace)$/;

export const upload: FixedPathClassifier = {
  name: 'upload',
  reason: 'An upload takes a file as multipart (section 4.8), to keep it.',
  decide: (path) => {
    const { facts, reading } = path;
    if (!facts.uploads || isCollectionShape(facts.getShape)) return null;
    if (isProcessing(path))
      return unsure('upload', `It takes multipart bodies, yet “${reading.name}” is what is made of them.`);
    return reading.verb === 'verb' && !TAKES_A_FILE.test(reading.first)
      ? unsure('upload', `It takes multipart bodies, yet “${reading.name}” is a verb.`)
      : sure('upload', 'It takes a file as multipart.');
  },
};

/**
 * True for a file that is worked on and not kept: the texts of the operation say so, the name is the noun of a deed
 * (`transcriptions`) or can be a verb (`edits`), and neither the texts nor the answer is about a stored file.
 */
function isProcessing({ facts, reading }: FixedPathEvidence): boolean {
  if (facts.describesFile || [...facts.verbs.others].some((verb) => TAKES_A_FILE.test(verb))) return false;
  const last = toSingular(reading.last);
  if (FILE_NOUNS.has(last) || FILE_NOUNS_LIKE_VERBS.has(last)) return false;
  if (splitWords(reading.name).some((word) => TAKES_A_FILE.test(toSingular(word)))) return false;
  if ([...facts.verbs.others].some((verb) => isCalculation(verb) || WORKS_ON_A_FILE.test(verb))) return true;
  return verbOfNoun(last, noVocabulary) !== null || ['verb', 'both'].includes(partOfSpeech(last, noVocabulary));
}

export const alias: FixedPathClassifier = {
  name: 'alias',
  reason: 'Names such as `me` and `current` stand for an identifier, that of the caller or of what is current.',
  decide: ({ facts, reading }) => {
    if (!isAlias(reading) || !facts.methods.has('get') || isCollectionShape(facts.getShape)) return null;
    return sure('item', `“${reading.name}” stands for an identifier.`);
  },
};

export const search: FixedPathClassifier = {
  name: 'search',
  reason: 'A search is a resource called search that answers with a collection (section 4.7).',
  decide: (path) => {
    const { facts, reading, isIdentified } = path;
    if (isIdentified || !(hasSearchMethods(path) || isWrittenSearch(path))) return null;
    const shape = facts.methods.has('post') ? facts.postShape : facts.getShape;
    const isCollection = isCollectionShape(shape);
    if (isPagedPost(path, isCollection)) return sure('search', `“${reading.name}” has POST only, which takes pages.`);
    if (!isSearchName(reading) && !(reading.last === 'search' && isCollection)) return null;
    if (facts.post.created && !facts.post.ok && !isCollection) return null;
    if (reading.first !== 'search' && shape === 'object') return null;
    return sure('search', `“${reading.name}” is a search${isCollection ? ' and answers with a collection' : ''}.`);
  },
};

/**
 * True for a POST alone that takes pages in its query, which only that of a search does: it answers with a collection,
 * or has the name of a search.
 */
function isPagedPost({ facts, reading }: FixedPathEvidence, isCollection: boolean): boolean {
  if (!isPostOnly(facts) || !facts.postPaged || facts.post.created) return false;
  return isSearchName(reading) || (isCollection && reading.number !== 'plural' && reading.verb !== 'verb');
}

function hasSearchMethods({ facts: { methods } }: FixedPathEvidence): boolean {
  return [...methods].every((method) => method === 'get' || method === 'post');
}

/**
 * A search by PUT or PATCH (4.7/action-method). What GET reads as well, and what is set below `settings`, is a
 * resource.
 */
function isWrittenSearch(path: FixedPathEvidence): boolean {
  const { facts } = path;
  return searchesMany(path) && [...facts.methods].every((method) => ['post', 'put', 'patch'].includes(method));
}

/** True for `orders/search`, and for `search-orders` beside `orders`; `search-indexes` may be what is searched with. */
function searchesMany({ node, reading }: FixedPathEvidence): boolean {
  if (reading.name !== 'search') {
    const sought = /^search-(.+)$/.exec(reading.name)?.[1];
    return sought !== undefined && node.parent.children.has(sought);
  }
  const above = splitWords(node.parent.segment?.name ?? '').at(-1) ?? '';
  return toSingular(above) !== above && !isPluralOfOne({ ...reading, last: above });
}

export const actionsIndex: FixedPathClassifier = {
  name: 'actions-index',
  reason: 'GET of `actions` without paging lists what can be done, and no resources (section 4.7).',
  decide: ({ facts, reading, isIdentified }) => {
    if (reading.name !== 'actions' || isIdentified || facts.methods.size !== 1 || !facts.methods.has('get'))
      return null;
    if (isCollectionShape(facts.getShape) || facts.paged) return null;
    return sure('other', 'It is an index of action resources.');
  },
};

export const followedByIdentifier: FixedPathClassifier = {
  name: 'followed-by-identifier',
  reason: 'An identifier distinguishes one resource of a collection from the others (4.1/collection-plural).',
  decide: ({ node, facts, reading, isIdentified }) => {
    if (!isIdentified) return null;
    const { methods, getShape, postShape, post, paged } = facts;
    if (reading.words > 1 && isSearchName(reading) && isPostOnly(facts) && isCollectionShape(postShape)) {
      return sure('search', `“${reading.name}” is a search with POST only, though an identifier follows it.`);
    }
    if (
      reading.verb === 'verb' &&
      isPostOnly(facts) &&
      !post.created &&
      !namesItsItems(node.segment, parameterChild(node)?.segment)
    ) {
      return sure('action', `“${reading.name}” is a verb with POST only, though an identifier follows it.`);
    }
    const many = reading.number === 'plural' || reading.number === 'either';
    return methods.has('get') && (getShape === 'object' || getShape === 'map') && !many && !paged
      ? unsure('collection', 'An identifier follows its last segment, yet its GET answers with one object.')
      : sure('collection', 'An identifier follows its last segment.');
  },
};
