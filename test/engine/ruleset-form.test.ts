import { expect } from 'chai';
import { rulesetFormFault } from '../../engine/ruleset-form.ts';

/** Where something is wrong, and the beginning of what is said of it. */
function faultOf(data: Readonly<Record<string, unknown>>): string | null {
  const fault = rulesetFormFault(data);
  return fault === null ? null : `${fault.path.join('/')}: ${fault.message.replace(/ among .*/, '')}`;
}

describe('the form of a ruleset', () => {
  const rule = { given: '$', then: { function: 'truthy' } };

  it('has every key that Spectral knows, and those that begin with x-', () => {
    const ruleset = {
      extends: 'lintel',
      rules: { own: rule },
      overrides: [{ files: ['*'], rules: {} }],
      aliases: { Info: ['$.info'] },
      functions: ['own'],
      functionsDir: 'checks',
      formats: ['oas3'],
      documentationUrl: 'https://rules.example.com',
      description: 'Rules of the house.',
      parserOptions: {},
      except: {},
      'x-owner': 'shop',
    };
    expect(faultOf(ruleset)).to.equal(null);
    const whole = { ...rule, message: '', severity: 'warn', description: '', documentationUrl: '', formats: [] };
    const more = { recommended: true, resolved: false, tags: [], type: 'style', extensions: {}, 'x-owner': 'shop' };
    expect(faultOf({ rules: { own: { ...whole, ...more } } })).to.equal(null);
    expect(faultOf({ rules: { own: { ...rule, then: { field: 'a', 'x-why': 1 } } } })).to.equal(null);
  });

  const wrong: Readonly<Record<string, readonly [data: Readonly<Record<string, unknown>>, fault: string]>> = {
    'a key that there is not': [{ extend: 'lintel' }, 'extend: there is no ruleset key "extend"'],
    'a key of a rule that there is not': [
      { rules: { sound: rule, own: { ...rule, on: '$' } } },
      'rules/own/on: there is no rule key "on"',
    ],
    'a key of a step that there is not': [
      { rules: { own: { given: '$', then: { fn: 'truthy' } } } },
      'rules/own/then/fn: there is no "then" key "fn"',
    ],
    'a key of one of several steps that there is not': [
      { rules: { own: { given: '$', then: [{ function: 'truthy' }, { fn: 'truthy' }] } } },
      'rules/own/then/1/fn: there is no "then" key "fn"',
    ],
    'rules in a list': [{ rules: [] }, 'rules: "rules" is no mapping; write each of them under its name'],
    'aliases in a list': [{ aliases: [] }, 'aliases: "aliases" is no mapping; write each of them under its name'],
    'files of an override in a text': [
      { overrides: [{ files: ['*'] }, { files: '*' }] },
      'overrides/1/files: "files" is no list; write a list of globs',
    ],
    'a key of a rule in an override that there is not': [
      { overrides: [{ files: ['*'], rules: { own: { ...rule, on: '$' } } }] },
      'overrides/0/rules/own/on: there is no rule key "on"',
    ],
  };
  for (const [title, [data, fault]] of Object.entries(wrong)) {
    it(`is wrong with ${title}`, () => expect(faultOf(data)).to.equal(fault));
  }

  it('leaves severities, and further keys beside a function, to Spectral', () => {
    expect(faultOf({ rules: { own: 'warn', other: false } })).to.equal(null);
    expect(faultOf({ rules: { own: { given: '$', then: { function: 'truthy', fields: 'a' } } } })).to.equal(null);
  });
});
