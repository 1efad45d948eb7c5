import { expect } from 'chai';
import { defineFunction } from '../../framework/define-function.ts';
import type { Rule } from '../../framework/rule.ts';
import { registerRule, turnOf, yieldedToBy } from '../../framework/rule-order.ts';
import { strings } from '../../model/description/json.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { below } from '../../model/description/place.ts';
import { direct, HEAD, idOf, inSpectral, ruleOf } from '../support/rules-of-tests.ts';
import { runSpectral } from '../support/spectral-run.ts';

/** Finds a title. */
const TITLES = ruleOf('test-titles', {
  statement: '2.1/property-names',
  yieldsTo: ['test-objects'],
  judge: ({ value, place }) => (value.title === undefined ? null : { message: 'title', at: below(place, 'title') }),
});
/** Finds an object, whose title has the same cause. */
const OBJECTS = ruleOf('test-objects', {
  statement: '2.3/money',
  yieldsTo: ['test-deprecated'],
  judge: ({ value, place }) =>
    value.type === 'object' ? { message: 'object', covers: [below(place, 'title')] } : null,
});
const DEPRECATED = ruleOf('test-deprecated', {
  statement: '2.3/country-code',
  judge: ({ value }) => (value.deprecated === true ? { message: 'deprecated' } : null),
});
/** One finding for all lower-case values of an enumeration. */
const VALUES = ruleOf('test-values', {
  statement: '2.1/enum-values',
  yieldsTo: ['test-colours'],
  judge: ({ value, place }) => {
    const places = strings(value.enum).flatMap((one, index) =>
      one === one.toLowerCase() ? [below(place, 'enum', index)] : [],
    );
    const message = (left: readonly { readonly key: string | number }[]) =>
      `values ${left.map(({ key }) => key).join(' ')}`;
    return places.length === 0 ? null : { message, at: below(place, 'enum'), places };
  },
});
const COLOURS = ruleOf('test-colours', {
  statement: '2.3/locale',
  judge: ({ value, place }) => {
    const index = strings(value.enum).indexOf('red');
    return index === -1 ? null : { message: 'red', at: below(place, 'enum', index) };
  },
});

type Found = Readonly<Record<string, string>>;

/** What the direct engine finds: the statements of each finding by its rule and path. */
async function statementsOf(rules: readonly Rule[], schemas: string): Promise<Found> {
  const results = await direct(rules, schemas);
  return Object.fromEntries(
    results.map(({ code, path, statements }) => [`${code} ${path.slice(2).join('/')}`, statements.join(' ')]),
  );
}

async function expectBoth(rules: readonly Rule[], schemas: string, expected: Found): Promise<void> {
  expect(await statementsOf(rules, schemas)).to.deep.equal(expected);
  expect(await statementsOf(rules.toReversed(), schemas)).to.deep.equal(expected);
  for (const ordered of [rules, rules.toReversed()]) {
    expect(await inSpectral(ordered, schemas)).to.have.members(Object.keys(expected));
  }
}

describe('a rule that yields', () => {
  const schemas = '    A: {type: object, title: a}\n    B: {type: string, title: b}\n';

  it('is silent where a finding of the other rule covers the place, which names the statements of both', () =>
    expectBoth([TITLES, OBJECTS], schemas, {
      'test-objects A': '2.3/money 2.1/property-names',
      'test-titles B/title': '2.1/property-names',
    }));

  it('reports where the other rule is not in the run', () =>
    expectBoth([TITLES], schemas, {
      'test-titles A/title': '2.1/property-names',
      'test-titles B/title': '2.1/property-names',
    }));

  it('reports where the other rule is less severe', () =>
    expectBoth([TITLES, { ...OBJECTS, severity: 'warn' }], schemas, {
      'test-objects A': '2.3/money',
      'test-titles A/title': '2.1/property-names',
      'test-titles B/title': '2.1/property-names',
    }));

  it('is silent where the other rule is more severe', () =>
    expectBoth([{ ...TITLES, severity: 'hint' }, OBJECTS], schemas, {
      'test-objects A': '2.3/money 2.1/property-names',
      'test-titles B/title': '2.1/property-names',
    }));

  it('is silent where the other rule yields itself; the finding that stays names all statements', () =>
    expectBoth([TITLES, OBJECTS, DEPRECATED], '    A: {type: object, title: a, deprecated: true}\n', {
      'test-deprecated A': '2.3/country-code 2.3/money 2.1/property-names',
    }));

  it('stays silent where an exception hides the finding of the other rule', () =>
    expectBoth(
      [TITLES, OBJECTS],
      '    A: {type: object, title: a, x-lintel: {ignore: {test-objects: Imported.}}}\n',
      {},
    ));

  it('reports where the other rule throws', async () => {
    const broken = { ...OBJECTS, then: { function: defineFunction({ ...FAILING, name: 'test-objects' }) } };
    const found = await statementsOf([TITLES, broken], schemas);
    expect(Object.keys(found)).to.deep.equal(['test-titles A/title', 'test-titles B/title']);
  });

  it('heeds severities that a ruleset gives for a file or a part of it', async () => {
    const rules = Object.fromEntries([TITLES, OBJECTS].map((rule) => [idOf(rule), rule]));
    const overrides = [{ files: ['openapi.yaml#/components/schemas/A'], rules: { 'test-objects': 'hint' } }];
    const text = `${HEAD}    A: {type: object, title: a}\n    C: {type: object, title: c}\n`;
    const found = await runSpectral({ rules, overrides } as never, { 'openapi.yaml': text });
    const own = found.filter(({ rule }) => rule.startsWith('test-')).map(({ rule, path }) => `${rule} ${path}`);
    expect(own).to.have.members([
      'test-objects components schemas A',
      'test-titles components schemas A title',
      'test-objects components schemas C',
    ]);
  });
});

const FAILING = {
  options: null,
  subjects: ({ schemas }: { readonly schemas: readonly SchemaNode[] }) => schemas,
  judge: (): null => {
    throw new Error('broken');
  },
};

describe('a finding that stands for several places', () => {
  const schemas = '    A: {enum: [red, GREEN, blue, grey]}\n';
  const messages = async (rules: readonly Rule[], text: string) => {
    const results = await direct(rules, text);
    return results.map(({ message, places }) => [message, places?.map(({ path }) => path.at(-1)).join(' ')]).sort();
  };

  it('names them', async () => {
    expect(await messages([VALUES], schemas)).to.deep.equal([['values 0 2 3', '0 2 3']]);
  });

  it('leaves out those that another rule reports, in its message too', async () => {
    expect(await messages([VALUES, COLOURS], schemas)).to.deep.equal([
      ['red', undefined],
      ['values 2 3', '2 3'],
    ]);
  });

  it('is not reported where no place is left', async () => {
    expect(await messages([VALUES, COLOURS], '    A: {enum: [red, GREEN]}\n')).to.deep.equal([['red', undefined]]);
    const ignored = '    A: {enum: [red], x-lintel: {ignore: {test-values: Imported.}}}\n';
    expect(await messages([VALUES], ignored)).to.deep.equal([]);
  });
});

describe('the order of rules', () => {
  it('puts a rule after those to which it yields', () => {
    const turns = [TITLES, OBJECTS, DEPRECATED].map(({ extensions }) => turnOf(extensions.lintel, false));
    expect(turns).to.deep.equal([2, 1, 0]);
  });

  it('puts a rule after all of a group to which it yields, those that become known later as well', () => {
    const yielding = () => yieldedToBy('test-of-group').filter((id) => id.startsWith('test-'));
    registerRule('test-of-group', { yieldsTo: ['test-deprecated'], yieldsToGroups: ['numbers'] });
    expect(yielding()).to.deep.equal(['test-deprecated']);
    registerRule('test-of-integers', { group: 'numbers', yieldsTo: ['test-objects'] });
    try {
      expect(yielding()).to.deep.equal(['test-deprecated', 'test-of-integers']);
      expect(turnOf({ id: 'test-of-group', yieldsTo: yielding() }, false)).to.equal(3);
    } finally {
      for (const id of ['test-of-group', 'test-of-integers']) registerRule(id, {});
    }
  });

  it('has no circle', () => {
    registerRule('test-one', { yieldsTo: ['test-other'] });
    registerRule('test-other', { yieldsTo: ['test-one'] });
    try {
      expect(() => turnOf({ id: 'test-one', yieldsTo: ['test-other'] }, false)).to.throw(
        'the rules test-one → test-other → test-one yield to one another in a circle',
      );
    } finally {
      registerRule('test-other', {});
    }
  });
});
