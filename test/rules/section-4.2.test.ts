import { expect } from 'chai';
import type { Rule } from '../../framework/define-rule.ts';
import { SECTION_RULESETS } from '../../rulesets/sections.ts';
import { lintText } from '../support/lint-text.ts';

const HEAD = 'openapi: 3.1.0\ninfo: {title: T, version: 1.0.0}\n';
const rules: readonly Rule[] = Object.values(SECTION_RULESETS['4.2']?.rules ?? {}).filter(
  ({ extensions }) => extensions.lintel.section === '4.2',
);

/** What the rules of the section find: rule and path, in the order of the rules. */
function found(yaml: string, files: Readonly<Record<string, string>> = {}, head = HEAD): string[] {
  return lintText({ text: head + yaml, files }, rules).map(({ rule, path }) => `${rule} ${path.join(' ')}`);
}

function messages(yaml: string): string[] {
  return lintText({ text: HEAD + yaml }, rules).map(({ message }) => message);
}

const OBJECT = '{type: object, properties: {id: {type: string, readOnly: true}, title: {type: string}}}';
const JSON_BODY = `{content: {application/json: {schema: ${OBJECT}}}}`;
const PAGE =
  '{content: {application/json: {schema: {type: object, properties: {items: {type: array, items: {type: object}}}}}}}';
const PATCH_BODY = '{content: {application/json-patch+json: {schema: {type: array}}}}';
const COLLECTION = '/v1/shop/customers';
const ITEM = '/v1/shop/customers/{id}';
const SINGLETON = '/v1/shop/customers/{id}/configuration';

function path(key: string, operations: Readonly<Record<string, string>>): string {
  const entries = Object.entries(operations).map(([method, operation]) => `    ${method}: ${operation}\n`);
  return `  ${key}:\n${entries.join('')}`;
}

/** A description of one path; operations in flow style. */
function only(key: string, operations: Readonly<Record<string, string>>): string {
  return `paths:\n${path(key, operations)}`;
}

function responses(statuses: Readonly<Record<string, string>>, more = ''): string {
  const entries = Object.entries(statuses).map(([status, response]) => `'${status}': ${response}`);
  return `{${more}responses: {${entries.join(', ')}}}`;
}

const BODY = `requestBody: ${JSON_BODY}, `;
const PATCHING = `requestBody: ${PATCH_BODY}, `;
const GET = responses({ 200: JSON_BODY, 404: '{}' });

describe('section 4.2', () => {
  describe('methods', () => {
    const operation = responses({ 204: '{}' });
    it('has three severities', () => {
      const text = only(COLLECTION, { head: operation, options: operation, trace: operation, query: operation });
      const levels = lintText({ text: HEAD + text }, rules).map(({ rule }) => `${rule} ${severity(rule)}`);
      expect(levels.sort()).to.deep.equal([
        'no-head-or-options hint',
        'no-head-or-options hint',
        'no-trace error',
        'standard-methods warn',
      ]);
    });
    it('finds keys that OpenAPI does not know, and leaves other keys alone', () => {
      expect(
        found(only(COLLECTION, { PURGE: operation, summary: 'lock', 'x-lock': '{a: 1}', copy: 'null' })),
      ).to.deep.equal([`standard-methods paths ${COLLECTION} PURGE`]);
    });
    it('leaves webhooks and callbacks alone', () => {
      const hook = `{options: ${operation}}`;
      const post = `{callbacks: {done: {'{$url}': ${hook}}}, ${BODY}responses: {'201': ${JSON_BODY}}}`;
      expect(found(`${only(COLLECTION, { post })}webhooks: {moved: ${hook}}`)).to.deep.equal([]);
    });
    it('judges what clients call, though a webhook or a callback has the same path item', () => {
      const item = "{$ref: '#/components/pathItems/P'}";
      const post = `{callbacks: {done: {'{$url}': ${item}}}, ${BODY}responses: {'201': ${JSON_BODY}}}`;
      const parts = `components: {pathItems: {P: {trace: ${operation}}}}`;
      const text = `paths: {/v1/shop/a: ${item}}\nwebhooks: {moved: ${item}}\n${parts}`;
      expect(found(text)).to.deep.equal(['no-trace components pathItems P trace']);
      const called = `${only(COLLECTION, { post })}  /v1/shop/a: ${item}\n${parts}`;
      expect(found(called)).to.deep.equal(['no-trace components pathItems P trace']);
      expect(found(`webhooks: {moved: ${item}}\n${parts}`)).to.deep.equal([]);
    });
    it('finds a method in a path item that several paths share once', () => {
      const item = "{$ref: '#/components/pathItems/P'}";
      const text = `paths: {/v1/shop/a: ${item}, /v1/shop/b: ${item}}\ncomponents: {pathItems: {P: {trace: ${operation}}}}`;
      expect(found(text)).to.deep.equal(['no-trace components pathItems P trace']);
    });
  });

  describe('POST on a collection', () => {
    const post = (statuses: Readonly<Record<string, string>>, key = COLLECTION) =>
      found(only(key, { get: responses({ 200: PAGE }), post: responses(statuses, BODY) }));

    it('takes 201, 202 and both beside others', () => {
      expect(post({ 201: JSON_BODY })).to.deep.equal([]);
      expect(post({ 202: JSON_BODY })).to.deep.equal([]);
      expect(post({ 200: JSON_BODY, 201: JSON_BODY, 204: '{}' })).to.deep.equal([]);
    });
    it('finds what stands in the place of 201', () => {
      expect(post({ 200: JSON_BODY })).to.deep.equal([`post-created paths ${COLLECTION} post responses 200`]);
      expect(post({ 204: '{}' })).to.deep.equal([`post-created paths ${COLLECTION} post responses 204`]);
      expect(post({ 200: JSON_BODY, 204: '{}' })).to.deep.equal([`post-created paths ${COLLECTION} post responses`]);
      expect(post({ 400: '{}', default: '{}' })).to.deep.equal([`post-created paths ${COLLECTION} post responses`]);
    });
    it('leaves ranges and other successes to 7.1/success-codes, and an empty description to OpenAPI', () => {
      expect(post({ '2XX': JSON_BODY })).to.deep.equal([]);
      expect(post({ 207: JSON_BODY })).to.deep.equal([]);
      expect(post({})).to.deep.equal([]);
    });
    it('tells sub-collections apart', () => {
      const key = `${ITEM}/accounts`;
      expect(post({ 200: JSON_BODY }, key)).to.deep.equal([`sub-resource-created paths ${key} post responses 200`]);
    });
    it('leaves bulk operations, uploads, searches, actions and what is unsure alone', () => {
      const get = responses({ 200: PAGE });
      const bulkAnswer = '{content: {application/json: {schema: {properties: {batch_result: {type: array}}}}}}';
      const list = `requestBody: ${PAGE}, `;
      const file =
        'requestBody: {content: {multipart/form-data: {schema: {properties: {f: {type: string, format: binary}}}}}}, ';
      for (const operation of [
        responses({ 200: bulkAnswer }, BODY),
        responses({ 200: JSON_BODY }, list),
        responses({ 200: JSON_BODY }, file),
      ]) {
        expect(found(only(COLLECTION, { get, post: operation })), operation).to.deep.equal([]);
      }
      for (const key of ['/v1/shop/search-customers', `${ITEM}/activate`, '/v1/shop/import']) {
        expect(found(only(key, { post: responses({ 200: JSON_BODY }, BODY) })), key).to.deep.equal([]);
      }
    });
    it('leaves alone what answers with a stream', () => {
      const stream = '{content: {application/json: {schema: {type: object}}, text/event-stream: {}}}';
      const text = only(COLLECTION, { get: responses({ 200: PAGE }), post: responses({ 200: stream }, BODY) });
      expect(found(text).filter((one) => one.startsWith('post-created'))).to.deep.equal([]);
    });
    it('is no bulk operation for an order that has items among others', () => {
      const order =
        '{content: {application/json: {schema: {properties: {items: {type: array}, note: {type: string}}}}}}';
      const operation = responses({ 200: JSON_BODY }, `requestBody: ${order}, `);
      expect(found(only(COLLECTION, { get: responses({ 200: PAGE }), post: operation }))).to.have.lengthOf(1);
    });
    it('obeys x-lintel.resource', () => {
      const text = only('/v1/shop/import', {
        'x-lintel': '{resource: collection}',
        post: responses({ 200: JSON_BODY }, BODY),
      });
      expect(found(text)).to.deep.equal(['post-created paths /v1/shop/import post responses 200']);
    });
    it('wants a body of 201', () => {
      expect(post({ 201: '{}' })).to.deep.equal([`created-resource paths ${COLLECTION} post responses 201`]);
    });
    it('tells the statements that a finding violates', () => {
      const statements = (id: string) =>
        rules.find((rule) => rule.extensions.lintel.id === id)?.extensions.lintel.statements;
      expect(statements('sub-resource-created')).to.deep.equal(['4.2/sub-resource', '4.2/post-created']);
      expect(statements('json-success-bodies')).to.deep.equal(['4.2/media-types', '1/json-bodies']);
    });
  });

  describe('GET', () => {
    const get = (statuses: Readonly<Record<string, string>>) => found(only(COLLECTION, { get: responses(statuses) }));

    it('takes 200, alone or with 202', () => {
      expect(get({ 200: PAGE })).to.deep.equal([]);
      expect(get({ 200: PAGE, 202: JSON_BODY })).to.deep.equal([]);
      expect(get({ '2XX': PAGE })).to.deep.equal([]);
    });
    it('finds 204, 202 alone, a redirect alone, and no success', () => {
      const at = `get-ok paths ${COLLECTION} get responses`;
      expect(get({ 204: '{}' })).to.deep.equal([`${at} 204`]);
      expect(get({ 200: PAGE, 204: '{}' })).to.deep.equal([`${at} 204`]);
      expect(get({ 202: JSON_BODY })).to.deep.equal([at]);
      expect(get({ 302: '{}' })).to.deep.equal([at]);
      expect(get({ default: PAGE })).to.deep.equal([at]);
    });
    it('finds 200 without a body, once where several operations share it', () => {
      expect(get({ 200: '{description: d}' })).to.deep.equal([`get-body paths ${COLLECTION} get responses 200`]);
      const use = "{$ref: '#/components/responses/R'}";
      const text = `paths:\n${path(COLLECTION, { get: responses({ 200: use }) })}${path('/v1/shop/vouchers', { get: responses({ 200: use }) })}components: {responses: {R: {content: {}}}}`;
      expect(found(text)).to.deep.equal(['get-body components responses R']);
    });
    it('bears responses of every wrong shape', () => {
      for (const shape of ['null', '[]', '7', 'text', '{content: null}', "{$ref: '#/gone'}", '{content: 5}']) {
        expect(() => get({ 200: shape })).not.to.throw();
        expect(() => found(only(COLLECTION, { get: `{responses: ${shape}}` }))).not.to.throw();
      }
      expect(get({ 200: "{$ref: '#/gone'}" })).to.deep.equal([]);
    });
    it('finds a response in another file there', () => {
      const files = { 'r.yaml': 'R: {description: d}' };
      const text = only(COLLECTION, { get: responses({ 200: "{$ref: 'r.yaml#/R'}" }) });
      expect(lintText({ text: HEAD + text, files }, rules).map(({ source }) => source)).to.deep.equal(['r.yaml']);
    });
  });

  describe('GET on one resource', () => {
    const get = (key: string, statuses: Readonly<Record<string, string>>) =>
      found(only(key, { get: responses(statuses) }));

    it('wants 404 or 4XX', () => {
      expect(get(ITEM, { 200: JSON_BODY, 404: '{}' })).to.deep.equal([]);
      expect(get(ITEM, { 200: JSON_BODY, '4xx': '{}' })).to.deep.equal([]);
      const missing = [`get-not-found paths ${ITEM} get responses`];
      expect(get(ITEM, { 200: JSON_BODY, default: '{}' })).to.deep.equal(missing);
      expect(get(ITEM, { 200: JSON_BODY, 410: '{}' })).to.deep.equal(missing);
    });
    it('leaves collections, singletons and the request queue alone', () => {
      expect(get(COLLECTION, { 200: PAGE })).to.deep.equal([]);
      expect(get(SINGLETON, { 200: JSON_BODY })).to.deep.equal([]);
      expect(get('/v1/queue/requests/{id}', { 200: JSON_BODY })).to.deep.equal([]);
    });
    it('finds 404 on a singleton, and neither its range nor what is unsure', () => {
      expect(get(SINGLETON, { 200: JSON_BODY, 404: '{}' })).to.deep.equal([
        `singleton-always-exists paths ${SINGLETON} get responses 404`,
      ]);
      expect(get(SINGLETON, { 200: JSON_BODY, '4XX': '{}' })).to.deep.equal([]);
      expect(get('/{id}', { 200: JSON_BODY })).to.deep.equal([]);
    });
  });

  describe('PUT', () => {
    const put = (statuses: Readonly<Record<string, string>>, more = '') =>
      found(only(ITEM, { put: responses(statuses, BODY + more) }));
    const at = `paths ${ITEM} put responses`;

    it('takes 204 and 202, with others beside them', () => {
      for (const statuses of [
        { 204: '{}' },
        { 202: JSON_BODY },
        { 200: JSON_BODY, 204: '{}' },
        { 201: JSON_BODY, 204: '{}' },
      ]) {
        expect(put(statuses)).to.deep.equal([]);
      }
    });
    it('warns of 200 alone, and takes a reason for it', () => {
      expect(put({ 200: JSON_BODY })).to.deep.equal([`put-only-ok ${at} 200`]);
      expect(severity('put-only-ok')).to.equal('warn');
      expect(put({ 200: JSON_BODY }, 'description: The total is sent back because fees are added., ')).to.deep.equal(
        [],
      );
      expect(put({ 200: `{description: Sent back since fees are added., ${JSON_BODY.slice(1)}` })).to.deep.equal([]);
      expect(put({ 200: JSON_BODY }, 'description: Answers with the customer., ')).to.have.lengthOf(1);
    });
    it('finds 201 alone, no success, and 200 without a body, each once', () => {
      expect(put({ 201: JSON_BODY })).to.deep.equal([`put-no-content ${at}`]);
      expect(put({ default: '{}' })).to.deep.equal([`put-no-content ${at}`]);
      expect(put({ 200: '{}' })).to.deep.equal([`put-body ${at} 200`]);
      expect(put({ 200: '{}', 204: '{}' })).to.deep.equal([`put-body ${at} 200`]);
    });
    it('is judged on singletons, and not on collections, uploads and webhooks', () => {
      const operation = responses({ 201: JSON_BODY }, BODY);
      expect(found(only(SINGLETON, { put: operation }))).to.have.lengthOf(1);
      expect(found(only(COLLECTION, { get: responses({ 200: PAGE }), put: operation }))).to.deep.equal([]);
      expect(found(`webhooks: {w: {put: ${operation}}}`)).to.deep.equal([]);
    });
  });

  describe('PUT of the whole', () => {
    const whole = (get: string, put: string, schemas = '{}', head = HEAD) => {
      const content = (schema: string) => `{content: {application/json: {schema: ${schema}}}}`;
      const operations = {
        get: responses({ 200: content(get), 404: '{}' }),
        put: responses({ 204: '{}' }, `requestBody: ${content(put)}, `),
      };
      return found(`${only(ITEM, operations)}components: {schemas: ${schemas}}`, {}, head);
    };
    const object = (properties: string) => `{type: object, properties: {${properties}}}`;
    const AT = [`put-whole paths ${ITEM} put requestBody content application/json schema`];

    const SAME = {
      'the same properties': [object('a: {type: string}'), object('a: {type: string}')],
      'what is readOnly': [object('a: {type: string}, b: {type: string, readOnly: true}'), object('a: {type: string}')],
      'what only services set': [
        object('a: {type: string}, id: {type: string}, createdAt: {type: string}'),
        object('a: {type: string}'),
      ],
      'what is writeOnly in the request': [
        object('a: {type: string}'),
        object('a: {type: string}, b: {type: string, writeOnly: true}'),
      ],
      'what is readOnly in the request': [
        object('a: {type: string}'),
        object('a: {type: string}, b: {type: string, readOnly: true}'),
      ],
      'parts through allOf': [
        object('a: {type: string}, b: {type: string}'),
        `{allOf: [${object('a: {type: string}')}, ${object('b: {type: string}')}]}`,
      ],
      'alternatives, of which nobody can tell': [`{oneOf: [${object('a: {}')}]}`, object('b: {}')],
      'a map': ['{type: object, additionalProperties: {type: string}}', object('a: {type: string}')],
      'a part that leads nowhere': [`{allOf: [{$ref: '#/gone'}, ${object('a: {}')}]}`, object('b: {}')],
      'numbers of both kinds': [object('a: {type: number}'), object('a: {type: integer}')],
    };
    for (const [title, [get = '', put = '']] of Object.entries(SAME)) {
      it(`takes ${title}`, () => expect(whole(get, put)).to.deep.equal([]));
    }
    const OTHER = {
      'a missing property': [object('a: {type: string}, b: {type: string}'), object('a: {type: string}')],
      'a property beyond': [object('a: {type: string}'), object('a: {type: string}, b: {type: string}')],
      'another type': [object('a: {type: string}'), object('a: {type: array}')],
      'a missing property inside': [
        object('a: {properties: {b: {type: string}, c: {type: string}}}'),
        object('a: {properties: {b: {type: string}}}'),
      ],
      'a missing property in a list': [
        object('a: {items: {properties: {b: {type: string}, c: {type: string}}}}'),
        object('a: {items: {properties: {b: {type: string}}}}'),
      ],
      'a wrapper': [object(`data: ${object('a: {type: string}')}`), object('a: {type: string}')],
    };
    for (const [title, [get = '', put = '']] of Object.entries(OTHER)) {
      it(`finds ${title}`, () => expect(whole(get, put)).to.deep.equal(AT));
    }
    it('survives schemas that hold themselves', () => {
      const schemas = `{A: ${object("a: {$ref: '#/components/schemas/A'}, b: {type: string}")}, B: ${object("a: {$ref: '#/components/schemas/B'}")}}`;
      expect(whole("{$ref: '#/components/schemas/A'}", "{$ref: '#/components/schemas/B'}", schemas)).to.deep.equal(AT);
    });
    it('takes readOnly beside a reference in OpenAPI 3.0', () => {
      const schemas = '{T: {type: string}}';
      const get = object("a: {type: string}, b: {readOnly: true, $ref: '#/components/schemas/T'}");
      expect(whole(get, object('a: {type: string}'), schemas, HEAD.replace('3.1.0', '3.0.3'))).to.deep.equal([]);
    });
    it('names a few properties and counts the others', () => {
      const get = object('a: {}, b: {}, c: {}, d: {}, e: {}, z: {}');
      const content = (schema: string) => `{content: {application/json: {schema: ${schema}}}}`;
      const put = responses({ 204: '{}' }, `requestBody: ${content(object('z: {}'))}, `);
      const [message] = messages(only(ITEM, { get: responses({ 200: content(get), 404: '{}' }), put }));
      expect(message).to.include('PUT leaves out a, b, c and 2 others;');
    });
  });

  describe('PATCH', () => {
    const patch = (statuses: Readonly<Record<string, string>>, more = '') =>
      found(only(ITEM, { patch: responses(statuses, PATCHING + more) }));
    const at = `paths ${ITEM} patch responses`;
    const prefer = (schema: string) => `parameters: [{name: PREFER, in: header, schema: ${schema}}], `;

    it('takes 204 and 202', () => {
      expect(patch({ 204: '{}' })).to.deep.equal([]);
      expect(patch({ 202: JSON_BODY })).to.deep.equal([]);
    });
    it('finds 200 that nobody asks for, 201 and no success, each once', () => {
      expect(patch({ 200: JSON_BODY })).to.deep.equal([`patch-no-content ${at} 200`]);
      expect(patch({ 200: JSON_BODY, 204: '{}' })).to.deep.equal([`patch-no-content ${at} 200`]);
      expect(patch({ 201: JSON_BODY })).to.deep.equal([`patch-no-content ${at} 201`]);
      expect(patch({ default: '{}' })).to.deep.equal([`patch-no-content ${at}`]);
    });
    it('takes 200 under a Prefer header that takes return=representation', () => {
      for (const schema of [
        "{type: string, enum: ['return=representation', 'return=minimal']}",
        "{type: string, enum: ['respond-async, Return=Representation']}",
        "{type: string, pattern: '^return=(minimal|representation)$'}",
        "{type: string, examples: ['return=representation']}",
        '{type: string}',
      ]) {
        expect(patch({ 200: JSON_BODY, 204: '{}' }, prefer(schema)), schema).to.deep.equal([]);
      }
      expect(patch({ 200: JSON_BODY }, prefer('{type: string}'))).to.deep.equal([`patch-no-content ${at}`]);
    });
    it('finds 200 under another preference, and without a body', () => {
      for (const schema of ['{enum: [respond-async]}', "{type: string, pattern: '^respond-async$'}"]) {
        expect(patch({ 200: JSON_BODY, 204: '{}' }, prefer(schema)), schema).to.have.lengthOf(1);
      }
      expect(patch({ 200: '{}', 204: '{}' }, prefer('{type: string}'))).to.deep.equal([`patch-no-content ${at} 200`]);
    });
    it('keeps silent on a parameter that leads nowhere', () => {
      expect(patch({ 200: JSON_BODY, 204: '{}' }, "parameters: [{$ref: '#/gone'}], ")).to.deep.equal([]);
    });
    it('finds a 200 that lacks what GET answers with', () => {
      const less = '{content: {application/json: {schema: {properties: {id: {type: string}}}}}}';
      const operation = responses({ 200: less, 204: '{}' }, PATCHING + prefer('{type: string}'));
      expect(found(only(ITEM, { get: GET, patch: operation }))).to.deep.equal([
        `patch-whole ${at} 200 content application/json schema`,
      ]);
    });

    const body = (content: string) =>
      found(only(ITEM, { patch: responses({ 204: '{}' }, `requestBody: {content: ${content}}, `) }));
    const content = `paths ${ITEM} patch requestBody content`;
    it('takes JSON Patch', () => {
      expect(body("{APPLICATION/json-patch+json: {schema: {type: [array, 'null']}}}")).to.deep.equal([]);
      expect(body("{application/json-patch+json: {schema: {$ref: '#/gone'}}}")).to.deep.equal([]);
    });
    it('finds JSON by the one rule and other types by the other', () => {
      expect(body('{application/json; charset=UTF-8: {}}')).to.deep.equal([
        `patch-json-patch ${content} application/json; charset=UTF-8`,
      ]);
      for (const type of ['application/merge-patch+json', 'text/xml', 'multipart/form-data']) {
        expect(body(`{${type}: {}}`), type).to.deep.equal([`patch-media-type ${content} ${type}`]);
      }
    });
    it('finds a document that is no array or may be anything, and no body', () => {
      const at = `patch-json-patch ${content} application/json-patch+json schema`;
      expect(body('{application/json-patch+json: {}}')).to.deep.equal([at.replace(/ schema$/, '')]);
      for (const schema of ['{}', 'true', '{description: The changes.}']) {
        expect(body(`{application/json-patch+json: {schema: ${schema}}}`), schema).to.deep.equal([at]);
      }
      expect(body('{application/json-patch+json: {schema: {type: object}}}')).to.deep.equal([at]);
      expect(body('{application/json-patch+json: {schema: {properties: {a: {}}}}}')).to.deep.equal([at]);
      expect(found(only(ITEM, { patch: responses({ 204: '{}' }) }))).to.deep.equal([
        `patch-json-patch paths ${ITEM} patch`,
      ]);
      expect(body('{}')).to.deep.equal([`patch-json-patch paths ${ITEM} patch requestBody`]);
    });
    it('leaves actions to 4.7/action-method', () => {
      const operation = responses({ 200: JSON_BODY }, BODY);
      expect(found(only(`${ITEM}/activate`, { patch: operation }))).to.deep.equal([]);
    });
  });

  describe('DELETE', () => {
    const remove = (statuses: Readonly<Record<string, string>>) => found(only(ITEM, { delete: responses(statuses) }));
    const at = `paths ${ITEM} delete responses`;

    it('takes 204, 202, 410 and a range of errors', () => {
      expect(remove({ 204: '{}', 410: '{}', '4XX': '{}' })).to.deep.equal([]);
      expect(remove({ 202: JSON_BODY })).to.deep.equal([]);
    });
    it('finds 200, no success, and 404 with another severity', () => {
      expect(remove({ 200: JSON_BODY })).to.deep.equal([`delete-no-content ${at} 200`]);
      expect(remove({ 200: JSON_BODY, 204: '{}' })).to.deep.equal([`delete-no-content ${at} 200`]);
      expect(remove({ default: '{}' })).to.deep.equal([`delete-no-content ${at}`]);
      expect(remove({ 204: '{}', 404: '{}' })).to.deep.equal([`delete-not-found ${at} 404`]);
      expect(remove({ 200: JSON_BODY, 404: '{}' })).to.have.lengthOf(2);
      expect([severity('delete-no-content'), severity('delete-not-found')]).to.deep.equal(['error', 'warn']);
    });
  });

  describe('bodies', () => {
    it('finds request bodies of GET and DELETE, whatever is in them', () => {
      for (const shape of ['{content: {}}', JSON_BODY, "{$ref: '#/components/requestBodies/B'}"]) {
        const text = only(ITEM, { delete: responses({ 204: '{}' }, `requestBody: ${shape}, `) });
        expect(found(text), shape).to.deep.equal([`no-body paths ${ITEM} delete requestBody`]);
      }
    });
    it('finds those of callbacks', () => {
      const post = `{${BODY}callbacks: {done: {'{$url}': {get: {${BODY}responses: {}}}}}, responses: {'201': ${JSON_BODY}}}`;
      expect(found(only(COLLECTION, { post }))).to.deep.equal([
        `no-body paths ${COLLECTION} post callbacks done {$url} get requestBody`,
      ]);
    });
    it('finds a body and a Content-Type of 204', () => {
      const gone = '{headers: {Content-TYPE: {schema: {type: string}}}, content: {text/plain: null}}';
      expect(found(only(ITEM, { delete: responses({ 204: gone }) }))).to.include.members([
        `no-content-empty paths ${ITEM} delete responses 204 content`,
        `no-content-empty paths ${ITEM} delete responses 204 headers Content-TYPE`,
      ]);
    });
    it('tells a media type once, by the rule for successes or by the one for the rest', () => {
      const xml = '{content: {text/xml: {}}}';
      const text = only(ITEM, { get: responses({ 200: xml, 404: xml }) });
      expect(found(text)).to.deep.equal([`json-success-bodies paths ${ITEM} get responses 200 content text/xml`]);
      const both = lintText({ text: HEAD + text }, Object.values(SECTION_RULESETS['1']?.rules ?? {}));
      expect(both.map(({ rule, path }) => `${rule} ${path.at(-3)}`)).to.deep.equal([
        'json-bodies 404',
        'json-success-bodies 200',
      ]);
    });
    it('counts a response that success and failure share as success', () => {
      const use = "{$ref: '#/components/responses/R'}";
      const text = `${only(ITEM, { get: responses({ 200: use, 404: use }) })}components: {responses: {R: {content: {text/xml: {}}}}}`;
      expect(found(text)).to.deep.equal(['json-success-bodies components responses R content text/xml']);
    });
  });

  describe('values of the service in the body of POST', () => {
    const taken = (properties: string, key = COLLECTION) => {
      const schema = `{content: {application/json: {schema: {type: object, properties: {${properties}}}}}}`;
      return found(only(key, { post: responses({ 201: JSON_BODY }, `requestBody: ${schema}, `) })).map((one) =>
        one.split(' ').at(-1),
      );
    };

    it('finds id, links and times of creation and change', () => {
      const times = [
        'createTime',
        'createdAt',
        'created',
        'updateTime',
        'updated',
        'lastModified',
        'dateCreated',
        'modifiedOn',
      ];
      for (const name of ['id', 'links', ...times]) expect(taken(`${name}: {}`), name).to.deep.equal([name]);
    });
    it('leaves names alone that speak of something else, readOnly values, and other types', () => {
      const names = [
        'customerId',
        'birthDate',
        'updateRequested',
        'createInvoice',
        'creation',
        'startTime',
        'lastName',
        'creator',
      ];
      for (const name of names) expect(taken(`${name}: {type: string}`), name).to.deep.equal([]);
      expect(taken('id: {type: string, readOnly: true}')).to.deep.equal([]);
      expect(taken('created: {type: boolean}, links: {type: string}, id: {type: object}')).to.deep.equal([]);
    });
    it('is about collections', () => {
      expect(taken('id: {}', `${ITEM}/accounts`)).to.deep.equal(['id']);
      expect(taken('id: {}', `${ITEM}/activate`)).to.deep.equal([]);
    });
    it('looks into the items of what surely is bulk', () => {
      const items = '{properties: {items: {type: array, items: {properties: {id: {type: string}}}}}}';
      const answer = '{content: {application/json: {schema: {properties: {batch_result: {type: array}}}}}}';
      const post = responses({ 200: answer }, `requestBody: {content: {application/json: {schema: ${items}}}}, `);
      expect(found(only(COLLECTION, { get: responses({ 200: PAGE }), post }))).to.deep.equal([
        `post-server-values paths ${COLLECTION} post requestBody content application/json schema properties items items properties id`,
      ]);
    });
    it('finds a shared property once', () => {
      const use = "{content: {application/json: {schema: {$ref: '#/components/schemas/C'}}}}";
      const post = responses({ 201: JSON_BODY }, `requestBody: ${use}, `);
      const paths = `paths:\n${path(COLLECTION, { post })}${path('/v1/shop/vouchers', { post })}`;
      expect(found(`${paths}components: {schemas: {C: {properties: {id: {type: string}}}}}`)).to.deep.equal([
        'post-server-values components schemas C properties id',
      ]);
    });
  });

  it('finds POST and DELETE of a singleton', () => {
    const operations = {
      get: responses({ 200: JSON_BODY }),
      put: responses({ 204: '{}' }, BODY),
      delete: responses({ 204: '{}' }),
    };
    expect(found(only(SINGLETON, operations))).to.deep.equal([`singleton-methods paths ${SINGLETON} delete`]);
    const post = responses({ 201: JSON_BODY }, BODY);
    expect(found(only(SINGLETON, { get: operations.get, put: operations.put, post }))).to.deep.equal([
      `singleton-methods paths ${SINGLETON} post`,
    ]);
  });

  it('bears a description of every wrong shape', () => {
    for (const shape of ['null', '[]', '7', 'text', '{}', '{get: null}', '{get: [], post: 5}']) {
      expect(found(`paths: {${ITEM}: ${shape}}`), shape).to.deep.equal([]);
      expect(found(`paths: ${shape}`), shape).to.deep.equal([]);
    }
  });
});

function severity(id: string): string | undefined {
  return rules.find((rule) => rule.extensions.lintel.id === id)?.severity;
}
