import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { SEVERITIES } from '../../../framework/severity.ts';
import { readRequestUrl } from '../../../model/exchange/request-url.ts';
import { serverPathsFor } from '../../../model/paths/server-paths.ts';
import { reasonOf } from '../../../platform/error-text.ts';
import type { ExitCode } from '../../../platform/exit-code.ts';
import { slashed } from '../../../platform/file-paths.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { fileProblem, type InputProblem, problemLine } from '../../../source/problem.ts';
import type { Result } from '../../../source/result.ts';
import { CapturedEntry } from '../../../traffic/capture/captured-entry.ts';
import { HarFile } from '../../../traffic/har-file.ts';
import { JudgingQueue } from '../../../traffic/proxy/judging-queue.ts';
import { ProxyServer } from '../../../traffic/proxy/proxy-server.ts';
import { TrafficRun } from '../../../traffic/traffic-run.ts';
import { certificates } from '../../certificates.ts';
import { conclude } from './conclude.ts';
import type { VerifyCommandOptions } from './options.ts';
import { isServiceUrl, type PreparedRun, prepare } from './prepare.ts';

/** As many requests without an answer as are named. */
const MOST_PROBLEMS = 20;

/** As long is waited for what a command that has ended wrote. */
const LAST_WORDS_MS = 500;

/**
 * Forwards requests to a service and judges what goes by, until Ctrl-C or until the command behind `--` ends; then
 * writes the reports.
 *
 * @throws UsageError
 */
export async function runProxy(command: readonly string[], options: VerifyCommandOptions, io: Io): Promise<ExitCode> {
  const { port, host } = listenAt(options.listen);
  const target = targetOf(options);
  const prepared = await prepare(options, io, []);
  const source = options.record === undefined ? target.href : slashed(resolve(io.cwd, options.record));
  const log = new Log(io);
  const onFinding = (result: Result) => {
    if (prepared.isShown(result)) log.say(findingLine(result));
  };
  const run = new TrafficRun({ ...settingsAt(target, prepared), onFinding });
  const file = options.record === undefined ? null : new HarFile(source, options.record);
  const { masking } = prepared.settings;
  let count = 0;
  const queue = new JudgingQueue(
    (entry: CapturedEntry) => {
      file?.add(entry.text);
      run.add(entry);
    },
    () => proxy.underWay > 0,
  );
  const problems: InputProblem[] = [];
  const proxy = new ProxyServer({
    target,
    host: hostOf(options),
    ca: certificates(options.ca, io.cwd),
    onExchange: (exchange) => queue.add(new CapturedEntry(source, count++, exchange, () => masking.exchange(exchange))),
    onProblem: (sentence) => {
      const problem = fileProblem(target.origin, sentence);
      if (problems.length < MOST_PROBLEMS) problems.push(problem);
      log.say(problemLine(problem, io.cwd));
    },
    onNote: (sentence) => log.say(sentence),
  });
  const url = await listening(proxy, port, host);
  log.say(`listening on ${url}, forwarding to ${target.href}${command.length === 0 ? '; Ctrl-C ends it' : ''}`);
  const failed = command.length === 0 ? await untilInterrupted(io) : await ended(command, url, io);
  await proxy.close();
  queue.finish();
  file?.close();
  if (failed !== null) problems.push(fileProblem(source, failed));
  return conclude({ run, problems, files: [source] }, prepared, options, io, log);
}

/** @throws UsageError */
function listenAt(listen: string | undefined): { readonly port: number; readonly host: string } {
  if (listen === undefined) throw new UsageError('--target does not say where to listen; add --listen 4010');
  const [, named = '', digits = ''] = /^(?:(.*):)?(\d{1,5})$/.exec(listen) ?? [];
  const port = Number(digits);
  if (digits === '' || port > 65_535) throw new UsageError(`--listen takes PORT or HOST:PORT, not "${listen}"`);
  return { port, host: named === '' ? '127.0.0.1' : named.replace(/^\[(.*)\]$/, '$1') };
}

/** @throws UsageError */
function targetOf({ target }: VerifyCommandOptions): URL {
  if (target === undefined)
    throw new UsageError('--listen does not say what to forward to; add --target http://localhost:3000');
  if (isServiceUrl(target)) return new URL(target);
  throw new UsageError(`--target takes a URL such as http://localhost:3000, not "${target}"`);
}

/** @throws UsageError for what no field can carry. */
function hostOf({ host }: VerifyCommandOptions): string | null {
  if (host === undefined || /^[\x21-\x7e]+$/.test(host)) return host ?? null;
  throw new UsageError(`--host takes HOST or HOST:PORT, not "${host}"`);
}

/**
 * The target stands in for the servers of the descriptions, with their paths and without, unless the command line names
 * others.
 */
function settingsAt(target: URL, { settings }: PreparedRun): PreparedRun['settings'] {
  if (settings.servers.length > 0) return settings;
  const paths = settings.descriptions.flatMap((description) =>
    description.paths.flatMap((use) => serverPathsFor(description, use).map(({ url }) => readRequestUrl(url).path)),
  );
  const base = target.pathname.replace(/\/$/, '');
  return {
    ...settings,
    servers: [...new Set([...paths, ''])].map((path) => `${target.origin}${base}${path.replace(/\/$/, '')}`),
  };
}

/** @throws UsageError where nobody can listen there. */
async function listening(proxy: ProxyServer, port: number, host: string): Promise<string> {
  try {
    const actual = await proxy.listen(port, host);
    return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
  } catch (error) {
    throw new UsageError(
      `nothing can listen on ${host}:${port} (${reasonOf(error)}); choose another port with --listen`,
    );
  }
}

async function untilInterrupted({ interrupted }: Io): Promise<null> {
  await interrupted?.();
  return null;
}

/**
 * Runs a command to its end; its output goes to standard error, since standard output has the findings. Null where it
 * went well, else a sentence.
 */
function ended([program = '', ...args]: readonly string[], url: string, io: Io): Promise<string | null> {
  const child = spawn(program, args, {
    cwd: io.cwd,
    env: { ...io.env, LINTEL_PROXY: url },
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  child.stdout.on('data', (chunk: Buffer) => io.stderr.write(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => io.stderr.write(chunk.toString()));
  void io.interrupted?.().then(() => child.kill());
  // What it left running in the background holds its output open.
  const stopListening = () => {
    for (const end of [child.stdout, child.stderr]) end.destroy();
  };
  child.once('exit', () => setTimeout(stopListening, LAST_WORDS_MS).unref());
  return new Promise((resolve) => {
    child.once('error', (error) =>
      resolve(`the command ${program} cannot be run (${reasonOf(error)}); check its name`),
    );
    child.once('close', (code, signal) =>
      resolve(
        code === 0 ? null : `the command ${program} ended with ${code ?? signal}; what it sent until then is judged`,
      ),
    );
  });
}

function findingLine({ code, message, severity, traffic }: Result): string {
  const { method = '', url = '', status = 0 } = traffic?.exchange ?? {};
  return `${SEVERITIES[severity]} ${code}: ${message}; ${method} ${url} answered ${status}`;
}
