import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { sample } from '../support/sample.ts';
import { comparable, StockProject, type StockResult } from '../support/stock-project.ts';

/** Ruleset files that others extend, import or name. */
const BESIDE: Readonly<Record<string, string>> = {
  'base.yaml':
    'extends: lintel/2.2\nrules: { array-max-items: hint, titled: { given: $.info, then: { field: contact, function: truthy } } }\n',
  'base.mjs':
    "export default { rules: { 'from-module': { given: '$.info', then: { field: 'x', function: () => [{ message: 'module' }] } } } };\n",
  'functions/lower.js':
    'export default (input) => /[A-Z]/.test(String(input)) ? [{ message: input + " has capitals" }] : [];\n',
  'checks/lower.js':
    'module.exports = (input, { from }) => String(input) > from ? [{ message: "after " + from }] : [];\n',
  'node_modules/house-rules/package.json': '{ "name": "house-rules", "version": "1.0.0", "main": "rules.js" }',
  'node_modules/house-rules/rules.js':
    "module.exports = { extends: ['spectral:oas'].slice(1), rules: { house: { given: '$.paths[*]', then: { field: 'summary', function: () => [{ message: 'house' }] } } } };\n",
  'node_modules/@house/rules/package.json': '{ "name": "@house/rules", "version": "1.0.0", "main": "rules.yaml" }',
  'node_modules/@house/rules/rules.yaml': 'extends: lintel\nrules: { array-max-items: info }\n',
};

/** Every way to put a ruleset together, by the file that it is written in. */
const RULESETS: Readonly<Record<string, string>> = {
  'extends-one.yaml': 'extends: lintel',
  'extends-list.yaml': 'extends: [lintel]',
  'extends-all.yaml': 'extends: [[lintel, all]]',
  'extends-recommended.yaml': 'extends: [[lintel, recommended]]',
  'extends-off.yaml':
    'extends: [[lintel, off]]\nrules: { array-max-items: true, array-min-items-above-one: warn, error-schema: error }',
  'extends-named.yaml': 'extends: lintel/design-review',
  'extends-section.yaml': 'extends: [lintel/2.1, [lintel/2.2, all]]',
  'extends-overlapping.yaml': 'extends: [lintel, [lintel/2.2, all], lintel/all]\nrules: { array-max-items: hint }',
  'extends-oas.yaml': 'extends: [spectral:oas, lintel]\nrules: { oas3-unused-component: off }',
  'extends-oas-all.yaml': 'extends: [[spectral:oas, all], [lintel/2.1, off]]',
  'extends-with-oas.yaml': 'extends: lintel/with-oas',
  'extends-file.yaml': 'extends: ./base.yaml',
  'extends-files.yaml': 'extends: [./base.yaml, ./base.mjs, lintel/x-lintel]\nrules: { titled: error }',
  'extends-package.yaml': 'extends: [house-rules, lintel/4.1]',
  'extends-scoped-package.yaml': "extends: ['@house/rules']",
  'severities.yaml':
    'extends: [[lintel, all]]\nrules: { array-max-items: info, array-min-items: hint, array-names: off, collection-plural: error }',
  'booleans.yaml':
    'extends: lintel\nrules: { array-max-items: false, array-min-items-above-one: true, array-names: off }',
  'override-glob.yaml':
    'extends: lintel\noverrides:\n  - files: ["lists/violations/li*.yaml"]\n    rules: { array-max-items: hint, array-names: off }\n  - files: ["**/*.yaml"]\n    rules: { array-min-items: info }',
  'override-extends.yaml':
    'extends: lintel/2.2\noverrides:\n  - files: ["**/lists.yaml"]\n    extends: lintel/design-review\n    rules: { array-max-items: info }',
  'override-pointer.yaml':
    'extends: lintel\noverrides:\n  - files: ["**/lists.yaml#/components/schemas/Route"]\n    rules: { array-max-items: off }\n  - files: ["**/lists.yaml#/components"]\n    rules: { array-max-items: hint }',
  'override-pointer-on.yaml':
    'extends: [[lintel, off]]\noverrides:\n  - files: ["**/*.yaml#/components"]\n    rules: { array-max-items: warn }',
  'override-formats.yaml':
    'extends: lintel\noverrides:\n  - files: ["**"]\n    formats: [oas3_0]\n    rules: { own: { given: $.info, severity: warn, then: { field: contact, function: truthy } } }',
  'aliases.yaml':
    'extends: lintel/2.2\naliases: { Schemas: ["$.components.schemas[*]"], Names: ["#Schemas.properties[*]~"] }\nrules: { name-case: { given: "#Names", severity: info, message: "{{property}} {{error}} {{path}}", then: { function: casing, functionOptions: { type: snake } } } }',
  'alias-targets.mjs': `import { oas2, oas3 } from '@stoplight/spectral-formats';
import { truthy } from '@stoplight/spectral-functions';
export default {
  formats: [oas2, oas3],
  aliases: { Info: { targets: [{ formats: [oas2], given: ['$'] }, { formats: [oas3], given: ['$.info'] }] } },
  rules: { team: { given: '#Info', then: { field: 'x-team', function: truthy } } },
};
`,
  'resolved.yaml':
    'rules:\n  typed: { given: "$..schema", severity: hint, message: "{{description}}: {{value}}", description: typed, then: { field: type, function: falsy } }\n  referred: { given: "$..schema", resolved: false, then: { field: $ref, function: falsy } }',
  'functions.yaml':
    'extends: lintel\nfunctions: [lower]\nrules: { lower: { given: "$.paths[*]~", severity: error, then: { function: lower } } }',
  'functions-dir.yaml':
    'functionsDir: checks\nfunctions: [lower]\nrules: { lower: { given: $.info.title, then: { function: lower, functionOptions: { from: A } } } }',
  'several-then.yaml':
    'rules: { both: { given: [$.info, $], formats: [oas3], message: "{{error}}", then: [{ field: license, function: truthy }, { field: tags, function: defined }] } }',
  'except.yaml': 'extends: lintel\nexcept: { "lists/violations/lists.yaml": [array-max-items] }',
  'redefined.yaml':
    'extends: lintel\nrules: { array-max-items: { given: $.info, severity: info, then: { field: contact, function: truthy } } }',
  'data.json':
    '{ "extends": [["lintel", "all"], "./base.yaml"], "rules": { "array-max-items": "info", "titled": { "given": "$.info", "then": { "field": "title", "function": "pattern", "functionOptions": { "notMatch": "/o/" } } } } }',
  'module.mjs': `import lintel, { rulesets } from 'lintel';
import all from 'lintel/all';
import { oas } from '@stoplight/spectral-rulesets';
import { oas3_0 } from '@stoplight/spectral-formats';
import { truthy } from '@stoplight/spectral-functions';
import base from './base.mjs';
export default {
  extends: [lintel, rulesets['4.1'], [all, 'off'], base, [oas, 'off']],
  rules: { 'array-max-items': 'info', 'info-contact': 'warn', own: { given: '$.info', formats: [oas3_0], then: { field: 'contact', function: truthy } } },
};
`,
  'module.js': `import { rules } from 'lintel';
import { bounds } from 'lintel/functions';
export default { rules: {
  kept: rules['array-max-items'],
  'short-lists': { given: '$', resolved: false, message: '{{error}}', severity: 'error',
    then: { function: bounds, functionOptions: { type: 'array', upper: 'maxItems', atMost: 5, counts: true } } },
} };
`,
  'common.cjs': `const lintel = require('lintel');
const houseRules = require('house-rules');
module.exports = { extends: [[lintel, 'all'], lintel.rulesets.all, houseRules], rules: { 'array-names': 'off' } };
`,
};

/**
 * Each in a folder of its own, since stock Spectral reads a file that two descriptions share for the first one only.
 */
const DESCRIPTIONS = {
  'lists/violations/lists.yaml': 'lists.yaml',
  'payouts/violations/split-payouts/openapi.yaml': 'split-payouts',
  'sensors/violations/exceptions-for-sensors.yaml': 'exceptions-for-sensors.yaml',
};
const FILES = Object.keys(DESCRIPTIONS);

describe('rulesets do what they do in stock Spectral', () => {
  let project: StockProject;
  before(() => {
    project = new StockProject();
    for (const [name, text] of Object.entries({ ...BESIDE, ...RULESETS })) project.write(name, text);
    for (const [file, name] of Object.entries(DESCRIPTIONS)) {
      const folder = join(project.folder, file.split('/', 1)[0] ?? '');
      cpSync('test-specs/common.yaml', join(folder, 'common.yaml'));
      cpSync(join('test-specs/violations', name), join(folder, 'violations', name), { recursive: true });
    }
  });
  after(() => {
    project.remove();
  });

  for (const name of sample('rulesets', Object.keys(RULESETS), 2)) {
    it(name, async () => {
      const stock = found(await project.spectralWith(name, FILES));
      expect(stock).not.to.have.length(0);
      expect(found(await project.lintel(FILES, name))).to.deep.equal(stock);
    });
  }

  for (const name of sample(
    'ruleset names',
    ['.spectral.yml', '.spectral.json', '.spectral.mjs', 'spectral.yaml'],
    1,
  )) {
    it(`is found as ${name} where stock Spectral finds it`, async () => {
      // The description lies outside of the working folder, and refers to a file above its own.
      project.write('.git/HEAD', 'ref: refs/heads/main\n');
      const folder = join(project.folder, `named${name}`);
      const isText = /ya?ml|json/.test(name);
      const text = isText ? '{ "extends": "lintel/2.2" }' : "export { default } from 'lintel/2.2';\n";
      project.write(join(`named${name}`, name), text);
      const files = [join(project.folder, 'lists/violations/lists.yaml')];
      const stock = found(await project.spectral(files, folder));
      expect(stock).not.to.have.length(0);
      expect(found(await project.lintelFinds(files, folder))).to.deep.equal(stock);
    });
  }
});

/** Stock Spectral orders the files, and repeats for each of them what is wrong in a file that several refer to. */
function found(results: readonly StockResult[]): string[] {
  return [...new Set(comparable(results))].sort();
}
