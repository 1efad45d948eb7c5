import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect } from 'chai';
import { globSync } from 'tinyglobby';
import type { Diagnostic } from 'vscode-languageserver/node';
import { MOST_OF_FILE } from '../../languageserver/diagnostics/diagnostics.ts';
import { groupBy } from '../../model/lib/group-by.ts';
import { foundKind } from '../../source/found-kind.ts';
import type { Result } from '../../source/result.ts';
import { corpusPath, describeCorpus } from '../support/corpus.ts';
import { eventually } from '../support/eventually.ts';
import { LanguageClient } from '../support/language-client.ts';
import { runCli } from '../support/run-cli.ts';
import { sample } from '../support/sample.ts';

const CWD = resolve('.');
/** Parts of descriptions are looked at with the descriptions. */
const SPECS = globSync('test-specs/**/*.{yaml,json}')
  .filter((path) => foundKind(path) === 'description')
  .sort();
const NAMES = ['error', 'warn', 'info', 'hint'];

/** A finding as one line that holds all that an editor shows of it. */
function lineOf(
  code: string | undefined,
  severity: number,
  { start, end }: Diagnostic['range'],
  message: Diagnostic['message'],
): string {
  const at = [start.line, start.character, end.line, end.character].join(':');
  return `${at} ${NAMES[severity]} ${code}: ${message}`;
}

/** The findings on a description by file. */
async function linted(file: string): Promise<ReadonlyMap<string, string[]>> {
  const { stdout } = await runCli(['lint', file, '-r', 'all', '-f', 'json'], { cwd: CWD });
  const bySource = groupBy(JSON.parse(stdout) as Result[], ({ source }) => source);
  const lines = ({ code, severity, range, keyRange, message }: Result) =>
    lineOf(code, severity, keyRange ?? range, message);
  return new Map([...bySource].map(([source, results]) => [source, results.map(lines).sort()]));
}

function shown(client: LanguageClient, file: string): string[] {
  const diagnostics = client.sent(file)?.diagnostics ?? [];
  return diagnostics
    .map(({ code, severity = 1, range, message }) => lineOf(code?.toString(), severity - 1, range, message))
    .sort();
}

/** Opens a description, and compares what is shown in each of its files with what lint finds. */
async function expectSame(client: LanguageClient, file: string): Promise<void> {
  const before = await linted(file);
  await client.open(file, readFileSync(file, 'utf8'));
  await client.diagnostics(file);
  await eventually(() => {
    for (const source of new Set([file, ...before.keys(), ...client.filesWithDiagnostics()]))
      expectSameLines(shown(client, source), before.get(source) ?? [], source);
  });
  await client.close(file);
  await eventually(() => expect(client.filesWithDiagnostics()).to.deep.equal([]));
}

function expectSameLines(after: readonly string[], before: readonly string[], source: string): void {
  if (before.length <= MOST_OF_FILE) return void expect(after, source).to.deep.equal(before);
  expect(after.length).to.equal(MOST_OF_FILE);
  expect(before).to.include.members(after.filter((line) => !/more findings? in this file/.test(line)));
}

describe('languageserver: findings are those of lintel lint', function () {
  this.timeout(600_000);
  let client: LanguageClient;

  before(async () => {
    client = await LanguageClient.start({ folders: [CWD], args: ['-r', 'all'] });
  });
  after(() => client.stop());

  for (const spec of sample('linted in an editor', SPECS, 12))
    it(`in ${spec}`, () => expectSame(client, resolve(spec)));

  it('in every file of a split description', () =>
    expectSame(client, resolve('test-specs/violations/claims/openapi.yaml')));

  describeCorpus('languageserver: findings are those of lintel lint', (names) => {
    for (const name of sample('corpus in an editor', names, 2)) {
      it(`in ${name}`, async () => {
        const file = corpusPath(name);
        const own = await LanguageClient.start({ folders: [dirname(file)], args: ['-r', 'all'] });
        await expectSame(own, file);
        await own.stop();
      });
    }
  });
});
