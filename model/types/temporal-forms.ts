import { isDayName, isYearMonthName, mayBeYearMonthName } from './temporal-names.ts';

export const TEMPORAL_FORM_NAMES = ['date-time', 'full-date', 'full-time', 'year-month'] as const;
export type TemporalFormName = (typeof TEMPORAL_FORM_NAMES)[number];

/** A notation of dates or times in section 2.3 of the conventions. */
export interface TemporalForm {
  readonly name: TemporalFormName;
  /** The notation for messages: `YYYY-MM-DD`. */
  readonly notation: string;
  /** Texts in the form; messages quote the first. */
  readonly samples: readonly [string, ...string[]];
  /** Values of `format` for strings in the form. */
  readonly formats: readonly string[];
  /** True for a text in the form, which may have an offset in place of Z where `offsetAllowed`. */
  readonly isValid: (text: string, offsetAllowed: boolean) => boolean;
  /** The text in the form that an invalid one stands for: `2024-05-17` for `2024/05/17`. Null when it is not known. */
  readonly suggestion: (text: string) => string | null;
  /** True for a name that means the form: `yearMonth`. */
  readonly isNamedSo: (name: string) => boolean;
  /** True for a name that may mean the form, if the schema or a value is in `otherNotation`: `expiry`. */
  readonly mayBeNamedSo: (name: string) => boolean;
  /** Matches dates or times of this kind in other notations. */
  readonly otherNotation: RegExp;
  /** Texts in other notations: a pattern that admits one and none in the form is for those. */
  readonly otherNotationSamples: readonly string[];
}

const DAY = '([0-9]{4})-([0-9]{2})-([0-9]{2})';
const TIME = '([0-9]{2}):([0-9]{2}):([0-9]{2})';
const OFFSET = '[+-][0-9]{2}:[0-9]{2}';
const FULL_DATE = new RegExp(`^${DAY}$`);
const INSTANT = new RegExp(`^${DAY}T${TIME}\\.[0-9]{3}(?:Z|(${OFFSET}))$`);
const FULL_TIME = new RegExp(`^${TIME}\\.[0-9]{3}(?:Z|(${OFFSET}))$`);
const never = () => false;

/** The forms by their names in section 2.3. */
export const TEMPORAL_FORMS: Readonly<Record<TemporalFormName, TemporalForm>> = {
  'date-time': {
    name: 'date-time',
    notation: 'YYYY-MM-DDThh:mm:ss.nnnZ',
    samples: ['2024-05-17T08:30:00.000Z', '2031-12-31T23:59:59.123Z'],
    formats: ['date-time'],
    isValid: (text, offsetAllowed) => {
      const [, year, month, day, hour, minute, second, offset] = INSTANT.exec(text) ?? [];
      return isDay(year, month, day) && isTime(hour, minute, second) && (offset === undefined || offsetAllowed);
    },
    suggestion: instantMeant,
    isNamedSo: never,
    mayBeNamedSo: never,
    otherNotation: /(?!)/,
    otherNotationSamples: [],
  },
  'full-date': {
    name: 'full-date',
    notation: 'YYYY-MM-DD',
    samples: ['2024-05-17', '1987-12-31'],
    formats: ['date', 'full-date'],
    isValid: (text) => {
      const [, year, month, day] = FULL_DATE.exec(text) ?? [];
      return isDay(year, month, day);
    },
    suggestion: dayMeant,
    isNamedSo: never,
    mayBeNamedSo: isDayName,
    otherNotation:
      /^(?:[0-9]{1,2}[./-][0-9]{1,2}[./-][0-9]{2,4}|[0-9]{4}[./][0-9]{1,2}[./][0-9]{1,2}|(?:19|20)[0-9]{6}|[0-9]{4}-[0-9]{2}-[0-9]{2}(?:Z|[+-][0-9]{2}:?[0-9]{2}))$/,
    otherNotationSamples: [
      ...['17.05.2024', '17/05/2024', '05/17/2024', '17-05-2024', '05-17-2024', '2024/05/17', '20240517', '05/17/24'],
      ...['2024-05-17Z', '2024-05-17+02:00'],
    ],
  },
  'full-time': {
    name: 'full-time',
    notation: 'hh:mm:ss.nnnZ',
    samples: ['08:30:00.000Z', '23:59:59.123Z'],
    formats: ['time', 'full-time', 'partial-time'],
    isValid: (text, offsetAllowed) => {
      const [, hour, minute, second, offset] = FULL_TIME.exec(text) ?? [];
      return isTime(hour, minute, second) && (offset === undefined || offsetAllowed);
    },
    suggestion: timeMeant,
    isNamedSo: never,
    mayBeNamedSo: never,
    otherNotation: /(?!)/,
    otherNotationSamples: [],
  },
  'year-month': {
    name: 'year-month',
    notation: 'YYYY-MM',
    samples: ['2024-05', '2031-12'],
    formats: ['year-month', 'yearmonth'],
    isValid: (text) => /^[0-9]{4}-(?:0[1-9]|1[0-2])$/.test(text),
    suggestion: monthMeant,
    isNamedSo: isYearMonthName,
    mayBeNamedSo: mayBeYearMonthName,
    otherNotation:
      /^(?:(?:0?[1-9]|1[0-2])[./-][0-9]{4}|(?:0[1-9]|1[0-2])\/[0-9]{2}|[0-9]{4}[./](?:0[1-9]|1[0-2])|[0-9]{4}-[0-9]{2}(?:Z|[+-][0-9]{2}:?[0-9]{2}))$/,
    otherNotationSamples: ['05/2024', '05-2024', '05.2024', '05/24', '2024/05', '2024-05Z', '2024-05+02:00'],
  },
};

function isDay(year?: string, month?: string, day?: string): boolean {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  return m >= 1 && m <= 12 && d >= 1 && d <= (m === 2 && isLeap(y) ? 29 : (DAYS[m - 1] ?? 0));
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** The second may be 60, a leap second. */
function isTime(hour?: string, minute?: string, second?: string): boolean {
  return Number(hour) < 24 && Number(minute) < 60 && Number(second) < 61;
}

function instantMeant(text: string): string | null {
  const [, year, month, day] =
    /^([0-9]{4})-([0-9]{2})-([0-9]{2})[Tt ][0-9]{2}:[0-9]{2}(?::[0-9]{2})?(?:\.[0-9]+)?(?:[Zz]|[+-][0-9]{2}:?[0-9]{2})?$/.exec(
      text,
    ) ?? [];
  // Date.parse takes February 30 for March 1, which nobody meant.
  if (!isDay(year, month, day)) return null;
  const zoned = /[Zz]$|[+-][0-9]{2}:?[0-9]{2}$/.test(text.slice(10)) ? text : `${text}Z`;
  const time = Date.parse(
    zoned
      .replace(' ', 'T')
      .toUpperCase()
      .replace(/([+-][0-9]{2})([0-9]{2})$/, '$1:$2'),
  );
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

function dayMeant(text: string): string | null {
  const [, year, month, day] = /^([0-9]{4})[-/.]?([0-9]{2})[-/.]?([0-9]{2})(?:$|[TtZ ])/.exec(text) ?? [];
  return isDay(year, month, day) ? `${year}-${month}-${day}` : null;
}

function timeMeant(text: string): string | null {
  return instantMeant(`2024-05-17T${text}`)?.slice(11) ?? null;
}

function monthMeant(text: string): string | null {
  const [, month, year] = /^([0-9]{2})[./-]([0-9]{4})$/.exec(text) ?? [];
  const [, otherYear, otherMonth] = /^([0-9]{4})[-./]?([0-9]{2})(?![0-9])/.exec(text) ?? [];
  const shown = `${year ?? otherYear}-${month ?? otherMonth}`;
  return /^[0-9]{4}-(?:0[1-9]|1[0-2])$/.test(shown) ? shown : null;
}
