import { expect } from 'chai';
import type { Rule } from '../../framework/define-rule.ts';
import linksArrayCreated from '../../rules/2.4/links-array-created/rule.ts';
import examples from '../../rules/4.9/accepted-both-links/rule.ts';
import links from '../../rules/4.9/accepted-links/rule.ts';
import prefer from '../../rules/4.9/prefer-async/rule.ts';
import status from '../../rules/4.9/queue-status/rule.ts';
import queue from '../../rules/4.9/request-queue/rule.ts';
import webhooks from '../../rules/6/webhooks-offered/rule.ts';
import { lintText } from '../support/lint-text.ts';

/** Where a rule’s findings stand, as paths. */
function found(rule: Rule, yaml: string, openapi = '3.1.0', files: Record<string, string> = {}): string[] {
  return lintText({ text: `openapi: ${openapi}\n${yaml}`, files }, [rule]).map(({ path, source }) =>
    [...(source === 'openapi.yaml' ? [] : [`${source}:`]), ...path].join(' '),
  );
}

const ODD = [
  '',
  'paths: null',
  'paths: []',
  'paths: {/a: {post: null}}',
  'paths: {/a: {post: {parameters: 3, responses: [1], requestBody: x}}}',
  "paths: {/a: {post: {parameters: [null, {in: header}], responses: {'200': null, '202': 7}}}}",
  'components: {responses: {A: null}, schemas: {B: 3}, parameters: {C: []}}',
];

const LINKS =
  '{type: object, properties: {links: {type: array, items: {type: object, properties: {href: {type: string}, rel: {type: string}}}}}}';
const body = (schema: string, more = '') => `{description: d, content: {application/json: {schema: ${schema}${more}}}}`;
const operation = (method: string, responses: string, parameters = '') =>
  `paths: {/v1/shop/orders: {${method}: {parameters: [${parameters}], responses: {${responses}}}}}`;
const at = (method: string) => `paths /v1/shop/orders ${method} responses 202`;

describe('sections 4.9 and 6', () => {
  it('survive odd input', () => {
    for (const rule of [examples, links, prefer, status, queue, webhooks]) {
      for (const yaml of [
        ...ODD,
        operation('post', "'202': {content: 3}"),
        operation('post', "'202': {content: {application/json: {schema: 3, example: [1]}}}"),
        'paths: {/v1/queue/requests/{id}: {get: {responses: {200: 1}}}}',
      ]) {
        expect(() => found(rule, yaml), yaml).not.to.throw();
      }
    }
  });
  it('want a body with links of a 202 on every method', () => {
    for (const method of ['get', 'put', 'post', 'patch', 'delete']) {
      expect(found(links, operation(method, "'202': {description: d}")), method).to.deep.equal([at(method)]);
      expect(found(links, operation(method, `'202': ${body(LINKS)}`)), method).to.be.empty;
      expect(
        found(links, operation(method, `'202': ${body('{type: object, properties: {id: {type: string}}}')}`)),
        method,
      ).to.have.lengthOf(1);
    }
  });
  it('tell links of another form by 2.4/links-array alone', () => {
    const yaml = operation('post', `'202': ${body('{type: object, properties: {link: {type: string, format: uri}}}')}`);
    expect(found(links, yaml)).to.be.empty;
    expect(found(linksArrayCreated, yaml)).to.have.lengthOf(1);
  });
  it('stand at the use of a shared response that is no 202 elsewhere', () => {
    const yaml = `paths: {/v1/a/b: {put: {responses: {'202': {$ref: '#/components/responses/None'}, '204': {$ref: '#/components/responses/None'}}}}}
components: {responses: {None: {description: d}}}`;
    expect(found(links, yaml)).to.deep.equal(['paths /v1/a/b put responses 202']);
  });
  it('count the links of an example', () => {
    const shown = (example: string, method = 'post') =>
      operation(method, `'202': ${body(LINKS, `, example: ${example}`)}`);
    const link = '{href: /a, rel: self}';
    expect(found(examples, shown(`{links: [${link}]}`))).to.deep.equal([
      `${at('post')} content application/json example links`,
    ]);
    expect(found(examples, shown('{links: []}', 'delete'))).to.have.lengthOf(1);
    expect(found(examples, shown(`{links: [${link}]}`, 'delete'))).to.be.empty;
    expect(found(examples, shown(`{links: [${link}, ${link}]}`))).to.be.empty;
    for (const odd of ['null', '[]', '3', '{links: 3}']) expect(found(examples, shown(odd)), odd).to.be.empty;
  });
  it('want the queue at the first 202 only, and take it where a link names it', () => {
    const two = `paths: {/v1/a/b: {post: {responses: {'202': {description: d}}}}, /v1/a/c: {delete: {responses: {'202': {description: d}}}}`;
    expect(found(queue, `${two}}`)).to.deep.equal(['paths /v1/a/b post responses 202']);
    expect(found(queue, `${two}, '/v1/queue/requests/{requestId}': {get: {}}}`)).to.be.empty;
    expect(found(queue, `${two}, '/v1/a/queue/requests/{requestId}': {get: {}}}`)).to.have.lengthOf(1);
    expect(found(queue, `${two}, '/v1/jobs/{requestId}': {get: {}}}`)).to.have.lengthOf(1);
    expect(
      found(
        queue,
        `${two}}\ncomponents: {schemas: {Href: {type: string, description: 'URI such as /v1/queue/requests/5'}}}`,
      ),
    ).to.be.empty;
  });
  it('want a status of the GET of the queue', () => {
    const get = (schema: string, path = '/v1/queue/requests/{id}') =>
      `paths: {'${path}': {get: {responses: {'200': ${body(schema)}}}}}`;
    expect(found(status, get('{type: object, properties: {id: {type: string}}}'))).to.deep.equal([
      'paths /v1/queue/requests/{id} get',
    ]);
    for (const schema of [
      '{type: object, properties: {processingStatus: {type: string}}}',
      '{type: object, allOf: [{properties: {state: {type: string}}}]}',
      '{}',
      "{$ref: '#/gone'}",
    ]) {
      expect(found(status, get(schema)), schema).to.be.empty;
    }
    expect(found(status, get(LINKS, '/v1/shop/orders/{id}'))).to.be.empty;
  });
  it('want Prefer: respond-async where both modes are documented', () => {
    const both = (parameters: string, code = '201') =>
      operation('post', `'${code}': {description: d}, '202': {description: d}`, parameters);
    const header = (schema: string) => `{name: prefer, in: header, schema: ${schema}}`;
    for (const code of ['200', '201', '204']) expect(found(prefer, both('', code)), code).to.deep.equal([at('post')]);
    expect(found(prefer, both('', '400'))).to.be.empty;
    expect(found(prefer, both(header('{type: string, enum: [respond-async]}')))).to.be.empty;
    expect(found(prefer, both(header('{type: string}')))).to.be.empty;
    expect(found(prefer, both(header('{type: string, enum: [return=minimal]}')))).to.have.lengthOf(1);
    expect(found(prefer, both('{name: Idempotency-Key, in: header}', '200'))).to.be.empty;
    expect(found(prefer, both('{name: Idempotency-Key, in: header}', '201'))).to.have.lengthOf(1);
  });
  it('leave what receivers answer', () => {
    const yaml = "webhooks: {done: {post: {responses: {'200': {description: d}, '202': {description: d}}}}}";
    for (const rule of [links, prefer, queue, webhooks]) expect(found(rule, yaml)).to.be.empty;
  });
  it('ask for webhooks', () => {
    const accepted = "/v1/a/b: {post: {responses: {'202': {description: d}}}}";
    expect(found(webhooks, `paths: {${accepted}}`)).to.deep.equal(['paths /v1/a/b post responses 202']);
    expect(found(webhooks, `paths: {${accepted}, /v1/a/webhooks: {post: {}}}`)).to.be.empty;
    expect(found(webhooks, `paths: {${accepted}}\nwebhooks: {done: {post: {}}}`)).to.be.empty;
  });
});
