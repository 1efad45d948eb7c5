import { expect } from 'chai';
import idempotencyKeyString from '../../rules/4.5/idempotency-key-string/rule.ts';
import { places } from '../support/findings.ts';

describe('idempotency-key-string', () => {
  it('stands at the type, also in a list of types of 3.1 and in another file', () => {
    const key = (schema: string) =>
      `components: {parameters: {K: {name: Idempotency-Key, in: header, schema: ${schema}}}}`;
    expect(places(idempotencyKeyString, key('{type: [string, integer]}'))).to.deep.equal([
      'components parameters K schema type',
    ]);
    expect(
      places(idempotencyKeyString, key("{$ref: 'other.yaml#/Key'}"), {
        files: { 'other.yaml': 'Key: {type: integer}' },
      }),
    ).to.deep.equal(['other.yaml Key type']);
    expect(places(idempotencyKeyString, key('{type: string, nullable: true}'), { head: `openapi: 3.0.3\n` })).to.be
      .empty;
  });
});
