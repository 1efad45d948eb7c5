import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { IS_FULL } from './support/sample.ts';

/** A suite imports packages from above its folder, so that it stands in the repository. */
const FOLDER = 'test/support';

const ROUTES = `import express from 'express';
const links = [{ href: '/v1/shop/orders', rel: 'self', method: 'GET' }];
export const routes = express.Router().get('/v1/shop/orders', (request, response) =>
  response.set('Content-Language', 'en-US').set('Content-Type', 'application/json; charset=UTF-8')
    .status(Number(process.env.STATUS)).json({ items: [], links }));
`;

function example(tool: string): string {
  const blocks = readFileSync('docs/verify.md', 'utf8').match(/```js\n[\s\S]*?```/g) ?? [];
  const block = blocks.find((one) => one.includes(`for ${tool}`)) ?? '';
  return block.split('\n').slice(1, -1).join('\n');
}

// Mocha is started anew twice.
if (IS_FULL) {
  describe('the suite in docs/verify.md', () => {
    const routes = join(FOLDER, `routes-${process.pid}.mjs`);
    const suite = join(FOLDER, `orders-${process.pid}.mjs`);

    before(() => {
      writeFileSync(routes, ROUTES);
      writeFileSync(suite, example('Mocha').replace('./routes.mjs', `./routes-${process.pid}.mjs`));
    });

    after(() => {
      for (const file of [routes, suite]) rmSync(file, { force: true });
    });

    for (const [status, said] of [
      ['200', '1 passing'],
      ['207', 'success-codes: the success status is 207'],
    ] as const) {
      it(`ends by what the service answers: ${status}`, () => {
        const args = ['node_modules/mocha/bin/mocha.js', '--no-config', suite];
        const { stdout, stderr } = spawnSync(process.execPath, args, {
          env: { ...process.env, STATUS: status },
          encoding: 'utf8',
        });
        expect(stdout + stderr).to.contain(said);
      });
    }
  });
}
