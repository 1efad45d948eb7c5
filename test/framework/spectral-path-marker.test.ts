import type { RulesetDefinition } from '@stoplight/spectral-core';
import * as spectralRulesets from '@stoplight/spectral-rulesets';
import { expect } from 'chai';
import { defineFunction } from '../../framework/define-function.ts';
import { has } from '../../model/description/json.ts';
import { below } from '../../model/description/place.ts';
import { commonJs } from '../../platform/common-js.ts';
import { runSpectral } from '../support/spectral-run.ts';

/** Finds the key of every property called `bad…`, whatever stands under it. */
const badKeys = defineFunction({
  name: 'badKeys',
  options: null,
  subjects: ({ schemas }) => schemas.flatMap(({ uses }) => uses),
  judge: ({ relation, key, place }) =>
    relation === 'property' && String(key).startsWith('bad')
      ? { message: `key ${String(key).slice(3)}`, at: place }
      : null,
});

/** Finds every title of a schema, also one beside a `$ref`. */
const titles = defineFunction({
  name: 'titles',
  options: null,
  subjects: ({ schemas }) => schemas.filter(({ value }) => has(value, 'title')),
  judge: ({ place }) => ({ message: 'title', at: below(place, 'title') }),
});

/** Finds every schema by the place of its own. */
const everySchema = defineFunction({
  name: 'everySchema',
  options: null,
  subjects: ({ schemas }) => schemas,
  judge: () => ({ message: 'schema' }),
});

type Function = typeof badKeys;

function ruleset(resolved: boolean, ...functions: Function[]): RulesetDefinition {
  const rules = functions.map((one) => [
    one.name,
    { given: '$', severity: 'warn', message: '{{error}}', resolved, then: { function: one } },
  ]);
  return { rules: Object.fromEntries(rules) };
}

const HEAD = 'openapi: 3.1.0\ninfo: {title: Shop, version: 1.0.0}\n';

async function where(resolved: boolean, check: Function, files: Readonly<Record<string, string>>): Promise<string[]> {
  const found = await runSpectral(ruleset(resolved, check), files);
  return found.filter(({ rule }) => rule === check.name).map(({ source, line, path }) => `${source}:${line} ${path}`);
}

describe('exact places, through spectral-core', () => {
  for (const resolved of [true, false]) {
    describe(`with resolved: ${resolved}`, () => {
      it('a key whose value is nothing but a $ref', async () => {
        const text = `${HEAD}components:
  schemas:
    A:
      properties:
        badOne:
          $ref: '#/components/schemas/B'
    B:
      type: string
`;
        expect(await where(resolved, badKeys, { 'openapi.yaml': text })).to.deep.equal([
          'openapi.yaml:7 components schemas A properties badOne',
        ]);
      });

      it('a key whose value is a $ref into another file', async () => {
        const text = `${HEAD}components:
  schemas:
    A:
      properties:
        badOne: { $ref: 'common.yaml#/B' }
`;
        expect(
          await where(resolved, badKeys, { 'openapi.yaml': text, 'common.yaml': 'B: { type: string }\n' }),
        ).to.deep.equal(['openapi.yaml:7 components schemas A properties badOne']);
      });

      it('a key beside a $ref', async () => {
        const text = `${HEAD}components:
  schemas:
    A:
      $ref: '#/components/schemas/B'
      title: Beside
    B:
      type: string
`;
        expect(await where(resolved, titles, { 'openapi.yaml': text })).to.deep.equal([
          'openapi.yaml:7 components schemas A title',
        ]);
      });

      it('what is behind a $ref in the file, once', async () => {
        const text = `${HEAD}components:
  schemas:
    A: { $ref: '#/components/schemas/B' }
    B:
      properties:
        again: { $ref: '#/components/schemas/B' }
        badTwo: { type: string }
`;
        expect(await where(resolved, badKeys, { 'openapi.yaml': text })).to.deep.equal([
          'openapi.yaml:9 components schemas B properties badTwo',
        ]);
      });

      it('other files, also two files deep, in folders, at keys of a $ref and beside one', async () => {
        const files = {
          'openapi.yaml': `${HEAD}paths:
  /a:
    get:
      responses:
        '200':
          description: Done
          content:
            application/json:
              schema:
                $ref: 'schemas/a.yaml#/A'
`,
          'schemas/a.yaml': `# a comment
A:
  properties:
    badA:
      $ref: '../deep/er/b.yaml#/B'
    fine:
      $ref: '../deep/er/b.yaml#/B'
      title: Beside
`,
          'deep/er/b.yaml': `B:
  properties:

    badB:
      $ref: '../c.yaml'
`,
          'deep/c.yaml': `type: object
properties:
  badC: { type: string }
  root: { $ref: '../openapi.yaml#/components/schemas/Gone' }
title: Whole
`,
        };
        expect(await where(resolved, badKeys, files)).to.have.members([
          'schemas/a.yaml:4 A properties badA',
          'deep/er/b.yaml:4 B properties badB',
          'deep/c.yaml:3 properties badC',
        ]);
        expect(await where(resolved, titles, files)).to.have.members([
          'schemas/a.yaml:8 A properties fine title',
          'deep/c.yaml:5 title',
        ]);
      });

      it('a file that refers back to the first one', async () => {
        const files = {
          'openapi.yaml': `${HEAD}components:
  schemas:
    A: { $ref: 'b.yaml#/B' }
    C:
      properties:
        badC: { $ref: 'b.yaml#/B' }
`,
          'b.yaml': `B:
  properties:
    badB: { $ref: 'openapi.yaml#/components/schemas/C' }
`,
        };
        expect(await where(resolved, badKeys, files)).to.have.members([
          'openapi.yaml:8 components schemas C properties badC',
          'b.yaml:3 B properties badB',
        ]);
        expect(await where(resolved, everySchema, files)).to.have.length(2);
      });

      it('keys with signs that pointers and URIs escape', async () => {
        const keys = [
          'bad~',
          'bad/',
          'bad%',
          'bad~1',
          'bad~0',
          'bad%20',
          'bad ü',
          'bad#',
          "bad'",
          'bad.',
          'bad$ref',
          'bad[0]',
          'bad{{a}}',
        ];
        const lines = keys
          .map((key) => `        ${JSON.stringify(key)}: { $ref: '#/components/schemas/B' }\n`)
          .join('');
        const files = {
          'openapi.yaml': `${HEAD}components:\n  schemas:\n    A:\n      properties:\n${lines}    B: {type: string}\n    C: {$ref: 'c.yaml#/~1x'}\n`,
          'c.yaml': `/x:\n      properties:\n${lines.replaceAll("'#/components", "'openapi.yaml#/components")}`,
        };
        const found = await where(resolved, badKeys, files);
        const expected = keys.flatMap((key, index) => [
          `openapi.yaml:${7 + index} components schemas A properties ${key}`,
          `c.yaml:${3 + index} /x properties ${key}`,
        ]);
        expect(found).to.have.members(expected);
      });

      it('JSON as well, in the place of YAML', async () => {
        const files = {
          'openapi.json': '{"openapi":"3.1.0",\n"components":{"schemas":{\n"A":{"$ref":"b.json#/B"}}}}',
          'b.json': '{"B":\n{"properties":\n{"badB":{"$ref":"#/C"}}},"C":{}}',
        };
        expect(await where(resolved, badKeys, files)).to.deep.equal(['b.json:3 B properties badB']);
      });

      it('the whole file, for a description that has no room for the finding', async () => {
        const root = defineFunction({
          name: 'root',
          options: null,
          subjects: ({ rootPlace }) => [{ place: rootPlace }],
          judge: () => ({ message: 'root' }),
        });
        expect(await where(resolved, root, { 'openapi.yaml': HEAD })).to.deep.equal(['openapi.yaml:1 ']);
      });

      it('several rules and the message of each', async () => {
        const text = `${HEAD}components:
  schemas:
    A:
      title: One
      properties:
        badOne: { $ref: 'b.yaml' }
`;
        const found = await runSpectral(ruleset(resolved, badKeys, titles), {
          'openapi.yaml': text,
          'b.yaml': 'title: B\n',
        });
        expect(
          found
            .filter(({ rule }) => rule !== 'unrecognized-format')
            .map(({ rule, source, line, message, severity }) => [rule, source, line, message, severity]),
        ).to.have.deep.members([
          ['titles', 'openapi.yaml', 6, 'title', 1],
          ['badKeys', 'openapi.yaml', 8, 'key One', 1],
          ['titles', 'b.yaml', 1, 'title', 1],
        ]);
      });
    });
  }

  const shop = {
    'openapi.yaml': `${HEAD}servers: [{url: 'https://api.example.com/'}]
paths:
  /a/:
    get:
      operationId: a
      responses:
        '200':
          description: Done
          content:
            application/json:
              schema:
                type: object
                properties:
                  badOne: { $ref: 'b.yaml#/B' }
`,
    'b.yaml': 'B:\n  type: object\n  properties:\n    badTwo: { type: strin }\n',
  };

  it('leaves the mapping of other rules as it is', async () => {
    const own = {
      'own-types': {
        given: '$.paths..properties[*].properties[*].type',
        message: '{{path}} {{property}} {{value}}',
        then: { function: (value: unknown) => (value === 'strin' ? [{ message: 'Misspelt' }] : []) },
      },
    };
    const oas = { extends: [[commonJs(spectralRulesets).oas, 'all']] };
    const alone = await runSpectral({ ...oas, rules: own } as never, shop);
    const beside = await runSpectral(
      { ...oas, rules: { ...(ruleset(true, badKeys) as { rules: object }).rules, ...own } } as never,
      shop,
    );
    expect(alone.map(({ rule }) => rule)).to.include.members([
      'own-types',
      'oas3-server-trailing-slash',
      'path-keys-no-trailing-slash',
    ]);
    expect(alone.find(({ rule }) => rule === 'own-types')).to.deep.include({
      source: 'b.yaml',
      line: 4,
      message: '#/B/properties/badTwo/type type strin',
    });
    expect(beside.filter(({ rule }) => rule !== 'badKeys')).to.deep.equal(alone);
    expect(beside.filter(({ rule }) => rule === 'badKeys')).to.have.length(2);
  });

  it('leaves switched-off rules and overrides to Spectral', async () => {
    for (const resolved of [true, false]) {
      const { rules } = ruleset(resolved, badKeys, titles) as { rules: object };
      const base = { extends: [{ rules }] };
      expect(await runSpectral({ ...base, rules: { badKeys: 'off', titles: 'off' } } as never, shop)).to.have.length(0);
      const overrides = [
        { files: ['*.yaml#/B'], rules: { badKeys: 'hint' } },
        { files: ['openapi.yaml'], rules: { badKeys: 'error' } },
        { files: ['openapi.yaml#/paths'], rules: { badKeys: 'info' } },
        { files: ['openapi.yaml#/components'], rules: { badKeys: 'off' } },
      ];
      const found = await runSpectral({ ...base, overrides } as never, shop);
      expect(
        found.map(({ source, severity }) => [source, severity]),
        `resolved: ${resolved}`,
      ).to.have.deep.members([
        ['openapi.yaml', 2],
        ['b.yaml', 3],
      ]);
    }
  });

  it('gives the template of a message the key, the path and the value', async () => {
    const rule = { given: '$', message: '{{property}} | {{path}} | {{value}} | {{error}}', then: { function: titles } };
    const files = {
      'openapi.yaml': `${HEAD}components: {schemas: {A: {$ref: 'b.yaml', title: Beside}}}\n`,
      'b.yaml': 'title: There\n',
    };
    const found = await runSpectral({ rules: { titles: rule } } as never, files);
    expect(found.map(({ message }) => message)).to.have.members([
      'title | #/components/schemas/A/title | Beside | title',
      'title | #/title | There | title',
    ]);
  });
});
