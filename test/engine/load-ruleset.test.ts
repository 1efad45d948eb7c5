import { expect } from 'chai';
import { loadRuleset } from '../../engine/load-ruleset.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const MINE = "{ rules: { mine: { given: '$.info', then: { field: 'contact', function: truthy } } } }";
const PROGRAM = `import { truthy } from '@stoplight/spectral-functions';\nexport default ${MINE};\n`;

describe('a ruleset file', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  const load = (name: string, text: string | Uint8Array) => {
    folder.write(name, text);
    return loadRuleset(name, folder.path);
  };
  const rulesOf = async (name: string, text: string) => Object.keys((await load(name, text)).ruleset.rules);
  const faultOf = (name: string, text: string | Uint8Array) =>
    load(name, text).then(
      () => null,
      ({ message }: Error) => message,
    );

  it('has its rules, whether it is a program or not, and wherever their functions come from', async () => {
    const required = `const { truthy } = require('@stoplight/spectral-functions');\nmodule.exports = ${MINE};\n`;
    const data = 'rules: { mine: { given: $.info, then: { field: contact, function: truthy } } }\n';
    expect(await rulesOf('a.mjs', PROGRAM)).to.deep.equal(['mine']);
    expect(await rulesOf('a.cjs', required)).to.deep.equal(['mine']);
    expect(await rulesOf('a.yaml', data)).to.deep.equal(['mine']);
    expect(await rulesOf('a.json', '{ "extends": "./a.yaml" }')).to.deep.equal(['mine']);
  });

  it('tells from which files it was read', async () => {
    folder.write('base.mjs', PROGRAM);
    const { files } = await load('rules.yaml', 'extends: ./base.mjs\naliases: { Root: [$] }\n');
    expect(files).to.include.members(['rules.yaml', 'base.mjs'].map((name) => `${folder.path}/${name}`));
    expect((await load('own.mjs', "export { default } from './base.mjs';\n")).files).to.include.members(
      ['own.mjs', 'base.mjs'].map((name) => `${folder.path}/${name}`),
    );
  });

  it('names its programs once, as they are written, before they run', async () => {
    folder.write('base.mjs', "export { default } from './parts.mjs';\n");
    folder.write('parts.mjs', PROGRAM);
    folder.write('rules.yaml', 'extends: ./base.mjs\naliases: { Root: [$] }\n');
    const told: (readonly string[])[] = [];
    await loadRuleset('rules.yaml', folder.path, [], { onPrograms: (programs) => told.push([...programs]) });
    await loadRuleset('base.mjs', folder.path, [], { onPrograms: (programs) => told.push([...programs]) });
    expect(told).to.deep.equal([['./base.mjs'], ['base.mjs']]);
  });

  it('overrides rules for files by their way from the ruleset', async () => {
    const { ruleset } = await load(
      'house/rules.yaml',
      'rules: { mine: { given: $.info, then: { function: truthy } } }\noverrides: [{ files: ["api/*.yaml"], rules: { mine: off } }]\n',
    );
    const isOn = (name: string) => ruleset.fromSource(`${folder.path}/${name}`).rules.mine?.enabled;
    expect(isOn('house/api/a.yaml')).to.equal(false);
    expect(isOn('api/a.yaml')).to.equal(true);
  });

  it('may have rules under former ids, which is said', async () => {
    const { warnings } = await load('rules.yaml', 'extends: lintel/2.1\nrules: { enum-values-state: hint }\n');
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.match(/^the ruleset rules\.yaml: the rule enum-values-state is part of enum-values now/);
  });

  const wrong: Readonly<Record<string, readonly [name: string, text: string | Uint8Array, fault: string]>> = {
    'gives nothing': [
      'own.cjs',
      'module.exports = null;\n',
      'the ruleset own.cjs exports no ruleset; write "module.exports = { extends: [lintel] }" or the like',
    ],
    'gives a number': [
      'own.mjs',
      'export default 5;\n',
      'the ruleset own.mjs exports no ruleset; write "export default { extends: [lintel] }" or the like',
    ],
    'gives more than a ruleset': [
      'own.mjs',
      `export const shared = 1;\n${PROGRAM}`,
      'the ruleset own.mjs exports more than a ruleset, which Spectral does not take; leave only "export default"',
    ],
    'cannot be read': [
      'own.mjs',
      new Uint8Array([0xff, 0xfe, 0x41, 0x00]),
      'the ruleset own.mjs cannot be read: it is written in UTF-16; save it as UTF-8',
    ],
    'has a severity that there is not, in YAML': [
      'rules.yaml',
      'extends: lintel\nrules:\n  array-max-items: eror\n',
      'the ruleset rules.yaml:3:20: this is no severity; write error, warn, info, hint or off',
    ],
    'has a severity that there is not, in JSON': [
      'rules.json',
      '{ "extends": "lintel",\n  "rules": { "array-max-items": "eror" } }\n',
      'the ruleset rules.json:2:33: this is no severity; write error, warn, info, hint or off',
    ],
    'throws in a line': [
      'own.mjs',
      'const team = null;\n\nexport default { rules: team.rules };\n',
      "the ruleset own.mjs:3: it throws while it loads (Cannot read properties of null (reading 'rules')); correct it",
    ],
    'imports what is not installed': [
      'own.mjs',
      "import lintel from 'lintel';\nimport other from 'not-installed';\nexport default { extends: [lintel, other] };\n",
      'the ruleset own.mjs:2: "not-installed" cannot be imported; install it or correct the name',
    ],
    'imports from the network': [
      'own.mjs',
      "import lintel from 'lintel';\nimport other from 'https://rules.example/a.js';\nexport default { extends: [lintel, other] };\n",
      'the ruleset own.mjs:2: "https://rules.example/a.js" is on the network, and nothing is fetched without --remote-rulesets; add that, or keep a copy here',
    ],
  };
  for (const [title, [name, text, fault]] of Object.entries(wrong)) {
    it(`is refused where it ${title}`, async () => expect(await faultOf(name, text)).to.equal(fault));
  }

  it('is refused where it is a folder, or is not there', async () => {
    folder.write('rules/a.yaml', '');
    const faultAt = (name: string) => loadRuleset(name, folder.path).catch(({ message }: Error) => message);
    expect(await faultAt('rules')).to.equal('the ruleset rules is a folder; name a file in it');
    expect(await faultAt('gone.yaml')).to.equal('there is no ruleset file gone.yaml; check the path');
  });
});
