import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'yaml';
import { githubActions } from '../../reports/github-actions.ts';
import { gitlab } from '../../reports/gitlab.ts';
import { junit } from '../../reports/junit.ts';
import { markdown } from '../../reports/markdown.ts';
import type { ReportWriter } from '../../reports/report.ts';
import { ruleHelp } from '../../reports/rule-help.ts';
import { stylish } from '../../reports/stylish.ts';
import { teamcity } from '../../reports/teamcity.ts';
import { finding, ON_KEY, SEVERAL, SOME_RULE, write } from './report-fixture.ts';

const EXPECTED = parse(readFileSync('test/reports/whole-reports.yaml', 'utf8')) as Readonly<Record<string, string>>;

const WRITERS: Readonly<Record<string, ReportWriter>> = {
  teamcity,
  junit,
  markdown,
  'github-actions': githubActions,
  gitlab,
  stylish,
};

/** One of each severity that a rule has, with and without a page, at a key, with several places, and with odd signs. */
const FINDINGS = [
  finding({ documentationUrl: SOME_RULE.documentationUrl, statements: ['2.1/enum-values'] }),
  finding({
    severity: 1,
    code: 'other-rule',
    message: "it's [odd] | <b>; mend it\nnow",
    path: [],
    source: '/elsewhere/b.yaml',
    range: { start: { line: 0, character: 0 }, end: { line: 3, character: 1 } },
  }),
  SEVERAL,
  ON_KEY,
  finding({ severity: 3, code: 'hinted' }),
];

const RUN = {
  rules: [SOME_RULE],
  failSeverity: 1,
  linted: 3,
  failed: 1,
  hidden: 2,
  quieted: 4,
  known: 5,
  complete: false,
  files: ['/repository/apis/shop.yaml', '/repository/good.yaml'],
} as const;

describe('whole reports', () => {
  it('are written down for each format that Lintel has of its own', () => {
    expect(Object.keys(EXPECTED)).to.deep.equal(Object.keys(WRITERS));
  });

  for (const [format, writer] of Object.entries(WRITERS)) {
    it(`in ${format}`, async () => {
      expect(await write(writer, FINDINGS, RUN)).to.equal(EXPECTED[format]?.trimEnd());
    });
  }

  it('end in Markdown where a summary has no room for more, and say how much is left', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) =>
      finding({ code: `rule-${index}`, message: 'x'.repeat(400) }),
    );
    const text = await write(markdown, many);
    const rows = text.match(/^\| rule-/gm)?.length ?? 0;
    expect(rows).to.be.within(1_000, 4_000);
    expect(text).to.contain(`\n\n${many.length - rows} more do not fit in a summary; the other reports have them all.`);
    expect(await write(markdown, many.slice(0, rows))).to.not.contain('do not fit');
  });
});

describe('the help on a rule', () => {
  it('says what it asks for, why, by which sentences, how to mend it and where there is more', () => {
    const { text, markdown: formatted } = ruleHelp({
      ...SOME_RULE,
      statements: ['2.2/array-max-items', 'no/statement'],
    });
    const paragraphs = [
      'Some.',
      'Why: Because.',
      'The conventions say:\n- §2.2: An array defines maxItems, at most 32767.',
      'How to fix: The message of each finding ends with what to write instead; where it is meant to be so, write x-lintel: { ignore: { some-rule: the reason } } beside it.',
      'More: https://docs.example.com/some-rule',
    ];
    expect(text).to.equal(paragraphs.join('\n\n'));
    expect(formatted).to.equal(
      paragraphs
        .map((paragraph) => paragraph.replace(/^(Why|The conventions say|How to fix|More):\s/, '**$1**\n\n'))
        .join('\n\n'),
    );
  });

  it('says less of a rule that is not Lintel’s', () => {
    const other = { ...SOME_RULE, statements: [], why: null, documentationUrl: null, summary: '' };
    expect(ruleHelp(other).text).to.match(/^some-rule(\n\nMore: .*)?$/);
  });

  it('offers no exception from what no statement says', () => {
    expect(ruleHelp({ ...SOME_RULE, statements: [] }).text).to.contain('ends with what to write instead.\n\n');
  });
});
