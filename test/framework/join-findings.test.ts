import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import { below } from '../../model/description/place.ts';
import { recordJudgements } from '../../review/record-judgements.ts';
import { describeText } from '../support/lint-text.ts';
import { direct, HEAD, idOf, inSpectral, ruleOf } from '../support/rules-of-tests.ts';
import { runSpectral } from '../support/spectral-run.ts';

/** Wants a title. */
const UNTITLED = ruleOf('test-untitled', {
  statement: '2.1/property-names',
  joins: 'whenHardlyAnyKeeps',
  judge: ({ value }) =>
    value.title === undefined ? { message: (places) => `${places.length} without a title` } : null,
});
/** Finds formats; one that several schemas have is one cause. */
const FORMATS = ruleOf('test-formats', {
  statement: '2.3/money',
  judge: ({ value, place }) =>
    typeof value.format === 'string'
      ? {
          message: (places) => `${value.format} ${places.length}`,
          at: below(place, 'format'),
          cause: value.format,
          covers: [below(place, 'description')],
        }
      : null,
});
/** Finds a description, beside a format with the same cause. */
const DESCRIPTIONS = ruleOf('test-descriptions', {
  statement: '2.3/country-code',
  yieldsTo: ['test-formats'],
  judge: ({ value, place }) =>
    value.description === undefined ? null : { message: 'description', at: below(place, 'description') },
});

/** Findings as rule, path, message and the schemas of their places. */
async function found(rules: readonly Rule[], schemas: string): Promise<string[]> {
  const results = await direct(rules, schemas);
  return results.map(({ code, path, message, places }) =>
    [code, path.slice(2).join('/'), message, places?.map((place) => place.path[2]).join('+') ?? 'alone'].join(' | '),
  );
}

describe('the findings of a rule that joins them when hardly any subject keeps it', () => {
  it('are one, for all places, at the first of them', async () => {
    const schemas = '    A: {type: string}\n    C: {type: integer}\n    B: {type: object}\n';
    expect(await found([UNTITLED], schemas)).to.deep.equal(['test-untitled | A | 3 without a title | A+B+C']);
    expect(await inSpectral([UNTITLED], schemas)).to.deep.equal(['test-untitled A']);
  });

  it('stay apart where one subject keeps it', async () => {
    const schemas = '    A: {type: string}\n    B: {type: object}\n    C: {title: c}\n    D: {title: d}\n';
    const expected = ['A', 'B'].map((name) => `test-untitled | ${name} | 1 without a title | alone`);
    expect(await found([UNTITLED], schemas)).to.deep.equal(expected);
    expect(await inSpectral([UNTITLED], schemas)).to.have.members(['test-untitled A', 'test-untitled B']);
  });

  it('are one where one in ten keeps it, of twenty that do not', async () => {
    const untitled = (count: number) =>
      Array.from({ length: count }, (_, at) => `    A${at}: {type: string}\n`).join('');
    const titled = '    B: {title: b}\n    C: {title: c}\n';
    const [one, ...others] = await found([UNTITLED], untitled(20) + titled);
    expect(others).to.deep.equal([]);
    expect(one).to.match(/^test-untitled \| A0 \| 20 without a title \| (A\d+\+){19}A\d+$/);
    expect(await found([UNTITLED], untitled(19) + titled)).to.have.lengthOf(19);
    expect(await found([UNTITLED], `${untitled(20)}${titled}    D: {title: d}\n`)).to.have.lengthOf(20);
  });

  it('stay apart where there are only two subjects', async () => {
    const expected = ['A', 'B'].map((name) => `test-untitled | ${name} | 1 without a title | alone`);
    expect(await found([UNTITLED], '    A: {type: string}\n    B: {type: object}\n')).to.deep.equal(expected);
  });

  it('leave out what an exception hides, which keeps nothing', async () => {
    const ignored = '{type: string, x-lintel: {ignore: {test-untitled: Imported.}}}';
    const schemas = `    A: ${ignored}\n    B: {type: object}\n    C: {type: object}\n`;
    expect(await found([UNTITLED], schemas)).to.deep.equal(['test-untitled | B | 2 without a title | B+C']);
    expect(await inSpectral([UNTITLED], schemas)).to.deep.equal(['test-untitled B']);
    expect(await found([UNTITLED], `    A: ${ignored}\n    B: {type: object}\n    C: ${ignored}\n`)).to.deep.equal([
      'test-untitled | B | 1 without a title | alone',
    ]);
    expect(await found([UNTITLED], `    A: ${ignored}\n    B: ${ignored}\n    C: ${ignored}\n`)).to.deep.equal([]);
  });

  it('stay apart where a ruleset gives their places other severities', async () => {
    const overrides = [{ files: ['openapi.yaml#/components/schemas/A'], rules: { 'test-untitled': 'off' } }];
    const text = `${HEAD}    A: {type: object}\n    B: {type: object}\n    C: {type: object}\n    D: {type: object}\n`;
    const rules = { [idOf(UNTITLED)]: UNTITLED };
    const results = await runSpectral({ rules, overrides } as never, { 'openapi.yaml': text });
    const own = results.filter(({ rule }) => rule.startsWith('test-')).map(({ rule, path }) => `${rule} ${path}`);
    expect(own).to.deep.equal(['test-untitled components schemas B']);
  });

  it('are told for each subject to whoever records judgements', () => {
    const { judgements } = recordJudgements([UNTITLED], describeText(`${HEAD}    A: {}\n    B: {}\n    C: {}\n`));
    expect(judgements.map(({ findings }) => findings.length)).to.deep.equal([1, 1, 1]);
    expect(new Set(judgements.flatMap(({ findings }) => findings)).size).to.equal(1);
  });
});

describe('violations that name one cause', () => {
  it('are one finding, whether or not other subjects keep the rule', async () => {
    const schemas =
      '    A: {format: x}\n    B: {format: y}\n    C: {format: x}\n    D: {type: string}\n    E: {format: x}\n';
    expect(await found([FORMATS], schemas)).to.deep.equal([
      'test-formats | A/format | x 3 | A+C+E',
      'test-formats | B/format | y 1 | alone',
    ]);
    expect(await inSpectral([FORMATS], schemas)).to.have.members(['test-formats A/format', 'test-formats B/format']);
  });

  it('silence those that yield at all their places, with all statements', async () => {
    const schemas =
      '    A: {format: x}\n    B: {format: x}\n    C: {format: x, description: c}\n    D: {description: d}\n';
    expect(await found([DESCRIPTIONS, FORMATS], schemas)).to.have.members([
      'test-formats | A/format | x 3 | A+B+C',
      'test-descriptions | D/description | description | alone',
    ]);
    const results = await direct([FORMATS, DESCRIPTIONS], schemas);
    expect(results.find(({ code }) => code === 'test-formats')?.statements).to.deep.equal([
      '2.3/money',
      '2.3/country-code',
    ]);
  });
});
