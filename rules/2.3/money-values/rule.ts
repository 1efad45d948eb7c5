import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, plain, quote } from '../../../framework/messages.ts';
import { wrongCodes } from '../../../functions/messages/wrong-codes.ts';
import { wrongInList } from '../../../functions/messages/wrong-values.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString, member } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { ownParts } from '../../../model/schemas/composition.ts';
import { fieldsBySchema } from '../../../model/schemas/fields.ts';
import { keywordOf, ownPlace } from '../../../model/schemas/keywords.ts';
import { hasListedValues, textsOf } from '../../../model/schemas/listed-values.ts';
import { typesOf } from '../../../model/schemas/schema-types.ts';
import { admitsMinus } from '../../../model/text/pattern/numeric-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';
import { isCurrencyCode } from '../../../model/text/standards/iso-4217.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';
import { type CodeForm, formFaults } from '../../../model/types/fixed-length-code.ts';
import {
  type MatchedField,
  type MatchedValue,
  type MatchedValues,
  matchedLists,
} from '../../../model/types/matched-fields.ts';
import { moneyMembers } from '../../../model/types/money-members.ts';
import { amountFault, CURRENCY_CODES, isNegative, minorUnitsFault } from './money-texts.ts';

/** The schema of a Money's value or currency, or values that the description gives for one. */
type Subject = (MatchedField | MatchedValues) & { readonly member: 'value' | 'currency' };

/**
 * The currency of Money is a code of ISO 4217, and its value is never negative: in their schemas, and in what the
 * description gives for them. The decimal part of an amount follows from the currency, so it is judged in examples that
 * have both.
 */
export default defineRule({
  id: 'money-values',
  statements: ['2.3/money'],
  severity: 'error',
  summary:
    'The currency of Money is an ISO 4217 code of three upper-case letters, and its value is never negative and ends in .0 where the currency has no minor units.',
  why: 'What the amount is for gives the direction of a payment; with a sign as well, two systems book it twice the wrong way.',
  yieldsTo: ['numeric-string'],
  subjects: (description) => [...subjectsOf('value', description), ...subjectsOf('currency', description)],
  judge: (subject, _description) => {
    if ('values' in subject) {
      return subject.member === 'value'
        ? subject.values.flatMap((one) => wrongValue(one) ?? [])
        : wrongCurrencies(subject);
    }
    if (!typesOf(subject.schema).includes('string') || hasListedValues(subject.schema)) return null;
    const found = subject.member === 'value' ? signed(subject) : wrongForm(subject);
    if (found === null) return null;
    if (subject.isUse) return { message: found.message, covers: [subject.schema.place] };
    return { ...found, covers: ownParts(subject.schema).map(({ place }) => place) };
  },
});

function subjectsOf(member: Subject['member'], description: Description): Subject[] {
  const found = moneyMembers(description, member);
  const fields = member === 'currency' ? sharedOnce(found, description) : found;
  return [...fields, ...matchedLists(description, fields)].map((subject) => ({ ...subject, member }));
}

/** A schema that only currencies have, of Money and of other things, is judged once, where it is written. */
function sharedOnce(found: readonly MatchedField[], description: Description): MatchedField[] {
  const judged = new Set<SchemaNode>();
  return found.flatMap((field): MatchedField[] => {
    const { schema, isUse } = field;
    const all = fieldsBySchema(description).get(schema) ?? [];
    if (!isUse || !all.every(({ name }) => isCurrencyName(name))) return [field];
    if (judged.has(schema)) return [];
    judged.add(schema);
    return [{ ...field, place: schema.place, isUse: false, fields: all }];
  });
}

function isCurrencyName(name: string): boolean {
  return /^(?:.* )?currency(?: code)?s?$/.test(splitWords(name).join(' '));
}

const CURRENCY: CodeForm = { length: 3, pattern: '^[A-Z]{3}$' };

/** Wide bounds beside a right pattern do no harm. */
function wrongForm({ schema, name }: MatchedField): Violation | null {
  const faults = formFaults(schema, CURRENCY);
  const [first] = faults;
  if (first === undefined || !first.wanted.startsWith('pattern')) return null;
  const facts = listed(faults.map(({ fact }) => fact));
  const message = `${plain(name)} of Money is an ISO 4217 code, and ${facts}; write ${listed(faults.map(({ wanted }) => wanted))}`;
  return { message, at: first.place };
}

function signed({ schema, name }: MatchedField): Violation | null {
  const own = keywordOf(schema, 'pattern');
  const source = asString(own?.value);
  if (own === undefined || source === null) return null;
  const pattern = parsePattern(source);
  if (pattern.error !== null || admitsMinus(pattern) !== 'yes') return null;
  const message = `${plain(name)} of Money is never negative, and pattern ${quote(source)} admits a minus sign; write ^[0-9]+([.][0-9]+)?$`;
  return { message, at: ownPlace(schema, own.place) };
}

/** Where the pattern admits a minus sign, it is the cause. */
function wrongValue({ value, place, schema, example }: MatchedValue): Violation | null {
  const currency = member(example?.parent?.value, 'currency');
  const message = typeof value === 'string' ? (amountFault(value) ?? minorUnitsFault(value, currency)) : null;
  if (message === null) return null;
  const source = asString(keywordOf(schema, 'pattern')?.value);
  if (isNegative(value) && source !== null && admitsMinus(parsePattern(source)) === 'yes') return null;
  return { message, at: place };
}

function wrongCurrencies({ place, values }: MatchedValues): Violation | null {
  const texts = values.flatMap(({ value, place: at, example }) =>
    // Of a list, an empty text says that there is none.
    typeof value === 'string' && (value !== '' || example !== null) ? [{ value, place: at }] : [],
  );
  const wrong = texts.filter(({ value }) => !isCurrencyCode(value));
  return wrongInList(place, wrong, (left) => wrongCodes(textsOf(left), textsOf(texts), CURRENCY_CODES));
}
