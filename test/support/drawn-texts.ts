import fc from 'fast-check';
import { stringify } from 'yaml';
import { oddLayout } from './odd-layout.ts';

/** Names as descriptions have them, and such as parsers stumble over. */
const keys = fc.oneof(
  fc.constantFrom(
    'type',
    'properties',
    '200',
    '404',
    '1',
    '0',
    '10',
    '07',
    '-1',
    '__proto__',
    'constructor',
    'é',
    'a b',
  ),
  fc.constantFrom(
    'true',
    'null',
    '~',
    'yes',
    '1.5',
    '0x1F',
    '#a',
    'a: b',
    "it's",
    '- a',
    '<<',
    '',
    ' a',
    '[a',
    '{',
    '*a',
    '&a',
    '!a',
  ),
  fc.string({ maxLength: 8 }),
);

const texts = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(
    '',
    ' ',
    '\n',
    'a\n',
    '\n\na',
    'a\n\n\nb\n',
    ' a\n  b',
    'a \nb',
    '# a',
    'a #b',
    'a: b',
    '"',
    "'",
    '1',
    '1e3',
    '.5',
    '0o17',
    'null',
  ),
  fc
    .array(fc.constantFrom('word', 'a-longer-one', '"quoted"', 'it’s', ':', '-', '\n', '  '), { maxLength: 30 })
    .map((words) => words.join(' ')),
);

const { value: values } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    texts,
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e21, 2 ** 63),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(keys, tie('value'), { maxKeys: 6 }),
  ),
}));

/** Values as a program writes them. */
export const written = fc
  .tuple(
    values,
    fc.record({
      lineWidth: fc.constantFrom(0, 20, 40, 80),
      indent: fc.constantFrom(1, 2, 4),
      defaultStringType: fc.constantFrom(
        'PLAIN' as const,
        'QUOTE_SINGLE' as const,
        'QUOTE_DOUBLE' as const,
        'BLOCK_FOLDED' as const,
        'BLOCK_LITERAL' as const,
      ),
      defaultKeyType: fc.constantFrom('PLAIN' as const, 'QUOTE_DOUBLE' as const),
      collectionStyle: fc.constantFrom('any' as const, 'block' as const, 'flow' as const),
      indentSeq: fc.boolean(),
      nullStr: fc.constantFrom('null', '~', ''),
    }),
  )
  .map(([value, options]) => stringify(value, { ...options, aliasDuplicateObjects: false }));

/** The same with comments, blank lines, quotation marks and flow collections mixed. */
export const writtenOddly = fc
  .tuple(fc.dictionary(keys, values, { minKeys: 1, maxKeys: 6 }), fc.nat())
  .map(([value, seed]) => oddLayout(value, seed).text);

const plainTexts = fc
  .array(fc.constantFrom('word', 'a-longer-one', 'it’s', '"quoted"', 'a: b', '# c', 'see (below).', '\n', '\n\n'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((words) =>
    words
      .join(' ')
      .replaceAll(/ *\n */g, '\n')
      .trim(),
  )
  .filter((text) => text !== '');

/** What descriptions consist of. */
const { part } = fc.letrec((tie) => ({
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    plainTexts,
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, '200', '2024-01-01', 'application/json', '^[a-z]+$'),
    fc.array(tie('part'), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom('type', 'properties', '/v1/things/{id}', '$ref', 'x-note', 'application/json', 'a b', '_links'),
      tie('part'),
      { maxKeys: 5 },
    ),
  ),
}));

/**
 * What descriptions consist of, in all the ways that people write it: anchors, aliases, merge keys, tags, blocks,
 * comments at every place.
 */
export const anchored = fc
  .tuple(
    fc.dictionary(fc.constantFrom('openapi', 'info', 'paths', 'components', 'x-common'), part, { minKeys: 1 }),
    fc.nat(),
  )
  .map(([value, seed]) => oddLayout(value, seed, true).text);

/** Scalars in blocks with all headers, and lines that stand anywhere. */
export const blockScalars = fc
  .tuple(
    fc.constantFrom('a: ', 'a:\n  b: ', '- ', '- a: ', '- - '),
    fc.constantFrom('|', '>'),
    fc.constantFrom('', '+', '-', '1', '2', '4', '2+', '-1'),
    fc.constantFrom('', ' ', ' # a', '# a'),
    fc.array(fc.tuple(fc.nat(6), fc.constantFrom('', 'a', 'b c', '# a', '- a', 'a: b', '\tb')), { maxLength: 6 }),
    fc.constantFrom('', '\n', '\nz: 1\n', '\n# a\nz: 1\n', '\n\n  \n- z\n', '\n  z: 1'),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([before, style, signs, end, lines, after, newline]) => {
    const written = lines.map(([blanks, text]) => `${' '.repeat(blanks)}${text}`);
    return ([`${before}${style}${signs}${end}`, ...written].join('\n') + after).replaceAll('\n', newline);
  });

export const json = fc
  .tuple(values, fc.constantFrom(0, 1, 2, 4))
  .map(([value, indent]) => JSON.stringify(value, null, indent));

/** A text with a few characters put in or taken out, so that it may be broken. */
export const changed = fc
  .tuple(
    fc.oneof(written, json),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.boolean(),
        fc.constantFrom(
          ':',
          '-',
          '#',
          ' ',
          '\n',
          '"',
          "'",
          '|',
          '>',
          ',',
          '?',
          '&a ',
          '*a',
          '\t',
          '{',
          ']',
          '\r\n',
          '---\n',
          '!!str ',
          '<<: ',
        ),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([text, edits]) =>
    edits.reduce((before, [at, removes, sign]) => {
      const place = at % (before.length + 1);
      return before.slice(0, place) + sign + before.slice(removes ? place + 1 : place);
    }, text),
  );
