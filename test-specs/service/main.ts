/** `npm run service`: starts the reference service. `-- --port N`, 3000 without it; `--fault ID` for the service with a fault. */
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { EXCHANGE_FAULTS } from './faults/exchange-faults.ts';
import { createServiceWith } from './faults/fault.ts';
import { SEQUENCE_FAULTS } from './faults/sequence-faults.ts';
import { TOKENS } from './seed.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' }, fault: { type: 'string' } } });
const faults = [...EXCHANGE_FAULTS, ...SEQUENCE_FAULTS];
const fault = faults.find(({ id }) => id === values.fault) ?? null;
if (values.fault !== undefined && fault === null) {
  console.error(`there is no fault ${values.fault}: ${faults.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}
const fetch = await createServiceWith(fault);
serve({ fetch, port: Number(values.port), hostname: '127.0.0.1' }, ({ port }) => {
  console.log(
    `http://localhost:${port}/description.yaml describes the service; tokens: ${Object.keys(TOKENS).join(', ')}`,
  );
});
