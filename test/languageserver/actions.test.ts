import { expect } from 'chai';
import {
  ApplyWorkspaceEditRequest,
  type CodeAction,
  CodeActionRequest,
  CodeActionResolveRequest,
  type Command,
  ErrorCodes,
  ExecuteCommandRequest,
  LSPErrorCodes,
  type Range,
  ShowDocumentRequest,
  type TextEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { LanguageClient, uri } from '../support/language-client.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const HEAD = 'openapi: 3.1.1\ninfo: {title: Pets, version: 1.0.0}\n';
const PET = `${HEAD}components:\n  schemas:\n    Pet:\n      type: object\n      properties:\n        pet_name: {type: boolean}\n        pet_age: {type: boolean}\n`;
const PET_JSON = JSON.stringify(
  { openapi: '3.1.1', components: { schemas: { Pet: { properties: { pet_name: { type: 'boolean' } } } } } },
  null,
  2,
);

describe('languageserver: code actions', function () {
  this.timeout(120_000);
  const folder = new TemporaryFolder();
  let client: LanguageClient;
  let files = 0;

  const start = async (resolves: boolean) => {
    const codeAction = {
      codeActionLiteralSupport: { codeActionKind: { valueSet: [] } },
      ...(resolves && { resolveSupport: { properties: ['edit'] } }),
    };
    client = await LanguageClient.inProcess({
      folders: [folder.path],
      args: ['-r', 'all'],
      capabilities: { textDocument: { codeAction }, window: { showDocument: { support: true } } },
    });
  };
  const opened = async (text: string, ending = 'yaml') => {
    const file = folder.write(`api-${++files}.${ending}`, text);
    await client.open(file, text);
    await client.diagnostics(file);
    return file;
  };
  const actionsAt = async (file: string, range: Range, only?: string[]) => {
    const context = { diagnostics: [], ...(only !== undefined && { only }) };
    const params = { textDocument: { uri: uri(file) }, range, context };
    return ((await client.connection.sendRequest(CodeActionRequest.type, params)) ?? []) as CodeAction[];
  };
  const rangeOf = (text: string, word: string): Range => {
    const document = TextDocument.create('', '', 0, text);
    const at = text.indexOf(word);
    return { start: document.positionAt(at), end: document.positionAt(at + word.length) };
  };
  const applied = (text: string, file: string, action: CodeAction | undefined): string => {
    const edits: TextEdit[] = action?.edit?.changes?.[uri(file)] ?? [];
    return TextDocument.applyEdits(TextDocument.create('', '', 0, text), edits);
  };

  after(() => folder.remove());
  afterEach(() => client.stop());

  it('ignore a rule where its finding stands, with the cursor on the reason', async () => {
    await start(false);
    const file = await opened(PET);
    const actions = await actionsAt(file, rangeOf(PET, 'pet_name'));
    const ignore = actions.find(({ title }) => title === 'Ignore property-names here, with a reason');
    expect(ignore?.diagnostics?.map(({ code }) => code)).to.deep.equal(['property-names']);
    const after = applied(PET, file, ignore);
    expect(after).to.contain(
      'pet_name: {type: boolean, x-lintel: {ignore: {property-names: Why it has to stay as it is}}}',
    );
    const shown = new Promise((resolve) =>
      client.connection.onRequest(ShowDocumentRequest.type, (params) => {
        resolve(params);
        return { success: true };
      }),
    );
    const { command = '', arguments: given = [] } = ignore?.command ?? {};
    await client.connection.sendRequest(ExecuteCommandRequest.type, { command, arguments: given });
    expect(await shown).to.deep.include({ uri: uri(file), selection: rangeOf(after, 'Why it has to stay as it is') });
    await client.change(file, after);
    const left = (await client.diagnostics(file)).filter(
      ({ code, range }) => code === 'property-names' && range.start.line === 7,
    );
    expect(left).to.deep.equal([]);
  });

  it('ignore in JSON, too', async () => {
    await start(false);
    const file = await opened(PET_JSON, 'json');
    const actions = await actionsAt(file, rangeOf(PET_JSON, 'pet_name'));
    const after = applied(
      PET_JSON,
      file,
      actions.find(({ title }) => title.startsWith('Ignore property-names')),
    );
    expect(JSON.parse(after).components.schemas.Pet.properties.pet_name['x-lintel']).to.have.nested.property(
      'ignore.property-names',
    );
  });

  it('stand behind a byte order mark that is part of the text', async () => {
    await start(false);
    const text = `\uFEFF${JSON.stringify(JSON.parse(PET_JSON))}`;
    const file = await opened(text, 'json');
    const shown = await client.diagnostics(file);
    const place = rangeOf(text, '"pet_name"');
    expect(shown.filter(({ code }) => code === 'property-names').map(({ range }) => range)).to.deep.equal([place]);
    const actions = await actionsAt(file, place);
    const rename = actions.find(({ title }) => title.startsWith('Rename "pet_name"'));
    expect(rename?.diagnostics).to.have.length(1);
    expect(applied(text, file, rename)).to.equal(text.replace('pet_name', 'petName'));
  });

  it('put the cursor between the quotation marks of a reason', async () => {
    await start(false);
    const file = await opened(PET_JSON, 'json');
    const actions = await actionsAt(file, rangeOf(PET_JSON, 'pet_name'));
    const ignore = actions.find(({ title }) => title.startsWith('Ignore property-names'));
    const [, selection] = ignore?.command?.arguments ?? [];
    expect(selection).to.deep.equal(rangeOf(applied(PET_JSON, file, ignore), 'Why it has to stay as it is'));
  });

  it('are there once where several findings have them in common', async () => {
    await start(false);
    const file = await opened(PET);
    const whole = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
    const titles = (await actionsAt(file, whole)).map((action) => `${action.title} ${JSON.stringify(action.data)}`);
    expect(titles).to.deep.equal([...new Set(titles)]);
  });

  it('say at the operation that a collection is not paged', async () => {
    await start(false);
    const text = `${HEAD}paths:\n  /v1/orders:\n    get:\n      responses:\n        "200":\n          description: OK\n          content: {application/json: {schema: {type: object, required: [items], properties: {items: {type: array, items: {type: object}}}}}}\n`;
    const file = await opened(text);
    const actions = await actionsAt(file, rangeOf(text, 'schema: {type: object, required: [items]'));
    const paged = actions.filter(({ title }) => title === 'Say it with x-lintel.paged: false');
    expect(paged).to.have.length(1);
    const after = applied(text, file, paged[0]);
    expect(after).to.match(/^ {4}get:\n(.*\n)*? {6}x-lintel:\n {8}paged: false\n/m);
    await client.change(file, after);
    expect((await client.diagnostics(file)).map(({ code }) => code)).to.not.include('collection-links');
  });

  it('say at a schema what it is, also in a list; not at a value outside of one', async () => {
    await start(false);
    const text = `${HEAD}paths:\n  /v1/pets/{id}:\n    get:\n      responses:\n        '200':\n          description: OK\n          content: {application/json: {schema: {$ref: '#/components/schemas/A'}, example: {countryCode: USA}}}\ncomponents:\n  schemas:\n    A: {allOf: [{type: object, properties: {countryCode: {type: string, minLength: 0, maxLength: 9}}}]}\n`;
    const file = await opened(text);
    const said = async (word: string) =>
      (await actionsAt(file, rangeOf(text, word))).filter(({ title }) => title.startsWith('Say it with'));
    const [money] = await said('countryCode: {type');
    expect(applied(text, file, money)).to.contain('maxLength: 9, x-lintel: {role: money}}');
    const codes = (await client.diagnostics(file)).map(({ code, range }) => `${code} ${range.start.line}`);
    expect(codes).to.include('country-code 8');
    expect(await said('USA')).to.deep.equal([]);
  });

  it('say of a path only what is not known of it', async () => {
    await start(false);
    const text = `${HEAD}paths:\n  /v1/orders: {get: {responses: {"200": {description: OK}}}}\n  /v1/orders/{id}: {get: {responses: {"200": {description: OK}}}}\n`;
    const file = await opened(text);
    const whole = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
    const said = (await actionsAt(file, whole)).filter(({ title }) =>
      title.startsWith('Say it with x-lintel.resource'),
    );
    expect(said.map(({ title }) => title.split(' ').at(-1))).to.have.members(['singleton', 'action', 'search']);
  });

  it('say what a rule can only guess', async () => {
    await start(false);
    const text = `${HEAD}paths:\n  /order:\n    get:\n      responses: {"200": {description: OK}}\n  /order/{orderId}:\n    get:\n      responses: {"200": {description: OK}}\n`;
    const file = await opened(text);
    const actions = await actionsAt(file, rangeOf(text, '/order:'));
    const singleton = actions.find(({ title }) => title === 'Say it with x-lintel.resource: singleton');
    expect(applied(text, file, singleton)).to.match(/\/order:\n(.*\n)*? +x-lintel:\n +resource: singleton\n/);
  });

  it('mend a finding, all of its rule, and all that is safe in the file', async () => {
    await start(false);
    const text = PET.replace(
      'components:',
      'paths: {/pets: {get: {requestBody: {content: {application/json: {schema: {type: object, properties: {}}}}}}}}\ncomponents:',
    );
    const file = await opened(text);
    const all = await actionsAt(file, { start: { line: 0, character: 0 }, end: { line: 30, character: 0 } });
    const fix = all.find(({ title }) => title.includes('petName'));
    expect(fix?.title).to.contain('unsafe');
    expect(applied(text, file, fix)).to.contain('petName: {type: boolean}');
    const every = all.find(({ title }) => title.startsWith('Mend all 2 findings of property-names'));
    expect(applied(text, file, every))
      .to.contain('petName')
      .and.to.contain('petAge');
    const [fixAll, ...others] = await actionsAt(
      file,
      { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
      ['source.fixAll'],
    );
    expect(others).to.deep.equal([]);
    expect(fixAll?.kind).to.equal('source.fixAll.lintel');
    const [{ range } = {}] = fixAll?.edit?.changes?.[uri(file)] ?? [];
    expect([range?.start.line, range?.end.line], 'no more than what differs').to.deep.equal([2, 2]);
    const after = applied(text, file, fixAll);
    expect(after).to.contain('pet_name').and.to.not.contain('requestBody');
  });

  it('that mend all change each place alone, and leave what lies between', async () => {
    await start(false);
    const times = ['born', 'died'].map(
      (name) => `    ${name}:\n      type: string\n      format: date-time\n${'      # kept\n'.repeat(6)}`,
    );
    const file = await opened(`${HEAD}components:\n  schemas:\n${times.join('')}`);
    const [fixAll] = await actionsAt(file, rangeOf(HEAD, 'openapi'), ['source.fixAll']);
    const edits = fixAll?.edit?.changes?.[uri(file)] ?? [];
    expect(edits.map(({ newText }) => newText.includes('kept'))).to.deep.equal([false, false]);
  });

  it('have their edits worked out later for a client that asks for them', async () => {
    await start(true);
    const file = await opened(PET);
    const actions = await actionsAt(file, rangeOf(PET, 'pet_name'));
    const ignore = actions.find(({ title }) => title.startsWith('Ignore property-names'));
    expect(ignore?.edit).to.equal(undefined);
    if (ignore === undefined) return;
    const resolved = await client.connection.sendRequest(CodeActionResolveRequest.type, ignore);
    expect(applied(PET, file, resolved)).to.contain('x-lintel');
  });

  it('are of no text but the one that is open when they come', async () => {
    await start(true);
    const file = await opened(PET);
    await client.change(file, `# ${PET}`);
    const asked = actionsAt(file, rangeOf(`# ${PET}`, 'pet_name')).then(
      () => 0,
      ({ code }) => code,
    );
    await client.change(file, PET);
    expect(await asked).to.equal(LSPErrorCodes.ContentModified);
  });

  it('are there as soon as the file is linted that was opened', async () => {
    await start(false);
    const file = folder.write('early.yaml', PET);
    await client.open(file, PET);
    expect(await actionsAt(file, rangeOf(PET, 'pet_name'))).not.to.deep.equal([]);
  });

  it('are those of the findings that the selection touches', async () => {
    await start(false);
    const file = await opened(PET);
    const ignoredAt = async (start: [number, number], end = start) => {
      const [from, to] = [start, end].map(([line, character]) => ({ line, character })) as [
        Range['start'],
        Range['end'],
      ];
      const actions = await actionsAt(file, { start: from, end: to });
      const ignoring = actions.filter(({ title }) => title.startsWith('Ignore property-names'));
      return ignoring.flatMap(({ diagnostics = [] }) => diagnostics.map(({ range }) => range.start.line));
    };
    const { start: name, end: nameEnd } = rangeOf(PET, 'pet_name');
    const { start: age } = rangeOf(PET, 'pet_age');
    expect(await ignoredAt([name.line, name.character])).to.deep.equal([name.line]);
    expect(await ignoredAt([nameEnd.line, nameEnd.character])).to.deep.equal([name.line]);
    expect(await ignoredAt([name.line, name.character - 1])).to.deep.equal([]);
    expect(await ignoredAt([nameEnd.line, nameEnd.character + 1])).to.deep.equal([]);
    expect(await ignoredAt([0, 0])).to.deep.equal([]);
    expect(await ignoredAt([age.line + 1, 0])).to.deep.equal([]);
    expect(await ignoredAt([name.line, 0], [age.line, age.character])).to.have.members([name.line, age.line]);
  });

  it('are commands for a client that takes no actions', async () => {
    client = await LanguageClient.inProcess({
      folders: [folder.path],
      args: ['-r', 'all'],
      capabilities: { workspace: { applyEdit: true } },
    });
    const edits: CodeAction['edit'][] = [];
    client.connection.onRequest(ApplyWorkspaceEditRequest.type, ({ edit }) => {
      edits.push(edit);
      return { applied: true };
    });
    const file = await opened(PET);
    const offered = (await actionsAt(file, rangeOf(PET, 'pet_name'))) as unknown as Command[];
    const { command = '', arguments: given = [] } = offered.find(({ title }) => title.startsWith('Rename')) ?? {};
    await client.connection.sendRequest(ExecuteCommandRequest.type, { command, arguments: given });
    expect(edits.map((edit) => applied(PET, file, { title: '', ...(edit !== undefined && { edit }) }))).to.deep.equal([
      PET.replace('pet_name', 'petName'),
    ]);
    const refused = await client.connection
      .sendRequest(ExecuteCommandRequest.type, { command: 'lintel.other' })
      .catch(({ code }) => code);
    expect(refused).to.equal(ErrorCodes.InvalidParams);
  });

  it('are none in a text that cannot be read', async () => {
    await start(false);
    const file = await opened(PET);
    await client.change(file, `${PET}x: [`);
    await client.diagnostics(file);
    expect(await actionsAt(file, rangeOf(PET, 'pet_name'))).to.deep.equal([]);
  });
});
