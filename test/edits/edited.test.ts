import { expect } from 'chai';
import { editable, edited, WronglyEdited } from '../../edits/editable.ts';
import { changesOf, type FileEdit } from '../../framework/changes/file-edit.ts';
import type { JsonPath } from '../../model/description/place.ts';

const SOURCE = 'openapi.yaml';

function set(path: JsonPath, value: unknown, source = SOURCE): FileEdit {
  return { source, path, edit: 'set', value };
}

function insert(path: JsonPath, value: unknown): FileEdit {
  return { source: SOURCE, path, edit: 'insert', value };
}

function remove(path: JsonPath): FileEdit {
  return { source: SOURCE, path, edit: 'remove' };
}

function rename(path: JsonPath, to: string): FileEdit {
  return { source: SOURCE, path, edit: 'rename', to };
}

function textAfter(text: string, edits: readonly FileEdit[], name = SOURCE): string {
  const change = changesOf(edits).get(SOURCE);
  return change === undefined ? text : edited(editable(text, name), change).text;
}

/** What is tested, the text before, the edits, the text after. */
const YAML: readonly (readonly [string, string, readonly FileEdit[], string])[] = [
  [
    'writes a text in the quotation marks that most texts of its key have',
    "a:\n  $ref: './b.yaml'\nb:\n  $ref: './c.yaml'\n  pattern: ^a$\nc:\n  $ref: ./d.yaml\nd:\n  title: 'x: y'\n",
    [set(['d', '$ref'], './e.yaml'), set(['d', 'pattern'], '^b$'), set(['e'], { $ref: './e.yaml', maxLength: 9 })],
    "a:\n  $ref: './b.yaml'\nb:\n  $ref: './c.yaml'\n  pattern: ^a$\nc:\n  $ref: ./d.yaml\nd:\n  title: 'x: y'\n  $ref: './e.yaml'\n  pattern: ^b$\ne:\n  $ref: './e.yaml'\n  maxLength: 9\n",
  ],
  [
    'adds a bound beside the other one, and keeps comments where they are',
    'name:\n  type: string\n  minLength: 1 # one\n  # an example\n  example: a\n',
    [set(['name', 'maxLength'], 80)],
    'name:\n  type: string\n  minLength: 1 # one\n  maxLength: 80\n  # an example\n  example: a\n',
  ],
  [
    'leaves what has to go and is not there, beside other changes',
    'name: { type: string, maxLength: 9 }\nother:\n  type: string\n',
    [
      remove(['name', 'nullable']),
      set(['name', 'minLength'], 1),
      remove(['other', 'nullable']),
      set(['other', 'minLength'], 1),
    ],
    'name: { type: string, minLength: 1, maxLength: 9 }\nother:\n  type: string\n  minLength: 1\n',
  ],
  [
    'adds a keyword behind the scalars at the beginning',
    'tags:\n  type: array\n  items:\n    type: string\n',
    [set(['tags', 'maxItems'], 100)],
    'tags:\n  type: array\n  maxItems: 100\n  items:\n    type: string\n',
  ],
  [
    'keeps statuses sorted, and quotes them as the file does',
    "responses:\n  '200':\n    description: OK\n  default:\n    description: Error\n",
    [set(['responses', '404'], { $ref: '#/components/responses/NotFound' })],
    "responses:\n  '200':\n    description: OK\n  '404':\n    $ref: '#/components/responses/NotFound'\n  default:\n    description: Error\n",
  ],
  [
    'quotes keys as the file quotes the same ones, and others of their kind',
    'responses:\n  \'200\':\n    "$ref": "#/a"\n  \'201\':\n    "$ref": "#/b"\n',
    [set(['responses', '404'], { $ref: '#/components/responses/NotFound' })],
    'responses:\n  \'200\':\n    "$ref": "#/a"\n  \'201\':\n    "$ref": "#/b"\n  \'404\':\n    "$ref": "#/components/responses/NotFound"\n',
  ],
  [
    'writes numbers as keys without quotation marks where the file does',
    'responses:\n  200:\n    description: OK\n',
    [set(['responses', '404'], { description: 'None' })],
    'responses:\n  200:\n    description: OK\n  404:\n    description: None\n',
  ],
  [
    'quotes numbers as keys where the file has none',
    'a: "x"\nresponses:\n  default:\n    description: Error\n',
    [set(['responses', '404'], { description: 'None' })],
    'a: "x"\nresponses:\n  "404":\n    description: None\n  default:\n    description: Error\n',
  ],
  [
    'quotes statuses as the file does, however late they come',
    `a:\n${'  - x\n'.repeat(20_000)}responses:\n  '200':\n    description: OK\n`,
    [set(['responses', '404'], { description: 'None' })],
    `a:\n${'  - x\n'.repeat(20_000)}responses:\n  '200':\n    description: OK\n  '404':\n    description: None\n`,
  ],
  [
    'quotes all keys where the file does',
    '"a":\n  "b": {}\n',
    [set(['a', 'b'], { c: [{ d: 1 }] })],
    '"a":\n  "b":\n    "c":\n      - "d": 1\n',
  ],
  ...[
    ['in a block', 'a: |\n  One of `x`,\n  or `y`.\n\nb: 1\n', 'One of `x`,\nor `y`.\n'],
    ['in a folded block', 'a: >-\n  One of `x`,\n  or `y`.\nb: 1\n', 'One of `x`, or `y`.'],
    ['in plain lines', 'a: One of `x`,\n  or `y`.\nb: 1\n', 'One of `x`, or `y`.'],
    ['in single quotation marks', "a: 'It''s one of `x`,\n\n  or `y`.'\n", "It's one of `x`,\nor `y`."],
    ['in double quotation marks', 'a: "One \\u2013 of `x`\\n\\\n  \\ or `y`"\n', 'One – of `x`\n or `y`'],
    ['in brackets', 'a: {b: [One of `x` or `y`]}\n', null],
  ].map(([where, text = '', old]): (typeof YAML)[number] => [
    `changes words ${where}, and keeps the lines`,
    text ?? '',
    [old === null ? set(['a', 'b', 0], 'One of `x` or `Y`') : set(['a'], (old ?? '').replace('`y`', '`Y`'))],
    (text ?? '').replace('`y`', '`Y`'),
  ]),
  [
    'adds a member to what has none',
    'headers: {}\nnext:\n',
    [set(['headers', 'ETag'], { schema: { type: 'string' } }), set(['next', 'a'], 1)],
    'headers:\n  ETag:\n    schema:\n      type: string\nnext:\n  a: 1\n',
  ],
  [
    'writes dashes in the column of the key where the file does',
    'tags:\n- a\nlist: x\n',
    [set(['list'], ['b', 'c'])],
    'tags:\n- a\nlist:\n- b\n- c\n',
  ],
  [
    'changes the items of a list that differ, and no other',
    'enum:\n  - active # now\n  - PAST_DUE\n  - x\n',
    [set(['enum'], ['ACTIVE', 'PAST_DUE', 'x'])],
    'enum:\n  - ACTIVE # now\n  - PAST_DUE\n  - x\n',
  ],
  ['takes out a member, and keeps its comment', 'a: 1\nb: 2 # why\nc: 3\n', [remove(['b'])], 'a: 1\n# why\nc: 3\n'],
  [
    'keeps the comment behind the sign of a block that becomes one line',
    'a: |- # why\n  x\n  y\nb: 1\n',
    [set(['a'], 'z')],
    '# why\na: z\nb: 1\n',
  ],
  [
    'takes out the first member behind a dash',
    'list:\n  - a: 1\n    b: 2\n',
    [remove(['list', 0, 'a'])],
    'list:\n  - b: 2\n',
  ],
  [
    'takes out the last item',
    'required:\n  - id\ntype: object\n',
    [remove(['required', 0])],
    'required: []\ntype: object\n',
  ],
  [
    'puts an item before another one, and behind the last one',
    'list:\n  - b\n',
    [insert(['list', 0], 'a'), insert(['list', 1], 'c')],
    'list:\n  - a\n  - b\n  - c\n',
  ],
  [
    'renames a key and keeps its quotation marks',
    '\'a_b\': 1\n"c_d": 2\ne_f: 3\n',
    [rename(['a_b'], 'aB'), rename(['c_d'], 'cD'), rename(['e_f'], 'e: f')],
    "'aB': 1\n\"cD\": 2\n'e: f': 3\n",
  ],
  [
    'writes dashes in the column of the key whatever stands deeper than its key',
    'info:\n  a: 1\n  b:\n    c: {d: [1]}\ntags:\n- a\nlist: x\n',
    [set(['list'], ['b'])],
    'info:\n  a: 1\n  b:\n    c: {d: [1]}\ntags:\n- a\nlist:\n- b\n',
  ],
  [
    'adds an item behind those that say the same',
    'list:\n  - a # one\n  - a # two\n',
    [set(['list'], ['a', 'a', 'a'])],
    'list:\n  - a # one\n  - a # two\n  - a\n',
  ],
  [
    'quotes what is new beside keys in double quotation marks, between brackets',
    'a: {"b": 1}\nc: {d: "x"}\n',
    [set(['a', 'e'], 'f'), set(['c', 'e'], 'f')],
    'a: {"b": 1, "e": "f"}\nc: {d: "x", e: f}\n',
  ],
  [
    'takes out what stands between brackets, whatever comments come behind them',
    'a: {b: 1, c: 2}\nd: 1 # note\n',
    [remove(['a', 'b'])],
    'a: {c: 2}\nd: 1 # note\n',
  ],
  [
    'writes over an alias of several words',
    'a: &a One of x or y\nb: *a\nc: 1\n',
    [set(['b'], 'One of x or z')],
    'a: &a One of x or y\nb: One of x or z\nc: 1\n',
  ],
  [
    'keeps the line breaks of a block in CRLF',
    'a: |\r\n  One of x\r\n  or y\r\n\r\nb: 1\r\n',
    [set(['a'], 'One of z\nor y\n'), set(['c'], 2)],
    'a: |\r\n  One of z\r\n  or y\r\n\r\nb: 1\r\nc: 2\r\n',
  ],
  [
    'writes one line for a block in CRLF',
    'a: |-\r\n  One of x\r\n  or y\r\nb: 1\r\n',
    [set(['a'], 'z')],
    'a: z\r\nb: 1\r\n',
  ],
  ['exchanges two names', 'a: 1\nb: 2\n', [rename(['a'], 'b'), rename(['b'], 'a')], 'b: 1\na: 2\n'],
  [
    'edits between brackets',
    'schema: {type: string, "minLength": 1, nullable: true}\nlist: [a, b]\n',
    [
      set(['schema', 'maxLength'], 5),
      remove(['schema', 'nullable']),
      insert(['list', 2], 'c, d'),
      set(['list', 0], 'x'),
    ],
    'schema: {type: string, "minLength": 1, maxLength: 5}\nlist: [x, b, \'c, d\']\n',
  ],
  [
    'follows CRLF and a file without a line break at its end',
    'a:\r\n  b: 1\r\nc: 2',
    [set(['a', 'd'], 2), set(['e'], [1])],
    'a:\r\n  b: 1\r\n  d: 2\r\nc: 2\r\ne:\r\n  - 1',
  ],
  [
    'leaves the text of a block alone when it adds behind it',
    'description: |\n  one\n\n  # two\n\npaths: {}\n',
    [set(['summary'], 'x')],
    'description: |\n  one\n\n  # two\nsummary: x\n\npaths: {}\n',
  ],
  [
    'writes over an alias, and adds beside a merge key',
    'a: &a\n  x: 1\nb: *a\nc:\n  <<: *a\n  y: 2\n',
    [set(['b'], 5), set(['c', 'z'], 3)],
    'a: &a\n  x: 1\nb: 5\nc:\n  <<: *a\n  y: 2\n  z: 3\n',
  ],
  [
    'writes out an alias of which only one copy changes',
    'a: &a\n  x: 1\nb: *a\n',
    [set(['b', 'x'], 2)],
    'a: &a\n  x: 1\nb:\n  x: 2\n',
  ],
];

const JSON_TEXTS: readonly (readonly [string, string, readonly FileEdit[], string])[] = [
  [
    'follows tabs',
    '{\n\t"a": {\n\t\t"b": 1\n\t}\n}\n',
    [set(['a', 'c'], { d: [1] })],
    '{\n\t"a": {\n\t\t"b": 1,\n\t\t"c": {\n\t\t\t"d": [\n\t\t\t\t1\n\t\t\t]\n\t\t}\n\t}\n}\n',
  ],
  [
    'stays minified',
    '{"a":{"b":1},"c":[1,2]}',
    [set(['a', 'd'], { e: 1 }), remove(['c', 0]), insert(['c', 2], 3)],
    '{"a":{"b":1,"d":{"e":1}},"c":[2,3]}',
  ],
  ['takes out what is at the end', '{"a": 1, "b": 2, "c": 3}', [remove(['b']), remove(['c'])], '{"a": 1}'],
  ['takes out what is at the beginning', '{"a": 1, "b": 2}', [remove(['a'])], '{"b": 2}'],
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
    expect(() => textAfter(text, [set(['a', 'x'], 2)])).to.throw('an anchor or a tag stands before the value');
    expect(() => textAfter('a: &a\n  x: 1\nb:\n  <<: *a\n  y: 1\n', [remove(['b', 'x'])])).to.throw(
      'a merge key brings it from another place',
    );
  });

  it('is never one that cannot be read, or that says something else', () => {
    const change = changesOf([set(['a'], 2)]).get(SOURCE);
    if (change === undefined) throw new Error('nothing changes');
    for (const text of ['}: 1\n', 'b: 1\n'])
      expect(() => edited({ ...editable('a: 1\n', SOURCE), text }, change)).to.throw(
        WronglyEdited,
        'would not say what',
      );
  });

  it('is refused where a key is written twice', () => {
    expect(() => textAfter('a:\n  x: 1\n  x: 2\n', [set(['a', 'x'], 3)])).to.throw('a key is written twice');
  });

  it('is refused where a comment would go', () => {
    const text = 'a: {\n  b: 1, # one\n  c: 2\n}\n';
    expect(() => textAfter(text, [remove(['a', 'b'])])).to.throw('a comment stands between the brackets');
  });

  it('is refused in a file of several documents', () => {
    expect(() => textAfter('a: 1\n---\nb: 2\n', [set(['a'], 2)])).to.throw(/documents|cannot be read/);
  });

  it('is refused where a name is taken, or one edit takes away what another one changes', () => {
    expect(() => textAfter('a: 1\nb: 2\n', [rename(['a'], 'b')])).to.throw();
    expect(() => textAfter('a:\n  b: 2\n', [remove(['a']), set(['a', 'b'], 1)])).to.throw();
  });
});
