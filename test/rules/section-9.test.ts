import { expect } from 'chai';
import boundsStable from '../../rules/9/bounds-stable/rule.ts';
import majorOnce from '../../rules/9/major-once/rule.ts';
import { lintText } from '../support/lint-text.ts';

describe('bounds-stable', () => {
  const ofProperty = (name: string, bounds: string): string[] =>
    lintText(
      {
        text: `openapi: 3.1.0\ncomponents: {schemas: {A: {type: object, properties: {${name}: {type: integer, ${bounds}}}}}}`,
        files: {},
      },
      [boundsStable],
    ).map(({ path }) => path.slice(-2).join(' '));

  it('asks of words that count what a business deals with', () => {
    expect(ofProperty('maxGuests', 'maximum: 12')).to.deep.equal(['maxGuests maximum']);
    expect(ofProperty('hour', 'maximum: 23')).to.deep.equal([]);
  });

  it('asks of an age where that is the whole name, and of no limit', () => {
    expect(ofProperty('age', 'minimum: 18')).to.deep.equal(['age minimum']);
    expect(ofProperty('age', 'minimum: 16, maximum: 99')).to.deep.equal(['age minimum']);
    expect(ofProperty('points', 'minimum: -1024, maximum: 1024')).to.deep.equal([]);
    expect(ofProperty('freeze_max_age', 'maximum: 1500000000')).to.deep.equal([]);
    expect(ofProperty('limit', 'maximum: 100')).to.deep.equal([]);
    expect(ofProperty('memory_limit', 'maximum: 100')).to.deep.equal([]);
  });

  it('leaves all there is in percent alone', () => {
    expect(ofProperty('discountPercent', 'minimum: 0, maximum: 100')).to.deep.equal([]);
    expect(ofProperty('discountPercent', 'minimum: 0, maximum: 30')).to.deep.equal(['discountPercent maximum']);
    expect(ofProperty('discountPoints', 'minimum: 0, maximum: 100')).to.deep.equal(['discountPoints maximum']);
  });
});

describe('major-once', () => {
  const found = (version: string, servers: string, paths: string) =>
    lintText({ text: `openapi: 3.1.0\ninfo: {version: ${version}}\nservers: ${servers}\npaths: ${paths}`, files: {} }, [
      majorOnce,
    ]).map(({ path, message }) => `${path.join(' ')}: ${message.split(';')[0]}`);
  const variable = (values: string) =>
    `[{url: 'https://api.example.com/v{v}', variables: {v: {default: '1', enum: [${values}]}}}]`;

  it('leaves a version behind another one to path-version', () => {
    expect(found('2.0.0', '[{url: /v1}]', '{/v2/shop/orders: {get: {}}}')).to.deep.equal([]);
    expect(found('1.0.0', '[{url: /v2}]', '{/v1/shop/orders: {get: {}}}')).to.deep.equal([]);
    expect(found('2.0.0', '[{url: /v1}]', '{/shop/drafts: {get: {}}, /v2/shop/orders: {get: {}}}')).to.deep.equal([]);
  });

  it('tells each server once, with all the versions that its variables give', () => {
    const path = '{/shop/orders: {get: {}}}';
    expect(found('1.0.0', variable("'1', '2'"), path)).to.deep.equal([
      'servers 0 url: the major versions here are v1 and v2',
    ]);
    expect(found("'2026-03-01'", variable("'1', '2'"), path)).to.have.lengthOf(1);
    expect(found('1.0.0', variable("'1'"), path)).to.deep.equal([]);
    expect(found('2.0.0', variable("'1'"), path)).to.deep.equal([
      'info version: info.version has the major version 2 and the paths have v1',
    ]);
    expect(found('1.0.0', `[{url: /v1}, ${variable("'2', '3'").slice(1)}`, path)).to.have.lengthOf(1);
  });
});
