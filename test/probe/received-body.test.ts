import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { receivedText } from '../../probe/received-body.ts';
import { NoAnswer } from '../../probe/transport.ts';

const BODY = Buffer.from('{"name":"Müller"}');

function refusalOf(bytes: Buffer, encoding?: string): string | null {
  try {
    receivedText(bytes, encoding);
    return null;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    expect(error.again).to.equal(false);
    return error.message;
  }
}

describe('probe/received-body.ts', () => {
  for (const [encoding, bytes] of [
    [undefined, BODY],
    ['identity', BODY],
    ['a-future-one', BODY],
    ['gzip', gzipSync(BODY)],
    [' X-GZIP ', gzipSync(BODY)],
    ['deflate', deflateSync(BODY)],
    ['br', brotliCompressSync(BODY)],
  ] as const) {
    it(`reads what is sent as ${encoding ?? 'it is'}`, () => {
      expect(receivedText(bytes, encoding)).to.equal(BODY.toString());
    });
  }

  it('reads no body at all, whatever its encoding', () => expect(receivedText(Buffer.alloc(0), 'gzip')).to.equal(''));

  it('says what cannot be read', () => {
    expect(refusalOf(BODY, 'gzip')).to.equal('its answer cannot be read as gzip');
  });

  it('reads up to 500 levels, whatever stands in texts and one after the other', () => {
    const nested = (depth: number) => Buffer.from(`${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`);
    const text = `["${'[{'.repeat(600)}\\"[",${Array.from({ length: 600 }, () => '{}').join()}]`;
    expect(refusalOf(nested(500))).to.equal(null);
    expect(refusalOf(Buffer.from(text))).to.equal(null);
    expect(refusalOf(nested(502))).to.equal('its answer is nested in more than 500 levels');
  });
});
