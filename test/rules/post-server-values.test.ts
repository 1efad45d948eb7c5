import { expect } from 'chai';
import { placesBySection } from '../support/findings.ts';
import { COLLECTION, ITEM, JSON_BODY, only, PAGE, pathItemText, responses } from '../support/resource-methods.ts';

describe('values of the service in the body of POST', () => {
  const taken = (properties: string, key = COLLECTION) => {
    const schema = `{content: {application/json: {schema: {type: object, properties: {${properties}}}}}}`;
    return placesBySection('4.2', only(key, { post: responses({ 201: JSON_BODY }, `requestBody: ${schema}, `) })).map(
      (one) => one.split(' ').at(-1),
    );
  };

  it('finds id, links and times of creation and change', () => {
    const times = [
      'createTime',
      'createdAt',
      'created',
      'updateTime',
      'updated',
      'lastModified',
      'dateCreated',
      'modifiedOn',
    ];
    for (const name of ['id', 'links', ...times]) expect(taken(`${name}: {}`), name).to.deep.equal([name]);
  });
  it('leaves names alone that mean something else, readOnly values, and other types', () => {
    const names = [
      'customerId',
      'birthDate',
      'updateRequested',
      'createInvoice',
      'creation',
      'startTime',
      'lastName',
      'creator',
    ];
    for (const name of names) expect(taken(`${name}: {type: string}`), name).to.deep.equal([]);
    expect(taken('id: {type: string, readOnly: true}')).to.deep.equal([]);
    expect(taken('created: {type: boolean}, links: {type: string}, id: {type: object}')).to.deep.equal([]);
  });
  it('is about collections', () => {
    expect(taken('id: {}', `${ITEM}/accounts`)).to.deep.equal(['id']);
    expect(taken('id: {}', `${ITEM}/activate`)).to.deep.equal([]);
  });
  it('looks into the items of what is certainly bulk', () => {
    const items = '{properties: {items: {type: array, items: {properties: {id: {type: string}}}}}}';
    const answer = '{content: {application/json: {schema: {properties: {batch_result: {type: array}}}}}}';
    const post = responses({ 200: answer }, `requestBody: {content: {application/json: {schema: ${items}}}}, `);
    expect(placesBySection('4.2', only(COLLECTION, { get: responses({ 200: PAGE }), post }))).to.deep.equal([
      `post-server-values paths ${COLLECTION} post requestBody content application/json schema properties items items properties id`,
    ]);
  });
  it('finds a shared property once', () => {
    const use = "{content: {application/json: {schema: {$ref: '#/components/schemas/C'}}}}";
    const post = responses({ 201: JSON_BODY }, `requestBody: ${use}, `);
    const paths = `paths:\n${pathItemText(COLLECTION, { post })}${pathItemText('/v1/shop/vouchers', { post })}`;
    expect(
      placesBySection('4.2', `${paths}components: {schemas: {C: {properties: {id: {type: string}}}}}`),
    ).to.deep.equal(['post-server-values components schemas C properties id']);
  });
});
