import { expect } from 'chai';
import { parseRoot } from '../../source/parse.ts';

/** A broken text, where the message stands, words of its fact and remedy, and the text as the remedy has it. */
const YAML: readonly (readonly [broken: string, at: string, fact: RegExp, remedy: RegExp, mended: string])[] = [
  ['title: a: b\n', '1:8', /a second key begins here/, /put the text into quotes/, 'title: "a: b"\n'],
  ['a:\n  b: 1\n c: 2\n', '3:1', /not indented like its siblings/, /same column/, 'a:\n  b: 1\n  c: 2\n'],
  ['a:\n\tb: 1\n', '2:1', /a tab indents/, /with blanks/, 'a:\n  b: 1\n'],
  ['a: @x\n', '1:4', /begins with @ and has no quotes/, /into quotes/, 'a: "@x"\n'],
  ['a: %x\n', '1:4', /begins with % and has no quotes/, /into quotes/, 'a: "%x"\n'],
  ['a: "x\\d"\n', '1:6', /\\d is no escape in double quotes/, /single quotes/, "a: 'x\\d'\n"],
  ['a: 1\nb: "x\nc: 1\n', '2:4', /begins here is not closed/, /the closing quote/, 'a: 1\nb: "x"\nc: 1\n'],
  ["a: 'it's'\n", '1:8', /behind a value that has ended/, /an apostrophe twice/, "a: 'it''s'\n"],
  ['a: **bold** text\n', '1:13', /behind a value that has ended/, /whole value into one pair/, 'a: "**bold** text"\n'],
  ['a: [1, 2\nb: 3\n', '2:1', /in brackets before this is not closed/, /write the \] that/, 'a: [1, 2]\nb: 3\n'],
  ['a: {b: 1\n', '2:1', /in brackets before this is not closed/, /write the \} that/, 'a: {b: 1}\n'],
  ['a: ["x" "y"]\n', '1:9', /a comma is missing/, /write it between/, 'a: ["x", "y"]\n'],
  ["a: {b: 1 'c': 2}\n", '1:8', /not separated by commas/, /write commas/, "a: {b: 1, 'c': 2}\n"],
  ['a: 1\nfoo\nb: 2\n', '2:1', /has no key with a colon/, /"key: value"/, 'a: 1\nfoo: 3\nb: 2\n'],
  ['a: | text\n  b\n', '1:6', /the sign \| or >/, /on the next line/, 'a: |\n  text\n  b\n'],
  ['a: ]\n', '1:4', /a bracket or comma stands here/, /into quotes/, 'a: "]"\n'],
  ['%x\na: 1\n', '2:1', /begins with % and is taken for a directive/, /take the line out/, 'a: 1\n'],
  ['a: *x\n', '1:6', /taken for an anchor or its alias/, /into quotes/, 'a: "*x"\n'],
];

const JSON_FAULTS: typeof YAML = [
  ['{ "a": "b" "c": 1 }', '1:12', /a comma is missing before this/, /write it/, '{ "a": "b", "c": 1 }'],
  ['{ "a": 1, }', '1:11', /the name of a property is missing/, /take out the comma/, '{ "a": 1 }'],
  ['{ "a" 1 }', '1:7', /a colon is missing/, /between the name and its value/, '{ "a": 1 }'],
  ['{ "a": [1, ] }', '1:12', /a value is missing/, /take out the comma/, '{ "a": [1] }'],
  ['{ "a": { "b": 1 }', '1:18', /an object before this is not closed/, /write its \}/, '{ "a": { "b": 1 } }'],
  ['{ "a": 1 } {}', '1:12', /behind the end/, /take it out/, '{ "a": 1 }'],
  ['{ "a": 1 // b\n}', '1:10', /JSON does not have/, /take it out/, '{ "a": 1\n}'],
  ['{ "a": b }', '1:8', /is no value of JSON/, /into double quotes/, '{ "a": "b" }'],
  ['{ "a": "\\d" }', '1:8', /an escape that JSON does not have/, /for the backslash/, '{ "a": "\\\\d" }'],
  ['{ "a": "b\tc" }', '1:8', /control character/, /\\n, \\t/, '{ "a": "b\\tc" }'],
];

describe('syntax errors', () => {
  for (const [name, faults] of [
    ['a.yaml', YAML],
    ['a.json', JSON_FAULTS],
  ] as const) {
    for (const [broken, at, fact, remedy, mended] of faults) {
      it(`in ${JSON.stringify(broken)} have a fact, its place, and a remedy that works`, async () => {
        const { problems } = await parseRoot(broken, name);
        expect(problems).to.have.length(1);
        const [{ message, range }] = problems as [(typeof problems)[0]];
        expect(message).to.match(/^this is broken (YAML|JSON): [^;]+; /);
        const [said = '', toDo = ''] = message.split(/; (.*)/s);
        expect(said).to.match(fact);
        expect(toDo).to.match(remedy);
        expect(range && `${range.start.line + 1}:${range.start.character + 1}`).to.equal(at);
        expect((await parseRoot(mended, name)).problems).to.deep.equal([]);
      });
    }
  }

  for (const tagged of [
    '!!binary 2Q==',
    '!!binary 2ds',
    '!!float 1.5',
    '!!int 3',
    '!!bool true',
    '!!timestamp 2024-01-01',
  ]) {
    it(`name the tag in ${tagged}, which Spectral's parser cannot read, and how many there are`, async () => {
      const [tag = '', value = ''] = tagged.split(' ');
      const one = await parseRoot(`a: 1\nb: ${tagged}\n`, 'a.yaml');
      expect(one.usable).to.equal(false);
      expect(one.problems.map(({ message, range }) => [message, range?.start])).to.deep.equal([
        [`the tag ${tag} of this value cannot be read; take it out`, { line: 1, character: 4 + tag.length }],
      ]);
      const two = await parseRoot(`a: ${tagged}\nb: ${tagged}\nc: ${tagged}\n`, 'a.yaml');
      expect(two.problems.map(({ message }) => message)).to.deep.equal([
        `the tag ${tag} of this value cannot be read, as are 2 further tags; take all of them out`,
      ]);
      expect((await parseRoot(`a: 1\nb: ${value}\n`, 'a.yaml')).problems).to.deep.equal([]);
    });
  }

  for (const [tagged, quotes] of [
    ['!!int "3"', ', and the quotes that follow'],
    ["!!bool 'true'", ', and the quotes that follow'],
    ['!!binary "2Q=="', ''],
  ] as const) {
    it(`ask for the quotes to go with the tag where the value would be a text without it: ${tagged}`, async () => {
      const [problem] = (await parseRoot(`a: 1\nb: ${tagged}\n`, 'a.yaml')).problems;
      expect(problem?.message).to.match(new RegExp(` cannot be read; take it out${quotes}$`));
    });
  }

  it('that are the rest of a merge say so, at its first line', async () => {
    const text = 'openapi: 3.1.1\n<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> feature\n';
    const [problem] = (await parseRoot(text, 'a.yaml')).problems;
    expect(problem?.message).to.equal(
      'a merge conflict begins here; keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>',
    );
    expect(problem?.range?.start.line).to.equal(1);
    expect((await parseRoot('openapi: 3.1.1\na: 1\n', 'a.yaml')).problems).to.deep.equal([]);
    const json = await parseRoot(`{ "a":\n${text.split('\n').slice(1).join('\n')} }`, 'a.json');
    expect(json.problems[0]?.message).to.match(/^a merge conflict begins here; /);
  });

  it('of a kind that is not known are in the words of the parser', async () => {
    const [problem] = (await parseRoot('? a\n? - b\n -: {a: *b c\n', 'a.yaml')).problems;
    expect(problem?.message).to.match(/^this is broken YAML: .+; .+/);
  });
});
