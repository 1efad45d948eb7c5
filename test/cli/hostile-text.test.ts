import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { FORMATS } from '../../reports/formats.ts';
import { descriptionWith, faultOf, hostileFileName, hostileText } from '../support/hostile-text.ts';
import { REPORT_CHECKS } from '../support/report-checks.ts';
import { runCli } from '../support/run-cli.ts';
import { IS_FULL, sampleSeed } from '../support/sample.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

/** Descriptions for each test. */
const RUNS = IS_FULL ? 100 : 2;

describe('hostile text', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());
  const run = (...args: string[]) => runCli(args, { cwd: folder.path, env: { CI: 'true', SOURCE_DATE_EPOCH: '0' } });
  const texts = fc.array(hostileText, { minLength: 6, maxLength: 6 });
  const always = async (check: (file: string, texts: readonly string[]) => Promise<void>) =>
    fc.assert(
      fc.asyncProperty(hostileFileName, texts, async (name, drawn) => {
        folder.remove();
        folder = new TemporaryFolder();
        folder.write(`${name}.json`, descriptionWith(drawn));
        await check(`${name}.json`, drawn);
      }),
      { numRuns: RUNS, seed: sampleSeed(), endOnFailure: true },
    );
  const expectSafe = async (...args: string[]) => {
    const { stdout, stderr } = await run(...args);
    expect(faultOf(stdout), `${args.join(' ')}: standard output`).to.equal(null);
    expect(faultOf(stderr), `${args.join(' ')}: standard error`).to.equal(null);
    for (const line of stderr.split('\n').filter(Boolean)) expect(line).to.match(/^lintel: /);
    return { stdout, stderr };
  };

  it('acts in no report, on standard output or in a file', () =>
    always(async (file) => {
      const outputs = FORMATS.map((format) => `-o.${format}=r.${format}`);
      await expectSafe('lint', '-r', 'design-review', '-f', FORMATS.join(), ...outputs, '--', file);
      // Each would lint once more.
      const onOutput = FORMATS[file.length % FORMATS.length];
      for (const format of FORMATS) {
        const written = readFileSync(join(folder.path, `r.${format}`), 'utf8');
        // Standard output has the time of Spectral's page, and what only people are told.
        if (format === onOutput && !['html', 'stylish'].includes(format)) {
          const { stdout } = await run('lint', '-r', 'design-review', '-f', format, '--', file);
          expect(stdout, format).to.equal(written);
        }
        REPORT_CHECKS[format]?.(written);
        if (!['github-actions', 'teamcity'].includes(format)) expect(faultOf(written), format).to.equal(null);
      }
    }));

  it('acts in no answer of a command', () =>
    always(async (file, [text = '']) => {
      const word = `x${text.replaceAll('\0', '')}`;
      await expectSafe('paths', '--', file);
      await expectSafe('paths', '-f', 'json', '--', file);
      await expectSafe('baseline', '--reason', word, '--', file);
      await expectSafe('baseline', '--list');
      await expectSafe('baseline', '--list', '-f', 'json');
      await expectSafe('lint', '--print-config', file);
      await expectSafe('lint', '--print-config', file, '-f', 'json');
      await expectSafe('lint', '--statistics', '--', file, `${word}.yaml`);
      await expectSafe('init', '--ci', 'github,gitlab,pre-commit', '--dry-run', '--', file);
      for (const args of [
        ['explain', word],
        ['rules', '--section', word],
        ['rules', '--statement', word],
        ['lint', '-f', word, '--', file],
        ['lint', '-r', word, '--', file],
        ['lint', '--threads', word, '--', file],
        ['lint', '--since', word, '--', file],
        ['lint', '-o', `${word}/${word}`, '--', file],
        ['lint', `--${word}`, '--', file],
        ['merge', file],
        ['merge', word],
        ['paths', '--', word],
        [word],
        [word, word],
        ['review', '-f', word, '--', file],
        ['__complete', 'lint', word],
      ])
        await expectSafe(...args);
    }));

  it('acts in no settings and rulesets', () =>
    always(async (file, [text = '', other = '']) => {
      const rule = {
        given: '$.info',
        message: `${text} {{value}} {{path}}`,
        description: other,
        then: { function: 'falsy' },
      };
      const rules = { [`r${text}`]: { ...rule, documentationUrl: `https://x.example/${text}` }, plain: rule };
      folder.write('.spectral.json', JSON.stringify({ extends: 'lintel/recommended', rules }));
      for (const format of ['json', 'table', 'markdown'])
        await expectSafe('rules', '-r', '.spectral.json', '-f', format);
      for (const format of ['stylish', 'pretty', 'text', 'markdown', 'html', 'sarif', 'junit'] as const) {
        const { stdout } = await expectSafe('lint', '-r', '.spectral.json', '-f', format, '--', file);
        if (stdout !== '') REPORT_CHECKS[format]?.(stdout);
      }
      folder.write('.lintel.yaml', JSON.stringify({ ruleset: text, documentationUrl: other, [text]: other }));
      await expectSafe('lint', '--', file);
      folder.write('.lintel.yaml', JSON.stringify({ ruleset: text, baseline: other }));
      await expectSafe('lint', '--print-config', file);
      await expectSafe('rules');
    }));

  it('acts in no form of a review', () =>
    always(async (file) => {
      for (const format of ['html', 'markdown', 'json', 'csv'] as const) {
        const { stdout } = await expectSafe('review', '-f', format, '--', file);
        if (stdout !== '') REPORT_CHECKS[format]?.(stdout);
      }
    }));
});
