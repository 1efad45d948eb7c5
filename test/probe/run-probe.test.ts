import { expect } from 'chai';
import type { Question, SequenceCheck } from '../../framework/define-sequence.ts';
import { NotJudged } from '../../framework/sequence/prober.ts';
import { describedResources } from '../../model/resources/described-resources.ts';
import type { ProbeRun, SequenceRule } from '../../probe/run-probe.ts';
import type { ProbeSettings } from '../../probe/settings.ts';
import { describeText } from '../support/lint-text.ts';
import { probeInProcess, SEQUENCE_RULES } from '../support/probe/probe-service.ts';

const NONE_LEFT_OUT = '{}';
const LEFT_OUT = '{"ignore":{"RULE":"another service answers"}}';

function described(annotation: string) {
  return describeText(
    `{"openapi":"3.1.0","paths":{"/v1/shop/lamps":{"get":{"x-lintel":${annotation},"responses":{"200":{"description":"a"}}}}}}`,
  );
}

/** A rule whose question is answered as told. */
function asks(name: string, check: Partial<SequenceCheck>, ask: Question['ask'] = async () => null): SequenceRule {
  const rule = SEQUENCE_RULES.find((one) => one.rule.extensions.lintel.id === name)?.rule;
  if (rule === undefined) throw new Error(`no rule ${name}`);
  const questions: SequenceCheck['questions'] = (description) =>
    describedResources(description).flatMap(({ list }) => (list === null ? [] : [{ asked: list, ask }]));
  return { rule, check: { statement: '4.2/get-safe', effect: 'reads', needsSecondCaller: false, questions, ...check } };
}

const [FIRST = '', SECOND = ''] = SEQUENCE_RULES.map(({ rule }) => rule.extensions.lintel.id).filter(
  (id, index, all) => all.indexOf(id) === index,
);

async function outcomes(
  rules: readonly SequenceRule[],
  settings: Partial<ProbeSettings> = {},
  more: Partial<ProbeRun> = {},
  annotation = NONE_LEFT_OUT,
) {
  const { verdicts } = await probeInProcess({
    handler: async () => Response.json({ items: [] }),
    description: described(annotation),
    clock: { now: () => 0, advance: () => undefined },
    rules,
    settings,
    more,
  });
  return verdicts.map((one) => (one.outcome === 'not judged' ? one.reason : one.outcome));
}

describe('probe/run-probe.ts', () => {
  it('asks what only reads before what changes, and tells of each question before it is asked', async () => {
    const told: (readonly [string, number, number])[] = [];
    const rules = [asks(FIRST, { effect: 'changes' }), asks(SECOND, {})];
    const onQuestion: ProbeRun['onQuestion'] = (rule, done, all) => told.push([rule.extensions.lintel.id, done, all]);
    expect(await outcomes(rules, {}, { onQuestion })).to.deep.equal(['holds', 'holds']);
    expect(told).to.deep.equal([
      [SECOND, 0, 2],
      [FIRST, 1, 2],
    ]);
  });

  it('says what would permit a question', async () => {
    const rules = [asks(FIRST, {}), asks(FIRST, { needsSecondCaller: true }), asks(FIRST, { effect: 'changes' })];
    expect(await outcomes(rules, { allowWrites: false, secondToken: null })).to.deep.equal([
      'holds',
      'it needs a second caller; --second-token names one',
      'it makes and changes resources, which --allow-writes permits',
    ]);
    expect(await outcomes(rules)).to.deep.equal(['holds', 'holds', 'holds']);
  });

  it('says why a question is not judged, and passes on every other error', async () => {
    const unjudged = asks(FIRST, {}, () => Promise.reject(new NotJudged('nobody knows')));
    expect(await outcomes([unjudged])).to.deep.equal(['nobody knows']);
    const failing = asks(FIRST, {}, () => Promise.reject(new Error('a fault of Lintel')));
    const error = await outcomes([failing]).catch((one: unknown) => one);
    expect(String(error)).to.equal('Error: a fault of Lintel');
  });

  it('leaves out what the project or the description does', async () => {
    const isExcepted = (rule: string, operation: string) => rule === FIRST && operation === 'GET /v1/shop/lamps';
    expect(await outcomes([asks(FIRST, {}), asks(SECOND, {})], {}, { isExcepted })).to.deep.equal([
      'excepted',
      'holds',
    ]);
    const annotation = LEFT_OUT.replace('RULE', FIRST);
    expect(await outcomes([asks(FIRST, {}), asks(SECOND, {})], {}, {}, annotation)).to.deep.equal([
      'excepted',
      'holds',
    ]);
  });
});
