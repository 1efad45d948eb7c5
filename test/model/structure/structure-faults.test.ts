import { expect } from 'chai';
import type { JsonObject } from '../../../model/description/json.ts';
import { pathOf } from '../../../model/description/place.ts';
import { readDescription } from '../../../model/description/read-description.ts';
import { judgedObjects } from '../../../model/structure/structure-faults.ts';
import { wordingOf } from '../../../rules/openapi/openapi-structure/words.ts';

const INFO = { title: 'Orders', version: '1.0.0' };
const OK = { '200': { description: 'Fine.' } };

/** What is no OpenAPI: file, place and words of each. */
function faultsOf(root: JsonObject, files: Readonly<Record<string, unknown>> = {}): string[] {
  const lookUp = (source: string) => (source in files ? { source, data: files[source] } : undefined);
  const sources = new Map(Object.keys(files).map((source) => [source, lookUp(source)]));
  const read = readDescription({ root: { source: 'o.yaml', data: root }, lookUp: (source) => sources.get(source) });
  return [...judgedObjects(read)].flatMap(({ faults }) =>
    faults.map((fault) => {
      const { fact, remedy } = wordingOf(fault);
      const file = fault.place.file.source === 'o.yaml' ? '' : fault.place.file.source;
      return `${file}#${pathOf(fault.place).join('/')}: ${fact}; ${remedy}`;
    }),
  );
}

const described = (openapi: string, more: JsonObject) => ({ openapi, info: INFO, paths: {}, ...more });
const component = (kind: string, value: unknown) => ({ components: { [kind]: { A: value } } });
const operation = (value: JsonObject) => ({ paths: { '/a': { get: { responses: OK, ...value } } } });

describe('the structure of a description', () => {
  const wrong: readonly (readonly [string, JsonObject, readonly string[]])[] = [
    ['3.1.0', { paths: [] }, ['#paths: paths is []; write an object']],
    ['3.1.0', { components: 3 }, ['#components: components is 3; write an object']],
    ['3.1.0', { paths: { '/a': { gett: {} } } }, ['#paths//a/gett: gett is no member of a path item; write get']],
    [
      '3.0.3',
      { paths: { '/a': { get: { respones: OK } } } },
      ['#paths//a/get/respones: respones is no member of an operation; write responses'],
    ],
    ['3.0.3', { paths: { '/a': { get: {} } } }, ['#paths//a/get: this operation has no responses; write responses']],
    ['3.1.0', { paths: { '/a': { get: 3 } } }, ['#paths//a/get: get is 3; write an object']],
    ['3.1.0', { paths: { a: {} } }, ['#paths/a: the path a does not begin with a slash; write /a']],
    [
      '3.1.0',
      operation({ responses: { '2xx': { description: '' } } }),
      ['#paths//a/get/responses/2xx: 2xx is no status; write 2XX'],
    ],
    [
      '3.1.0',
      operation({ responses: { 200: {} } }),
      ['#paths//a/get/responses/200: this response has no description; write description'],
    ],
    [
      '3.1.0',
      { info: { ...INFO, version: 1, contact: { mail: 'a@example.com' } } },
      [
        '#info/version: version is 1; write it in quotes, as a text',
        '#info/contact/mail: mail is no member of contact; write email',
      ],
    ],
    ['3.1.0', { info: { version: '1' } }, ['#info: info has no title; write title']],
    ['3.1.0', { servers: [{ ul: '/' }] }, ['#servers/0/ul: ul is no member of a server; write url']],
    ['3.1.0', { servers: [{}] }, ['#servers/0: this server has no url; write url']],
    [
      '3.1.0',
      { servers: [{ url: '/', variables: { a: { default: 1, enum: [] } } }] },
      [
        '#servers/0/variables/a/default: default is 1; write it in quotes, as a text',
        '#servers/0/variables/a/enum: enum is empty; write at least 1 entry',
      ],
    ],
    ['3.1.0', { tags: ['orders'] }, ['#tags/0: an item of tags is "orders"; write an object']],
    ['3.1.0', { security: { a: [] } }, ['#security: security is {"a":[]}; write a list of objects']],
    [
      '3.1.0',
      operation({ parameters: [{ name: 'a', in: 'form', schema: {} }] }),
      ['#paths//a/get/parameters/0/in: in is "form"; write query, header, path or cookie'],
    ],
    [
      '3.0.3',
      operation({ parameters: [{ name: 'a', in: 'body', schema: {} }] }),
      ['#paths//a/get/parameters/0/in: in is "body"; write requestBody in the operation instead of this parameter'],
    ],
    [
      '3.1.0',
      { paths: { '/{a}': { parameters: [{ name: 'a', in: 'path', schema: {} }] } } },
      ['#paths//{a}/parameters/0: this path parameter is not required; write required: true'],
    ],
    [
      '3.1.0',
      component('parameters', { in: 'query' }),
      [
        '#components/parameters/A: this parameter has no name and neither schema nor content; write name and schema or content',
      ],
    ],
    [
      '3.1.0',
      component('parameters', { name: 'a', in: 'query', schema: {}, content: { 'text/plain': {} } }),
      ['#components/parameters/A/content: a parameter has both schema and content; leave out one of them'],
    ],
    [
      '3.1.0',
      component('parameters', { name: 'a', in: 'header', schema: {}, allowEmptyValue: true, style: 'form' }),
      [
        '#components/parameters/A/style: style is "form"; write simple',
        '#components/parameters/A/allowEmptyValue: allowEmptyValue is no member of a parameter with these members beside it; take it out',
      ],
    ],
    [
      '3.1.0',
      component('headers', { name: 'A', schema: {} }),
      ['#components/headers/A/name: name is no member of a header; take it out, or name it x-name'],
    ],
    [
      '3.1.0',
      component('requestBodies', { schema: {} }),
      [
        '#components/requestBodies/A/schema: schema is no member of a request body; write it in content, below a media type',
      ],
    ],
    [
      '3.1.0',
      component('responses', {
        description: 'A',
        content: { 'multipart/form-data': { encoding: { a: { stlye: 'form' } } } },
      }),
      [
        '#components/responses/A/content/multipart/form-data/encoding/a/stlye: stlye is no member of an encoding; write style',
      ],
    ],
    [
      '3.1.0',
      component('securitySchemes', { type: 'apikey', name: 'a', in: 'header' }),
      ['#components/securitySchemes/A/type: type is "apikey"; write apiKey'],
    ],
    [
      '3.1.0',
      component('securitySchemes', { type: 'oauth2', flows: { implict: {}, password: { tokenUrl: '/' } } }),
      [
        '#components/securitySchemes/A/flows/password: the flow password has no scopes; write scopes',
        '#components/securitySchemes/A/flows/implict: implict is no member of flows; write implicit',
      ],
    ],
    [
      '3.1.0',
      component('callbacks', { '{$url}': { post: { tags: 'a' } } }),
      ['#components/callbacks/A/{$url}/post/tags: tags is "a"; write a list of texts'],
    ],
    [
      '3.1.0',
      component('links', { operationId: 'a', server: { uri: '/' } }),
      ['#components/links/A/server/uri: uri is no member of a server; write url'],
    ],
    [
      '3.1.0',
      { components: { schemas: { 'A B': {} } } },
      ['#components/schemas/A B: the name "A B" in schemas has characters that references cannot have; write A-B'],
    ],
    [
      '3.1.0',
      component('schemas', {
        type: 'strng',
        xml: { nam: 'a' },
        discriminator: {},
        maxLength: '3',
        properties: { a: 3 },
      }),
      [
        '#components/schemas/A/type: type is "strng"; write string',
        '#components/schemas/A/xml/nam: nam is no member of xml; write name',
        '#components/schemas/A/discriminator: discriminator has no propertyName; write propertyName',
        '#components/schemas/A/maxLength: maxLength is "3"; write 3',
        '#components/schemas/A/properties/a: a in properties is 3; write a schema, which is an object',
      ],
    ],
    [
      '3.0.3',
      component('schemas', { const: 1, type: ['string', 'null'] }),
      [
        '#components/schemas/A/type: type is a list, ["string","null"]; write array, boolean, integer, number, object or string',
        '#components/schemas/A/const: const is no keyword of a schema before OpenAPI 3.1; take it out, or write openapi: 3.1.0',
      ],
    ],
    [
      '3.1.0',
      component('schemas', { items: { $ref: 3 } }),
      ['#components/schemas/A/items/$ref: $ref is 3; write a reference, which is a text'],
    ],
    [
      '3.1.0',
      component('responses', { ref: '#/a' }),
      ['#components/responses/A/ref: ref is no member of a response; write $ref'],
    ],
    [
      '3.1.0',
      { webhooks: { a: { query: { responses: OK } } }, $self: 'a' },
      [
        '#$self: $self is no member of the description before OpenAPI 3.2; take it out, or write openapi: 3.2.0',
        '#webhooks/a/query: query is no member of a path item before OpenAPI 3.2; take it out, or write openapi: 3.2.0',
      ],
    ],
    [
      '3.2.0',
      { paths: { '/a': { additionalOperations: { GET: { responses: OK } } } }, tags: [{ name: 'a', parnet: 'b' }] },
      [
        '#paths//a/additionalOperations/GET: the method GET is no name for an additional operation; write get in the path item itself',
        '#tags/0/parnet: parnet is no member of a tag; write parent',
      ],
    ],
  ];
  for (const [version, more, expected] of wrong) {
    it(`${version} ${JSON.stringify(more).slice(0, 90)}`, () => {
      expect(faultsOf(described(version, more)).sort()).to.deep.equal([...expected].sort());
    });
  }

  const right: readonly (readonly [string, JsonObject])[] = [
    ['3.0.3', { 'x-a': 3, paths: { 'x-b': 3, '/a': { 'x-c': 1, get: { 'x-d': 1, responses: { 'x-e': 1, ...OK } } } } }],
    ['3.0.3', component('schemas', { $ref: '#/components/schemas/B', nonsense: 3 })],
    [
      '3.1.0',
      component('schemas', { properties: { a: true, gett: {} }, items: false, unknown: 3, if: {}, $defs: { b: {} } }),
    ],
    ['3.1.0', component('schemas', { $ref: '#/components/schemas/A', type: ['string', 'null'], nullable: true })],
    ['3.1.0', component('responses', { $ref: '#/components/responses/B', description: 'Another.', summary: 'B' })],
    [
      '3.1.0',
      { jsonSchemaDialect: 'http://json-schema.org/draft-04/schema#', ...component('schemas', { required: true }) },
    ],
    ['3.2.0', component('mediaTypes', { itemSchema: {}, prefixEncoding: [{}], itemEncoding: {} })],
    ['3.2.0', { paths: { '/a': { query: { responses: { 200: {} } }, additionalOperations: { COPY: {} } } } }],
    ['3.2.0', component('parameters', { name: 'a', in: 'querystring', content: { 'application/json': {} } })],
    ['3.1.0', operation({ parameters: { $ref: 'missing.yaml' }, externalDocs: { $ref: '#/info' } })],
  ];
  it('nothing: components that several descriptions share, without info and paths', () => {
    for (const openapi of ['3.0.3', '3.1.0', '3.2.0']) {
      expect(faultsOf({ openapi, components: { schemas: {} } })).to.deep.equal([]);
      expect(faultsOf({ openapi })).to.deep.equal([]);
      expect(faultsOf({ openapi, info: INFO })).to.deep.equal([]);
    }
  });

  for (const [version, more] of right) {
    it(`nothing: ${version} ${JSON.stringify(more).slice(0, 90)}`, () => {
      const found = faultsOf(described(version, more));
      expect(found.filter((one) => !one.startsWith('#info'))).to.deep.equal([]);
    });
  }

  it('in other files, by what they are referred to as, each once', () => {
    const files = {
      'parameter.yaml': { nam: 'a', in: 'query', schema: { $ref: 'schemas.yaml#/$defs/A' } },
      'schemas.yaml': { $defs: { A: { type: 'sting' } } },
      'paths.yaml': {
        '/a': { get: { parameters: [{ $ref: 'parameter.yaml' }, { $ref: 'parameter.yaml' }], responses: 3 } },
      },
      // No reference may stand there, so that it could lead to any file; nothing of it is quoted.
      'info.yaml': { title: 'A', verion: '1' },
    };
    const root = { openapi: '3.1.0', info: { $ref: 'info.yaml' }, paths: { $ref: 'paths.yaml' } };
    expect(faultsOf(root, files).sort()).to.deep.equal([
      'parameter.yaml#nam: nam is no member of a parameter; write name',
      'paths.yaml#/a/get/responses: responses is 3; write an object',
      'schemas.yaml#$defs/A/type: type is "sting"; write string',
    ]);
  });

  it('nothing of a file that is no OpenAPI 3', () => {
    expect(faultsOf({ swagger: '2.0', paths: [] })).to.deep.equal([]);
  });
});
