import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect } from 'chai';
import { globSync } from 'tinyglobby';
import type { Diagnostic } from 'vscode-languageserver/node';
import { MOST_OF_FILE } from '../../languageserver/diagnostics/diagnostics.ts';
import type { Result } from '../../source/result.ts';
import { corpusPath, describeCorpus } from '../support/corpus.ts';
import { LanguageClient } from '../support/language-client.ts';
import { runCli } from '../support/run-cli.ts';
import { sample } from '../support/sample.ts';

const CWD = resolve('.');
const SPECS = globSync('test-specs/**/*.{yaml,json}').sort();
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

async function linted(file: string): Promise<string[]> {
  const { stdout } = await runCli(['lint', file, '-r', 'all', '-f', 'json'], { cwd: CWD });
  const results: Result[] = JSON.parse(stdout);
  const inFile = results.filter(({ source }) => source === file);
  return inFile
    .map(({ code, severity, range, keyRange, message }) => lineOf(code, severity, keyRange ?? range, message))
    .sort();
}

async function shown(client: LanguageClient, file: string): Promise<string[]> {
  await client.open(file, readFileSync(file, 'utf8'));
  const diagnostics = await client.diagnostics(file);
  await client.close(file);
  return diagnostics
    .map(({ code, severity = 1, range, message }) => lineOf(code?.toString(), severity - 1, range, message))
    .sort();
}

describe('languageserver: findings are those of lintel lint', function () {
  this.timeout(600_000);
  let client: LanguageClient;

  before(async () => {
    client = await LanguageClient.start({ folders: [CWD], args: ['-r', 'all'] });
  });
  after(() => client.stop());

  for (const spec of sample('linted in an editor', SPECS, 40)) {
    it(`in ${spec}`, async () => {
      const file = resolve(spec);
      const isPart = !/^["']?openapi|^\s*\{\s*"openapi/m.test(readFileSync(file, 'utf8'));
      if (isPart) return;
      expect(await shown(client, file)).to.deep.equal(await linted(file));
    });
  }

  describeCorpus('languageserver: findings are those of lintel lint', (names) => {
    for (const name of sample('corpus in an editor', names, 2)) {
      it(`in ${name}`, async () => {
        const file = corpusPath(name);
        const own = await LanguageClient.start({ folders: [dirname(file)], args: ['-r', 'all'] });
        const [before, after] = [await linted(file), await shown(own, file)];
        await own.stop();
        if (before.length <= MOST_OF_FILE) return expect(after).to.deep.equal(before);
        expect(after.length).to.equal(MOST_OF_FILE);
        expect(before).to.include.members(after.filter((line) => !/more findings? in this file/.test(line)));
      });
    }
  });
});
