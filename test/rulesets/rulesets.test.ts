import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import { RULES } from '../../rules/index.generated.ts';
import all from '../../rulesets/all.ts';
import designReview from '../../rulesets/design-review.ts';
import { withFormerIds } from '../../rulesets/former-ids.ts';
import { RULESETS } from '../../rulesets/index.ts';
import lintel from '../../rulesets/lintel.ts';
import recommended from '../../rulesets/recommended.ts';
import { withOas } from '../../rulesets/with-oas.ts';
import { sectionOf } from '../../spec/sections.ts';
import { runSpectral } from '../support/spectral-run.ts';

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

describe('rulesets by name', () => {
  const idsOf = (rules: readonly Rule[]) => rules.map(({ extensions }) => extensions.lintel.id);
  const deciding = OWN.filter(({ extensions }) => extensions.lintel.kind !== 'review');

  it('have what decides, what decides without hints, and every rule', () => {
    expect(Object.keys(all.rules)).to.deep.equal(idsOf(deciding));
    expect(deciding.length).to.be.below(OWN.length);
    expect(Object.keys(recommended.rules)).to.deep.equal(idsOf(deciding.filter(({ severity }) => severity !== 'hint')));
    expect(Object.keys(recommended.rules).length).to.be.below(deciding.length);
    expect(Object.keys(designReview.rules)).to.deep.equal(idsOf(OWN));
  });

  it('are one for each section, with the rules of its statements', () => {
    const { recommended: _, all: __, 'design-review': ___, ...sections } = RULESETS;
    expect(Object.keys(sections)).to.have.members([...new Set(OWN.map((rule) => rule.extensions.lintel.section))]);
    for (const [section, { rules }] of Object.entries(sections)) {
      const own = OWN.filter(
        ({
          extensions: {
            lintel: { section: at, statements },
          },
        }) => [at, ...statements.map(sectionOf)].includes(section),
      );
      expect(Object.keys(rules), section).to.deep.equal(idsOf(own));
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

  describe('in a run', () => {
    const TEXT = `openapi: 3.1.0
info: { title: T, version: 1.0.0 }
paths:
  /v1/shop/a: { $ref: '#/components/pathItems/A', summary: One, x-note: n }
  /v1/shop/b: { $ref: '#/components/pathItems/A', extra: 1 }
  /v1/shop/c: { get: { responses: {} } }
webhooks:
  made: { $ref: '#/components/pathItems/A' }
components:
  pathItems:
    A: { get: { responses: {} } }
  schemas:
    Note: { type: object, properties: { is_open: { type: boolean } } }
    Other: { type: object, properties: { isOpen: { type: boolean } } }
`;
    const names = all.rules['property-names'] as Rule;

    /** What is left of the results of a rule of spectral:oas beside a rule of Lintel, by their paths. */
    async function left(paths: readonly (readonly string[] | null)[]): Promise<string[]> {
      const reports = () => paths.map((path) => ({ message: 'no OpenAPI', ...(path !== null && { path: [...path] }) }));
      const theirs = { rules: { 'oas3-schema': { given: '$', then: { function: reports } } } };
      const found = await runSpectral(withOas(theirs, { rules: { 'property-names': names } }), { 'a.yaml': TEXT });
      expect(found.filter(({ rule: id }) => id === 'property-names')).to.have.lengthOf(1);
      return found.filter(({ rule: id }) => id === 'oas3-schema').map(({ path }) => path);
    }

    it('spectral:oas is silent at places at which Lintel reports, and only there', async () => {
      const properties = ['components', 'schemas', 'Note', 'properties'];
      expect(
        await left([
          [...properties, 'is_open'],
          properties,
          ['components', 'schemas', 'Other', 'properties', 'isOpen'],
        ]),
      ).to.have.members([properties.join(' '), 'components schemas Other properties isOpen']);
      expect(await left([[...properties, 'is_open']])).to.deep.equal([]);
      expect(await left([null])).to.deep.equal(['']);
      expect(await left([])).to.deep.equal([]);
    });

    it('a path item that refers to another one and says nothing further is no fault', async () => {
      const referring = [
        ['paths', '/v1/shop/a'],
        ['paths', '~1v1~1shop~1a'],
        ['webhooks', 'made'],
      ];
      const others = [
        ['paths', '/v1/shop/b'],
        ['paths', '/v1/shop/c'],
        ['paths', '/v1/shop/a', 'summary'],
        ['components', 'pathItems'],
      ];
      expect(await left([...referring, ...others])).to.have.members(others.map((path) => path.join(' ')));
    });
  });
});
