import { expect } from 'chai';
import { stringify } from 'yaml';
import type { Rule } from '../../../framework/rule.ts';
import { runRules } from '../../../framework/run-rules.ts';
import { pathOf } from '../../../model/description/place.ts';
import { faultsIn } from '../../../model/structure/structure-faults.ts';
import { RULES } from '../../../rules/index.generated.ts';
import lintel from '../../../rulesets/all.ts';
import { describeData } from '../../support/describe-data.ts';
import type { Data } from '../../support/description-data.ts';
import { type Break, brokenReference, foundIn } from '../../support/reference-breaks.ts';
import { sample } from '../../support/sample.ts';
import { runSpectral } from '../../support/spectral-run.ts';

/** One structural fault each, and all that is found then. */
const FAULTS: readonly (readonly [string, Partial<Break>, string])[] = [
  ['misspelt components', { rename: { components: 'componets' } }, 'componets'],
  ['misspelt content', { rename: { 'responses/NotFound/content': 'contnet' } }, 'responses/NotFound/contnet'],
  ['misspelt security', { rename: { security: 'securty' } }, 'securty'],
  ['a $ref that is a number', { set: { 'schemas/Parcel/properties/id/$ref': 3 } }, 'schemas/Parcel/properties/id/$ref'],
  ['components that are a list', { set: { components: [] } }, 'components'],
  ['security that is no list', { set: { security: {} } }, 'security'],
  ['webhooks that are a list', { set: { webhooks: [] } }, 'webhooks'],
  ['headers that are a list', { set: { 'responses/NotFound/headers': [] } }, 'responses/NotFound/headers'],
  ['a parameter without a name', { remove: ['parameters/PageToken/name'] }, 'parameters/PageToken'],
  ['a parameter in no location', { set: { 'parameters/PageToken/in': 3 } }, 'parameters/PageToken/in'],
  ['a parameter that is a list', { set: { 'parameters/TotalRequired': [] } }, 'parameters/TotalRequired'],
  ['a status that is none', { rename: { 'changeAccount/responses/400': '4000' } }, 'changeAccount/responses/4000'],
  ['an empty allOf', { set: { 'schemas/ManifestPage/allOf': [] } }, 'schemas/ManifestPage/allOf'],
  ['properties that are a list', { set: { 'schemas/Error/properties': [] } }, 'schemas/Error/properties'],
  ['a schema that is a list', { set: { 'schemas/Page': [] } }, 'schemas/Page'],
  [
    'a format that is a number',
    { set: { 'schemas/Error/properties/information_link/format': 3 } },
    'schemas/Error/properties/information_link/format',
  ],
];

const HEAD = { openapi: '3.0.3', info: { title: 'T', version: '1.0.0' } };

/** What the given rules find in schemas, as `rule path`. */
function found(schemas: object, rules: readonly Rule[] = Object.values(RULES)): string[] {
  const all: string[] = [];
  runRules(rules, describeData({ ...HEAD, components: { schemas } }), {
    onOutcome: ({ extensions }, { findings }) => {
      for (const { place } of findings) all.push(`${extensions.lintel.id} ${pathOf(place).slice(2).join('/')}`);
    },
  });
  return all;
}

function eachOperation({ paths }: Data, change: (operation: Data) => void): void {
  for (const item of Object.values(paths as Data)) for (const one of Object.values(item as Data)) change(one as Data);
}

function eachResponse(data: Data, change: (response: Data) => void): void {
  eachOperation(data, ({ responses }) => {
    for (const response of Object.values(responses as Data)) change(response as Data);
  });
}

/** The reference description with one key misspelt, for every key that is then no OpenAPI. */
function misspellings(): unknown[] {
  const paths: string[][] = [];
  const collect = (value: unknown, path: string[]) => {
    if (typeof value !== 'object' || value === null || path.at(-1)?.startsWith('example')) return;
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value) && !key.startsWith('x-')) paths.push([...path, key]);
      collect(inner, [...path, key]);
    }
  };
  collect(brokenReference(), []);
  return sample('misspellings', paths, 15).flatMap((path) => {
    const data = misspelt(brokenReference(), path);
    return faultsIn(describeData(data)).length === 1 ? [data] : [];
  });
}

function misspelt(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? misspelt(item, rest) : item));
  const entries = Object.entries(value as object).map(([name, inner]) => {
    if (name !== key) return [name, inner];
    return rest.length === 0 ? [`${name}${name.at(-1)}`, inner] : [name, misspelt(inner, rest)];
  });
  return Object.fromEntries(entries);
}

describe('what follows from a fault of the structure', () => {
  for (const [title, change, place] of FAULTS) {
    it(`is no finding of another rule: ${title}`, () => {
      expect(foundIn(brokenReference(change))).to.deep.equal([`openapi-structure at ${place}`]);
    });
  }

  it('is none in stock Spectral, either', async () => {
    for (const [title, change] of [FAULTS[0], FAULTS[1], FAULTS[7], FAULTS[8], FAULTS[11]] as typeof FAULTS) {
      const results = await runSpectral(lintel as never, { 'openapi.yaml': stringify(brokenReference(change)) });
      const others = new Set(results.map(({ rule }) => rule).filter((rule) => rule !== 'invalid-ref'));
      expect([...others], title).to.deep.equal(['openapi-structure']);
    }
  });

  it('is none for any name that is misspelt', () => {
    for (const data of misspellings()) {
      const rules = foundIn(data).filter((one) => !one.startsWith('openapi-structure at '));
      expect(rules.length === 0 ? [] : [...rules, faultsIn(describeData(data))[0]?.place.key]).to.deep.equal([]);
    }
  });
});

describe('what only stands beside a fault of the structure', () => {
  const NAME = { type: 'string' };

  it('is found as well where its remedy would be written elsewhere', () => {
    expect(found({ Name: { ...NAME, required: true } })).to.include.members([
      'openapi-structure Name/required',
      'string-length Name',
    ]);
  });

  it('is found as well beside a member that stands for none', () => {
    expect(found({ Name: { ...NAME, nullable: true, fooBarBaz: 1 } })).to.include('string-length Name');
  });

  it('is found as well inside what is misspelt elsewhere', () => {
    expect(found({ Name: { ...NAME, desciption: 'A name.' } })).to.include('string-length Name');
  });

  const OPERATION = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1.0.0' },
    servers: [{ url: 'https://api.example.com' }],
    paths: {
      '/sales/v1/orders/{orderId}': {
        get: { responses: { '200': { description: 'The order.', content: { 'application/json': {} } } } },
        put: { responses: { '204': { description: 'Replaced.' } } },
      },
    },
  };

  /** The rules of what is found in a description, apart from its structure. */
  const rulesFor = (data: unknown) => [
    ...new Set(
      foundIn(data)
        .map((one) => one.split(' at ')[0])
        .filter((rule) => rule !== 'openapi-structure'),
    ),
  ];

  const BESIDE: readonly (readonly [string, (data: Data) => void])[] = [
    ['responses without a description', (data) => eachResponse(data, (response) => delete response.description)],
    [
      'a summary and tags of wrong types',
      (data) => eachOperation(data, (one) => Object.assign(one, { summary: 5, tags: 'a' })),
    ],
    [
      'an unreadable header',
      (data) => eachResponse(data, (response) => Object.assign(response, { headers: { Age: 5 } })),
    ],
    ['a path without a slash', ({ paths }) => Object.assign(paths as Data, { orders: {} })],
    [
      'a flow without scopes',
      (data) => {
        const flows = { clientCredentials: { tokenUrl: 'https://api.example.com/token' } };
        data.components = { securitySchemes: { token: { type: 'oauth2', flows } } };
        data.security = [{ token: [] }];
      },
    ],
  ];

  for (const [title, change] of BESIDE) {
    it(`is found as well beside ${title}`, () => {
      const data = structuredClone(OPERATION) as Data;
      change(data);
      const expected = rulesFor(OPERATION).filter(
        (rule) => title !== 'a flow without scopes' || rule !== 'bearer-security',
      );
      expect(expected).to.include.members([
        'path-version',
        'path-parameters',
        'content-language',
        'get-not-found',
        'entity-tags',
      ]);
      expect(rulesFor(data)).to.include.members(expected);
    });
  }

  it('is found as well where its remedy is written beside an unreadable component', () => {
    const data = brokenReference() as Data;
    const { responses } = data.components as { responses: Data };
    delete responses.Failed;
    eachOperation({ paths: data.paths }, (operation) => delete (operation.responses as Data | undefined)?.default);
    const expected = rulesFor(data);
    expect(expected).to.include('errors-documented');
    responses.Teapot = 5;
    expect(rulesFor(data)).to.include.members(expected);
  });

  it('is all found where no rule reports the structure, or only as something less severe', () => {
    const [structure, length] = ['openapi-structure', 'string-length'].map((id) => RULES[id] as Rule) as [Rule, Rule];
    const schemas = { Name: { ...NAME, minLenght: 0, maxLength: 10 } };
    expect(found(schemas, [length])).to.deep.equal(['string-length Name']);
    expect(found(schemas, [structure, length])).to.deep.equal(['openapi-structure Name/minLenght']);
    expect(found(schemas, [{ ...structure, severity: 'hint' }, length])).to.include('string-length Name');
  });

  it('is the same whichever of two schemas with faults comes first', () => {
    const schemas = {
      Route: { type: {}, properties: { stations: { $ref: '#/components/schemas/Stations' } } },
      Stations: { type: 'array', maxItems: 1.5 },
    };
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Route' } } };
    const paths = { '/v1/post/routes': { get: { responses: { 200: { description: 'A route.', content } } } } };
    const data = (order: object) => ({ ...HEAD, openapi: '3.1.0', paths, components: { schemas: order } });
    const found = rulesFor(data(schemas));
    expect(found).to.include('array-max-items').and.not.include('object-responses');
    const { Route, Stations } = schemas;
    expect(rulesFor(data({ Stations, Route })).sort()).to.deep.equal(found.sort());
  });
});
