import { expect } from 'chai';
import { directEngine } from '../../engine/direct.ts';
import all from '../../rulesets/all.ts';
import { parseRoot } from '../../source/parse.ts';
import { Readings, readShared } from '../../source/readings.ts';

const TEXT = 'openapi: 3.1.1\ninfo: {title: A, version: 1.0.0}\npaths:\n  /order_items:\n    get: {}\n';

describe('readings of texts', () => {
  it('are shared by who reads the same file again', async () => {
    const readings = new Readings();
    const { read } = readings.read(TEXT, '/a.yaml');
    expect(readings.read(TEXT, '/a.yaml').read).to.equal(read);
    expect((await parseRoot(TEXT, '/a.yaml', readings)).data).to.equal(read?.data);
  });

  it('are not shared by two files, though they say the same, nor without being handed over', async () => {
    const readings = new Readings();
    const { read } = readings.read(TEXT, '/a.yaml');
    const other = readings.read(TEXT, '/b.yaml').read;
    expect(other?.data).to.deep.equal(read?.data);
    expect(other?.data).not.to.equal(read?.data);
    expect((await parseRoot(TEXT, '/b.yaml')).data).not.to.equal(other?.data);
    expect(readShared(TEXT, '/b.yaml', undefined).read?.data).not.to.equal(other?.data);
  });

  it('are forgotten when they are not needed any more, and the earlier ones where all would take much memory', () => {
    const readings = new Readings();
    const { read } = readings.read(TEXT, '/a.yaml');
    readings.forget(TEXT);
    const again = readings.read(TEXT, '/a.yaml').read;
    expect(again?.data).not.to.equal(read?.data);
    const large = `a: ${'x'.repeat(5_000_000)}\n`;
    const ofLarge = readings.read(large, '/large.yaml').read;
    expect(readings.read(large, '/large.yaml').read).to.equal(ofLarge);
    expect(readings.read(TEXT, '/a.yaml').read).not.to.equal(again);
  });

  it('say why a text was left to the parsers of Spectral', () => {
    expect(new Readings().read('? a\n: b\n', '/a.yaml')).to.have.property('read', null);
    expect(new Readings().read('? a\n: b\n', '/a.yaml').reason).not.to.equal('');
  });

  it('give the same findings as reading anew, and stay as they are', async () => {
    const readings = new Readings();
    const engine = directEngine(all, { cwd: '/', remoteRefs: false });
    const lint = async (shared: Partial<{ readings: Readings }>) =>
      (await engine.lint({ source: '/a.yaml', isStdin: false }, TEXT, () => {}, shared)).results;
    const before = structuredClone(readings.read(TEXT, '/a.yaml').read?.data);
    const anew = await lint({});
    expect(anew).not.to.deep.equal([]);
    for (let time = 0; time < 2; time++) expect(await lint({ readings })).to.deep.equal(anew);
    expect(readings.read(TEXT, '/a.yaml').read?.data).to.deep.equal(before);
  });
});
