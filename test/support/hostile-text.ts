import fc from 'fast-check';

/** What acts where it is printed, or hides something there. */
const PARTS = [
  ...['\u001b[31m', '\u001b]8;;https://evil.example\u0007', '\u009b2J', '\u0007', '\b', '\r', '\u007f', '\u0085'],
  ...['\u202e', '\u2066', '\u2069', '\u200e', '\u200f', '\u061c', '\u200b', '\u2060', '\ufeff', '\u00ad', '\u{e0041}'],
  ...['pass\u200dword', '\u3164', '\u2028', '\ud800', '\udc00', '\u0001', '\ufffe'],
  ...['\n::error::x', '\n  ::set-output name=a::b', '::', '##[error]', '##vso[task.setvariable]', '##teamcity[x]'],
  ...['@team', '#1', '!2', 'GH-3', 'https://evil.example', 'www.evil.example', 'a@evil.example'],
  ...[
    '<script>x</script>',
    '<img src=x onerror=x>',
    '&amp;',
    '[x](javascript:x)',
    '![x](//evil.example)',
    '`',
    '``',
    '|',
  ],
  ...['*x*', '~~x~~', '\n# x', '\n- x', '$x$', ']]>', '<!--', '"', "'", '\\', '{{x}}', '%0A', '\t', '\n'],
  ...['=1+1', '+1', '-1', '@x', ',', ';', '👩‍👩‍👧', 'e\u0301', 'نمی‌خواهم'],
] as const;

/** Texts of such parts among others. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...PARTS) }, fc.string({ maxLength: 5 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

/** Names that a file can have. */
export const hostileFileName: fc.Arbitrary<string> = hostileText.map(
  (text) =>
    `${text
      .replaceAll(/[/\0]|\p{Cs}/gu, '')
      .slice(0, 40)
      .replace(/\p{Cs}/u, '')}x`,
);

/** A description in which everything that a message may quote is hostile; JSON, which can say what UTF-8 cannot. */
export function descriptionWith(texts: readonly string[]): string {
  const [title = '', path = '', name = '', value = '', reference = '', type = ''] = texts;
  const schema = {
    type: 'object',
    properties: { [name]: { type: 'string', enum: [value, `${value}.`], pattern: value, default: path } },
    [title]: 1,
  };
  const parameter = { name, in: 'query', schema: { type: 'integer', example: value } };
  const ignored = { 'x-lintel': { ignore: { [name]: value } } };
  const broken = { $ref: `#/components/schemas/${reference.replaceAll(/[~%]/g, '')}` };
  const content = { [type]: { schema, example: { [name]: title } }, 'application/json': { schema: broken } };
  const responses = { 200: { description: value, content } };
  return JSON.stringify({
    openapi: '3.1.1',
    info: { title, version: value, ...ignored },
    paths: {
      [`/${path}`]: { get: { operationId: name, summary: value, tags: [title], parameters: [parameter], responses } },
      [`/v1/${name}/{${name}}`]: { post: { responses } },
    },
    components: { schemas: { [name]: schema } },
  });
}

/** What no text may have, listed anew: controls, halves of characters, marks of direction, what shows nothing. */
const HIDDEN = new RegExp(
  [
    String.raw`[\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n)|[\ud800-\udfff]`,
    String.raw`[\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f]`,
    String.raw`[\u00ad\u034f\u115f\u1160\u180b-\u180f\u200b\u3164\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e00ff}]`,
    String.raw`(?<=[ -~])[\u200c\u200d]`,
  ].join('|'),
  'u',
);

/**
 * What is wrong with a text that is shown: the first that acts or hides, and a line that is a command; null for
 * nothing.
 */
export function faultOf(text: string): string | null {
  const hidden = HIDDEN.exec(text);
  if (hidden !== null)
    return `hides U+${hidden[0].codePointAt(0)?.toString(16)} at …${JSON.stringify(around(text, hidden.index))}…`;
  const command = /^[^\S\n]*::|##(?=[a-z]*\[)/im.exec(text);
  return command === null ? null : `is a command at …${JSON.stringify(around(text, command.index))}…`;
}

function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 60), index + 60);
}
