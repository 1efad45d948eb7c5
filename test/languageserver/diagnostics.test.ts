import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect } from 'chai';
import {
  DiagnosticSeverity,
  DiagnosticTag,
  DidChangeWorkspaceFoldersNotification,
  DocumentDiagnosticRequest,
  FileChangeType,
} from 'vscode-languageserver/node';
import { eventually } from '../support/eventually.ts';
import { type ClientOptions, LanguageClient, uri } from '../support/language-client.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const HEAD = 'openapi: 3.1.1\ninfo: {title: Pets, version: 1.0.0}\n';
/** One finding: a name that is not camelCase. */
const BAD_NAME = `${HEAD}components:\n  schemas:\n    Pet:\n      type: object\n      properties:\n        pet_name: {type: boolean}\n`;
const REFERRING = `${HEAD}components: {schemas: {Pet: {$ref: pet.yaml}}}\n`;
const PART = 'type: object\nproperties:\n  pet_name: {type: boolean}\n';

const NAME = 'property-names';

describe('languageserver: diagnostics', function () {
  this.timeout(120_000);
  let folder: TemporaryFolder;
  let client: LanguageClient;

  const start = async (options: Partial<ClientOptions> = {}) => {
    client = await LanguageClient.inProcess({ folders: [folder.path], args: ['-r', '2.1'], ...options });
  };
  const codesIn = async (file: string) => (await client.diagnostics(file)).map(({ code }) => code);
  /** What is sent for a file that need not be open. */
  const sentCodes = (file: string, wanted: readonly string[]) =>
    eventually(() => expect((client.sent(file)?.diagnostics ?? []).map(({ code }) => code)).to.deep.equal(wanted));

  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(async () => {
    await client.stop();
    folder.remove();
  });

  it('stand at the key, with a link to the page of the rule', async () => {
    await start();
    const file = folder.write('api.yaml', BAD_NAME);
    await client.open(file, BAD_NAME);
    const [finding, ...others] = await client.diagnostics(file);
    expect(others).to.deep.equal([]);
    expect(finding).to.deep.include({
      code: NAME,
      source: 'lintel',
      range: { start: { line: 7, character: 8 }, end: { line: 7, character: 16 } },
    });
    expect(finding?.codeDescription?.href).to.match(/^file:.*docs\/rules\/property-names\.md$/);
  });

  it('link to the documentation that is published', async () => {
    await start({ env: { LINTEL_DOCUMENTATION_URL: 'https://api.example/lintel' } });
    const file = folder.write('api.yaml', BAD_NAME);
    await client.open(file, BAD_NAME);
    expect((await client.diagnostics(file))[0]?.codeDescription?.href).to.match(
      /^https:\/\/api\.example\/lintel.*property-names/,
    );
  });

  it('name the uses of a shared schema', async () => {
    await start();
    const text = `${BAD_NAME}    Owner:\n      type: object\n      properties:\n        pet: {$ref: '#/components/schemas/Pet'}\n`;
    const file = folder.write('api.yaml', text);
    await client.open(file, text);
    const related = (await client.diagnostics(file))[0]?.relatedInformation;
    expect(related?.map(({ location }) => location.range.start.line)).to.deep.equal([11]);
  });

  it('are pulled by a client that asks for them, and sent for the other files', async () => {
    await start({ capabilities: { textDocument: { diagnostic: {} } } });
    folder.write('pet.yaml', PART);
    const root = folder.write('api.yaml', REFERRING);
    await client.open(root, BAD_NAME);
    const textDocument = { uri: uri(root) };
    const first = await client.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument });
    expect(first).to.include({ kind: 'full' });
    expect(first.kind === 'full' ? first.items.map(({ code }) => code) : []).to.deep.equal([NAME]);
    const previousResultId = first.resultId ?? '';
    const again = await client.connection.sendRequest(DocumentDiagnosticRequest.type, {
      textDocument,
      previousResultId,
    });
    expect(again).to.include({ kind: 'unchanged' });
    await client.change(root, REFERRING);
    const last = await client.connection.sendRequest(DocumentDiagnosticRequest.type, {
      textDocument,
      previousResultId,
    });
    expect(last).to.deep.include({ kind: 'full', items: [] });
    await sentCodes(folder.write('pet.yaml', PART), [NAME]);
    expect(client.sent(root)).to.equal(undefined);
  });

  it('stand in every file of a split description, and go with the last open one', async () => {
    await start();
    const part = folder.write('pet.yaml', PART);
    const root = folder.write('api.yaml', REFERRING);
    await client.open(root, REFERRING);
    expect(await codesIn(root)).to.deep.equal([]);
    await sentCodes(part, [NAME]);
    await client.close(root);
    await sentCodes(part, []);
  });

  it('of a part come from the descriptions that refer to it, with open texts before those on disk', async () => {
    await start();
    const part = folder.write('parts/pet.yaml', PART);
    folder.write('api.yaml', REFERRING.replace('pet.yaml', 'parts/pet.yaml'));
    folder.write('unrelated.yaml', 'no: description\n');
    await client.open(part, PART);
    expect(await codesIn(part)).to.deep.equal([NAME]);
    await client.change(part, PART.replace('pet_name', 'petName').replace('boolean', 'string, nullable: true'));
    expect(await codesIn(part)).to.not.include(NAME);
    await client.close(part);
    await sentCodes(part, []);
  });

  it('of a part follow it in a folder that is opened by a link', async () => {
    const part = folder.write('real/pet.yaml', PART);
    folder.write('real/api.yaml', REFERRING);
    const link = `${folder.path}/link`;
    symlinkSync(`${folder.path}/real`, link);
    await start({ folders: [link] });
    const [root, linked] = [`${link}/api.yaml`, `${link}/pet.yaml`];
    await client.open(root, REFERRING);
    await sentCodes(linked, [NAME]);
    const without = PART.replace('pet_name', 'petName').replace('boolean', 'string, nullable: true');
    writeFileSync(part, without);
    await client.changedOnDisk(linked);
    await eventually(() => expect(client.sent(linked)?.diagnostics.map(({ code }) => code)).to.not.include(NAME));
    await client.open(linked, without);
    await client.diagnostics(linked);
    await client.change(linked, PART);
    expect(await codesIn(linked)).to.deep.equal([NAME]);
  });

  it('of an open part begin and end with the reference of a description on disk', async () => {
    await start();
    const part = folder.write('parts/pet.yaml', PART);
    await client.open(part, PART);
    const referring = REFERRING.replace('pet.yaml', 'parts/pet.yaml');
    const root = folder.write('api.yaml', referring);
    await client.changedOnDisk(root, FileChangeType.Created);
    await sentCodes(part, [NAME]);
    folder.write('api.yaml', REFERRING.replace('pet.yaml', 'other.yaml'));
    await client.changedOnDisk(root);
    await sentCodes(part, []);
    folder.write('api.yaml', referring);
    await client.changedOnDisk(root);
    await sentCodes(part, [NAME]);
  });

  it('of a part stay and move along while the description that refers to it cannot be read', async () => {
    await start();
    const part = folder.write('pet.yaml', PART);
    const root = folder.write('api.yaml', REFERRING);
    await client.open(root, REFERRING);
    await client.open(part, PART);
    expect(await codesIn(part)).to.deep.equal([NAME]);
    await client.change(root, `${REFERRING}tags: [`);
    expect(await codesIn(root)).to.deep.equal(['parser']);
    await client.change(part, `# moved\n${PART}`);
    const [finding] = await client.diagnostics(part);
    expect([finding?.code, finding?.range.start.line]).to.deep.equal([NAME, 3]);
  });

  it('of a new file that is not saved are those of its text, whatever its name', async () => {
    await start();
    const file = `${folder.path}/[id]/new?.yaml`;
    await client.open(file, BAD_NAME);
    expect(await codesIn(file)).to.deep.equal([NAME]);
  });

  it('hold an open text to the largest size, as the project or the command line says it', async () => {
    await start({ args: ['-r', '2.1', '--max-file-size', '0.0001'] });
    const file = folder.write('api.yaml', BAD_NAME);
    await client.open(file, BAD_NAME);
    expect((await client.diagnostics(file)).map(({ message }) => message).join()).to.contain('--max-file-size');
    await client.stop();
    folder.write('.lintel.yaml', 'maxFileSize: 0.0001\n');
    await start();
    await client.open(file, BAD_NAME);
    expect((await client.diagnostics(file)).map(({ message }) => message).join()).to.contain('--max-file-size');
  });

  it('are none for other YAML', async () => {
    await start();
    const file = folder.write('compose.yaml', 'services: {}\n');
    await client.open(file, 'services: {}\n');
    const other = folder.write('api.yaml', BAD_NAME);
    await client.open(other, BAD_NAME);
    await client.diagnostics(other);
    expect(client.sent(file)?.diagnostics ?? []).to.deep.equal([]);
  });

  it('say of OpenAPI of a version that is none what is wrong with it', async () => {
    await start();
    const file = folder.write('api.yaml', '');
    await client.open(file, BAD_NAME.replace('3.1.1', 'v3.1'));
    const [said, ...others] = await client.diagnostics(file);
    expect(others).to.deep.equal([]);
    expect(said?.message).to.contain('OpenAPI "v3.1" is no version');
    expect(said?.range.start.line).to.equal(0);
  });

  it('are none where a description was made Swagger or another file, and are back with it', async () => {
    await start();
    const file = folder.write('api.yaml', BAD_NAME);
    await client.open(file, BAD_NAME);
    expect(await codesIn(file)).to.deep.equal([NAME]);
    await client.change(file, BAD_NAME.replace('openapi: 3.1.1', "swagger: '2.0'"));
    expect(await codesIn(file)).to.deep.equal([]);
    await client.change(file, BAD_NAME.replace('openapi: 3.1.1', 'version: 1'));
    expect(await codesIn(file)).to.deep.equal([]);
    await client.change(file, BAD_NAME);
    expect(await codesIn(file)).to.deep.equal([NAME]);
  });

  it('follow settings, rulesets and what is left out, when they change on disk', async () => {
    await start({ args: [] });
    const file = folder.write('api.yaml', BAD_NAME);
    const settings = folder.write('.lintel.yaml', 'rules: {property-names: off}\n');
    await client.open(file, BAD_NAME);
    expect(await codesIn(file)).to.not.include(NAME);
    folder.write('.lintel.yaml', 'rules: {property-names: hint}\n');
    await client.changedOnDisk(settings);
    await eventually(() => {
      const [finding] = (client.sent(file)?.diagnostics ?? []).filter(({ code }) => code === NAME);
      expect(finding?.severity).to.equal(DiagnosticSeverity.Hint);
    });
    folder.write('.lintel.yaml', 'ignore: [api.yaml]\n');
    await client.changedOnDisk(settings);
    await sentCodes(file, []);
    rmSync(settings);
    folder.write('.spectral.yaml', 'extends: lintel/2.1\n');
    await client.changedOnDisk(settings, FileChangeType.Deleted);
    await sentCodes(file, [NAME]);
  });

  it('follow the folders of the workspace, each with its own settings, also those that come and go', async () => {
    const [one, two] = ['one', 'two'].map((name) => `${folder.path}/${name}`) as [string, string];
    folder.write('one/.lintel.yaml', "ruleset: '2.1'\n");
    folder.write('two/.lintel.yaml', "ruleset: '2.1'\nrules: {property-names: off}\n");
    await start({ args: [], folders: [one] });
    const inOne = folder.write('one/api.yaml', BAD_NAME);
    const inTwo = folder.write('two/apis/api.yaml', BAD_NAME);
    await client.open(inOne, BAD_NAME);
    expect(await codesIn(inOne)).to.deep.equal([NAME]);
    await client.connection.sendNotification(DidChangeWorkspaceFoldersNotification.type, {
      event: { added: [{ uri: uri(two), name: 'two' }], removed: [{ uri: uri(one), name: 'one' }] },
    });
    await client.open(inTwo, BAD_NAME);
    expect(await codesIn(inTwo)).to.deep.equal([]);
    expect(await codesIn(inOne)).to.deep.equal([NAME]);
  });

  it('follow parts that change on disk, which the editor is asked to watch', async () => {
    const watching = { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } };
    await start({ capabilities: watching });
    await eventually(() => expect(client.registered).to.include('workspace/didChangeWatchedFiles'));
    const part = folder.write('pet.yaml', 'type: object\n');
    const root = folder.write('api.yaml', REFERRING);
    await client.open(root, REFERRING);
    expect(await codesIn(root)).to.deep.equal([]);
    folder.write('pet.yaml', PART);
    await client.changedOnDisk(part);
    await sentCodes(part, [NAME]);
    rmSync(part);
    await client.changedOnDisk(part, FileChangeType.Deleted);
    await sentCodes(part, []);
    expect((await client.diagnostics(root)).map(({ message }) => message).join()).to.contain('pet.yaml');
  });

  it('leave out what the baseline knows', async () => {
    await start();
    const file = folder.write('api.yaml', BAD_NAME);
    await client.open(file, BAD_NAME);
    expect(await codesIn(file)).to.deep.equal([NAME]);
    const { runCli } = await import('../support/run-cli.ts');
    await runCli(['baseline', '-r', '2.1', 'api.yaml'], { cwd: folder.path });
    await client.changedOnDisk(`${folder.path}/lintel-baseline.json`, FileChangeType.Created);
    await sentCodes(file, []);
  });

  it('of a broken ruleset are one, in its file, and what was found last stays', async () => {
    await start({ args: [] });
    const ruleset = folder.write('.spectral.yaml', 'extends: lintel/2.1\n');
    const file = folder.write('api.yaml', BAD_NAME);
    await client.open(file, BAD_NAME);
    expect(await codesIn(file)).to.deep.equal([NAME]);
    folder.write('.spectral.yaml', 'extends: lintel/2.1\nrules:\n  property-namez: error\n');
    await client.changedOnDisk(ruleset);
    await eventually(() => {
      const [fault, ...others] = client.sent(ruleset)?.diagnostics ?? [];
      expect(others).to.deep.equal([]);
      expect(fault?.range.start.line).to.equal(2);
      expect(fault?.message).to.contain('did you mean "property-names"?');
    });
    expect(await codesIn(file)).to.deep.equal([NAME]);
    folder.write('.spectral.yaml', 'extends: lintel/2.1\n');
    await client.changedOnDisk(ruleset);
    await sentCodes(ruleset, []);
  });

  it('follow what an open ruleset extends, saved or not', async () => {
    await start({ args: [] });
    folder.write('.spectral.yaml', 'extends: ./base.yaml\n');
    const base = folder.write('base.yaml', 'extends: lintel/2.1\n');
    const file = folder.write('api.yaml', BAD_NAME);
    await client.open(file, BAD_NAME);
    expect(await codesIn(file)).to.deep.equal([NAME]);
    await client.open(base, 'extends: lintel/2.1\nrules: {property-names: off}\n');
    await sentCodes(file, []);
    await client.change(base, 'extends: lintel/2.1\nrules: {property-namez: off}\n');
    await eventually(() => expect(client.sent(base)?.diagnostics[0]?.range.start.line).to.equal(1));
    await client.close(base);
    await sentCodes(file, [NAME]);
    await sentCodes(base, []);
  });

  it('follow a ruleset that changes on disk with the next keystroke, where the editor watches no files', async () => {
    await start({ args: [] });
    folder.write('base.yaml', 'extends: lintel/2.1\n');
    folder.write('.spectral.yaml', 'extends: base.yaml\n');
    const file = folder.write('api.yaml', BAD_NAME);
    await client.open(file, BAD_NAME);
    expect(await codesIn(file)).to.deep.equal([NAME]);
    folder.write('base.yaml', 'extends: lintel/2.1\nrules: {property-names: off}\n');
    await client.change(file, `${BAD_NAME}\n`);
    expect(await codesIn(file)).to.deep.equal([]);
  });

  it('of a broken ruleset stay while another project of the folder is linted', async () => {
    await start({ args: [] });
    const broken = folder.write('one/.lintel.yaml', 'rules: {property-namez: off}\n');
    folder.write('two/.lintel.yaml', "ruleset: '2.1'\n");
    const [inOne, inTwo] = ['one', 'two'].map((name) => folder.write(`${name}/api.yaml`, BAD_NAME)) as [string, string];
    await client.open(inOne, BAD_NAME);
    await eventually(() => expect(client.sent(broken)?.diagnostics).to.have.length(1));
    await client.open(inTwo, BAD_NAME);
    expect(await codesIn(inTwo)).to.deep.equal([NAME]);
    expect(client.sent(broken)?.diagnostics).to.have.length(1);
    await client.close(inOne);
    await sentCodes(broken, []);
  });

  it('of broken settings are one for an open part, too', async () => {
    await start({ args: [] });
    const settings = folder.write('.lintel.yaml', 'rules: {\n');
    folder.write('api.yaml', REFERRING);
    const part = folder.write('pet.yaml', PART);
    await client.open(part, PART);
    await eventually(() => expect(client.sent(settings)?.diagnostics).to.have.length(1));
    expect(client.messages).to.deep.equal([]);
    folder.write('.lintel.yaml', "ruleset: '2.1'\n");
    await client.changedOnDisk(settings);
    await sentCodes(part, [NAME]);
    await sentCodes(settings, []);
  });

  it('of a broken baseline are one, where it is broken', async () => {
    await start();
    const baseline = folder.write('lintel-baseline.json', '{"version": 1,\n  nothing}\n');
    const file = folder.write('api.yaml', BAD_NAME);
    await client.open(file, BAD_NAME);
    await eventually(() => expect(client.sent(baseline)?.diagnostics[0]?.range.start).to.include({ line: 1 }));
  });

  const PROGRAM = `module.exports = { rules: { broken: { given: '$', then: { function: () => { throw new Error('no luck'); } } } } };\n`;

  it('come from a ruleset that is a program only where the workspace is trusted', async () => {
    await start({ args: [] });
    folder.write('.git/HEAD', '');
    const ruleset = folder.write('.spectral.js', PROGRAM);
    const file = folder.write('api.yaml', BAD_NAME);
    await client.open(file, BAD_NAME);
    await eventually(() => expect(client.sent(ruleset)?.diagnostics[0]?.message).to.contain('does not trust'));
    expect(client.messages).to.deep.equal([]);
    // A text is no answer, also where it is not empty.
    await client.stop();
    await start({ args: [], trusted: 'false' });
    await client.open(file, BAD_NAME);
    await eventually(() => expect(client.sent(ruleset)?.diagnostics[0]?.message).to.contain('does not trust'));
  });

  it('are none of a rule that throws, which is a message', async () => {
    await start({ args: [], trusted: true });
    folder.write('.git/HEAD', '');
    folder.write('.spectral.js', PROGRAM);
    const file = folder.write('api.yaml', BAD_NAME);
    await client.open(file, BAD_NAME);
    expect(await codesIn(file)).to.deep.equal([]);
    await eventually(() => expect(client.messages.join('\n')).to.contain('the rule broken failed (no luck)'));
    await client.change(file, `${BAD_NAME}\n`);
    expect(await codesIn(file)).to.deep.equal([]);
    expect(client.messages).to.have.length(1);
  });

  it('stay where the text cannot be read, moved along, beside what is wrong with it', async () => {
    await start();
    const file = folder.write('api.yaml', BAD_NAME);
    await client.open(file, BAD_NAME);
    await client.diagnostics(file);
    const at = { line: 2, character: 0 };
    await client.change(file, { range: { start: at, end: at }, text: 'tags: [\n' });
    const broken = await client.diagnostics(file);
    expect(broken.map(({ code, range }) => [code, range.start.line])).to.deep.include([NAME, 8]);
    expect(broken.map(({ code }) => code)).to.include('parser');
    await client.change(file, {
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
      text: '# later\n',
    });
    expect((await client.diagnostics(file)).map(({ code, range }) => [code, range.start.line])).to.deep.include([
      NAME,
      9,
    ]);
    await client.change(file, BAD_NAME);
    expect(await codesIn(file)).to.deep.equal([NAME]);
  });

  it('count UTF-16 units, and lines of CRLF', async () => {
    await start();
    const text =
      `${HEAD}components: {schemas: {Pet: {type: object, title: 🐕🐈, properties: {pet_name: {type: boolean}}}}}\n`.replaceAll(
        '\n',
        '\r\n',
      );
    const file = folder.write('api.yaml', text);
    await client.open(file, text);
    const start0 = text.split('\r\n')[2]?.indexOf('pet_name');
    expect((await client.diagnostics(file))[0]?.range).to.deep.equal({
      start: { line: 2, character: start0 },
      end: { line: 2, character: (start0 ?? 0) + 'pet_name'.length },
    });
  });

  it('are never those of an older text', async () => {
    await start();
    const file = folder.write('api.yaml', BAD_NAME);
    await client.open(file, BAD_NAME);
    for (let count = 0; count < 20; count++) await client.change(file, `${'#\n'.repeat(count)}${BAD_NAME}`);
    const [finding] = await client.diagnostics(file);
    expect(finding?.range.start.line).to.equal(7 + 19);
    expect(client.sent(file)?.version).to.equal(21);
  });

  it('show a stale ignore as unnecessary', async () => {
    await start({ args: ['-r', 'all'] });
    const text = `${BAD_NAME}x-lintel: {ignore: {path-depth: kept for old clients}}\n`;
    const file = folder.write('api.yaml', text);
    await client.open(file, text);
    const all = await client.diagnostics(file);
    const [finding, ...others] = all.filter(({ tags }) => tags !== undefined);
    expect(finding).to.deep.include({ code: 'annotation-in-use', tags: [DiagnosticTag.Unnecessary] });
    expect(others).to.be.empty;
    expect(all).to.have.length.above(1);
  });

  it('are at most 1,000 in a file, the most serious first, each rule before its second finding', async () => {
    await start({ args: ['-r', 'all'] });
    const names = Array.from({ length: 1_200 }, (_, index) => `        a_${index}: {type: string}\n`).join('');
    const text = `${BAD_NAME}${names}`;
    const file = folder.write('api.yaml', text);
    await client.open(file, text);
    const found = await client.diagnostics(file);
    expect(found).to.have.length(1_000);
    const severities = found.slice(0, -1).map(({ severity = 0 }) => severity);
    expect(severities).to.deep.equal(severities.toSorted());
    expect(found.at(-1)?.message).to.match(/^[\d,]+ more findings in this file/);
    const gravest = found.filter(({ severity }) => severity === severities[0]).map(({ code }) => code);
    const rules = new Set(gravest);
    expect(new Set(gravest.slice(0, rules.size))).to.deep.equal(rules);
  });
});
