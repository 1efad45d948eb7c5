import { expect } from 'chai';
import type { Rule } from '../../framework/define-rule.ts';
import objectResponses from '../../rules/1/object-responses/rule.ts';
import linksArray from '../../rules/2.4/links-array/rule.ts';
import linksArrayCreated from '../../rules/2.4/links-array-created/rule.ts';
import createdResource from '../../rules/4.2/created-resource/rule.ts';
import getNotFound from '../../rules/4.2/get-not-found/rule.ts';
import pageInvalid from '../../rules/4.4/page-invalid/rule.ts';
import idempotencyErrors from '../../rules/4.5/idempotency-errors/rule.ts';
import patchInvalidState from '../../rules/4.6/patch-invalid-state/rule.ts';
import actionResponses from '../../rules/4.7/action-responses/rule.ts';
import createdBody from '../../rules/7.1/created-body/rule.ts';
import createdLinks from '../../rules/7.1/created-links/rule.ts';
import createdLinksElsewhere from '../../rules/7.1/created-links-elsewhere/rule.ts';
import errorContent from '../../rules/7.1/error-content/rule.ts';
import errorsDocumented from '../../rules/7.1/errors-documented/rule.ts';
import notAcceptable from '../../rules/7.1/not-acceptable/rule.ts';
import successCodes from '../../rules/7.1/success-codes/rule.ts';
import sharedError from '../../rules/7.2/shared-error/rule.ts';
import specificNames from '../../rules/7.2/specific-names/rule.ts';
import { type FoundAt, lintText } from '../support/lint-text.ts';

const HEAD = 'openapi: 3.1.0\ninfo: {title: T, version: 1.0.0}\n';

function found(yaml: string, rules: Rule | readonly Rule[], files: Readonly<Record<string, string>> = {}): FoundAt[] {
  return lintText({ text: HEAD + yaml, files }, 'given' in rules ? [rules] : rules);
}

function paths(yaml: string, rules: Rule | readonly Rule[], files = {}): string[] {
  return found(yaml, rules, files).map(({ path }) => path.join(' '));
}

/** A response with a schema of its JSON body; `more` stands beside the schema. */
function body(schema: string, more = ''): string {
  return `{description: d, content: {application/json: {schema: ${schema}${more}}}}`;
}

const ODD = [
  'null',
  '[]',
  '7',
  'text',
  'true',
  '{content: null}',
  '{content: []}',
  '{content: {application/json: null}}',
];

describe('error-content', () => {
  const get = (responses: string, components = '{}') =>
    `paths: {/v1/a/b: {get: {responses: {'200': {description: d}, ${responses}}}}}\ncomponents: ${components}`;
  for (const content of ['', ', content: {}', ', content: null']) {
    it(`finds {description: d${content}} for every error status`, () => {
      for (const status of ['400', '4XX', '503', 'default']) {
        expect(paths(get(`'${status}': {description: d${content}}`), errorContent)).to.deep.equal([
          `paths /v1/a/b get responses ${status}`,
        ]);
      }
    });
  }
  it('finds a shared response once, at its definition', () => {
    const use = "{$ref: '#/components/responses/R'}";
    const yaml = get(`'400': ${use}, '404': ${use}, default: ${use}`, '{responses: {R: {description: d}}}');
    expect(paths(yaml, errorContent)).to.deep.equal(['components responses R']);
  });
  it('finds a response that is right elsewhere at the uses that are wrong', () => {
    const use = "{$ref: '#/components/responses/R'}";
    const yaml = `paths: {/v1/a/b: {delete: {responses: {'204': ${use}, '410': ${use}}}}}\ncomponents: {responses: {R: {description: d}}}`;
    expect(paths(yaml, errorContent)).to.deep.equal(['paths /v1/a/b delete responses 410']);
  });
  it('finds components that no operation uses, by name', () => {
    expect(
      paths('components: {responses: {NotFound: {description: d}, Done: {description: d}}}', errorContent),
    ).to.deep.equal(['components responses NotFound']);
  });
  it('leaves HEAD, successes, redirects, receivers, and content without schema alone', () => {
    const yaml = `
paths:
  /v1/a/b:
    head: {responses: {'200': {description: d}, '404': {description: d}}}
    get: {responses: {'200': {description: d}, '304': {description: d}, '400': {content: {application/json: {}}}, '404': {content: {text/plain: {}}}}}
    post: {responses: {'204': {description: d}}, callbacks: {c: {'{$url}': {post: {responses: {'200': {}, '400': {description: d}}}}}}}
webhooks: {w: {post: {responses: {'200': {}, '400': {description: d}}}}}`;
    expect(paths(yaml, errorContent)).to.deep.equal([]);
    expect(paths(yaml, objectResponses)).to.have.lengthOf(1);
  });
  it('survives odd responses', () => {
    for (const odd of ODD) {
      for (const rule of [
        errorContent,
        sharedError,
        specificNames,
        createdBody,
        createdLinks,
        notAcceptable,
        successCodes,
      ]) {
        expect(() => paths(get(`'201': ${odd}, '422': ${odd}`), rule)).not.to.throw();
        expect(() => paths(`paths: {/v1/a/b: {post: {responses: ${odd}}}}`, rule)).not.to.throw();
      }
    }
  });
});

describe('success-codes', () => {
  const statuses = (keys: readonly string[]) =>
    `paths: {/v1/a/b: {get: {responses: {${keys.map((key) => `'${key}': {description: d}`).join(', ')}}}}}`;
  it('takes four, and leaves errors, redirects and default alone', () => {
    expect(
      paths(statuses(['200', '201', '202', '204', '304', '400', '4XX', 'default', 'x-a']), successCodes),
    ).to.deep.equal([]);
  });
  it('finds every other one', () => {
    const others = ['203', '205', '206', '207', '226', '299', '2XX', '2xx'];
    expect(paths(statuses(others), successCodes).map((path) => path.split(' ').at(-1))).to.deep.equal(others);
  });
  it('finds the key at an operation, where the response is shared', () => {
    const yaml = `paths: {/v1/a/b: {get: {responses: {'206': {$ref: '#/components/responses/R'}}}}}\ncomponents: {responses: {R: {description: d}}}`;
    expect(paths(yaml, successCodes)).to.deep.equal(['paths /v1/a/b get responses 206']);
  });
  it('reads numbers as keys', () => {
    expect(paths('paths: {/v1/a/b: {get: {responses: {206: {description: d}}}}}', successCodes)).to.have.lengthOf(1);
  });
  it('leaves callbacks and webhooks alone', () => {
    const yaml = `
paths: {/v1/a/b: {post: {responses: {'200': {}}, callbacks: {c: {'{$url}': {post: {responses: {2XX: {}}}}}}}}}
webhooks: {w: {post: {responses: {2XX: {}}}}}`;
    expect(paths(yaml, successCodes)).to.deep.equal([]);
  });
  it('tells what to write', () => {
    const messages = found(statuses(['205', '2XX']), successCodes).map(({ message }) => message);
    expect(messages).to.deep.equal([
      'the success status is 205; write 204 (§7.1)',
      '"2XX" is no status; write 200, 201, 202 or 204 (§7.1)',
    ]);
  });
});

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
      'paging, which is 4.4/page',
      operation('get', 'parameters: [{name: page, in: query}], ', ['200', 'default']),
      false,
    ],
    [
      'a required key, which is 4.5/responses',
      operation('post', `${BODY}parameters: [{name: idempotency-key, in: header, required: true}], `, [
        '201',
        'default',
      ]),
      false,
    ],
    [
      'a PATCH with neither 400 nor 422, which is 4.6/invalid-state',
      operation('patch', BODY, ['204', 'default']),
      false,
    ],
    ['a PATCH with 422', operation('patch', BODY, ['204', '422', 'default']), true],
    ['a body on GET, which is 4.2/no-body', operation('get', BODY, ['200', 'default']), false],
    ['no responses at all', operation('post', BODY, []), false],
    ['OPTIONS', operation('options', '', ['200']), false],
    ['a webhook', `webhooks: {w: {post: {${BODY}responses: {'200': {}}}}}`, false],
  ];
  for (const [title, yaml, wrong] of CASES) {
    it(`${wrong ? 'finds' : 'takes'} ${title}`, () =>
      expect(paths(yaml, errorsDocumented)).to.have.lengthOf(wrong ? 1 : 0));
  }
  it('lists all that is missing in one finding, at the responses', () => {
    const [first, ...others] = found(operation('post', BODY, ['200']), errorsDocumented);
    expect(others).to.deep.equal([]);
    expect(first?.path.join(' ')).to.equal('paths /v1/a/b post responses');
    expect(first?.message).to.equal(
      'the operation documents no 400 and no default or 5xx (this operation takes a body); add 400 and default or 5xx (§7.1)',
    );
  });
  it('tells an operation that two paths share once', () => {
    const yaml = `paths: {/v1/a/b: {$ref: '#/components/pathItems/P'}, /v1/a/c: {$ref: '#/components/pathItems/P'}}\ncomponents: {pathItems: {P: {get: {responses: {'200': {}}}}}}`;
    expect(paths(yaml, errorsDocumented)).to.deep.equal(['components pathItems P get responses']);
  });
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
    it(`is told by one rule: ${title}`, () => expect(found(yaml, RULES).map((one) => one.rule)).to.deep.equal([rule]));
  }
});

describe('the 201 of a creation', () => {
  const ALL = [createdBody, createdLinks, createdLinksElsewhere, createdResource, linksArray, linksArrayCreated];
  const post = (path: string, response: string, more = '', components = '{}') =>
    `paths: {'${path}': {post: {${more}responses: {'201': ${response}}}}}\ncomponents: ${components}`;
  const rules = (yaml: string) => found(yaml, ALL).map(({ rule }) => rule);

  it('without body is told by one rule, by what creates', () => {
    expect(rules(post('/v1/shop/orders', '{description: d}'))).to.deep.equal(['created-resource']);
    expect(rules(post('/v1/shop/orders/{id}/copy', '{description: d}'))).to.deep.equal(['created-body']);
  });
  it('without links is told by one rule, by what creates', () => {
    expect(rules(post('/v1/shop/orders', body('{type: object}')))).to.deep.equal(['created-links']);
    expect(rules(post('/v1/shop/orders/{id}/copy', body('{type: object}')))).to.deep.equal(['created-links-elsewhere']);
  });
  it('with links in another form is told by 2.4 only', () => {
    const loose =
      '{type: object, properties: {_links: {type: object, properties: {self: {type: object, properties: {href: {type: string}}}}}}}';
    expect(rules(post('/v1/shop/orders', body(loose)))).to.deep.equal(['links-array-created']);
  });
  it('with links is right, by allOf, references and alternatives', () => {
    const links = '{type: array, items: {type: object, properties: {href: {type: string}, rel: {type: string}}}}';
    const schema = `{allOf: [{$ref: '#/components/schemas/N'}, {type: object, properties: {links: ${links}}}]}`;
    expect(rules(post('/v1/shop/orders', body(schema), '', '{schemas: {N: {type: object}}}'))).to.deep.equal([]);
  });
  it('that GET answers with as well is told once', () => {
    const use = body("{$ref: '#/components/schemas/O'}");
    const yaml = `
paths:
  /v1/shop/orders: {post: {responses: {'201': ${use}}}}
  /v1/shop/orders/{id}: {get: {responses: {'200': ${use}}}}
components: {schemas: {O: {type: object, properties: {title: {type: string}}}}}`;
    expect(found(yaml, ALL).map(({ rule, path }) => `${rule} ${path.join(' ')}`)).to.deep.equal([
      'created-links components schemas O',
    ]);
  });
  it('is left alone for uploads, bulk operations, receivers, and where the schema does not say', () => {
    const form =
      'requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {f: {type: string, format: binary}}}}}}, ';
    expect(rules(post('/v1/shop/files', body('{type: object}'), form))).to.deep.equal([]);
    const batch = '{type: object, properties: {batch_result: {type: array}}}';
    expect(rules(post('/v1/shop/orders', body(batch)))).to.deep.equal([]);
    expect(rules(`webhooks: {w: {post: {responses: {'201': {description: d}}}}}`)).to.deep.equal([]);
    expect(rules(post('/v1/shop/orders', body("{$ref: '#/components/schemas/Gone'}")))).to.deep.equal([]);
    expect(rules(post('/v1/shop/orders', body('{type: array}')))).to.deep.equal([]);
  });
  it('of PUT is judged, too', () => {
    const yaml = `paths: {'/v1/shop/orders/{id}': {put: {responses: {'201': {description: d}, '204': {description: d}}}}}`;
    expect(found(yaml, ALL).map(({ rule }) => rule)).to.deep.equal(['created-body']);
  });
});

describe('not-acceptable', () => {
  const get = (name: string, statuses: readonly string[]) =>
    `/v1/a/${name}: {get: {responses: {${statuses.map((key) => `'${key}': ${key === '204' ? '{}' : body('{type: object}')}`).join(', ')}}}}`;
  it('asks once for all, or for each that is left', () => {
    expect(paths(`paths: {${get('b', ['200'])}, ${get('c', ['200', 'default'])}}`, notAcceptable)).to.deep.equal([
      'paths',
    ]);
    expect(paths(`paths: {${get('b', ['200'])}, ${get('c', ['200', '406'])}}`, notAcceptable)).to.deep.equal([
      'paths /v1/a/b get',
    ]);
    expect(paths(`paths: {${get('b', ['200', '4XX'])}}`, notAcceptable)).to.deep.equal([]);
  });
  it('asks nothing where nobody gets a body', () => {
    expect(paths(`paths: {${get('b', ['204'])}}`, notAcceptable)).to.deep.equal([]);
    expect(
      paths(`webhooks: {w: {post: {responses: {'200': ${body('{type: object}')}}}}}`, notAcceptable),
    ).to.deep.equal([]);
  });
});

describe('shared-error', () => {
  const E = '{type: object, properties: {name: {type: string}, message: {type: string}, debug_id: {type: string}}}';
  const get = (responses: string, components = '{}') =>
    `paths: {/v1/a/b: {get: {responses: {'200': {description: d}, ${responses}}}}}\ncomponents: ${components}`;
  const ref = "{$ref: '#/components/schemas/E'}";
  const at = (status: string) => `paths /v1/a/b get responses ${status} content application/json schema`;

  it('takes one inline schema alone, and different ones with one base', () => {
    expect(paths(get(`'400': ${body(E)}`), sharedError)).to.deep.equal([]);
    const extended = (name: string) => body(`{allOf: [${ref}, {type: object, properties: {${name}: {type: string}}}]}`);
    const yaml = get(`'400': ${extended('a')}, '404': ${extended('b')}, default: ${body(ref)}`, `{schemas: {E: ${E}}}`);
    expect(paths(yaml, sharedError)).to.deep.equal([]);
  });
  it('finds inline copies beside the shared object, however many there are', () => {
    const yaml = get(`'400': ${body(E)}, '404': ${body(E)}, default: ${body(ref)}`, `{schemas: {E: ${E}}}`);
    expect(paths(yaml, sharedError)).to.deep.equal([at('400'), at('404')]);
  });
  it('finds all but one of inline schemas that nobody shares', () => {
    expect(
      paths(
        get(`'400': ${body(E)}, '404': ${body('{type: object, properties: {text: {type: string}}}')}`),
        sharedError,
      ),
    ).to.deep.equal([at('404')]);
  });
  it('takes one inline schema in a shared response for the shared one', () => {
    const use = "{$ref: '#/components/responses/R'}";
    const yaml = get(`'400': ${use}, '404': ${use}, '500': ${body(E)}`, `{responses: {R: ${body(E)}}}`);
    expect(paths(yaml, sharedError)).to.deep.equal([at('500')]);
  });
  it('knows other files, and components that are one reference', () => {
    const files = { 'e.yaml': `E: ${E}` };
    const yaml = get(
      `'400': ${body("{$ref: 'e.yaml#/E'}")}, '404': ${body(ref)}`,
      "{schemas: {E: {$ref: 'e.yaml#/E'}}}",
    );
    expect(paths(yaml, sharedError, files)).to.deep.equal([]);
  });
  it('leaves what defines nothing to 2.6/error-schema, and what is no object to 1/object-responses', () => {
    const yaml = get(
      `'400': ${body('{type: object}')}, '404': ${body('{type: array}')}, default: ${body(ref)}`,
      `{schemas: {E: ${E}}}`,
    );
    expect(paths(yaml, sharedError)).to.deep.equal([]);
  });
  it('leaves receivers alone', () => {
    const yaml = `${get(`'400': ${body(ref)}`, `{schemas: {E: ${E}}}`)}\nwebhooks: {w: {post: {responses: {'200': {}, '400': ${body(E)}}}}}`;
    expect(paths(yaml, sharedError)).to.deep.equal([]);
  });
});

describe('specific-names', () => {
  const E = '{type: object, properties: {name: {type: string}, message: {type: string}}}';
  const post = (response: string, components = '{}') =>
    `paths: {/v1/a/b: {post: {responses: {'200': {}, '422': ${response}, '400': ${body(E, ', example: {name: SPECIFIC}')}}}}}\ncomponents: ${components}`;
  const shown = (name: string) => body(E, `, example: {name: ${name}}`);
  it('asks of a 422 without a name, or with a general one', () => {
    expect(paths(post(body(E)), specificNames)).to.have.lengthOf(1);
    expect(paths(post(shown('UNPROCESSABLE_ENTITY')), specificNames)).to.have.lengthOf(1);
  });
  it('asks once for a schema that many responses share', () => {
    const e = body("{$ref: '#/components/schemas/E'}");
    const operation = (response: string) => `{post: {responses: {'422': ${response}}}}`;
    const yaml = (first: string) =>
      `paths: {/v1/a/b: ${operation(first)}, /v1/a/c: ${operation(e)}, /v1/a/d: ${operation(e)}}\ncomponents: {schemas: {E: ${E}}}`;
    expect(paths(yaml(e), specificNames)).to.deep.equal(['paths /v1/a/b post responses 422']);
  });
  it('leaves a body without any name to 2.6/error-schema', () => {
    expect(paths(post(body('{type: object, properties: {title: {type: string}}}')), specificNames)).to.deep.equal([]);
  });
  it('takes names in examples, shared examples, lists, patterns and texts', () => {
    const NAMED = [
      shown('ALREADY_PAID'),
      body(E, ', examples: {a: {value: {name: ALREADY_PAID}}}'),
      body(E, ", examples: {a: {$ref: '#/components/examples/A'}}"),
      body('{type: object, properties: {name: {type: string, enum: [ALREADY_PAID]}}}'),
      body("{type: object, properties: {name: {type: string, pattern: '^(ALREADY_PAID|GONE)$'}}}"),
      body('{type: object, properties: {name: {type: string, examples: [ALREADY_PAID]}}}'),
      body(E).replace('description: d', 'description: It is INVALID_OPERATION.'),
    ];
    for (const response of NAMED) {
      expect(
        paths(post(response, '{examples: {A: {value: {name: ALREADY_PAID}}}}'), specificNames),
        response,
      ).to.deep.equal([]);
    }
  });
});
