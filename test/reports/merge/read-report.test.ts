import { expect } from 'chai';
import { json } from '../../../reports/json.ts';
import { junit } from '../../../reports/junit.ts';
import { readJsonReport } from '../../../reports/merge/read-json-report.ts';
import { readJunitReport } from '../../../reports/merge/read-junit-report.ts';
import { readSarifReport } from '../../../reports/merge/read-sarif-report.ts';
import type { RunFacts } from '../../../reports/merge/report-contents.ts';
import { sarif } from '../../../reports/sarif.ts';
import { NASTY, ON_KEY, SEVERAL, write } from '../report-fixture.ts';

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
