import { expect } from 'chai';
import { markdown } from '../../reports/markdown.ts';
import type { TextFix } from '../../source/result.ts';
import { finding, write } from './report-fixture.ts';

const SOURCE = '/repository/apis/shop.yaml';
const TEXT = 'openapi: 3.1.1\ninfo:\n  title: `a`\r\n  version: ```1```\n';

type Edit = TextFix['edits'][number];

/** Replaces some characters of a line. */
function edit(line: number, from: number, to: number, text: string, last = line): Edit {
  return { source: SOURCE, range: { start: { line, character: from }, end: { line: last, character: to } }, text };
}

/** What stands behind the table of a report on a finding with such a fix. */
async function suggested(edits: readonly Edit[], text: string | null = TEXT): Promise<string> {
  const report = await write(
    markdown,
    [finding({ code: 'some-rule', textFix: { title: 'write *b*', safe: true, edits } })],
    {},
    { textOf: (source) => (source === SOURCE ? text : null) },
  );
  return /some-rule at .*/s.exec(report)?.[0] ?? '';
}

describe('changes that Markdown suggests', () => {
  it('are the whole line as it will be, with the rule, the place and what is done', async () => {
    expect(await suggested([edit(0, 9, 14, '3.1.2')])).to.match(
      /^some-rule at apis\/shop\.yaml:1: write \\\*b\\\*\n\n```suggestion\nopenapi: 3\.1\.2\n```(\n|$)/,
    );
    expect(await suggested([edit(2, 9, 12, 'b')]))
      .to.contain('shop.yaml:3: write')
      .and.contain('\n  title: b\n```');
  });

  it('stand between more backticks than they have', async () => {
    expect(await suggested([edit(3, 14, 15, '2')])).to.contain('\n````suggestion\n  version: ```2```\n````');
    expect(await suggested([edit(3, 11, 18, '````')])).to.contain('\n`````suggestion\n  version: ````\n`````');
  });

  it('are made of a fix that changes one line, and can be seen as it is', async () => {
    for (const edits of [
      [],
      [edit(0, 9, 14, '3.1.2'), edit(1, 0, 0, '#')],
      [edit(0, 9, 2, '3.1.2', 1)],
      [edit(9, 0, 0, 'a')],
      [edit(0, 9, 14, '3\u202e')],
      [edit(0, 0, 14, '::error::a')],
      [edit(0, 9, 14, '3\r')],
      [{ ...edit(0, 9, 14, '3'), source: '/elsewhere.yaml' }],
    ]) {
      expect(await suggested(edits), JSON.stringify(edits)).to.equal('');
    }
    expect(await suggested([edit(0, 9, 14, '3.1.2')], null)).to.equal('');
  });
});
