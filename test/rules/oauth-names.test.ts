import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import enumValues from '../../rules/2.1/enum-values/rule.ts';
import propertyNames from '../../rules/2.1/property-names/rule.ts';
import dateTimeType from '../../rules/2.3/date-time-type/rule.ts';
import queryNames from '../../rules/4.1/query-names/rule.ts';
import { lintText } from '../support/lint-text.ts';

/** A token endpoint, and, where they are given, other paths and components. */
function description(paths: object = {}, components: object = {}): string {
  return JSON.stringify({
    openapi: '3.1.0',
    paths: {
      '/oauth/token': {
        post: {
          requestBody: form({
            grant_type: { type: 'string', enum: ['authorization_code'] },
            code_verifier: {},
            own_name: {},
          }),
          responses: {
            200: json({
              type: 'object',
              properties: {
                access_token: {},
                token_type: { type: 'string', enum: ['Bearer'] },
                client_id_issued_at: { type: 'integer' },
                restricted_to: {},
              },
              example: { id_token: 'x', restricted_to: 'x', other_name: 'x' },
            }),
            400: json({ $ref: '#/components/schemas/Refusal' }),
          },
        },
      },
      '/oauth/register': {
        post: {
          requestBody: json({
            type: 'object',
            properties: {
              redirect_uris: { type: 'array', items: {} },
              grant_types: { type: 'array', items: { type: 'string', enum: ['implicit'] } },
            },
          }),
          responses: {},
        },
      },
      ...paths,
    },
    components: {
      schemas: { Refusal: { type: 'object', properties: { error_description: {}, error_code: {} } } },
      ...components,
    },
  });
}

const json = (schema: object) => ({ description: 'x', content: { 'application/json': { schema } } });
const form = (properties: object) => ({
  content: { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties } } },
});

/** The names at which rules have findings, or the keywords below them. */
function namesFound(text: string, ...rules: readonly Rule[]): string[] {
  return lintText({ text }, rules)
    .map(({ path }) => String(path.at(-1)))
    .sort();
}

describe('names of OAuth', () => {
  it('are as OAuth has them in bodies of its endpoints, and others there are judged', () => {
    expect(namesFound(description(), propertyNames)).to.deep.equal(['error_code', 'other_name', 'restricted_to']);
  });

  it('are judged in what other operations send as well, and elsewhere', () => {
    const schema = { $ref: '#/components/schemas/Refusal' };
    const paths = {
      '/orders': { get: { responses: { 400: json(schema) } } },
      '/apps': { get: { responses: { 200: json({ type: 'object', properties: { client_secret: {} } }) } } },
    };
    expect(namesFound(description(paths), propertyNames)).to.include.members(['error_description', 'client_secret']);
  });

  it('are as OAuth has them in the query of a request for authorization, whatever its path', () => {
    const asked = (...names: string[]) => {
      const parameters = names.map((name) => ({ name, in: 'query', schema: { type: 'string', enum: ['code'] } }));
      return description({ '/sign-in': { get: { parameters, responses: {} } } });
    };
    expect(namesFound(asked('response_type', 'client_id', 'redirect_uri'), queryNames, enumValues)).to.deep.equal([]);
    // The name of a client alone asks for no authorization.
    expect(namesFound(asked('client_id'), queryNames, enumValues)).to.deep.equal(['enum', 'name']);
  });

  it('have values and times as OAuth has them', () => {
    expect(namesFound(description(), enumValues, dateTimeType)).to.deep.equal([]);
  });
});
