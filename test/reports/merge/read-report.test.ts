import { expect } from 'chai';
import { json } from '../../../reports/json.ts';
import { junit } from '../../../reports/junit.ts';
import { readJsonReport } from '../../../reports/merge/read-json-report.ts';
import { readJunitReport } from '../../../reports/merge/read-junit-report.ts';
import { readSarifReport } from '../../../reports/merge/read-sarif-report.ts';
import { BrokenReport, type RunFacts } from '../../../reports/merge/report-contents.ts';
import { sarif } from '../../../reports/sarif.ts';
import { finding, NASTY, ON_KEY, SEVERAL, SOME_RULE, write } from '../report-fixture.ts';

const { path, range, source } = ON_KEY;
const KEYS = { ...SEVERAL, code: 'several-keys', places: [{ path, range, keyRange: range, source }] };
const FINDINGS = [...NASTY, SEVERAL, ON_KEY, KEYS];
const ROOT = '/repository';
const RUN = { failSeverity: 3, linted: 4, failed: 1, hidden: 2, known: 3, complete: false } as const;
const SHARD = { index: 2, count: 3, files: 'f00' };

describe('reports read again', () => {
  const again = ({ rules, files, linted, failed, hidden, known, ruleset }: RunFacts) => {
    return { rules, files, linted, failed, hidden, known, ruleset, failSeverity: 3, complete: false } as const;
  };

  it('SARIF says the same', async () => {
    const text = await write(sarif, FINDINGS, { ...RUN, shard: SHARD });
    const { results, run } = readSarifReport(text, ROOT);
    expect(run?.shard).to.deep.equal(SHARD);
    expect(run?.version).to.equal('1.2.3');
    expect(results).to.have.deep.members(FINDINGS);
    expect(await write(sarif, results, { ...again(run as RunFacts), shard: SHARD })).to.equal(text);
  });

  it('JUnit says the same, but for what XML cannot hold', async () => {
    const text = await write(junit, FINDINGS, { ...RUN, shard: SHARD });
    const { results, run, complete } = readJunitReport(text, ROOT);
    expect(complete).to.equal(false);
    expect(run?.shard).to.deep.equal(SHARD);
    expect(results).to.have.length(FINDINGS.length);
    expect(await write(junit, results, { ...again(run as RunFacts), shard: SHARD })).to.equal(text);
  });

  it('SARIF keeps the severity, the rule and its page, what mends itself, and every place of a finding', async () => {
    const { documentationUrl: url } = SOME_RULE;
    const found = [
      finding({ severity: 3, documentationUrl: url }),
      finding({ path: [], source: 'https://apis.example.com/shared.yaml', documentationUrl: url }),
      finding({ source: '/elsewhere/ä b.yaml', documentationUrl: url }),
      finding({ mendable: { safely: 1, inAll: 2 }, documentationUrl: url }),
    ];
    const text = await write(sarif, found, { rules: [SOME_RULE], quieted: 0 });
    const { results, run, places, complete } = readSarifReport(text, ROOT);
    expect(results).to.have.deep.members(found);
    expect(run?.rules).to.deep.equal([SOME_RULE]);
    expect(run?.shows).to.equal(3);
    expect(run?.shard).to.equal(null);
    expect(complete).to.equal(true);
    const shop = results.find(({ severity }) => severity === 3);
    expect(shop === undefined ? '' : places?.get(shop)).to.equal('paths//v1/shop/orders');
    expect(readSarifReport(await write(sarif, found, { quieted: 2 }), ROOT).run).to.include({ quieted: 2, shows: 0 });
  });

  const broken: readonly (readonly [string, from: string | RegExp, to: string, at: string])[] = [
    ['of another version', '"version": "2.1.0"', '"version": "2.2.0"', '/version'],
    ['of another tool', /"name": "Lintel"/i, '"name": "ESLint"', '/runs/0/tool/driver/name'],
    ['with a line before the first', /"startLine": 5/, '"startLine": 0', '/startLine'],
    ['with a severity that there is not', /"severity": "error"/, '"severity": "fatal"', '/properties/lintel/severity'],
    ['with a number of files that is none', /"linted": 4/, '"linted": -1', '/runs/0/properties/lintel/linted'],
    ['without the digest of its ruleset', /"rulesetDigest": "[^"]*",?/, '', '/runs/0/properties/lintel'],
    ['without a place', /"fullyQualifiedName"/, '"name"', '/logicalLocations/0'],
  ];
  for (const [what, from, to, at] of broken) {
    it(`SARIF ${what} is refused, with the place`, async () => {
      const text = JSON.stringify(JSON.parse(await write(sarif, FINDINGS, RUN)), null, 1);
      const changed = text.replace(from, to).replace(/,(\s*})/g, '$1');
      expect(changed).to.not.equal(text);
      expect(() => readSarifReport(changed, ROOT)).to.throw(
        BrokenReport,
        new RegExp(`^ is not one that Lintel wrote, as it shows at \\S*${at}; write it again with lintel lint$`),
      );
    });
  }

  it('JUnit keeps severities and places, and says which findings it has not', async () => {
    const found = [
      finding({ severity: 0 }),
      finding({
        severity: 1,
        code: 'other-rule',
        path: ['components', 'a/b'],
        documentationUrl: 'https://a.example/x',
      }),
    ];
    const text = await write(junit, found, { failSeverity: 1, linted: 3, failed: 1, hidden: 5, known: 6 });
    const { results, run, complete } = readJunitReport(text, ROOT);
    const start = { line: 4, character: 2 };
    expect(results).to.have.deep.members(found.map((one) => ({ ...one, range: { start, end: start } })));
    expect(run).to.include({ shows: 1, linted: 3, failed: 1, hidden: 5, quieted: 0, known: 6, version: '1.2.3' });
    expect(run?.files).to.deep.equal(['/repository/apis/shop.yaml']);
    expect(complete).to.equal(true);
    expect(readJunitReport(await write(junit, found, { quieted: 4, failSeverity: 1 }), ROOT).run?.shows).to.equal(0);
  });

  it('JUnit that was edited or is of another tool is refused', async () => {
    const text = await write(junit, FINDINGS, RUN);
    const LOST = /^ was not written by Lintel, or has lost its suite "lintel"; write it again with lintel lint$/;
    for (const fact of ['version', 'ruleset', 'rulesetDigest', 'failSeverity'])
      expect(() => readJunitReport(text.replace(`"lintel.${fact}"`, '"other"'), ROOT), fact).to.throw(
        BrokenReport,
        LOST,
      );
    const EDITED = /^:\d+:\d+: this is no finding as Lintel writes it; write it again with lintel lint$/;
    const edits: readonly (readonly [string | RegExp, string])[] = [
      [/line 5, col 3, /, 'line five, '],
      [/type="error"/, 'type="fatal"'],
      [/some-rule\(#/, 'some-rule('],
      [/(<failure [^>]*message=")/, '$1other words: '],
    ];
    for (const [from, to] of edits) {
      const edited = text.replace(from, to);
      expect(edited, String(from)).to.not.equal(text);
      expect(() => readJunitReport(edited, ROOT), String(from)).to.throw(BrokenReport, EDITED);
    }
    expect(() => readJunitReport(text.slice(0, -20), ROOT)).to.throw(BrokenReport, /^:\d+:\d+: this is no XML \(/);
  });

  it('JSON says the same, Spectral’s own too', async () => {
    const text = await write(json, FINDINGS);
    expect(readJsonReport(text).results).to.have.deep.members(FINDINGS);
    const stock = text.replaceAll(/,\n\t\t"statements": \[\]/g, '').replace('"some-rule"', '7');
    expect(readJsonReport(stock).results).to.have.length(FINDINGS.length);
    expect(readJsonReport(stock).complete).to.equal(false);
  });

  it('XML cannot make the reader expand entities', () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><testsuites name="&b;"/>';
    expect(() => readJunitReport(bomb, ROOT)).to.throw(/^:1:\d+: this is no XML \(undefined entity\)/);
  });
});
