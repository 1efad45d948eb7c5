import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { validateAction } from '@action-validator/core';
import { expect } from 'chai';
import { parse } from 'yaml';
import { built, commandIn, environmentWith } from '../support/built-command.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: {
    readonly steps: readonly { readonly env: Readonly<Record<string, string>>; readonly run: string }[];
  };
}

const BROKEN_LIST = `openapi: 3.1.1
info: { title: Orders, version: 1.0.0 }
paths: {}
components:
  schemas:
    Orders: { type: array, maxItems: 50000, items: { type: string, maxLength: 9 } }
`;

/** What the step of the action did. */
interface Step {
  readonly exit: number | null;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly called: string;
}

describe('the GitHub Action', () => {
  const text = readFileSync('action.yml', 'utf8');
  const action = parse(text) as Action;
  const step = action.runs.steps[0] ?? { env: {}, run: '' };
  let folder: TemporaryFolder;

  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('work/openapi.yaml', BROKEN_LIST);
    folder.write('temp/.keep', '');
  });
  afterEach(() => folder.remove());

  /** Does what the runner does: fills in the inputs, sets the environment, and runs the step's script. */
  function run(given: Readonly<Record<string, string>> = {}, { instead = '', isBuilt = true, event = '' } = {}): Step {
    const unknown = Object.keys(given).filter((name) => !Object.hasOwn(action.inputs, name));
    expect(unknown, 'inputs that there are not').to.deep.equal([]);
    const value = (name: string) => given[name] ?? action.inputs[name]?.default ?? '';
    const inputs = Object.entries(step.env).map(([variable, expression]) => [
      variable,
      expression.replaceAll(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => value(name)),
    ]);
    const called = join(folder.path, 'called');
    rmSync(called, { force: true });
    const actionPath = join(folder.path, 'action');
    folder.write('action/scripts/github-action.sh', readFileSync('scripts/github-action.sh', 'utf8'));
    const record = `require('node:fs').writeFileSync('${called}', process.argv.slice(2).join('\\n') + '\\n');`;
    const starts = `${record} ${instead} require('${built('cli/main.cjs')}');`;
    const program = folder.write('built.cjs', starts);
    // What npm does where the action is not built.
    const bin = commandIn(
      folder.path,
      'npm',
      `test "$1" = ci && mkdir -p dist/cli && cp '${program}' dist/cli/main.cjs; exit`,
    );
    if (isBuilt) folder.write('action/dist/cli/main.cjs', starts);
    const [outputFile, summaryFile] = ['output', 'summary'].map((name) => join(folder.path, name)) as [string, string];
    for (const file of [outputFile, summaryFile]) writeFileSync(file, '');
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', step.run], {
      cwd: join(folder.path, 'work', value('working-directory')),
      env: environmentWith(bin, {
        ...Object.fromEntries(inputs),
        GITHUB_ACTION_PATH: actionPath,
        GITHUB_WORKSPACE: join(folder.path, 'work'),
        GITHUB_OUTPUT: outputFile,
        GITHUB_STEP_SUMMARY: summaryFile,
        GITHUB_EVENT_PATH: event,
        RUNNER_TEMP: join(folder.path, 'temp'),
      }),
      encoding: 'utf8',
    });
    const lines = readFileSync(outputFile, 'utf8').split('\n').filter(Boolean);
    return {
      exit: status,
      log: stdout + stderr,
      outputs: Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2))),
      summary: readFileSync(summaryFile, 'utf8'),
      called: existsSync(called) ? readFileSync(called, 'utf8') : '',
    };
  }

  it('fits the schema of actions', () => {
    expect(validateAction(text).errors).to.deep.equal([]);
    expect(validateAction(text.replace('description:', 'descripton:')).errors).to.not.deep.equal([]);
  });

  it('hands every input to its script, in the environment only', () => {
    const inScript = [
      ...Object.values(step.env)
        .join()
        .matchAll(/inputs\.([\w-]+)/g),
    ].map(([, name]) => name);
    expect([...inScript, 'working-directory'].toSorted()).to.deep.equal(Object.keys(action.inputs).toSorted());
    expect(step.run).to.not.include('${{');
    const script = readFileSync('scripts/github-action.sh', 'utf8');
    for (const variable of Object.keys(step.env)) expect(script).to.include(variable);
    for (const [name, { value }] of Object.entries(action.outputs)) {
      expect(value).to.equal(`\${{ steps.lint.outputs.${name} }}`);
      expect(script).to.match(new RegExp(`output ${name} `));
    }
  });

  it('annotates, counts, summarizes and writes SARIF', () => {
    const { exit, log, outputs, summary, called } = run({ files: 'openapi.yaml' });
    expect(exit).to.equal(1);
    expect(log).to.match(/^::error title=array-max-items,file=[^,]*openapi\.yaml,.*maxItems is 50000/m);
    expect(Object.keys(outputs).toSorted()).to.deep.equal(Object.keys(action.outputs).toSorted());
    const { runs } = JSON.parse(readFileSync(outputs.sarif ?? '', 'utf8'));
    expect(outputs.findings).to.equal(String(runs[0].results.length));
    expect(outputs.errors).to.equal(
      String(runs[0].results.filter(({ level }: { level: string }) => level === 'error').length),
    );
    expect(outputs['exit-code']).to.equal('1');
    expect(summary)
      .to.match(/^## Lintel\n/)
      .and.to.include('array-max-items');
    expect(called).to.match(/^lint\n/);
  });

  it('passes on what the inputs ask for', () => {
    const { exit, outputs, log, summary, called } = run({
      files: '\n  openapi.yaml  \r\n',
      ruleset: '2.3',
      'fail-severity': 'hint',
      sarif: 'own.sarif',
      annotations: 'false',
      summary: 'false',
      shard: '1/1',
    });
    expect(exit).to.equal(0);
    expect(outputs.sarif).to.equal(join(folder.path, 'work/own.sarif'));
    expect(outputs.findings).to.equal('0');
    expect(log).to.not.include('::error').and.to.not.include('::warning');
    expect(summary).to.equal('');
    expect(called.split('\n').filter((word) => !word.includes('lintel.json'))).to.deep.equal([
      ...['lint', '--output.sarif=own.sarif', '--fail-severity=hint', '--format', 'stylish'],
      ...['--format', 'sarif', '--format', 'json', '--ruleset=2.3', '--shard=1/1'],
      ...['--', 'openapi.yaml', ''],
    ]);
  });

  it('judges recorded traffic, with a section of its own in the summary', () => {
    const exchange = { request: { method: 'GET', url: 'https://api.example.com/v1/shop/orders' } };
    folder.write('work/traffic/a.ndjson', `${JSON.stringify({ ...exchange, response: { status: 207 } })}\n`);
    const { log, summary, exit } = run({
      files: 'openapi.yaml',
      traffic: 'traffic/*.ndjson\n',
      'fail-severity': 'error',
    });
    expect(exit).to.equal(1);
    expect(log).to.match(/^::error title=success-codes,/m);
    expect(summary).to.contain('## Lintel: traffic').and.contain('success-codes');
  });

  it('takes a baseline, and none on request', () => {
    expect(run({ baseline: 'known.json' }).called).to.include('\n--baseline=known.json\n');
    expect(run({ baseline: 'false' }).called).to.include('\n--no-baseline\n');
    expect(run({ since: 'origin/main', 'changed-lines': 'true' }).called).to.include(
      '\n--since=origin/main\n--changed-lines\n',
    );
  });

  it('builds itself where nothing is installed and it is not built yet, and asks no registry for its name', () => {
    const { exit, called } = run({ files: 'openapi.yaml' }, { isBuilt: false });
    expect({ exit, called: called.split('\n', 1)[0] }).to.deep.equal({ exit: 1, called: 'lint' });
    expect(readFileSync('scripts/github-action.sh', 'utf8')).to.not.include('npx');
  });

  it('takes the fail severity of the project where the input has none', () => {
    folder.write('work/.lintel.yaml', 'failSeverity: hint\n');
    folder.write('work/openapi.yaml', BROKEN_LIST.replace('50000', '500'));
    expect(run({ files: 'openapi.yaml' }).exit).to.equal(1);
    expect(run({ files: 'openapi.yaml', ruleset: '2.3', 'fail-severity': 'error' }).exit).to.equal(0);
  });

  /** A Lintel in node_modules: a package with a link to its program. */
  function install(): void {
    const bin = commandIn(join(folder.path, 'work/node_modules/lintel'), 'lintel');
    folder.write('work/node_modules/lintel/package.json', '{ "name": "lintel" }');
    mkdirSync(join(folder.path, 'work/node_modules/.bin'));
    symlinkSync(join(bin, 'lintel'), join(folder.path, 'work/node_modules/.bin/lintel'));
  }

  it('runs the Lintel that is installed in the repository', () => {
    git('init', '--quiet');
    install();
    const { exit, called, outputs } = run();
    expect({ exit, called, code: outputs['exit-code'] }).to.deep.equal({ exit: 1, called: '', code: '1' });
  });

  it('runs one that is checked in only when told to', () => {
    git('init', '--quiet');
    install();
    for (const tracked of ['node_modules/.bin/lintel', 'node_modules/lintel/package.json', 'node_modules']) {
      git('add', '--force', tracked);
      expect(run({ files: 'openapi.yaml' }).called, tracked).to.match(/^lint\n/);
      expect(run({ files: 'openapi.yaml', 'checked-in': 'true' }).called, tracked).to.equal('');
      git('rm', '--quiet', '-r', '--cached', tracked);
    }
    expect(run({ files: 'openapi.yaml' }).called).to.equal('');
  });

  describe('in a pull request', () => {
    const PROGRAM = 'require("node:fs").writeFileSync("EVIL", ""); module.exports = { rules: {} };\n';

    /** Commits what there is, and gives the commit. */
    function commit(): string {
      git('add', '--all', '.');
      git('commit', '--quiet', '--message', 'change');
      return git('rev-parse', 'HEAD').trim();
    }

    /** Runs the step for a pull request that began at a commit. */
    function runFor(base: string, from: 'fork' | 'own', given: Readonly<Record<string, string>> = {}): Step {
      const head = from === 'fork' ? { repo: { full_name: 'somebody/api' } } : { repo: { full_name: 'us/api' } };
      const event = { pull_request: { base: { sha: base, repo: { full_name: 'us/api' } }, head } };
      return run({ files: 'openapi.yaml', ...given }, { event: folder.write('event.json', JSON.stringify(event)) });
    }

    const EVIL = () => join(folder.path, 'work/EVIL');

    beforeEach(() => {
      git('init', '--quiet', '--initial-branch', 'main');
    });

    it('from a fork refuses programs, unless it is told to take them', () => {
      const base = commit();
      folder.write('work/.spectral.js', PROGRAM);
      commit();
      const { exit, log } = runFor(base, 'fork');
      expect(exit).to.equal(2);
      expect(log).to.match(
        /^::error title=Lintel::lintel: the ruleset ".spectral.js" is a program, and --no-code refuses those/m,
      );
      expect(existsSync(EVIL())).to.equal(false);
      expect(runFor(base, 'fork', { code: 'true' }).called).to.not.include('--no-code');
      expect(existsSync(EVIL())).to.equal(true);
      expect(runFor(base, 'own').called).to.not.include('--no-code');
      expect(runFor(base, 'own', { code: 'false' }).called).to.include('\n--no-code\n');
      expect(run({ code: 'false' }).called).to.include('\n--no-code\n');
      expect(run({ code: 'yes' }).log).to.include('the input code is "yes"; write true or false, or leave it out');
    });

    it('from a repository that is gone is from a fork', () => {
      const base = commit();
      const event = { pull_request: { base: { sha: base, repo: { full_name: 'us/api' } }, head: { repo: null } } };
      const { called } = run({}, { event: folder.write('event.json', JSON.stringify(event)) });
      expect(called).to.include('\n--no-code\n').and.to.include(`\n--settings-from=${base}\n`);
    });

    it('from a fork has no say in .lintel.yaml', () => {
      folder.write('work/.lintel.yaml', 'code: false\nfailSeverity: hint\n');
      const base = commit();
      folder.write('work/.lintel.yaml', 'rules: { array-max-items: off }\nignore: ["*.yaml"]\n');
      commit();
      expect(runFor(base, 'fork').log).to.include('array-max-items');
      expect(runFor(base, 'own').log).to.not.include('array-max-items');
      folder.write('work/.spectral.js', PROGRAM);
      expect(runFor(base, 'fork', { code: 'true' }).log).to.include(`${base}:.lintel.yaml:1:1 refuses those`);
    });

    it('is compared with its base on request, with a list of changes in the summary', () => {
      const path = (name: string) =>
        `paths: { /v1/shop/${name}: { get: { responses: { '204': { description: None } } } } }`;
      const described = (name: string) => BROKEN_LIST.replace('paths: {}', path(name)).replace('50000', '500');
      folder.write('work/openapi.yaml', described('orders'));
      const base = commit();
      expect(runFor(base, 'own', { diff: 'true' }).summary).to.include(
        '## Lintel: changes\n\nNothing changed for clients.',
      );
      folder.write('work/openapi.yaml', described('carts'));
      folder.write('work/.lintel.yaml', 'changes: { path-removed: off }\n');
      commit();
      const ruleset = '2.2';
      expect(runFor(base, 'own', { ruleset, diff: 'true' }).log).not.to.include('is gone');
      const { exit, log, summary, called } = runFor(base, 'fork', { ruleset, diff: 'true' });
      expect(called).to.include(`\n--settings-from=${base}\n--since=${base}\n--\nopenapi.yaml\n`);
      expect(log).to.match(/^::error title=compatible,.*the path \/v1\/shop\/orders is gone/m);
      expect(summary).to.include('## Lintel: changes\n\n### Breaks clients\n');
      expect(exit).to.equal(1);
      expect(runFor(base, 'fork', { ruleset }).log).not.to.include('compatible');
    });

    it('adds nothing to a baseline that counts, and the summary says how much it was', () => {
      const base = commit();
      record();
      commit();
      for (const from of ['fork', 'own'] as const) {
        const { exit, summary } = runFor(base, from);
        expect(exit).to.equal(1);
        expect(summary).to.match(
          new RegExp(`The baseline lintel-baseline.json is new since ${base}, with \\d+ entries, of which none counts`),
        );
      }
      const accepted = runFor(base, 'own', { 'baseline-growth': 'true' });
      expect(accepted.exit).to.equal(0);
      expect(accepted.summary).to.match(
        new RegExp(`The baseline lintel-baseline.json is new since ${base}, with \\d+ entries$`, 'm'),
      );
    });

    it('takes the baseline that the base branch has, and of one that grew what was there', () => {
      record();
      const base = commit();
      const unchanged = runFor(base, 'fork');
      expect(unchanged.exit).to.equal(0);
      expect(unchanged.summary).to.not.include('grew');
      folder.write(
        'work/openapi.yaml',
        `${BROKEN_LIST}    More: { type: array, maxItems: 60000, items: { type: string, maxLength: 9 } }\n`,
      );
      record('--force');
      commit();
      const grown = runFor(base, 'own');
      expect(grown.exit).to.equal(1);
      expect(grown.log).to.include('60000').and.to.not.include('50000');
      expect(grown.summary).to.match(
        new RegExp(
          `The baseline lintel-baseline.json grew by \\d entr(y|ies) since ${base}, of which none counts; --accept-baseline-growth takes (it|them), too`,
        ),
      );
      const accepted = runFor(base, 'own', { 'baseline-growth': 'true' });
      expect(accepted.exit).to.equal(0);
      expect(accepted.summary).to.match(/grew by \d entr(y|ies) since [\da-f]+$/m);
    });

    it('fetches the base where the clone does not have it, or says how to have it', () => {
      const base = commit();
      folder.write('work/other.txt', '');
      commit();
      const [work, origin] = [join(folder.path, 'work'), join(folder.path, 'origin')];
      renameSync(work, origin);
      const clone = () => {
        rmSync(work, { recursive: true, force: true });
        spawnSync('git', ['clone', '--quiet', '--depth', '1', `file://${origin}`, work], { env: environmentWith('') });
      };
      clone();
      expect(runFor(base, 'fork').called).to.include(`\n--settings-from=${base}\n`);
      clone();
      renameSync(origin, `${origin}-gone`);
      const { exit, log } = runFor(base, 'fork');
      expect(exit).to.equal(2);
      expect(log).to.include(
        `::error title=Lintel::the commit ${base}, from which the pull request branches off, cannot be fetched; check out with fetch-depth: 0`,
      );
    });

    function record(...options: string[]): void {
      spawnSync(process.execPath, [built('cli/main.cjs'), 'baseline', 'openapi.yaml', ...options], {
        cwd: join(folder.path, 'work'),
      });
    }
  });

  function git(...args: string[]): string {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', [...identity, ...args], {
      cwd: join(folder.path, 'work'),
      encoding: 'utf8',
      env: environmentWith(''),
      stdio: 'pipe',
    });
  }

  for (const evil of ['$(touch EVIL)', '`touch EVIL`', '"; touch EVIL; "', "'; touch EVIL; '", 'a\ntouch EVIL']) {
    it(`does not run an input: ${JSON.stringify(evil)}`, () => {
      // What the script checks ends it, so each of these is tried alone; all others are tried together.
      const checked = [
        'annotations',
        'summary',
        'changed-lines',
        'code',
        'remote-rulesets',
        'checked-in',
        'baseline-growth',
      ];
      const others = Object.keys(action.inputs).filter((name) => ![...checked, 'working-directory'].includes(name));
      for (const names of [...checked.map((name) => [name]), others]) {
        const { outputs, called } = run(Object.fromEntries(names.map((name) => [name, evil])), {
          instead: 'process.exit(1);',
        });
        expect(existsSync(join(folder.path, 'work/EVIL')), names.join()).to.equal(false);
        expect(called === '', names.join()).to.equal(names !== others);
        expect(Object.keys(outputs).filter((output) => !Object.hasOwn(action.outputs, output))).to.deep.equal([]);
      }
    });
  }

  it('keeps names with blanks and dashes in one piece', () => {
    folder.write('work/--my api.yaml', BROKEN_LIST);
    const { exit, outputs } = run({ files: '--my api.yaml' });
    expect(exit).to.equal(1);
    expect(outputs.findings).to.equal(run({ files: 'openapi.yaml' }).outputs.findings);
  });

  it('reports what it could not do as an annotation, and fails', () => {
    const { exit, log, outputs } = run({ ruleset: 'recomended' });
    expect(exit).to.equal(2);
    expect(log).to.match(/^::error title=Lintel::lintel: there is no ruleset "recomended"/m);
    expect(outputs).to.deep.equal({ 'exit-code': '2' });
  });

  it('refuses inputs that are none of those that there are', () => {
    for (const given of [{ summary: 'yes' }, { files: ' \n' }]) {
      const { exit, log, outputs } = run(given);
      expect(exit).to.equal(2);
      expect(outputs).to.deep.equal({ 'exit-code': '2' });
      expect(log).to.match(/^::error title=Lintel::the input \w+/m);
    }
  });

  it('lets no text of a description be a command to the runner', () => {
    folder.write(
      'work/openapi.yaml',
      BROKEN_LIST.replace('Orders,', '"x\\n::error::evil",').replace('Orders:', '"::error::evil":'),
    );
    const { log } = run({ annotations: 'false' });
    const [, stopped = ''] = /^::stop-commands::(.+)$/m.exec(log) ?? [];
    expect(log.trimEnd().endsWith(`::${stopped}::`)).to.equal(true);
  });

  it('has a script that bash reads', () => {
    expect(spawnSync('bash', ['-n', resolve('scripts/github-action.sh')]).status).to.equal(0);
  });
});
