import { join } from 'node:path';
import { expect } from 'chai';
import { extendedBy, isRulesetText, readRuleset, readRulesetTexts } from '../../engine/ruleset-text.ts';
import { RulesetGuard, type RulesetTrust } from '../../engine/ruleset-trust.ts';
import { UsageError } from '../../platform/usage-error.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('rulesets in YAML and JSON', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  const read = (trust: RulesetTrust = {}) => {
    const guard = new RulesetGuard(trust);
    return readRulesetTexts(join(folder.path, 'rules.yaml'), 'rules.yaml', guard).then((texts) => ({ texts, guard }));
  };
  /** What is wrong with a ruleset, without the beginning; null for one that can be read. */
  const faultOf = (text: string) => {
    folder.write('rules.yaml', text);
    return read().then(
      () => null,
      (error: unknown) => {
        if (error instanceof UsageError) return error.message.replace('the ruleset rules.yaml', '');
        throw error;
      },
    );
  };

  it('are read with those that they extend, each once, by the names that people see', async () => {
    folder.write('rules.yaml', 'extends: [lintel, more/a.yaml, ./b.json]\n');
    folder.write('more/a.yaml', 'extends: ../b.json\nrules: {}\n');
    folder.write('b.json', '{ "extends": [["lintel/2.1", "off"]] }');
    const { texts, guard } = await read();
    expect(texts.map(({ name }) => name)).to.deep.equal(['rules.yaml', 'more/a.yaml', 'b.json']);
    expect(texts.map(({ file }) => file)).to.deep.equal(texts.map(({ name }) => join(folder.path, name)));
    expect(texts[1]?.data).to.deep.equal({ extends: '../b.json', rules: {} });
    expect(texts[1]?.positionOf(['rules'])).to.deep.equal({ line: 1, character: 6 });
    expect(guard.programs).to.deep.equal([]);
  });

  it('may extend installed packages, before files of the same name', async () => {
    folder.write('rules.yaml', 'extends: [house, "@house/more"]\n');
    folder.write('house', 'no ruleset');
    folder.write('node_modules/house/package.json', '{ "name": "house", "main": "rules.yaml" }');
    folder.write('node_modules/house/rules.yaml', 'extends: lintel\n');
    folder.write('node_modules/@house/more/package.json', '{ "name": "@house/more", "main": "index.js" }');
    folder.write('node_modules/@house/more/index.js', 'module.exports = {};\n');
    const { texts, guard } = await read();
    expect(texts.map(({ name }) => name)).to.deep.equal(['rules.yaml', 'node_modules/house/rules.yaml']);
    expect(guard.programs).to.deep.equal(['@house/more']);
  });

  it('may extend whole paths, and the rulesets of Spectral and of Lintel', async () => {
    const other = folder.write('elsewhere/b.yaml', 'extends: lintel\n');
    folder.write('rules.yaml', `extends: [${other}, spectral:oas, spectral:asyncapi, spectral:arazzo, lintel/all]\n`);
    expect((await read()).texts.map(({ file }) => file)).to.deep.equal([join(folder.path, 'rules.yaml'), other]);
  });

  it('name every ruleset that they extend with its place, in overrides and beside a choice of rules too', () => {
    expect(
      extendedBy({
        extends: ['a', ['b', 'off'], 5, [6, 'all']],
        overrides: [{ files: [] }, null, { extends: 'c' }, { extends: [['d', 'all']] }],
      }),
    ).to.deep.equal([
      { extended: 'a', path: ['extends', 0] },
      { extended: 'b', path: ['extends', 1, 0] },
      { extended: 'c', path: ['overrides', 2, 'extends'] },
      { extended: 'd', path: ['overrides', 3, 'extends', 0, 0] },
    ]);
    expect(extendedBy({ extends: 'a', overrides: {} })).to.deep.equal([{ extended: 'a', path: ['extends'] }]);
  });

  const wrong: Readonly<Record<string, string>> = {
    'extends: spectral:oass\n':
      ':1:10: there is no ruleset "spectral:oass" among spectral:oas, spectral:asyncapi, spectral:arazzo; did you mean "spectral:oas"?',
    'extends: 5\n':
      ':1:10: "extends" names no ruleset; write a name, or a list of names and of pairs like [lintel, all]',
    'extends: [lintel, [5, all]]\n':
      ':1:19: an entry of "extends" names no ruleset; write a name, or a list of names and of pairs like [lintel, all]',
    'extends: [[lintel, al]]\n':
      ':1:20: there is no choice of rules "al" among recommended, all, off; did you mean "all"?',
    'overrides: [{ files: ["*"], extends: ./gone.yaml }]\n':
      ':1:38: "./gone.yaml" is neither installed nor a file beside it; install or correct it',
    'extends: [[./gone.yaml, all]]\n':
      ':1:12: "./gone.yaml" is neither installed nor a file beside it; install or correct it',
    'extends: ./folder\n': ':1:10: "./folder" cannot be read: this is a folder; name a file in it',
    'extends: [lintel, https://rules.example/a.yaml]\n':
      ':1:19: "https://rules.example/a.yaml" is on the network, and nothing is fetched without --remote-rulesets; add that, or keep a copy here',
    'functions: [a, lower]\n':
      ':1:16: the function "lower" should stand in functions/lower.js, but there is no such file; check the path',
    'functionsDir: checks\nfunctions: [lower]\n':
      ':2:13: the function "lower" should stand in checks/lower.js, but there is no such file; check the path',
    'rules: { own: { given: $, then: [{ function: or }, { function: truthey }] } }\n':
      ':1:64: there is no function "truthey" among alphabetical, casing, defined, enumeration, falsy, length, pattern, schema, truthy, undefined, unreferencedReusableObject, xor, or; did you mean "truthy"; or name a function of your own under "functions"',
    '[]\n': ' holds no ruleset; write "extends: lintel" or rules into it',
  };
  for (const [text, fault] of Object.entries(wrong)) {
    it(`are refused with the place of what is wrong: ${text.trim()}`, async () => {
      folder.write('folder/a.yaml', '');
      folder.write('functions/a.js', '');
      expect(await faultOf(text)).to.equal(fault);
    });
  }

  it('may use functions of Spectral, and of their own by name', async () => {
    folder.write('functions/deep/own.js', 'export default () => {};\n');
    folder.write(
      'rules.yaml',
      'functions: [deep/own]\nrules: { a: { given: $, then: [{ function: truthy }, { function: own }] } }\n',
    );
    expect((await read()).guard.programs).to.deep.equal(['functions/deep/own.js']);
  });

  it('are told from programs by the ending of their name', () => {
    for (const name of ['a.yaml', 'a.yml', 'a.json', 'A.YAML']) expect(isRulesetText(name), name).to.equal(true);
    for (const name of ['a.js', 'a.mjs', 'yaml', 'a.yaml.js']) expect(isRulesetText(name), name).to.equal(false);
  });

  it('are refused where they cannot be read', () => {
    const file = folder.write('a.yaml', new Uint8Array([0xff, 0xfe, 0x41]));
    expect(() => readRuleset(file, 'a.yaml')).to.throw(UsageError, 'the ruleset a.yaml cannot be read: ');
  });
});
