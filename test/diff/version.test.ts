import { expect } from 'chai';
import { readVersion } from '../../diff/version.ts';
import { versionOf } from '../support/diff-texts.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const SHOP = "openapi: 3.1.0\ninfo: { title: Shop, version: '1' }\npaths: {}\n";

const folder = new TemporaryFolder();

/** What is said of a version, and by which name of its file. */
async function said(text: string): Promise<readonly (readonly [string, boolean])[]> {
  const read = await readVersion({
    ...versionOf(text, `${folder.path}/new.yaml`),
    nameOf: (source) => `v2:${source.split('/').at(-1)}`,
  });
  return read.problems.map(({ source, message }) => [`${source}: ${message.split(/[;,]/)[0]}`, read.version !== null]);
}

describe('diff/version.ts', () => {
  before(() => folder.write('broken.yaml', 'get: ['));
  after(() => folder.remove());

  for (const [title, text, problem, isRead] of [
    ['broken', 'openapi: [', /^v2:new\.yaml: this is broken YAML/, false],
    ['another thing', "swagger: '2.0'\n", /^v2:new\.yaml: this is Swagger 2\.0/, false],
    [
      'a file to which it refers',
      SHOP.replace('{}', "{ /a: { $ref: 'broken.yaml' } }"),
      /^v2:broken\.yaml: this is broken YAML/,
      true,
    ],
    [
      'a text with a lost reference',
      SHOP.replace('{}', "{ /a: { $ref: 'gone.yaml' } }"),
      /^v2:new\.yaml: the \$ref/,
      true,
    ],
  ] as const) {
    it(`says by its name what is wrong with ${title}`, async () => {
      const [first, ...others] = await said(text);
      expect(others).to.deep.equal([]);
      expect(first?.[0]).to.match(problem);
      expect(first?.[1]).to.equal(isRead);
    });
  }

  it('says nothing of a version that can be read', async () => expect(await said(SHOP)).to.deep.equal([]));
});
