import { expect } from 'chai';
import { directEngine } from '../../engine/direct.ts';
import type { LintedFile } from '../../engine/engine.ts';
import { defineFunction } from '../../framework/define-function.ts';
import type { LintelFunction } from '../../framework/lintel-function.ts';
import type { Rule } from '../../framework/rule.ts';
import { below } from '../../model/description/place.ts';
import type { Severity } from '../../spec/statement.ts';

/** A rule that exists for a test only, so its statements need not. */
function ruleOf(id: string, judge: LintelFunction, severity: Severity = 'error'): Rule {
  return {
    description: `${id} holds.`,
    message: '{{error}} (§0)',
    severity,
    documentationUrl: `https://docs.example/${id}`,
    recommended: true,
    given: '$',
    resolved: false,
    then: { function: judge },
    extensions: {
      lintel: {
        id,
        statements: [],
        yieldsTo: [],
        question: null,
        judgesAbsence: false,
        findsUnneeded: false,
        answeredBy: [],
        joins: null,
        fix: null,
        breaking: false,
        why: '',
        kind: 'annotation',
        section: 'x',
        since: '0.1.0',
        formerIds: [],
        oasRule: null,
      },
    },
  };
}

const everySchema = defineFunction({
  name: 'everySchema',
  options: null,
  subjects: ({ schemas }) => schemas,
  judge: ({ place }) => ({ message: 'schema {{braces}} $& ', at: below(place, 'title', 'more') }),
});
const boom = defineFunction({
  name: 'boom',
  options: null,
  subjects: ({ schemas }) => schemas,
  judge: () => {
    throw new Error('boom');
  },
});

function lint(rules: readonly Rule[], text: string, progress: (step: string) => void = () => {}): Promise<LintedFile> {
  const ruleset = {
    rules: Object.fromEntries(rules.map((rule) => [rule.extensions.lintel.id, rule])),
  };
  return directEngine(ruleset, { cwd: process.cwd(), remoteRefs: false }).lint(
    { source: '/a/openapi.yaml', isStdin: false },
    text,
    progress,
  );
}

describe('direct engine', () => {
  const text = 'openapi: 3.1.1\ncomponents:\n  schemas:\n    A: {title: a}\n    B: {}\n';

  it('gives results as Spectral composes them', async () => {
    const { results } = await lint([ruleOf('every-schema', everySchema, 'hint')], text);
    expect(results).to.deep.equal([
      {
        code: 'every-schema',
        path: ['components', 'schemas', 'A', 'title'],
        message: 'schema {{braces}} $&  (§0)',
        severity: 3,
        range: { start: { line: 3, character: 15 }, end: { line: 3, character: 16 } },
        source: '/a/openapi.yaml',
        statements: [],
        documentationUrl: 'https://docs.example/every-schema',
      },
      {
        code: 'every-schema',
        path: ['components', 'schemas', 'B'],
        message: 'schema {{braces}} $&  (§0)',
        severity: 3,
        range: { start: { line: 4, character: 6 }, end: { line: 4, character: 9 } },
        keyRange: { start: { line: 4, character: 4 }, end: { line: 4, character: 5 } },
        source: '/a/openapi.yaml',
        statements: [],
        documentationUrl: 'https://docs.example/every-schema',
      },
    ]);
  });

  it('counts what each rule did', async () => {
    const { tallies } = await lint([ruleOf('every-schema', everySchema)], text);
    expect(tallies.get('every-schema')).to.deep.include({ judged: 2, findings: 2 });
  });

  it('goes on after a rule that throws, and names it', async () => {
    const { failures, results, linted } = await lint([ruleOf('boom', boom), ruleOf('every-schema', everySchema)], text);
    expect(failures.map(({ ruleId, error }) => [ruleId, (error as Error).message])).to.deep.equal([['boom', 'boom']]);
    expect(results).to.have.length(2);
    expect(linted).to.equal(true);
  });

  it('runs rules that depend on others after them', async () => {
    const last = defineFunction({
      name: 'last',
      options: null,
      runsAfterAllRules: true,
      subjects: () => [],
      judge: () => null,
    });
    const steps: string[] = [];
    await lint([ruleOf('last', last), ruleOf('every-schema', everySchema)], text, (step) => steps.push(step));
    expect(steps).to.deep.equal(['reading', 'every-schema', 'last']);
  });

  it('does not judge what is no description', async () => {
    const { linted, problems } = await lint([ruleOf('boom', boom)], 'a: 1\n');
    expect(linted).to.equal(false);
    expect(problems).to.have.length(1);
  });
});
