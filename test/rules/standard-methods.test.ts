import { expect } from 'chai';
import { RULES } from '../../rules/index.generated.ts';
import { findings, placesBySection, rulesOfSection } from '../support/findings.ts';
import { BODY, COLLECTION, JSON_BODY, only, responses } from '../support/resource-methods.ts';

describe('methods', () => {
  const operation = responses({ 204: '{}' });
  it('has three severities', () => {
    const text = only(COLLECTION, { head: operation, options: operation, trace: operation, query: operation });
    const levels = findings(rulesOfSection('4.2'), text).map(({ rule }) => `${rule} ${RULES[rule]?.severity}`);
    expect(levels.sort()).to.deep.equal([
      'no-head-or-options hint',
      'no-head-or-options hint',
      'no-trace error',
      'standard-methods warn',
    ]);
  });
  it('finds keys that OpenAPI does not know, and leaves other keys alone', () => {
    expect(
      placesBySection('4.2', only(COLLECTION, { PURGE: operation, summary: 'lock', 'x-lock': '{a: 1}', copy: 'null' })),
    ).to.deep.equal([`standard-methods paths ${COLLECTION} PURGE`]);
  });
  it('leaves webhooks and callbacks alone', () => {
    const hook = `{options: ${operation}}`;
    const post = `{callbacks: {done: {'{$url}': ${hook}}}, ${BODY}responses: {'201': ${JSON_BODY}}}`;
    expect(placesBySection('4.2', `${only(COLLECTION, { post })}webhooks: {moved: ${hook}}`)).to.deep.equal([]);
  });
  it('judges what clients call, though a webhook or a callback has the same path item', () => {
    const item = "{$ref: '#/components/pathItems/P'}";
    const post = `{callbacks: {done: {'{$url}': ${item}}}, ${BODY}responses: {'201': ${JSON_BODY}}}`;
    const parts = `components: {pathItems: {P: {trace: ${operation}}}}`;
    const text = `paths: {/v1/shop/a: ${item}}\nwebhooks: {moved: ${item}}\n${parts}`;
    expect(placesBySection('4.2', text)).to.deep.equal(['no-trace components pathItems P trace']);
    const called = `${only(COLLECTION, { post })}  /v1/shop/a: ${item}\n${parts}`;
    expect(placesBySection('4.2', called)).to.deep.equal(['no-trace components pathItems P trace']);
    expect(placesBySection('4.2', `webhooks: {moved: ${item}}\n${parts}`)).to.deep.equal([]);
  });
  it('finds a method in a path item that several paths share once', () => {
    const item = "{$ref: '#/components/pathItems/P'}";
    const text = `paths: {/v1/shop/a: ${item}, /v1/shop/b: ${item}}\ncomponents: {pathItems: {P: {trace: ${operation}}}}`;
    expect(placesBySection('4.2', text)).to.deep.equal(['no-trace components pathItems P trace']);
  });
});
