/** A fault in the syntax of a text, in words for people who do not know the grammar. */
export interface FaultInWords {
  readonly fact: string;
  readonly remedy: string;
}

type Fault = readonly [message: RegExp, fact: string, remedy: string];

/** By what the parsers `yaml` and `yaml-ast-parser` say; `$1` is what the first group matched. */
const OF_YAML: readonly Fault[] = [
  [/^tabs? /i, 'a tab indents this line', 'indent it with blanks'],
  [
    /^Nested mappings are not allowed/,
    'a second key begins here behind a first one in the same line',
    'put the text into quotes where its colon is part of it; else begin the key on a line of its own, indented like its siblings',
  ],
  [
    /^All \w+ items must start at the same column|^bad indentation/,
    'this line is not indented like its siblings',
    'begin it in the same column as they do',
  ],
  [/^Plain value cannot start with .*(.)$/, 'a text begins with $1 and has no quotes', 'put it into quotes'],
  [
    /^Invalid escape sequence (\S+)/,
    '$1 is no escape in double quotes',
    'write \\\\ for the backslash, or put the text into single quotes',
  ],
  [
    /^Missing closing .quote/,
    'the text in quotes that begins here is not closed',
    'write the closing quote; inside of single quotes, write an apostrophe twice',
  ],
  [
    /^Unexpected \S+ at node end/,
    'text follows here behind a value that has ended already',
    'put the whole value into one pair of quotes; inside of single quotes, write an apostrophe twice',
  ],
  [
    /end with a? ?([\]}])/,
    'a list or object in brackets before this is not closed',
    'write the $1 that closes it, and indent its lines further than its key',
  ],
  [
    /^Missing , /,
    'a comma is missing before this',
    'write it between the items, or put the text into quotes where it is one item',
  ],
  [/^Missing space after :/, 'a blank is missing behind the colon', 'write it'],
  [
    /^Block collections are not allowed within flow/,
    'inside of brackets, items are not separated by commas here',
    'write commas between them, or write all of it in lines without brackets',
  ],
  [
    /^Implicit (map )?keys/,
    'this line has no key with a colon and a blank behind it',
    'write "key: value"; or indent the line further where it continues the text above',
  ],
  [
    /^Not a YAML token|^Block scalar header/,
    'text stands in the same line as the sign | or > that announces it',
    'begin it on the next line, indented further',
  ],
  [
    /^Unexpected (?:flow-\S+ token in YAML stream: "(.)"|(?:,|empty item) in)/,
    'a bracket or comma stands here without what it belongs to',
    'take it out, or put the text into quotes',
  ],
  [
    /directives-end/,
    'the line above begins with % and is taken for a directive',
    'put its text into quotes, or take the line out',
  ],
  [
    /^(Anchor|Alias) (cannot|ending)|^unidentified alias|^Unresolved alias/i,
    'a text begins with & or * and is taken for an anchor or its alias',
    'put it into quotes',
  ],
  [/^unknown tag|^Unresolved tag/i, 'a text begins with ! and is taken for a tag', 'put it into quotes'],
  [/at most 1024 chars/, 'a key has more than 1,024 characters', 'shorten it'],
  [/^A node can have at most one (\w+)/, 'a value has two of the kind $1', 'take one out'],
];

/** By the names that jsonc-parser gives to errors, as words. */
const OF_JSON: readonly Fault[] = [
  [/^comma expected/i, 'a comma is missing before this', 'write it'],
  [
    /^property name expected/i,
    'the name of a property is missing here',
    'take out the comma before it, or put the name into double quotes',
  ],
  [/^value expected/i, 'a value is missing here', 'write it, or take out the comma before it'],
  [/^colon expected/i, 'a colon is missing before this', 'write it between the name and its value'],
  [/^close brace expected/i, 'an object before this is not closed', 'write its }'],
  [/^close bracket expected/i, 'a list before this is not closed', 'write its ]'],
  [/^end of file expected/i, 'text follows here behind the end of the description', 'take it out'],
  [/^invalid comment token/i, 'this is a comment, which JSON does not have', 'take it out, or use YAML'],
  [/^unexpected end of comment/i, 'a comment begins here, which JSON does not have', 'take it out, or use YAML'],
  [/^unexpected end of string/i, 'the text that begins here is not closed', 'write the double quote that closes it'],
  [
    /^unexpected end of number|^invalid number/i,
    'this is no whole number or decimal of JSON',
    'write it like 10 or 0.5',
  ],
  [
    /^invalid unicode|^invalid escape/i,
    'this text has an escape that JSON does not have',
    'write \\\\ for the backslash',
  ],
  [
    /^invalid character/i,
    'this text has a line break, a tab or another control character',
    'write it as an escape: \\n, \\t',
  ],
  [/^invalid symbol/i, 'this word is no value of JSON', 'put it into double quotes, or write true, false or null'],
];

const FAULTS = { YAML: OF_YAML, JSON: OF_JSON } as const;

/** What a parser's message means, and what to do; in the parser's words where these are not known. */
export function syntaxFault(language: keyof typeof FAULTS, message: string): FaultInWords {
  for (const [pattern, fact, remedy] of FAULTS[language]) {
    const match = pattern.exec(message);
    if (match === null) continue;
    const filled = (text: string) => text.replaceAll('$1', () => match[1] ?? '');
    return { fact: filled(fact), remedy: filled(remedy) };
  }
  const [line = ''] = message.split('\n', 1);
  const said = line.charAt(0).toLowerCase() + line.slice(1);
  return { fact: said.replace(/\.$/, ''), remedy: 'correct the text here' };
}
