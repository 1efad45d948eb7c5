/**
 * `npm run service`: starts the reference service. `-- --port N`, 3000 without it; `--fault ID` for the service with a
 * fault.
 */
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { reasonOf } from '../../platform/error-text.ts';
import { EXCHANGE_FAULTS } from './faults/exchange-faults.ts';
import { createServiceWith } from './faults/fault.ts';
import { SEQUENCE_FAULTS } from './faults/sequence-faults.ts';
import { TOKENS } from './seed.ts';

const given = readOptions();
const faults = [...EXCHANGE_FAULTS, ...SEQUENCE_FAULTS];
const fault = faults.find(({ id }) => id === given.fault) ?? null;
if (given.fault !== undefined && fault === null)
  end(`there is no fault ${given.fault}: ${faults.map(({ id }) => id).join(', ')}`);
const port = Number(given.port);
if (!/^\d+$/.test(given.port) || port > 65_535) end(`--port takes a number up to 65535, not "${given.port}"`);
const fetch = await createServiceWith(fault);
serve({ fetch, port, hostname: '127.0.0.1' }, (address) => {
  console.log(
    `http://localhost:${address.port}/description.yaml describes the service; tokens: ${Object.keys(TOKENS).join(', ')}`,
  );
}).on('error', (error) => end(`nothing can listen on port ${port} (${reasonOf(error)}); name another one with --port`));

function readOptions(): { readonly port: string; readonly fault?: string | undefined } {
  try {
    const options = { port: { type: 'string', default: '3000' }, fault: { type: 'string' } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    return end(`${reasonOf(error)}; the service takes --port N and --fault ID`);
  }
}

function end(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
