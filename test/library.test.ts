import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { globSync } from 'tinyglobby';
import { doubtful } from './support/addresses.ts';
import { PackedProject } from './support/packed-project.ts';

const SHOP = `openapi: 3.0.3
info: { title: Shop, version: 1.0.0 }
components:
  schemas:
    Lines: { type: array, minItems: 0, items: { type: object } }
`;

/** Both kinds of module do the same with the library, and print what they saw. */
const USE = `
const seen = {};
(async () => {
  const short = ({ results, problems, hidden, ruleset }) => ({
    codes: results.map(({ code }) => code), problems: problems.map(({ code }) => code), hidden, ruleset,
    sources: [...new Set(results.map(({ source }) => source.split('/').at(-1)))],
  });
  seen.named = short(await lint('openapi.yaml', { ruleset: '2.2' }));
  seen.list = short(await lint(['openapi.yaml', 'missing.yaml'], { ruleset: '2.2' }));
  seen.text = short(await lint({ text: 'openapi: 3.0.3\\ncomponents: { schemas: { A: { type: array, minItems: 0 } } }' }, { ruleset: '2.2' }));
  seen.found = short(await lint('openapi.yaml', { cwd: 'nested' }));
  seen.unknown = await lint('openapi.yaml', { ruleset: 'recomended' }).catch((error) => error.message);
  seen.wrong = [];
  for (const wrong of [[], [undefined], [''], [{}], [[]], [['a.yaml', 5]], [{ text: 5 }], ['openapi.yaml', { rulset: 'all' }]])
    seen.wrong.push(await lint(...wrong).catch((error) => error.message));
  seen.rule = rules['array-max-items'].description;
  seen.rulesets = Object.keys(rulesets).includes('design-review');
  console.log(JSON.stringify(seen));
})();
`;

const SEEN = {
  named: {
    codes: ['array-max-items'],
    problems: [],
    hidden: 0,
    ruleset: '2.2',
    sources: ['openapi.yaml'],
  },
  list: { codes: ['array-max-items'], problems: ['parser'], hidden: 0, ruleset: '2.2', sources: ['openapi.yaml'] },
  text: { codes: ['array-max-items'], problems: [], hidden: 0, ruleset: '2.2', sources: ['<text>'] },
  found: { codes: ['titled'], problems: [], hidden: 0, ruleset: '.spectral.yaml', sources: ['openapi.yaml'] },
  wrong: [
    ...Array<string>(4).fill('lint takes a file, folder or glob, a list of them, or { text }; give one of these'),
    'no files are named; name files, folders or globs, or give a text',
    ...Array<string>(2).fill('lint takes a file, folder or glob, a list of them, or { text }; give one of these'),
    'there is no option "rulset" among ruleset, cwd, remoteRefs, allowReferences, allowRedirects, remoteRulesets, code, maxFileSize; did you mean "ruleset"?',
  ],
  rule: 'An array defines maxItems, at most 32767.',
  rulesets: true,
};

const TYPED = `
const options: LintOptions = { ruleset: 'design-review', remoteRefs: false };
const given: DescriptionText = { text: 'openapi: 3.1.0', source: 'a.yaml' };
export async function count(): Promise<number> {
  const outcome: LintOutcome = await lint(given, options);
  const findings: readonly Finding[] = outcome.results;
  const problems: readonly Problem[] = outcome.problems;
  const lines: Range[] = findings.map(({ range }) => range);
  return lines.length + problems.length;
}
const asFound: DiffOptions = { cwd: '.' };
export const changed: Promise<DiffOutcome> = diff('released.yaml', given, asFound);
const rule: Rule | undefined = rules['array-max-items'];
const ruleset: Ruleset | undefined = rulesets['2.2'];
export const own: RulesetDefinition = {
  extends: [lintel, [rulesets['design-review']!, 'all'], all],
  rules: { 'array-max-items': 'off', again: rules['array-min-items']! },
};
export const names: readonly string[] = [bounds.name, String(parseFilter('a=1').error?.position)];
export const parsed: Parsed<unknown> = parseFilter('a==1');
export const why: string | undefined = rule?.extensions.lintel.why ?? ruleset?.documentationUrl;
// @ts-expect-error: the severity is a number
lint('a.yaml').then(({ results }) => results[0]!.severity === 'error');
// @ts-expect-error: there is no such option
lint('a.yaml', { rulset: 'all' });
`;

const TYPES =
  'type DescriptionText, type DiffOptions, type DiffOutcome, type Finding, type LintOptions, type LintOutcome, type Problem, type Range, type Rule, type Ruleset';

describe('the library, from the packed tarball in an empty project', () => {
  let project: PackedProject;
  before(() => {
    project = new PackedProject();
    project.write('openapi.yaml', SHOP);
    project.write(
      'nested/.spectral.yaml',
      'rules: { titled: { given: $.info, then: { field: contact, function: truthy } } }\n',
    );
    project.write('nested/openapi.yaml', SHOP);
  });
  after(() => {
    project.remove();
  });

  const uses = {
    'use.mjs': `import { lint, rules, rulesets } from 'lintel';${USE}`,
    'use.cjs': `const { lint, rules, rulesets } = require('lintel');${USE}`,
  };
  for (const [name, text] of Object.entries(uses)) {
    it(`${name} lints, writes nothing and ends nothing`, () => {
      const { status, stdout, stderr } = project.node(project.write(name, text));
      expect(stderr).to.equal('');
      expect(status).to.equal(0);
      const { unknown, ...seen } = JSON.parse(stdout) as Record<string, unknown>;
      expect(seen).to.deep.equal(SEEN);
      expect(unknown).to.match(/^there is no ruleset "recomended" .* did you mean "recommended"\?$/);
    });
  }

  it('finds what lintel lint finds', () => {
    cpSync('test-specs/common.yaml', join(project.folder, 'common.yaml'));
    cpSync('test-specs/violations', join(project.folder, 'violations'), { recursive: true });
    const use = `import { lint } from 'lintel';
const { results } = await lint('violations', { ruleset: 'design-review' });
console.log(JSON.stringify(results.map(({ documentationUrl, ...shown }) => shown)));`;
    const library = project.node(project.write('all.mjs', use));
    const options = ['--ruleset', 'design-review', '--format', 'json'];
    const command = project.node('node_modules/lintel/dist/cli/main.cjs', 'lint', 'violations', ...options);
    const found = JSON.parse(library.stdout) as unknown[];
    expect(found.length).to.be.greaterThan(500);
    expect(found).to.deep.equal(JSON.parse(command.stdout));
  });

  for (const [name, given] of Object.entries({
    'diff.mjs': "import { diff } from 'lintel';",
    'diff.cjs': "const { diff } = require('lintel');",
  })) {
    it(`${name} compares two versions`, () => {
      project.write(
        'released.yaml',
        `${SHOP}paths: { /v1/lines: { get: { responses: { '200': { description: Lines } } } } }\n`,
      );
      project.write('next.yaml', `${SHOP}paths: { /v1/lines: {} }\n`);
      const use = `${given}
diff('released.yaml', 'next.yaml').then(({ results, problems, hidden }) => {
  console.log(JSON.stringify([results.map(({ kind }) => kind), problems, hidden]));
});`;
      const { stdout, stderr } = project.node(project.write(name, use));
      expect(stderr).to.equal('');
      expect(JSON.parse(stdout)).to.deep.equal([['operation-removed'], [], 0]);
    });
  }

  it('lintel/verify takes what node:http sends, until it is told to stop', () => {
    const use = `import http from 'node:http';
import { createVerifier } from 'lintel/verify';
const server = http.createServer((_asked, answer) => answer.writeHead(207).end()).listen(0, '127.0.0.1', async () => {
  const send = () => new Promise((resolve) => {
    const { port } = server.address();
    http.get({ host: '127.0.0.1', port, path: '/v1/shop/orders' }, (answer) => answer.resume().on('close', resolve));
  });
  const { request, get } = http;
  const verifier = await createVerifier();
  const stop = verifier.watchHttp();
  await send();
  stop();
  await send();
  server.close();
  console.log(JSON.stringify([verifier.finish().judged, http.request === request, http.get === get]));
});`;
    const { stdout, stderr } = project.node(project.write('watch.mjs', use));
    expect(stderr).to.equal('');
    expect(JSON.parse(stdout)).to.deep.equal([1, true, true]);
  });

  it('exports what is documented and nothing else', () => {
    const list = `import * as lintel from 'lintel';
import { createRequire } from 'node:module';
const common = createRequire(import.meta.url)('lintel');
console.log(JSON.stringify([Object.keys(lintel), Object.getOwnPropertyNames(common), Object.keys(common)]));`;
    const [module, common, visible] = JSON.parse(project.node(project.write('list.mjs', list)).stdout) as string[][];
    expect(module).to.have.members(['default', 'diff', 'lint', 'rules', 'rulesets']);
    expect(common).to.have.members(['diff', 'rules', 'rulesets', 'lint']);
    expect(visible).to.have.members(['rules']);
  });

  it('names no address that is not there for everybody', () => {
    const home = join(project.folder, 'node_modules/lintel');
    const texts = globSync('**/*.{md,json,yaml,yml,ts,cts,mts,mjs,cjs,js}', { cwd: home, ignore: ['node_modules/**'] });
    expect(texts).to.include.members(['README.md', 'package.json', 'dist/lintel.mjs', 'dist/cli/page-commands.cjs']);
    for (const name of texts) expect(doubtful(readFileSync(join(home, name), 'utf8')), name).to.deep.equal([]);
  });

  const core = "import type { RulesetDefinition } from '@stoplight/spectral-core';\n";
  const typed = {
    'types.mts': `import lintel, { diff, lint, rules, rulesets, ${TYPES} } from 'lintel';
import all from 'lintel/all';
import { bounds } from 'lintel/functions';
import { type Parsed, parseFilter } from 'lintel/grammar';\n`,
    'types.cts': `import lintel = require('lintel');
import all = require('lintel/all');
import { bounds } from 'lintel/functions';
import { type Parsed, parseFilter } from 'lintel/grammar';
import { diff, lint, rules, rulesets, ${TYPES} } from 'lintel';\n`,
  };
  for (const [name, imports] of Object.entries(typed)) {
    for (const setting of ['nodenext', 'node16', 'bundler']) {
      if (setting === 'bundler' && name === 'types.cts') continue;
      it(`${name} is well typed with ${setting}`, () => {
        project.write(name, core + imports + TYPED);
        const module = setting === 'bundler' ? 'preserve' : setting;
        const options = ['--strict', '--noEmit', '--target', 'es2022', '--types', ''];
        const args = [...options, '--module', module, '--moduleResolution', setting, name];
        const { stdout, status } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...args], {
          cwd: project.folder,
          encoding: 'utf8',
        });
        expect(stdout).to.equal('');
        expect(status).to.equal(0);
      });
    }
  }
});
