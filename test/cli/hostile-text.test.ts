import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { SaxesParser } from 'saxes';
import { FORMATS } from '../../reports/formats.ts';
import { faultOf, hostileFileName, hostileText } from '../support/hostile-text.ts';
import { runCli } from '../support/run-cli.ts';
import { IS_FULL } from '../support/sample.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

/** Descriptions for each test. */
const RUNS = IS_FULL ? 100 : 4;

/** A description in which everything that a message may quote is hostile; JSON, which can say what UTF-8 cannot. */
function descriptionWith(texts: readonly string[]): string {
  const [title = '', path = '', name = '', value = '', reference = '', type = ''] = texts;
  const schema = {
    type: 'object',
    properties: { [name]: { type: 'string', enum: [value, `${value}.`], pattern: value, default: path } },
    [title]: 1,
  };
  const parameter = { name, in: 'query', schema: { type: 'integer', example: value } };
  const ignored = { 'x-lintel': { ignore: { [name]: value } } };
  const broken = { $ref: `#/components/schemas/${reference.replaceAll(/[~%]/g, '')}` };
  const content = { [type]: { schema, example: { [name]: title } }, 'application/json': { schema: broken } };
  const responses = { 200: { description: value, content } };
  return JSON.stringify({
    openapi: '3.1.1',
    info: { title, version: value, ...ignored },
    paths: {
      [`/${path}`]: { get: { operationId: name, summary: value, tags: [title], parameters: [parameter], responses } },
      [`/v1/${name}/{${name}}`]: { post: { responses } },
    },
    components: { schemas: { [name]: schema } },
  });
}

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
      { numRuns: RUNS, endOnFailure: true },
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
      for (const format of FORMATS) {
        const written = readFileSync(join(folder.path, `r.${format}`), 'utf8');
        const { stdout } = await run('lint', '-r', 'design-review', '-f', format, '--', file);
        // Standard output has the time of Spectral's page, and what only people are told.
        if (!['html', 'stylish'].includes(format)) expect(stdout, format).to.equal(written);
        CHECKS[format]?.(written);
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
        if (stdout !== '') CHECKS[format]?.(stdout);
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
        if (stdout !== '') CHECKS[format]?.(stdout);
      }
    }));
});

/** What holds of formats besides. */
const CHECKS: Readonly<Record<string, (text: string) => void>> = {
  json: (text) => void JSON.parse(text),
  sarif: (text) => void JSON.parse(text),
  gitlab: (text) => void JSON.parse(text),
  'code-climate': (text) => void JSON.parse(text),
  junit: (text) => {
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(text).close();
  },
  'github-actions': (text) => {
    for (const line of text.split('\n').filter(Boolean)) {
      expect(line).to.match(/^::(?:error|warning|notice) title=/);
      expect(faultOf(line.replace(/^::/, ''))).to.equal(null);
    }
  },
  teamcity: (text) => {
    for (const line of text.split('\n').filter(Boolean))
      expect(line).to.match(/^##teamcity\[inspection(?:Type)? (?:(?!##[a-z]*\[)[ -~])*\]$/);
  },
  html: (text) => {
    const tags = new Set(text.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '').match(/<[a-z]\w*/g));
    for (const tag of ['<script', '<img', '<iframe']) expect(tags).not.to.include(tag);
    expect(text).not.to.match(/(?:href|src)="?javascript:/i);
  },
  csv: (text) => {
    for (const cell of text.split(/,|\r\n/)) expect(cell).not.to.match(/^"?[=+@]|^"?-\D/);
  },
  markdown: (text) => {
    const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
    const walk = (node: { type: string; value?: string; url?: string; children?: unknown[] }): void => {
      expect(['image', 'imageReference', 'definition']).not.to.include(node.type);
      if (node.type === 'html') expect(node.value).to.match(/^<\/?(?:details|summary)>/);
      if (node.type === 'link') expect(node.url).to.match(/^https:\/\/x\.example\//);
      if (node.type === 'text')
        expect(node.value).not.to.match(/@\w|[#!]\d|(?<![a-z\d])GH-\d|:\/\/|(?<![a-z\d])www\./i);
      for (const child of node.children ?? []) walk(child as typeof node);
    };
    walk(tree as never);
  },
};
