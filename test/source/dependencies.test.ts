import { expect } from 'chai';
import { dependenciesOf } from '../../source/dependencies.ts';
import { ReferenceAccess } from '../../source/reference-access.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('the dependencies of a description', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('pet.yaml', 'type: object\n');
  });
  afterEach(() => folder.remove());

  const namesIn = async (text: string, name = 'a.json') => {
    const file = folder.write(name, text);
    const access = new ReferenceAccess(file, { cwd: folder.path, remoteRefs: false });
    const found = await dependenciesOf(text, file, access);
    return [...found].map(([source, content]) => [source.replace(/^.*[\\/]/, ''), content]);
  };

  for (const [what, key] of [
    ['as people do', '$ref'],
    ['with an escape', String.raw`\u0024ref`],
  ] as const) {
    it(`are files that it names by $ref, written ${what}`, async () => {
      const text = `{"openapi": "3.1.1", "components": {"schemas": {"A": {"${key}": "pet.yaml"}, "B": {"${key}": "gone.yaml"}}}}`;
      expect(await namesIn(text)).to.deep.equal([
        ['pet.yaml', 'type: object\n'],
        ['gone.yaml', null],
      ]);
    });
  }

  it('are files that YAML names by $ref with an escape', async () => {
    const text = String.raw`openapi: 3.1.1
components: { schemas: { A: { "\x24ref": pet.yaml } } }
`;
    expect(await namesIn(text, 'a.yaml')).to.deep.equal([['pet.yaml', 'type: object\n']]);
  });

  it('are none where every $ref stays in its file', async () => {
    expect(await namesIn('{"openapi": "3.1.1", "x": {"$ref": "#/info"}}')).to.deep.equal([]);
  });
});
