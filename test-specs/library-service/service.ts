/**
 * A second service that keeps the conventions, small and in another domain than the reference service: a probe that has
 * learned the other one by heart fails here. Its description stands beside it.
 */
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { isObject, sameJson } from '../../model/description/json.ts';
import { answer, invalid, nothing, Refusal, refused } from './answers.ts';
import type { Fault } from './faults.ts';
import { type Item, listed, selected } from './listing.ts';
import { patched } from './patch.ts';
import { type Book, type Lending, Shelf } from './shelf.ts';

const BASE = '/v1/library/books';

/** Which libraries the tokens belong to. */
const OWNERS: Readonly<Record<string, string>> = { 'token-of-north': 'north', 'token-of-south': 'south' };

type Variables = { readonly Variables: { owner: string } };

/** The service with its own shelf of books; `fault` is what it does wrong. */
export function libraryService(fault: Fault | null = null): Hono<Variables> {
  const shelf = new Shelf();
  for (const owner of Object.values(OWNERS))
    for (let number = 1; number <= 3; number++) put(shelf, firstBook(owner, number));
  const service = new Hono<Variables>();
  service.onError((error) => {
    if (error instanceof Refusal) return refused(error, randomUUID());
    throw error;
  });
  service.notFound(() => refused(new Refusal(404, 'RESOURCE_NOT_FOUND', 'There is nothing here.'), randomUUID()));
  service.use(async (context, next) => {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(context.req.header('Authorization') ?? '') ?? [];
    const owner = OWNERS[token];
    if (owner === undefined) throw new Refusal(401, 'UNAUTHORIZED', 'A bearer token is needed.');
    const accept = context.req.header('Accept') ?? '*/*';
    if (!/(?:\*\/\*|application\/(?:\*|json))(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept))
      throw new Refusal(406, 'NOT_ACCEPTABLE', 'Only JSON is answered.');
    context.set('owner', owner);
    await next();
  });
  books(service, shelf, fault);
  copies(service, shelf, fault);
  queue(service, shelf);
  return service;
}

function books(service: Hono<Variables>, shelf: Shelf, fault: Fault | null): void {
  service.get(BASE, (context) => {
    const url = new URL(context.req.url);
    const isSeen = ({ owner }: Book) => owner === context.get('owner') || fault === 'all-books-are-listed';
    const page = listed(
      [...shelf.books.values()].filter(isSeen).map((book) => shown(book, url.origin)),
      url,
      fault,
    );
    const isPast = 'items' in page && sameJson(page.items, []) && Number(url.searchParams.get('page')) > 1;
    if (isPast && fault === 'past-the-end-is-404')
      throw new Refusal(404, 'RESOURCE_NOT_FOUND', 'There is no such page.');
    return answer(200, page);
  });

  service.post(BASE, async (context) => {
    const { origin } = new URL(context.req.url);
    const body = bodyOf(await context.req.text(), fault);
    const key = context.req.header('Idempotency-Key');
    const payload = JSON.stringify(sortedMembers(body));
    const repeated = key === undefined ? undefined : shelf.byKey.get(`${context.get('owner')} ${key}`);
    if (repeated !== undefined && fault !== 'key-makes-twice') {
      if (repeated.payload !== payload)
        throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED', 'The Idempotency-Key was used for another payload.');
      const book = shelf.books.get(repeated.bookId);
      if (book !== undefined) return answer(200, shown(book, origin));
    }
    const book = { ...newBook(context.get('owner')), ...fieldsOf(body) };
    if (/\brespond-async\b/.test(context.req.header('Prefer') ?? '')) return accepted(shelf, book, origin);
    put(shelf, book);
    if (key !== undefined) shelf.byKey.set(`${context.get('owner')} ${key}`, { payload, bookId: book.id });
    return answer(201, shown(book, origin), key === undefined ? {} : { 'Idempotency-Key': key });
  });

  service.get(`${BASE}/:bookId`, (context) => {
    const book = bookOf(shelf, context.req.param('bookId'), context.get('owner'));
    const url = new URL(context.req.url);
    return answer(200, selected(shown(book, url.origin), url.searchParams.get('fields'), fault), {
      ETag: tagOf(tagged(book)),
    });
  });

  service.put(`${BASE}/:bookId`, async (context) => {
    const book = bookOf(shelf, context.req.param('bookId'), context.get('owner'));
    demandTag(context.req.header('If-Match'), tagged(book), fault);
    const body = bodyOf(await context.req.text(), fault);
    if (body.id !== undefined && body.id !== book.id) throw invalid('/id', 'the identifier cannot be changed');
    put(shelf, { ...book, ...fieldsOf(body) });
    return nothing();
  });

  service.patch(`${BASE}/:bookId`, async (context) => {
    const book = bookOf(shelf, context.req.param('bookId'), context.get('owner'));
    demandTag(context.req.header('If-Match'), tagged(book), fault);
    const operations: unknown = json(await context.req.text());
    const inOrder = fault === 'patch-adds-first' && Array.isArray(operations) ? operations.toReversed() : operations;
    const next = { ...book, ...fieldsOf(patched({ title: book.title, pages: book.pages }, inOrder)) };
    put(shelf, next);
    if (/\breturn=representation\b/.test(context.req.header('Prefer') ?? ''))
      return answer(200, shown(next, new URL(context.req.url).origin), { ETag: tagOf(tagged(next)) });
    return nothing();
  });

  service.delete(`${BASE}/:bookId`, (context) => {
    const book = shelf.books.get(context.req.param('bookId'));
    if (book?.owner === context.get('owner')) shelf.books.delete(book.id);
    else if (fault === 'second-delete-is-404') throw new Refusal(404, 'RESOURCE_NOT_FOUND', 'There is no such book.');
    return nothing();
  });

  for (const [action, from, to] of [
    ['retire', 'AVAILABLE', 'RETIRED'],
    ['restore', 'RETIRED', 'AVAILABLE'],
  ] as const) {
    service.post(`${BASE}/:bookId/${action}`, (context) => {
      const book = bookOf(shelf, context.req.param('bookId'), context.get('owner'));
      const { origin } = new URL(context.req.url);
      if (book.state !== from) return wrongState(book, origin);
      const next = { ...book, state: to };
      put(shelf, next);
      return answer(200, shown(next, origin));
    });
  }
}

/** 422 with the links of what is possible instead. */
function wrongState(book: Book, origin: string): Response {
  const { links } = shown(book, origin);
  const message = `The book is ${book.state.toLowerCase()}.`;
  return answer(422, { name: 'INVALID_OPERATION', message, debug_id: randomUUID(), details: [], links });
}

function copies(service: Hono<Variables>, shelf: Shelf, fault: Fault | null): void {
  const path = `${BASE}/:bookId/copies`;
  service.get(path, (context) => {
    const book = bookOf(shelf, context.req.param('bookId'), context.get('owner'));
    const url = new URL(context.req.url);
    const books = fault === 'copies-of-all-books' ? [...shelf.books.values()] : [book];
    return answer(
      200,
      listed(
        books.flatMap(({ copies: all }) => all).map((copy) => shownCopy(book, copy, url.origin)),
        url,
        fault,
      ),
    );
  });
  service.post(path, async (context) => {
    const book = bookOf(shelf, context.req.param('bookId'), context.get('owner'));
    const { shelf: place } = bodyOf(await context.req.text(), null);
    if (typeof place !== 'string' || place === '' || place.length > 30)
      throw invalid('/shelf', 'a copy stands on a shelf');
    const copy = { id: randomUUID(), shelf: place };
    put(shelf, { ...book, copies: [...book.copies, copy] });
    return answer(201, shownCopy(book, copy, new URL(context.req.url).origin));
  });
  service.get(`${path}/:copyId`, (context) => {
    const book = bookOf(shelf, context.req.param('bookId'), context.get('owner'));
    const copy = book.copies.find(({ id }) => id === context.req.param('copyId'));
    if (copy === undefined) throw new Refusal(404, 'RESOURCE_NOT_FOUND', 'There is no such copy.');
    return answer(200, shownCopy(book, copy, new URL(context.req.url).origin));
  });
  service.delete(`${path}/:copyId`, (context) => {
    const book = shelf.books.get(context.req.param('bookId'));
    if (book?.owner === context.get('owner'))
      put(shelf, { ...book, copies: book.copies.filter(({ id }) => id !== context.req.param('copyId')) });
    return nothing();
  });
  service.get(`${BASE}/:bookId/lending`, (context) => {
    const book = bookOf(shelf, context.req.param('bookId'), context.get('owner'));
    return answer(200, shownLending(book, new URL(context.req.url).origin), { ETag: tagOf(book.lending) });
  });
  service.put(`${BASE}/:bookId/lending`, async (context) => {
    const book = bookOf(shelf, context.req.param('bookId'), context.get('owner'));
    demandTag(context.req.header('If-Match'), book.lending, null);
    const { days } = bodyOf(await context.req.text(), null);
    if (!Number.isInteger(days) || Number(days) < 1 || Number(days) > 365)
      throw invalid('/days', 'this is no number of days');
    put(shelf, { ...book, lending: { days: Number(days) } });
    return nothing();
  });
}

/** What is made later stays unknown until its request was asked about twice. */
function queue(service: Hono<Variables>, shelf: Shelf): void {
  service.get('/v1/queue/requests/:requestId', (context) => {
    const waiting = shelf.waiting.get(context.req.param('requestId'));
    if (waiting === undefined) throw new Refusal(404, 'RESOURCE_NOT_FOUND', 'There is no such request.');
    waiting.polls++;
    const { origin } = new URL(context.req.url);
    const isDone = waiting.polls > 1;
    if (isDone && !shelf.books.has(waiting.book.id)) put(shelf, waiting.book);
    const links = [
      { href: context.req.url, rel: 'self', method: 'GET' },
      { href: `${origin}${BASE}/${waiting.book.id}`, rel: 'result', method: 'GET' },
    ];
    return answer(200, { id: context.req.param('requestId'), status: isDone ? 'COMPLETED' : 'PENDING', links });
  });
}

function accepted(shelf: Shelf, book: Book, origin: string): Response {
  const id = randomUUID();
  shelf.waiting.set(id, { book, polls: 0 });
  return answer(202, {
    status: 'PENDING',
    links: [
      { href: `${origin}${BASE}/${book.id}`, rel: 'result', method: 'GET' },
      { href: `${origin}/v1/queue/requests/${id}`, rel: 'status', method: 'GET' },
    ],
  });
}

function firstBook(owner: string, number: number): Book {
  return { ...newBook(owner), title: `Volume ${number} of the ${owner}`, pages: 100 * number };
}

function newBook(owner: string): Book {
  const createTime = new Date().toISOString();
  return {
    id: randomUUID(),
    owner,
    state: 'AVAILABLE',
    title: '',
    pages: 1,
    createTime,
    copies: [],
    lending: { days: 28 },
  };
}

function put(shelf: Shelf, book: Book): void {
  shelf.books.set(book.id, book);
}

/** @throws Refusal where there is none, or it is another library's. */
function bookOf(shelf: Shelf, id: string, owner: string): Book {
  const book = shelf.books.get(id);
  if (book?.owner !== owner) throw new Refusal(404, 'RESOURCE_NOT_FOUND', 'There is no such book.');
  return book;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('', 'the body is no JSON');
  }
}

/** @throws Refusal where it is no object, or has null or a member that no book has. */
function bodyOf(text: string, fault: Fault | null): Readonly<Record<string, unknown>> {
  const body = json(text);
  if (!isObject(body)) throw invalid('', 'the body is no object');
  for (const [name, value] of Object.entries(body)) {
    if (value === null && fault !== 'null-is-taken') throw invalid(`/${name}`, 'null is no value');
    if (!KNOWN.has(name)) throw invalid(`/${name}`, 'there is no such property');
  }
  return body;
}

/** What a body may have; what the service computes itself is ignored. */
const KNOWN = new Set(['id', 'title', 'pages', 'state', 'createTime', 'links', 'shelf', 'days']);

/** @throws Refusal where one is missing or wrong. */
function fieldsOf({ title, pages }: Readonly<Record<string, unknown>>): Pick<Book, 'title' | 'pages'> {
  if (typeof title !== 'string' || title === '' || title.length > 200) throw invalid('/title', 'a book has a title');
  const count = pages === undefined || pages === null ? 1 : pages;
  if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > 20_000)
    throw invalid('/pages', 'this is no number of pages');
  return { title, pages: Number(count) };
}

function sortedMembers(body: object): object {
  return Object.fromEntries(Object.entries(body).sort(([left], [right]) => (left < right ? -1 : 1)));
}

function shown(book: Book, origin: string): Item & { readonly links: readonly object[] } {
  const { id, state, title, pages, createTime } = book;
  const href = `${origin}${BASE}/${id}`;
  const action = state === 'AVAILABLE' ? 'retire' : 'restore';
  const links = [
    { href, rel: 'self', method: 'GET' },
    { href: `${href}/${action}`, rel: action, method: 'POST' },
  ];
  return { id, state, title, pages, createTime, links };
}

function shownCopy({ id }: Book, copy: Book['copies'][number], origin: string): Item {
  return { ...copy, links: [{ href: `${origin}${BASE}/${id}/copies/${copy.id}`, rel: 'self', method: 'GET' }] };
}

function shownLending({ id, lending }: { readonly id: string; readonly lending: Lending }, origin: string): Item {
  return { ...lending, links: [{ href: `${origin}${BASE}/${id}/lending`, rel: 'self', method: 'GET' }] };
}

/** What of a book an entity tag stands for. */
function tagged({ title, pages, state }: Book): object {
  return [title, pages, state];
}

function tagOf(representation: object): string {
  return `"${Buffer.from(JSON.stringify(representation)).toString('base64url')}"`;
}

/** @throws Refusal where the representation is another one than the client knows. */
function demandTag(ifMatch: string | undefined, representation: object, fault: Fault | null): void {
  if (ifMatch === undefined || fault === 'if-match-is-ignored') return;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (!tags.includes('*') && !tags.includes(tagOf(representation)))
    throw new Refusal(412, 'PRECONDITION_FAILED', 'It has changed.');
}
