import { expect } from 'chai';
import requestQueue from '../../rules/4.9/request-queue/rule.ts';
import { places } from '../support/findings.ts';

describe('request-queue', () => {
  it('want the queue at the first 202 only, and take it where a link names it', () => {
    const two = `paths: {/v1/a/b: {post: {responses: {'202': {description: d}}}}, /v1/a/c: {delete: {responses: {'202': {description: d}}}}`;
    expect(places(requestQueue, `${two}}`)).to.deep.equal(['paths /v1/a/b post responses 202']);
    expect(places(requestQueue, `${two}, '/v1/queue/requests/{requestId}': {get: {}}}`)).to.be.empty;
    expect(places(requestQueue, `${two}, '/v1/a/queue/requests/{requestId}': {get: {}}}`)).to.have.lengthOf(1);
    // path-namespace says what to write.
    expect(places(requestQueue, `${two}, '/v1/queue/{requestId}': {get: {}}}`)).to.be.empty;
    expect(places(requestQueue, `${two}, '/v1/jobs/{requestId}': {get: {}}}`)).to.have.lengthOf(1);
    expect(
      places(
        requestQueue,
        `${two}}\ncomponents: {schemas: {Href: {type: string, description: 'URI such as /v1/queue/requests/5'}}}`,
      ),
    ).to.be.empty;
  });
});
