/**
 * `npm run probe-matrix`: asks the reference service everything over sockets, without a fault and with each one, and
 * compares what is broken with what the fault says. `-- --only FAULT` takes one, `-- --at-once N` as many services at a
 * time. Exit code 1 where something differs.
 */
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { type ServerType, serve } from '@hono/node-server';
import { nodeTransport } from '../probe/node-transport.ts';
import { runProbe, type SequenceRule } from '../probe/run-probe.ts';
import { NO_FIXTURES, REAL_CLOCK } from '../probe/settings.ts';
import { EVERY_RULE } from '../rules/every-rule.generated.ts';
import { SEQUENCE_CHECKS } from '../rules/sequence.generated.ts';
import { createServiceWith, type Fault } from '../test-specs/service/faults/fault.ts';
import { SEQUENCE_FAULTS } from '../test-specs/service/faults/sequence-faults.ts';
import { TOKENS } from '../test-specs/service/seed.ts';
import { loadServiceDescription } from '../traffic/load-service-description.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, 'at-once': { type: 'string', default: '4' } } });
const [token = '', secondToken = ''] = Object.keys(TOKENS);
const { description } = await loadServiceDescription('test-specs/service/description.yaml', {
  remoteRefs: false,
  cwd: process.cwd(),
});
const rules = Object.entries(SEQUENCE_CHECKS).flatMap(([id, check]): SequenceRule[] => {
  const rule = EVERY_RULE[id];
  return rule === undefined ? [] : [{ rule, check }];
});

/** The statements that are broken, and what else came of asking. */
async function ask(fault: Fault | null) {
  const fetch = await createServiceWith(fault);
  const server = await new Promise<ServerType>((done) => {
    const started = serve({ fetch, port: 0, hostname: '127.0.0.1' }, () => done(started));
  });
  const start = performance.now();
  const { verdicts, recorded, leftOver } = await runProbe({
    description,
    rules,
    settings: {
      base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      token,
      secondToken,
      headers: [],
      allowWrites: true,
      allowLeftovers: false,
      budget: 10_000,
      rate: 0,
      seed: 1,
      fixtures: NO_FIXTURES,
    },
    transport: nodeTransport({ timeout: 10_000, ca: null }),
    clock: REAL_CLOCK,
  });
  server.close();
  const broken = verdicts.filter(({ outcome }) => outcome === 'broken').map(({ statement }) => statement);
  const seconds = (performance.now() - start) / 1000;
  return { broken: [...new Set(broken)].sort(), requests: recorded.length, leftOver, seconds };
}

const waiting: (Fault | null)[] = [null, ...SEQUENCE_FAULTS].filter(
  (fault) => values.only === undefined || fault?.id === values.only,
);
let differing = 0;

async function work(): Promise<void> {
  for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift()) {
    const { broken, requests, leftOver, seconds } = await ask(fault);
    const wanted = [...(fault?.breaks ?? [])].sort();
    // A fault may be that nobody can tell what was made, which then stays.
    const isRight = broken.join() === wanted.join() && (fault !== null || leftOver.length === 0);
    if (!isRight) differing++;
    const remark = isRight ? '' : `  should be: ${wanted.join(', ') || 'nothing'}; left behind: ${leftOver.length}`;
    console.log(
      `${isRight ? 'right' : 'WRONG'}  ${fault?.id ?? 'no fault'}: ${broken.join(', ') || 'nothing'} broken, ${requests} requests in ${seconds.toFixed(1)} s${remark}`,
    );
  }
}

const count = waiting.length;
await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
console.log(`${count - differing} of ${count} as they should be`);
process.exitCode = differing === 0 ? 0 : 1;
