import { answers, bodies, resources, status, withBody } from './altering.ts';
import type { Fault } from './fault.ts';

const ERRORS = { method: 'GET|POST|PUT|PATCH|DELETE', status: [400, 404, 406, 412, 415, 422] };
const INVALID = { ...ERRORS, status: 400 };
const UPLOAD = { method: 'POST', path: 'studio/recordings', status: 201 };

/** §2.6 to §2.8, §7: errors, files and identifiers. */
export const ERROR_FAULTS: readonly Fault[] = [
  {
    id: 'error-under-error',
    breaks: ['2.6/error-schema'],
    how: 'errors stand under the member error',
    service: bodies(ERRORS, (error) => ({ error })),
  },
  {
    id: 'error-name-in-words',
    breaks: ['2.6/error-name'],
    how: 'the name of an error is ValidationError',
    service: bodies(INVALID, (error) => {
      error.name = 'ValidationError';
    }),
  },
  {
    id: 'details-as-texts',
    breaks: ['2.6/error-details'],
    how: 'details are texts',
    service: bodies(INVALID, (error) => {
      error.details = ['The data is not valid.'];
    }),
  },
  {
    id: 'field-with-dots',
    breaks: ['2.6/error-field-pointer'],
    how: 'the field of a detail is items[0].name',
    service: bodies(INVALID, (error) => {
      error.details = [{ field: 'items[0].name', issue: 'is missing', location: 'body' }];
    }),
  },
  {
    id: 'information-in-words',
    breaks: ['2.6/information-link'],
    how: 'information_link is a sentence',
    service: bodies(ERRORS, (error) => {
      error.information_link = 'see the developer pages';
    }),
  },
  {
    id: 'one-name-for-all',
    breaks: ['7.2/specific-names'],
    how: 'every error is called ERROR',
    service: bodies(ERRORS, (error) => {
      error.name = 'ERROR';
      error.message = 'Error';
    }),
  },
  {
    id: 'error-without-body',
    breaks: ['7.1/error-content'],
    how: '404 has no body',
    service: answers({ ...ERRORS, status: 404 }, (response) => withBody(response, null)),
  },
  {
    id: 'file-metadata-camel',
    breaks: ['2.7/file-metadata'],
    how: 'an upload answers with createdAt in place of created_at',
    service: bodies(UPLOAD, (file) => {
      file.createdAt = file.created_at;
      delete file.created_at;
    }),
  },
  {
    id: 'sequence-ids',
    breaks: ['2.8/no-sequence-ids'],
    how: 'identifiers of instruments are 1, 2, 3 …',
    service: (next) => {
      const numbers = new Map<unknown, string>();
      const numbered = resources({ path: 'studio/instruments' }, (instrument) => {
        const number = numbers.get(instrument.id) ?? String(numbers.size + 1);
        numbers.set(instrument.id, number);
        instrument.links = JSON.parse(JSON.stringify(instrument.links).replaceAll(String(instrument.id), number));
        instrument.id = number;
      });
      return numbered(next);
    },
  },
  {
    id: 'ids-with-umlauts',
    breaks: ['2.8/ascii-ids'],
    how: 'an instrument has the identifier flügel-1',
    service: resources({ path: 'studio/instruments' }, (instrument) => {
      instrument.id = 'flügel-1';
    }),
  },
  {
    id: 'multi-status',
    breaks: ['7.1/success-codes', '4.10/batch-response'],
    how: 'the bulk request is answered 207',
    service: status({ method: 'POST', path: 'studio/instruments' }, 207),
  },
];
