import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, plain, quote } from '../../../framework/messages.ts';
import { quotedUpperCase } from '../../../functions/messages/upper-case.ts';
import { factOnValues, wrongInList } from '../../../functions/messages/wrong-values.ts';
import { annotated } from '../../../model/annotations/annotations.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString, has } from '../../../model/description/json.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { EXTENSIONS, NAMING } from '../../../model/description/schema-relations.ts';
import { appendTo } from '../../../model/lib/group-by.ts';
import { bodyNames } from '../../../model/operations/body-properties.ts';
import { descriptionText, stateFields } from '../../../model/resources/state-fields.ts';
import { hasBrokenReference, ownParts, sameValueSchemas } from '../../../model/schemas/composition.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { exampleValues } from '../../../model/schemas/example-values.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';
import { hasListedValues, textsOf, type ValueInText } from '../../../model/schemas/listed-values.ts';
import { admittedTypes, type SchemaType } from '../../../model/schemas/schema-types.ts';
import { findAdmittedText } from '../../../model/text/pattern/admitted-text.ts';
import {
  admitsUpperCaseOnly,
  ENUMERATED_NAMING,
  patternWords,
} from '../../../model/text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';
import { isUpperCase, toUpperCase } from '../../../model/text/words/name-case.ts';
import { enumeratedValues, misspelledValues } from '../../../model/values/enumerated-values.ts';

/** A schema of states, with the properties that have it. */
interface StateSchema {
  readonly place: Place;
  readonly schema: SchemaNode;
  readonly fields: readonly SchemaUse[];
}

/** States that stand together: in one list, in a pattern that lists them, or one in an example. */
interface WrittenStates {
  readonly place: Place;
  /** The name of the property. */
  readonly name: string;
  readonly values: readonly ValueInText[];
  /** Those that describe them. */
  readonly schemas: readonly SchemaNode[];
}

/**
 * The properties that carry a state are strings whose values are enumerated in UPPER_CASE: by a list, by a pattern, or
 * by their description. An array is no state; its name is judged by 2.1/array-names.
 */
export default defineRule({
  id: 'state-values',
  statements: ['3/state-values'],
  severity: 'error',
  summary:
    'A status or state is a string whose UPPER_CASE values are enumerated by a list, a pattern or documentation.',
  why: 'Clients branch on the state of a resource; where its values are not written down, they find them out by accident.',
  answeredBy: ['standard'],
  breaking: false,
  yieldsTo: ['enum-values'],
  yieldsToGroups: ['numbers'],
  subjects: (description) => {
    const schemas = stateSchemas(description);
    return [
      ...schemas,
      ...listedStates(description, schemas),
      ...shownStates(description, schemas.filter(isDocumented)),
    ];
  },
  judge: (subject, description) => {
    if ('values' in subject) return wrongStates(subject, description);
    const { schema, fields } = subject;
    if (isLeftOut(schema)) return null;
    const fault = typeFault(schema) ?? valueFault(schema);
    if (fault === null || (fault.refinable && fields.every(isRefined))) return null;
    const { fact, remedy, at } = fault;
    const message = `${fact}; ${remedy}`.replace('{name}', plain(String(fields[0]?.key)));
    return isOnlyState(schema, fields) ? { message, at } : fields.map(({ place }) => ({ message, at: place }));
  },
});

interface Fault {
  readonly fact: string;
  readonly remedy: string;
  readonly at: Place;
  /** Another definition of the property in the same object can make up for it. */
  readonly refinable: boolean;
}

/** True where a standard spells the values, and where not all of the schema is there. */
function isLeftOut(schema: SchemaNode): boolean {
  return annotated(schema.place, 'standard') !== undefined || sameValueSchemas(schema).some(hasBrokenReference);
}

function stateSchemas(description: Description): StateSchema[] {
  const bySchema = new Map<SchemaNode, SchemaUse[]>();
  for (const field of stateFields(description)) {
    if (field.target !== null) appendTo(bySchema, field.target, field);
  }
  return [...bySchema].map(([schema, fields]) => ({ place: schema.place, schema, fields }));
}

/**
 * An object with a code or a state of its own is what section 2.3 calls an enumerated code, or another record of
 * processing.
 */
function typeFault(schema: SchemaNode): Fault | null {
  const names = bodyNames(schema);
  const isRecord = ['code', 'status', 'state'].some((name) => names.has(name));
  const passed: readonly SchemaType[] = ['string', 'null', 'array', ...(isRecord ? (['object'] as const) : [])];
  const others = [...(admittedTypes(schema) ?? [])].filter((type) => !passed.includes(type));
  if (others.length === 0) return null;
  const at = keywordOf(schema, 'type')?.place ?? schema.place;
  const fact = `{name} is of type ${listed(others, 'or')}`;
  return { fact, remedy: 'make it a string with UPPER_CASE values', at, refinable: false };
}

function valueFault(schema: SchemaNode): Fault | null {
  const types = admittedTypes(schema);
  if (types !== null && !types.has('string')) return null;
  const describers = sameValueSchemas(schema);
  if (describers.some(hasListedValues)) return null;
  const patterned = describers.filter(({ value }) => has(value, 'pattern'));
  return patterned.length > 0 ? patternFault(patterned) : documentationFault(schema);
}

/** Of several patterns that hold together, one suffices. */
function patternFault(patterned: readonly SchemaNode[]): Fault | null {
  const faults = patterned.map(({ value, place }): Fault | null => {
    const source = asString(value.pattern);
    const pattern = source === null ? null : parsePattern(source);
    if (pattern === null || pattern.error !== null || patternWords(pattern) !== null) return null;
    if (admitsUpperCaseOnly(pattern) !== 'no') return null;
    const found = findAdmittedText(pattern, 'outside', parsePattern('^[0-9A-Z_]*$'));
    const shown = typeof found === 'object' ? quote(found.text) : 'other characters than of UPPER_CASE';
    const fact = `the pattern of {name} admits ${shown}`;
    return {
      fact,
      remedy: `write ${ENUMERATED_NAMING} or list the values`,
      at: below(place, 'pattern'),
      refinable: true,
    };
  });
  return faults.includes(null) ? null : (faults[0] ?? null);
}

/** True for a schema whose values its description gives in UPPER_CASE, and nothing else. */
function isDocumented({ schema }: StateSchema): boolean {
  if (isLeftOut(schema) || typeFault(schema) !== null || !isUnlisted(schema)) return false;
  return documentedWords(descriptionText(schema)).some(isUpperCase);
}

function isUnlisted(schema: SchemaNode): boolean {
  return !sameValueSchemas(schema).some((part) => hasListedValues(part) || has(part.value, 'pattern'));
}

/** The values of states that are enumerated, and the examples of these fields. */
function listedStates(description: Description, states: readonly StateSchema[]): WrittenStates[] {
  const names = new Map(
    states.flatMap(({ schema, fields: [field] }) => sameValueSchemas(schema).map((part) => [part, String(field?.key)])),
  );
  return enumeratedValues(description).flatMap(({ kind, place, values, schemas }): WrittenStates[] => {
    if (kind !== 'states') return [];
    const name = schemas.flatMap((schema) => names.get(schema) ?? [])[0] ?? 'state';
    return [{ place, name, values, schemas }];
  });
}

/** The examples and defaults of states whose values only their description gives. */
function shownStates(description: Description, states: readonly StateSchema[]): WrittenStates[] {
  const known = new Map(states.flatMap((state) => ownParts(state.schema).map((part) => [part, state] as const)));
  return exampleValues(description).flatMap((shown): WrittenStates[] => {
    const { value, key, parent, schemas } = shown;
    if (typeof value !== 'string' || value === '' || !schemas.every(isUnlisted)) return [];
    const state = schemas.flatMap((schema) => known.get(schema) ?? [])[0];
    const field = state?.fields.find((use) => parent === null || use.key === key);
    if (state === undefined || field === undefined) return [];
    if (parent === null && !isOnlyState(state.schema, state.fields)) return [];
    const { place } = shown;
    return [{ place, name: String(field.key), values: [{ value, place }], schemas }];
  });
}

function wrongStates({ place, name, values, schemas }: WrittenStates, description: Description): Violation | null {
  return wrongInList(place, misspelledValues({ values, schemas }, description), (left) => {
    const wrong = textsOf(left);
    const { start, end } = factOnValues(wrong, textsOf(values).length, {
      one: `the ${plain(name)}`,
      many: `values of ${plain(name)}`,
    });
    const upper = wrong.some((text) => PLACEHOLDER.test(text)) ? null : quotedUpperCase(wrong);
    const remedy = wrong.every((text) => PLACEHOLDER.test(text))
      ? 'write one of its states'
      : upper === null
        ? 'use upper-case letters, digits and underscores only'
        : `write ${upper}`;
    return `${start} not UPPER_CASE${end}; ${remedy}`;
  });
}

/** What generators write where nobody gave an example. */
const PLACEHOLDER = /^(?:(?:an?|some) )?(?:example|sample)?[ _-]?(?:string|text|value)$/i;

const REMEDY = `list or document UPPER_CASE values, or write the pattern ${ENUMERATED_NAMING}`;

function documentationFault(schema: SchemaNode): Fault | null {
  const documented = documentedWords(descriptionText(schema));
  if (documented.some(isUpperCase)) return null;
  const upper = documented.flatMap((word) => toUpperCase(word) ?? []);
  if (documented.length < 2 || upper.length < documented.length) {
    return { fact: 'the values of {name} are not enumerated', remedy: REMEDY, at: schema.place, refinable: true };
  }
  const fact = `the description of {name} documents values that are not UPPER_CASE, such as ${quote(documented[0])}`;
  return { fact, remedy: `write ${quote(upper[0])}`, at: schema.place, refinable: true };
}

/** The words that a description gives as values: set off by marks, listed after a colon, or in capitals. */
function documentedWords(text: string): string[] {
  const marked = Array.from(text.matchAll(/(`{1,3}|\*\*|"|')([A-Za-z][\w-]*)\1/g), ([, , word]) => word ?? '');
  const listed = Array.from(
    text.matchAll(/:\s*((?:[A-Za-z][\w-]*,\s+){2,}(?:(?:or|and)\s+)?[A-Za-z][\w-]*)/g),
    ([, words]) => (words ?? '').split(/,\s+(?:(?:or|and)\s+)?/),
  );
  const capitals = Array.from(text.matchAll(/\b[A-Z][A-Z0-9_]{2,}\b/g), ([word]) => word).filter(
    (word) => !ACRONYMS.has(word),
  );
  const given = Array.from(
    text.matchAll(/(?::|\b(?:is|be|as|to))\s+([A-Z][A-Z0-9_]{2,})\b/g),
    ([, word]) => word ?? '',
  );
  const values = capitals.length > 1 ? capitals : capitals.filter((word) => given.includes(word));
  return [...new Set([...marked, ...listed.flat(), ...values])];
}

const ACRONYMS: ReadonlySet<string> = new Set(
  'API APIS HTTP HTTPS URL URI URLS ISO UTC JSON XML PDF CSV SMS SCA KYC PSP ACH VAT SEPA UUID IBAN RFC IANA NOTE'.split(
    ' ',
  ),
);

/** True where an object that takes this one in, or another part of that, enumerates the property. */
function isRefined({ holder, key, target }: SchemaUse): boolean {
  if (holder === null) return false;
  const wholes = new Set([holder]);
  for (const { usedBy } of wholes) {
    for (const { relation, holder: whole } of usedBy) {
      if (whole !== null && EXTENSIONS.has(relation)) wholes.add(whole);
    }
  }
  const definitions = [...new Set([...wholes].flatMap((whole) => effectiveSchema(whole).parts))]
    .flatMap(({ uses }) => uses.filter((use) => use.relation === 'property' && use.key === key))
    .flatMap((use) => use.target ?? []);
  return definitions.some((definition) => definition !== target && valueFault(definition) === null);
}

/** True where nothing but states has the schema; otherwise its use for a state is what is wrong. */
function isOnlyState({ usedBy }: SchemaNode, fields: readonly SchemaUse[]): boolean {
  return usedBy.every((use) => NAMING.has(use.relation) || use.relation === 'reference' || fields.includes(use));
}
