import zlib from 'node:zlib';
import { expect } from 'chai';
import { CapturedBody } from '../../../traffic/capture/captured-body.ts';

/** A body that came in these pieces, and to its end. */
function captured(...pieces: readonly Buffer[]): CapturedBody {
  const body = new CapturedBody();
  for (const piece of pieces) body.add(piece);
  body.end();
  return body;
}

const TEXT = '{"id": "ä"}';
const BYTES = Buffer.from(TEXT);
const JSON_TYPE = 'application/json';

describe('traffic/capture/captured-body.ts', () => {
  it('joins what came in pieces, also within a character', () => {
    const at = BYTES.indexOf('ä') + 1;
    const body = captured(BYTES.subarray(0, at), BYTES.subarray(at));
    expect(body.isEmpty).to.equal(false);
    expect(body.recorded(null, JSON_TYPE)).to.deep.equal({ state: 'text', text: TEXT });
  });

  it('knows that nothing came only where the end did', () => {
    expect(captured().isEmpty).to.equal(true);
    expect(captured().recorded(null, JSON_TYPE)).to.deep.equal({ state: 'absent' });
    expect(new CapturedBody().recorded(null, JSON_TYPE)).to.deep.equal({ state: 'unknown' });
  });

  it('has no part of what broke off, and of what is too large', () => {
    const broken = new CapturedBody();
    broken.add(BYTES);
    expect(broken.recorded(null, JSON_TYPE)).to.deep.equal({ state: 'cut' });
    const most = Buffer.alloc(10_000_000, '1');
    expect(captured(most).recorded(null, JSON_TYPE).state).to.equal('text');
    expect(captured(most, Buffer.from('1')).recorded(null, JSON_TYPE)).to.deep.equal({ state: 'cut' });
  });

  for (const [encoding, bytes] of [
    ['gzip', zlib.gzipSync(BYTES)],
    ['x-gzip', zlib.gzipSync(BYTES)],
    ['GZIP', zlib.gzipSync(BYTES)],
    ['br', zlib.brotliCompressSync(BYTES)],
    ['deflate', zlib.deflateSync(BYTES)],
    ['deflate', zlib.deflateRawSync(BYTES)],
    ['identity', BYTES],
    // The last coding was applied last.
    ['gzip, br', zlib.brotliCompressSync(zlib.gzipSync(BYTES))],
    ['', BYTES],
  ] as const) {
    it(`takes the compression ${encoding || 'none'} off`, () => {
      expect(captured(bytes).recorded(encoding, JSON_TYPE)).to.deep.equal({ state: 'text', text: TEXT });
    });
  }

  for (const [title, encoding, bytes] of [
    ['is compressed in a way that it does not know', 'zip', BYTES],
    ['is not compressed, though it says so', 'gzip', BYTES],
    ['becomes too large', 'gzip', zlib.gzipSync(Buffer.alloc(10_000_001))],
  ] as const) {
    it(`does not decode what ${title}`, () => {
      expect(captured(bytes).recorded(encoding, JSON_TYPE)).to.deep.equal({ state: 'undecodable' });
    });
  }

  it('tells texts that are no UTF-8 from what is no text', () => {
    const bytes = Buffer.from([0xff, 0x41]);
    for (const type of ['text/plain', JSON_TYPE, 'application/problem+json; charset=utf-8', 'application/xml'])
      expect(captured(bytes).recorded(null, type), type).to.deep.equal({ state: 'undecodable' });
    for (const type of ['image/png', 'application/octet-stream', null])
      expect(captured(bytes).recorded(null, type), String(type)).to.deep.equal({ state: 'binary' });
  });
});
