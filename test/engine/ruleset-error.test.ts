import { expect } from 'chai';
import { explained, lineOf } from '../../engine/ruleset-error.ts';
import type { RulesetText } from '../../engine/ruleset-text.ts';
import { UsageError } from '../../platform/usage-error.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

/** A text of a ruleset whose places are shown by their keys. */
function text(name: string, data: RulesetText['data']): RulesetText {
  const positionOf = (path: readonly unknown[]) => ({ line: path.length - 1, character: 0 });
  return { file: `/a/${name}`, name, data, positionOf };
}

describe('why a ruleset cannot be used', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  const said = (error: unknown, ...texts: readonly RulesetText[]) =>
    explained(error, { file: '/a/rules.yaml', name: 'rules.yaml', texts }).message;
  /** Of a program with this text, in a folder of its own. */
  const saidOfProgram = (error: unknown, content: string, name = 'rules/own.mjs') =>
    explained(error, { file: folder.write(name, content), name, texts: [] }).message;

  it('is said once where it is known already', () => {
    const known = new UsageError('the ruleset is gone');
    expect(explained(known, { file: '', name: '', texts: [] })).to.equal(known);
  });

  it('is said of each of several errors, and of what they wrap', () => {
    const errors = [new Error('one'), new Error('around', { cause: new Error('two') })];
    const several = Object.assign(new Error('several'), { errors });
    expect(said(several, text('rules.yaml', {}))).to.equal(
      'the ruleset rules.yaml cannot be used: one; correct it; the ruleset rules.yaml cannot be used: two; correct it',
    );
    expect(said(Object.assign(new Error('none'), { errors: [] }))).to.equal('the ruleset rules.yaml cannot be used');
  });

  describe('as a rule is not in what it extends', () => {
    const unknown = (id: string) => new Error(`Cannot extend non-existing rule: "${id}"`);
    for (const [id, remedy] of [
      ['array-max-items', 'extend lintel, or the ruleset of its section'],
      ['enum-closed', 'extend lintel/design-review'],
      ['array-max-item', 'did you mean "array-max-items"?'],
      ['the-rule-of-somebody', 'correct the name, or extend the ruleset that has it'],
    ] as const) {
      it(`says what to do about ${id}`, () => {
        expect(said(unknown(id), text('rules.yaml', { rules: { [id]: 'off' } }))).to.equal(
          `the ruleset rules.yaml:2:1: there is no rule "${id}" in what it extends; ${remedy}`,
        );
      });
    }

    it('says where: in the text that gives it a severity, in an override too, not where a rule is defined', () => {
      const defining = text('base.yaml', { rules: { own: { given: '$' } }, overrides: [{}] });
      const inOverride = text('rules.yaml', { rules: {}, overrides: [{ files: [] }, { rules: { own: 'warn' } }] });
      expect(said(unknown('own'), defining, inOverride)).to.include('the ruleset rules.yaml:4:1: ');
      expect(said(unknown('own'), defining)).to.include(
        'the ruleset rules.yaml cannot be used: there is no rule "own"',
      );
    });
  });

  describe('as Spectral has no such format', () => {
    const unknown = new Error("'oas9' is not exported by @stoplight/spectral-formats");
    const remedy = 'write oas3, oas3.0 or oas3.1, or leave it out';

    it('says where it is written, whatever signs it has', () => {
      const other = text('base.yaml', { formats: ['oas3'], rules: { own: { formats: ['oas3.1'] } } });
      const named = text('rules.yaml', { rules: { own: { given: '$', formats: ['oas3', 'OAS-9'] } } });
      expect(said(unknown, other, named)).to.equal(
        `the ruleset rules.yaml:4:1: Spectral has no format "OAS-9"; ${remedy}`,
      );
    });

    it('says no more than Spectral where no text has it', () => {
      expect(said(unknown, text('rules.yaml', { formats: ['oas3'] }))).to.equal(
        `the ruleset rules.yaml cannot be used: ${unknown.message}; correct it`,
      );
    });
  });

  describe('as Spectral refuses something in it', () => {
    const refused = (message: string, path: readonly string[], isLocated = false) => {
      const start = { line: 0, character: 0 };
      return Object.assign(new Error(message), { path }, isLocated && { range: { start, end: start } });
    };

    it('says so where Spectral says where', () => {
      const root = text('rules.yaml', { rules: {} });
      expect(said(refused('the value has to be a text', ['rules', 'own'], true), root)).to.equal(
        'the ruleset rules.yaml:2:1: this has to be a text; correct it',
      );
    });

    it('says so in the text that has such a rule', () => {
      const texts = [text('rules.yaml', { rules: {} }), text('base.yaml', { rules: { own: {} } })];
      expect(said(refused('Must not be', ['rules', 'own', 'given']), ...texts)).to.equal(
        'the ruleset base.yaml:3:1: must not be; correct it',
      );
    });

    it('says so by the keys where no text has it', () => {
      expect(said(refused('Must not be', ['rules', 'own']))).to.equal(
        'the ruleset rules.yaml cannot be used at rules.own: must not be; correct it',
      );
      expect(said(refused('Must not be', []), text('a.yaml', {}), text('b.yaml', {}))).to.equal(
        'the ruleset rules.yaml cannot be used: must not be; correct it',
      );
    });

    for (const [message, remedy] of [
      ['must be equal to one of the allowed values', 'this is no severity; write error, warn, info, hint or off'],
      [
        'Ruleset must have rules or extends or overrides defined',
        'it has neither "extends" nor "rules" nor "overrides"; write "extends: lintel"',
      ],
      ['Function is not defined', 'this is no function; import or define one'],
      ['Provided ruleset is not an object', 'it gives no ruleset; export an object with "extends" or "rules"'],
    ] as const) {
      it(`says what to write: ${message}`, () => {
        expect(said(refused(message, []))).to.equal(`the ruleset rules.yaml cannot be used: ${remedy}`);
      });
    }
  });

  describe('as something cannot be imported', () => {
    it('says in which line, where there is only one', () => {
      const program =
        'import a from "./a.mjs";\nimport b from \'house-rules\';\nimport c from "c";\nexport * from "c";\n';
      expect(saidOfProgram(new Error("Cannot find module './a.mjs'"), program)).to.equal(
        'the ruleset rules/own.mjs:1: "./a.mjs" cannot be imported; correct the path',
      );
      expect(saidOfProgram(new Error("Cannot find package 'house-rules' imported from"), program)).to.equal(
        'the ruleset rules/own.mjs:2: "house-rules" cannot be imported; install it or correct the name',
      );
      expect(saidOfProgram(new Error("Could not resolve 'c' from own.mjs"), program)).to.equal(
        'the ruleset rules/own.mjs: "c" cannot be imported; install it or correct the name',
      );
    });

    it('says in no line of a ruleset in YAML or JSON, of which a part imports it', () => {
      const file = folder.write('rules.yaml', 'extends: ./own.mjs\ndescription: "gone"\n');
      const source = { file, name: 'rules.yaml', texts: [text('rules.yaml', {})] };
      expect(explained(new Error("Cannot find module 'gone'"), source).message).to.equal(
        'the ruleset rules.yaml: "gone" cannot be imported; install it or correct the name',
      );
    });
  });

  describe('as a program is wrong', () => {
    const broken = (loc: object) => Object.assign(new Error('Unexpected token (Note that you need plugins)'), { loc });

    it('says where it is broken, in the ruleset by its name, in another file by that one', () => {
      const file = folder.write('rules/own.mjs', '');
      const where = (loc: object) =>
        explained(broken({ line: 2, column: 3, ...loc }), { file, name: 'rules/own.mjs', texts: [] }).message;
      const rest = ':2:4: this is broken JavaScript: unexpected token; correct the text here';
      expect(where({})).to.equal(`the ruleset rules/own.mjs${rest}`);
      expect(where({ file })).to.equal(`the ruleset rules/own.mjs${rest}`);
      expect(where({ file: '/a/parts/base.mjs' })).to.equal(`the ruleset base.mjs${rest}`);
    });

    it('says how to export a ruleset', () => {
      for (const message of ['exports is not defined', 'it exports no ruleset']) {
        expect(saidOfProgram(new Error(message), '')).to.equal(
          'the ruleset rules/own.mjs exports no ruleset; write "export default { extends: [lintel] }" or the like',
        );
        expect(saidOfProgram(new Error(message), '', 'own.cjs')).to.include('write "module.exports = { extends');
      }
    });

    it('says where it throws, if only one line can be meant', () => {
      const program = 'const team = null;\nexport default team.rules;\nteam.one;\nteam.one;\n';
      const thrown = (statement?: string) => Object.assign(new Error('boom'), statement && { statement });
      const rest = ': it throws while it loads (boom); correct it';
      expect(saidOfProgram(thrown('var rules = team.rules;'), program)).to.equal(`the ruleset rules/own.mjs:2${rest}`);
      expect(saidOfProgram(thrown('team.one;'), program)).to.equal(`the ruleset rules/own.mjs${rest}`);
      expect(saidOfProgram(thrown('team.two;'), program)).to.equal(`the ruleset rules/own.mjs${rest}`);
      expect(saidOfProgram(thrown(), program)).to.equal(`the ruleset rules/own.mjs${rest}`);
    });

    it('says what it throws, an error or not', () => {
      expect(saidOfProgram('out of order', '')).to.include('it throws while it loads (out of order)');
      expect(saidOfProgram(null, '')).to.include('it throws while it loads (null)');
    });
  });

  it('stands at the name of what it extends, where that is what Spectral complains of', () => {
    const texts = [text('rules.yaml', { extends: ['lintel', './base.js'] }), text('more.yaml', { extends: 'a' })];
    expect(said(new Error('./base.js has no default export'), ...texts)).to.equal(
      'the ruleset rules.yaml:2:1: ./base.js has no default export; correct or remove this',
    );
    expect(said(new Error('a is wrong'), ...texts)).to.equal(
      'the ruleset rules.yaml cannot be used: a is wrong; correct it',
    );
  });

  it('stands in no line of an address', () => {
    const source = { file: 'https://rules.example/a.js', name: 'https://rules.example/a.js', texts: [] };
    expect(explained(new Error('boom'), source).message).to.equal(
      'the ruleset https://rules.example/a.js cannot be used: boom; correct it',
    );
  });
});

describe('the line that a test picks out', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  it('is the only one, and none where there are several, or no such file', () => {
    const file = folder.write('a.mjs', 'a\nb\na\n');
    expect(lineOf(file, (line) => line === 'b')).to.equal(2);
    expect(lineOf(file, (line) => line === 'a')).to.equal(null);
    expect(lineOf(file, (line) => line === 'c')).to.equal(null);
    expect(lineOf(`${file}.gone`, () => true)).to.equal(null);
  });
});
