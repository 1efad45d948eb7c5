import { expect } from 'chai';
import stringWidth from 'string-width';
import type { RuleInfo } from '../../engine/engine.ts';
import { stylish } from '../../reports/stylish.ts';
import type { Result } from '../../source/result.ts';
import { finding, write } from './report-fixture.ts';

const LONG = finding({
  code: 'property-names',
  message: 'property name "business_profile_of_the_account" is not camelCase; write businessProfileOfTheAccount (§2.1)',
});

/** As many findings of a rule, line by line. */
function several(code: string, count: number, given: Partial<Result> = {}): Result[] {
  return Array.from({ length: count }, (_, line) =>
    finding({ code, ...given, range: { start: { line, character: 0 }, end: { line, character: 1 } } }),
  );
}

function rule(id: string, why: string | null = 'a reason'): RuleInfo {
  return { id, statements: [], severity: 'error', summary: '', why, section: '2.1', documentationUrl: null };
}

/** `LINE code` of each finding that is shown in full. */
function shownIn(text: string): string[] {
  return [...text.matchAll(/^ +(\d+):\d+ {2}\w+ +([\w-]+) /gm)].map(([, line, code]) => `${line} ${code}`);
}

describe('stylish', () => {
  describe('on a terminal', () => {
    for (const columns of [40, 60, 80]) {
      it(`wraps at ${columns} columns and keeps the indent`, async () => {
        const text = await write(stylish, [LONG], {}, { columns, textOf: () => 'x\n'.repeat(9) });
        const [, head = '', ...rest] = text.split('\n');
        const more = rest.slice(
          0,
          rest.findIndex((line) => /^ +\|/.test(line)),
        );
        expect(head).to.match(/^ {2}5:3 {2}error {2}property-names/);
        expect(more).not.to.be.empty;
        for (const line of more) expect(line).to.match(/^ {7}\S/);
        for (const line of text.split('\n')) expect(stringWidth(line), line).to.be.at.most(columns);
        const words = [head, ...more].join(' ').split(/\s+/).join(' ').trim();
        expect(words).to.equal(`5:3 error property-names ${LONG.message}`);
      });
    }

    it('breaks a word that no line holds', async () => {
      const message = `"${'x'.repeat(200)}" is long; shorten it`;
      const text = await write(stylish, [finding({ message })], {}, { columns: 50 });
      for (const line of text.split('\n')) expect(stringWidth(line), line).to.be.at.most(50);
    });

    it('wraps the counts, too', async () => {
      const text = await write(stylish, several('a', 30), {}, { columns: 40, maxProblems: 3 });
      for (const line of text.split('\n')) expect(stringWidth(line), line).to.be.at.most(40);
    });

    it('wraps by what is seen, not by the signs for colours', async () => {
      const plain = await write(stylish, [LONG], {}, { columns: 60 });
      const colored = await write(stylish, [LONG], {}, { columns: 60, color: true });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the signs for colours
      expect(colored.replaceAll(/\u001b\[\d+m/g, '')).to.equal(plain);
    });
  });

  describe('of a finding that stands for several places', () => {
    const at = (line: number, source = finding().source) => ({
      path: [],
      source,
      range: { start: { line, character: 2 }, end: { line, character: 9 } },
    });
    const last = async (given: Partial<Result>, setting = {}) =>
      (await write(stylish, [finding(given)], {}, { columns: null, ...setting }))
        .split('\n\n')[0]
        ?.split('\n')
        .slice(2);

    it('names the other ones, and no more than three', async () => {
      expect(await last({ places: [at(4), at(7)] })).to.deep.equal(['       also at 8:3']);
      expect(await last({ places: [at(4), at(7), at(8), at(9), at(10), at(11)] })).to.deep.equal([
        '       also at 8:3, 9:3, 10:3 and 2 more',
      ]);
    });

    it('names their files where these are others', async () => {
      const places = [at(4), at(0, '/repository/apis/parts/a.yaml')];
      expect(await last({ places })).to.deep.equal(['       also at parts/a.yaml:1:3']);
    });

    it('leaves out what stands inside of the place of the finding', async () => {
      const range = { start: { line: 4, character: 2 }, end: { line: 8, character: 0 } };
      expect(await last({ range, places: [at(5), at(6)] })).to.deep.equal([]);
    });

    it('wraps as the message does', async () => {
      const places = [at(4), ...[1, 2, 3].map((line) => at(line, `/repository/apis/${'x'.repeat(20)}.yaml`))];
      const lines = (await last({ places }, { columns: 50 })) ?? [];
      expect(lines.length).to.be.above(1);
      for (const line of lines) expect(line).to.match(/^ {7}\S.{0,42}$/);
    });
  });

  it('leaves lines whole where there is no terminal, so that they can be searched', async () => {
    const text = await write(stylish, [LONG], {}, { columns: null });
    expect(text.split('\n')[1]).to.equal(`  5:3  error  property-names  ${LONG.message}`);
  });

  describe('of more findings than are shown in full', () => {
    const many = [...several('frequent', 1200), ...several('rare', 2), ...several('mild', 300, { severity: 1 })];

    it('shows each rule’s first before any rule’s second, in the order of the file', async () => {
      const text = await write(stylish, many, {}, { maxProblems: 5 });
      expect(shownIn(text)).to.deep.equal(['1 frequent', '2 frequent', '3 frequent', '1 rare', '2 rare']);
      expect(shownIn(await write(stylish, many, {}, { maxProblems: 2 }))).to.deep.equal(['1 frequent', '1 rare']);
    });

    it('shows errors before warnings, and warnings where there is room', async () => {
      const results = [...several('mild', 9, { severity: 1 }), ...several('grave', 2)];
      const text = await write(stylish, results, {}, { maxProblems: 3 });
      expect(shownIn(text)).to.deep.equal(['1 mild', '1 grave', '2 grave']);
    });

    it('keeps the files in order, and names only those with findings that are shown', async () => {
      const [first, second] = ['/repository/apis/a.yaml', '/repository/apis/b.yaml'] as const;
      const results = [...several('a', 3, { source: first }), ...several('b', 3, { source: second })];
      const text = await write(stylish, results, {}, { maxProblems: 2 });
      expect(text.match(/^\w+\.yaml$/gm)).to.deep.equal(['a.yaml', 'b.yaml']);
      expect(text).to.contain('in 2 files');
      const one = await write(stylish, results, {}, { maxProblems: 1 });
      expect(one.match(/^\w+\.yaml$/gm)).to.deep.equal(['a.yaml']);
    });

    it('says how many more there are, counts all by rule, and keeps the totals', async () => {
      const text = await write(stylish, many, {}, { maxProblems: 5 });
      expect(text).to.contain(
        [
          'and 1,497 more; --max-problems 0 shows all',
          '',
          'findings  severity  rule',
          '   1,200  error     frequent',
          '       2  error     rare',
          '     300  warn      mild',
          '',
          '1,502 problems (1,202 errors, 300 warnings, 0 infos, 0 hints) in 1 file',
        ].join('\n'),
      );
    });

    it('says what to do next, of a rule that Lintel explains', async () => {
      const next = async (given: Parameters<typeof write>[2]) =>
        (await write(stylish, many, given, { maxProblems: 5, columns: null })).split('\n').at(-1);
      const rules = [rule('rare'), rule('frequent', null), rule('mild')];
      expect(await next({ rules })).to.equal(
        'Next: `lintel explain rare` says why the rule is there and how to fix what it finds; `lintel baseline` with the same files records all findings, and later runs report only new ones',
      );
      expect(await next({ rules, known: 7 })).to.equal(
        'Next: `lintel explain rare` says why the rule is there and how to fix what it finds',
      );
      expect(await next({})).to.equal(
        'Next: `lintel baseline` with the same files records all findings, and later runs report only new ones',
      );
      expect(await next({ savesBaseline: true })).to.equal(
        'Next: `--save-baseline FILE` records all findings, and later runs with `--baseline FILE` report only new ones',
      );
      expect(await next({ known: 7 })).to.match(/^1,502 problems/);
    });

    it('are all shown with a limit of 0', async () => {
      const text = await write(stylish, many, { rules: [rule('rare')] }, { maxProblems: 0 });
      expect(shownIn(text)).to.have.length(1502);
      expect(text).not.to.match(/ more|Next:|^findings/m);
    });
  });

  it('has neither a table nor advice where all findings are shown', async () => {
    const text = await write(stylish, several('a', 100), { rules: [rule('a')] });
    expect(shownIn(text)).to.have.length(100);
    expect(text).not.to.match(/ more|Next:|^findings/m);
  });
});
