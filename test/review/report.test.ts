import { expect } from 'chai';
import { findingsCsv } from '../../review/findings-csv.ts';
import { markdownReport } from '../../review/markdown.ts';
import { htmlReport } from '../../review/page/html-report.tsx';
import { jsonReport, type ReviewReport } from '../../review/report.ts';
import type { ApiReview } from '../../review/review.ts';
import { withSeen } from '../../review/seen.ts';
import type { SeenRow } from '../../review/seen-counts.ts';
import { type Trend, trendOf } from '../../review/trend.ts';
import { ORDERS } from './support/orders.ts';
import { reviewText } from './support/review-text.ts';

const CREATED = '2026-01-02T03:04:05.000Z';

function reportOf(...apis: readonly ApiReview[]): ReviewReport {
  return { lintel: '1.0.0', created: CREATED, apis: apis.map((api) => ({ ...api, trend: null })) };
}

/** A description compared with an earlier one. */
async function compared(earlier: string, now: string) {
  const before = JSON.parse(JSON.stringify(jsonReport(reportOf(await reviewText(earlier)))));
  const review = await reviewText(now);
  return { review, trend: trendOf(review, before) };
}

describe('trend', () => {
  it('finds nothing new in the same description', async () => {
    const { trend } = await compared(ORDERS, ORDERS);
    expect(trend).to.deep.include({ since: CREATED, version: '1.2.0', added: [], fixed: [], statements: [] });
  });

  it('knows findings again where lines have moved', async () => {
    const { trend } = await compared(ORDERS, ORDERS.replace('webhooks:', 'x-note: one\nx-more: two\nwebhooks:'));
    expect(trend).to.deep.include({ added: [], fixed: [] });
  });

  it('reports what is new and what is fixed', async () => {
    const now = ORDERS.replace('is_up', 'up').replace('orderNote: { type', 'order_note: { type');
    const { review, trend } = await compared(ORDERS, now);
    const added = trend?.added.map((index) => review.findings[index]?.rule);
    expect(added).to.include('property-names');
    expect(trend?.fixed.map(({ rule }) => rule)).to.include('boolean-names');
    expect(trend?.statements).to.deep.include({ id: '2.1/boolean-names', before: 'broken', now: 'holds' });
  });

  it('reports which verdicts changed', async () => {
    const { trend } = await compared(ORDERS, ORDERS.replace('{ type: number }', '{ type: string }'));
    expect(trend?.statements).to.deep.include({ id: '2.2/no-number', before: 'broken', now: 'holds' });
  });

  it('counts findings at one place', async () => {
    const twice = ORDERS.replace(
      '{ name: fields,',
      '{ name: limit, in: query, required: true, schema: { type: string } }\n        - { name: fields,',
    );
    const { trend } = await compared(ORDERS, twice);
    expect(trend?.fixed).to.deep.equal([]);
    expect(trend?.added.length).to.be.greaterThan(1);
  });

  it('knows an API by its title where its file has moved, and no other', async () => {
    const review = await reviewText(ORDERS);
    const earlier = (title: string) => jsonReport(reportOf({ ...review, file: 'elsewhere.yaml', title }));
    expect(trendOf(review, earlier('Orders'))).not.to.equal(null);
    expect(trendOf(review, earlier('Others'))).to.equal(null);
  });
});

describe('JSON report', () => {
  it('has what a dashboard shows', async () => {
    const [api] = jsonReport(reportOf(await reviewText(ORDERS))).apis;
    expect(api).to.include.keys(
      'file',
      'title',
      'version',
      'size',
      'counts',
      'sections',
      'statements',
      'operations',
      'findings',
    );
    expect(api?.sections[1])
      .to.include({ section: '2.1', title: 'Payload rules' })
      .and.to.include.keys('broken', 'error');
    expect(api?.operations[0]).to.deep.include({ method: 'GET', path: '/v1/shop/orders', class: 'collection' });
    expect(api?.operations[0]?.conventions).to.include({
      paging: 'broken',
      security: 'broken',
      files: 'notApplicable',
    });
    expect(api?.findings[0]).to.include.keys(
      'rule',
      'severity',
      'statement',
      'message',
      'file',
      'line',
      'column',
      'place',
    );
  });
});

describe('Markdown report', () => {
  it('shows text of the description as it stands', async () => {
    const text = ORDERS.replace('title: Orders', 'title: "<b>@all</b> | *x*"');
    const [heading] = markdownReport(reportOf(await reviewText(text))).split('\n');
    expect(heading).to.equal('## Design review: &lt;b&gt;@&#8203;all&lt;/b&gt; \\| \\*x\\* 1.2.0');
  });

  it('has the sections, the questions as boxes and the matrix', async () => {
    const text = markdownReport(reportOf(await reviewText(ORDERS)));
    expect(text).to.match(/^\| 2\.1 Payload rules \| not ready \| \d+ \|/m);
    expect(text).to.match(/^- \[ \] .*\(4\.5\/offered, 1 place\)$/m);
    expect(text).to.match(/^\| GET \/v1\/shop\/health \|/m);
  });

  it('begins with how the API stands, and what matters most', async () => {
    const review = await reviewText(ORDERS);
    const { error, warn, hint } = review.counts;
    const text = markdownReport(reportOf(review));
    expect(text.split('\n\n').slice(0, 3).join('\n\n')).to.match(
      new RegExp(
        '^## Design review: Orders 1\\.2\\.0\n\n6 operations on 3 paths, 3 schemas\\. ' +
          `${error} errors, ${warn} warnings, ${hint} hints\\.\n\nVerdict: \\*\\*not ready\\*\\*: \\d+ errors`,
      ),
    );
    expect(text).to.match(
      /\n\n### What matters most\n\n1\. \*\*error\*\* .* \(`property-names`, 3 findings, 4 of 6 operations; mending it later may break clients\) {2}\n {3}for example: \S/,
    );
    expect(text).to.match(/\(`bearer-security`, 1 finding, 6 of 6 operations\) {2}\n/);
    const [row] = review.sections.filter(({ section }) => section === '2.2');
    const found = Object.entries(row?.counts ?? {}).flatMap(([severity, count]) => {
      const word = severity === 'warn' ? 'warning' : severity;
      return count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`];
    });
    const { broken, ask, holds } = row?.verdicts ?? { broken: 0, ask: 0, holds: 0 };
    expect(text).to.include(
      `\n| 2.2 ${row?.title} | not ready | ${broken || ''} | ${ask || ''} | ${holds || ''} | ${found.join(', ')} |\n`,
    );
  });

  it('says what the running service breaks, where it was seen', async () => {
    const review = await reviewText(ORDERS);
    expect(markdownReport(reportOf(review))).not.to.include('What the running service breaks');
    const row: SeenRow = {
      ...{ kind: 'exchanges', statement: '4.1/percent-encoding', operation: 'GET /v1/shop/orders' },
      ...{ judged: 4, held: 1 },
    };
    expect(markdownReport(reportOf(withSeen(review, [row], true)))).to.include(
      '\n\n### What the running service breaks\n\n- 4.1/percent-encoding: seen: 4 exchanges, 1 holds (for example GET /v1/shop/orders)\n\n',
    );
  });

  it('fits into a comment', async () => {
    const review = await reviewText(ORDERS);
    const [operation] = review.operations;
    if (operation === undefined) throw new Error('There is no operation.');
    const many = Array.from({ length: 2000 }, (_, index) => ({ ...operation, path: `/v1/shop/orders/${index}` }));
    const text = markdownReport(reportOf({ ...review, operations: many }));
    expect(text.length).to.be.lessThan(65_536);
    expect(text).to.match(/The rest does not fit in a comment/);
  });

  it('begins with what is new', async () => {
    const review = await reviewText(ORDERS.replace('orderNote', 'order_note'));
    const trend = trendOf(review, jsonReport(reportOf(await reviewText(ORDERS))));
    const text = markdownReport({ ...reportOf(), apis: [{ ...review, trend }] });
    expect(text).to.match(/### Since 2026-01-02\n\n\d+ new findings?, \d+ fixed/);
    expect(text).to.match(/^- \*\*error\*\* property-names: .*order\\_note.*\(openapi\.yaml:\d+\)$/m);
  });

  it('says which statements are broken since, and which no longer, and lists twenty new findings', async () => {
    const review = await reviewText(ORDERS);
    const trend: Trend = {
      since: CREATED,
      version: '1.1.0',
      counts: { error: 7, warn: 8, hint: 9 },
      added: Array.from({ length: 22 }, () => 0),
      fixed: [],
      statements: [
        { id: '2.1/no-null', before: 'holds', now: 'broken' },
        { id: '2.1/enum-values', before: 'broken', now: 'notApplicable' },
        { id: '2.1/array-names', before: 'ask', now: 'holds' },
      ],
    };
    const text = markdownReport({ ...reportOf(), apis: [{ ...review, trend }] });
    const { error, warn, hint } = review.counts;
    expect(text).to.contain(
      `### Since 2026-01-02\n\n22 new findings, 0 fixed (errors 7 → ${error}, warnings 8 → ${warn}, hints 9 → ${hint}).\n\n` +
        '- 2.1/no-null is broken now\n- 2.1/enum-values is no longer broken\n\n- ',
    );
    expect(text).to.not.contain('2.1/array-names is');
    expect(text).to.match(/\n- and 2 more\n/);
    const page = await htmlReport({ ...reportOf(), apis: [{ ...review, trend }] });
    const line = /<p class="trend">(.*?)<\/p>/s.exec(page)?.[1]?.replaceAll(/<[^>]*>|\s+(?=\s)/g, '');
    expect(line).to.equal(
      `Since 2026-01-02 (version 1.1.0): 22 new findings, 0 fixed. Errors 7 → ${error}, warnings 8 → ${warn}. 1 statement newly broken, 1 no longer.`,
    );
    const nothing = { ...trend, version: review.version, added: [], statements: [] };
    const calm = await htmlReport({ ...reportOf(), apis: [{ ...review, trend: nothing }] });
    expect(calm).to.contain('Since 2026-01-02: no new findings, 0 fixed. ');
  });

  it('says which version the changes ask for', async () => {
    const version = { asked: '2.0.0', given: '1.2.0', isLower: true };
    const changes = { against: 'old.yaml', sections: [], isWider: false, version };
    const text = markdownReport({ ...reportOf(), apis: [{ ...(await reviewText(ORDERS)), trend: null, changes }] });
    expect(text).to.contain(
      '### What changed since old.yaml\n\nThe changes ask for version 2.0.0, and info.version is 1.2.0.\n\nNothing changed for clients.',
    );
  });
});

/** The size that an SVG shape has by a name. */
function sizeIn(shape: string, name: string): number {
  return Number(new RegExp(` ${name}="([\\d.]+)"`).exec(shape)?.[1]);
}

describe('HTML report', () => {
  let page: string;
  let review: ApiReview;
  const text = () => page.replaceAll(/<[^>]*>/g, '');

  before(async () => {
    review = await reviewText(ORDERS);
    page = await htmlReport(reportOf(review));
  });

  it('names up to ten rules of a ruleset that Lintel does not have', async () => {
    const leftOut = Array.from({ length: 11 }, (_, index) => `own-${index}`);
    const ruleset = { ...review.ruleset, name: 'ours.yaml', leftOut };
    const other = (await htmlReport(reportOf({ ...review, ruleset }))).replaceAll(/<[^>]*>/g, '');
    expect(other).to.contain(
      `Rules of ours.yaml, and those that ask. Without ${leftOut.slice(0, 10).join(', ')}, which Lintel does not have.`,
    );
  });

  it('says of what matters most how far it reaches, and whether it can wait', () => {
    expect(text()).to.include('3 findings in 4 of 6 operations. Mending it after publication may break clients.');
    expect(text()).to.match(/bearer-security\s*1 finding in every operation\.(?! Mending)/);
  });

  it('draws the verdicts of each section, a square for each statement', () => {
    const rows = page.split('<li>').filter((part) => part.includes('href="#section=') && part.includes('<svg'));
    expect(rows).to.have.length.above(5);
    for (const row of rows) {
      const section = /#section=([\d.]+)"/.exec(row)?.[1];
      const drawn = review.statements.filter(({ id }) => id.startsWith(`${section}/`)).length;
      expect(drawn, section).to.be.above(0);
      expect(row.match(/class="v-/g), section).to.have.length(drawn);
      for (const [index, [, shape = '']] of [...row.matchAll(/<((?:rect|circle class="v-none")[^>]*)>/g)].entries()) {
        const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) => sizeIn(shape, name));
        const middle = shape.startsWith('rect')
          ? [x + width / 2, y + height / 2]
          : [sizeIn(shape, 'cx'), sizeIn(shape, 'cy')];
        expect(middle, section).to.deep.equal([index * 15 + 6, 6]);
      }
    }
  });

  it('says in words which verdicts a section has, without what does not apply', () => {
    const { title } = review.sections.find(({ section }) => section === '2.1') ?? {};
    const row = page.split('<li>').find((part) => part.includes(`</span> ${title}`) && part.includes('<svg')) ?? '';
    const of = (verdict: string) =>
      review.statements.filter((one) => one.id.startsWith('2.1/') && one.verdict === verdict).length;
    const [, words] = /aria-label="([^"]*)"/.exec(row) ?? [];
    expect(of('notApplicable')).to.be.above(0);
    expect(words)
      .to.match(new RegExp(`^${of('broken')} [a-z ]+, `))
      .and.not.include('appl');
  });

  it('names up to three servers, and where the documentation is', async () => {
    const servers = ['https://a.example', 'https://b.example', 'https://c.example', 'https://d.example'];
    const own = (await htmlReport(reportOf({ ...review, servers }))).replaceAll(/<[^>]*>/g, '');
    expect(own).to.contain(`${servers.slice(0, 3).join(' ')} Documentation`);
    const none = { ...review, servers: [], documentation: null };
    expect(await htmlReport(reportOf(none))).not.to.contain('class="quiet servers"');
  });

  it('says of a description in which nothing is to be judged that no section applies', async () => {
    const statements = review.statements.map((one) => ({ ...one, verdict: 'notApplicable' as const }));
    const html = await htmlReport(reportOf({ ...review, statements, findings: [], questions: [] }));
    const marks = [...html.matchAll(/<span data-standing="[^"]+">(.*?)<\/span><\/li>/gs)];
    expect(marks).to.have.length.above(5);
    for (const [, mark = ''] of marks) expect(mark.replaceAll(/<[^>]*>/g, '')).to.include('does not apply');
  });

  it('lists up to twenty problems, and counts the rest', async () => {
    const withProblems = async (count: number) => {
      const problems = Array.from({ length: count }, (_, index) => `problem ${index}`);
      const html = await htmlReport(reportOf({ ...review, problems }));
      return /<div class="problems error">(.*?)<\/div>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, ' ') ?? '';
    };
    expect(await withProblems(1)).to.match(/Not everything could be judged\..*problem 0(?!.* more)/s);
    expect(await withProblems(21)).to.match(/problem 0\b.*problem 19\b(?!.*problem 20\b).*and 1 more/s);
  });
});

describe('CSV report', () => {
  it('counts the operations that a finding concerns', async () => {
    const [names = '', ...rows] = findingsCsv(reportOf(await reviewText(ORDERS))).split('\r\n');
    const at = names.split(',').indexOf('operations');
    const operationsOf = (rule: string) => {
      const fields = rows.find((row) => row.includes(`,${rule},`))?.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
      return fields?.[at];
    };
    expect(['boolean-names', 'path-parameters', 'bearer-security'].map(operationsOf)).to.deep.equal(['1', '2', '6']);
  });
});
