import { expect } from 'chai';
import {
  type CompletionItem,
  CompletionRequest,
  HoverRequest,
  InsertTextMode,
  type Position,
  type TextEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { LanguageClient, uri } from '../support/language-client.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const HEAD = 'openapi: 3.1.1\ninfo: {title: Pets, version: 1.0.0}\n';

/** A text with a bar at a position. */
function marked(text: string): { readonly text: string; readonly position: Position } {
  const before = text.slice(0, text.indexOf('|')).split('\n');
  return { text: text.replace('|', ''), position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 } };
}

describe('languageserver: help', function () {
  this.timeout(120_000);
  const folder = new TemporaryFolder();
  let client: LanguageClient;
  let files = 0;

  before(async () => {
    client = await LanguageClient.inProcess({ folders: [folder.path], args: ['-r', 'all'] });
  });
  after(async () => {
    await client.stop();
    folder.remove();
  });

  const opened = async (bar: string, ending: string) => {
    const { text, position } = marked(bar);
    const file = folder.write(`api-${++files}.${ending}`, text);
    await client.open(file, text);
    await client.diagnostics(file);
    return { textDocument: { uri: uri(file) }, position };
  };
  const hoverAt = async (bar: string, ending = 'yaml') => {
    const hover = await client.connection.sendRequest(HoverRequest.type, await opened(bar, ending));
    return hover === null ? null : (hover.contents as { value: string }).value;
  };
  const completeAt = async (bar: string, ending = 'yaml') =>
    (await client.connection.sendRequest(CompletionRequest.type, await opened(bar, ending))) as CompletionItem[];
  const labels = (items: readonly CompletionItem[]) => items.map(({ label }) => label);

  it('on a finding says why, in the words of the conventions, with an example that holds', async () => {
    const said = await hoverAt(`${HEAD}components: {schemas: {Pet: {properties: {pet_na|me: {type: boolean}}}}}\n`);
    expect(said).to.match(/\*\*property-names\*\*/);
    expect(said).to.contain('**Why**').and.to.contain('**The conventions say**').and.to.contain('```yaml');
  });

  it('on a finding says why, even where its example cannot be had', async () => {
    const goodExampleOf = () => Promise.reject(new Error('no examples'));
    const other = await LanguageClient.inProcess({ folders: [folder.path], args: ['-r', '2.1'], goodExampleOf });
    const text = `${HEAD}components: {schemas: {Pet: {properties: {pet_name: {type: boolean}}}}}\n`;
    const file = folder.write('no-example.yaml', text);
    await other.open(file, text);
    const [finding] = await other.diagnostics(file);
    const position = finding?.range.start ?? { line: 0, character: 0 };
    const hover = await other.connection.sendRequest(HoverRequest.type, { textDocument: { uri: uri(file) }, position });
    expect(JSON.stringify(hover)).to.contain('**Why**').and.to.not.contain('This holds');
    await other.stop();
  });

  it('on a path says what it is, and why', async () => {
    expect(await hoverAt(`${HEAD}paths:\n  /orders/{order|Id}:\n    get: {}\n  /orders: {get: {}}\n`)).to.match(
      /^\*\*item\*\*: [^.]+\.$/m,
    );
    expect(
      await hoverAt(`{"openapi":"3.1.1","paths":{"/or|ders":{"x-lintel":{"resource":"singleton"}}}}`, 'json'),
    ).to.match(/^\*\*singleton\*\*: /);
  });

  it('lists for the extension of VS Code what each path is taken for', async () => {
    const { textDocument } = await opened(
      `${HEAD}paths:\n  /orders/{orderId}: {get: {}}\n  /orders: {get: {}}\n|`,
      'yaml',
    );
    const paths = (await client.connection.sendRequest('lintel/paths', { textDocument })) as Record<string, unknown>[];
    expect(paths.map(({ path, class: pathClass }) => [path, pathClass])).to.deep.equal([
      ['/orders/{orderId}', 'item'],
      ['/orders', 'collection'],
    ]);
    expect(paths[0]?.reason).to.be.a('string').and.to.not.equal('');
    expect(await client.connection.sendRequest('lintel/paths', { textDocument: { uri: 'untitled:1' } })).to.equal(null);
  });

  it('on x-lintel says what each key means', async () => {
    expect(await hoverAt(`${HEAD}x-lin|tel: {}\n`)).to.contain('what cannot be guessed');
    expect(await hoverAt(`${HEAD}x-lintel:\n  pag|ed: false\n`)).to.contain('small collection');
    expect(await hoverAt(`${HEAD}x-lintel: {ignore: {array-max|-items: because}}\n`)).to.contain('**array-max-items**');
    expect(await hoverAt(`${HEAD}ta|gs: []\n`)).to.equal(null);
  });

  it('completes keys and values of x-lintel, in text that cannot be read', async () => {
    const items = await completeAt(
      `${HEAD}components:\n  schemas:\n    Pet:\n      x-lintel:\n        role: money\n        |\n      type: [`,
    );
    expect(labels(items)).to.include.members(['resource', 'ignore', 'paged', 'closed']).and.to.not.include('role');
    const ignore = items.find(({ label }) => label === 'ignore');
    expect(ignore?.textEdit?.newText).to.equal('ignore:\n          ');
    // Else VS Code indents the second line once more.
    expect(ignore?.insertTextMode).to.equal(InsertTextMode.asIs);
    expect(labels(await completeAt(`${HEAD}x-lintel: {role: mo|`))).to.include('money');
    expect(labels(await completeAt(`${HEAD}x-lintel: {paged: |`))).to.deep.equal(['false']);
    expect(labels(await completeAt(`${HEAD}x-l|`))).to.deep.equal(['x-lintel']);
    expect(await completeAt(`${HEAD}tags: {|`)).to.deep.equal([]);
  });

  it('completes in JSON, with quotation marks', async () => {
    const [item] = await completeAt('{"openapi": "3.1.1", "x-lintel": {"rol|', 'json').then((all) =>
      all.filter(({ label }) => label === 'role'),
    );
    expect(item?.textEdit?.newText).to.equal('"role": ');
    expect(item?.filterText).to.equal('"role');
    const bare = await completeAt('{"openapi": "3.1.1", "x-lintel": {|', 'json');
    expect(bare.find(({ label }) => label === 'closed')?.textEdit?.newText).to.equal('"closed": ');
  });

  it('completes over what an editor has put behind the cursor, and keeps what is there', async () => {
    const written = async (bar: string, label: string, ending: string) => {
      const item = (await completeAt(bar, ending)).find((one) => one.label === label);
      const { text } = marked(bar);
      return TextDocument.applyEdits(TextDocument.create('', '', 0, text), [item?.textEdit as TextEdit]);
    };
    expect(await written('{"openapi": "3.1.1", "x-lintel": {"|"}}', 'ignore', 'json')).to.equal(
      '{"openapi": "3.1.1", "x-lintel": {"ignore": {}}}',
    );
    expect(await written('{"openapi": "3.1.1", "x-lintel": {"role": "mo|"}}', 'money', 'json')).to.equal(
      '{"openapi": "3.1.1", "x-lintel": {"role": "money"}}',
    );
    expect(await written('{"openapi": "3.1.1", "x-lintel": {"r|o": "money"}}', 'role', 'json')).to.equal(
      '{"openapi": "3.1.1", "x-lintel": {"role": "money"}}',
    );
    expect(await written(`${HEAD}x-lintel: {"ro|": money}\n`, 'role', 'yaml')).to.equal(
      `${HEAD}x-lintel: {"role": money}\n`,
    );
    expect(await written(`${HEAD}x-lintel:\n  ro|le: money\n`, 'role', 'yaml')).to.equal(
      `${HEAD}x-lintel:\n  role: money\n`,
    );
  });

  it('completes a value right behind its colon', async () => {
    const [item] = await completeAt(`${HEAD}x-lintel:\n  paged:|\n`);
    expect(item?.textEdit?.newText).to.equal(' false');
  });

  it('completes ids of rules in ignore, those that speak here first', async () => {
    const text = `${HEAD}components:\n  schemas:\n    Pet:\n      x-lintel:\n        ignore:\n          |\n      type: object\n      properties:\n        pet_name: {type: boolean}\n`;
    const items = await completeAt(text);
    const [first] = items.toSorted((one, other) => ((one.sortText ?? '') < (other.sortText ?? '') ? -1 : 1));
    expect(first?.label).to.equal('property-names');
    expect(items.length).to.be.greaterThan(100);
  });
});
