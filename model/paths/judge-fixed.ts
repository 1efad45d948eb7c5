import { toSingular } from '../text/words/grammatical-number.ts';
import { splitWords } from '../text/words/split-words.ts';
import { isPostOnly, type PathFacts } from './facts.ts';
import { isCollectionShape } from './response-shape.ts';
import { isAlias, isPluralOfOne, isSearchName, type NameReading } from './segment-names.ts';
import type { PathNode } from './tree.ts';
import { given, sure, unsure, type Verdict } from './verdict.ts';

/** What is known of a path that ends in a fixed segment. */
export interface FixedCase {
  readonly node: PathNode;
  readonly facts: PathFacts;
  readonly reading: NameReading;
  /** An identifier follows the segment in some path. */
  readonly identified: boolean;
  /** The segment before it is an identifier. */
  readonly afterItem: boolean;
}

type Judge = (path: FixedCase) => Verdict | null;

/** Judges a path that ends in a fixed segment: the first of the judges that has something to say decides. */
export function judgeFixed(path: FixedCase): Verdict {
  for (const judge of JUDGES) {
    const verdict = judge(path);
    if (verdict !== null) return verdict;
  }
  return unsure('other', 'Nothing tells what it is.');
}

const JUDGES: readonly Judge[] = [
  withoutOperations,
  customMethod,
  upload,
  alias,
  search,
  actionsIndex,
  followedByIdentifier,
  verb,
  postOnly,
  withoutGet,
  listed,
  pagedOnly,
  pluralNoun,
  singleThing,
];

function withoutOperations({ facts, identified }: FixedCase): Verdict | null {
  if (facts.methods.size > 0) return null;
  return identified
    ? sure('collection', 'An identifier follows its last segment.')
    : unsure('other', 'It has no operations.');
}

function customMethod({ node, facts }: FixedCase): Verdict | null {
  const method = node.segment?.customMethod ?? null;
  return method === null ? null : given(isPostOnly(facts), 'action', `It ends in “:${method}”.`);
}

function upload({ facts, reading }: FixedCase): Verdict | null {
  if (!facts.uploads || isCollectionShape(facts.getShape)) return null;
  const takesMore = reading.verb === 'verb' && !/^(?:upload|import|attach|add|put|replace)$/.test(reading.first);
  return takesMore
    ? unsure('upload', `It takes multipart bodies, yet “${reading.name}” is a verb.`)
    : sure('upload', 'It takes a file as multipart.');
}

function alias({ facts, reading }: FixedCase): Verdict | null {
  if (!isAlias(reading) || !facts.methods.has('get') || isCollectionShape(facts.getShape)) return null;
  return sure('singleton', `“${reading.name}” stands for the caller's own resource.`);
}

function search(path: FixedCase): Verdict | null {
  const { facts, reading, identified } = path;
  const { methods, post, postShape, getShape } = facts;
  const named = isSearchName(reading);
  if (identified || ([...methods].some((method) => method !== 'get' && method !== 'post') && !isWrittenSearch(path)))
    return null;
  const shape = methods.has('post') ? postShape : getShape;
  if (!named && !(reading.last === 'search' && isCollectionShape(shape))) return null;
  if (post.created && !post.ok && !isCollectionShape(shape)) return null;
  if (reading.first !== 'search' && shape === 'object') return null;
  return sure(
    'search',
    `“${reading.name}” is a search${isCollectionShape(shape) ? ' and answers with a collection' : ''}.`,
  );
}

/** A search by PUT or PATCH (4.7/action-method). What GET reads as well, and what is set below `settings`, is a resource. */
function isWrittenSearch({ node, facts: { methods }, reading }: FixedCase): boolean {
  if (reading.name !== 'search') return false;
  const above = splitWords(node.parent?.segment?.name ?? '').at(-1) ?? '';
  const searchesMany = toSingular(above) !== above && !isPluralOfOne({ ...reading, last: above });
  return searchesMany && [...methods].every((method) => ['post', 'put', 'patch'].includes(method));
}

function actionsIndex({ facts, reading, identified }: FixedCase): Verdict | null {
  if (reading.name !== 'actions' || identified || facts.methods.size !== 1 || !facts.methods.has('get')) return null;
  if (isCollectionShape(facts.getShape) || facts.paged) return null;
  return sure('other', 'It is an index of action resources.');
}

function followedByIdentifier({ facts, reading, identified }: FixedCase): Verdict | null {
  if (!identified) return null;
  const { methods, getShape, post, paged } = facts;
  if (reading.verb === 'verb' && isPostOnly(facts) && !post.created) {
    return sure('action', `“${reading.name}” is a verb with POST only, though an identifier follows it.`);
  }
  const many = reading.number === 'plural' || reading.number === 'either';
  if (methods.has('get') && getShape === 'object' && !many && !paged) {
    return unsure('collection', 'An identifier follows its last segment, yet its GET answers with one object.');
  }
  return sure('collection', 'An identifier follows its last segment.');
}

/** 4.7/action-method: a verb is an action, whatever its method, unless GET and PUT exchange one representation. */
function verb({ facts, reading }: FixedCase): Verdict | null {
  if (reading.verb !== 'verb') return null;
  const { methods, getShape, post } = facts;
  const named = `“${reading.name}” is a verb`;
  if (!methods.has('get')) return sure('action', `${named}.`);
  if (methods.has('put') || methods.has('patch')) {
    return sure('singleton', `${named}, yet its GET and PUT or PATCH exchange the representation of one resource.`);
  }
  if (methods.has('post')) {
    if (isCollectionShape(getShape))
      return given(post.created, 'collection', `${named}, yet its GET answers with a list.`);
    return unsure('action', `${named}, with both POST and GET.`);
  }
  if (methods.size > 1) return unsure('singleton', `${named}, with GET and DELETE.`);
  if (!isCollectionShape(getShape)) return sure('action', `${named}; its only method is GET.`);
  if (facts.paged && !facts.ownQuery) return sure('collection', `${named}, yet its GET answers with a list in pages.`);
  return given(!facts.paged, 'action', `${named}, and its GET answers with a list.`);
}

function postOnly(path: FixedCase): Verdict | null {
  if (!isPostOnly(path.facts)) return null;
  return path.reading.number === 'plural' ? postOnPlural(path) : postOnOther(path);
}

function postOnPlural({ facts: { post, postShape, postIdentifies }, reading }: FixedCase): Verdict {
  const named = `“${reading.name}” is plural`;
  if (post.created) return sure('collection', `${named}, and its POST answers 201.`);
  if (isPluralOfOne(reading)) return unsure('action', `Its only method is POST, which answers without 201.`);
  if (post.accepted && !post.ok) return sure('collection', `${named}, and its POST answers 202.`);
  if (reading.verb === 'both') return unsure('action', `${named}, and begins like a verb.`);
  if (postIdentifies) return sure('collection', `${named}, and its POST answers with an identifier.`);
  if (post.empty) return sure('collection', `${named}, and its POST answers 204 alone.`);
  return given(postShape === 'unknown', 'collection', `${named}, and its only method is POST.`);
}

function postOnOther({ facts: { post }, reading, afterItem }: FixedCase): Verdict {
  const only = `“${reading.name}” has POST only`;
  if (reading.verb === 'both') {
    if (afterItem) return sure('action', `${only}, is a verb as well as a noun, and follows an identifier.`);
    return given(post.ok, 'action', `${only} and is a verb as well as a noun.`);
  }
  if (post.created)
    return given(
      reading.number === 'singular' && !afterItem && !isAlias(reading),
      'collection',
      `${only}, which answers 201.`,
    );
  return given(reading.number === 'singular' && post.ok, 'action', `${only}, which answers without 201.`);
}

function withoutGet({ facts: { methods, post }, reading }: FixedCase): Verdict | null {
  if (methods.has('get')) return null;
  if (reading.number === 'plural') {
    return given(post.created, 'collection', `“${reading.name}” is plural, but it has no GET.`);
  }
  const updates = methods.has('put') || methods.has('patch');
  if (!updates) return unsure('other', 'It has no GET and no PUT or PATCH.');
  if (reading.verb === 'both' && !methods.has('patch')) {
    return unsure('action', `“${reading.name}” is a verb as well as a noun.`);
  }
  return given(
    reading.number === 'singular' && !methods.has('post'),
    'singleton',
    `“${reading.name}” is singular and can be updated.`,
  );
}

function listed({ facts, reading }: FixedCase): Verdict | null {
  const { getShape, methods, paged, post } = facts;
  if (!isCollectionShape(getShape)) return null;
  const answers = 'Its GET answers with a list of resources';
  const hasNumber = reading.number === 'plural' || reading.number === 'either';
  if (hasNumber || paged || post.created) return sure('collection', `${answers}.`);
  if (methods.has('put') || methods.has('patch'))
    return unsure('collection', `${answers}, yet it is updated as a whole.`);
  return given(getShape !== 'list', 'collection', `${answers}, under a name that is not plural.`);
}

function pagedOnly({ facts: { paged, getShape }, reading }: FixedCase): Verdict | null {
  if (!paged) return null;
  const plural = reading.number === 'plural' && !isPluralOfOne(reading);
  return given(plural || getShape === 'unknown', 'collection', 'Its GET takes paging, filter or sort parameters.');
}

function pluralNoun({ facts, reading }: FixedCase): Verdict | null {
  const { methods, post, getShape } = facts;
  const plural = `“${reading.name}” is plural`;
  if (reading.number !== 'plural') return null;
  if (post.created) return sure('collection', `${plural}, and its POST answers 201.`);
  if (isPluralOfOne(reading)) return null;
  if ((methods.has('put') || methods.has('patch')) && !methods.has('post')) {
    const single = getShape === 'object' || getShape === 'other';
    return given(single, 'singleton', `${plural}, yet it is one resource that is read and updated as a whole.`);
  }
  return given(getShape === 'unknown', 'collection', `${plural}.`);
}

/** What is left has a GET that answers with no list. */
function singleThing({ facts, reading }: FixedCase): Verdict {
  const { methods, getShape, post } = facts;
  const one = getShape === 'object' || getShape === 'other';
  const updates = methods.has('put') || methods.has('patch');
  if (methods.has('post')) {
    const certain = one && (updates || !post.created) && reading.number !== 'unknown';
    return given(certain, 'singleton', 'Its GET answers with one resource, and it has POST.');
  }
  if (updates) return given(one || reading.number !== 'unknown', 'singleton', 'It is one resource, read and updated.');
  if (methods.has('delete'))
    return given(one, 'singleton', 'Its GET answers with one resource, and DELETE removes it.');
  return readOnly(facts, reading, one);
}

/** A GET alone may compute something: query parameters and a name that is a verb as well are signs of that. */
function readOnly(facts: PathFacts, reading: NameReading, one: boolean): Verdict {
  if (facts.requiredQuery)
    return unsure('singleton', 'It has GET only, and query parameters choose what it answers with.');
  if (reading.verb === 'both' && facts.queries > 1) {
    return unsure(
      'action',
      `It has GET only, with query parameters, and “${reading.name}” is a verb as well as a noun.`,
    );
  }
  const certain = reading.number === 'singular' || (one && facts.queries === 0);
  return given(certain, 'singleton', one ? 'Its GET answers with one resource.' : `“${reading.name}” is no plural.`);
}
