import { defineFunction } from '../../../framework/define-function.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString, has } from '../../../model/description/json.ts';
import type { ParameterNode, SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { isRequestHeader } from '../../../model/operations/header-names.ts';
import { sameValueSchemas } from '../../../model/schemas/composition.ts';
import { itemSchemas } from '../../../model/schemas/effective-schema.ts';
import { schemaUsesOf } from '../../../model/schemas/fields.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';
import { enumValues, listedValues } from '../../../model/schemas/listed-values.ts';
import { examplesOfHolder } from '../../../model/schemas/written-values.ts';
import { findAdmittedText } from '../../../model/text/pattern/admitted-text.ts';
import { type Pattern, parsePattern } from '../../../model/text/pattern/pattern.ts';

export interface HeaderTokensOptions {
  /** Name of the request header, in any case. */
  readonly header: string;
  readonly tokens: readonly string[];
}

/** A request header says which tokens it takes, and they are among certain ones. */
export default defineFunction<ParameterNode, HeaderTokensOptions>({
  name: 'headerTokens',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['header', 'tokens'],
    properties: { header: { type: 'string' }, tokens: { type: 'array', items: { type: 'string' } } },
  },
  subjects: ({ parameters }, { header }) => parameters.filter((parameter) => isRequestHeader(parameter, header)),
  judge: (parameter, options, description) => {
    const uses = schemaUsesOf(parameter);
    const schemas = uses.flatMap(({ target }) => target ?? []);
    if (schemas.length < uses.length) return null;
    const parts = schemas.flatMap(partsOf);
    const shown = shownValues(parameter, parts, description);
    const wrong = [...wrongValues(parts, shown, options), ...wrongPatterns(schemas, parts, options)];
    if (wrong.length > 0 || shown.length > 0 || parts.some(saysTokens)) return wrong;
    const remedy = `list those of ${listed(options.tokens)} that it takes, by enum, pattern or examples`;
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
  { value, mediaTypes }: ParameterNode,
  parts: readonly SchemaNode[],
  description: Description,
): readonly GivenValue[] {
  return [value, ...[...mediaTypes, ...parts].map((node) => node.value)].flatMap((holder) =>
    examplesOfHolder(holder, description),
  );
}

function wrongValues(
  parts: readonly SchemaNode[],
  shown: readonly GivenValue[],
  { header, tokens }: HeaderTokensOptions,
): Violation[] {
  return [...parts.flatMap(writtenValues), ...shown].flatMap(eachValue).flatMap(({ value, place }) => {
    const wrong = tokensIn(value).find((token) => !tokens.includes(token));
    if (wrong === undefined) return [];
    return [{ message: `${header} takes no token ${quote(wrong)}; use ${listed(tokens, 'or')}`, at: place }];
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
function wrongPatterns(
  schemas: readonly SchemaNode[],
  parts: readonly SchemaNode[],
  options: HeaderTokensOptions,
): Violation[] {
  if (parts.some(({ value }) => enumValues(value) !== null)) return [];
  return [...schemas, ...itemSchemas(parts)].flatMap((schema) => wrongPattern(schema, options));
}

function wrongPattern(node: SchemaNode, { header, tokens }: HeaderTokensOptions): Violation[] {
  const keyword = keywordOf(node, 'pattern');
  const source = asString(keyword?.value);
  if (keyword === undefined || source === null) return [];
  const [minLength = 0, maxLength = Number.POSITIVE_INFINITY] = ['minLength', 'maxLength'].map((name) =>
    asNumber(keywordOf(node, name)?.value),
  );
  const other = findAdmittedText(parsePattern(source), 'outside', shapeOf(tokens, minLength));
  if (typeof other !== 'object' || !fits(other.text, minLength, maxLength)) return [];
  const message = `pattern ${quote(source)} admits ${quote(other.text)}, which is no token of ${header}; admit ${listed(tokens, 'or')} only`;
  return [{ message, at: keyword.place }];
}

/** The text found is a shortest one: where it is too long, so are all others. */
function fits({ length }: string, minLength: number, maxLength: number): boolean {
  return length >= minLength && length <= maxLength;
}

function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** More than any token has, and few enough to be counted by the search. */
const MOST_COUNTED = 40;

/** Lists of tokens, blank around the commas, in any case; and what is too short to be admitted anyway. */
function shapeOf(tokens: readonly string[], minLength: number): Pattern {
  const anyCase = (token: string) =>
    token.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`).replaceAll('-', '[-]');
  const one = `(?:${tokens.map(anyCase).join('|')})`;
  const list = `${one}(?:[ \\t]*,[ \\t]*${one})*`;
  const tooShort = minLength >= 1 ? `|[\\s\\S]{0,${Math.min(Math.ceil(minLength), MOST_COUNTED) - 1}}` : '';
  return parsePattern(`^(?:${list}${tooShort})$`);
}

/** A default says what holds without the header, and not what it takes. */
function saysTokens(schema: SchemaNode): boolean {
  return has(schema.value, 'pattern') || listedValues(schema).length > 0;
}
