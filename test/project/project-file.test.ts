import { join } from 'node:path';
import { expect } from 'chai';
import { leftOutByProjects } from '../../project/left-out.ts';
import { parseProjectFile } from '../../project/project-file.ts';
import { Projects } from '../../project/projects.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const parsed = (text: string) => parseProjectFile(text, '/work/.lintel.yaml', '.lintel.yaml');

function refusal(text: string): string {
  try {
    parsed(text);
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
}

describe('the file of a project', () => {
  it('says where a value stands: at its key, or at the item of a list', () => {
    const { where, folder, settings } = parsed('# Ours.\nfiles:\n  - a\n  - b\nrules: { path-depth: off }\n');
    expect(where([])).to.equal('.lintel.yaml:2:1');
    expect(where(['files'])).to.equal('.lintel.yaml:2:1');
    expect(where(['files', 1])).to.equal('.lintel.yaml:4:5');
    expect(where(['rules', 'path-depth'])).to.equal('.lintel.yaml:5:10');
    expect(where(['rules', 'none', 'below'])).to.equal('.lintel.yaml:5:1');
    expect(folder).to.equal('/work');
    expect(settings).to.deep.equal({ files: ['a', 'b'], rules: { 'path-depth': 'off' } });
  });

  const REFUSED: readonly (readonly [what: string, text: string, said: string])[] = [
    ['what is no object, behind a comment', '# Ours.\n[all]\n', ':2:1: this is ["all"]; write an object'],
    ['an item of a list', 'files:\n  - a\n  - 1\n', ':3:5: an entry of files is 1; write a file, a folder'],
    [
      'a key that stands twice in an object',
      'a: 1\nrules: { b: off, c: off, b: warn }\n',
      ':2:26: "b" stands here twice',
    ],
    ['one in an object of a list', 'a: [1, { b: 1, b: 2 }]\n', ':1:16: "b" stands here twice; keep one'],
    ['one of a number', '1: a\n"1": b\n', ':2:1: "1" stands here twice'],
    [
      'an anchor that there is not',
      'ruleset: *own\n',
      ':1:1: Unresolved alias (the anchor must be set before the alias): own; correct it',
    ],
    [
      'bounds that exclude each other',
      'defaults:\n  string:\n    names: { id: { minLength: 9, maxLength: 3 } }\n',
      ':3:20: minLength is 9 and maxLength 3; write 3 or less',
    ],
    [
      'a size of a page above the largest',
      'defaults: { paging: { pageSize: { default: 100, maximum: 20 } } }\n',
      ':1:35: default is 100 and maximum 20; write 20 or less',
    ],
    [
      'an operation without a path',
      'exceptions: [{ rule: self-link, operation: GET orders, reason: why }]\n',
      ':1:33: operation is "GET orders"; write a method and a path such as GET /v1/shop/orders/{orderId}',
    ],
    ['an empty file', '# Nothing.\n', ' is empty; write a setting such as "ruleset: all" into it, or delete it'],
    ['broken YAML', 'ruleset: [all\n', ':2:1: '],
  ];
  for (const [what, text, said] of REFUSED) {
    it(`is refused with ${what}`, () => {
      expect(refusal(text).startsWith(`.lintel.yaml${said}`), refusal(text)).to.equal(true);
    });
  }
});

describe('what projects leave out', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  it('is what their patterns say, each in its own folder', async () => {
    folder.write('.lintel.yaml', 'ignore: ["old/**", "*.draft.yaml"]\n');
    folder.write('shop/.lintel.yaml', 'ignore: [a.yaml]\n');
    folder.write('billing/.lintel.yaml', 'ruleset: all\n');
    const names = ['a.yaml', 'a.draft.yaml', 'old/a.yaml', 'shop/a.yaml', 'shop/a.draft.yaml', 'billing/a.yaml'];
    const paths = names.map((name) => join(folder.path, name));
    const isLeftOut = await leftOutByProjects(paths, new Projects(folder.path, '/nobody'));
    expect(names.filter((_, index) => isLeftOut(paths[index] ?? ''))).to.deep.equal([
      'a.draft.yaml',
      'old/a.yaml',
      'shop/a.yaml',
    ]);
    expect(isLeftOut(join(folder.path, 'elsewhere/a.yaml'))).to.equal(false);
  });

  it('is nothing without a project', async () => {
    const isLeftOut = await leftOutByProjects(['/nowhere/a.yaml'], new Projects('/nowhere', '/nobody'));
    expect(isLeftOut('/nowhere/a.yaml')).to.equal(false);
  });
});
