import { expect } from 'chai';
import type { RecordedBody } from '../../model/exchange/recorded-exchange.ts';
import { curlCommand } from '../../traffic/curl-command.ts';

const NONE: RecordedBody = { state: 'absent' };

function curl(method: string, { url = 'https://a.example/', headers = [] as [string, string][], body = NONE } = {}) {
  return curlCommand({ request: { method, url, headers, body }, response: { status: 200, headers: [], body: NONE } });
}

describe('traffic/curl-command.ts', () => {
  it('names a method only where curl would take another one', () => {
    expect(curl('GET')).to.equal("curl 'https://a.example/'");
    expect(curl('DELETE')).to.equal("curl -X DELETE 'https://a.example/'");
    expect(curl('GET', { body: { state: 'json', value: [] } })).to.equal(
      "curl -X GET 'https://a.example/' -H 'Content-Type:' --data-raw '[]'",
    );
    expect(curl('HEAD')).to.equal("curl --head 'https://a.example/'");
    expect(curl('x; ls')).to.equal("curl -X 'x; ls' 'https://a.example/'");
  });

  it('is one word of a shell for each text, whatever is in it', () => {
    expect(curl('GET', { url: "https://a.example/';ls", headers: [['A', "it's $(ls)"]] })).to.equal(
      "curl 'https://a.example/'\\'';ls' -H 'A: it'\\''s $(ls)'",
    );
    expect(curl('POST', { body: { state: 'text', text: "@'" } })).to.equal(
      "curl -X POST 'https://a.example/' -H 'Content-Type:' --data-raw '@'\\'''",
    );
  });

  it('has curl take brackets and braces as they are, but for those of an address', () => {
    for (const query of ['?filter[title]=a', '?title={x}', '?tags[]=a'])
      expect(curl('GET', { url: `https://a.example/${query}` })).to.equal(`curl -g 'https://a.example/${query}'`);
    expect(curl('GET', { url: 'http://[::1]:4010/v1' })).to.equal("curl 'http://[::1]:4010/v1'");
  });

  it('leaves out what curl writes, and what belongs to one connection', () => {
    const names = ['Host', 'content-length', 'Connection', 'Accept-Encoding', 'User-Agent', 'Cookie', 'Sec-Fetch-Mode'];
    const headers = [...names, ':authority', 'X-Host', 'Accept'].map((name): [string, string] => [name, 'x']);
    expect(curl('GET', { headers })).to.equal("curl 'https://a.example/' -H 'X-Host: x' -H 'Accept: x'");
  });

  it('sends no Content-Type with a body that had none, and a field that is empty', () => {
    const body: RecordedBody = { state: 'text', text: '{}' };
    expect(curl('POST', { body })).to.equal("curl -X POST 'https://a.example/' -H 'Content-Type:' --data-raw '{}'");
    expect(curl('POST', { body, headers: [['content-type', 'application/json']] })).to.equal(
      "curl -X POST 'https://a.example/' -H 'content-type: application/json' --data-raw '{}'",
    );
    expect(curl('GET', { headers: [['Prefer', ' ']] })).to.equal("curl 'https://a.example/' -H 'Prefer;'");
  });

  it('encodes white space in URLs, which curl refuses', () => {
    expect(curl('GET', { url: 'https://a.example/pier 7?name=a\tb' })).to.equal(
      "curl 'https://a.example/pier%207?name=a%09b'",
    );
  });

  it('names a URL and fields that are longer than a server takes', () => {
    const address = (length: number) => `https://a.example/${'a'.repeat(length - 18)}`;
    expect(curl('GET', { url: address(8_000) })).to.equal(`curl '${address(8_000)}'`);
    expect(curl('GET', { url: address(8_001) })).to.equal('curl "$URL"');
    const fields = (count: number) =>
      Array.from({ length: count }, (_, index): [string, string] => [`X-${index}`, 'a']);
    expect(curl('GET', { headers: fields(500) })).to.include("-H 'X-499: a'");
    expect(curl('GET', { headers: fields(1_000) })).to.equal("curl 'https://a.example/' -H @FIELDS");
  });

  it('names a long body', () => {
    const body = (length: number): RecordedBody => ({ state: 'text', text: 'a'.repeat(length) });
    expect(curl('PUT', { body: body(500) })).to.include(`--data-raw '${'a'.repeat(500)}'`);
    expect(curl('PUT', { body: body(501) })).to.match(/--data-binary @BODY$/);
  });
});
