import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { runRules } from '../../framework/run-rules.ts';
import { pathToPointer } from '../../model/description/json-pointer.ts';
import { type Place, pathOf, type SourceFile } from '../../model/description/place.ts';
import { readDescription } from '../../model/description/read-description.ts';
import designReview from '../../rulesets/design-review.ts';
import { seeded } from '../../scripts/seeded.ts';
import { markedDescriptions } from '../../scripts/violations.ts';
import { corpusPath, describeCorpus } from '../support/corpus.ts';
import { lintText } from '../support/lint-text.ts';
import { sample } from '../support/sample.ts';
import { plainShapes } from '../support/shapes.ts';
import { faulty, shuffled, turned } from '../support/shuffled.ts';

type Change = (data: unknown) => unknown;

/** The order of a multipart schema's properties is the order of the parts (statement 4.8/multipart-related). */
const ORDERED = new Set(['multipart-related']);

const RULES = Object.values(designReview.rules).filter((rule) => !ORDERED.has(rule.extensions.lintel.id));

const SEEDS = [1, 2, 3];

const CORPUS_FILES = ['box/openapi.json', 'twilio/twilio_api_v2010.json', 'paypal/invoicing_v2.json'];

describe('findings do not depend on the order of keys', () => {
  for (const { name, root } of sample('orders of keys', markedDescriptions(), 15)) {
    it(`in ${name}`, () => expectSame(root));
  }

  for (const seed of sample('faults', SEEDS, 1)) {
    it(`in the reference description with faults of seed ${seed}`, () => {
      expectSame(resolve('test-specs/reference-3.1.yaml'), (data) => faulty(data, seeded(seed)));
    });
  }

  for (const { name, file } of sample('orders of keys in shapes of real ones', plainShapes(), 2)) {
    it(`in ${name}`, () => expectSame(file));
  }

  describeCorpus('in real descriptions', () => {
    for (const name of sample('orders of keys in the corpus', CORPUS_FILES, 1)) {
      it(name, () => expectSame(corpusPath(name)));
    }
  });
});

/**
 * What speaks for several: a rule, a description with its keys in one order, and where the rule speaks whatever their
 * order.
 */
const SPEAKERS: readonly (readonly [rule: string, yaml: string, ...at: string[]])[] = [
  [
    // The components are read as paths, too: an object is judged as each kind that it is taken for.
    'openapi-structure',
    "paths: {$ref: '#/components'}\ncomponents: {securitySchemes: {bearer: {type: http, scheme: bearer}}}",
    'components securitySchemes',
    'components securitySchemes bearer',
  ],
  [
    'path-shadowed',
    "paths: {'/v1/a/bs/{x}/d': {}, '/v1/a/bs/latest/d': {}, '/v1/a/bs/{x}/c': {}, '/v1/a/bs/latest/c': {}}",
    'paths /v1/a/bs/latest/c',
  ],
  [
    'path-shadowed',
    `paths:
      /v1/a/bs/latest: {}
      /v1/a/bs/{x}: {parameters: [{name: x, in: path, required: true, schema: {type: string, format: uuid}}]}
      /v1/a/bs/{y}: {parameters: [{name: y, in: path, required: true, schema: {type: string}}]}`,
    'paths /v1/a/bs/latest',
  ],
  ['path-unique', "paths: {'/v1/a/bs/{y}': {}, '/v1/a/bs/{x}': {}}", 'paths /v1/a/bs/{y}'],
  ['path-namespace', "paths: {'/v1/bs/{x}#b': {}, '/v1/bs/{x}#a': {}, '/v1/bs/{x}': {}}", 'paths /v1/bs/{x}'],
  ...['request-queue', 'webhooks-offered'].map((rule): [string, string, string] => [
    rule,
    "paths: {/v1/a/cs: {post: {responses: {'202': {description: d}}}}, /v1/a/bs: {post: {responses: {'202': {description: d}}}}}",
    'paths /v1/a/bs post responses 202',
  ]),
  [
    'specific-names',
    `paths:
      /v1/a/cs: {post: {responses: {'422': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/E'}}}}}}}
      /v1/a/bs: {post: {responses: {'422': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/E'}}}}}}}
components: {schemas: {E: {type: object, properties: {name: {type: string}, message: {type: string}, debug_id: {type: string}}}}}`,
    'paths /v1/a/bs post responses 422',
  ],
  [
    'property-names',
    "components: {schemas: {S: {type: object, properties: {b: {$ref: '#/components/schemas/T'}, a: {$ref: '#/components/schemas/T'}}, example: {b: {x_y: 1}, a: {x_y: 1}}}, T: {type: object, properties: {k: {type: string}}}}}",
    'components schemas S example a x_y',
  ],
  [
    'sort-terms',
    'paths: {/v1/a/bs: {get: {parameters: [{name: sort, in: query, schema: {type: string}, examples: {d: {value: x}, c: {value: x}}}]}}}',
    'paths /v1/a/bs get parameters 0 examples c value',
  ],
  [
    'common-address',
    `components:
  schemas:
    BAddress: {type: object, properties: {line1: {type: string}, city: {type: string}, postalCode: {type: string}, countryCode: {type: string}}}
    AAddress: {type: object, properties: {line1: {type: string}, city: {type: string}, postalCode: {type: string}, countryCode: {type: string}}}`,
    'components schemas BAddress',
  ],
  [
    'shared-error',
    `paths:
      /v1/a/cs: {post: {responses: {'400': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/F'}}}}}}}
      /v1/a/bs: {post: {responses: {'400': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/E'}}}}}}}
components:
  schemas:
    F: {type: object, properties: {name: {type: string}, message: {type: string}, debug_id: {type: string}}}
    E: {type: object, properties: {name: {type: string}, message: {type: string}, debug_id: {type: string}}}`,
    'components schemas F',
  ],
  [
    'last-link-on-request',
    `paths:
      /v1/a/cs: {get: {responses: {'200': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/P'}, examples: {e: {$ref: '#/components/examples/E'}}}}}}}}
      /v1/a/bs: {get: {parameters: [{name: totalRequired, in: query, schema: {type: boolean}}], responses: {'200': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/P'}, examples: {e: {$ref: '#/components/examples/E'}}}}}}}}
components:
  examples: {E: {value: {items: [], links: [{rel: last, href: /v1/a/bs}]}}}
  schemas: {P: {type: object, properties: {items: {type: array, items: {type: object}}, links: {type: array, items: {type: object, properties: {rel: {type: string}, href: {type: string}}}}}}}`,
  ],
  [
    'language-code',
    `components:
  headers: {H: {schema: {type: string, pattern: '^[0-9]$'}}}
  responses: {R: {description: d, headers: {X-Other: {$ref: '#/components/headers/H'}, X-Language: {$ref: '#/components/headers/H'}}}}`,
    'components headers H schema pattern',
  ],
  // Of an allOf the order counts: it is a list.
  [
    'array-max-items',
    `paths: {/v1/a/bs: {get: {responses: {'200': {description: d, content: {application/json: {schema: {allOf: [{$ref: '#/components/schemas/P'}, {$ref: '#/components/schemas/B'}]}}}}}}}}
components:
  schemas:
    P: {type: object, properties: {details: {type: array, minItems: 0, items: {type: string}}}}
    B: {type: object, properties: {details: {type: array, minItems: 0, items: {type: string}}}}`,
    'components schemas P properties details',
  ],
  [
    'path-parameters',
    `paths:
      '/v1/a/bs/{x}': {get: {$ref: '#/x-operations/one'}}
      '/v1/a/cs/{x}': {get: {$ref: '#/x-operations/one'}}
x-operations: {one: {parameters: [{name: y, in: path, required: true, schema: {type: string}}], responses: {}}}`,
    'x-operations one parameters 0 name',
    'x-operations one parameters 0 name',
  ],
  [
    'put-whole',
    `paths:
      '/v1/a/bs/{x}':
        get: {responses: {'200': {description: d, content: {application/json: {schema: {type: object, properties: {k: {}, l: {}}}}}}}}
        put: {$ref: '#/x-operations/one'}
      '/v1/a/cs/{x}':
        get: {responses: {'200': {description: d, content: {application/json: {schema: {type: object, properties: {k: {}}}}}}}}
        put: {$ref: '#/x-operations/one'}
x-operations: {one: {requestBody: {content: {application/json: {schema: {type: object, properties: {k: {}}}}}}, responses: {}}}`,
    'x-operations one requestBody',
  ],
  ['major-once', 'paths: {/v2/a/bs: {}, /v3/a/cs: {}}', 'paths /v2/a/bs'],
  [
    'bearer-security',
    'paths: {/v1/a/bs: {get: {responses: {}}}}\nsecurity: [{one: [], other: []}]\ncomponents: {securitySchemes: {key: {type: apiKey, in: header, name: k}}}',
    'components securitySchemes key type',
    'security',
  ],
  [
    'totals-on-request',
    `paths:
      /v1/a/bs:
        get:
          responses:
            '200':
              description: d
              content:
                application/json:
                  schema: {type: object, properties: {items: {type: array, items: {type: object}}, totalPages: {type: integer}, totalItems: {type: integer}}}`,
    'paths /v1/a/bs get',
  ],
  [
    'bulk-of-one-type',
    `paths:
      /v1/a/import-bs:
        post:
          requestBody: {content: {application/json: {schema: {type: object, properties: {bs: {$ref: '#/x-list'}, as: {$ref: '#/x-list'}}}}}}
          responses:
            '200':
              description: d
              content: {application/json: {schema: {type: object, properties: {batch_result: {$ref: '#/x-list'}}}}}
x-list: {type: array, items: {type: object}}`,
    'paths /v1/a/import-bs post requestBody content application/json schema',
  ],
  [
    'form-data',
    `paths:
      /v1/a/bs:
        post:
          requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {two: {$ref: '#/x-file'}, one: {$ref: '#/x-file'}}}}}}
          responses: {'201': {description: d}}
x-file: {type: string, contentMediaType: application/pdf}`,
    'paths /v1/a/bs post requestBody content multipart/form-data schema',
  ],
  [
    'singleton-always-exists',
    `paths:
      '/v1/a/bs/{x}/branding':
        get:
          responses:
            '200':
              description: d
              content:
                application/json: {schema: {type: object, properties: {k: {type: string}}}}
                application/vnd.x+json: {schema: {type: array, items: {type: object}}}
            '404': {description: d}
        put: {responses: {'204': {description: d}}}`,
    'paths /v1/a/bs/{x}/branding get responses 404',
  ],
];

describe('what stands for several', () => {
  for (const [id, yaml, ...expected] of SPEAKERS) {
    it(`of ${id} is the same in either order`, () => {
      const text = `openapi: 3.1.1\ninfo: {title: T, version: 1.0.0}\n${yaml}\n`;
      const told = (complete: Change) =>
        lintText(
          { text, complete },
          RULES.filter((rule) => rule.extensions.lintel.id === id),
        )
          .map(({ path, message }) => ({ at: path.join(' '), message }))
          .sort((one, other) => (one.at < other.at ? -1 : 1));
      const found = told((data) => data);
      expect(found.map(({ at }) => at)).to.deep.equal(expected);
      expect(told(turned), 'the other way round').to.deep.equal(found);
    });
  }
});

/**
 * Holds the findings in a file, changed beforehand, against those in shuffled copies of it and of the files it refers
 * to.
 */
function expectSame(root: string, change: Change = (data) => data): void {
  const read = memo((file: string) => change(parsed(file)));
  const expected = findings(root, read);
  expect(expected).not.to.be.empty;
  for (const seed of sample(`orders of keys in ${root}`, SEEDS, 1)) {
    const random = seeded(seed);
    expect(
      findings(root, (file) => shuffled(read(file), random)),
      `seed ${seed}`,
    ).to.deep.equal(expected);
  }
}

/** JSON by its own parser, which is much quicker. */
function parsed(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.json') ? JSON.parse(text) : parse(text, { maxAliasCount: -1 });
}

function findings(root: string, read: (file: string) => unknown): string[] {
  const lookUp = memo((file: string): SourceFile | undefined =>
    existsSync(file) ? { source: file, data: read(file) } : undefined,
  );
  const description = readDescription({ root: lookUp(root) ?? { source: root, data: null }, lookUp });
  const found: string[] = [];
  runRules(RULES, description, {
    onOutcome: ({ extensions }, outcome) => {
      for (const { place } of outcome.findings) found.push(`${extensions.lintel.id} ${shown(place)}`);
    },
  });
  return found.sort();
}

function shown(place: Place): string {
  return `${place.file.source}#${pathToPointer(pathOf(place))}`;
}

function memo<Answer>(ask: (file: string) => Answer): (file: string) => Answer {
  const answers = new Map<string, Answer>();
  return (file) => {
    const known = answers.get(file);
    if (known !== undefined) return known;
    const answer = ask(file);
    answers.set(file, answer);
    return answer;
  };
}
