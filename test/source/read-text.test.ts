import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import { readBytes } from '../../source/read-bytes.ts';
import { readStream, readText } from '../../source/read-text.ts';
import { UnreadableInput } from '../../source/unreadable-input.ts';
import { skipWithout } from '../support/absences.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('reading a file', () => {
  let folder: TemporaryFolder;
  before(() => {
    folder = new TemporaryFolder();
  });
  after(() => {
    folder.remove();
  });

  it('gives its text without byte order mark', () => {
    expect(readText(folder.write('a.yaml', '\uFEFFopenapi: 3.1.1\n'))).to.equal('openapi: 3.1.1\n');
    expect(readText(folder.write('empty.yaml', ''))).to.equal('');
  });

  it('refuses bytes that are no UTF-8, and says where the first one is', () => {
    const latin = (text: string) => folder.write('latin.yaml', Buffer.from(text, 'latin1'));
    const refusal = (place: string) => `it is no UTF-8 from ${place} on; save it as UTF-8`;
    expect(() => readText(latin('title: Geräte\n'))).to.throw(UnreadableInput, refusal('line 1, column 11'));
    expect(() => readText(latin('a: 1\r\nb: Käufer'))).to.throw(UnreadableInput, refusal('line 2, column 5'));
    const beyond = Buffer.concat([Buffer.from('\uFEFF€\uFFFD\n😀'), Buffer.from([0xff])]);
    expect(() => readText(folder.write('b.yaml', beyond))).to.throw(UnreadableInput, refusal('line 2, column 3'));
    expect(readText(folder.write('c.yaml', 'a: \uFFFD'))).to.equal('a: \uFFFD');
    expect(readText(latin('title: Geräte'), { takesOtherBytes: true })).to.equal('title: Ger\uFFFDte');
  });

  it('reads up to the largest size, and says so beyond', () => {
    const file = folder.write('a.txt', 'abcdef');
    expect(readBytes(file, { largest: 6 }).toString()).to.equal('abcdef');
    expect(() => readText(file, { largest: 5 })).to.throw(UnreadableInput, /^it has more than 0\.000005 MB, the most/);
  });

  it('counts the size of a stream', async () => {
    expect(await readStream(Readable.from(['abc', Buffer.from('def')]), 6)).to.equal('abcdef');
    const failure = await readStream(Readable.from(['abc', 'def', 'g']), 6).catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(UnreadableInput);
  });

  if (process.platform !== 'win32') {
    it('counts the size of a file that says it is empty', function () {
      skipWithout('/proc', this);
      expect(readText('/proc/self/status')).to.match(/^Name:/);
      expect(() => readText('/proc/self/status', { largest: 10 })).to.throw(/more than/);
    });

    it('refuses a device, and a pipe where none is expected', () => {
      expect(() => readText('/dev/zero')).to.throw(UnreadableInput, 'this is no regular file; name one');
      const pipe = join(folder.path, 'pipe');
      execFileSync('sh', ['-c', 'mkfifo "$0"', pipe]);
      expect(() => readText(pipe)).to.throw(UnreadableInput, 'this is no regular file; name one');
      const writer = spawn('sh', ['-c', 'printf openapi > "$0"', pipe]);
      expect(readText(pipe, { takesPipes: true })).to.equal('openapi');
      writer.kill();
    });
  }
});
