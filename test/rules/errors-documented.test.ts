import { expect } from 'chai';
import getNotFound from '../../rules/4.2/get-not-found/rule.ts';
import pageInvalid from '../../rules/4.4/page-invalid/rule.ts';
import idempotencyErrors from '../../rules/4.5/idempotency-errors/rule.ts';
import patchInvalidState from '../../rules/4.6/patch-invalid-state/rule.ts';
import actionResponses from '../../rules/4.7/action-responses/rule.ts';
import errorsDocumented from '../../rules/7.1/errors-documented/rule.ts';
import successCodes from '../../rules/7.1/success-codes/rule.ts';
import { findings, places } from '../support/findings.ts';

/** A response with a schema of its JSON body; `more` stands beside the schema. */
function body(schema: string, more = ''): string {
  return `{description: d, content: {application/json: {schema: ${schema}${more}}}}`;
}

describe('errors-documented', () => {
  const operation = (method: string, more: string, statuses: readonly string[], pathItem = '') =>
    `paths: {/v1/a/b: {${pathItem}${method}: {${more}responses: {${statuses.map((key) => `'${key}': {description: d}`).join(', ')}}}}}`;
  const BODY = 'requestBody: {content: {application/json: {}}}, ';
  const QUERY = 'parameters: [{name: q, in: query}], ';
  const CASES: readonly (readonly [string, string, boolean])[] = [
    ['a body without 400', operation('post', BODY, ['200', 'default']), true],
    ['a body with 400', operation('post', BODY, ['200', '400', 'default']), false],
    ['a body with 4XX', operation('post', BODY, ['200', '4XX', 'default']), false],
    ['a body with 4xx', operation('post', BODY, ['200', '4xx', '5xx']), false],
    ['a query parameter', operation('get', QUERY, ['200', 'default']), true],
    ['a query parameter of the path item', operation('get', '', ['200', 'default'], QUERY), true],
    ['a path parameter', operation('get', 'parameters: [{name: q, in: path}], ', ['200', 'default']), false],
    ['a header', operation('get', 'parameters: [{name: If-Match, in: header}], ', ['200', 'default']), false],
    ['no default', operation('get', '', ['200']), true],
    ['a 5xx', operation('get', '', ['200', '500']), false],
    ['a range of 5xx', operation('get', '', ['200', '5XX']), false],
    ['404 on GET, which is 4.2/get-not-found', operation('get', '', ['200', 'default']), false],
    [
      'paging, where 4.4/page is not checked',
      operation('get', 'parameters: [{name: page, in: query}], ', ['200', 'default']),
      true,
    ],
    [
      'a required key, where 4.5/responses is not checked',
      operation('post', `${BODY}parameters: [{name: idempotency-key, in: header, required: true}], `, [
        '201',
        'default',
      ]),
      true,
    ],
    [
      'a PATCH with neither 400 nor 422, where 4.6/invalid-state is not checked',
      operation('patch', BODY, ['204', 'default']),
      true,
    ],
    ['a PATCH with 422', operation('patch', BODY, ['204', '422', 'default']), true],
    ['a body on GET, which is 4.2/no-body', operation('get', BODY, ['200', 'default']), false],
    ['no responses at all', operation('post', BODY, []), false],
    ['OPTIONS', operation('options', '', ['200']), false],
    ['a webhook', `webhooks: {w: {post: {${BODY}responses: {'200': {}}}}}`, false],
  ];
  for (const [title, yaml, wrong] of CASES) {
    it(`${wrong ? 'finds' : 'takes'} ${title}`, () =>
      expect(places(errorsDocumented, yaml)).to.have.lengthOf(wrong ? 1 : 0));
  }
  it('lists all that is missing in one finding, at the responses', () => {
    const [first, ...others] = findings(errorsDocumented, operation('post', BODY, ['200']));
    expect(others).to.deep.equal([]);
    expect(first?.path.join(' ')).to.equal('paths /v1/a/b post responses');
    expect(first?.message).to.equal(
      'the operation documents no 400 and no default or 5xx (this operation takes a body); add 400 and default or 5xx (§7.1)',
    );
  });
  it('reports an operation that two paths share once', () => {
    const yaml = `paths: {/v1/a/b: {$ref: '#/components/pathItems/P'}, /v1/a/c: {$ref: '#/components/pathItems/P'}}\ncomponents: {pathItems: {P: {get: {responses: {'200': {}}}}}}`;
    expect(places(errorsDocumented, yaml)).to.deep.equal(['components pathItems P get responses']);
  });

  describe('a missing or wrong status, beside the rules of other sections', () => {
    const RULES = [
      errorsDocumented,
      successCodes,
      pageInvalid,
      idempotencyErrors,
      patchInvalidState,
      getNotFound,
      actionResponses,
    ];
    const key = (more: string) => `parameters: [{name: Idempotency-Key, in: header, ${more}schema: {type: string}}], `;
    const BODY = 'requestBody: {content: {application/json: {schema: {type: object}}}}, ';
    const PATCH = 'requestBody: {content: {application/json-patch+json: {schema: {type: array}}}}, ';
    const one = (path: string, method: string, more: string, statuses: readonly string[]) => {
      const responses = [...statuses, 'default'].map((status) => `'${status}': ${body('{type: object}')}`).join(', ');
      return `paths: {'/v1/shop/${path}': {${method}: {${more}responses: {${responses}}}}}`;
    };
    const CASES: Readonly<Record<string, readonly [string, string]>> = {
      '400 for page': [one('orders', 'get', 'parameters: [{name: page, in: query}], ', ['200']), 'page-invalid'],
      '400 for pageToken': [
        one('orders', 'get', 'parameters: [{name: pageToken, in: query}], ', ['200']),
        'errors-documented',
      ],
      '400 for a required key': [
        one('orders', 'post', key('required: true, ') + BODY, ['200', '201', '422']),
        'idempotency-errors',
      ],
      '400 for a required key of another method': [
        one('orders/{id}', 'put', key('required: true, ') + BODY, ['204']),
        'errors-documented',
      ],
      '400 beside an optional key': [one('orders', 'post', key('') + BODY, ['200', '201', '422']), 'errors-documented'],
      '400 and 422 of PATCH': [one('orders/{id}', 'patch', PATCH, ['204']), 'patch-invalid-state'],
      '400 of PATCH': [one('orders/{id}', 'patch', PATCH, ['204', '422']), 'errors-documented'],
      '404 of one resource': [one('orders/{id}', 'get', '', ['200']), 'get-not-found'],
      'another success of an action': [one('orders/{id}/cancel', 'post', '', ['203']), 'success-codes'],
    };
    for (const [title, [yaml, rule]] of Object.entries(CASES)) {
      it(`is reported by one rule: ${title}`, () =>
        expect(findings(RULES, yaml).map((one) => one.rule)).to.deep.equal([rule]));
    }
  });
});
