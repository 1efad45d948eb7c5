import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { record } from '../../cli/commands/probe/record.ts';
import type { RecordedExchange } from '../../model/exchange/recorded-exchange.ts';
import type { Io } from '../../platform/io.ts';
import type { Result } from '../../source/result.ts';
import { Masking } from '../../traffic/masking.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('cli/commands/probe/record.ts', () => {
  it('keeps no short secret either', async () => {
    const folder = new TemporaryFolder();
    const url = 'https://api.example.com/v1/shop/orders?token=Qz';
    const body = { state: 'text', text: 'password=Qz&x=1' } as const;
    const exchange = {
      request: { method: 'GET', url, headers: [['X-Api-Key', 'Qz']] as const, body },
      response: { status: 200, headers: [], body: { state: 'text', text: '{"card": 4111111111111111}' } as const },
    };
    await record([exchange], [], 'out.har', new Masking(), { cwd: folder.path } as Io);
    const text = readFileSync(`${folder.path}/out.har`, 'utf8');
    folder.remove();
    expect(text).not.to.match(/Qz|4111/);
    expect(JSON.parse(text).log.entries).to.have.lengthOf(1);
  });

  it('names in the entries the findings that they show, without secrets', async () => {
    const folder = new TemporaryFolder();
    const exchange = (url: string): RecordedExchange => ({
      request: { method: 'GET', url, headers: [['Authorization', 'Bearer of-nobody-else']], body: { state: 'absent' } },
      response: { status: 404, headers: [], body: { state: 'absent' } },
    });
    const [page, other] = [exchange('https://api.example.com/v1/shop/orders?page=9'), exchange('https://x.example')];
    const identity = { rule: 'paging-parameters', operation: 'GET /v1/shop/orders', place: '4.4/page' };
    const result = { statements: ['4.4/page'], message: 'page 9 is 404 for of-nobody-else' } as unknown as Result;
    const found = [{ identity, result, shownBy: [page] }];
    await record([page, other], found, 'out.har', new Masking(), { cwd: folder.path } as Io);
    const { entries } = JSON.parse(readFileSync(`${folder.path}/out.har`, 'utf8')).log;
    folder.remove();
    const { rule, operation } = identity;
    const message = 'page 9 is 404 for ***';
    expect(entries.map((entry: object) => ('_findings' in entry ? entry._findings : null))).to.deep.equal([
      [{ rule, statements: ['4.4/page'], operation, message }],
      null,
    ]);
    expect(entries[0].comment).to.equal(`${rule} at ${operation}: ${message}`);
  });
});
