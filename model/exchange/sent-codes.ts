import { asObject } from '../description/json.ts';
import { memoizeText } from '../lib/memoize.ts';
import { isCountryCode } from '../text/standards/iso-3166.ts';
import { isProgramLanguage } from '../text/standards/program-languages.ts';
import { areAddressMembers } from '../types/addresses.ts';
import { areBesideProgramText, isCountryCodeName, isSureProvinceName, isTelephone } from '../types/code-fields.ts';
import { CODE_STANDARDS, type CodeRole } from '../types/code-standards.ts';
import { joinedWords } from '../types/name-words.ts';
import type { SlotField } from './body/body-slot.ts';
import type { Selection } from './body/selection.ts';
import { describedFields, descriptionOf } from './described-fields.ts';
import type { Exchange } from './exchange.ts';
import { type SentField, selectFields } from './sent-fields.ts';
import type { Traffic } from './traffic.ts';

/**
 * The values in bodies that are codes of a standard: as the description has them, else by the name of the property,
 * where the value and what stands beside it do not mean something else.
 */
export function sentCodes(role: CodeRole): Selection<SentField> {
  const { matchesName, matches, isValid } = CODE_STANDARDS[role];
  return selectFields({
    at: (field, type, { schemas, kind }) => {
      if (type !== 'string' && !mayBeNumber(role, type)) return 'none';
      if (field.role !== null) return field.role === role ? 'look' : 'none';
      if (!matchesName(field.name) || isJoinedList(field)) return 'none';
      const described = describedFields({ name: field.name, schemas }, kind.description);
      if (described.length > 0 && !described.some(matches)) return 'none';
      if (type !== 'string') return 'look';
      // Which provinces there are depends on the country beside.
      if (role === 'province' && isPlainProvinceName(field.name) && field.beside.some(isPlainCountryName))
        return 'look';
      return memoizeText((text) =>
        text === '' || (described.length === 0 && !MEANT[role](field, text))
          ? 'none'
          : isValid(text)
            ? 'holds'
            : 'look',
      );
    },
    subject: (field, exchange, traffic) => (isCode(role, field, exchange, traffic) ? field : null),
  });
}

function isCode(role: CodeRole, field: SentField, exchange: Exchange, traffic: Traffic): boolean {
  const { matchesName, matches } = CODE_STANDARDS[role];
  if (field.value === '' || !(typeof field.value === 'string' || mayBeNumber(role, typeof field.value))) return false;
  if (field.role !== null) return field.role === role;
  if (!matchesName(field.name) || isJoinedList(field)) return false;
  const described = describedFields(field, descriptionOf(exchange, traffic));
  return described.length > 0 ? described.some(matches) : MEANT[role](field, String(field.value));
}

/**
 * The names of a province, and of its country, that no other word says more of: `birthCountry` may be that of something
 * else.
 */
const PLAIN_PROVINCE = /^(?:province|state|subdivision)(?:-code)?$/;
const PLAIN_COUNTRY = /^country(?:-code|-iso2?)?$/;

/** True for the name of the province of the object itself. */
export const isPlainProvinceName = memoizeText((name) => PLAIN_PROVINCE.test(joinedWords(name)));
const isPlainCountryName = memoizeText((name) => PLAIN_COUNTRY.test(joinedWords(name)));

/** The country of an object by its code; null where it has none, or several. */
export function countryIn(object: unknown): string | null {
  const [country, ...others] = Object.entries(asObject(object)).filter(([name]) => isPlainCountryName(name));
  const code = others.length === 0 ? country?.[1] : undefined;
  return typeof code === 'string' && isCountryCode(code) ? code : null;
}

/**
 * A timezone that is a number is an offset, and a country one of another standard; numbers of the other kinds are
 * something else.
 */
function mayBeNumber(role: CodeRole, type: string): boolean {
  return type === 'number' && (role === 'timezone' || role === 'country');
}

/** True for a plural name of a property that is no array: its value may be a joined list. */
function isJoinedList({ name, repeated }: Pick<SentField, 'name' | 'repeated'>): boolean {
  return !repeated && /s$/i.test(name);
}

/** True for a value that is meant as a code, where no description says so. */
const MEANT: Readonly<Record<CodeRole, (field: SlotField, value: string) => boolean>> = {
  country: ({ name, beside, holderName }, value) =>
    !((/^\+?\d+$/.test(value) && !areAddressMembers(beside)) || isTelephone(beside, [name, holderName ?? ''])) &&
    (isCountryCodeName(name) || /^[A-Za-z]{2,3}$/.test(value)),
  language: ({ beside }, value) => !isProgramLanguage(value) && !areBesideProgramText(beside),
  province: ({ name, beside }) => isSureProvinceName(name) || areAddressMembers(beside),
  timezone: () => true,
};
