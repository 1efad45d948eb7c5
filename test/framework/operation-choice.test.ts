import { expect } from 'chai';
import { chosenOperations, OPERATION_CHOICE, type OperationChoice } from '../../framework/operation-choice.ts';
import { optionsValidator } from '../../framework/validate-options.ts';
import { describeText } from '../support/lint-text.ts';

const schema = { type: 'object' };
const content = (...types: string[]) => ({ content: Object.fromEntries(types.map((type) => [type, { schema }])) });
const answers = (status: number, ...types: string[]) => ({
  responses: { [status]: { description: 'It.', ...content(...types) } },
});
const JSON_TYPE = 'application/json';
const done = answers(204);
const found = answers(200, JSON_TYPE);

const DESCRIPTION = describeText(
  JSON.stringify({
    openapi: '3.1.0',
    paths: {
      '/v1/shop/lamps': { get: found, post: { requestBody: content(JSON_TYPE), ...answers(201, JSON_TYPE) } },
      '/v1/shop/lamps/{lampId}': { get: found, delete: done },
      '/v1/shop/lamps/{lampId}/bulbs': { get: found },
      '/v1/shop/lamps/{lampId}/switch-off': { post: done },
      '/v1/shop/lamps/{lampId}/calculate': { post: done },
      '/v1/shop/lamps/me': { get: found },
      '/v1/shop/pictures': { post: { requestBody: content('multipart/form-data'), ...answers(201, JSON_TYPE) } },
      '/v1/shop/drawings': {
        post: { requestBody: content('multipart/form-data', JSON_TYPE), ...answers(201, JSON_TYPE) },
      },
      '/v1/shop/changes': { get: answers(200, 'text/event-stream; charset=utf-8') },
    },
    webhooks: { lampAdded: { post: done } },
  }),
);

/** The operations that are left out of those that a first choice has. */
function leftOut(choice: OperationChoice, from: OperationChoice = {}): string[] {
  const chosen = new Set(chosenOperations(DESCRIPTION, { ...from, ...choice }));
  return chosenOperations(DESCRIPTION, from)
    .filter((operation) => !chosen.has(operation))
    .map(({ method, place }) => `${method} ${String(place.parent?.key).replace('/v1/shop/', '')}`);
}

describe('framework/operation-choice.ts', () => {
  const cases: readonly (readonly [OperationChoice, OperationChoice, readonly string[]])[] = [
    [{}, {}, []],
    [{ methods: ['get', 'post'] }, {}, ['delete lamps/{lampId}']],
    [{ exceptUploads: true }, {}, ['post pictures']],
    [{ exceptStreams: true }, {}, ['get changes']],
    [{ exceptAliases: true }, {}, ['get lamps/me']],
    [{ exceptWithoutResult: true }, {}, ['delete lamps/{lampId}', 'post lamps/{lampId}/switch-off']],
    [{ exceptClasses: ['item'] }, { methods: ['get'] }, ['get lamps/{lampId}', 'get lamps/me']],
    [{ level: 'top' }, { classes: ['collection'], methods: ['get'] }, ['get lamps/{lampId}/bulbs']],
    [{ level: 'sub' }, { classes: ['collection'], methods: ['get'] }, ['get lamps']],
    [{}, { sent: true }, []],
  ];
  for (const [choice, from, expected] of cases) {
    it(`leaves out of ${JSON.stringify(from)} by ${JSON.stringify(choice)}: ${expected.join(', ') || 'nothing'}`, () => {
      expect(leftOut(choice, from)).to.deep.equal(expected);
    });
  }

  it('chooses what the service sends only where that is said', () => {
    expect(leftOut({ sent: false }, { sent: true })).to.deep.equal(['post lampAdded']);
  });

  const validate = optionsValidator('chosen', {
    type: 'object',
    additionalProperties: false,
    properties: OPERATION_CHOICE as never,
  });
  for (const wrong of [
    { methods: 'get' },
    { methods: [7] },
    { classes: ['thing'] },
    { exceptClasses: 'item' },
    { level: 'middle' },
    ...Object.keys(OPERATION_CHOICE)
      .filter((name) => /^(?:except(?!Classes)|onState|orLikely|sent)/.test(name))
      .map((name) => ({ [name]: 'yes' })),
  ]) {
    it(`refuses ${JSON.stringify(wrong)}`, () => expect(() => validate(wrong)).to.throw(/"chosen" function/));
  }
});
