import { expect } from 'chai';
import { directEngine } from '../../engine/direct.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('references to a file that is missing', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  const problemsOf = async (...statuses: string[]) => {
    const responses = Object.fromEntries(
      statuses.map((status) => [status, { $ref: `common.yaml#/responses/${status}` }]),
    );
    const text = JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Shop', version: '1.0.0' },
      paths: { '/orders': { get: { responses } } },
    });
    const engine = directEngine({ rules: {} }, { cwd: folder.path, remoteRefs: false });
    const input = { source: folder.write('api.json', text), isStdin: false };
    const { problems } = await engine.lint(input, text, () => {});
    return problems.map(({ path, message }) => ({ at: path.at(-2), message }));
  };

  it('are one problem, at the first of them key by key, in whatever order they are written', async () => {
    const problem = {
      at: '4XX',
      message:
        'the $ref to "common.yaml" (and 1 more) names a file that does not exist; create it or correct the reference',
    };
    const found = [await problemsOf('4XX', 'default'), await problemsOf('default', '4XX')];
    expect(found).to.deep.equal([[problem], [problem]]);
  });
});
