import { expect } from 'chai';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const SHOP = `openapi: 3.0.3
info: { title: Shop, version: 1.0.0 }
paths: {}
components:
  schemas:
    Answers: { type: array, minItems: 0, items: { type: boolean } }
`;

/** Rulesets that run the rule array-max-items, each in a way of its own. */
const RULESETS: Readonly<Record<string, string>> = {
  'plain.yaml': 'extends: lintel/2.2\n',
  'full.yaml': 'extends: lintel/2.2\naliases: {}\n',
  'override.yaml': 'extends: lintel/2.2\noverrides: [{ files: ["**"], rules: { array-max-items: error } }]\n',
  'inherited.yaml': 'extends: ./override.yaml\n',
  'program.mjs': "import own from 'lintel/2.2';\nexport default { extends: [own] };\n",
};

describe('changes of a ruleset', () => {
  let folder: TemporaryFolder;
  before(() => {
    folder = new TemporaryFolder();
    folder.write('shop.yaml', SHOP);
    folder.write(
      'own.yaml',
      'rules: { mine: { given: $.info, severity: error, then: { field: contact, function: truthy } } }\n',
    );
    for (const [name, text] of Object.entries(RULESETS)) folder.write(name, text);
  });
  after(() => folder.remove());

  const lint = async (line: string) => {
    const { stdout, stderr, exit } = await runCli(['lint', 'shop.yaml', '-f', 'json', ...line.split(' ')], {
      cwd: folder.path,
    });
    if (stdout === '') return { exit, stderr };
    return (JSON.parse(stdout) as { code: string; severity: number }[]).map(
      ({ code, severity }) => `${code} ${severity}`,
    );
  };

  for (const ruleset of ['2.2', 'with-oas', ...Object.keys(RULESETS)]) {
    it(`hold in ${ruleset}`, async () => {
      expect(await lint(`-r ${ruleset}`)).to.include('array-max-items 0');
      expect(await lint(`-r ${ruleset} --rule array-max-items:hint`)).to.include('array-max-items 3');
      const left = await lint(`-r ${ruleset} --skip-rule array-max-items`);
      expect(left).to.not.include('array-max-items 0').and.not.include('array-max-items 3');
    });
  }

  for (const ruleset of ['1', 'own.yaml']) {
    it(`turn on a rule of Lintel's that ${ruleset} does not have`, async () => {
      expect(await lint(`-r ${ruleset} --rule array-max-items:warn`)).to.include('array-max-items 1');
    });
  }

  it('hold for a rule of the ruleset itself', async () => {
    expect(await lint('-r own.yaml --rule mine:info')).to.deep.equal(['mine 2']);
    expect(await lint('-r own.yaml --skip-rule mine')).to.deep.equal([]);
  });

  it('take the last word of several, and a severity of the command line before one of the project', async () => {
    expect(await lint('-r 2.2 --rule array-max-items:warn --rule array-max-items:hint')).to.include(
      'array-max-items 3',
    );
    expect(await lint('-r 2.2 --rule array-max-items:warn --skip-rule array-max-items')).to.deep.equal([]);
  });

  it('refuse an id that neither has', async () => {
    for (const ruleset of ['2.2', 'own.yaml', 'with-oas']) {
      const refused = {
        exit: 2,
        stderr: 'lintel: --rule: there is no rule "array-max-item"; did you mean "array-max-items"?\n',
      };
      expect(await lint(`-r ${ruleset} --rule array-max-item:warn`)).to.deep.equal(refused);
    }
  });
});
