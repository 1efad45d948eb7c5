import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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
  function run(given: Readonly<Record<string, string>> = {}, { instead = '', isBuilt = true } = {}): Step {
    const unknown = Object.keys(given).filter((name) => !Object.hasOwn(action.inputs, name));
    expect(unknown, 'inputs that there are not').to.deep.equal([]);
    const value = (name: string) => given[name] ?? action.inputs[name]?.default ?? '';
    const inputs = Object.entries(step.env).map(([variable, expression]) => [
      variable,
      expression.replaceAll(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => value(name)),
    ]);
    const called = join(folder.path, 'called');
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

  it('runs the Lintel of the repository where there is one', () => {
    const bin = commandIn(join(folder.path, 'work/node_modules'), 'lintel');
    spawnSync('mv', [bin, join(folder.path, 'work/node_modules/.bin')]);
    const { exit, called, outputs } = run();
    expect({ exit, called, code: outputs['exit-code'] }).to.deep.equal({ exit: 1, called: '', code: '1' });
  });

  for (const evil of ['$(touch EVIL)', '`touch EVIL`', '"; touch EVIL; "', "'; touch EVIL; '", 'a\ntouch EVIL']) {
    it(`does not run an input: ${JSON.stringify(evil)}`, () => {
      // What the script checks ends it, so each of these is tried alone; all others are tried together.
      const checked = ['annotations', 'summary', 'changed-lines'];
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
