import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'chai';
import { confinedResolver } from '../../engine/confined-resolver.ts';
import type { ReferenceAccess } from '../../source/reference-access.ts';
import { built } from '../support/built-command.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

/** An access to files that are read in another order than they are asked for. */
function slowAccess(milliseconds: Readonly<Record<string, number>>): ReferenceAccess {
  const read = async (name: string) => {
    await setTimeout(milliseconds[name] ?? 0);
    return { name, text: `from: ${name}` };
  };
  return { read } as unknown as ReferenceAccess;
}

describe('references that spectral-core follows', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  it('are read in the order in which they stand, however long each takes', async () => {
    const resolver = await confinedResolver(slowAccess({ '/a.yaml': 20, '/b.yaml': 0, '/c.yaml': 10 }));
    const read: string[] = [];
    const { result } = await resolver.resolve(
      { a: { $ref: 'a.yaml' }, b: { $ref: 'b.yaml' }, c: { $ref: 'c.yaml#/from' } },
      {
        baseUri: '/openapi.yaml',
        parseResolveResult: async ({ result }) => {
          read.push(result);
          return { result: { from: result } };
        },
      },
    );
    expect(read).to.deep.equal(['from: /a.yaml', 'from: /b.yaml', 'from: /c.yaml']);
    expect(result).to.deep.equal({ a: { from: read[0] }, b: { from: read[1] }, c: read[2] });
  });

  it('are followed where a name has signs of its own', async () => {
    const resolver = await confinedResolver(slowAccess({}));
    const odd = '/a/{b}~%25 c';
    const parsed = { [odd]: { one: { $ref: '#/two' }, other: { $ref: '#/two' } }, two: { $ref: '#/three' }, three: 3 };
    const pointer = `other.yaml#/${encodeURIComponent(odd.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
    const { result, errors } = await resolver.resolve(
      { a: { $ref: pointer }, b: { $ref: pointer } },
      { baseUri: '/openapi.yaml', parseResolveResult: async () => ({ result: parsed }) },
    );
    expect(errors).to.deep.equal([]);
    expect(result).to.deep.equal({ a: { one: 3, other: 3 }, b: { one: 3, other: 3 } });
  });

  it('end where the schemas of another file all refer to one another', () => {
    const names = Array.from({ length: 12 }, (_, index) => `S${index}`);
    const properties = names.map((name) => `    ${name}: { $ref: '#/${name}' }\n`).join('');
    folder.write(
      'schemas.yaml',
      names.map((name) => `${name}:\n  type: object\n  properties:\n${properties}`).join(''),
    );
    const schemas = names.map((name) => `    ${name}: { $ref: 'schemas.yaml#/${name}' }\n`).join('');
    folder.write('openapi.yaml', `openapi: 3.1.0\ninfo: {}\npaths: {}\ncomponents:\n  schemas:\n${schemas}`);
    folder.write('rules.yaml', 'rules: { titled: { given: $.info, then: { field: title, function: truthy } } }\n');
    const command = [built('cli/main.cjs'), 'lint', 'openapi.yaml', '--ruleset', 'rules.yaml', '--format', 'json'];
    const run = spawnSync(process.execPath, command, { cwd: folder.path, encoding: 'utf8', timeout: 60_000 });
    expect(run.signal).to.equal(null);
    expect(JSON.parse(run.stdout).map(({ code }: { code: string }) => code)).to.deep.equal(['titled']);
  });
});
