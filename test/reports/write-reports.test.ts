import { expect } from 'chai';
import type { Io } from '../../platform/io.ts';
import { piecesOf } from '../../platform/write-file.ts';
import type { Format } from '../../reports/formats.ts';
import { countsByRule } from '../../reports/left-out.ts';
import { type ReportedRun, writeReports } from '../../reports/write-reports.ts';
import type { Result } from '../../source/result.ts';
import { finding } from './report-fixture.ts';

const IO = { cwd: '/repository', env: {}, stdout: { write: () => undefined } } as unknown as Io;

/** What is written where, in order: `out.txt: …`; commands are marked. */
async function written(
  outputs: readonly (readonly [format: Format, file: string | null])[],
  results: readonly Result[],
  given: Partial<ReportedRun> = {},
) {
  const texts: string[] = [];
  let askedForPlaces = 0;
  const run = {
    ...{
      results,
      resultsAndProblems: results,
      quiet: false,
      rules: [],
      files: [],
      linted: 1,
      failed: 0,
      complete: true,
    },
    ...{ ruleset: { name: 'all', digest: '0' }, shard: null, hidden: 0, failSeverity: 0, ...given },
  } as ReportedRun;
  const targets = outputs.map(([format, file]) => ({
    format,
    target: {
      file,
      write: (text: Parameters<typeof piecesOf>[0], isMadeOfCommands?: boolean) => {
        const name = `${file ?? 'stdout'}${isMadeOfCommands === true ? ' (commands)' : ''}`;
        texts.push(`${name}: ${[...piecesOf(text)].join('')}`);
      },
    },
  }));
  const places = async (found: readonly Result[]) => {
    askedForPlaces++;
    return new Map(found.map((result) => [result, `/place/${result.message}`]));
  };
  await writeReports(targets, run, { color: false, maxProblems: 0, textOf: () => null, places }, IO);
  return { texts, askedForPlaces };
}

describe('reports of a run', () => {
  const some = [finding({ message: 'a' }), finding({ message: 'b' })];

  it('without a text leave standard output alone, and empty a file', async () => {
    expect((await written([['text', null]], [])).texts).to.deep.equal([]);
    expect((await written([['text', 'a.txt']], [])).texts).to.deep.equal(['a.txt: \n']);
  });

  it('are written into files before standard output', async () => {
    const { texts } = await written(
      [
        ['text', null],
        ['json', 'a.json'],
        ['text', 'b.txt'],
      ],
      some,
    );
    expect(texts.map((text) => text.split(':')[0])).to.deep.equal(['a.json', 'b.txt', 'stdout']);
  });

  it('work places out once where findings are known again by them, and not else', async () => {
    for (const format of ['sarif', 'gitlab', 'code-climate'] as const) {
      const { texts, askedForPlaces } = await written([[format, null]], some);
      expect(askedForPlaces, format).to.equal(1);
      const others = await written([[format, null]], [some[0] as Result, finding({ message: 'c' })]);
      // Another place gives another fingerprint.
      expect(others.texts, format).not.to.deep.equal(texts.map((text) => text.replaceAll('"b"', '"c"')));
    }
    const two = await written(
      [
        ['sarif', 'a.sarif'],
        ['gitlab', null],
      ],
      some,
    );
    expect(two.askedForPlaces).to.equal(1);
    for (const format of ['json', 'junit', 'stylish', 'markdown'] as const) {
      expect((await written([[format, null]], some)).askedForPlaces, format).to.equal(0);
    }
  });

  it('are marked where they are made of commands, and have none else', async () => {
    for (const format of ['github-actions', 'teamcity'] as const) {
      expect((await written([[format, null]], some)).texts[0], format).to.match(/^stdout \(commands\): (::|##team)/);
    }
    const { texts } = await written([['text', null]], [finding({ source: '::error::a' })]);
    expect(texts[0]).to.match(/^stdout: [^:]/);
  });

  it('have problems of the input but for people, who are told elsewhere; and errors alone with --quiet', async () => {
    const given = { results: [finding({ message: 'of a rule', severity: 1 })], resultsAndProblems: some };
    const [stylish, json] = (
      await written(
        [
          ['stylish', 'a.txt'],
          ['json', null],
        ],
        [],
        given,
      )
    ).texts;
    expect(stylish).to.contain('of a rule').and.not.contain('"a"');
    expect(JSON.parse(json?.slice('stdout: '.length) ?? '')).to.have.length(2);
    const quiet = await written([['stylish', null]], [], { ...given, quiet: true });
    expect(quiet.texts[0]).to.contain('--quiet').and.not.contain('of a rule');
  });
});

describe('the counts of findings by rule', () => {
  it('begin with the gravest, of these with most findings, and of these by name', () => {
    const of = (code: string, severity: 0 | 1, count: number) =>
      Array.from({ length: count }, () => finding({ code, severity }));
    const results = [...of('b', 1, 3), ...of('d', 0, 1), ...of('c', 0, 1), ...of('a', 0, 1), ...of('e', 0, 2)];
    const painted: string[] = [];
    const text = countsByRule(results, (cell, severity) => {
      painted.push(`${cell.trim()} ${severity}`);
      return cell;
    });
    const rows = text.split('\n').map((line) => line.trim().split(/ +/).join(' '));
    expect(rows).to.deep.equal([
      'findings severity rule',
      '2 error e',
      '1 error a',
      '1 error c',
      '1 error d',
      '3 warn b',
    ]);
    expect(painted.filter((one) => /^(error|warn)/.test(one))).to.deep.equal([
      ...['error 0', 'error 0', 'error 0', 'error 0', 'warn 1'],
    ]);
  });
});
