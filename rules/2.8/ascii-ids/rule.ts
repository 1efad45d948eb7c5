import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { memoizeText } from '../../../model/lib/memoize.ts';
import {
  type IdentifierSchema,
  identifierSchemas,
  isGivenByOthers,
  isIdentifierName,
} from '../../../model/resources/identifiers.ts';
import { exampleValues } from '../../../model/schemas/example-values.ts';
import { findAdmittedText } from '../../../model/text/pattern/admitted-text.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';
import { isTimezoneFieldName } from '../../../model/types/code-fields.ts';
import { ALLOWED_CHARACTERS } from './allowed-characters.ts';
import { charactersOutside } from './characters-outside.ts';

/** The pattern of an identifier. */
interface IdentifierPattern {
  readonly place: Place;
  readonly name: string;
  readonly source: string;
}

/** An identifier in an example. */
interface ShownIdentifier {
  readonly place: Place;
  readonly value: string;
}

/** Unreserved characters (RFC 3986, section 2.3), and the percent sign of text that is encoded already. */
const ALLOWED = '[A-Za-z0-9._~%-]';
const ALL_ALLOWED = /^[A-Za-z0-9._~%-]*$/;
/** `{orderId}`, `<orderId>`, `example string` and blanks stand for an identifier. */
const PLACEHOLDER = /^[<{[].*[\]>}]$|^\s*$|^(?:example |some )?(?:string|id|text|value)$/is;

/** `sha256:` and the digest: a form that others choose, and that a path takes as it is. */
const DIGEST = '^[a-z0-9]+(?:[+._-][a-z0-9]+)*:[0-9A-Fa-f]{32,}$';
const DIGEST_TEXT = new RegExp(DIGEST);
const STANDARD_FORMATS: readonly unknown[] = ['ipv4', 'ipv6'];

/**
 * Patterns and examples of identifiers have ASCII characters only, and of these only such as a URI takes as they are.
 */
export default defineRule({
  id: 'ascii-ids',
  statements: ['2.8/ascii-ids'],
  severity: 'warn',
  summary: 'Identifiers have only characters that a URI takes as they are.',
  why: 'Anything else has to be encoded in paths and queries, and is encoded twice, or not at all, somewhere on the way.',
  yieldsTo: ['pattern-valid'],
  subjects: (description) => {
    const identifiers = identifierSchemas(description).filter(({ name }) => !isTimezoneFieldName(name));
    return [...identifiers.flatMap(patternOf), ...shownIdentifiers(description, identifiers)];
  },
  judge: (subject) => ('source' in subject ? patternFault(subject) : exampleFault(subject.value)),
});

function patternOf({ name, schema, at }: IdentifierSchema): IdentifierPattern[] {
  const source = asString(schema.value.pattern);
  return source === null || isStandard([schema]) ? [] : [{ place: at('pattern'), name, source }];
}

function shownIdentifiers(description: Description, identifiers: readonly IdentifierSchema[]): ShownIdentifier[] {
  const known = new Set(identifiers.map(({ schema }) => schema));
  return exampleValues(description).flatMap((shown) => {
    const { value, standing, key, parent, schemas } = shown;
    const isNamed = standing === 'property' && isIdentifierName(String(key)) && !isTimezoneFieldName(String(key));
    const isWhole = parent === null && schemas.some((schema) => known.has(schema));
    if (typeof value !== 'string' || !(isNamed || isWhole) || isStandard(schemas)) return [];
    if (isNamed && isGivenByOthers(String(key), schemas, description)) return [];
    return [{ place: shown.place, value }];
  });
}

/** True for addresses of networks, which would be none in another form. */
function isStandard(schemas: readonly SchemaNode[]): boolean {
  return schemas.some(({ value: { format } }) => STANDARD_FORMATS.includes(format));
}

function patternFault({ name, source }: IdentifierPattern): Violation | null {
  const outside = outsideOf(source);
  if (outside.kind !== 'character' || admitsDigestsOnly(source)) return null;
  const { character } = outside;
  return {
    message: `the pattern ${quote(source)} of identifier ${quote(name)} admits ${quote(character)}; ${remedyFor(character)}`,
  };
}

/** Identifiers of one description mostly have the same few patterns. */
const outsideOf = memoizeText((source) => charactersOutside(parsePattern(source), ALLOWED));

function admitsDigestsOnly(source: string): boolean {
  return findAdmittedText(parsePattern(source), 'outside', parsePattern(DIGEST)) === 'none';
}

function exampleFault(example: string): Violation | null {
  // Quotation marks around all of it come from quoting twice.
  const value = example.replace(/^"(.*)"$/s, '$1');
  if (ALL_ALLOWED.test(value) || PLACEHOLDER.test(value) || DIGEST_TEXT.test(value)) return null;
  const character = [...value].find((each) => !ALL_ALLOWED.test(each)) ?? '';
  return { message: `identifier ${quote(value)} has the character ${quote(character)}; ${remedyFor(character)}` };
}

function remedyFor(character: string): string {
  return /^[ -~]$/.test(character)
    ? `use ${ALLOWED_CHARACTERS}, which need no encoding`
    : `use ${ALLOWED_CHARACTERS} only`;
}
