import { isDayName, isYearMonthName, mayBeYearMonthName } from './roles.ts';

export const TEMPORAL_FORMS = ['date-time', 'full-date', 'full-time', 'year-month'] as const;
export type TemporalFormName = (typeof TEMPORAL_FORMS)[number];

/** How section 2.3 of the conventions has a date or time written. */
export interface TemporalForm {
  /** With an article. */
  readonly spoken: string;
  readonly written: string;
  /** Texts in the form; the first one is for messages. */
  readonly samples: readonly [string, ...string[]];
  /** Values of `format` that say that a string has the form. */
  readonly formats: readonly string[];
  /** True for a text in the form, with an offset in place of Z where one is allowed. */
  readonly fits: (text: string, offsetAllowed: boolean) => boolean;
  /** The same in the form, where a text tells what is meant. */
  readonly meant: (text: string) => string | null;
  /** True for a name that says that a string has the form. */
  readonly isNamed: (name: string) => boolean;
  /** True for a name that lets one think of the form, if the schema or a value is foreign. */
  readonly mayBeNamed: (name: string) => boolean;
  /** Texts of the same kind that are written otherwise: a schema or a value that is for one of them is wrong. */
  readonly foreign: RegExp;
  readonly foreignSamples: readonly string[];
}

const DAY = '([0-9]{4})-([0-9]{2})-([0-9]{2})';
const TIME = '([0-9]{2}):([0-9]{2}):([0-9]{2})';
const OFFSET = '[+-][0-9]{2}:[0-9]{2}';
const FULL_DATE = new RegExp(`^${DAY}$`);
const INSTANT = new RegExp(`^${DAY}T${TIME}\\.[0-9]{3}(?:Z|(${OFFSET}))$`);
const FULL_TIME = new RegExp(`^${TIME}\\.[0-9]{3}(?:Z|(${OFFSET}))$`);
const never = () => false;

export const FORMS: Readonly<Record<TemporalFormName, TemporalForm>> = {
  'date-time': {
    spoken: 'a date-time',
    written: 'YYYY-MM-DDThh:mm:ss.nnnZ',
    samples: ['2024-05-17T08:30:00.000Z', '2031-12-31T23:59:59.123Z'],
    formats: ['date-time'],
    fits: (text, offsetAllowed) => {
      const [, year, month, day, hour, minute, second, offset] = INSTANT.exec(text) ?? [];
      return isDay(year, month, day) && isTime(hour, minute, second) && (offset === undefined || offsetAllowed);
    },
    meant: instantMeant,
    isNamed: never,
    mayBeNamed: never,
    foreign: /(?!)/,
    foreignSamples: [],
  },
  'full-date': {
    spoken: 'a full-date',
    written: 'YYYY-MM-DD',
    samples: ['2024-05-17', '1987-12-31'],
    formats: ['date', 'full-date'],
    fits: (text) => {
      const [, year, month, day] = FULL_DATE.exec(text) ?? [];
      return isDay(year, month, day);
    },
    meant: dayMeant,
    isNamed: never,
    mayBeNamed: isDayName,
    foreign:
      /^(?:[0-9]{1,2}[./-][0-9]{1,2}[./-][0-9]{2,4}|[0-9]{4}[./][0-9]{1,2}[./][0-9]{1,2}|(?:19|20)[0-9]{6}|[0-9]{4}-[0-9]{2}-[0-9]{2}(?:Z|[+-][0-9]{2}:?[0-9]{2}))$/,
    foreignSamples: [
      ...['17.05.2024', '17/05/2024', '05/17/2024', '17-05-2024', '05-17-2024', '2024/05/17', '20240517', '05/17/24'],
      ...['2024-05-17Z', '2024-05-17+02:00'],
    ],
  },
  'full-time': {
    spoken: 'a full-time',
    written: 'hh:mm:ss.nnnZ',
    samples: ['08:30:00.000Z', '23:59:59.123Z'],
    formats: ['time', 'full-time', 'partial-time'],
    fits: (text, offsetAllowed) => {
      const [, hour, minute, second, offset] = FULL_TIME.exec(text) ?? [];
      return isTime(hour, minute, second) && (offset === undefined || offsetAllowed);
    },
    meant: timeMeant,
    isNamed: never,
    mayBeNamed: never,
    foreign: /(?!)/,
    foreignSamples: [],
  },
  'year-month': {
    spoken: 'a year-month',
    written: 'YYYY-MM',
    samples: ['2024-05', '2031-12'],
    formats: ['year-month', 'yearmonth'],
    fits: (text) => /^[0-9]{4}-(?:0[1-9]|1[0-2])$/.test(text),
    meant: monthMeant,
    isNamed: isYearMonthName,
    mayBeNamed: mayBeYearMonthName,
    foreign:
      /^(?:(?:0?[1-9]|1[0-2])[./-][0-9]{4}|(?:0[1-9]|1[0-2])\/[0-9]{2}|[0-9]{4}[./](?:0[1-9]|1[0-2])|[0-9]{4}-[0-9]{2}(?:Z|[+-][0-9]{2}:?[0-9]{2}))$/,
    foreignSamples: ['05/2024', '05-2024', '05.2024', '05/24', '2024/05', '2024-05Z', '2024-05+02:00'],
  },
};

function isDay(year?: string, month?: string, day?: string): boolean {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  return m >= 1 && m <= 12 && d >= 1 && d <= new Date(Date.UTC(y, m, 0)).getUTCDate();
}

/** A leap second is one. */
function isTime(hour?: string, minute?: string, second?: string): boolean {
  return Number(hour) < 24 && Number(minute) < 60 && Number(second) < 61;
}

function instantMeant(text: string): string | null {
  if (
    !/^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}(?::[0-9]{2})?(?:\.[0-9]+)?(?:[Zz]|[+-][0-9]{2}:?[0-9]{2})?$/.test(
      text,
    )
  ) {
    return null;
  }
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
