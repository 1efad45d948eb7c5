import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { parse } from 'yaml';
import { FORMATS } from '../../reports/formats.ts';
import { harEntry, harText } from '../support/har.ts';
import { descriptionWith, faultOf, hostileFileName, hostileText } from '../support/hostile-text.ts';
import { REPORT_CHECKS } from '../support/report-checks.ts';
import { runCli } from '../support/run-cli.ts';
import { IS_FULL, sampleSeed } from '../support/sample.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

/** Files for each test. */
const RUNS = IS_FULL ? 100 : 1;

/** What messages are made of where a value is not what the code expects. */
const NO_WORDS = /(?<!means )\bundefined\b|\[object |\bNaN\b/;

/**
 * A later version of a description: an operation and a property are gone, others are new, and what is left is of other
 * kinds.
 */
function laterVersion(text: string, words: readonly string[]): string {
  const [title = '', path = '', name = '', value = ''] = words;
  const { paths, components, ...rest } = JSON.parse(text);
  const [first, second] = Object.entries<Record<string, unknown>>(paths);
  const schema = { type: 'object', required: [value], properties: { [name]: { type: 'integer' }, [value]: {} } };
  return JSON.stringify({
    ...rest,
    paths: {
      ...(first !== undefined && { [first[0]]: { ...first[1], post: { summary: title, responses: {} } } }),
      ...(second !== undefined && { [`${second[0]}${path}`]: second[1] }),
    },
    components: { schemas: Object.fromEntries(Object.keys(components.schemas).map((key) => [key, schema])) },
  });
}

describe('hostile text in versions, fixes and traffic', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  const always = async (check: (file: string, texts: readonly string[]) => Promise<void>) =>
    fc.assert(
      fc.asyncProperty(hostileFileName, fc.array(hostileText, { minLength: 6, maxLength: 6 }), async (name, texts) => {
        folder.remove();
        folder = new TemporaryFolder();
        folder.write(`${name}.json`, descriptionWith(texts));
        await check(`${name}.json`, texts);
      }),
      { numRuns: RUNS, seed: sampleSeed(), endOnFailure: true },
    );

  const expectSafe = async (...args: string[]) => {
    const { stdout, stderr } = await runCli(args, { cwd: folder.path, env: { CI: 'true', SOURCE_DATE_EPOCH: '0' } });
    expect(faultOf(stdout), `${args.join(' ')}: standard output`).to.equal(null);
    expect(faultOf(stderr), `${args.join(' ')}: standard error`).to.equal(null);
    expect(stdout + stderr).not.to.match(NO_WORDS);
    return { stdout, stderr };
  };

  const expectSafeReports = async (...args: string[]) => {
    const outputs = FORMATS.map((format) => `-o.${format}=r.${format}`);
    const [command = '', ...rest] = args;
    const outcome = await expectSafe(command, '-f', FORMATS.join(), ...outputs, ...rest);
    for (const format of FORMATS) {
      const written = readFileSync(join(folder.path, `r.${format}`), 'utf8');
      REPORT_CHECKS[format]?.(written);
      if (!['github-actions', 'teamcity'].includes(format)) expect(faultOf(written), format).to.equal(null);
    }
    return outcome;
  };

  it('acts in no report of diff', () =>
    always(async (file, texts) => {
      const text = descriptionWith(texts);
      folder.write('later.json', laterVersion(text, texts));
      await expectSafeReports('diff', '--', file, 'later.json');
      await expectSafeReports('diff', '--', 'later.json', file);
      await expectSafe('diff', '--next-version', '--', file, 'later.json');
    }));

  it('acts in no change that lint shows or makes', () =>
    always(async (file) => {
      await expectSafe('lint', '-r', 'all', '--diff', '--unsafe-fixes', '--', file);
      await expectSafeReports('lint', '-r', 'all', '--fixes', '--', file);
      await expectSafeReports('lint', '-r', 'all', '--unsafe-fixes', '--ignore-rest', 'old', '--', file);
    }));

  it('acts in no report of verify', () =>
    always(async (file, [text = '', name = '', value = '']) => {
      const body = { [name]: value, items: [{ [value]: text }] };
      const url = `https://api.example.com/v1/shop/orders?${encodeURIComponent(name.replaceAll(/\p{Cs}/gu, ''))}=${text.replaceAll(/[\r\n]/g, '')}`;
      const entry = harEntry({ method: 'PUT', url, status: 207, asked: { [`x${name}`]: value }, sent: body, body });
      folder.write('t.har', harText([entry, { request: { url: text } }, text]));
      await expectSafeReports('verify', '-r', 'all', '--coverage', '-d', file, '--', 't.har');
      await expectSafe('verify', '--include', text, '--mask', `x${value.replaceAll('\0', '')}`, '--', 't.har');
    }));

  it('acts in no address that a plan shows', async () => {
    const described = JSON.stringify(parse(readFileSync('test-specs/service/description.yaml', 'utf8')));
    folder.write('service.json', described.replaceAll('studio', 'studio\\u001b[31m'));
    const target = ['-t', 'http://127.0.0.1:1', '--', 'service.json'];
    const { stdout } = await expectSafe('probe', '--plan', '--allow-writes', '--allow-leftovers', ...target);
    expect(stdout).to.match(/^ {2}POST /m);
  });

  it('acts in no plan of a probe', () =>
    always(async (_file, [text = '']) => {
      const described = JSON.stringify(parse(readFileSync('test-specs/service/description.yaml', 'utf8')));
      const name = JSON.stringify(text.replaceAll(/[/{}?#%:]/g, '')).slice(1, -1);
      folder.write(
        'service.json',
        described.replaceAll(/studio|guestName/g, (word) => `${word}\\n::error::${name}`),
      );
      const { stdout } = await expectSafe(
        'probe',
        '--plan',
        '--allow-writes',
        // No URL has a line break, so that nothing leads from an answer to the DELETE of what was made.
        '--allow-leftovers',
        '-t',
        'http://127.0.0.1:1',
        '--',
        'service.json',
      );
      expect(stdout).to.match(/^ {2}POST /m);
      for (const line of stdout.split('\n').filter(Boolean)) expect(line).to.match(/^(?: {2}[A-Z]+ |[\w-]+: )/);
    }));
});
