import { defineFunction } from '../framework/define-function.ts';
import { plain, quote } from '../framework/messages.ts';
import { enumerates } from '../model/enumeration.ts';
import { formedCodes } from '../model/formed-codes.ts';
import { asString, has } from '../model/json.ts';
import type { SchemaNode } from '../model/nodes.ts';
import { isNumericString } from '../model/numeric-string.ts';
import { anchoring, findAdmittedText, type Pattern, parsePattern } from '../model/pattern.ts';
import { below } from '../model/place.ts';
import { isOfType, keywordFor, schemasAbout } from '../model/schemas.ts';
import { splitWords } from '../model/words.ts';

export interface PatternWantedOptions {
  /** Last words of names that mostly stand for strings of a fixed form. */
  readonly words: readonly string[];
}

/** A string whose name promises a form has a pattern, and a pattern holds for the whole string. */
export default defineFunction<SchemaNode, PatternWantedOptions>({
  name: 'patternWanted',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['words'],
    properties: { words: { type: 'array', items: { type: 'string' } } },
  },
  subjects: (description) =>
    schemasAbout(description, 'string').filter(
      (node) => !enumerates(node) && !isNumericString(node) && !formedCodes(description).has(node),
    ),
  judge: (node, { words }) => {
    if (has(node.value, 'pattern')) return unanchored(node);
    if (!isOfType(node, 'string')) return null;
    if (keywordFor(node, 'pattern') !== undefined || keywordFor(node, 'format') !== undefined) return null;
    const name = namesOf(node).find((candidate) => words.includes(splitWords(candidate).at(-1) ?? ''));
    if (name === undefined) return null;
    return { message: `${plain(name)} has no pattern; write one if all its values have one form` };
  },
});

function unanchored({ value, place }: SchemaNode) {
  const source = asString(value.pattern);
  const pattern = source === null ? null : parsePattern(source);
  if (pattern === null || pattern.error !== null) return null;
  const { start, end } = anchoring(pattern);
  if (start && end) return null;
  const at = below(place, 'pattern');
  if (findAdmittedText(pattern, 'inside', ANY_TEXT) === 'none') {
    return { message: `pattern ${quote(source)} admits no text at all; correct it`, at };
  }
  const { fact, remedy } = looseSide(pattern, start, end);
  return { message: `pattern ${quote(source)} is not anchored${fact}; ${remedy} if the whole string is meant`, at };
}

const ANY_TEXT = parsePattern('^[\\s\\S]*$');

function looseSide({ tree }: Pattern, start: boolean, end: boolean): { fact: string; remedy: string } {
  if (start) {
    return { fact: ' at its end, so it admits any text that begins with a match', remedy: 'write $ after it' };
  }
  if (end)
    return { fact: ' at its beginning, so it admits any text that ends with a match', remedy: 'write ^ before it' };
  const signs = (tree?.alternatives.length ?? 1) > 1 ? '^(?: and )$' : '^ and $';
  return { fact: ', so it admits any text that contains a match', remedy: `write ${signs} around it` };
}

/** Every name that the description gives the schema. */
function namesOf({ usedBy }: SchemaNode): string[] {
  const naming = usedBy.filter(({ relation }) => ['property', 'parameter', 'header', 'component'].includes(relation));
  return naming.map(({ key }) => String(key));
}
