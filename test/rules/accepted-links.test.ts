import { expect } from 'chai';
import linksArrayCreated from '../../rules/2.4/links-array-created/rule.ts';
import acceptedLinks from '../../rules/4.9/accepted-links/rule.ts';
import preferAsync from '../../rules/4.9/prefer-async/rule.ts';
import requestQueue from '../../rules/4.9/request-queue/rule.ts';
import webhooksOffered from '../../rules/6/webhooks-offered/rule.ts';
import { places } from '../support/findings.ts';

const LINKS =
  '{type: object, properties: {links: {type: array, items: {type: object, properties: {href: {type: string}, rel: {type: string}}}}}}';

const body = (schema: string, more = '') => `{description: d, content: {application/json: {schema: ${schema}${more}}}}`;

const operation = (method: string, responses: string, parameters = '') =>
  `paths: {/v1/shop/orders: {${method}: {parameters: [${parameters}], responses: {${responses}}}}}`;

const at = (method: string) => `paths /v1/shop/orders ${method} responses 202`;

describe('accepted-links', () => {
  it('want a body with links of a 202 on every method', () => {
    for (const method of ['get', 'put', 'post', 'patch', 'delete']) {
      expect(places(acceptedLinks, operation(method, "'202': {description: d}")), method).to.deep.equal([at(method)]);
      expect(places(acceptedLinks, operation(method, `'202': ${body(LINKS)}`)), method).to.be.empty;
      expect(
        places(acceptedLinks, operation(method, `'202': ${body('{type: object, properties: {id: {type: string}}}')}`)),
        method,
      ).to.have.lengthOf(1);
    }
  });

  it('in another form are reported by 2.4/links-array alone', () => {
    const yaml = operation('post', `'202': ${body('{type: object, properties: {link: {type: string, format: uri}}}')}`);
    expect(places(acceptedLinks, yaml)).to.be.empty;
    expect(places(linksArrayCreated, yaml)).to.have.lengthOf(1);
  });

  it('stand at the use of a shared response that is no 202 elsewhere', () => {
    const yaml = `paths: {/v1/a/b: {put: {responses: {'202': {$ref: '#/components/responses/None'}, '204': {$ref: '#/components/responses/None'}}}}}
components: {responses: {None: {description: d}}}`;
    expect(places(acceptedLinks, yaml)).to.deep.equal(['paths /v1/a/b put responses 202']);
  });

  it('leave what receivers answer', () => {
    const yaml = "webhooks: {done: {post: {responses: {'200': {description: d}, '202': {description: d}}}}}";
    for (const rule of [acceptedLinks, preferAsync, requestQueue, webhooksOffered])
      expect(places(rule, yaml)).to.be.empty;
  });
});
