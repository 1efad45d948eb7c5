import { expect } from 'chai';
import type { Description } from '../../../model/description/description.ts';
import { type Place, pathOf } from '../../../model/description/place.ts';
import { type JudgedUrl, type UrlFault, urlFaults, urlTexts } from '../../../model/paths/url-faults.ts';
import { describeRoot, pathItem } from './support.ts';

const item = (...servers: string[]) => ({
  ...pathItem('get'),
  ...(servers.length > 0 ? { servers: servers.map(url) } : {}),
});
const url = (text: string) => ({ url: text });
const shown = (place: Place) => pathOf(place).join('/');

/** A fault of URLs with a segment `bad`, blamed on the text that has it. */
function badSegment({ segments, serverLength, server }: JudgedUrl): UrlFault | null {
  const index = segments.findIndex(({ text }) => text === 'bad');
  if (index === -1) return null;
  return index < serverLength
    ? { of: 'server', message: `bad server ${server.written}` }
    : { of: 'key', message: 'bad key' };
}

/** A fault of URLs with one segment only, which is blamed on the key. */
function tooShort({ segments }: JudgedUrl): UrlFault | null {
  return segments.length > 1 ? null : { of: 'key', message: 'short key', atServer: 'short server' };
}

describe('faults of URLs', () => {
  const faults = (root: object, faultOf: (url: JudgedUrl) => UrlFault | null): Record<string, string> => {
    const description = describeRoot({ ...root });
    return named(urlFaults(description, faultOf));
  };
  const named = (reported: ReturnType<typeof urlFaults>) =>
    Object.fromEntries([...reported].map(([place, { message }]) => [shown(place), String(message)]));

  it('stand once at a server for all keys, and once at a key for all servers', () => {
    const paths = { '/a': item(), '/b': item(), '/bad': item() };
    const servers = [url('/v1/bad'), url('/v2/bad')];
    expect(faults({ paths, servers }, badSegment)).to.deep.equal({
      'servers/0/url': 'bad server /v1/bad',
      'servers/1/url': 'bad server /v2/bad',
    });
    expect(faults({ paths, servers: [url('/v1'), url('/v2')] }, badSegment)).to.deep.equal({ 'paths//bad': 'bad key' });
  });

  it('stand once at the first of several servers with one URL, for all of them', () => {
    const description = describeRoot({ paths: { '/a': item('/bad'), '/b': item('/bad') } });
    const reported = [...urlFaults(description, badSegment)];
    expect(reported.map(([place]) => shown(place))).to.deep.equal(['paths//a/servers/0/url']);
    expect(reported.flatMap(([, { places = [] }]) => places.map(shown))).to.deep.equal([
      'paths//a/servers/0/url',
      'paths//b/servers/0/url',
    ]);
  });

  it('are blamed on the server where the key is right under another one of the same owner', () => {
    const servers = [url('/v1'), url('/')];
    expect(faults({ paths: { '/orders': item() }, servers }, tooShort)).to.deep.equal({
      'servers/1/url': 'short server',
    });
    const own = { '/orders': item('/'), '/items': item('/v1') };
    expect(faults({ paths: own }, tooShort)).to.deep.equal({ 'paths//orders': 'short key' });
  });

  it('of several kinds are not joined, however many keys have each, unless it is asked for', () => {
    const kindOf = ({ segments: [first] }: JudgedUrl): UrlFault => ({
      of: 'key',
      message: 'one',
      common: String(first?.text),
      ofAll: (count) => `all ${count}`,
    });
    const keys = ['a', 'b'].flatMap((kind) => Array.from({ length: 10 }, (_, index) => `/${kind}/${index}`));
    const description = describeRoot({ paths: Object.fromEntries(keys.map((key) => [key, item()])) });
    const messages = (from?: number) =>
      [...urlFaults(description, kindOf, from === undefined ? {} : { from }).values()].map(({ message, places }) =>
        typeof message === 'string' ? message : message(places ?? []),
      );
    expect(messages()).to.deep.equal(keys.map(() => 'one'));
    expect(messages(0.5)).to.deep.equal(['all 10', 'all 10']);
  });

  it('are reported once for keys that differ in their fragments', () => {
    const paths = { '/bad#b': item(), '/bad#a': item(), '/bad/x': item() };
    expect(faults({ paths }, badSegment)).to.deep.equal({ 'paths//bad#a': 'bad key', 'paths//bad/x': 'bad key' });
  });

  it('may stand at the url of every server in use, and at every key', () => {
    const description: Description = describeRoot({
      paths: { '/b': item(), '/a': item('/v3') },
      servers: [url('/v1'), url('/v2')],
    });
    expect(urlTexts(description).map(({ place }) => shown(place))).to.deep.equal([
      'paths//a/servers/0/url',
      'servers/0/url',
      'servers/1/url',
      'paths//b',
      'paths//a',
    ]);
  });
});
