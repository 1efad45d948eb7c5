import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString, has } from '../../../model/description/json.ts';
import type { ParameterNode, SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { isRequestHeader } from '../../../model/operations/header-names.ts';
import { PREFER_TOKENS } from '../../../model/operations/prefer-header.ts';
import { sameValueSchemas } from '../../../model/schemas/composition.ts';
import { itemSchemas } from '../../../model/schemas/effective-schema.ts';
import { schemaUsesOf } from '../../../model/schemas/fields.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';
import { enumValues, listedValues } from '../../../model/schemas/listed-values.ts';
import { examplesOfHolder } from '../../../model/schemas/written-values.ts';
import { findAdmittedText } from '../../../model/text/pattern/admitted-text.ts';
import { type Pattern, parsePattern } from '../../../model/text/pattern/pattern.ts';

const HEADER = 'Prefer';

/** Prefer documents which tokens it takes, and takes only those of the conventions. */
export default defineRule({
  id: 'prefer-tokens',
  statements: ['9.1/prefer-tokens'],
  severity: 'error',
  summary: 'Prefer takes only the tokens of the conventions, and says which.',
  why: 'A preference that the service does not know is silently ignored; a client only learns from the description which ones work.',
  subjects: ({ parameters }) => parameters.filter((parameter) => isRequestHeader(parameter, HEADER)),
  judge: (parameter, description) => {
    const uses = schemaUsesOf(parameter);
    const schemas = uses.flatMap(({ target }) => target ?? []);
    if (schemas.length < uses.length) return null;
    const parts = schemas.flatMap(partsOf);
    const shown = shownValues(parameter, parts, description);
    const wrong = [...wrongValues(parts, shown), ...wrongPatterns(schemas, parts)];
    if (wrong.length > 0 || shown.length > 0 || parts.some(saysTokens)) return wrong;
    const remedy = `list those of ${listed(PREFER_TOKENS)} that it takes, by enum, pattern or examples`;
    return { message: `${asString(parameter.value.name)} does not say which tokens it takes; ${remedy}` };
  },
});

interface GivenValue {
  readonly value: unknown;
  readonly place: Place;
}

/** The parts of a header's schema and, where its value is a list, of the schema of an item. */
function partsOf(schema: SchemaNode): SchemaNode[] {
  const whole = sameValueSchemas(schema);
  return [...new Set([...whole, ...itemSchemas(whole).flatMap(sameValueSchemas)])];
}

/** The examples of the header and of its schemas, those that others refer to as well included. */
function shownValues(
  { value, content }: ParameterNode,
  parts: readonly SchemaNode[],
  description: Description,
): readonly GivenValue[] {
  const mediaTypes = content.map(({ mediaType }) => mediaType);
  return [value, ...[...mediaTypes, ...parts].map((node) => node.value)].flatMap((holder) =>
    examplesOfHolder(holder, description),
  );
}

function wrongValues(parts: readonly SchemaNode[], shown: readonly GivenValue[]): Violation[] {
  return [...parts.flatMap(writtenValues), ...shown].flatMap(eachValue).flatMap(({ value, place }) => {
    const wrong = tokensIn(value).find((token) => !PREFER_TOKENS.includes(token));
    if (wrong === undefined) return [];
    return [{ message: `${HEADER} takes no token ${quote(wrong)}; use ${listed(PREFER_TOKENS, 'or')}`, at: place }];
  });
}

/** The values that a schema lists, and its default. */
function writtenValues(schema: SchemaNode): GivenValue[] {
  const values = listedValues(schema).map(({ value, path }) => ({ value, place: below(schema.place, ...path) }));
  if (!has(schema.value, 'default')) return values;
  return [...values, { value: schema.value.default, place: below(schema.place, 'default') }];
}

/** A header's value may be described as a list of tokens. */
function eachValue(given: GivenValue): GivenValue[] {
  const { value, place } = given;
  return Array.isArray(value) ? value.map((one, index) => ({ value: one, place: below(place, index) })) : [given];
}

/** A header's value may list several tokens, between commas. */
function tokensIn(value: unknown): string[] {
  return typeof value === 'string' ? value.split(',').map((token) => token.trim().toLowerCase()) : [];
}

/** A pattern beside listed values admits no more than they do. */
function wrongPatterns(schemas: readonly SchemaNode[], parts: readonly SchemaNode[]): Violation[] {
  if (parts.some(({ value }) => enumValues(value) !== null)) return [];
  return [...schemas, ...itemSchemas(parts)].flatMap(wrongPattern);
}

function wrongPattern(node: SchemaNode): Violation[] {
  const keyword = keywordOf(node, 'pattern');
  const source = asString(keyword?.value);
  if (keyword === undefined || source === null) return [];
  const [minLength = 0, maxLength = Number.POSITIVE_INFINITY] = ['minLength', 'maxLength'].map((name) =>
    asNumber(keywordOf(node, name)?.value),
  );
  const other = findAdmittedText(parsePattern(source), 'outside', shapeOf(minLength));
  if (typeof other !== 'object' || !fits(other.text, minLength, maxLength)) return [];
  const message = `pattern ${quote(source)} admits ${quote(other.text)}, which is no token of ${HEADER}; admit ${listed(PREFER_TOKENS, 'or')} only`;
  return [{ message, at: keyword.place }];
}

/** If a shortest text is too long, all others are. */
function fits({ length }: string, minLength: number, maxLength: number): boolean {
  return length >= minLength && length <= maxLength;
}

function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The greatest length of text that a pattern counts: more than any token has. */
const MOST_COUNTED = 40;

/** A pattern of lists of tokens in any case, with blanks around the commas, and of all texts that are too short. */
function shapeOf(minLength: number): Pattern {
  const anyCase = (token: string) =>
    token.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`).replaceAll('-', '[-]');
  const one = `(?:${PREFER_TOKENS.map(anyCase).join('|')})`;
  const list = `${one}(?:[ \\t]*,[ \\t]*${one})*`;
  const tooShort = minLength >= 1 ? `|[\\s\\S]{0,${Math.min(Math.ceil(minLength), MOST_COUNTED) - 1}}` : '';
  return parsePattern(`^(?:${list}${tooShort})$`);
}

/** True for a schema that restricts the tokens. A default does not: it is for requests without the header. */
function saysTokens(schema: SchemaNode): boolean {
  return has(schema.value, 'pattern') || listedValues(schema).length > 0;
}
