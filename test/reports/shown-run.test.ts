import { expect } from 'chai';
import { FORMATS } from '../../reports/formats.ts';
import type { ReportSettings, RunSummary } from '../../reports/report.ts';
import { shownRun } from '../../reports/shown-run.ts';
import { finding } from './report-fixture.ts';

const ODD = 'a\nb\u001b[31m';

const RULE = {
  id: ODD,
  statements: [],
  severity: 'warn',
  summary: ODD,
  why: null,
  section: '',
  documentationUrl: null,
} as const;

const SUMMARY = {
  results: [finding({ code: ODD, message: ODD, path: [ODD], source: `/${ODD}` })],
  rules: [RULE],
  notes: [ODD],
} as unknown as RunSummary;

const SETTING = { textOf: (source: string) => (source === `/${ODD}` ? 'the text' : null) } as ReportSettings;

describe('what a format shows of a run', () => {
  for (const format of ['json', 'sarif', 'gitlab', 'code-climate', 'junit', 'teamcity'] as const) {
    it(`is exact in ${format}, which is data`, () => {
      expect(shownRun(format, SUMMARY, SETTING).summary).to.equal(SUMMARY);
    });
  }

  for (const format of FORMATS.filter(
    (one) => !['json', 'sarif', 'gitlab', 'code-climate', 'junit', 'teamcity'].includes(one),
  )) {
    it(`has no name that acts or breaks a line in ${format}, and still finds the text of a file`, () => {
      const { summary, setting } = shownRun(format, SUMMARY, SETTING);
      const [result] = summary.results;
      const names = [
        result?.code,
        result?.message,
        result?.path[0],
        result?.source,
        summary.rules[0]?.id,
        summary.notes?.[0],
      ];
      for (const name of names) expect(name).to.match(/^[\x20-\x7e\u2400-\u243f]+$/);
      expect(setting.textOf(result?.source ?? '')).to.equal('the text');
      expect(setting.textOf('/another')).to.equal(null);
    });
  }
});
