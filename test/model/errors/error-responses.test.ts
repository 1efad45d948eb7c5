import { isErrorName } from '../../../model/errors/error-responses.ts';
import { each } from '../text/words/tables.ts';

describe('names of responses and schemas', () => {
  each(
    'of errors',
    true,
    `Error ValidationErrors Failure FailedRequest Failures Fault Faults Problem ProblemDetails Exception Unauthorized
    Unauthenticated Forbidden Conflict VersionConflict UnprocessableEntity InvalidInput AccessDenied ServiceUnavailable
    GatewayTimeout BadRequest NotFound NotAllowed NotAcceptable MethodNotAllowed TooManyRequests PreconditionFailed 404 5XX`,
    isErrorName,
  );
  each('of others', false, 'Order NoContent Accepted Found RequestBody ManyOrders Allowed 200 2XX', isErrorName);
});
