import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { run } from '../../../cli/run.ts';
import type { Io } from '../../../platform/io.ts';
import { exchangeLine, harEntry, harText } from '../../support/har.ts';
import { runCli } from '../../support/run-cli.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

const BROKEN = { status: 207, body: { state: 'SHIPPED', links: [] } };

const DESCRIPTION = `openapi: 3.1.0
info: {title: Shop, version: 1.0.0}
servers: [{url: 'https://api.example.com'}]
paths:
  /v1/shop/orders/{orderId}:
    get:
      responses: {'200': {description: The order.}}
`;

describe('lintel verify', () => {
  let folder: TemporaryFolder;

  beforeEach(() => {
    folder = new TemporaryFolder();
  });

  afterEach(() => folder.remove());

  const verify = (...args: string[]) => runCli(['verify', '--only', 'success-codes', ...args], { cwd: folder.path });

  async function findings(...args: string[]) {
    const { stdout } = await verify('-f', 'json', ...args);
    return JSON.parse(stdout);
  }

  it('finds faults in HAR, at their place in the file', async () => {
    const text = harText([harEntry({ body: { links: [] } }), harEntry(BROKEN)]);
    const source = folder.write('a.har', text);
    const [finding, ...others] = await findings('a.har');
    expect(others).to.be.empty;
    expect(finding).to.deep.include({
      code: 'success-codes',
      severity: 0,
      source,
      path: ['log', 'entries', '1', 'response', 'status'],
    });
    expect(finding.statements).to.include('7.1/success-codes');
    expect(finding.exchange).to.deep.include({ index: 1, method: 'GET', status: 207 });
    expect(text.split('\n')[finding.range.start.line]).to.contain('"status": 207');
    expect((await verify('a.har')).exit).to.equal(1);
  });

  it('finds the same in a HAR on one line, in lines of JSON, and in compressed files', async () => {
    folder.write('a.har', harText([harEntry(BROKEN)], false));
    folder.write('a.ndjson', `${exchangeLine(BROKEN)}\n`);
    folder.write('a.har.gz', gzipSync(harText([harEntry(BROKEN)])));
    folder.write('a.har.br', brotliCompressSync(harText([harEntry(BROKEN)])));
    for (const file of ['a.har', 'a.ndjson', 'a.har.gz', 'a.har.br']) {
      const found = await findings(file);
      expect(
        found.map((one: { code: string }) => one.code),
        file,
      ).to.deep.equal(['success-codes']);
    }
    const [{ path, range }] = await findings('a.ndjson');
    expect(path).to.deep.equal(['0', 'response', 'status']);
    expect(range.start).to.deep.equal({ line: 0, character: exchangeLine(BROKEN).indexOf('207') });
  });

  it('reads a list of exchanges and exchanges over several lines, and finds parts of other names', async () => {
    const headers = [
      ['Content-Language', 'en'],
      ['Content-Type', 'application/json'],
    ];
    const odd = {
      req: { method: 'GET', path: '/v1/shop/orders/6f1f9c0e', headers: ['Authorization', 'Bearer x'] },
      res: { statusCode: 200, headers, json: { id: '6f1f9c0e', Own_name: 'x', links: [] } },
    };
    folder.write('list.json', JSON.stringify([odd]));
    const lines = [odd, odd].map((one) => JSON.stringify(one, null, 1)).join('\n');
    folder.write('values.json', lines);
    const text = JSON.stringify([odd]);
    const found = async (...args: string[]) =>
      JSON.parse((await runCli(['verify', '-f', 'json', ...args], { cwd: folder.path })).stdout);
    const placed = (await found('list.json', '--only', 'property-names,content-type')).map(
      ({ path, range: { start, end } }: { path: string[]; range: Record<'start' | 'end', { character: number }> }) => [
        path.join('/'),
        text.slice(start.character, end.character),
      ],
    );
    expect(placed).to.deep.equal([
      ['0/res/headers/1/1', '"application/json"'],
      ['0/res/json/Own_name', '"x"'],
    ]);
    const [, second] = await found('values.json', '--every', '--only', 'property-names');
    expect(second).to.deep.include({ path: ['1', 'res', 'json', 'Own_name'], pointer: '/Own_name' });
    expect(second.range.start.line).to.equal(lines.split('\n').findLastIndex((line) => line.includes('Own_name')));
  });

  it('stands in the body at the value, and names its JSON Pointer', async () => {
    const body = '{"a": "ä\\n", "Own_name": "shipped"}';
    folder.write('a.har', harText([harEntry({ body })], false));
    const { stdout } = await runCli(['verify', '-f', 'json', '--only', 'property-names', 'a.har'], {
      cwd: folder.path,
    });
    const [{ path, pointer, range }] = JSON.parse(stdout);
    expect({ path: path.slice(3), pointer }).to.deep.equal({
      path: ['response', 'content', 'text'],
      pointer: '/Own_name',
    });
    const text = harText([harEntry({ body })], false);
    expect(text.slice(range.start.character, range.end.character)).to.equal('\\"shipped\\"');
  });

  it('is one finding for the same fault of an operation, with a count, and each with --every', async () => {
    folder.write('a.har', harText([harEntry(BROKEN), harEntry(BROKEN), harEntry(BROKEN)]));
    const [finding, ...others] = await findings('a.har');
    expect(others).to.be.empty;
    expect(finding.count).to.equal(3);
    expect(await findings('--every', 'a.har')).to.have.lengthOf(3);
  });

  it('tells faults apart that stand at one place and are about different things', async () => {
    const asking = (query: string) =>
      harEntry({ url: `https://api.example.com/v1/shop/orders?${query}`, body: { items: [], links: [] } });
    folder.write('a.har', harText([asking('page_size=1&sort_by=a'), asking('page_size=2'), asking('Filter=a')]));
    const found = await runCli(['verify', '-f', 'json', '--only', 'query-names', 'a.har'], { cwd: folder.path });
    expect(
      JSON.parse(found.stdout).map(({ message, count }: { message: string; count?: number }) => [
        /"(.*)"/.exec(message)?.[1],
        count ?? 1,
      ]),
    ).to.have.deep.members([
      ['page_size', 2],
      ['sort_by', 1],
      ['Filter', 1],
    ]);
  });

  it('names the operation of a description, and heeds what that ignores', async () => {
    folder.write('a.har', harText([harEntry(BROKEN)]));
    folder.write('api.yaml', DESCRIPTION);
    const [finding] = await findings('--description', 'api.yaml', 'a.har');
    expect(finding.operation).to.equal('GET /v1/shop/orders/{orderId}');
    folder.write('api.yaml', `${DESCRIPTION}      x-lintel: {ignore: {success-codes: 'clients know it'}}\n`);
    const { exit, stdout } = await verify('--description', 'api.yaml', 'a.har');
    expect({ exit, hidden: stdout.includes('1 finding hidden by x-lintel') }).to.deep.equal({ exit: 0, hidden: true });
  });

  it('judges other hosts only where they stand in for the servers', async () => {
    folder.write('a.har', harText([harEntry({ ...BROKEN, url: 'https://test.example.org/v1/shop/orders/7' })]));
    folder.write('api.yaml', DESCRIPTION);
    const { exit, stderr } = await verify('--description', 'api.yaml', 'a.har');
    expect(exit).to.equal(2);
    expect(stderr).to.contain(
      'no exchange was judged; left out: 1 of other hosts (https://test.example.org); if that is the service',
    );
    const server = ['--server', 'https://test.example.org', '--description', 'api.yaml'];
    expect((await findings(...server, 'a.har'))[0].operation).to.equal('GET /v1/shop/orders/{orderId}');
  });

  it('judges what stands before a cut, and fails', async () => {
    folder.write('a.har', harText([harEntry(BROKEN), harEntry({})]).slice(0, -200));
    const { exit, stdout, stderr } = await verify('a.har');
    expect(exit).to.equal(2);
    expect(stdout).to.contain('success-codes');
    expect(stderr).to.match(
      /a\.har:\d+:\d+: the file ends in the middle of what begins here; what stands before is judged/,
    );
    folder.write('b.har.gz', gzipSync(harText([harEntry(BROKEN), harEntry({})])).subarray(0, -30));
    const cut = await verify('b.har.gz');
    expect({
      exit: cut.exit,
      said: cut.stderr.includes('its compression is broken, or the file is cut; what stands before is judged'),
      isJudged: cut.stdout.includes('success-codes'),
    }).to.deep.equal({ exit: 2, said: true, isJudged: true });
    folder.write('c.har.gz', gzipSync('').subarray(0, 12));
    expect((await verify('c.har.gz')).stderr).to.contain('its compression is broken, or the file is cut\n');
  });

  it('judges by what can be read of a description, says what cannot, and fails', async () => {
    folder.write('api.yaml', `${DESCRIPTION}    post:\n      responses: {'200': {$ref: gone.yaml}}\n`);
    folder.write('a.har', harText([harEntry(BROKEN)]));
    const { exit, stdout, stderr } = await verify('a.har', '-d', 'api.yaml', '-f', 'json');
    const [problem, finding] = JSON.parse(stdout);
    expect([exit, problem.code, finding.code]).to.deep.equal([2, 'invalid-ref', 'success-codes']);
    expect(stderr).to.match(/^lintel: api\.yaml:9:33: the \$ref to "gone\.yaml" names a file that does not exist; /);
  });

  it('says in one sentence what is wrong with a file', async () => {
    const files: readonly [content: string | Uint8Array, said: string][] = [
      ['', 'it is empty; record some traffic into it'],
      ['nothing', 'it is no JSON; give a HAR file'],
      [Buffer.from('\uFEFF{}', 'utf16le'), 'it is written in UTF-16; save it as UTF-8'],
      ['[1]', 'a.har:1:2: entry 1 is no exchange: it has no "request"'],
      ['{"log": {}}', 'it has no list log.entries'],
      ['{"log": {"entries": []}}', 'no exchange was judged, as there is none'],
      ['{"log": {"entries": [{}]}}', 'a.har:1:22: entry 1 is no exchange: it has no "request"'],
      [
        '{"log": {"entries": [{"request": {"method": "GET", "url": "/"}, "response": {"status": 99999}}]}}',
        'its status is 99999, which HTTP does not have',
      ],
      ['{"log": {"entries": [{"a": tru}]}}', 'a.har:1:22: entry 1 is no JSON'],
      [
        Buffer.concat([Buffer.from('{"log": {"entries": [{"a": "'), Buffer.from([0xff]), Buffer.from('"}]}}')]),
        'entry 1 is not written in UTF-8',
      ],
    ];
    for (const [content, said] of files) {
      folder.write('a.har', content);
      const { exit, stderr } = await verify('a.har');
      expect(exit, said).to.equal(2);
      expect(stderr).to.contain(said);
      expect(stderr).not.to.contain('fault of Lintel');
    }
    expect((await verify('missing.har')).stderr).to.contain('there is no such file');
    expect((await verify('.')).stderr).to.contain('this is a folder');
    expect((await verify()).stderr).to.contain('no traffic is named');
  });

  it('replaces no recording by what it writes', async () => {
    const recorded = harText([harEntry(BROKEN)]);
    const file = folder.write('a.har', recorded);
    for (const option of ['--output', '--save-baseline', '--coverage-file']) {
      const { exit, stderr } = await verify(option, 'a.har', 'a.har');
      expect(exit, option).to.equal(2);
      expect(stderr).to.match(/^lintel: the output .*a\.har is a file that this run reads/);
      expect(readFileSync(file, 'utf8')).to.equal(recorded);
    }
  });

  it('takes a pattern for the files that fit, each once, in alphabetic order', async () => {
    for (const name of ['b.har', 'a.har', 'c.txt']) folder.write(`traffic/${name}`, harText([harEntry(BROKEN)]));
    const found = await findings('--every', 'traffic/b.har', 'traffic/*.har');
    const names = found.map(({ source }: { source: string }) => source.replace(/.*\//, ''));
    expect(names).to.deep.equal(['a.har', 'b.har']);
    const { exit, stderr } = await verify('traffic/*.json');
    expect([exit, stderr]).to.deep.equal([2, 'lintel: no file fits traffic/*.json; check the pattern\n']);
  });

  it('has the severities of a ruleset and of the project, under former ids of rules as well', async () => {
    folder.write('a.har', harText([harEntry(BROKEN)]));
    const severityWith = async (...args: string[]) =>
      (await findings(...args, 'a.har')).map(({ severity }: { severity: number }) => severity);
    folder.write('rules.yaml', 'extends: lintel/all\nrules: { success-codes: hint }\n');
    expect(await severityWith('-r', 'rules.yaml')).to.deep.equal([3]);
    expect(await severityWith('-r', '7.1')).to.deep.equal([0]);
    const none = await verify('-r', '2.2', 'a.har');
    expect(none.exit).to.equal(2);
    expect(none.stderr).to.contain('--only success-codes: the ruleset 2.2 does not run this rule; add --rule');
    folder.write('.lintel.yaml', 'rules: { success-codes: info, enum-values-state: off }\n');
    expect(await severityWith()).to.deep.equal([2]);
    // No ruleset has as-described, which judges no description; the settings of both count.
    folder.write('.lintel.yaml', 'rules: { success-codes: info, as-described: off }\n');
    expect(await severityWith('-r', 'rules.yaml')).to.deep.equal([2]);
    folder.write('.lintel.yaml', 'rules: { success-code: info }\n');
    expect((await verify('a.har')).stderr).to.contain('there is no rule "success-code"; did you mean "success-codes"?');
  });

  it('counts what it leaves out', async () => {
    const entries = [
      harEntry({}),
      harEntry({ method: 'OPTIONS', status: 204, asked: { 'Access-Control-Request-Method': 'GET' } }),
      harEntry({ url: 'https://api.example.com/app.css' }),
      harEntry({ status: 0 }),
      harEntry({ url: 'https://other.example.com/v1/shop/orders' }),
    ];
    folder.write('a.har', harText(entries));
    const { stdout } = await verify('--exclude', 'other.example.com', 'a.har');
    expect(stdout).to.contain(
      '1 exchange judged; left out: 1 preflight requests, 1 assets and pages, 1 without an answer and 1 by --include or --exclude',
    );
  });

  it('shows no secret in any report', async () => {
    const secret = 'Zm9yLXlvdXItZXllcy1vbmx5';
    const entry = harEntry({
      status: 207,
      url: `https://api.example.com/v1/shop/orders?access_token=${secret}&status=x`,
      asked: { Cookie: `session=${secret}`, Authorization: `Bearer ${secret}`, 'X-Own-Key': secret, 'X-Api-Key': '¤' },
      sent: { password: secret },
      body: { links: [], token: secret, Own_Field: secret, cardNumber: '4111 1111 1111 1111', status: `a ${secret}` },
    });
    folder.write('a.har', harText([entry]));
    for (const format of [
      'json',
      'stylish',
      'sarif',
      'junit',
      'markdown',
      'html',
      'pretty',
      'github-actions',
      'gitlab',
    ]) {
      const { stdout, stderr } = await runCli(
        ['verify', '-f', format, '--every', '--mask', 'own-field', '--mask', 'X-Own-Key', 'a.har'],
        { cwd: folder.path },
      );
      expect(stdout, format).to.contain('success');
      expect(stdout + stderr, format).not.to.match(/Zm9yLXlv|exLW9ubHk|ZXllcy1vbmx5|4111|¤/);
    }
  });

  it('leaves out what the project excepts, and what a baseline knows', async () => {
    folder.write('a.har', harText([harEntry(BROKEN)]));
    folder.write(
      'b.har',
      harText([
        harEntry({ ...BROKEN, url: 'https://api.example.com/v1/shop/orders/0b8f6b7e-3c55-4a4e-8a53-2f4b8a3f1c11' }),
      ]),
    );
    expect((await verify('--save-baseline', 'known.json', 'a.har')).exit).to.equal(1);
    const known = await verify('--baseline', 'known.json', 'b.har');
    expect({ exit: known.exit, said: known.stdout.includes('1 finding known to the baseline') }).to.deep.equal({
      exit: 0,
      said: true,
    });
    expect((await verify('--baseline', 'none.json', 'b.har')).stderr).to.contain(
      'there is no baseline none.json; check the path, or write one with --save-baseline none.json',
    );
    const exception = (more: string) => `exceptions:\n  - {rule: success-codes, reason: legacy${more}}\n`;
    folder.write('.lintel.yaml', exception(", operation: 'GET /v1/shop/orders/{id}', status: 207"));
    expect((await verify('a.har')).exit).to.equal(0);
    folder.write('.lintel.yaml', exception(', status: 206'));
    expect((await verify('a.har')).exit).to.equal(1);
    folder.write('.lintel.yaml', 'exceptions:\n  - {rule: nothing, reason: legacy}\n');
    expect((await verify('a.har')).stderr).to.contain('.lintel.yaml:2:6: there is no rule "nothing"');
  });

  it('shows and writes which statements were seen', async () => {
    folder.write('a.har', harText([harEntry(BROKEN)]));
    const { stdout } = await verify('--coverage', '--coverage-file', 'seen.json', 'a.har');
    expect(stdout).to.match(/GET \/v1\/shop\/orders\/\{orderId\} +7\.1\/success-codes +1 +0 +1/);
    expect(stdout).to.match(/never seen +4\.2\/delete-no-content +0 +0 +0/);
    const rows = JSON.parse(readFileSync(join(folder.path, 'seen.json'), 'utf8'));
    expect(rows).to.deep.include({
      operation: 'GET /v1/shop/orders/{orderId}',
      statement: '7.1/success-codes',
      judged: 1,
      held: 0,
      broken: 1,
    });
  });

  it('is a proxy for a command, judges what went by, and records it without secrets', async () => {
    const server = createServer((_request, response) =>
      response.writeHead(207, { 'Content-Type': 'application/json' }).end('{"token": "c2VjcmV0LW9mLXRlc3Rz"}'),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const script = `const ask = (id) => fetch(process.env.LINTEL_PROXY + '/v1/shop/orders/' + id, { headers: { Authorization: 'Bearer c2VjcmV0LW9mLXRlc3Rz' } }).then((answer) => answer.text()); ask(7).then(() => ask(8)).then(() => console.log('was here'))`;
    const { exit, stdout, stderr } = await verify(
      '--listen',
      '0',
      '--target',
      target,
      '--record',
      'out.har',
      '--',
      process.execPath,
      '-e',
      script,
    );
    server.close();
    expect(exit, stderr).to.equal(1);
    expect(stdout).to.contain('the success status is 207');
    expect(stdout).not.to.contain('was here');
    expect(stderr).to.contain('was here').and.to.contain('error success-codes: the success status is 207');
    expect(stderr.split('the success status is 207'), 'at once, and once for all exchanges alike').to.have.length(2);
    const recorded = readFileSync(join(folder.path, 'out.har'), 'utf8');
    expect(recorded).not.to.contain('c2VjcmV0');
    expect((await verify('out.har')).exit).to.equal(1);
  });

  it('is a proxy that names the host which --host gives', async () => {
    const hosts: (string | undefined)[] = [];
    const server = createServer(({ headers }, response) => {
      hosts.push(headers.host);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const script = "fetch(process.env.LINTEL_PROXY + '/v1/shop/orders/7').then((answer) => answer.text())";
    const command = ['--', process.execPath, '-e', script];
    await verify('--listen', '0', '--target', target, '--host', 'api.example.com', ...command);
    server.close();
    expect(hosts).to.deep.equal(['api.example.com']);
  });

  it('is a proxy until it is interrupted, for the servers of the description with their paths', async () => {
    folder.write('api.yaml', DESCRIPTION.replace('api.example.com', 'api.example.com/shop').replace('/v1/shop', '/v1'));
    const server = createServer((_request, response) =>
      response.writeHead(207, { 'Content-Type': 'application/json' }).end('{}'),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    let [stdout, stderr] = ['', ''];
    let exit: Promise<number> | undefined;
    const listening = new Promise<string>((resolve) => {
      const io: Io = {
        cwd: folder.path,
        env: {},
        stdin: (async function* () {})(),
        stdout: { write: (text) => (stdout += text) },
        stderr: {
          write: (text) => {
            stderr += text;
            const address = /listening on (\S+), forwarding to \S+; Ctrl-C ends it/.exec(stderr)?.[1];
            if (address !== undefined) resolve(address);
          },
        },
        interrupted: async () => {
          const address = await listening;
          await (await fetch(`${address}/shop/v1/orders/7`)).text();
        },
      };
      const args = [
        'verify',
        '-d',
        'api.yaml',
        '--only',
        'success-codes',
        '--listen',
        '0',
        '--target',
        target,
        '-f',
        'json',
      ];
      exit = run(args, io);
    });
    await listening;
    expect(await exit, stderr).to.equal(1);
    server.close();
    expect(JSON.parse(stdout)[0].operation).to.equal('GET /v1/orders/{orderId}');
  });

  it('says which requests got no answer, and which were given up', async () => {
    let slowArrives: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      slowArrives = resolve;
    });
    const server = createServer((request, response) => {
      if (request.url === '/slow') slowArrives();
      else if (request.url === '/broken') request.socket.destroy();
      else void slow.then(() => response.writeHead(207).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const script = `const ending = new AbortController();
      const at = (path, options) => fetch(process.env.LINTEL_PROXY + path, options).catch(() => 0);
      const slow = at('/slow', { signal: ending.signal });
      at('/good').then(() => ending.abort()).then(() => slow).then(() => at('/broken'))`;
    const command = [process.execPath, '-e', script];
    const { exit, stdout, stderr } = await verify('--listen', '0', '--target', target, '-f', 'json', '--', ...command);
    server.closeAllConnections();
    server.close();
    expect(stderr).to.contain('lintel: GET /slow was given up before an answer came\n');
    // What is said at once is of the rules that are asked for, as the report is.
    expect(stderr)
      .to.match(/^lintel: error success-codes: /m)
      .and.not.match(/bearer-security|content-language/);
    expect(stderr).to.match(/^lintel: .*: GET \/broken got no answer \(.*\)/m);
    expect(JSON.parse(stdout).map(({ message }: { message: string }) => message.split(' (')[0])).to.have.members([
      'GET /broken got no answer',
      'the success status is 207; answer 200',
    ]);
    expect(exit).to.equal(2);
  });

  it('ends with its command, whatever that left running in the background', async () => {
    const left = "setInterval(() => process.stdout.write('.'), 50)";
    const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(left)}], { stdio: 'inherit' });
      setTimeout(() => { console.error('its last words'); process.exit(3); }, 500)`;
    const command = [process.execPath, '-e', script];
    const { stderr } = await verify('--listen', '0', '--target', 'http://localhost:1', '--', ...command);
    expect(stderr).to.contain('its last words').and.contain('ended with 3; what it sent until then is judged');
  });

  it('says in one sentence what is wrong with a proxy', async () => {
    const wrong: [args: readonly string[], said: string][] = [
      [['--listen', '4010'], '--listen does not say what to forward to'],
      [['--target', 'http://localhost:1'], '--target does not say where to listen'],
      [['--record', 'a.har'], '--record is for the proxy; add --listen and --target, or leave it out'],
      [['--ca', 'ca.pem'], '--ca is for the proxy'],
      [['--listen', 'x', '--target', 'http://localhost:1'], '--listen takes PORT or HOST:PORT, not "x"'],
      [
        ['--listen', '0', '--target', 'http://localhost:1', '--host', 'a b'],
        '--host takes HOST or HOST:PORT, not "a b"',
      ],
      [['--listen', '0', '--target', 'localhost:1'], '--target takes a URL such as'],
      [
        ['--listen', '0', '--target', 'http://localhost:1', '--ca', 'missing.pem'],
        '--ca missing.pem: there is no such file; check the path',
      ],
      [
        ['--listen', '0', '--target', 'http://localhost:1', '--', 'no-such-program'],
        'the command no-such-program cannot be run',
      ],
      [
        ['--listen', '0', '--target', 'http://localhost:1', '--', process.execPath, '-e', ''],
        'as there is none; send the requests to the address of the proxy, which a command has in LINTEL_PROXY',
      ],
      [
        ['--listen', '0', '--target', 'http://localhost:1', '--', process.execPath, '-e', 'process.exit(3)'],
        'ended with 3; what it sent until then is judged',
      ],
      [
        [
          ...['--listen', '0', '--target', 'http://localhost:1', '--', process.execPath, '-e'],
          'console.error("its own words"); process.kill(process.pid, "SIGKILL")',
        ],
        'ended with SIGKILL; what it sent until then is judged',
      ],
    ];
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    wrong.push([
      ['--listen', String(port), '--target', 'http://localhost:1'],
      `nothing can listen on 127.0.0.1:${port} (address already in use); choose another port with --listen`,
    ]);
    for (const [args, said] of wrong) {
      const { exit, stderr } = await verify(...args);
      expect(stderr).to.contain(said);
      expect(exit, said).to.equal(2);
    }
    other.close();
  });

  it('says nothing of credentials where a browser left them out', async () => {
    const { request, ...entry } = harEntry({ body: { links: [] } }) as { request: { headers: { name: string }[] } };
    const headers = request.headers.filter(({ name }) => name !== 'Authorization');
    const ofBrowser = { _initiator: { type: 'script' }, _resourceType: 'fetch' };
    const code = async (more: object) => {
      folder.write('a.har', harText([{ ...entry, ...more, request: { ...request, headers } }]));
      return (await runCli(['verify', '--only', 'bearer-security', 'a.har'], { cwd: folder.path })).exit;
    };
    expect([await code({}), await code(ofBrowser)]).to.deep.equal([1, 0]);
  });
});
