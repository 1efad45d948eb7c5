import { expect } from 'chai';
import { diffTexts } from '../support/diff-texts.ts';

const shop = (path: string, title = 'Shop') =>
  `openapi: 3.1.0\ninfo: { title: ${title}, version: 1.0.0 }\npaths:\n  ${path}:\n    get: { responses: { '204': { description: None } } }\n`;
const SHOP = shop('/v1/shop/orders');

describe('diff/compare-versions.ts', () => {
  const NOTHING = {
    results: [],
    hidden: 0,
    judged: [],
    changes: [],
    isWider: false,
    nextVersion: null,
    compared: false,
  };

  for (const [title, before, after, message] of [
    ['the old version is broken', 'openapi: [', SHOP, /^this is broken YAML/],
    ['the new version is Swagger', SHOP, "swagger: '2.0'\n", /^this is Swagger 2.0/],
    ['the two are not of one API, of another major version', SHOP, shop('/v2/zoo/cages', 'Zoo'), /^no path or webhook/],
    ['the two are not of one API', SHOP, shop('/v1/zoo/cages', 'Zoo'), /^no path or webhook of the other version/],
  ] as const) {
    it(`compares nothing where ${title}, and says why`, async () => {
      const { problems, ...rest } = await diffTexts(before, after);
      expect(rest).to.deep.equal(NOTHING);
      expect(problems.map((problem) => problem.message)).to.have.lengthOf(1);
      expect(problems[0]?.message).to.match(message);
    });
  }

  it('compares what else is there where something cannot be read, and says both', async () => {
    const missing = SHOP.replace('{ description: None }', "{ $ref: 'none.yaml' }");
    const { problems, compared, changes } = await diffTexts(SHOP, missing.replace('get:', 'put:'));
    expect(compared).to.equal(true);
    expect(problems.map(({ code }) => code)).to.deep.equal(['invalid-ref']);
    expect(changes.map(({ name }) => name)).to.have.members(['operation-removed', 'operation-new']);
  });

  it('has its findings in the order of their places', async () => {
    const old = SHOP.replace("'204'", "'200'").replace('    get:', '    put: { responses: {} }\n    get:');
    const { results } = await diffTexts(old, SHOP);
    expect(results.map(({ kind, range }) => [kind, range.start.line])).to.deep.equal([
      ['operation-removed', 4],
      ['response-status-removed', 5],
    ]);
  });
});
