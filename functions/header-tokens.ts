import { defineFunction, type Violation } from '../framework/define-function.ts';
import { listed, quote } from '../framework/messages.ts';
import type { Description } from '../model/description.ts';
import { effectiveSchema } from '../model/effective-schema.ts';
import { listedValues } from '../model/enumeration.ts';
import { asString } from '../model/json.ts';
import type { ParameterNode, SchemaNode } from '../model/nodes.ts';
import { givenValues } from '../model/own-values.ts';
import { findAdmittedText, type Pattern, parsePattern } from '../model/pattern.ts';
import { below } from '../model/place.ts';

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
  subjects: ({ parameters }, { header }) =>
    parameters.filter(({ location, name }) => location === 'header' && name?.toLowerCase() === header.toLowerCase()),
  judge: ({ schema, value }, options, description) => {
    const node = schema?.target ?? null;
    if (node === null) return null;
    const wrong = [...wrongValues(node, options, description), ...wrongPattern(node, options)];
    if (wrong.length > 0 || saysTokens(node, description)) return wrong;
    const remedy = `list those of ${listed(options.tokens)} that it takes, by enum, pattern or examples`;
    return { message: `${asString(value.name)} does not say which tokens it takes; ${remedy}` };
  },
});

function wrongValues(node: SchemaNode, { header, tokens }: HeaderTokensOptions, description: Description): Violation[] {
  const listedHere = effectiveSchema(node).parts.flatMap((part) =>
    listedValues(part).map(({ value, path }) => ({ value, place: below(part.place, ...path) })),
  );
  return [...listedHere, ...givenValues(node, description)].flatMap(({ value, place }) => {
    const wrong = tokensIn(value).find((token) => !tokens.includes(token));
    if (wrong === undefined) return [];
    return [{ message: `${header} takes no token ${quote(wrong)}; use ${listed(tokens, 'or')}`, at: place }];
  });
}

/** A header's value may list several tokens, between commas. */
function tokensIn(value: unknown): string[] {
  return typeof value === 'string' ? value.split(',').map((token) => token.trim().toLowerCase()) : [];
}

function wrongPattern(node: SchemaNode, { header, tokens }: HeaderTokensOptions): Violation[] {
  const { keyword: keywordOf } = effectiveSchema(node);
  const keyword = keywordOf('pattern');
  const source = asString(keyword?.value);
  if (keyword === undefined || source === null) return [];
  const [minLength = 0, maxLength = Number.POSITIVE_INFINITY] = ['minLength', 'maxLength'].map((name) =>
    asNumber(keywordOf(name)?.value),
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
function saysTokens(node: SchemaNode, description: Description): boolean {
  const { parts, keyword } = effectiveSchema(node);
  if (keyword('pattern') !== undefined || parts.some((part) => listedValues(part).length > 0)) return true;
  return givenValues(node, description).some(({ kind }) => kind === 'example');
}
