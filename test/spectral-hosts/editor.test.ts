import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { lintAsEditor } from '../support/editor.ts';
import { loadAsEditor } from '../support/load-as-editor.ts';
import { PackedProject } from '../support/packed-project.ts';
import { sample } from '../support/sample.ts';
import { comparable, lintelIn, type StockResult } from '../support/stock-project.ts';

const OWN = `
const { bounds } = functions;
export default {
  extends: [[lintel, 'recommended']],
  rules: {
    'array-min-items': 'off',
    'short-lists': {
      given: '$', resolved: false, severity: 'error', message: '{{error}}',
      then: { function: bounds, functionOptions: { type: 'array', upper: 'maxItems', atMost: 5, counts: true } },
    },
  },
};
`;

/** Rulesets as users write them; each has to give in the editor what it gives on the command line. */
const RULESETS: Readonly<Record<string, string>> = {
  '.spectral.yaml': 'extends: lintel\n',
  'all.yaml': 'extends: [[lintel, all]]\n',
  'review.yml': 'extends: lintel/design-review\nrules: { enum-closed: off, array-max-items: hint }\n',
  'section.json': '{ "extends": ["lintel/2.2", "lintel/2.1"] }',
  'with-oas.yaml':
    'extends: [spectral:oas, lintel]\nrules: { oas3-api-servers: off }\noverrides: [{ files: ["*.yaml#/components"], rules: { array-max-items: off } }]\n',
  'own-rule.yaml':
    'extends: lintel\nrules: { titled: { given: $.info, then: { field: contact, function: truthy } } }\n',
  'functions.yaml': 'extends: lintel\nfunctions: [short]\nrules: { short: { given: $, then: { function: short } } }\n',
  'modules.mjs': `import lintel from './node_modules/lintel/dist/index.mjs';
import * as functions from './node_modules/lintel/dist/functions.mjs';${OWN}`,
  'common.js': `const lintel = require('./node_modules/lintel/dist/index.cjs');
module.exports = { extends: [lintel, lintel.rulesets['design-review']], rules: { 'array-max-items': 'warn' } };
`,
};

const FUNCTION = `export default (input, options, { path }) =>
  Object.keys(input).length > 3 ? [{ message: 'it has more than 3 keys', path: ['components'] }] : [];
`;

const DESCRIPTIONS: readonly string[] = [
  'violations/lists.yaml',
  'violations/split-orchard/openapi.yaml',
  'openapi.json',
];

describe('the editor: VS Code', () => {
  let project: PackedProject;
  before(() => {
    project = new PackedProject();
    for (const [name, text] of Object.entries(RULESETS)) project.write(name, text);
    project.write('functions/short.js', FUNCTION);
    for (const path of ['common.yaml', 'violations/lists.yaml', 'violations/split-orchard']) {
      cpSync(join('test-specs', path), join(project.folder, path), { recursive: true });
    }
    project.write('openapi.json', '{ "openapi": "3.1.0", "components": { "schemas": { "A": { "type": "array" } } } }');
  });
  after(() => {
    project.remove();
  });

  for (const name of sample('rulesets in the editor', Object.keys(RULESETS), 2)) {
    it(`finds with ${name} what lintel lint finds, at the same places, without the network`, async () => {
      const { ruleset, fetched } = await loadAsEditor(join(project.folder, name));
      expect(fetched).to.deep.equal([]);
      for (const description of DESCRIPTIONS) {
        const file = join(project.folder, description);
        const shown = await lintAsEditor(ruleset, file);
        const found = await lintelIn(project.folder, [file, '--ruleset', name]);
        expect(comparable(shown), description).to.deep.equal(comparable(found));
      }
    });
  }

  it('fetches a JavaScript ruleset’s packages from the network, which is why ours are imported by path', async () => {
    const file = project.write('by-name.mjs', "import lintel from 'lintel';\nexport default { extends: [lintel] };\n");
    const error = await loadAsEditor(file).then(
      () => null,
      (thrown: Error) => thrown,
    );
    expect(error?.message).to.match(/https:.*lintel/);
  });
});

/** The plugin for JetBrains hands the text to the stock command, and takes anything on standard error for a failure. */
describe('the editor: JetBrains', () => {
  let project: PackedProject;
  before(() => {
    project = new PackedProject(['@stoplight/spectral-cli']);
    project.write('.spectral.yaml', 'extends: lintel\nrules: { array-names: off }\n');
    cpSync('test-specs/common.yaml', join(project.folder, 'common.yaml'));
  });
  after(() => {
    project.remove();
  });

  it('finds what lintel lint finds in the text', () => {
    const text = readFileSync('test-specs/violations/lists.yaml', 'utf8').replaceAll('../common.yaml', 'common.yaml');
    const spectral = 'node_modules/@stoplight/spectral-cli/dist/index.js';
    const shown = project.nodeReading(text, '--no-warnings', spectral, '-r', '.spectral.yaml', '-f', 'json', 'lint');
    expect(shown.stderr).to.equal('');
    const command = 'node_modules/lintel/dist/cli/main.cjs';
    const found = project.nodeReading(text, command, 'lint', '-', '-f', 'json');
    const placed = ({ stdout }: { readonly stdout: string }) =>
      (JSON.parse(stdout) as StockResult[]).map(({ code, message, range, severity }) => ({
        code,
        message,
        range,
        severity,
      }));
    expect(placed(shown)).not.to.have.length(0);
    expect(placed(shown)).to.deep.equal(placed(found));
  });
});
