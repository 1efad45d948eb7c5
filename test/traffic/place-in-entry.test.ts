import { expect } from 'chai';
import { below, rootPlace } from '../../model/description/place.ts';
import { type PlaceInTraffic, placeInEntry } from '../../traffic/place-in-entry.ts';
import { trafficParts } from '../../traffic/read-traffic.ts';

/** Where a place of the last exchange of a file stands, with the text that stands there. */
async function placed(
  text: string,
  keys: readonly string[],
  source = 'traffic.ndjson',
): Promise<PlaceInTraffic & { readonly text: string }> {
  async function* chunks() {
    yield Buffer.from(text);
  }
  const entries = [];
  for await (const part of trafficParts(source, chunks())) entries.push(...part);
  const entry = entries.at(-1);
  if (entry === undefined || !('recorded' in entry)) throw new Error(JSON.stringify(entry));
  const place = placeInEntry(below(rootPlace({ source, data: {} } as never), ...keys), entry);
  const { start, end } = place.range;
  const lines = text.split('\n');
  expect(end.line).to.equal(start.line);
  return { ...place, text: (lines[start.line] ?? '').slice(start.character, end.character) };
}

const REQUEST = { method: 'GET', url: 'https://api.example.com/v1/shop/orders' };

describe('places in files of traffic', () => {
  const body = JSON.stringify({ note: 'ä'.repeat(300), 'a/b': [1, { name: 'Zoë' }] });
  const escaped = JSON.stringify(body).replaceAll(
    /[äë]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

  for (const [title, raw] of [
    ['in a body that is a text', JSON.stringify(body)],
    ['in a body whose signs are escaped, beyond many', escaped],
  ] as const) {
    it(`are exact ${title}`, async () => {
      const line = `{"request": ${JSON.stringify(REQUEST)}, "response": {"status": 200, "headers": {"Content-Type": "application/json"}, "body": ${raw}}}`;
      const found = await placed(`${line}\n${line}`, ['response', 'body', 'a/b', '1', 'name']);
      expect(found.path).to.deep.equal(['1', 'response', 'body']);
      expect(found.pointer).to.equal('/a~1b/1/name');
      expect(found.range.start.line).to.equal(1);
      expect(JSON.parse(`"${found.text}"`)).to.equal('"Zoë"');
    });

    it(`are exact ${title} of HAR`, async () => {
      const content = `{"mimeType": "application/json", "text": ${raw}}`;
      const entry = `{"request": ${JSON.stringify({ ...REQUEST, headers: [] })}, "response": {"status": 200, "headers": [], "content": ${content}}}`;
      const found = await placed(`{"log": {"entries": [\n${entry}]}}`, ['response', 'body', 'note'], 'a.har');
      expect(found.path).to.deep.equal(['log', 'entries', '0', 'response', 'content', 'text']);
      expect(found.pointer).to.equal('/note');
      expect(JSON.parse(`"${found.text}"`)).to.equal(`"${'ä'.repeat(300)}"`);
    });
  }

  const HEADERS = [
    { name: 'A', value: 'one' },
    { name: 'B', value: 'other' },
    { name: 'A', value: 'two' },
  ];

  it('are those of one of several fields of a name, in lists of fields', async () => {
    const har = { request: { ...REQUEST, headers: HEADERS }, response: { status: 200, headers: HEADERS } };
    const found = await placed(JSON.stringify({ log: { entries: [har] } }), ['request', 'headers', 'A', '1'], 'a.har');
    expect(found.path).to.deep.equal(['log', 'entries', '0', 'request', 'headers', '2', 'value']);
    expect(found).to.deep.include({ text: '"two"', pointer: null });
    const line = JSON.stringify({ request: { ...REQUEST, headers: HEADERS }, response: { status: 200 } });
    expect(await placed(line, ['request', 'headers', 'A', '1'])).to.deep.include({ text: '"two"', pointer: null });
  });

  it('of what is missing are those of the message around it', async () => {
    const line = `{"request": ${JSON.stringify(REQUEST)}, "response": {"status": 200}}`;
    for (const keys of [
      ['response', 'headers', 'Content-Language'],
      ['response', 'body', 'name'],
    ])
      expect((await placed(line, keys)).text).to.equal('{"status": 200}');
    expect((await placed(line, ['response', 'headers'])).path).to.deep.equal(['0', 'response', 'headers']);
  });

  it('are those of the method, the URL and the status', async () => {
    const line = `{"request": ${JSON.stringify(REQUEST)}, "response": {"status": 207}}`;
    expect((await placed(line, ['request', 'method'])).text).to.equal('"GET"');
    expect((await placed(line, ['request', 'url'])).text).to.equal(`"${REQUEST.url}"`);
    expect((await placed(line, ['response', 'status'])).text).to.equal('207');
  });
});

describe('forms of files of traffic', () => {
  it('is lines where the file is called so, whatever its first line is', async () => {
    const line = JSON.stringify({ request: REQUEST, response: { status: 200 } });
    for (const source of ['traffic.ndjson', 'traffic.jsonl', 'traffic.ndjson.gz'])
      expect((await placed(`{\n${line}`, ['response', 'status'], source)).path).to.deep.equal([
        '1',
        'response',
        'status',
      ]);
  });
});
