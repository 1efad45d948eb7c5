import { expect } from 'chai';
import { githubActions } from '../../reports/github-actions.ts';
import { markdown } from '../../reports/markdown.ts';
import { teamcity } from '../../reports/teamcity.ts';
import { finding, write } from './report-fixture.ts';

const NASTY = { source: '/repository/a,b: 100%\r\n.yaml', message: '50% of a,b: c\r\n::error::d' };

describe('GitHub annotations', () => {
  it('escape % and line breaks in messages, and commas and colons in properties too', async () => {
    expect(await write(githubActions, [finding({ ...NASTY, code: 'a:b' })])).to.equal(
      '::error title=a%3Ab,file=a%2Cb%3A 100%25%0D%0A.yaml,col=3,endColumn=10,line=5,endLine=5::50%25 of a,b: c%0D%0A\\u003a:error::d',
    );
  });

  it('give no columns to several lines, and know three levels', async () => {
    const range = { start: { line: 1, character: 2 }, end: { line: 3, character: 4 } };
    const lines = (await write(githubActions, [finding({ range, severity: 1 }), finding({ severity: 3 })])).split('\n');
    expect(lines[0]).to.match(/^::warning title=some-rule,file=apis\/shop\.yaml,col=3,line=2,endLine=4::/);
    expect(lines[1]).to.match(/^::notice /);
  });

  it('begin with what is grave, and with each rule’s first, as GitHub shows ten of each level', async () => {
    const results = [
      finding({ severity: 2, code: 'c' }),
      finding({ severity: 1, code: 'b' }),
      finding({ code: 'a' }),
      finding({ code: 'a' }),
      finding({ code: 'z' }),
    ];
    const lines = (await write(githubActions, results)).split('\n');
    expect(lines.map((line) => /^::(\w+) title=(\w+),/.exec(line)?.slice(1).join(' '))).to.deep.equal([
      'error a',
      'error z',
      'error a',
      'warning b',
      'notice c',
    ]);
  });

  it('end with the address of the documentation', async () => {
    const rule = {
      id: 'some-rule',
      statements: [],
      severity: 'error',
      summary: 'x',
      why: null,
      section: '',
      documentationUrl: 'https://docs.example/some-rule',
    } as const;
    expect(await write(githubActions, [finding()], { rules: [rule] })).to.match(
      /::something is wrong; mend it%0ADocumentation: https:\/\/docs\.example\/some-rule$/,
    );
  });
});

describe('TeamCity messages', () => {
  it('escape what ends a value, line breaks and all that is not ASCII', async () => {
    const message = "|'[x]'\r\n\u0085\u2028\u2029é😀";
    const lines = (await write(teamcity, [finding({ message, source: "/repository/it's.yaml" })])).split('\n');
    expect(lines).to.have.length(2);
    expect(lines[1]).to.equal(
      "##teamcity[inspection typeId='some-rule' file='it|'s.yaml' line='5' message='error -- |||'|[x|]|'|r|n|0x0085|0x2028|0x2029|0x00e9|0xd83d|0xde00' SEVERITY='ERROR']",
    );
  });

  it('introduce a rule once, and cut texts that TeamCity would refuse', async () => {
    const text = await write(teamcity, [finding({ message: 'x'.repeat(5000) }), finding()]);
    expect(text.match(/\[inspectionType /g)).to.have.length(1);
    expect(Math.max(...text.split('\n').map((line) => line.length))).to.be.below(4200);
  });
});

describe('Markdown', () => {
  it('keeps text from the file out of the markup', async () => {
    const text = await write(markdown, [
      finding({ message: 'a|b\n<img src=x> `c` [d](e) @team #1 *f*', path: ['a|b'] }),
    ]);
    expect(text.split('\n').at(-1)).to.equal(
      '| some-rule | a\\|b | a\\|b &lt;img src=x&gt; \\`c\\` \\[d\\](e) @&#8203;team \\#&#8203;1 \\*f\\* | Error | 5:3 | 5:10 | apis/shop.yaml |',
    );
  });

  it('says what the run comes to, with what is left out', async () => {
    expect(await write(markdown, [], { hidden: 2, linted: 3 })).to.equal(
      '**No problems found in 3 files**\n\n2 findings hidden by x-lintel',
    );
  });

  it('stays below what GitHub takes as a step summary', async () => {
    const many = Array.from({ length: 9000 }, (_, line) =>
      finding({ message: 'é'.repeat(80), range: { start: { line, character: 0 }, end: { line, character: 1 } } }),
    );
    const text = await write(markdown, many);
    expect(Buffer.byteLength(text)).to.be.within(800_000, 1_000_000);
    expect(text).to.match(/\n\n\d+ more do not fit in a summary; the other reports have them all\.$/);
  });
});
