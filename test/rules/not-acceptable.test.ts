import { expect } from 'chai';
import notAcceptable from '../../rules/7.1/not-acceptable/rule.ts';
import { places } from '../support/findings.ts';

/** A response with a schema of its JSON body; `more` stands beside the schema. */
function body(schema: string, more = ''): string {
  return `{description: d, content: {application/json: {schema: ${schema}${more}}}}`;
}

describe('not-acceptable', () => {
  const get = (name: string, statuses: readonly string[]) =>
    `/v1/a/${name}: {get: {responses: {${statuses.map((key) => `'${key}': ${key === '204' ? '{}' : body('{type: object}')}`).join(', ')}}}}`;
  it('asks once for all, or for each that is left', () => {
    expect(places(notAcceptable, `paths: {${get('b', ['200'])}, ${get('c', ['200', 'default'])}}`)).to.deep.equal([
      'paths',
    ]);
    expect(places(notAcceptable, `paths: {${get('b', ['200'])}, ${get('c', ['200', '406'])}}`)).to.deep.equal([
      'paths /v1/a/b get',
    ]);
    expect(places(notAcceptable, `paths: {${get('b', ['200', '4XX'])}}`)).to.deep.equal([]);
  });
  it('asks nothing where nobody gets a body', () => {
    expect(places(notAcceptable, `paths: {${get('b', ['204'])}}`)).to.deep.equal([]);
    expect(
      places(notAcceptable, `webhooks: {w: {post: {responses: {'200': ${body('{type: object}')}}}}}`),
    ).to.deep.equal([]);
  });
});
