import { counted, listed, plain, quote } from '../../../framework/messages.ts';
import type { Change } from '../../../model/comparison/change.ts';
import { both, type Judged, named, renamed, sent } from './change-words.ts';

/** How many changes below a new major version are named. */
const NAMED = 3;

/** What breaks clients below a new major version. */
function broken(below: readonly string[]): string {
  if (below.length === 0) return ', and nothing below it breaks clients';
  const named = below.slice(0, NAMED).map((fact) => `"${fact}"`);
  const rest = below.length > NAMED ? [`${below.length - NAMED} more`] : [];
  return `, and ${counted(below.length, 'change')} below it would break clients: ${listed([...named, ...rest])}`;
}

/** The values of a path parameter for which no path came. */
function withValues({ before }: Change): string {
  return Array.isArray(before) ? ` for ${listed(before.map((one) => quote(one)))}` : '';
}

/** How a parameter or header is written now, in a media type or by a keyword. */
function written(change: Change): string {
  const { keyword, before, after } = change;
  if (before === undefined) return `the ${named(change)} is written as ${quote(after)} now`;
  if (after === undefined) return `the ${named(change)} is not written as ${quote(before)} any more`;
  return `${keyword} of the ${named(change)} is ${quote(after)} and was ${quote(before)}`;
}

const PATHS: Judged = {
  'path-removed': {
    summary: 'A path is gone.',
    words: (change) => ({
      fact:
        change.places === undefined
          ? `the path ${named(change)} is gone${withValues(change)}${renamed(change)}`
          : `what was under ${named(change)} is gone${renamed(change)}`,
    }),
  },
  'path-moved': {
    summary: 'Paths are offered under another URL only.',
    words: ({ subject = '', after }) =>
      typeof after === 'string'
        ? {
            fact: `what was under ${plain(subject || '/')} is under ${plain(after || '/')} now`,
            remedy: 'offer the old URLs as well',
          }
        : { fact: `no server has the URL ${plain(subject)} any more`, remedy: 'keep the server' },
  },
  'operation-removed': {
    summary: 'A method of a path is gone.',
    words: (change) => ({ fact: `the operation ${named(change)} is gone` }),
  },
  'webhook-removed': {
    summary: 'A webhook is gone.',
    words: (change) => ({ fact: `the webhook ${named(change)} is gone` }),
  },
  'callback-removed': {
    summary: 'A callback is gone.',
    words: (change) => ({ fact: `the callback ${named(change)} is gone` }),
  },
  'callback-moved': {
    summary: 'A callback goes to another URL.',
    words: (change) => ({
      fact: `the callback ${named(change)} goes to ${quote(change.after)} and went to ${quote(change.before)}`,
    }),
  },
  'major-version-removed': {
    summary: 'A major version is gone that was not deprecated with the time of its end.',
    words: (change) => ({
      fact: `the major version ${named(change)} is gone`,
      remedy: 'keep its paths, or mark its operations as deprecated with a Sunset header first',
    }),
  },
  'major-version-changed': {
    summary:
      'All paths of a major version have another one in place. What breaks clients below it is named in the finding.',
    severity: 'hint',
    words: ({ subject, after }, below) => ({
      fact: `${subject} became ${after} in place${broken(below)}`,
      remedy: `offer ${subject} beside it as long as clients use it`,
    }),
  },
  'security-tightened': {
    summary: 'Who was let in is not let in any more, or needs another scheme or scope.',
    words: ({ before, after }) => ({
      fact: `security asks ${plain(String(after))}, and ${plain(String(before))} was enough`,
    }),
  },
};

const PARAMETERS: Judged = {
  'parameter-removed': {
    summary: both('A parameter is gone.', 'A parameter that webhooks or callbacks sent is gone.'),
    words: (change) => ({ fact: `the ${named(change)} is gone${renamed(change)}` }),
  },
  'parameter-added': {
    summary: { request: 'A required parameter is new.' },
    words: (change) => ({ fact: `the ${named(change)} is new and required`, remedy: 'make it optional' }),
  },
  'parameter-required': {
    summary: { request: 'A parameter has become required.' },
    words: (change) => ({ fact: `the ${named(change)} is required now`, remedy: 'keep it optional' }),
  },
  'parameter-serialization-changed': {
    summary: both(
      'A parameter is written in another way.',
      'A header of a response, or a parameter of a webhook or callback, is written in another way.',
    ),
    words: (change) => ({ fact: written(change), remedy: 'keep the serialization' }),
  },
};

const BODIES: Judged = {
  'body-removed': {
    summary: both('A request takes no body any more.', 'A response has no body any more.'),
    words: (change) => ({ fact: `there is no body any more in ${sent(change)}` }),
  },
  'body-added': {
    summary: { request: 'A request has a required body that is new.' },
    words: ({ uses }) =>
      uses.every(({ part }) => part.startsWith('response'))
        ? { fact: 'the answer has a body now', remedy: 'take answers without one as well' }
        : { fact: 'a required request body is new', remedy: 'make it optional' },
  },
  'body-required': {
    summary: { request: 'The body of a request has become required.' },
    words: () => ({ fact: 'the request body is required now', remedy: 'keep it optional' }),
  },
  'body-optional': {
    summary: { response: 'The body that a webhook or callback sends is no longer required.' },
    words: () => ({ fact: 'the body is not required any more', remedy: 'keep it required' }),
  },
  'media-type-removed': {
    summary: both('A request takes a media type no more.', 'A response no longer comes in a media type.'),
    words: (change) => ({ fact: `the media type ${named(change)} is gone from ${sent(change)}` }),
  },
  'schema-added': {
    summary: { request: 'What could be anything in requests has a schema.' },
    words: () => ({ fact: 'a schema is new in requests, which could have any value', remedy: 'remove it' }),
  },
  'schema-removed': {
    summary: { response: 'A response, or part of one, has no schema any more.' },
    words: () => ({ fact: 'the schema is gone, so that responses may have any value', remedy: 'keep the schema' }),
  },
  'encoding-changed': {
    summary: both(
      'A part of a form is written in another way.',
      'A part of a multipart response is written in another way.',
    ),
    words: (change) => ({
      fact: `${change.keyword} of the part ${named(change)} is ${quote(change.after)} and was ${quote(change.before)}`,
      remedy: 'keep the encoding',
    }),
  },
  'status-removed': {
    summary: both('A webhook or callback may no longer be answered with a status.', 'A status is gone.'),
    words: (change) => ({
      fact: `the status ${named(change)} is gone${change.keyword === undefined ? '' : `, and ${change.keyword}, which holds for it now, has another body`}${typeof change.after === 'string' ? `, and ${change.after} is new` : ''}`,
    }),
  },
  'success-status-added': {
    summary: 'Another success status is beside those that clients know; whether they can do with it cannot be decided.',
    severity: 'warn',
    words: (change) => ({
      fact: `the success status ${named(change)} is new; whether clients can do with it cannot be decided`,
      remedy: 'see that it comes only where a client asks for it',
    }),
  },
  'header-removed': {
    summary: { response: 'A response header is no longer promised.' },
    words: (change) => ({ fact: `the header ${named(change)} is gone` }),
  },
  'header-optional': {
    summary: { response: 'A response header is no longer required.' },
    words: (change) => ({ fact: `the ${named(change)} is not required any more`, remedy: 'keep it required' }),
  },
  'header-required': {
    summary: { request: 'The answer to a webhook or callback, or a part of a request, needs a header.' },
    words: (change) => ({
      fact: `the header ${named(change)} is required of ${change.uses.every(({ part }) => part === 'request body') ? 'a part of the request' : 'the answer'}`,
      remedy: 'make it optional',
    }),
  },
};

/** What is said of changes beside schemas. */
export const CHANGED_OPERATIONS: Judged = { ...PATHS, ...PARAMETERS, ...BODIES };
