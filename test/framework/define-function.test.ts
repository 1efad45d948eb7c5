import type { RulesetDefinition } from '@stoplight/spectral-core';
import { expect } from 'chai';
import { defineFunction } from '../../framework/define-function.ts';
import type { LintelFunction } from '../../framework/lintel-function.ts';
import { runLog } from '../../framework/run-log.ts';
import * as functions from '../../functions/index.generated.ts';
import type { Description } from '../../model/description/description.ts';
import { RULES } from '../../rules/index.generated.ts';
import { describeData, describeSchemas } from '../support/describe-data.ts';
import { ruleInRun } from '../support/rule-in-run.ts';
import { runSpectral, type SpectralFinding } from '../support/spectral-run.ts';

const { bounds } = functions as unknown as Record<string, LintelFunction>;
const annotationInUse = RULES['annotation-in-use']?.then.function;

function rule(given: object, then: object): object {
  return { given: '$', message: '{{error}}', severity: 'warn', ...given, then };
}

function shown(findings: readonly SpectralFinding[]): string[] {
  return findings
    .filter((one) => one.rule !== 'unrecognized-format')
    .map((one) => `${one.rule} ${one.source}:${one.line}`);
}

const HEAD = 'openapi: 3.1.0\ninfo: {title: Shop, version: 1.0.0}\n';
const lists = {
  'openapi.yaml': `${HEAD}components:
  schemas:
    A: { type: array, maxItems: 6 }
    B: { $ref: 'b.yaml' }
`,
  'b.yaml': 'type: array\nmaxItems: 7\n',
};

describe('functions in a ruleset of one’s own', () => {
  const options = { type: 'array', upper: 'maxItems', atMost: 5, counts: true };

  for (const resolved of [true, false]) {
    it(`judge with the options given, with resolved: ${resolved}`, async () => {
      const rules = {
        short: rule({ resolved }, { function: bounds, functionOptions: options }),
        long: rule({ resolved }, { function: bounds, functionOptions: { ...options, atMost: 6 } }),
      };
      expect(shown(await runSpectral({ rules } as never, lists))).to.have.members([
        'short openapi.yaml:5',
        'short b.yaml:2',
        'long b.yaml:2',
      ]);
    });
  }

  it('honour x-lintel.ignore under the id of the rule in use', async () => {
    const files = {
      'openapi.yaml': `${HEAD}components:
  schemas:
    A:
      type: array
      maxItems: 6
      x-lintel: { ignore: { short: Never mind., other: No such rule. } }
    B: { $ref: 'b.yaml' }
`,
      'b.yaml': 'x-lintel: { ignore: { long: Never mind. } }\ntype: array\nmaxItems: 7\n',
    };
    const rules = {
      short: rule({}, { function: bounds, functionOptions: options }),
      long: rule({}, { function: bounds, functionOptions: options }),
    };
    expect(shown(await runSpectral({ rules } as never, files))).to.have.members([
      'long openapi.yaml:7',
      'short b.yaml:3',
    ]);
  });

  for (const [title, then, problem] of [
    [
      'a wrong type',
      { function: bounds, functionOptions: { type: 'list', upper: 'maxItems' } },
      /"bounds" function.*type/,
    ],
    ['an unknown option', { function: bounds, functionOptions: { ...options, most: 5 } }, /"bounds" function.*most/],
    ['a missing option', { function: bounds, functionOptions: { upper: 'maxItems' } }, /"bounds" function.*type/],
    ['no options', { function: bounds }, /"bounds" function/],
    [
      'options where there are none',
      { function: annotationInUse, functionOptions: { type: 'x' } },
      /"annotation-in-use" function does not accept any options/,
    ],
  ] as const) {
    it(`are refused with ${title}`, async () => {
      const error = await runSpectral({ rules: { wrong: rule({}, then) } } as never, lists).then(
        () => null,
        (problem: unknown) => problem,
      );
      expect(error).to.be.an('error');
      const texts = [String(error), ...((error as AggregateError).errors ?? []).map(String)].join('\n');
      expect(texts).to.match(problem);
    });
  }

  it('are timed, by the id of the rule', async () => {
    const seen: Description[] = [];
    const waits = defineFunction({
      name: 'waits',
      options: null,
      subjects: (description) => {
        seen.push(description);
        for (const start = performance.now(); performance.now() - start < 5; );
        return [];
      },
      judge: () => null,
    });
    await runSpectral({ rules: { first: rule({}, [{ function: waits }, { function: waits }]) } } as never, lists);
    const [description] = seen;
    if (description === undefined) throw new Error('nothing was judged');
    expect(runLog(description).milliseconds.get('first')).to.be.within(10, 10_000);
  });

  it('have distinct names, and what Spectral asks of a function', () => {
    const all = Object.values(functions) as unknown as LintelFunction[];
    const names = all.map(({ name }) => name);
    expect(new Set(names).size).to.equal(names.length);
    for (const one of all) {
      expect(one.name, one.name).to.match(/^[a-z][a-zA-Z0-9]+$/);
      expect(one.validator, one.name).to.be.a('function');
      expect(one.runsAfterAllRules, one.name).to.be.a('boolean');
    }
  });

  it('export each under its own name', () => {
    for (const [key, one] of Object.entries(functions)) expect((one as unknown as LintelFunction).name).to.equal(key);
  });

  it('find nothing in what is no OpenAPI description', async () => {
    const rules = { short: rule({}, { function: bounds, functionOptions: options }) };
    for (const text of ['swagger: "2.0"\ndefinitions: {A: {type: array, maxItems: 9}}\n', '- 1\n', '{}\n', 'null\n']) {
      expect(shown(await runSpectral({ rules } as never, { 'openapi.yaml': text }))).to.deep.equal([]);
    }
  });
});

describe('rules that look after annotations, in Spectral', () => {
  const files = {
    'openapi.yaml': `${HEAD}components:
  schemas:
    A:
      type: array
      minItems: 0
      items: { type: object }
      x-lintel: { ignore: { array-max-items: Imported. } }
    B:
      type: array
      minItems: 0
      maxItems: 5
      items: { type: object }
      x-lintel:
        ignore:
          array-max-items: Imported.
          array-min-items: Imported.
          no-such-rule: Imported.
          own: Own.
    C: { $ref: 'c.yaml#/C' }
`,
    'c.yaml': 'C:\n  x-lintel:\n    role: nonsense\n    ignore: { array-max-items: Imported. }\n',
  };
  const names = ['annotation-in-use', 'array-max-items', 'annotation-well-formed', 'array-min-items'];
  const expected = [
    'own openapi.yaml:5',
    'annotation-in-use openapi.yaml:17',
    'annotation-in-use openapi.yaml:18',
    'annotation-in-use c.yaml:4',
    'annotation-well-formed openapi.yaml:19',
    'annotation-well-formed c.yaml:3',
  ];

  for (const order of [names, [...names].reverse()]) {
    it(`know what the other rules hid: ${order.join(', ')}`, async () => {
      const rules = Object.fromEntries(order.map((name) => [name, RULES[name]]));
      const own = {
        own: rule({}, { function: bounds, functionOptions: { type: 'array', upper: 'maxItems', atMost: 4 } }),
      };
      for (const mixed of [
        { ...rules, ...own },
        { ...own, ...rules },
      ]) {
        expect(shown(await runSpectral({ rules: mixed } as never, files))).to.have.members(expected);
      }
    });
  }

  it('do not call an ignore stale whose rule is off or not there', async () => {
    const rules = { 'annotation-in-use': RULES['annotation-in-use'], 'array-min-items': RULES['array-min-items'] };
    expect(shown(await runSpectral({ rules } as never, files))).to.deep.equal(['annotation-in-use openapi.yaml:18']);
    const off = {
      extends: [{ rules: { ...rules, 'array-max-items': RULES['array-max-items'] } }],
      rules: { 'array-max-items': 'off' },
    };
    expect(shown(await runSpectral(off as never, files))).to.deep.equal(['annotation-in-use openapi.yaml:18']);
  });

  it('judge each of several descriptions by itself', async () => {
    const rules = Object.fromEntries(names.map((name) => [name, RULES[name]])) as unknown as RulesetDefinition;
    const [first, second] = await Promise.all([
      runSpectral({ rules } as never, files),
      runSpectral({ rules } as never, files),
    ]);
    expect(shown(first)).to.deep.equal(shown(second));
  });
});

describe('running a function directly', () => {
  const check = defineFunction({
    name: 'manyFindings',
    options: {
      type: 'object',
      additionalProperties: false,
      required: ['many'],
      properties: { many: { type: 'integer' } },
    },
    subjects: ({ rootPlace }) => [{ place: rootPlace }, { place: rootPlace }],
    judge: (_subject, { many }) => {
      if (many < 0) return undefined;
      if (many === 0) return null;
      return many === 1 ? { message: 'one' } : Array.from({ length: many }, () => ({ message: 'many' }));
    },
  });

  for (const [many, found] of [
    [-1, 0],
    [0, 0],
    [1, 2],
    [3, 6],
  ] as const) {
    it(`counts what was judged and what was found: ${many}`, () => {
      const { findings, judged } = check.run(describeSchemas({}), { many }, ruleInRun('many'));
      expect([findings.length, judged]).to.deep.equal([found, 2]);
    });
  }

  it('refuses wrong options', () => {
    expect(() => check.run(describeSchemas({}), { many: 'x' }, ruleInRun('many'))).to.throw(
      /"manyFindings" function has invalid options/,
    );
    expect(() => check.run(describeSchemas({}), null, ruleInRun('many'))).to.throw(/"manyFindings"/);
  });

  it('logs what was hidden, by annotation', () => {
    const data = { openapi: '3.1.1', 'x-lintel': { ignore: { many: 'Reason', other: 'Reason' } } };
    const description = describeData(data);
    expect(check.run(description, { many: 2 }, ruleInRun('many')).findings).to.deep.equal([]);
    const log = runLog(description);
    expect(log.suppressedCount).to.equal(4);
    expect([
      log.hasSuppressed(data['x-lintel'], 'many'),
      log.hasSuppressed(data['x-lintel'], 'other'),
      log.hasSuppressed({}, 'many'),
    ]).to.deep.equal([true, false, false]);
    expect(runLog(describeData(data)).suppressedCount).to.equal(0);
  });

  it('honours the annotation of a path item behind a reference at the path as well', () => {
    const pathsOf = defineFunction({
      name: 'paths',
      options: null,
      subjects: ({ paths }) => paths,
      judge: () => ({ message: 'wrong' }),
    });
    const pathItem = { 'x-lintel': { ignore: { many: 'Reason' } } };
    const data = {
      openapi: '3.1.1',
      paths: { '/a': { $ref: '#/components/pathItems/A' }, '/b': {} },
      components: { pathItems: { A: pathItem } },
    };
    const description = describeData(data);
    const { findings } = pathsOf.run(description, null, ruleInRun('many'));
    expect(findings.map(({ place }) => place.key)).to.deep.equal(['/b']);
    expect(runLog(description).hasSuppressed(pathItem['x-lintel'], 'many')).to.equal(true);
  });

  it('runs only the checks of annotations after all rules', () => {
    const last = Object.values(RULES).filter(({ then }) => then.function.runsAfterAllRules);
    expect(last).to.have.members([RULES['annotation-in-use'], RULES['annotation-well-formed']]);
  });
});
