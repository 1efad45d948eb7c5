import { expect } from 'chai';
import { placesBySection } from '../support/findings.ts';
import { ITEM, JSON_BODY, only, PATCHING, responses } from '../support/resource-methods.ts';

const GET = responses({ 200: JSON_BODY, 404: '{}' });

describe('PATCH', () => {
  const patch = (statuses: Readonly<Record<string, string>>, more = '') =>
    placesBySection('4.2', only(ITEM, { patch: responses(statuses, PATCHING + more) }));
  const at = `paths ${ITEM} patch responses`;
  const prefer = (schema: string) => `parameters: [{name: PREFER, in: header, schema: ${schema}}], `;

  it('takes 204 and 202', () => {
    expect(patch({ 204: '{}' })).to.deep.equal([]);
    expect(patch({ 202: JSON_BODY })).to.deep.equal([]);
  });
  it('finds 200 that nobody asks for, 201 and no success, each once', () => {
    expect(patch({ 200: JSON_BODY })).to.deep.equal([`patch-no-content ${at} 200`]);
    expect(patch({ 200: JSON_BODY, 204: '{}' })).to.deep.equal([`patch-no-content ${at} 200`]);
    expect(patch({ 201: JSON_BODY })).to.deep.equal([`patch-no-content ${at} 201`]);
    expect(patch({ default: '{}' })).to.deep.equal([`patch-no-content ${at}`]);
  });
  it('takes 200 under a Prefer header that takes return=representation', () => {
    for (const schema of [
      "{type: string, enum: ['return=representation', 'return=minimal']}",
      "{type: string, enum: ['respond-async, Return=Representation']}",
      "{type: string, pattern: '^return=(minimal|representation)$'}",
      "{type: string, examples: ['return=representation']}",
      '{type: string}',
    ]) {
      expect(patch({ 200: JSON_BODY, 204: '{}' }, prefer(schema)), schema).to.deep.equal([]);
    }
    expect(patch({ 200: JSON_BODY }, prefer('{type: string}'))).to.deep.equal([`patch-no-content ${at}`]);
  });
  it('finds 200 under another preference, and without a body', () => {
    for (const schema of ['{enum: [respond-async]}', "{type: string, pattern: '^respond-async$'}"]) {
      expect(patch({ 200: JSON_BODY, 204: '{}' }, prefer(schema)), schema).to.have.lengthOf(1);
    }
    expect(patch({ 200: '{}', 204: '{}' }, prefer('{type: string}'))).to.deep.equal([`patch-no-content ${at} 200`]);
  });
  it('keeps silent on a parameter that leads nowhere', () => {
    expect(patch({ 200: JSON_BODY, 204: '{}' }, "parameters: [{$ref: '#/gone'}], ")).to.deep.equal([]);
  });
  it('finds a 200 that lacks what GET answers with', () => {
    const less = '{content: {application/json: {schema: {properties: {id: {type: string}}}}}}';
    const operation = responses({ 200: less, 204: '{}' }, PATCHING + prefer('{type: string}'));
    expect(placesBySection('4.2', only(ITEM, { get: GET, patch: operation }))).to.deep.equal([
      `patch-whole ${at} 200 content application/json schema`,
    ]);
  });
});
