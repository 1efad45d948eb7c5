import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { expect } from 'chai';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { commandIn, environmentWith } from '../support/built-command.ts';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

/** A job of GitLab, as far as these templates go. */
interface Job {
  readonly parallel?: number;
  readonly needs?: readonly string[];
  readonly script: readonly string[];
  readonly artifacts: {
    readonly paths?: readonly string[];
    readonly reports?: Readonly<Record<string, string>>;
  };
}

interface Workflow {
  readonly env: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly strategy?: { readonly matrix: { readonly shard: readonly number[] } };
        readonly steps: readonly { readonly run?: string }[];
      }
    >
  >;
}

/** A description with as many findings as it has schemas, so that the files differ in size. */
function description(schemas: number): string {
  const lists = Array.from({ length: schemas }, (_, index) => {
    return `    List${index}: { type: array, minItems: 0, maxItems: 50000, items: { type: boolean } }`;
  });
  const head = ['openapi: 3.1.1', 'jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema'];
  return [
    ...head,
    'info: { title: Orders, version: 1.0.0 }',
    'paths: {}',
    'components:',
    '  schemas:',
    ...lists,
    '',
  ].join('\n');
}

describe('templates for CI', () => {
  let folder: TemporaryFolder;
  let bin: string;

  beforeEach(() => {
    folder = new TemporaryFolder();
    for (const [index, size] of [3, 1, 4, 1, 5].entries()) folder.write(`work/api/${index}.yaml`, description(size));
    bin = commandIn(folder.path, 'npx', 'shift 2');
  });
  afterEach(() => folder.remove());

  function bash(script: string, more: Readonly<Record<string, string>>) {
    const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
      cwd: join(folder.path, 'work'),
      env: environmentWith(bin, { RUNNER_TEMP: folder.path, ...more }),
      encoding: 'utf8',
    });
    return { status, log: stdout + stderr };
  }

  /** Commands are stopped before anything else is said, and go on by the same word. */
  function expectSilence(log: string): void {
    const [, word] = /^::stop-commands::([\da-f-]{36})\n/.exec(log) ?? [];
    expect(log).to.include(`\n::${word}::\n`);
  }

  const written = (name: string) => JSON.parse(readFileSync(join(folder.path, 'work', name), 'utf8'));

  /** The same report of one run over everything. */
  function whole(format: string): unknown {
    const name = `whole-${format}.json`;
    bash(`npx --no lintel lint api --format ${format} --output ${name}`, {});
    return written(name);
  }

  it('and all else for projects fetch nothing from a registry by a name alone', () => {
    const files = [
      ...globSync(['README.md', 'docs/*.md', 'templates/**', '.github/**', 'action.yml', '.pre-commit-hooks.yaml']),
      ...['scripts/github-action.sh', 'cli/commands/init/ci-files.ts'],
    ];
    for (const file of files) {
      expect(readFileSync(file, 'utf8'), file).to.not.match(
        /npx (-y|--yes)|npm exec (-y|--yes)|additional_dependencies/,
      );
    }
  });

  describe('GitLab', () => {
    const template = parse(readFileSync('templates/lintel.gitlab-ci.yml', 'utf8')) as {
      variables: Record<string, string>;
    };
    const { variables, ...jobs } = template;
    const { lintel, 'lintel-report': report } = jobs as unknown as Record<string, Job>;

    function runShards(more: Readonly<Record<string, string>> = {}) {
      const total = lintel?.parallel ?? 0;
      return Array.from({ length: total }, (_, index) => {
        const own = { CI_NODE_INDEX: String(index + 1), CI_NODE_TOTAL: String(total) };
        return bash(lintel?.script.join('\n') ?? '', { ...variables, ...own, ...more });
      });
    }

    it('runs in parallel, and joins what the jobs leave', () => {
      expect(lintel?.parallel).to.be.greaterThan(1);
      expect(report?.needs).to.deep.equal(['lintel']);
      expect(lintel?.artifacts.paths).to.deep.equal(['lintel-*.sarif']);
      expect(Object.keys(report?.artifacts.reports ?? {})).to.include('codequality');
    });

    it('reports what one run over all files does', () => {
      expect(runShards().map(({ status }) => status)).to.deep.equal([0, 0, 0]);
      const { status, log } = bash(report?.script.join('\n') ?? '', variables);
      expect(status).to.equal(1);
      expect(log).to.include('14 errors');
      const { codequality = '', junit = '' } = report?.artifacts.reports ?? {};
      const merged = written(codequality) as { fingerprint: string; location: { path: string } }[];
      expect(merged).to.have.lengthOf(14);
      expect(merged).to.have.deep.members(whole('gitlab') as unknown[]);
      expect(readFileSync(join(folder.path, 'work', junit), 'utf8')).to.include('array-max-items');
    });

    it('compares a merge request with where it began', () => {
      const job = (jobs as unknown as Record<string, Job>)['lintel-diff'];
      const path = "paths: { /v1/shop/orders: { get: { responses: { '204': { description: None } } } } }";
      folder.write('work/api/0.yaml', description(1).replace('paths: {}', path));
      const begin = [
        'git init --quiet --initial-branch main',
        'git add .',
        'git -c user.name=a -c user.email=a@example.com commit --quiet --message first',
        'git remote add origin .',
        'git rev-parse HEAD',
      ];
      const base = bash(begin.join('\n'), {}).log.trim();
      const compared = () =>
        bash(job?.script.join('\n') ?? '', { ...variables, LINTEL_FILES: 'api', CI_MERGE_REQUEST_DIFF_BASE_SHA: base });
      expect(compared().status).to.equal(0);
      folder.write('work/api/0.yaml', description(1));
      const { status, log } = compared();
      expect(status).to.equal(1);
      expect(log).to.include('the path /v1/shop/orders is gone');
    });

    it('passes where nothing reaches the fail severity', () => {
      rmSync(join(folder.path, 'work/api'), { recursive: true });
      mkdirSync(join(folder.path, 'work/api'));
      folder.write('work/api/clean.yaml', description(0).replace('  schemas:', '  schemas: {}'));
      const files = { LINTEL_FILES: 'api/*.yaml', LINTEL_OPTIONS: '--ruleset 2.2' };
      expect(runShards(files).map(({ status }) => status)).to.deep.equal([0, 0, 0]);
      expect(bash(report?.script.join('\n') ?? '', variables).status).to.equal(0);
    });

    it('fails where the work could not be done', () => {
      expect(runShards({ LINTEL_FILES: 'nowhere.yaml' }).some(({ status }) => status !== 0)).to.equal(true);
      expect(runShards({ LINTEL_OPTIONS: '--ruleset recomended' }).map(({ status }) => status)).to.deep.equal([
        1, 1, 1,
      ]);
    });
  });

  it('what init writes stops commands while it runs, and gives the annotations and the exit code', async () => {
    folder.write('work/.git/HEAD', 'ref: refs/heads/main');
    const title = description(1).replace('title: Orders', 'title: "x\\n::error::pwned ##[error]pwned"');
    folder.write('work/api/0.yaml', title);
    await runCli(['init', 'api/0.yaml', '--ci', 'github'], { cwd: join(folder.path, 'work') });
    const { jobs } = parse(readFileSync(join(folder.path, 'work/.github/workflows/lintel.yml'), 'utf8')) as Workflow;
    const [, lint = '', summarize = ''] = jobs.lintel?.steps.flatMap(({ run }) => run ?? []) ?? [];
    const { status, log } = bash(lint, {});
    expect(status).to.equal(1);
    expectSilence(log);
    expect(log.split(/^::[\da-f-]{36}::$/m)[1]).to.match(/^\n::error title=array-max-items,/);
    const summary = join(folder.path, 'summary');
    expect(bash(summarize, { GITHUB_STEP_SUMMARY: summary }).status).to.equal(0);
    expect(readFileSync(summary, 'utf8')).to.include('1 error');
  });

  describe('GitHub Actions with a matrix', () => {
    const text = readFileSync('templates/lintel-shards.github.yml', 'utf8');
    const { jobs } = parse(text) as Workflow;

    it('fits the schema of workflows', () => {
      expect(validateWorkflow(text).errors).to.deep.equal([]);
      expect(validateWorkflow(text.replace('runs-on:', 'run-on:')).errors).to.not.deep.equal([]);
    });

    it('reports what one run over all files does', () => {
      const shards = jobs.lint?.strategy?.matrix.shard ?? [];
      const lint = jobs.lint?.steps.find(({ run }) => run?.includes('lint '))?.run ?? '';
      for (const shard of shards) {
        const script = lint
          .replaceAll(/\$\{\{ matrix\.shard \}\}/g, String(shard))
          .replaceAll(/\$\{\{ strategy\.job-total \}\}/g, String(shards.length));
        expect(script).to.not.include('${{');
        const { status, log } = bash(script, {});
        expect(status).to.equal(0);
        expectSilence(log);
        expect(log.split(/^::[\da-f-]{36}::$/m)[1]).to.match(/^\n::error title=array-max-items,/);
      }
      const [install, merge = '', summarize = ''] = jobs.report?.steps.flatMap(({ run }) => run ?? []) ?? [];
      expect(install).to.equal('npm ci');
      const merged = bash(merge, {});
      expect(merged.status).to.equal(1);
      expectSilence(merged.log);
      const summary = join(folder.path, 'summary');
      expect(bash(summarize, { GITHUB_STEP_SUMMARY: summary }).status).to.equal(0);
      expect(readFileSync(summary, 'utf8')).to.include('14 errors');
      const keys = (sarif: unknown) =>
        (sarif as { runs: { results: unknown[] }[] }).runs
          .flatMap(({ results }) => results)
          .map((result) => JSON.stringify((result as { locations: unknown }).locations));
      expect(keys(written('lintel.sarif')))
        .to.have.lengthOf(14)
        .and.to.have.members(keys(whole('sarif')));
    });
  });
});
