import { defineRule } from '../../../framework/define-rule.ts';
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
import { admits } from '../../../model/text/pattern/admits.ts';
import { findAdmittedText } from '../../../model/text/pattern/admitted-text.ts';
import { charactersOutside } from '../../../model/text/pattern/characters-outside.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';

/** What is said of an identifier, and where. */
interface Subject {
  readonly place: Place;
  readonly message: string | null;
}

/** Unreserved characters (RFC 3986, section 2.3), and the percent sign of text that is encoded already. */
const ALLOWED = '[A-Za-z0-9._~%-]';
const ALL_ALLOWED = /^[A-Za-z0-9._~%-]*$/;
/** `{orderId}`, `<orderId>`, `example string` and blanks stand for an identifier. */
const PLACEHOLDER = /^[<{[].*[\]>}]$|^\s*$|^(?:example |some )?(?:string|id|text|value)$/is;

/** `sha256:` and the digest: a form that is not ours to choose, and that a path takes as it is. */
const DIGEST = '^[a-z0-9]+(?:[+._-][a-z0-9]+)*:[0-9A-Fa-f]{32,}$';
const DIGEST_TEXT = new RegExp(DIGEST);
const STANDARD_FORMATS: readonly unknown[] = ['ipv4', 'ipv6'];

/** Patterns and examples of identifiers have ASCII characters only, and of these only such as a URI takes as they are. */
export default defineRule<Subject>({
  id: 'ascii-ids',
  statements: ['2.8/ascii-ids'],
  severity: 'warn',
  summary: 'Identifiers have only characters that a URI takes as they are.',
  why: 'Anything else has to be encoded in paths and queries, and is encoded twice, or not at all, somewhere on the way.',
  subjects: (description) => {
    const identifiers = identifierSchemas(description);
    return [...identifiers.flatMap(patternSubject), ...exampleSubjects(description, identifiers)];
  },
  judge: ({ message }) => (message === null ? null : { message }),
});

/** Identifiers of one description mostly have the same few patterns. */
const outsideOf = memoizeText((source) => charactersOutside(parsePattern(source), ALLOWED));

function patternSubject({ name, schema, at }: IdentifierSchema): Subject[] {
  const source = asString(schema.value.pattern);
  if (source === null || isStandard([schema])) return [];
  const outside = outsideOf(source);
  const message =
    outside.kind === 'character' && !admitsDigestsOnly(source)
      ? `the pattern ${quote(source)} of identifier ${quote(name)} admits ${quote(outside.character)}; ${remedyFor(outside.character)}`
      : null;
  return [{ place: at('pattern'), message }];
}

function exampleSubjects(description: Description, identifiers: readonly IdentifierSchema[]): Subject[] {
  const schemas = new Set(identifiers.map(({ schema }) => schema));
  return exampleValues(description).flatMap(({ value, place, standing, key, parent, schemas: describing }) => {
    const named = standing === 'property' && isIdentifierName(String(key));
    const whole = parent === null && describing.some((schema) => schemas.has(schema));
    if (typeof value !== 'string' || !(named || whole) || isStandard(describing)) return [];
    if (named && isGivenByOthers(String(key), describing, description)) return [];
    return [{ place, message: misfits(value, describing) ? null : exampleFault(value) }];
  });
}

/** True for addresses of networks, which would be none in another form. */
function isStandard(schemas: readonly SchemaNode[]): boolean {
  return schemas.some(({ value: { format } }) => STANDARD_FORMATS.includes(format));
}

function admitsDigestsOnly(source: string): boolean {
  return findAdmittedText(parsePattern(source), 'outside', parsePattern(DIGEST)) === 'none';
}

/** An example that its own pattern excludes has a finding for that. */
function misfits(value: string, schemas: readonly SchemaNode[]): boolean {
  const patterns = schemas.flatMap(({ value: schema }) => asString(schema.pattern) ?? []);
  return patterns.some((pattern) => admits(parsePattern(pattern), value) === false);
}

function exampleFault(example: string): string | null {
  // Quotation marks around all of it come from quoting twice.
  const value = example.replace(/^"(.*)"$/s, '$1');
  if (ALL_ALLOWED.test(value) || PLACEHOLDER.test(value) || DIGEST_TEXT.test(value)) return null;
  const character = [...value].find((each) => !ALL_ALLOWED.test(each)) ?? '';
  return `identifier ${quote(value)} has the character ${quote(character)}; ${remedyFor(character)}`;
}

function remedyFor(character: string): string {
  const allowed = 'ASCII letters, digits, hyphen, period, underscore and tilde';
  return /^[ -~]$/.test(character) ? `use ${allowed}, which need no encoding` : `use ${allowed} only`;
}
