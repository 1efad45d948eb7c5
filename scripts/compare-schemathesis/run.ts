import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type ServerType, serve } from '@hono/node-server';
import { asArray, asObject, asString, member } from '../../model/description/json.ts';
import { createServiceWith, type Fault } from '../../test-specs/service/faults/fault.ts';
import { TOKENS } from '../../test-specs/service/seed.ts';

/** A failure without its values: the operation, what was checked, and the status of the answer. */
export interface Failure {
  readonly operation: string;
  readonly kind: string;
  readonly status: number;
  /** What the first one of them says. */
  readonly message: string;
}

export interface Run {
  readonly failures: readonly Failure[];
  readonly requests: number;
  readonly seconds: number;
}

const HOOKS = resolve(import.meta.dirname);

/** What is asked: the operations whose path a regular expression finds, with values drawn by a seed. */
interface Asking {
  readonly paths: string;
  readonly seed: number;
}

/** Runs schemathesis, all its phases, against a fresh service with a fault; without one for null. */
export async function runSchemathesis(program: string, fault: Fault | null, asking: Asking): Promise<Run> {
  const fetch = await createServiceWith(fault);
  const server = await new Promise<ServerType>((done) => {
    const started = serve({ fetch, port: 0, hostname: '127.0.0.1' }, () => done(started));
  });
  const folder = await mkdtemp(join(tmpdir(), 'schemathesis-'));
  const report = join(folder, 'report.ndjson');
  const start = performance.now();
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/description.yaml`;
    await promisify(execFile)(program, argumentsFor(url, asking, report), {
      cwd: folder,
      env: { ...process.env, PYTHONPATH: HOOKS, PYTHONDONTWRITEBYTECODE: '1', SCHEMATHESIS_HOOKS: 'hooks' },
      maxBuffer: 1e9,
    }).catch((error: { code?: unknown }) => {
      if (error.code !== 1) throw error;
    });
    return { ...readReport(await readFile(report, 'utf8')), seconds: (performance.now() - start) / 1000 };
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
}

function argumentsFor(url: string, { paths, seed }: Asking, report: string): string[] {
  const [token = ''] = Object.keys(TOKENS);
  const drawn = ['--include-path-regex', paths, '--max-examples', '2', '--seed', String(seed), '--no-shrink'];
  return ['run', url, '-H', `Authorization: Bearer ${token}`, ...drawn, '--report-ndjson-path', report, '--no-color'];
}

function readReport(text: string): { failures: Failure[]; requests: number } {
  const recorders = text
    .split('\n')
    .filter((line) => line.startsWith('{"ScenarioFinished"'))
    .map((line) => member(member(JSON.parse(line), 'ScenarioFinished'), 'recorder'));
  const failures = new Map<string, Failure>();
  for (const failure of recorders.flatMap(failuresIn)) {
    if (!failures.has(keyOf(failure))) failures.set(keyOf(failure), failure);
  }
  const requests = recorders.flatMap((recorder) => Object.keys(asObject(member(recorder, 'interactions')))).length;
  return { failures: [...failures.values()], requests };
}

function failuresIn(recorder: unknown): Failure[] {
  return Object.entries(asObject(member(recorder, 'checks'))).flatMap(([id, checks]) => {
    const asked = member(member(member(recorder, 'cases'), id), 'value');
    const response = member(member(member(recorder, 'interactions'), id), 'response');
    return asArray(checks)
      .filter((check) => member(check, 'status') === 'failure')
      .map((check) => {
        const said = member(member(check, 'failure_info'), 'failure');
        return {
          operation: `${member(asked, 'method')} ${member(asked, 'path')}`,
          kind: asString(member(said, 'title')) ?? String(member(check, 'name')),
          status: Number(member(response, 'status_code')),
          message: (asString(member(said, 'message')) ?? '').replace(/\s+/g, ' '),
        };
      });
  });
}

/** Two failures with one key are the same one. */
export function keyOf({ operation, kind, status }: Failure): string {
  return `${operation} ${status}: ${kind}`;
}
