import { expect } from 'chai';
import { combined } from '../../cli/lint-session.ts';
import type { Engine, RuleInfo } from '../../engine/engine.ts';

const rule = (id: string, severity: RuleInfo['severity']): RuleInfo => ({
  id,
  statements: [],
  severity,
  summary: '',
  why: null,
  section: '2.1',
  documentationUrl: null,
});

const group = (rules: readonly RuleInfo[], files?: readonly string[]) => {
  const engine: Engine = { rules, files, lint: () => Promise.reject(new Error('nothing is linted here')) };
  return { engine };
};

describe('what is known of the rulesets of several projects', () => {
  it('has a rule once, with the severity of the first project, in the order in which they come', () => {
    const { rules } = combined([
      group([rule('one', 'error'), rule('two', 'warn')]),
      group([rule('three', 'hint'), rule('two', 'error'), rule('one', 'hint')]),
    ]);
    expect(rules.map(({ id, severity }) => `${id} ${severity}`)).to.have.members([
      'one error',
      'two warn',
      'three hint',
    ]);
  });

  it('has the rules of the only project as they are', () => {
    const rules = [rule('one', 'error'), rule('two', 'warn')];
    expect(combined([group(rules)]).rules).to.equal(rules);
  });

  it('has every file once, and none where those of one project are not all known', () => {
    const files = [group([], ['/a.yaml', '/b.yaml']), group([], ['/b.yaml', '/c.yaml'])];
    expect(combined(files).files).to.deep.equal(['/a.yaml', '/b.yaml', '/c.yaml']);
    expect(combined([...files, group([])]).files).to.equal(undefined);
  });
});
