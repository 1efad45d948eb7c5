import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { chooseEngine } from '../../engine/choose-engine.ts';
import type { LintedFile } from '../../engine/engine.ts';
import { ReportedResults } from '../../engine/reported-results.ts';
import { runCli } from '../support/run-cli.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

/** Descriptions in which the two engines could part: several files, odd places, odd keys, broken parts. */
const CASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'several files that refer to one another': {
    'openapi.yaml': `openapi: 3.0.3
info: {title: a, version: '1'}
paths:
  /v1/thing_s/{Thing_Id}:
    $ref: parts/item.yaml
  /v1/other: {$ref: 'parts/item.yaml'}
components:
  schemas:
    Local: {type: array, items: {$ref: 'parts/schemas.json#/Order'}}
`,
    'parts/item.yaml': `parameters:
  - {name: Thing_Id, in: path, required: true, schema: {type: string}}
get:
  responses:
    '200': {description: ok, content: {application/json: {schema: {$ref: 'schemas.json#/Order'}}}}
`,
    'parts/schemas.json': `{"Order": {"type": "object", "properties": {"Lines": {"type": "array", "items": {"$ref": "#/Order"}},
  "total": {"type": "number"}, "root": {"$ref": "../openapi.yaml#/components/schemas/Local"}},
  "example": {"Total_Sum": "1", "odd_list": [{"odd_one": 1}]}}}`,
  },
  'keys that are no strings, merge keys and anchors': {
    'openapi.yaml': `openapi: 3.0.3
info: {title: a, version: '1'}
paths:
  /things:
    get:
      responses:
        200: {description: ok, content: {application/json: {schema: &list {type: array, items: {type: string}}}}}
        404: {description: none, content: {application/json: {schema: *list}}}
components:
  schemas:
    Base: &base {type: object, properties: {amount: {type: number}}}
    Derived: {<<: *base, description: derived}
`,
  },
  'wrong shapes everywhere': {
    'openapi.yaml': `openapi: 3.1.0
info: []
paths: {/a: null, /b: [], /c: {get: 1, put: {responses: [], parameters: {}}}, d: {post: {requestBody: 5}}}
components: {schemas: {A: null, B: [], C: {type: [array, 'null'], items: 3, properties: 4, enum: 5}}, parameters: 6}
`,
  },
  'a value that is wrong, under a key that is wrong where it is read as something else': {
    'openapi.yaml': "openapi: 3.1.0\ninfo: query\npaths: {/v1/shop/orders: {parameters: [{$ref: '#'}]}}\n",
  },
  'references that lead round, and nothing else that is wrong with references': {
    'openapi.yaml': `openapi: 3.1.0
info: {title: a, version: '1'}
paths:
  /v1/shop/orders/{id}: {$ref: '#/paths/~1v1~1shop~1orders~1{id}'}
components:
  schemas: {A: {$ref: '#/components/schemas/B'}, B: {$ref: '#/components/schemas/A'}}
`,
  },
  'files that are missing or broken, and parts of files that are not there': {
    'openapi.yaml': `openapi: 3.1.0
info: {title: a, version: '1'}
paths:
  /v1/shop/orders: {$ref: gone.yaml}
  /v1/shop/items:
    get:
      parameters: [{$ref: 'gone-too.yaml#/a'}, {$ref: 'gone-too.yaml#/b'}, {$ref: 'broken.yaml#/a'}]
      responses:
        '200': {$ref: gone-as-well.yaml}
        '404': {$ref: 'here.yaml#/nothing'}
components: {schemas: {A: {$ref: '#/components/schemas/None'}, B: {type: object, example: {$ref: gone-in-example.yaml}}}}
`,
    'here.yaml': 'a: 1\n',
    'broken.yaml': 'a: [\n',
  },
  'keys that are written twice, here and in another file': {
    'openapi.yaml': `openapi: 3.1.0
info: {title: a, version: '1', title: b}
info: {title: c, version: '1'}
components: {schemas: {A: {$ref: 'here.yaml#/A'}}}
`,
    'here.yaml': 'A: {type: array, type: array}\n',
  },
  'a JSON file with odd names': {
    'openapi.json': `{"openapi": "3.1.0", "info": {"title": "a", "version": "1"},
  "components": {"schemas": {"a/b": {"type": "array"}, "a~b": {"type": "array"}, "10": {"type": "number"}, "9": {"type": "number"},
  "$ref": {"type": "array"}, "é😀": {"type": "array"}, "{{error}}": {"type": "array"}}}}`,
  },
};

/** A description in which findings have all that may be known of one. */
const LISTS = `openapi: 3.1.0
info: {title: a, version: '1'}
paths:
  /v1/shop/a: {get: {responses: {'200': {description: d}}}}
  /v1/shop/b: {get: {responses: {'200': {description: d}}}}
  /v1/shop/c: {get: {responses: {'200': {description: d}}}}
components:
  schemas:
    Order: {type: object, properties: {item: {type: array, items: {type: boolean}}, Name: {type: string}, amount: {type: number}}}
    Shared: {$ref: 'parts/schemas.json#/Order'}
`;

describe('the direct engine and spectral-core', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => {
    folder.remove();
  });

  for (const [title, files] of Object.entries(CASES)) {
    it(`agree on ${title}`, async () => {
      for (const [name, text] of Object.entries(files)) folder.write(name, text);
      // A ruleset file that only extends would run directly, too.
      folder.write('rules.yaml', 'extends: lintel/design-review\naliases: { Root: [$] }\n');
      const root = Object.keys(files)[0] ?? '';
      const lint = async (ruleset: string) => {
        const { stdout, stderr } = await runCli(['lint', root, '-f', 'json', '-r', ruleset], { cwd: folder.path });
        expect(stderr).not.to.match(/failed/);
        return { problems: stderr, findings: JSON.parse(stdout) as unknown[] };
      };
      const direct = await lint('design-review');
      expect(direct.findings).not.to.have.length(0);
      expect(direct).to.deep.equal(await lint('rules.yaml'));
    });
  }

  it('agree on all that is known of findings: statements, causes, keys, further places and fixes', async () => {
    folder.write('rules.yaml', 'extends: lintel/design-review\naliases: { Root: [$] }\n');
    const files = { 'lists.yaml': LISTS, ...CASES['several files that refer to one another'] };
    for (const [name, text] of Object.entries(files)) folder.write(name, text);
    const request = { forBaseline: true, countsMendable: true, fixes: { unsafe: true, rules: {} } };
    const found = async (ruleset: string, name: string) => {
      const engine = await chooseEngine(ruleset, { cwd: folder.path, remoteRefs: false });
      const source = join(folder.path, name);
      const file = await engine.lint({ source, isStdin: false }, readFileSync(source, 'utf8'), () => {}, request);
      return new ReportedResults().add(file.results);
    };
    const direct = await found('design-review', 'lists.yaml');
    for (const fact of ['keyRange', 'places', 'sameCause', 'mendable', 'fixes', 'withoutFix'])
      expect(
        direct.some((result) => Object.hasOwn(result, fact)),
        fact,
      ).to.equal(true);
    const lists = direct.find(({ code }) => code === 'array-max-items');
    expect(lists?.statements).to.deep.equal(['2.2/array-max-items', '2.2/array-min-items']);
    for (const name of ['lists.yaml', 'openapi.yaml'])
      expect(await found('rules.yaml', name), name).to.deep.equal(await found('design-review', name));
  });

  it('agree on places and statistics, and count what a rule of others is given', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const paths = names.map((name) => `/v1/shop/${name}: { get: { responses: { '200': { description: d } } } }`);
    const schemas = names.map((name) => `${name}: { type: object, properties: { list: { type: array } } }`);
    const path = folder.write(
      'openapi.yaml',
      `openapi: 3.1.0
info: {title: a, version: '1'}
paths: { ${paths.join(', ')} }
components: { schemas: { ${schemas.join(', ')} } }
`,
    );
    folder.write(
      'rules.yaml',
      `extends: lintel/design-review
rules:
  no-lists: { given: '$..properties.list', severity: warn, message: it is a list, then: { field: type, function: pattern, functionOptions: { notMatch: array } } }
`,
    );
    const lint = async (ruleset: string) => {
      const engine = await chooseEngine(ruleset, { cwd: folder.path, remoteRefs: false });
      return engine.lint({ source: path, isStdin: false }, readFileSync(path, 'utf8'), () => {});
    };
    const [direct, spectral] = [await lint('design-review'), await lint('rules.yaml')];
    const found = ({ tallies }: LintedFile) =>
      Object.fromEntries(
        [...tallies].filter(([, tally]) => tally.findings > 0).map(([id, tally]) => [id, tally.findings]),
      );
    expect(found(spectral)).to.deep.equal({ ...found(direct), 'no-lists': 4 });
    expect(spectral.tallies.get('no-lists')).to.include({ judged: 4, findings: 4 });
    expect(direct.tallies.get('array-max-items')).to.include({ judged: 4, findings: 4 });
    for (const { milliseconds } of spectral.tallies.values()) expect(milliseconds).to.be.at.least(0);
    const places = ({ results }: LintedFile) =>
      results
        .filter(({ code }) => code !== 'no-lists')
        .map(({ code, path: at, places: named = [] }) => [
          code,
          at.join(' '),
          ...named.map((one) => one.path.join(' ')),
        ])
        .sort();
    expect(places(direct).some((one) => one.length > 2)).to.equal(true);
    expect(places(spectral)).to.deep.equal(places(direct));
  });
});
