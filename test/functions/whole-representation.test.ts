import { expect } from 'chai';
import wholeRepresentation from '../../functions/whole-representation.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('wholeRepresentation in a ruleset of a user', () => {
  it('compares what PUT takes with what GET answers', async () => {
    const options = { methods: ['put'], body: 'request' };
    const description =
      "paths: {'/v1/shop/orders/{id}': {get: {responses: {'200': {description: d, content: {application/json: {schema: {type: object, properties: {a: {type: string}, b: {type: string}}}}}}}}, put: {requestBody: {content: {application/json: {schema: {type: object, properties: {a: {type: string}}}}}}, responses: {'204': {description: d}}}}}";
    expect(await findingsOfOwnRule(wholeRepresentation, options, description)).to.deep.equal([
      'paths /v1/shop/orders/{id} put requestBody content application/json schema: compared with the 200 of GET, PUT leaves out b; take it as well, or mark readOnly what only the service sets',
    ]);
  });

  describe('of requests', () => {
    const AT = 'paths /v1/shop/orders/{id} put requestBody content application/json schema';
    const found = (given: string, taken: string | null) => {
      const content = (properties: string) =>
        `{description: d, content: {application/json: {schema: {type: object, properties: {${properties}}}}}}`;
      const body = taken === null ? '' : `requestBody: ${content(taken)}, `;
      const description = `paths: {'/v1/shop/orders/{id}': {get: {responses: {'200': ${content(given)}}}, put: {${body}responses: {'204': {description: d}}}}}`;
      return findingsOfOwnRule(wholeRepresentation, { methods: ['put'], body: 'request' }, description);
    };

    it('are not empty, unless the service sets everything', async () => {
      expect(await found('a: {type: string}', null)).to.deep.equal([
        'paths /v1/shop/orders/{id} put: PUT has no request body; take the entire representation',
      ]);
      expect(await found('id: {type: string, readOnly: true}', null)).to.deep.equal([]);
    });

    it('are silent where they are the same', async () => {
      expect(await found('a: {type: string}', 'a: {type: string}')).to.deep.equal([]);
    });

    it('are said with all that differs', async () => {
      const given = 'a: {type: string}, b: {type: string}, c: {type: string}';
      expect(await found(given, 'a: {type: integer}, d: {type: string}')).to.deep.equal([
        `${AT}: compared with the 200 of GET, PUT leaves out b and c, takes d beyond it and gives a another type; take them as well, or mark readOnly what only the service sets`,
      ]);
      expect(await found('a: {type: string}', 'a: {type: string}, b: {type: string}')).to.deep.equal([
        `${AT}: compared with the 200 of GET, PUT takes b beyond it; describe the same properties for GET and PUT`,
      ]);
    });

    it('are compared with what stands in an envelope', async () => {
      const inside = 'a: {}, b: {}, c: {}';
      expect(await found(`order: {type: object, properties: {${inside}}}`, inside)).to.deep.equal([
        `${AT}: GET gives the resource inside "order", and PUT takes a, b and c without it; let both have the resource itself as their body, with all of its properties`,
      ]);
    });
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(wholeRepresentation, { unknown: 1 })).to.include(
      '"wholeRepresentation" function has invalid options',
    );
  });
});
