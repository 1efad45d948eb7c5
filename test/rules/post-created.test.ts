import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import postCreated from '../../rules/4.2/post-created/rule.ts';
import subResourceCreated from '../../rules/4.2/sub-resource-created/rule.ts';
import successCodes from '../../rules/7.1/success-codes/rule.ts';
import { findings, placesBySection, rulesOfSection } from '../support/findings.ts';
import { BODY, COLLECTION, ITEM, JSON_BODY, only, PAGE, responses } from '../support/resource-methods.ts';

describe('POST on a collection', () => {
  const post = (statuses: Readonly<Record<string, string>>, key = COLLECTION) =>
    placesBySection('4.2', only(key, { get: responses({ 200: PAGE }), post: responses(statuses, BODY) }));

  it('takes 201, 202 and both beside others', () => {
    expect(post({ 201: JSON_BODY })).to.deep.equal([]);
    expect(post({ 202: JSON_BODY })).to.deep.equal([]);
    expect(post({ 200: JSON_BODY, 201: JSON_BODY, 204: '{}' })).to.deep.equal([]);
  });
  it('finds what stands in the place of 201', () => {
    expect(post({ 200: JSON_BODY })).to.deep.equal([`post-created paths ${COLLECTION} post responses 200`]);
    expect(post({ 204: '{}' })).to.deep.equal([`post-created paths ${COLLECTION} post responses 204`]);
    expect(post({ 200: JSON_BODY, 204: '{}' })).to.deep.equal([`post-created paths ${COLLECTION} post responses`]);
    expect(post({ 400: '{}', default: '{}' })).to.deep.equal([`post-created paths ${COLLECTION} post responses`]);
  });
  it('takes a range, and says nothing of an operation without responses', () => {
    expect(post({ '2XX': JSON_BODY })).to.deep.equal([]);
    expect(post({})).to.deep.equal([]);
  });
  it('yields to success-codes about another success, and to sub-resource-created', () => {
    const found = (rules: readonly Rule[], key: string, status: number) =>
      findings(rules, only(key, { get: responses({ 200: PAGE }), post: responses({ [status]: JSON_BODY }, BODY) })).map(
        ({ rule, path }) => `${rule} ${path.at(-1)}`,
      );
    expect(found([postCreated, successCodes], COLLECTION, 207)).to.deep.equal(['success-codes 207']);
    expect(found([postCreated], COLLECTION, 207)).to.deep.equal(['post-created 207']);
    const key = `${ITEM}/accounts`;
    expect(found([postCreated, subResourceCreated], key, 200)).to.deep.equal(['sub-resource-created 200']);
    expect(found([postCreated], key, 200)).to.deep.equal(['post-created 200']);
  });
  it('distinguishes sub-collections', () => {
    const key = `${ITEM}/accounts`;
    expect(post({ 200: JSON_BODY }, key)).to.deep.equal([`sub-resource-created paths ${key} post responses 200`]);
  });
  it('leaves bulk operations, uploads, searches, actions and what is unsure alone', () => {
    const get = responses({ 200: PAGE });
    const bulkAnswer = '{content: {application/json: {schema: {properties: {batch_result: {type: array}}}}}}';
    const list = `requestBody: ${PAGE}, `;
    const file =
      'requestBody: {content: {multipart/form-data: {schema: {properties: {f: {type: string, format: binary}}}}}}, ';
    for (const operation of [
      responses({ 200: bulkAnswer }, BODY),
      responses({ 200: JSON_BODY }, list),
      responses({ 200: JSON_BODY }, file),
    ]) {
      expect(placesBySection('4.2', only(COLLECTION, { get, post: operation })), operation).to.deep.equal([]);
    }
    for (const key of ['/v1/shop/search-customers', `${ITEM}/activate`, '/v1/shop/import']) {
      expect(placesBySection('4.2', only(key, { post: responses({ 200: JSON_BODY }, BODY) })), key).to.deep.equal([]);
    }
  });
  it('leaves alone a body that is a list under the name of the path, with what surrounds a list', () => {
    const invoices = (envelope: string) =>
      only('/v1/shop/credit-notes', {
        get: responses({ 200: PAGE }),
        post: responses(
          { 200: JSON_BODY },
          `requestBody: {content: {application/json: {schema: {type: object, properties: ${envelope}}}}}, `,
        ),
      });
    const list = 'type: array, items: {type: object, properties: {amount: {type: string}}}';
    const found = (envelope: string) =>
      placesBySection('4.2', invoices(envelope)).filter((one) => one.startsWith('post-created'));
    expect(found(`{CreditNotes: {${list}}, Warnings: {${list}}, pagination: {type: object}}`)).to.deep.equal([]);
    expect(found(`{creditNotes: {${list}}, page: {type: integer}}`)).to.deep.equal([]);
    expect(found(`{creditNotes: {${list}}, reason: {type: string}}`)).to.have.lengthOf(1);
    expect(found(`{lines: {${list}}, total: {type: string}}`)).to.have.lengthOf(1);
  });
  it('leaves alone what answers with a stream', () => {
    const stream = '{content: {application/json: {schema: {type: object}}, text/event-stream: {}}}';
    const text = only(COLLECTION, { get: responses({ 200: PAGE }), post: responses({ 200: stream }, BODY) });
    expect(placesBySection('4.2', text).filter((one) => one.startsWith('post-created'))).to.deep.equal([]);
  });
  it('is no bulk operation for an order that has items among others', () => {
    const order = '{content: {application/json: {schema: {properties: {items: {type: array}, note: {type: string}}}}}}';
    const operation = responses({ 200: JSON_BODY }, `requestBody: ${order}, `);
    expect(
      placesBySection('4.2', only(COLLECTION, { get: responses({ 200: PAGE }), post: operation })),
    ).to.have.lengthOf(1);
  });
  it('obeys x-lintel.resource', () => {
    const text = only('/v1/shop/import', {
      'x-lintel': '{resource: collection}',
      post: responses({ 200: JSON_BODY }, BODY),
    });
    expect(placesBySection('4.2', text)).to.deep.equal(['post-created paths /v1/shop/import post responses 200']);
  });
  it('wants a body of 201', () => {
    expect(post({ 201: '{}' })).to.deep.equal([`created-resource paths ${COLLECTION} post responses 201`]);
  });
  it('names the statements that a finding violates', () => {
    const statements = (id: string) =>
      rulesOfSection('4.2').find((rule) => rule.extensions.lintel.id === id)?.extensions.lintel.statements;
    expect(statements('sub-resource-created')).to.deep.equal(['4.2/sub-resource']);
    expect(statements('json-success-bodies')).to.deep.equal(['4.2/media-types', '1/json-bodies']);
  });
  it('asks for no new resource where the texts say that POST changes what is there', () => {
    const said = (summary: string) => {
      const operation = responses({ 200: JSON_BODY }, BODY).replace('{', `{ summary: ${summary},`);
      return placesBySection('4.2', only(COLLECTION, { get: responses({ 200: PAGE }), post: operation }));
    };
    for (const summary of ['Updates a specific batch payment', 'Cancel the newest order'])
      expect(said(summary), summary).to.deep.equal([]);
    for (const summary of ['Updates or creates orders', 'Place an order'])
      expect(said(summary), summary).to.have.lengthOf(1);
  });
});
