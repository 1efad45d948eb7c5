import { load } from '@stoplight/yaml-ast-parser';
import { expect } from 'chai';
import { loadYaml } from '../../source/load-yaml.ts';
import { parseReferenced, parseRoot } from '../../source/parse.ts';

const ESCAPES = ['\\x', '\\x4', '\\u', '\\u004', '\\U', '\\U0000004', '\\Users', '\\U0 \\u'];

/** What quotes a text with such an escape, and what stands behind it. */
const AROUND: readonly (readonly [title: string, before: string, after: string])[] = [
  ['in quotes that are not closed', 'openapi: 3.1.0\ninfo:\n  title: "a', ''],
  ['in quotes that are not closed, before a last line', 'openapi: 3.1.0\ninfo:\n  title: "a', '\n'],
  ['in quotes', 'openapi: 3.1.0\ninfo:\n  title: "a', '"\n'],
  ['in JSON that ends too early', '{"openapi": "3.1.0", "info": {"title": "a', ''],
  ['in JSON', '{"openapi": "3.1.0", "info": {"title": "a', '"}}'],
];

describe('an escape without its digits, near the end of a text,', () => {
  for (const [title, before, after] of AROUND) {
    for (const sign of ESCAPES) {
      it(`${sign} ${title} is one fault at its place`, async () => {
        for (const name of ['a.yaml', 'a.json']) {
          for (const read of [parseRoot, parseReferenced]) {
            const { problems, usable } = await read(before + sign + after, name);
            expect(usable, name).to.equal(false);
            expect(problems, name).to.have.length(1);
            expect(problems[0]?.message, name).to.match(/^this is broken (YAML|JSON): [^;]+; [^;]+$/);
            expect(problems[0]?.range?.start.line, name).to.be.at.most((before + after).split('\n').length - 1);
          }
        }
      });
    }
  }

  for (const [title, text] of Object.entries({
    'plain text': 'a: b\nc: C:\\Users',
    'quotes that know no escapes': "a: b\nc: 'C:\\Users'\n",
    'a comment': 'a: b\n# C:\\Users',
    'text that keeps its last lines': 'a: |+\n  C:\\Users\n\n\n',
    'a list': '- a\n-\n  - C:\\x',
    'what is written wholly': 'a: "\\x41\\u0041\\U00000041"\n',
  })) {
    it(`is none in ${title}`, () => {
      const shape = (tree: unknown) =>
        JSON.stringify(tree, (key, value) => (key === 'parent' || key === 'errors' ? undefined : value));
      const tree = loadYaml(text);
      expect(tree?.errors).to.deep.equal([]);
      expect(shape(tree)).to.equal(shape(load(text, { ignoreDuplicateKeys: true } as never)));
    });
  }
});
