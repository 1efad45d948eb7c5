import { isLanguageTag, shortLanguage } from '../text/standards/bcp-47.ts';
import { isTimezoneName } from '../text/standards/iana-time-zones.ts';
import { isCountryCode, isSubdivisionCode } from '../text/standards/iso-3166.ts';
import {
  isCountryField,
  isCountryName,
  isLanguageField,
  isLanguageName,
  isProvinceField,
  isProvinceName,
  isTimezoneField,
  isTimezoneFieldName,
} from './code-fields.ts';
import type { FieldMatcher } from './matched-fields.ts';

export const CODE_ROLES = ['country', 'language', 'province', 'timezone'] as const;
export type CodeRole = (typeof CODE_ROLES)[number];

/** A standard list of codes that a common type follows (section 2.3 of the conventions). */
export interface CodeStandard extends FieldMatcher {
  /** What one of its codes is called, with an article: `a BCP-47 tag`. */
  readonly nameWithArticle: string;
  readonly example: string;
  /** A pattern for the form of its codes, to be proposed; null where they have no one form. */
  readonly pattern: string | null;
  /** Codes of all kinds: a pattern that admits none of them is not for such codes. */
  readonly samples: readonly string[];
  readonly isValid: (text: string) => boolean;
  /** The code that an invalid text stands for: `DE` for `de`. Null when it is not known. */
  readonly suggestion: (text: string) => string | null;
  /**
   * What looks like one of its codes in a text and is none, whatever the text says: `es_MX`. Null where nothing does.
   */
  readonly misspelled: RegExp | null;
  /** Another list of codes that fields of the same names are described with, and what one of its codes is called. */
  readonly other?: { readonly described: RegExp; readonly nameWithArticle: string };
}

/** The standards by the role (`x-lintel.role`) of the fields that follow them. */
export const CODE_STANDARDS: Readonly<Record<CodeRole, CodeStandard>> = {
  country: {
    nameWithArticle: 'an ISO 3166-1 alpha-2 code',
    example: 'DE',
    pattern: null,
    samples: ['DE', 'US', 'GB', 'JP'],
    isValid: isCountryCode,
    suggestion: (text) => firstThat(isCountryCode, [text.toUpperCase(), text.toUpperCase() === 'UK' ? 'GB' : '']),
    misspelled: null,
    other: {
      described:
        /^(?!.*(?:alpha[- ]?2\b|\b(?:two|2)[- ](?:letter|char))).*(?:alpha[- ]?3\b|\b(?:three|3)[- ](?:letter|character|char)\b)/is,
      nameWithArticle: 'an ISO 3166-1 alpha-3 code',
    },
    matchesName: isCountryName,
    matches: isCountryField,
  },
  language: {
    nameWithArticle: 'a BCP-47 tag',
    example: 'en-US',
    pattern: null,
    samples: ['de', 'EN', 'en-US', 'zh-Hant', 'zh-Hant-TW', 'es-419'],
    isValid: isLanguageTag,
    suggestion: (text) => firstThat(isLanguageTag, [shortLanguage(text) ?? '', text.replaceAll('_', '-')]),
    misspelled: /\b[a-z]{2,3}_(?:[A-Z][a-z]{3}_)?[A-Z]{2}\b/,
    matchesName: isLanguageName,
    matches: isLanguageField,
  },
  province: {
    nameWithArticle: 'an ISO 3166-2 code',
    example: 'US-CA',
    pattern: '^[A-Z]{2}-[0-9A-Z]{1,3}$',
    samples: ['US-CA', 'CA', 'GB-ENG', 'ENG', 'JP-13', '13', 'A', 'FR-2A'],
    isValid: isSubdivisionCode,
    suggestion: (text) => firstThat(isSubdivisionCode, [text.toUpperCase(), text.replaceAll('_', '-')]),
    misspelled: null,
    matchesName: isProvinceName,
    matches: isProvinceField,
  },
  timezone: {
    // The database has EST and CET as well, as links for old systems; the statement takes an abbreviation for wrong, in
    // a list as well.
    nameWithArticle: 'a full IANA timezone name',
    example: 'Europe/Berlin',
    pattern: null,
    samples: ['Europe/Berlin', 'America/New_York', 'America/Argentina/Buenos_Aires', 'Etc/UTC', 'UTC', 'Etc/GMT+5'],
    isValid: isTimezoneName,
    suggestion: () => null,
    misspelled: null,
    matchesName: isTimezoneFieldName,
    matches: isTimezoneField,
  },
};

function firstThat(fits: (text: string) => boolean, texts: readonly string[]): string | null {
  return texts.find((text) => text !== '' && fits(text)) ?? null;
}

/**
 * True for the name of a reference to an entry of a table (`timezoneId`), which may be a number though the codes are
 * texts.
 */
export function namesReference(name: string): boolean {
  return /ids?$/i.test(name);
}
