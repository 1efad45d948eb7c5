import { expect } from 'chai';
import { kindProblem } from '../../source/description-kind.ts';
import { parseRoot } from '../../source/parse.ts';

async function said(text: string): Promise<string | undefined> {
  return kindProblem(await parseRoot(text, 'a.yaml'))?.message;
}

describe('what a file without OpenAPI is', () => {
  for (const [what, text] of [
    ['a single value', 'hello\n'],
    ['a single value', '42\n'],
    ['a list', '- 1\n'],
    ['an empty document', 'null\n'],
  ] as const) {
    it(`is ${what} for ${JSON.stringify(text)}`, async () => {
      expect(await said(text)).to.match(new RegExp(`^this is ${what} and no OpenAPI description; begin it with`));
    });
  }

  const parts = [
    ...['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'].map(
      (method) => `/orders: { ${method}: { responses: {} } }\n`,
    ),
    ...['responses', 'content', 'paths', 'components', 'schemas'].map((key) => `${key}: {}\n`),
    ...['allOf', 'oneOf', 'anyOf'].map((key) => `${key}: []\n`),
    ...['properties: {}', 'items: {}', 'enum: []', 'format: date'].map((member) => `type: string\n${member}\n`),
    '$ref: other.yaml\n',
    'in: query\nname: page\n',
    'Order: { type: object, properties: {} }\n',
  ];
  for (const text of parts) {
    it(`is a part of a description for ${JSON.stringify(text)}`, async () => {
      expect(await said(text)).to.match(/^this is a part of a description, as its root has no key "openapi"; name/);
    });
  }

  for (const text of ['type: module\n', 'get: 1\n', 'in: query\n', 'name: x\n', 'allOf: 1\n', 'schemas: []\n']) {
    it(`is nothing of a description for ${JSON.stringify(text)}`, async () => {
      expect(await said(text)).to.match(/^this is no OpenAPI description, as its root has no key "openapi"; begin/);
    });
  }
});
