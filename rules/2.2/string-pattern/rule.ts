import { defineRule } from '../../../framework/define-rule.ts';
import { fitsWritten } from '../../../framework/fixes/defaults.ts';
import type { Mending } from '../../../framework/fixes/rule-fix.ts';
import { plain, quote } from '../../../framework/messages.ts';
import { propose, set } from '../../../framework/remedy.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString, has } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { schemaAt } from '../../../model/description/schema-at.ts';
import { usesOfValues, withEnclosingSchemas } from '../../../model/schemas/composition.ts';
import { keywordInAnyDefinition } from '../../../model/schemas/keywords.ts';
import { hasListedValues } from '../../../model/schemas/listed-values.ts';
import { keywordOfNamesakes } from '../../../model/schemas/namesakes.ts';
import { reportingSchema } from '../../../model/schemas/reporting-schema.ts';
import { schemasOfType } from '../../../model/schemas/schema-types.ts';
import { siblingDefinitionMatches } from '../../../model/schemas/sibling-definitions.ts';
import { findAdmittedText } from '../../../model/text/pattern/admitted-text.ts';
import { anchoring } from '../../../model/text/pattern/anchoring.ts';
import { type Pattern, parsePattern } from '../../../model/text/pattern/pattern.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

/** Last words of names that mostly stand for strings of a fixed form. */
const FORMED = new Set(
  'id uuid guid code number iban bic isbn sku ean gtin phone fax zip postcode currency color colour hash checksum digest fingerprint version'.split(
    ' ',
  ),
);

/** A string whose name suggests a fixed form has a pattern, and a pattern holds for the whole string. */
export default defineRule({
  id: 'string-pattern',
  statements: ['2.2/string-pattern'],
  severity: 'hint',
  summary: 'A string of a fixed form has a pattern, and the pattern is anchored.',
  why: 'A pattern lets the first validator reject what would otherwise fail deep inside; unanchored, it rejects next to nothing.',
  question: 'Which of these strings have a form that a pattern could hold callers to?',
  yieldsTo: ['numeric-string', 'country-code', 'money-values'],
  fix: { mend: ({ place }, { description }) => withPattern(place, description) },
  // Values that are listed need no pattern to have a form.
  subjects: (description) => schemasOfType(description, 'string').filter((node) => !hasListedValues(node)),
  judge: (node) => {
    if (has(node.value, 'pattern')) return unanchored(node);
    if (reportingSchema(node, 'string') !== node || siblingDefinitionMatches(node, hasListedValues)) return null;
    if (keywordInAnyDefinition(node, 'pattern') !== undefined || keywordInAnyDefinition(node, 'format') !== undefined)
      return null;
    const name = namesOf(node).find((candidate) => FORMED.has(splitWords(candidate).at(-1) ?? ''));
    if (name === undefined) return null;
    return { message: `${plain(name)} has no pattern; write one if all its values have one form` };
  },
});

/** The pattern that others of the name have; else one is proposed, for which the project's own is written. */
function withPattern(place: Place, description: Description): Mending | null {
  const node = schemaAt(place, description);
  if (node === undefined || has(node.value, 'pattern')) return null;
  const others = keywordOfNamesakes(node, 'string', 'pattern', description);
  const at = below(place, 'pattern');
  const isRight = typeof others === 'string' && isAnchored(others) && fitsWritten('pattern', others, node, description);
  return { edits: [isRight ? set(at, others) : propose(at, ANY_TEXT.source)] };
}

function isAnchored(source: string): boolean {
  const { start, end } = anchoring(parsePattern(source));
  return start && end;
}

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

/** What an unanchored pattern admits, and what to write, by the side that is open. */
const LOOSE = {
  end: { fact: ' at its end, so it admits any text that begins with a match', remedy: 'write $ after it' },
  beginning: { fact: ' at its beginning, so it admits any text that ends with a match', remedy: 'write ^ before it' },
  both: { fact: ', so it admits any text that contains a match', remedy: 'write ^ and $ around it' },
};

function looseSide({ tree }: Pattern, start: boolean, end: boolean): { fact: string; remedy: string } {
  const side = LOOSE[start ? 'end' : end ? 'beginning' : 'both'];
  return (tree?.alternatives.length ?? 1) > 1 ? { ...side, remedy: 'write ^(?: and )$ around it' } : side;
}

/** Every name that the description gives the schema. */
function namesOf(node: SchemaNode): string[] {
  const enclosing = withEnclosingSchemas(node);
  // What names the type itself is asked by itself.
  const extended = enclosing
    .flatMap(usesOfValues)
    .filter(({ target }) => target === null || !has(target.value, 'type'));
  const uses = [...enclosing.flatMap(({ usedBy }) => usedBy), ...extended];
  const naming = uses.filter(({ relation }) => ['property', 'parameter', 'header', 'component'].includes(relation));
  return naming.map(({ key }) => String(key));
}
