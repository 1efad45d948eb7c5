import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { RULES } from '../../../rules/index.generated.ts';
import { FAULTS, type Fault } from '../../../test-specs/library-service/faults.ts';
import { libraryService } from '../../../test-specs/library-service/service.ts';
import { lintText } from '../../support/lint-text.ts';

const BOOKS = 'http://localhost/v1/library/books';

/** What clients see that a fault changes, in one text. */
async function seen(fault: Fault | null): Promise<string> {
  const service = libraryService(fault);
  const ids = new Map<string, string>();
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await service.request(`${BOOKS}${path}`, {
      method,
      headers: {
        Authorization: 'Bearer token-of-north',
        'Content-Type': 'application/json; charset=UTF-8',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
  const nameOf = (id: string) => ids.set(id, ids.get(id) ?? `book ${ids.size}`).get(id);
  const listOf = ({ status, body }: { status: number; body: { items?: { id?: string; title: string }[] } }) =>
    `${status} ${body.items?.map(({ id, title }) => `${id === undefined ? 'no id' : nameOf(id)} ${title}`).join(', ')}`;
  const created = await ask('POST', '', { title: 'Walden', pages: 300 }, { 'Idempotency-Key': 'one' });
  const again = await ask('POST', '', { pages: 300, title: 'Walden' }, { 'Idempotency-Key': 'one' });
  const one = `/${created.body.id}`;
  const patch = [
    { op: 'replace', path: '/pages', value: 4 },
    { op: 'replace', path: '/pages', value: 5 },
  ];
  const lines = [
    `${created.status} ${again.status} ${created.body.id === again.body.id}`,
    listOf(await ask('GET', '')),
    listOf(await ask('GET', '?page=9')),
    listOf(await ask('GET', '?page=0')),
    listOf(await ask('GET', '?fields=title')),
    listOf(await ask('GET', '?filter=pages!:300')),
    listOf(await ask('GET', '?filter=title~Wal*')),
    listOf(await ask('GET', '?sortBy=pages&sortOrder=desc&pageSize=2')),
    (await ask('GET', '?page=3&pageSize=1')).body.links.find(({ rel }: { rel: string }) => rel === 'prev')?.href,
    (await ask('POST', '', { title: 'Walden', pages: null })).status,
    (await ask('PATCH', one, patch, { 'If-Match': '"another"' })).status,
    (await ask('PATCH', one, patch)).status,
    (await ask('GET', one)).body.pages,
    (await ask('DELETE', one)).status,
    (await ask('DELETE', one)).status,
  ];
  return lines.join('\n');
}

describe('the second service', () => {
  it('has a description that keeps the conventions', () => {
    const text = readFileSync('test-specs/library-service/description.yaml', 'utf8');
    const decided = Object.values(RULES).filter(({ extensions }) => extensions.lintel.kind !== 'review');
    expect(lintText({ text }, decided)).to.deep.equal([]);
  });

  it('answers as its description says', async () => {
    expect(await seen(null)).to.equal(
      [
        '201 200 true',
        '200 book 0 Volume 1 of the north, book 1 Volume 2 of the north, book 2 Volume 3 of the north, book 3 Walden',
        '200 ',
        '400 undefined',
        '200 book 0 Volume 1 of the north, book 1 Volume 2 of the north, book 2 Volume 3 of the north, book 3 Walden',
        '200 book 0 Volume 1 of the north, book 1 Volume 2 of the north',
        '200 book 3 Walden',
        '200 book 2 Volume 3 of the north, book 3 Walden',
        'http://localhost/v1/library/books?page=2&pageSize=1',
        '400',
        '412',
        '204',
        '5',
        '204',
        '204',
      ].join('\n'),
    );
  });

  for (const fault of Object.keys(FAULTS) as Fault[]) {
    it(`answers otherwise with the fault ${fault}`, async () => {
      expect(await seen(fault)).not.to.equal(await seen(null));
    });
  }
});
