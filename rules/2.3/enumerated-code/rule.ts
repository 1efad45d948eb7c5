import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { lacking, listed, quote } from '../../../framework/messages.ts';
import { quotedUpperCase } from '../../../functions/messages/upper-case.ts';
import { factOnValues, wrongInList } from '../../../functions/messages/wrong-values.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { keywordOf, ownPlace } from '../../../model/schemas/keywords.ts';
import { hasListedValues, textsOf } from '../../../model/schemas/listed-values.ts';
import { mistypedProperties } from '../../../model/schemas/mistyped-properties.ts';
import { typesOf } from '../../../model/schemas/schema-types.ts';
import { admitsUpperCaseOnly } from '../../../model/text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';
import { isLanguageTag } from '../../../model/text/standards/bcp-47.ts';
import { type MatchedField, matchedFields } from '../../../model/types/matched-fields.ts';
import { type EnumeratedValues, enumeratedValues, misspelledValues } from '../../../model/values/enumerated-values.ts';
import { isEnumeratedCode } from './enumerated-codes.ts';

/**
 * An enumerated code has a code of upper-case names, and a description: one text, or one for each language. Subjects
 * are the objects, the schemas of the code in them, and the lists of its values.
 */
export default defineRule({
  id: 'enumerated-code',
  statements: ['2.3/enumerated-code'],
  severity: 'warn',
  summary: 'An enumerated code has an UPPER_CASE code and a description: a text, or one for each language.',
  why: 'Programs branch on the code and people read the description; a code of any text, or a text in the code, serves neither.',
  answeredBy: ['role'],
  yieldsTo: ['no-number', 'enum-values'],
  subjects: (description) => {
    const objects = enumeratedCodes(description);
    const parts = new Set(objects.flatMap((node) => effectiveSchema(node).parts));
    const codes = matchedFields(description, {
      matchesName: (name) => name === 'code',
      matches: ({ kind, name, object }) =>
        kind === 'property' && name === 'code' && object !== null && parts.has(object),
    });
    return [...objects, ...codes, ...listedCodes(codes, description)];
  },
  judge: (subject, description) => {
    if ('values' in subject) return wrongCodes(subject, description);
    return 'isUse' in subject ? wrongPattern(subject) : wrongObject(subject);
  },
});

function enumeratedCodes({ schemas }: Description): SchemaNode[] {
  const found = schemas.filter(
    (node) => describesValue(node) && node.written?.relation !== 'allOf' && isEnumeratedCode(node),
  );
  const all = new Set(found);
  return found.filter((node) => !effectiveSchema(node).parts.some((part) => part !== node && all.has(part)));
}

function wrongObject(node: SchemaNode): Violation[] {
  const { properties, complete } = effectiveSchema(node);
  const absent = ['code', 'description'].filter((name) => !properties.has(name));
  const missing =
    absent.length === 0 || !complete
      ? []
      : [{ message: `this enumerated code has ${lacking(absent)}; define ${listed(absent)}` }];
  const code = mistypedProperties(properties, { code: 'string' });
  return [
    ...missing,
    ...code.map(({ types, place }) => {
      return { message: `code is of type ${listed(types, 'or')}; make it an enumerated string`, at: place };
    }),
    ...wrongDescription(node),
  ];
}

function wrongDescription(node: SchemaNode): Violation[] {
  const { properties } = effectiveSchema(node);
  const target = properties.get('description')?.target ?? null;
  if (target !== null && typesOf(target).includes('object')) return wrongLanguages(target);
  return mistypedProperties(properties, { description: 'string' }).map(({ types, place }) => {
    const message = `description is of type ${listed(types, 'or')}; make it a string, or an object with a text for each language`;
    return { message, at: place };
  });
}

function wrongLanguages(node: SchemaNode): Violation[] {
  const others = [...effectiveSchema(node).properties].filter(([name]) => !isLanguageTag(name));
  return others.map(([name, { place }]) => {
    const message = `description has the key ${quote(name)}, which is no BCP-47 tag; key its texts by language, such as "en-US"`;
    return { message, at: place };
  });
}

/** The values of codes that are enumerated; where other fields share the schema, they may be right there. */
function listedCodes(codes: readonly MatchedField[], description: Description): EnumeratedValues[] {
  const schemas = new Set(codes.filter(({ isUse }) => !isUse).map(({ schema }) => schema));
  return enumeratedValues(description).filter((values) => values.schemas.some((schema) => schemas.has(schema)));
}

function wrongCodes(codes: EnumeratedValues, description: Description): Violation | null {
  return wrongInList(codes.place, misspelledValues(codes, description), (left) => {
    const wrong = textsOf(left);
    const { start, end } = factOnValues(wrong, textsOf(codes.values).length, { one: 'code', many: 'codes' });
    const remedy = quotedUpperCase(wrong) ?? 'upper-case letters, digits and underscores only';
    return `${start} not UPPER_CASE${end}; write ${remedy}`;
  });
}

function wrongPattern({ schema, place, isUse }: MatchedField): Violation | null {
  if (!typesOf(schema).includes('string') || hasListedValues(schema)) return null;
  const own = keywordOf(schema, 'pattern');
  const source = asString(own?.value);
  if (own === undefined || source === null) {
    return { message: 'code is a string without pattern; write ^[0-9A-Z_]+$, and document its values' };
  }
  const pattern = parsePattern(source);
  if (pattern.error !== null || admitsUpperCaseOnly(pattern) !== 'no') return null;
  const message = `pattern ${quote(source)} of code admits more than UPPER_CASE names; write ^[0-9A-Z_]+$ or a narrower one`;
  return { message, at: isUse ? place : ownPlace(schema, own.place) };
}
