import { listed, plain, quote } from '../../../framework/messages.ts';
import type { Change } from '../../../model/comparison/change.ts';
import { both, type Judged, named, renamed, sent, turned } from './change-words.ts';

/** How many properties are named. */
const SHOWN = 5;

/** One property or several, with the verb. */
function properties({ subject = '', subjects }: Change): string {
  if (subjects === undefined) return `the property ${plain(subject)} is`;
  const shown = subjects.slice(0, SHOWN).map(plain);
  const rest = subjects.length > SHOWN ? [`${subjects.length - SHOWN} more`] : [];
  return `the properties ${listed([...shown, ...rest])} are`;
}

function them({ subjects }: Change): string {
  return subjects === undefined ? 'it' : 'them';
}

const PROPERTIES: Judged = {
  'property-removed': {
    summary: both('A property of requests is gone.', 'A property of responses is gone.'),
    words: (change) => ({
      fact: `${properties(change)} gone from ${sent(change)}${renamed(change)}`,
      remedy: `keep ${them(change)}, or make the change in a new major version`,
    }),
  },
  'property-added': {
    summary: { request: 'A required property of requests is new.' },
    words: (change) => ({
      fact: `the property ${named(change)} is new and required of requests`,
      remedy: 'make it optional',
    }),
  },
  'property-required': {
    summary: { request: 'A property of requests has become required.' },
    words: (change) => ({
      fact: `${properties(change)} required of requests now`,
      remedy: `keep ${them(change)} optional`,
    }),
  },
  'property-optional': {
    summary: { response: 'A property of responses is no longer promised.' },
    words: (change) => ({
      fact: `${properties(change)} not required of responses any more`,
      remedy: `keep ${them(change)} required`,
    }),
  },
  'property-read-only': {
    summary: { request: 'A property that clients could send is readOnly.' },
    words: (change) => ({
      fact: `the property ${named(change)} is readOnly now, and clients could send it`,
      remedy: 'keep it writable',
    }),
  },
  'property-write-only': {
    summary: { response: 'A property that clients received is writeOnly.' },
    words: (change) => ({
      fact: `the property ${named(change)} is writeOnly now, and clients received it`,
      remedy: 'keep it readable',
    }),
  },
  'object-closed': {
    summary: { request: 'An object in requests no longer takes properties that it does not name.' },
    applies: ({ verdict }) => verdict === 'breaks',
    words: ({ keyword }) => ({
      fact: `${keyword} is false now, and requests could have further properties`,
      remedy: 'remove it',
    }),
  },
  'map-values-changed': {
    summary: both(
      'The values of a map in requests are restricted.',
      'The values of a map in responses are no longer described.',
    ),
    undecided:
      'What properties with a name of a pattern hold is said no more; whether clients rely on it cannot be decided.',
    words: (change) => ({
      fact: `${change.keyword} ${change.side === 'before' ? 'no longer says what further properties hold' : 'restricts what further properties hold'}`,
    }),
  },
  'property-names-changed': {
    summary: both(
      'The names of properties in requests are restricted.',
      'The names of properties in responses are no longer restricted.',
    ),
    words: ({ side }) => ({ fact: `propertyNames is ${side === 'after' ? 'new' : 'gone'}` }),
  },
  'dependency-changed': {
    summary: both('A property in requests needs another one.', 'A property in responses no longer brings another one.'),
    undecided: 'Which properties need others was changed; whether clients break cannot be decided.',
    words: ({ keyword, subject = '', direction, example, verdict }) => {
      if (verdict === 'undecided')
        return {
          fact: `${keyword} says something else of ${plain(subject)}; whether clients break cannot be decided`,
          remedy: 'compare the values that clients use',
        };
      const others = Array.isArray(example) ? listed(example.map((name) => plain(String(name)))) : 'more';
      return {
        fact: `the property ${plain(subject)} ${direction === 'request' ? `needs ${others} in requests now` : `no longer brings ${others} in responses`}`,
      };
    },
  },
};

const VALUES: Judged = {
  'type-changed': {
    summary: both('A value of requests has another type.', 'A value of responses has another type.'),
    words: (change) => ({
      fact: `the type in ${sent(change)} is ${change.after === undefined ? 'any' : quote(change.after)} and was ${change.before === undefined ? 'any' : quote(change.before)}`,
    }),
  },
  'null-changed': {
    summary: both('null is not taken any more.', 'A value of responses may be null.'),
    words: ({ direction }) => ({
      fact:
        direction === 'request'
          ? 'null was taken in requests and is not any more'
          : 'null may come in responses and did not before',
    }),
  },
  'enum-added': {
    summary: { request: 'Requests may only have listed values.' },
    words: ({ keyword }) => ({
      fact: `${keyword} is new, and requests could have other values`,
      remedy: 'document the values instead',
    }),
  },
  'format-changed': {
    summary: both('A value of requests needs another format.', 'A value of responses has another format.'),
    words: (change) => ({
      fact: turned(`the ${change.keyword}`, change),
    }),
  },
  'pattern-changed': {
    summary: both(
      'A pattern refuses values that requests could have.',
      'A pattern admits values that responses did not have.',
    ),
    undecided: 'Whether a pattern still admits what it admitted cannot be decided.',
    words: (change) => {
      const { direction, example } = change;
      const fact = turned('the pattern', change);
      if (example === undefined)
        return { fact: `${fact}; whether clients break cannot be decided`, remedy: 'try values that clients use' };
      const text = quote(example);
      return {
        fact: `${fact}: ${direction === 'request' ? `${text} was accepted and no longer is` : `${text} may come now and did not before`}`,
      };
    },
  },
  'bound-changed': {
    summary: both('A bound of requests is tighter.', 'A bound of responses is wider.'),
    applies: ({ verdict }) => verdict === 'breaks',
    words: (change) => ({
      fact: `${change.keyword} in ${sent(change)} is ${quote(change.after)} and ${change.subject === undefined ? '' : `${change.subject} `}was ${quote(change.before)}`,
      remedy: 'keep the bound',
    }),
  },
  'bound-added': {
    summary: { request: 'Requests have a bound that is new.' },
    words: ({ keyword, after }) => ({
      fact: `${keyword} ${quote(after)} is new in requests`,
      remedy: 'remove it, or make the change in a new major version',
    }),
  },
  'bound-dropped': {
    summary: { response: 'A bound of responses is gone.' },
    words: ({ keyword, before }) => ({
      fact: `${keyword} ${quote(before)} is gone from responses`,
      remedy: 'keep the bound',
    }),
  },
  'multiple-of-changed': {
    summary: both(
      'Numbers in requests have to be multiples of another one.',
      'Numbers in responses are no longer multiples of one.',
    ),
    words: (change) => ({
      fact: turned('multipleOf', change),
    }),
  },
  'unique-items-changed': {
    summary: both('Items in requests have to be unique.', 'Items in responses are no longer unique.'),
    words: (change) => ({
      fact: `uniqueItems in ${sent(change)} is ${quote(change.after)} and was ${quote(change.before)}`,
    }),
  },
  'item-changed': {
    summary: both(
      'The items of an array in requests are restricted.',
      'The items of an array in responses are no longer described.',
    ),
    words: ({ side }) => ({
      fact: side === 'after' ? 'items restricts what an array holds' : 'items no longer says what an array holds',
    }),
  },
  'default-changed': {
    summary: { request: 'What a request means without a value is another.' },
    words: ({ before, after }) => ({
      fact: `the default is ${quote(after)} and was ${quote(before)}`,
      remedy: 'keep the default',
    }),
  },
  'default-dropped': {
    summary: {
      request: 'What a request means without a value is said no more; whether it is another cannot be decided.',
    },
    severity: 'warn',
    words: ({ before }) => ({
      fact: `the default ${quote(before)} is gone; whether requests without a value mean the same cannot be decided`,
      remedy: 'keep the default',
    }),
  },
};

const ALTERNATIVES: Judged = {
  'alternative-removed': {
    summary: { request: 'An alternative of anyOf or oneOf is not taken any more.' },
    words: (change) => ({
      fact: `an alternative of ${change.keyword}${change.subject === '' ? '' : ` (${named(change)})`} is gone from requests`,
    }),
  },
  'alternative-added': {
    summary: { response: 'Responses may have another alternative of anyOf or oneOf.' },
    words: (change) => ({
      fact: `an alternative of ${change.keyword}${change.subject === '' ? '' : ` (${named(change)})`} is new in responses`,
    }),
  },
  'alternatives-changed': {
    summary: both(
      'Alternatives of requests were changed; whether clients break cannot be decided.',
      'Alternatives of responses were changed; whether clients break cannot be decided.',
    ),
    severity: 'warn',
    words: ({ keyword }) => ({
      fact: `${keyword} has other alternatives; whether clients break cannot be decided`,
      remedy: 'compare the values that clients use',
    }),
  },
  'discriminator-changed': {
    summary: both(
      'Another property tells alternatives of requests apart.',
      'Another property tells alternatives of responses apart.',
    ),
    words: (change) => ({
      fact: turned('the discriminator', change),
    }),
  },
  'discriminator-value-removed': {
    summary: { request: 'A value of a discriminator is not taken any more.' },
    words: (change) => ({ fact: `the value ${named(change)} of the discriminator is gone from requests` }),
  },
  'discriminator-value-added': {
    summary: { response: 'Responses may have another value of a discriminator.' },
    words: (change) => ({ fact: `the value ${named(change)} of the discriminator is new in responses` }),
  },
  'condition-changed': {
    summary: both(
      'A condition refuses values that requests could have.',
      'A condition admits values that responses did not have.',
    ),
    undecided: 'A condition was changed; whether clients break cannot be decided.',
    words: ({ keyword, verdict }) =>
      verdict === 'breaks'
        ? { fact: `${keyword} refuses values that were admitted` }
        : {
            fact: `${keyword} was changed; whether clients break cannot be decided`,
            remedy: 'compare the values that clients use',
          },
  },
};

/** What is said of changes of schemas. */
export const CHANGED_SCHEMAS: Judged = { ...PROPERTIES, ...VALUES, ...ALTERNATIVES };
