import { expect } from 'chai';
import { errorResponses, isErrorName } from '../../../model/errors/error-responses.ts';
import { describeData } from '../../support/describe-data.ts';
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

describe('a default', () => {
  const isError = (others: Readonly<Record<string, object>>, description: string) =>
    errorResponses(
      describeData({
        openapi: '3.1.0',
        paths: { '/v1/shop/orders': { get: { responses: { ...others, default: { description } } } } },
      }),
    ).some(({ node }) => node.place.key === 'default');
  const wrong = { 400: { description: 'Wrong.' } };

  it('is for errors beside successes, and beside errors where it says so', () => {
    expect(isError({ 200: { description: 'Done.' } }, 'default response')).to.equal(true);
    for (const words of ['Any other error.', 'Unexpected.', 'Request failed: failure of a server'])
      expect(isError(wrong, words), words).to.equal(true);
  });

  it('is for successes where it is alone, and beside errors where it does not speak of errors', () => {
    expect(isError({}, 'default response')).to.equal(false);
    for (const words of ['default response', 'The list of orders.', 'Success, or an error'])
      expect(isError(wrong, words), words).to.equal(false);
  });
});
