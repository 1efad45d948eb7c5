import { expect } from 'chai';
import {
  type CodeAction,
  CodeActionRequest,
  CodeActionResolveRequest,
  DocumentDiagnosticRequest,
  ErrorCodes,
  InitializeRequest,
  LSPErrorCodes,
} from 'vscode-languageserver/node';
import { eventually } from '../support/eventually.ts';
import { type ClientOptions, LanguageClient, uri } from '../support/language-client.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const TEXT = 'openapi: 3.1.1\ninfo: {title: Pets, version: 1.0.0}\n';

/** Ends the thread where the title of a description says so. */
const ENDING = `module.exports = { rules: { ends: { given: '$.info', then: { function: ({ title }) => {
  if (title === 'Exit') process.exit(3);
  if (title === 'Reject') Promise.reject(new Error('too late'));
  return [{ message: 'seen ' + title }];
} } } } };
`;

describe('languageserver: life of the server', function () {
  this.timeout(120_000);
  let folder: TemporaryFolder;
  let client: LanguageClient;

  const start = async (options: Partial<ClientOptions> = {}) => {
    client = await LanguageClient.start({ folders: [folder.path], trusted: true, ...options });
  };
  const titled = (title: string) => TEXT.replace('Pets', title);
  const messagesIn = async (file: string) => (await client.diagnostics(file)).map(({ message }) => message);

  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('.git/HEAD', '');
  });
  afterEach(() => folder.remove());

  it('goes on when a ruleset ends the thread, without the file that did it until that changes', async () => {
    folder.write('.spectral.js', ENDING);
    await start();
    const [file, other] = ['api', 'other'].map((name) => folder.write(`${name}.yaml`, TEXT)) as [string, string];
    await client.open(other, TEXT);
    await messagesIn(other);
    await client.open(file, titled('Exit'));
    await eventually(() => expect(client.messages.join()).to.contain('exit code 3'));
    await client.change(other, titled('Others'));
    expect(await messagesIn(other)).to.deep.equal(['seen Others']);
    await client.change(file, titled('Exit again'));
    expect(await messagesIn(file)).to.deep.equal(['seen Exit again']);
    await client.change(file, titled('Reject'));
    await eventually(() => expect(client.messages.join()).to.contain('too late'));
    await client.change(file, titled('Mended'));
    expect(await messagesIn(file)).to.deep.equal(['seen Mended']);
    expect(await client.stop()).to.equal(0);
  });

  it('answers who waits for findings when the thread ends', async () => {
    folder.write('.spectral.js', ENDING);
    await start({ capabilities: { textDocument: { diagnostic: {} } } });
    const file = folder.write('api.yaml', titled('Exit'));
    await client.open(file, titled('Exit'));
    const pulled = await client.connection.sendRequest(DocumentDiagnosticRequest.type, {
      textDocument: { uri: uri(file) },
    });
    expect(pulled).to.deep.include({ kind: 'full', items: [] });
    await client.stop();
  });

  it('gives no edits of an older text', async () => {
    const codeActionLiteralSupport = { codeActionKind: { valueSet: [] } };
    const codeAction = { codeActionLiteralSupport, resolveSupport: { properties: ['edit'] } };
    await start({ capabilities: { textDocument: { codeAction } } });
    const text = `${TEXT}paths: {/pets: {get: {requestBody: {content: {}}}}}\n`;
    const file = folder.write('api.yaml', text);
    await client.open(file, text);
    const range = { start: { line: 0, character: 0 }, end: { line: 3, character: 0 } };
    const params = { textDocument: { uri: uri(file) }, range, context: { diagnostics: [] } };
    const [action] = (await client.connection.sendRequest(CodeActionRequest.type, params)) as CodeAction[];
    const resolved = client.connection.sendRequest(CodeActionResolveRequest.type, action as CodeAction).then(
      () => 0,
      ({ code }) => code,
    );
    await client.change(file, `\n${text}`);
    expect(await resolved).to.equal(LSPErrorCodes.ContentModified);
    await client.stop();
  });

  it('begins where the settings of the project are broken, and says so in their file', async () => {
    const settings = folder.write('.lintel.yaml', 'rules: {\n');
    await start();
    const file = folder.write('api.yaml', TEXT);
    await client.open(file, TEXT);
    await eventually(() => expect(client.sent(settings)?.diagnostics[0]?.message).to.contain('broken YAML'));
    await client.stop();
  });

  it('is initialized once, and answers nothing before', async () => {
    const codeOf = (request: Promise<unknown>) =>
      request.then(
        () => 0,
        ({ code }) => code,
      );
    await start();
    const { connection } = client;
    const again = { processId: null, rootUri: null, capabilities: {} };
    expect(await codeOf(connection.sendRequest(InitializeRequest.type, again))).to.equal(ErrorCodes.InvalidRequest);
    expect(await codeOf(connection.sendRequest('no/such'))).to.equal(ErrorCodes.MethodNotFound);
    await client.stop();
  });
});
