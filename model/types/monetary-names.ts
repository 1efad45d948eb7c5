import { strings } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { familyPropertyNames } from '../schemas/composition.ts';
import { descriptionsOf } from '../schemas/descriptions.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import type { Field } from '../schemas/fields.ts';
import { keywordOf } from '../schemas/keywords.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { shownIn } from '../schemas/written-values.ts';
import { isCurrencyCode } from '../text/standards/iso-4217.ts';
import { joinedWords, lastPartWords, lastWord } from './name-words.ts';

/** What qualifies a monetary word after it: `amountDue`, `pricePerMonth`, `priceInCents`. */
const AFTER =
  /-(?:due|paid|off|remaining|returned|reversed|decimal|value|estimate|to-[a-z]+|refunded|refundable|captured|capturable|received|requested|authorized|billed|charged|monthly|hourly|yearly|annual|annually|daily|weekly|per(?:-[a-z]+)+|(?:in-)?cents?|(?:in-)?minor(?:-units?)?|total|min|max|minimum|maximum|net|gross|tax|discount|shipping|subtotal|usd|eur|gbp|excluding(?:-[a-z]+)*|including(?:-[a-z]+)*|excl(?:-[a-z]+)*|incl(?:-[a-z]+)*)$/;

/** Monetary by the last words alone. The toll of an accident is none of a road. */
const SURE =
  /(?<!(?:^|-)(?:accident|body|casualty|death|fatality|human|injury)(?=-tolls?$))(?:^|-)(?:prices?|fees?|subtotal|surcharges?|revenue|salary|wages?|cashback|fares?|rents?|tolls?|postage|payable|receivable|expenses)$|-charges$|^(?:usd|eur|gbp)-per-/;

/** Monetary unless a word beside it, or the schema's text, says what else there is that much of. */
const AMOUNT = /(?:^|-)(?:amounts?|costs?)$/;
const BALANCE =
  /^(?:(?:[a-z]+-)*(?:account|opening|closing|starting|ending|current|available|outstanding|pending|customer|credit|cash|wallet|card|invoice|loan|reserved|total|running|ledger|date|remaining)-)?balance$/;
const TOTAL =
  /(?:^|-)(?:grand|net|gross|tax|order|price|amount|invoice|cart|fee|cost|payment|discount|shipping|refund|line|basket|sub|checkout|bill)-total$/;

/** Monetary only beside other money. */
const WITH_MONEY =
  /^(?:total|tax|taxes|discount|tip|gratuity|deposit|refund|shipping|net|gross|vat|duty|(?:[a-z]+-)*(?:tax|discount|deposit|tip|vat))$/;

/** Words that say of what else than money there is an amount, a cost or a balance. */
const OTHER_THINGS =
  /(?:^|-)(?:space|storage|memory|data|disk|byte|bytes|water|rain|rainfall|precipitation|snow|snowfall|moisture|liquid|fluid|fuel|sugar|salt|nutrient|protein|carbohydrate|fat|fibre|fiber|caffeine|alcohol|oxygen|nitrogen|blood|insulin|drug|medication|medicine|vaccine|fertilizer|fertiliser|pesticide|feed|pollen|honey|milk|token|tokens|unit-of|time|leave|vacation|load|point|points|mile|miles|stock|inventory|energy|power|dose|dosage|ingredient|page|count|query|cpu|compute-unit|bcrypt|hash|white|color|colour|audio|stereo|query-cost|vacuum|weight)(?:-|$)/;

const OTHER_TEXT =
  /\bIDs?\b|identifier|percent|per[- ]cent\b|\s\(?%\)?\.?$|\bin %(?!\w)|\bnumber of\b|\bcount of\b|\bbytes\b|\bseconds\b|\btokens\b|\bprice object\b|\bworkfactor\b|work factor|amount of (?:time|memory|space|data|storage|items)/i;

/** Whether a name means money: by itself, only beside other money, or not at all. */
export type MoneyReading = 'money' | 'maybe' | 'none';

/** Reads a property's name; of a dotted name, its last part. */
export function moneyReading(name: string): MoneyReading {
  const words = lastPartWords(name);
  const heads = [words, words.replace(AFTER, ''), words.replace(AFTER, '').replace(AFTER, '')];
  if (heads.some((head) => SURE.test(head) || TOTAL.test(head))) return 'money';
  if (OTHER_THINGS.test(words)) return 'none';
  if (heads.some((head) => AMOUNT.test(head) || BALANCE.test(head))) return 'money';
  return WITH_MONEY.test(words) ? 'maybe' : 'none';
}

/** True for a name that means money, by itself or because of the names beside it. */
export function speaksOfMoney(name: string, beside: readonly string[]): boolean {
  const reading = moneyReading(name);
  if (reading !== 'maybe') return reading === 'money';
  return beside.some((other) => other !== name && (isCurrencyName(other) || moneyReading(other) === 'money'));
}

/** A property of monetary values (statement 2.3/money-bare), by its name, its text and what stands beside it. */
export function isMonetaryField(field: Field): boolean {
  const { kind, name, object, schema } = field;
  if (kind !== 'property' || object === null || isText(field) || saysOtherwise(schema)) return false;
  const beside = [...familyPropertyNames(object)];
  if (beside.includes('uom') && lastWord(joinedWords(name)) === 'amount') return false;
  if (/^amounts?$/i.test(name) && isMeasured(object)) return false;
  return speaksOfMoney(name, beside);
}

/** True for `amount` beside the unit in which it is measured, unless that is a currency. */
function isMeasured(object: SchemaNode): boolean {
  const { properties } = effectiveSchema(object);
  const unit = UNITS.map((name) => properties.get(name)).find((use) => use !== undefined);
  return unit !== undefined && !(unit.target !== null && isCurrency(unit.target));
}

const UNITS = ['unit', 'units', 'unitOfMeasure', 'unit_of_measure'];

function isCurrency(unit: SchemaNode): boolean {
  if (descriptionsOf(unit).some((text) => /currenc/i.test(text))) return true;
  const shown = ['enum', 'example', 'examples', 'default', 'const'].flatMap(
    (name) => keywordOf(unit, name)?.value ?? [],
  );
  return strings(shown).some(isCurrencyCode);
}

/** Far longer than any amount, or a list of strings: identifiers of prices and the like. */
function isText({ schema, repeated }: Field): boolean {
  if (!typesOf(schema).includes('string') || keywordOf(schema, 'pattern') !== undefined) return false;
  return repeated || Number(keywordOf(schema, 'maxLength')?.value) > LONGEST_AMOUNT;
}

const LONGEST_AMOUNT = 64;

export function isCurrencyName(name: string): boolean {
  return /(?:^|-)currency(?:-code)?$/.test(joinedWords(name));
}

/** A string of another kind by its format or examples, or a description of something else. */
function saysOtherwise(schema: Field['schema']): boolean {
  if (descriptionsOf(schema).some((text) => OTHER_TEXT.test(text))) return true;
  if (/^(?:uuid|uri|date|date-time|time|email|uint64|binary|byte)$/.test(String(keywordOf(schema, 'format')?.value)))
    return true;
  return strings(shownIn(schema)).some((text) => !/[0-9]/.test(text));
}
