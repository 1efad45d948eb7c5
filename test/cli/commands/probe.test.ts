import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { expect } from 'chai';
import type { ProbedRow } from '../../../probe/coverage.ts';
import { createServiceWith } from '../../../test-specs/service/faults/fault.ts';
import { SEQUENCE_FAULTS } from '../../../test-specs/service/faults/sequence-faults.ts';
import { runCli } from '../../support/run-cli.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

const DESCRIPTION = resolve('test-specs/service/description.yaml');
const TOKENS = { LINTEL_TOKEN: 'token-of-ada', LINTEL_SECOND_TOKEN: 'token-of-ben' };
const CWD = process.cwd();

/** Runs the command against the reference service behind a socket. */
async function probe(
  args: readonly string[],
  { fault = null as string | null, env = TOKENS as Record<string, string>, cwd = CWD, description = DESCRIPTION } = {},
) {
  const fetch = await createServiceWith(SEQUENCE_FAULTS.find(({ id }) => id === fault) ?? null);
  const server = await new Promise<ServerType>((done) => {
    const started = serve({ fetch, port: 0, hostname: '127.0.0.1' }, () => done(started));
  });
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const read = await fetch(
      new Request(`${target}/v1/studio/bookings`, { headers: { authorization: 'Bearer token-of-ada' } }),
    );
    const outcome = await runCli(['probe', description, '--target', target, ...args], { cwd, env });
    const again = await fetch(
      new Request(`${target}/v1/studio/bookings`, { headers: { authorization: 'Bearer token-of-ada' } }),
    );
    return { ...outcome, before: await read.text(), after: await again.text(), target };
  } finally {
    server.close();
  }
}

describe('lintel probe', () => {
  const folder = new TemporaryFolder();
  after(() => folder.remove());

  it('sends GET only, unless writes are allowed', async () => {
    const { exit, stderr } = await probe(['--record', join(folder.path, 'out.har'), '-f', 'json']);
    const har = JSON.parse(readFileSync(join(folder.path, 'out.har'), 'utf8')) as {
      log: { entries: { request: { method: string } }[] };
    };
    expect(new Set(har.log.entries.map(({ request }) => request.method))).to.deep.equal(new Set(['GET']));
    expect(exit, stderr).to.equal(0);
  });

  it('reports a fault at its operation, with the exchanges that show it', async () => {
    const { exit, stdout, before, after } = await probe(['--allow-writes', '--only', '4.5', '-f', 'json'], {
      fault: 'key-unread',
    });
    const [finding, ...others] = JSON.parse(stdout) as Record<string, unknown>[];
    expect(others).to.deep.equal([]);
    expect(finding).to.include({ code: 'idempotency-responses', severity: 0, source: DESCRIPTION });
    expect(finding).to.deep.include({ statements: ['4.5/responses'], path: ['paths', '/v1/studio/bookings', 'post'] });
    expect(finding?.exchanges).to.have.length(2);
    expect(exit).to.equal(1);
    expect(after, 'what is left behind').to.equal(before);
  });

  it('says what holds, what is broken, and why something was not judged', async () => {
    const file = join(folder.path, 'coverage.json');
    const { LINTEL_TOKEN } = TOKENS;
    await probe(['--coverage-file', file, '--only', '5'], { env: { LINTEL_TOKEN } });
    const rows = JSON.parse(readFileSync(file, 'utf8')) as ProbedRow[];
    expect(rows.find(({ statement }) => statement === '5/authorized-only')).to.deep.include({
      judged: 0,
      outcome: 'not judged',
      reason: 'it needs a second caller; --second-token names one',
    });
    const operation = 'GET /v1/studio/bookings';
    expect(rows.find((row) => row.statement === '5/bearer' && row.operation === operation)).to.deep.include({
      judged: 1,
      held: 1,
      broken: 0,
    });
  });

  it('shows with --coverage a line for each question, beside a report for machines on standard error', async () => {
    const only = ['--coverage', '--only', '5/bearer'];
    const table = /\noperation +statement +verdict +why\n(.*\n)*GET \/v1\/studio\/bookings +5\/bearer +holds *\n/;
    const toPeople = await probe(only);
    expect(toPeople.stdout).to.match(table);
    const toMachines = await probe([...only, '-f', 'json']);
    expect(JSON.parse(toMachines.stdout)).to.deep.equal([]);
    expect(toMachines.stderr).to.match(table);
  });

  it('leaves out what a baseline knows', async () => {
    const baseline = join(folder.path, 'baseline.json');
    const only = ['--allow-writes', '--only', '4.2/delete-no-content', '-f', 'json'];
    const fault = 'second-delete-404';
    const first = await probe([...only, '--save-baseline', baseline], { fault });
    expect([first.exit, JSON.parse(first.stdout)]).to.satisfy(
      ([exit, found]: [number, []]) => exit === 1 && found.length > 0,
    );
    const second = await probe([...only, '--baseline', baseline], { fault });
    expect([second.exit, JSON.parse(second.stdout)]).to.deep.equal([0, []]);
  });

  it('asks what the ruleset has, and leaves out what the project does', async () => {
    const { path: cwd } = folder;
    writeFileSync(
      join(cwd, '.lintel.yaml'),
      'exceptions: [{ rule: bearer-security, operation: "GET /v1/studio/rooms", reason: rooms are public }]\n',
    );
    const file = join(cwd, 'coverage.json');
    await probe(['--ruleset', '5', '--coverage-file', file], { cwd });
    const rows = JSON.parse(readFileSync(file, 'utf8')) as ProbedRow[];
    expect(new Set(rows.map(({ statement }) => statement))).to.deep.equal(new Set(['5/bearer', '5/authorized-only']));
    const excepted = rows.filter(({ outcome }) => outcome === 'excepted').map(({ operation }) => operation);
    expect(excepted).to.deep.equal(['GET /v1/studio/rooms']);
  });

  it('shows no token anywhere', async () => {
    const [har, verdicts] = [join(folder.path, 'out.har'), join(folder.path, 'coverage.json')];
    const args = ['--allow-writes', '--only', '5', '--record', har, '--coverage-file', verdicts];
    const more = [join(folder.path, 'out.sarif'), join(folder.path, 'out.md'), join(folder.path, 'out.json')];
    const [sarif, markdown, json] = more;
    const outputs = [`--output.sarif=${sarif}`, `--output.markdown=${markdown}`, `--output.json=${json}`];
    const formats = ['-f', 'stylish,sarif,markdown,json', ...outputs];
    const { stdout, stderr } = await probe([...args, ...formats], { fault: 'list-of-all-callers' });
    const all = [stdout, stderr, ...[har, verdicts, ...more].map((file) => readFileSync(file, 'utf8'))];
    expect(all.filter((text) => text === '')).to.have.length(1);
    expect(all.join('\n')).to.not.match(/token-of-(?:ada|ben)/);
  });

  it('plans without sending anything', async () => {
    const { exit, stdout, stderr } = await runCli(['probe', DESCRIPTION, '--plan', '--only', '4.2'], { cwd: CWD });
    expect(stderr).to.match(
      /^lintel: \d+ requests for \d+ questions, and what was made is deleted; what answers give stands in/m,
    );
    expect(stdout).to.include('DELETE http://localhost/v1/studio/bookings/{bookingId4}');
    expect(exit).to.equal(0);
  });

  it('asks what can be read of a description, says what cannot, and fails', async () => {
    const reference = '  /v1/studio/lamps:\n    get: {responses: {"200": {$ref: gone.yaml}}}\n';
    folder.write('api.yaml', readFileSync(DESCRIPTION, 'utf8').replace('paths:\n', `paths:\n${reference}`));
    for (const args of [['-f', 'json'], ['--plan']]) {
      const { exit, stdout, stderr } = await probe(args, { description: join(folder.path, 'api.yaml') });
      expect(exit, stderr).to.equal(2);
      expect(stderr).to.match(
        /^lintel: .*api\.yaml:\d+:\d+: the \$ref to "gone\.yaml" names a file that does not exist; /,
      );
      expect(stdout).to.include(args.includes('--plan') ? 'GET http' : '"invalid-ref"');
    }
  });

  const refusals: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['without a target', [], /^lintel: no service is named; /],
    ['with a target that is no URL', ['--target', 'localhost:3000'], /is no URL of a service; write/],
    ['with a host that is not private', ['--target', 'https://api.example.com'], /--target-is-a-test-system says/],
    ['where nothing listens', ['--target', 'http://127.0.0.1:9'], /^lintel: no service answers at /],
    [
      'that only reads, and writes',
      ['--target', 'http://localhost:1', '--read-only', '--allow-writes'],
      /contradict each other/,
    ],
    ["with a user's password", ['--target', 'http://a:b@localhost:1'], /is not sent; write --header 'Authorization: /],
    ['with a target that has a query', ['--target', 'http://localhost:1?key=1'], /^lintel: --target ends in "\?key=1"/],
    ['with a header that is none', ['--target', 'http://localhost:1', '--header', 'x'], /--header takes "NAME: VALUE"/],
    [
      'with a header that no field can carry',
      ['--target', 'http://localhost:1', '--header', 'X-Name: \u20ac'],
      /--header takes "NAME: VALUE"/,
    ],
    [
      'with a token of two lines',
      ['--target', 'http://localhost:1', '--token', 'one\ntwo'],
      /^lintel: --token holds white space or other characters that no token has; give the token alone$/m,
    ],
    ['with certificates that are none', ['--plan', '--ca', 'package.json'], /holds no certificate in PEM; give a file/],
    [
      'with a time that is none',
      ['--plan', '--timeout', 'long'],
      /--timeout takes a number from 0\.001 on, not "long"/,
    ],
  ];
  for (const [name, args, said] of refusals) {
    it(`says in one sentence why it does nothing ${name}`, async () => {
      const { exit, stdout, stderr } = await runCli(['probe', DESCRIPTION, ...args], { cwd: CWD });
      expect([exit, stdout]).to.deep.equal([2, '']);
      expect(stderr)
        .to.match(said)
        .and.match(/^[^\n]*\n$/);
    });
  }

  for (const [name, text, said] of [
    [
      'parameter',
      'parameters: { bokingId: a }',
      /have a parameter "bokingId", which no operation has; check its name$/,
    ],
    [
      'body',
      'bodies: { createBoking: {} }',
      /have a body for "createBoking", which is no operation; write an operationId/,
    ],
    ['list', 'parameters: [bookingId]', /parameters is no object; write "name: value" into it$/],
    ['value', 'parameters: { bookingId: [a] }', /the parameter bookingId is no text; write the value to send$/],
  ] as const) {
    it(`says what is wrong with a ${name} in the fixtures`, async () => {
      const file = join(folder.path, `${name}.yaml`);
      writeFileSync(file, text);
      const args = ['probe', DESCRIPTION, '--target', 'http://localhost:1', '--fixtures', file];
      const { exit, stderr } = await runCli(args, { cwd: CWD });
      expect(exit).to.equal(2);
      expect(stderr.trimEnd()).to.match(said);
    });
  }

  it('sends a day of the fixtures as it is written', async () => {
    const file = join(folder.path, 'day.yaml');
    const har = join(folder.path, 'day.har');
    writeFileSync(file, 'bodies: { book: { title: Trio, eventDate: 2031-03-02, attendees: 3 } }\n');
    await probe(['--allow-writes', '--only', '4.2/delete-no-content', '--fixtures', file, '--record', har]);
    expect(readFileSync(har, 'utf8')).to.contain(String.raw`\"eventDate\":\"2031-03-02\"`);
  });

  it('says whose token is wrong', async () => {
    const env = { ...TOKENS, LINTEL_SECOND_TOKEN: 'nobody' };
    const { stdout } = await probe(['--only', '5/authorized-only'], { env });
    expect(stdout).to.contain('the second token is not accepted');
  });

  it('does not take a wrong token for a service without faults', async () => {
    const { exit, stderr } = await probe([], { env: { LINTEL_TOKEN: 'nobody' } });
    expect([exit, stderr]).to.satisfy(
      ([code, text]: [number, string]) => code === 2 && /answers 401 to every path/.test(text),
    );
  });
});
