import { createHash, createHmac } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { cacheKey } from '../../engine/cache/key.ts';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const CI_KEY = 'a key of sixteen characters';

describe('the key of the cache', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('a.yaml', 'openapi: 3.1.1\nx-lintel: { bad: 1 }\n');
  });
  afterEach(() => folder.remove());
  const home = () => ({ XDG_CACHE_HOME: join(folder.path, '.home') });
  const keyFile = () => join(folder.path, '.home/lintel/cache-key');
  const lint = (env: Record<string, string> = home()) =>
    runCli(['lint', 'a.yaml', '-r', 'x-lintel', '-f', 'json', '--cache'], { cwd: folder.path, env });
  const entryFile = () => {
    const cache = join(folder.path, '.lintel-cache');
    return join(cache, readdirSync(cache).find((name) => name.endsWith('.json')) as string);
  };
  /** Changes what the entry says, and signs it by a function of its name and text. */
  const forge = (change: (file: { results: unknown[] }) => void, sign: (name: string, text: string) => string) => {
    const entry = JSON.parse(readFileSync(entryFile(), 'utf8').split('\n')[1] as string);
    change(entry.file);
    const text = JSON.stringify(entry);
    writeFileSync(entryFile(), `${sign(entryFile().slice(-37), text)}\n${text}`);
  };
  const signedBy = (key: string) => (name: string, text: string) =>
    createHmac('sha256', key).update(`${name}\n${text}`).digest('hex');
  const found = async (env?: Record<string, string>) => JSON.parse((await lint(env)).stdout).length;
  const clean = (file: { results: unknown[] }) => void file.results.splice(0);

  it('is what an entry is believed by: whoever has it not can add or hide no finding', async () => {
    expect(await found()).to.equal(1);
    const key = readFileSync(keyFile(), 'utf8').trim();
    forge(clean, signedBy(key));
    expect(await found(), 'the test forges as Lintel writes').to.equal(0);
    for (const sign of [
      (_name: string, text: string) => createHash('sha256').update(text).digest('hex'),
      signedBy('another key'),
      signedBy(''),
      () => '',
      (_name: string, text: string) => createHmac('sha256', key).update(`other.json\n${text}`).digest('hex'),
    ]) {
      forge(clean, sign);
      expect(await found()).to.equal(1);
    }
  });

  it('keeps out entries of other types, though signed', async () => {
    await lint();
    const key = readFileSync(keyFile(), 'utf8').trim();
    const whole = readFileSync(entryFile(), 'utf8');
    const ofFile: Record<string, unknown>[] = [
      { hidden: undefined },
      { hidden: -1 },
      { results: {} },
      { linted: 'yes' },
      { problems: [1] },
      { failures: [{ ruleId: 'x', error: 1 }] },
      { tallies: [['a', null]] },
      { tallies: [['a', { judged: '1', findings: 1, milliseconds: 1 }]] },
    ];
    const ofResult: Record<string, unknown>[] = [
      { message: { toString: 1 } },
      { code: 1 },
      { path: [1] },
      { severity: 4 },
      { severity: -1 },
      { range: { start: { line: 0, character: 0 } } },
      { range: { start: { line: 0.5, character: 0 }, end: { line: 1, character: 0 } } },
      { source: null },
      { statements: 'x' },
      { documentationUrl: 1 },
      { places: [{}] },
      { sameCause: [[]] },
    ];
    const changes = [
      ...ofFile.map((wrong) => (file: object) => Object.assign(file, wrong)),
      ...ofResult.map((wrong) => (file: { results: object[] }) => Object.assign(file.results[0] as object, wrong)),
    ];
    const plain = await lint();
    for (const change of changes) {
      writeFileSync(entryFile(), whole);
      forge((file) => change(file as never), signedBy(key));
      const forged = readFileSync(entryFile(), 'utf8');
      expect(await lint()).to.deep.equal(plain);
      expect(readFileSync(entryFile(), 'utf8'), forged).not.to.equal(forged);
    }
  });

  it('is made once for a user, who alone reads it', async () => {
    await lint();
    expect(statSync(keyFile()).mode & 0o777).to.equal(0o600);
    expect(statSync(join(folder.path, '.home/lintel')).mode & 0o777).to.equal(0o700);
    expect(readdirSync(join(folder.path, '.home/lintel'))).to.deep.equal(['cache-key']);
    const key = cacheKey(home());
    expect(key).to.match(/^[0-9a-f]{64}$/);
    expect(cacheKey(home())).to.equal(key);
    rmSync(keyFile());
    expect(cacheKey(home())).not.to.equal(key);
  });

  it('is one that several machines share where LINTEL_CACHE_KEY says so', async () => {
    const env = { LINTEL_CACHE_KEY: CI_KEY };
    await lint(env);
    forge(clean, signedBy(CI_KEY));
    expect(await found(env)).to.equal(0);
    expect(await found({ LINTEL_CACHE_KEY: `${CI_KEY}.` })).to.equal(1);
    const { exit, stderr } = await lint({ LINTEL_CACHE_KEY: 'short' });
    expect([exit, stderr]).to.deep.equal([
      2,
      'lintel: LINTEL_CACHE_KEY has 5 characters; give a secret of at least 16\n',
    ]);
  });

  it('is given with 16 characters at least', () => {
    expect(cacheKey({ LINTEL_CACHE_KEY: '0123456789abcdef' })).to.equal('0123456789abcdef');
    expect(() => cacheKey({ LINTEL_CACHE_KEY: '0123456789abcde' })).to.throw('has 15 characters');
  });

  it('is none where others write, and the run goes on without the cache', async () => {
    const lintel = join(folder.path, '.home/lintel');
    const refused = async (prepare: () => void) => {
      rmSync(join(folder.path, '.home'), { recursive: true, force: true });
      mkdirSync(lintel, { recursive: true, mode: 0o700 });
      prepare();
      const { exit, stderr } = await lint();
      expect(stderr).to.match(
        /^lintel: the cache \.lintel-cache cannot be trusted without a key, .+; this run does without it\n$/,
      );
      expect(exit).to.equal(1);
    };
    const key = `${'a'.repeat(64)}\n`;
    await refused(() => chmodSync(lintel, 0o777));
    await refused(() => writeFileSync(keyFile(), key, { mode: 0o644 }));
    await refused(() => writeFileSync(keyFile(), 'short', { mode: 0o600 }));
    await refused(() => symlinkSync(folder.write('elsewhere', key), keyFile()));
    await refused(() => mkdirSync(keyFile()));
    await refused(() => {
      rmSync(lintel, { recursive: true });
      writeFileSync(lintel, '');
    });
  });
});
