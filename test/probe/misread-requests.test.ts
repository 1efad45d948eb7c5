import { requests, withHeader } from '../../test-specs/service/faults/altering.ts';
import { findsEach, type Slip } from '../support/probe/slips.ts';

const BOOKING = 'studio/bookings/*';

const OF_ACCEPT: readonly Slip[] = [
  {
    name: 'whoever accepts HTML alone gets JSON',
    statement: '7.1/not-acceptable',
    service: requests({ path: BOOKING }, (request) => accepting(request, /html/)),
    says: 'Accept: text/html is answered 200; answer 406',
  },
  {
    name: 'the weight 0 in Accept is not read',
    statement: '7.1/not-acceptable',
    service: requests({ path: BOOKING }, (request) => accepting(request, /q=0/)),
    says: 'Accept: application/json;q=0, text/plain is answered 200; answer 406',
  },
];

/** The service takes one kind of Accept for none. */
function accepting(request: Request, what: RegExp): Request {
  return what.test(request.headers.get('accept') ?? '') ? withHeader(request, 'accept', null) : request;
}

describe('lintel probe finds the misread request:', () => {
  findsEach(OF_ACCEPT);
});
