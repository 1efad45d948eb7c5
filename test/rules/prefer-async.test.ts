import { expect } from 'chai';
import preferAsync from '../../rules/4.9/prefer-async/rule.ts';
import { places } from '../support/findings.ts';

const operation = (method: string, responses: string, parameters = '') =>
  `paths: {/v1/shop/orders: {${method}: {parameters: [${parameters}], responses: {${responses}}}}}`;

const at = (method: string) => `paths /v1/shop/orders ${method} responses 202`;

describe('prefer-async', () => {
  it('want Prefer: respond-async where both modes are documented', () => {
    const both = (parameters: string, code = '201') =>
      operation('post', `'${code}': {description: d}, '202': {description: d}`, parameters);
    const header = (schema: string) => `{name: prefer, in: header, schema: ${schema}}`;
    for (const code of ['200', '201', '204'])
      expect(places(preferAsync, both('', code)), code).to.deep.equal([at('post')]);
    expect(places(preferAsync, both('', '400'))).to.be.empty;
    // The 200 answers a repetition, whatever the header with the key is called.
    expect(places(preferAsync, both('{name: X-Idempotency-Key, in: header, schema: {type: string}}', '200'))).to.be
      .empty;
    expect(places(preferAsync, both('{name: Request-Id, in: header, schema: {type: string}}', '200'))).to.be.empty;
    expect(places(preferAsync, both(header('{type: string, enum: [respond-async]}')))).to.be.empty;
    expect(places(preferAsync, both(header('{type: string}')))).to.be.empty;
    expect(places(preferAsync, both(header('{type: string, enum: [return=minimal]}')))).to.have.lengthOf(1);
    expect(places(preferAsync, both('{name: Idempotency-Key, in: header}', '200'))).to.be.empty;
    for (const code of ['201', '204'])
      expect(places(preferAsync, both('{name: Idempotency-Key, in: header}', code)), code).to.have.lengthOf(1);
  });
});
