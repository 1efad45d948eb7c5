import { expect } from 'chai';
import { runCli } from '../../support/run-cli.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

const MANY = 150;

function described(operation: object): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'a', version: '1.0.0' },
    paths: { '/v1/a': { post: { ...operation, responses: { 200: { description: 'a' } } } } },
  });
}

function alternatives(prefix: string): string {
  const oneOf = Array.from({ length: MANY }, (_, index) => ({
    type: 'object',
    required: [`${prefix}${index}`],
    properties: { [`${prefix}${index}`]: { type: 'string' } },
  }));
  return described({ requestBody: { content: { 'application/json': { schema: { oneOf } } } } });
}

function parameters(prefix: string): string {
  const given = Array.from({ length: MANY }, (_, index) => ({
    name: `${prefix}${index}`,
    in: 'query',
    schema: { type: 'string', maxLength: index + 1 },
  }));
  return described({ parameters: given });
}

describe('many parts that came and went', () => {
  let folder: TemporaryFolder;
  before(() => {
    folder = new TemporaryFolder();
  });
  after(() => folder.remove());

  const diff = async (older: string, newer: string) => {
    folder.write('old.json', older);
    folder.write('new.json', newer);
    const { stdout } = await runCli(['diff', 'old.json', 'new.json', '-f', 'json'], { cwd: folder.path });
    return JSON.parse(stdout) as { kind: string; severity: number; message: string }[];
  };

  it('are undecided, where they are alternatives: each would be held against each', async () => {
    const found = await diff(alternatives('before'), alternatives('after'));
    expect(found.map(({ message }) => message.split(';')[0])).to.have.length(1);
    expect(found[0]?.severity).to.equal(1);
  });

  it('are not taken for renamed, where they are parameters', async () => {
    const found = await diff(parameters('before'), parameters('after'));
    expect(found).not.to.deep.equal([]);
    expect(found.filter(({ message }) => message.includes('renamed'))).to.deep.equal([]);
  });
});
