import { expect } from 'chai';
import { changesOf } from '../../edits/change.ts';
import { editable, edited } from '../../edits/editable.ts';
import { type Edit, insert, remove, rename, set } from '../../framework/remedy.ts';
import { below, type JsonPath, type Place, rootPlace } from '../../model/description/place.ts';

type MakeEdits = (at: (...path: JsonPath) => Place) => readonly Edit[];

function textAfter(text: string, edits: MakeEdits, source = 'openapi.yaml'): string {
  const file = editable(text, source);
  const root = { source, data: file.data };
  const change = changesOf(edits((...path) => below(rootPlace(root), ...path))).get(root);
  return change === undefined ? text : edited(file, change).text;
}

/** What is tested, the text before, the edits, the text after. */
const YAML: readonly (readonly [string, string, MakeEdits, string])[] = [
  [
    'adds a bound beside the other one, and keeps comments where they are',
    'name:\n  type: string\n  minLength: 1 # one\n  # an example\n  example: a\n',
    (at) => [set(at('name', 'maxLength'), 80)],
    'name:\n  type: string\n  minLength: 1 # one\n  maxLength: 80\n  # an example\n  example: a\n',
  ],
  [
    'adds a keyword behind the scalars at the beginning',
    'tags:\n  type: array\n  items:\n    type: string\n',
    (at) => [set(at('tags', 'maxItems'), 100)],
    'tags:\n  type: array\n  maxItems: 100\n  items:\n    type: string\n',
  ],
  [
    'keeps statuses sorted, and quotes them as the file does',
    "responses:\n  '200':\n    description: OK\n  default:\n    description: Error\n",
    (at) => [set(at('responses', '404'), { $ref: '#/components/responses/NotFound' })],
    "responses:\n  '200':\n    description: OK\n  '404':\n    $ref: '#/components/responses/NotFound'\n  default:\n    description: Error\n",
  ],
  [
    'adds a member to what has none',
    'headers: {}\nnext:\n',
    (at) => [set(at('headers', 'ETag'), { schema: { type: 'string' } }), set(at('next', 'a'), 1)],
    'headers:\n  ETag:\n    schema:\n      type: string\nnext:\n  a: 1\n',
  ],
  [
    'writes dashes in the column of the key where the file does',
    'tags:\n- a\nlist: x\n',
    (at) => [set(at('list'), ['b', 'c'])],
    'tags:\n- a\nlist:\n- b\n- c\n',
  ],
  [
    'changes the items of a list that differ, and no other',
    'enum:\n  - active # now\n  - PAST_DUE\n  - x\n',
    (at) => [set(at('enum'), ['ACTIVE', 'PAST_DUE', 'x'])],
    'enum:\n  - ACTIVE # now\n  - PAST_DUE\n  - x\n',
  ],
  [
    'takes out a member, and keeps its comment',
    'a: 1\nb: 2 # why\nc: 3\n',
    (at) => [remove(at('b'))],
    'a: 1\n# why\nc: 3\n',
  ],
  [
    'takes out the first member behind a dash',
    'list:\n  - a: 1\n    b: 2\n',
    (at) => [remove(at('list', 0, 'a'))],
    'list:\n  - b: 2\n',
  ],
  [
    'takes out the last item',
    'required:\n  - id\ntype: object\n',
    (at) => [remove(at('required', 0))],
    'required: []\ntype: object\n',
  ],
  [
    'puts an item before another one, and behind the last one',
    'list:\n  - b\n',
    (at) => [insert(at('list', 0), 'a'), insert(at('list', 1), 'c')],
    'list:\n  - a\n  - b\n  - c\n',
  ],
  [
    'renames a key and keeps its quotation marks',
    '\'a_b\': 1\n"c_d": 2\ne_f: 3\n',
    (at) => [rename(at('a_b'), 'key', 'aB'), rename(at('c_d'), 'key', 'cD'), rename(at('e_f'), 'key', 'e: f')],
    "'aB': 1\n\"cD\": 2\n'e: f': 3\n",
  ],
  [
    'exchanges two names',
    'a: 1\nb: 2\n',
    (at) => [rename(at('a'), 'key', 'b'), rename(at('b'), 'key', 'a')],
    'b: 1\na: 2\n',
  ],
  [
    'edits between brackets',
    'schema: {type: string, "minLength": 1, nullable: true}\nlist: [a, b]\n',
    (at) => [
      set(at('schema', 'maxLength'), 5),
      remove(at('schema', 'nullable')),
      insert(at('list', 2), 'c, d'),
      set(at('list', 0), 'x'),
    ],
    'schema: {type: string, "minLength": 1, maxLength: 5}\nlist: [x, b, \'c, d\']\n',
  ],
  [
    'follows CRLF and a file without a line break at its end',
    'a:\r\n  b: 1\r\nc: 2',
    (at) => [set(at('a', 'd'), 2), set(at('e'), [1])],
    'a:\r\n  b: 1\r\n  d: 2\r\nc: 2\r\ne:\r\n  - 1',
  ],
  [
    'leaves the text of a block alone when it adds behind it',
    'description: |\n  one\n\n  # two\n\npaths: {}\n',
    (at) => [set(at('summary'), 'x')],
    'description: |\n  one\n\n  # two\nsummary: x\n\npaths: {}\n',
  ],
  [
    'writes over an alias, and adds beside a merge key',
    'a: &a\n  x: 1\nb: *a\nc:\n  <<: *a\n  y: 2\n',
    (at) => [set(at('b'), 5), set(at('c', 'z'), 3)],
    'a: &a\n  x: 1\nb: 5\nc:\n  <<: *a\n  y: 2\n  z: 3\n',
  ],
  [
    'writes out an alias of which only one copy changes',
    'a: &a\n  x: 1\nb: *a\n',
    (at) => [set(at('b', 'x'), 2)],
    'a: &a\n  x: 1\nb:\n  x: 2\n',
  ],
];

const JSON_TEXTS: readonly (readonly [string, string, MakeEdits, string])[] = [
  [
    'follows tabs',
    '{\n\t"a": {\n\t\t"b": 1\n\t}\n}\n',
    (at) => [set(at('a', 'c'), { d: [1] })],
    '{\n\t"a": {\n\t\t"b": 1,\n\t\t"c": {\n\t\t\t"d": [\n\t\t\t\t1\n\t\t\t]\n\t\t}\n\t}\n}\n',
  ],
  [
    'stays minified',
    '{"a":{"b":1},"c":[1,2]}',
    (at) => [set(at('a', 'd'), { e: 1 }), remove(at('c', 0)), insert(at('c', 2), 3)],
    '{"a":{"b":1,"d":{"e":1}},"c":[2,3]}',
  ],
  ['takes out what is at the end', '{"a": 1, "b": 2, "c": 3}', (at) => [remove(at('b')), remove(at('c'))], '{"a": 1}'],
  ['takes out what is at the beginning', '{"a": 1, "b": 2}', (at) => [remove(at('a'))], '{"b": 2}'],
];

describe('an edited text', () => {
  for (const [title, before, edits, after] of YAML)
    it(title, () => {
      expect(textAfter(before, edits)).to.equal(after);
    });

  for (const [title, before, edits, after] of JSON_TEXTS)
    it(`of JSON ${title}`, () => {
      expect(textAfter(before, edits, 'openapi.json')).to.equal(after);
    });

  it('is refused where aliases repeat what would be changed', () => {
    const text = 'a: &a\n  x: 1\nb: *a\n';
    expect(() => textAfter(text, (at) => [set(at('a', 'x'), 2)])).to.throw(
      'an anchor or a tag stands before the value',
    );
    expect(() => textAfter('a: &a\n  x: 1\nb:\n  <<: *a\n  y: 1\n', (at) => [remove(at('b', 'x'))])).to.throw(
      'a merge key brings it from another place',
    );
  });

  it('is refused where a key is written twice', () => {
    expect(() => textAfter('a:\n  x: 1\n  x: 2\n', (at) => [set(at('a', 'x'), 3)])).to.throw('a key is written twice');
  });

  it('is refused where a comment would go', () => {
    const text = 'a: {\n  b: 1, # one\n  c: 2\n}\n';
    expect(() => textAfter(text, (at) => [remove(at('a', 'b'))])).to.throw('a comment stands between the brackets');
  });

  it('is refused in a file of several documents', () => {
    expect(() => textAfter('a: 1\n---\nb: 2\n', (at) => [set(at('a'), 2)])).to.throw(/documents|cannot be read/);
  });

  it('is refused where a name is taken, or one edit takes away what another one changes', () => {
    expect(() => textAfter('a: 1\nb: 2\n', (at) => [rename(at('a'), 'key', 'b')])).to.throw();
    expect(() => textAfter('a:\n  b: 2\n', (at) => [remove(at('a')), set(at('a', 'b'), 1)])).to.throw();
  });
});
