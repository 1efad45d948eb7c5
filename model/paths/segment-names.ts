import type { Vocabulary } from '../text/words/declared-vocabulary.ts';
import type { GrammaticalNumber } from '../text/words/grammatical-number.ts';
import { type PartOfSpeech, partOfSpeech } from '../text/words/part-of-speech.ts';
import { grammaticalNumberOfName, toSingularName } from '../text/words/plural-names.ts';
import { splitWords } from '../text/words/split-words.ts';
import { irregularPlurals } from '../text/words/word-lists.ts';
import type { PathSegment } from './template.ts';

/** How a fixed segment's name reads. */
export interface NameReading {
  readonly name: string;
  readonly number: GrammaticalNumber;
  readonly verb: PartOfSpeech;
  readonly first: string;
  readonly last: string;
  readonly words: number;
}

/** Reads names of segments, each once. */
export function nameReader(vocabulary: Vocabulary): (segment: PathSegment) => NameReading {
  const known = new Map<string, NameReading>();
  return ({ name, customMethod }) => {
    const judged = customMethod ?? name;
    let reading = known.get(judged);
    if (reading === undefined) {
      reading = read(judged, vocabulary);
      known.set(judged, reading);
    }
    return reading;
  };
}

function read(name: string, vocabulary: Vocabulary): NameReading {
  const words = splitWords(name);
  return {
    name,
    number: grammaticalNumberOfName(name, vocabulary),
    verb: partOfSpeech(name, vocabulary),
    first: words[0] ?? '',
    last: words.at(-1) ?? '',
    words: words.length,
  };
}

/**
 * True for a name that stands for an identifier: that of the caller, or of what is current (`me`, `@me`, `~`,
 * `current`).
 */
export function isAlias({ name }: Pick<NameReading, 'name'>): boolean {
  return /^(?:@?(?:me|self|myself|mine|current)|~)$/i.test(name);
}

/** True for `search` and for a verb of finding with its object (`search-orders`), but not for `search-results`. */
export function isSearchName({ first, last, words, verb }: NameReading): boolean {
  if (first === 'search') return words === 1 || !SEARCH_PARTS.test(last);
  return words > 1 && SEARCH_VERBS.has(first) && verb !== 'noun';
}

/** True for plurals that name one resource as often as many: `settings`, `statistics`, `terms-of-service`. */
export function isPluralOfOne({ name, last }: NameReading): boolean {
  const head = splitWords(name).slice(0, -2).at(-1) ?? '';
  return (
    PLURALS_OF_ONE.has(last) ||
    irregularPlurals.has(last) ||
    (/[-_]of[-_][^-_]+$/.test(name) && PLURALS_OF_ONE.has(head))
  );
}

/** True for plurals of things that are kept as a whole as well as one by one: `funds`, `measurements`. */
export function mayBeKeptAsOne({ last }: Pick<NameReading, 'last'>): boolean {
  return PLURALS_KEPT_AS_ONE.has(last);
}

/**
 * True for `cancel-offers` before `{cancelOfferId}`: the identifier is called after all of a plural name, which so is
 * no verb with its object.
 */
export function namesItsItems({ name }: PathSegment, next: PathSegment | undefined): boolean {
  if (next === undefined) return false;
  const [parameter = ''] = next.parameterNames;
  const whole = splitWords(name).join('-');
  const one = toSingularName(whole);
  return one !== whole && splitWords(parameter).slice(0, -1).join('-') === one;
}

/** True for a parameter, and nothing else, that identifies a resource: no version, format or rest of the path. */
export function isIdentifier({ kind, parameterNames }: PathSegment): boolean {
  const [name = ''] = parameterNames;
  return (
    kind === 'parameter' &&
    !/^(?:.*[+*]|(?:api_?)?version|format|action|method|operation|command|proxy|path|rest)$/i.test(name)
  );
}

const SEARCH_VERBS = new Set(['find', 'query', 'lookup']);
const SEARCH_PARTS =
  /^(?:results?|ind(?:ex|exes|ices)|terms?|history|engines?|filters?|options?|settings?|keys?|quer(?:y|ies)|suggestions?)$/;
const PLURALS_OF_ONE = new Set(
  `analytics args basics belongings bylaws capabilities conditions configs contents coordinates costs credentials
  damages defaults details dimensions essentials features finances hours info instructions limits logs
  metrics minutes news odds options parameters params particulars permissions preferences prefs
  proceedings properties remains requirements rights savings settings specs statistics stats
  surroundings terms totals variables whereabouts`.split(/\s+/),
);
const PLURALS_KEPT_AS_ONE = new Set(['funds', 'measurements', 'specifications']);
