import { expect } from 'chai';
import { type ChangeSettings, judgeChanges } from '../../diff/judge-changes.ts';
import { readVersion } from '../../diff/version.ts';
import { compareDescriptions } from '../../model/comparison/compare-descriptions.ts';
import { slashed } from '../../platform/file-paths.ts';
import { versionOf } from '../support/diff-texts.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const BODY = `openapi: 3.1.0
info: { title: Shop, version: 1.4.0 }
paths:
  /v1/shop/orders:
    post:
      requestBody:
        content:
          application/json: { schema: { $ref: '#/components/schemas/Order' } }
      responses: { '204': { description: Created } }
components:
  schemas:
`;
const OPEN = `${BODY}    Order: { type: object, properties: { state: { enum: [a, b] } } }\n`;
const CLOSED = OPEN.replace('type: object', 'type: object, additionalProperties: false');
const LONGER = OPEN.replace('[a, b]', '[a, b, c]');

async function judged(before: string, after: string, severities: Partial<ChangeSettings> = {}) {
  const [{ version: then }, { version: now }] = [
    await readVersion(versionOf(before, 'before.yaml')),
    await readVersion(versionOf(after, 'after.yaml')),
  ];
  if (then === null || now === null) throw new Error('a version cannot be read');
  const { changes } = compareDescriptions(then.description, now.description);
  return judgeChanges(changes, then, now, { rules: {}, kinds: {}, catalogueUrl: null, ...severities });
}

/** The findings in short. */
async function found(...args: Parameters<typeof judged>) {
  return (await judged(...args)).judged.map(({ result: { code, severity, statements } }) => ({
    code,
    severity,
    statements: statements.join(' '),
  }));
}

describe('diff/judge-changes.ts', () => {
  it('reports a change by one rule, with the statements of those that yield to it', async () => {
    expect(await found(OPEN, CLOSED)).to.deep.equal([
      { code: 'no-closed-objects', severity: 0, statements: '2.1/no-closed-objects 9/compatible' },
    ]);
    expect(await found(OPEN, LONGER)).to.deep.equal([
      { code: 'closed-enum', severity: 0, statements: '9/closed-enum 2.2/enum-closed' },
    ]);
  });

  it('reports it by the rule that else yields where the other one is off, or less severe', async () => {
    const compatible = { code: 'compatible', severity: 0, statements: '9/compatible' };
    expect(await found(OPEN, CLOSED, { rules: { 'no-closed-objects': 'off' } })).to.deep.equal([compatible]);
    expect(await found(OPEN, CLOSED, { rules: { 'no-closed-objects': 'hint' } })).to.deep.equal([
      { ...compatible, statements: '9/compatible 2.1/no-closed-objects' },
    ]);
    expect(await found(OPEN, CLOSED, { rules: { 'no-closed-objects': 'hint', compatible: 'hint' } })).to.deep.equal([
      { code: 'no-closed-objects', severity: 3, statements: '2.1/no-closed-objects 9/compatible' },
    ]);
  });

  it('leads to the catalogue where one is published', async () => {
    const addresses = async (catalogueUrl: string | null) =>
      (await judged(OPEN, CLOSED, { catalogueUrl })).judged.map(({ result }) => result.documentationUrl);
    const [address, ...others] = await addresses('https://shop.example/rules');
    expect(address).to.match(/^https:\/\/shop\.example\/rules\/.*no-closed-objects/);
    expect([others, await addresses(null)]).to.deep.equal([[], [undefined]]);
  });

  it('takes the severity of a kind before that of its rule', async () => {
    const severityWith = async (severities: Partial<ChangeSettings>) =>
      (await found(OPEN, LONGER, severities)).map(({ code, severity }) => [code, severity]);
    const rules = { 'closed-enum': 'warn', 'enum-closed': 'off' } as const;
    expect(await severityWith({ rules })).to.deep.equal([['closed-enum', 1]]);
    expect(await severityWith({ rules, kinds: { 'enum-changed': 'info' } })).to.deep.equal([['closed-enum', 2]]);
    expect(await severityWith({ rules, kinds: { 'enum-changed': 'off' } })).to.deep.equal([]);
  });

  it('says of each finding its kind, and by which place it is known again', async () => {
    const gone = OPEN.replace('state: { enum: [a, b] }', '');
    const [one] = (await judged(OPEN, gone)).judged;
    expect(one?.result.kind).to.equal('request-property-removed');
    expect(one?.result.source).to.match(/before\.yaml$/);
    // What is gone is known by the name that the file has in the new version.
    expect(one?.knownBy.map(({ source, path }) => [source.replace(/^.*\//, ''), path.join(' ')])).to.deep.equal([
      ['after.yaml', 'components schemas Order properties state'],
    ]);
  });

  it('says of a major version that became another one only what breaks clients, and has all below it', async () => {
    const closed = CLOSED.replace('/v1/', '/v2/');
    const note = async (severities: Partial<ChangeSettings>) =>
      (await judged(OPEN, closed, severities)).judged.map(({ result: { message, below } }) => [
        /would break clients/.test(message),
        below?.map(({ code }) => code),
      ]);
    expect(await note({})).to.deep.equal([[true, ['no-closed-objects']]]);
    const kinds = { 'request-object-closed': 'warn' } as const;
    expect(await note({ kinds })).to.deep.equal([[false, ['no-closed-objects']]]);
  });

  it('hides a finding by an exception of the new version, and counts it', async () => {
    const excused = (text: string) => text.replace('    Order: {', '    Order: { x-lintel: { ignore: { RULE: why } },');
    const hidden = async (after: string, rule: string) => {
      const { judged: left, hidden: count } = await judged(OPEN, excused(after).replace('RULE', rule));
      return [left.length, count];
    };
    expect(await hidden(LONGER, 'closed-enum')).to.deep.equal([0, 1]);
    expect(await hidden(LONGER, 'compatible')).to.deep.equal([1, 0]);
    const gone = OPEN.replace('state: { enum: [a, b] }', '');
    expect(await hidden(gone, 'compatible')).to.deep.equal([0, 1]);
    expect(await hidden(gone, 'closed-enum')).to.deep.equal([1, 0]);
  });

  describe('of descriptions of several files', () => {
    let folder: TemporaryFolder;
    beforeEach(() => {
      folder = new TemporaryFolder();
    });
    afterEach(() => folder.remove());

    it('calls each place by its file in the new version', async () => {
      const text = `${BODY}    Order: { $ref: 'parts/order.yaml' }\n`;
      for (const [version, properties] of [
        ['then', 'state: { enum: [a] }, gone: { type: string }'],
        ['now', 'state: { enum: [a, b] }'],
      ])
        folder.write(`${version}/parts/order.yaml`, `type: object\nproperties: { ${properties} }\n`);
      const [{ version: then }, { version: now }] = [
        await readVersion(versionOf(text, `${folder.path}/then/openapi.yaml`)),
        await readVersion(versionOf(text, `${folder.path}/now/openapi.yaml`)),
      ];
      if (then === null || now === null) throw new Error('a version cannot be read');
      const { changes } = compareDescriptions(then.description, now.description);
      const { judged: all } = judgeChanges(changes, then, now, { rules: {}, kinds: {}, catalogueUrl: null });
      const sources = all.map(({ result: { kind, source }, knownBy }) =>
        [kind, source, ...knownBy.map((one) => one.source)].map((one) => one?.replace(slashed(folder.path), '')),
      );
      expect(sources).to.have.deep.members([
        ['enum-changed', '/now/parts/order.yaml', '/now/parts/order.yaml'],
        ['request-property-removed', '/then/parts/order.yaml', '/now/parts/order.yaml'],
      ]);
    });
  });
});
