import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import { RULES } from '../../rules/index.generated.ts';
import all from '../../rulesets/all.ts';
import { withFormerIds } from '../../rulesets/former-ids.ts';
import lintel from '../../rulesets/lintel.ts';
import { withOas } from '../../rulesets/with-oas.ts';

const OWN = Object.values(RULES);

describe('the ruleset lintel', () => {
  it('has all rules that decide, of which those that recommended has are on', () => {
    expect(Object.keys(lintel.rules)).to.deep.equal(Object.keys(all.rules));
    for (const [id, rule] of Object.entries(lintel.rules)) {
      expect((rule as { recommended?: boolean }).recommended, id).to.equal(rule.severity !== 'hint');
      expect({ ...rule, recommended: undefined }).to.deep.equal({ ...all.rules[id], recommended: undefined });
    }
  });
});

describe('former ids of rules', () => {
  it('are rules that are off and find nothing, beside the rules themselves', () => {
    const rules = withFormerIds(all).rules as unknown as Record<string, Record<string, unknown>>;
    const former = OWN.flatMap(({ extensions: { lintel: own } }) => own.formerIds.map((id) => [id, own.id] as const));
    expect(former.length).to.be.above(0);
    expect(Object.keys(rules)).to.have.members([...Object.keys(all.rules), ...former.map(([id]) => id)]);
    for (const [id, now] of former) {
      const { then, ...rule } = rules[id] ?? {};
      expect(rule, id).to.deep.include({
        description: `Part of ${now}.`,
        severity: 'off',
        recommended: false,
        given: '$',
        resolved: false,
      });
      expect((then as { function: () => unknown }).function()).to.equal(undefined);
    }
  });
});

describe('the ruleset with spectral:oas', () => {
  function check() {
    return [];
  }
  const rule = { given: '$', then: { function: check } };
  const oas = (...ids: readonly string[]) => ({ rules: Object.fromEntries(ids.map((id) => [id, rule])) });
  const made = (...ids: readonly string[]) =>
    withOas(oas(...ids)) as unknown as { extends: unknown[]; rules: Record<string, unknown> };

  it('stands on both, and has of these nothing else', () => {
    const theirs = oas('info-contact');
    const both = withOas(theirs) as unknown as { extends: unknown[]; rules: object };
    expect(both.extends).to.deep.equal([theirs, all]);
    expect(both.rules).to.deep.equal({});
  });

  it('leaves to Lintel what a rule of it always reports, where spectral:oas has such a rule', () => {
    const reported = ['path-params', 'path-declarations-must-exist', 'path-keys-no-trailing-slash'];
    const further = ['path-not-include-query', 'oas3-server-trailing-slash'];
    expect(made(...reported, ...further).rules).to.deep.equal(
      Object.fromEntries([...reported, ...further].map((id) => [id, 'off'])),
    );
    expect(made('path-params').rules).to.deep.equal({ 'path-params': 'off' });
  });

  it('leaves to spectral:oas what it has as well', () => {
    const shared = OWN.filter(({ extensions }) => extensions.lintel.oasRule !== null);
    expect(shared.length).to.be.above(0);
    for (const { extensions } of shared) {
      const { id, oasRule } = extensions.lintel;
      expect(made(oasRule ?? '').rules[id], id).to.equal('off');
      expect(made('info-contact').rules[id], id).to.equal(undefined);
    }
    // What stands under a former id is no rule of Lintel.
    const own = { ...all, rules: { 'some-id': { ...rule, severity: 'off' } as unknown as Rule } };
    expect(withOas(oas('info-contact'), own))
      .to.have.property('rules')
      .that.deep.equals({});
  });

  it('lets spectral:oas report second where both may, by the same name', () => {
    for (const id of ['oas3-schema', 'oas3-valid-schema-example', 'oas3-valid-media-example', 'typed-enum']) {
      const second = made(id).rules[id] as typeof rule;
      expect(second.given).to.equal('$');
      expect(second.then.function, id).to.not.equal(check);
      expect(second.then.function.name).to.equal('check');
    }
    const several = { rules: { 'typed-enum': { ...rule, then: [{ function: check, field: 'a' }] } } };
    const [then] =
      ((withOas(several) as unknown as { rules: object }).rules as Record<string, { then: { field: string }[] }>)[
        'typed-enum'
      ]?.then ?? [];
    expect(then?.field).to.equal('a');
  });
});
