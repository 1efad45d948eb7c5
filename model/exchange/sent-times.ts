import { asString } from '../description/json.ts';
import { memoizeText } from '../lib/memoize.ts';
import { isFileMetadata } from '../schemas/snake-case-names.ts';
import { isSpellingOf } from '../text/words/name-case.ts';
import { splitWords } from '../text/words/split-words.ts';
import { joinedWords } from '../types/name-words.ts';
import { TEMPORAL_FORM_NAMES, TEMPORAL_FORMS, type TemporalFormName } from '../types/temporal-forms.ts';
import {
  isDayName,
  isFloatingName,
  isInstantName,
  isTimeOfDayName,
  isYearMonthName,
  mayBeYearMonthName,
} from '../types/temporal-names.ts';
import type { SlotField } from './body/body-slot.ts';
import type { Selection } from './body/selection.ts';
import type { Screen, Standing } from './body/standing.ts';
import { type SentField, selectFields } from './sent-fields.ts';

/**
 * The dates and times in the bodies of an exchange: by the format that the description gives, else by name and look.
 * Each has one form.
 */
export function sentTimes(form: TemporalFormName): Selection<SentField> {
  return selectFields({
    at: (field, type, slot) => {
      if (field.role !== null || (type !== 'string' && type !== 'number')) return 'none';
      if (type === 'number') return numberScreen(form, field.name);
      const inRequest = slot.kind.part === 'request';
      const format = formatOf(slot);
      return format === null ? SCREENS[form](field, inRequest) : describedScreen(form, field, format, inRequest);
    },
    subject: (field) => (formOf(field) === form ? field : null),
  });
}

function formOf(field: SentField): TemporalFormName | null {
  const { name, value, role, beside } = field;
  if (role !== null) return null;
  if (isFileTime(name) && isFileMetadata({ names: new Set(beside) })) return null;
  if (typeof value === 'number') return formOfNumber(name, value);
  if (typeof value !== 'string' || value === '') return null;
  const format = formatOf(field);
  if (format === null) return formOfText(name, value);
  return formOfFormat(name, format);
}

function formOfFormat(name: string, format: string): TemporalFormName | null {
  const described = TEMPORAL_FORM_NAMES.find((form) => TEMPORAL_FORMS[form].formats.includes(format)) ?? null;
  return described === 'date-time' && isFloatingName(name) ? null : described;
}

/** What texts are where a description gives a format. */
function describedScreen(
  form: TemporalFormName,
  { name }: SlotField,
  format: string,
  inRequest: boolean,
): Standing | Screen {
  if (formOfFormat(name, format) !== form) return 'none';
  const { isValid } = TEMPORAL_FORMS[form];
  return (text: string) => (isValid(text, form === 'date-time' && inRequest) && !isFileTime(name) ? 'holds' : 'look');
}

function formatOf({ schemas }: Pick<SentField, 'schemas'>): string | null {
  return schemas.map(({ value }) => asString(value.format)).find((format) => format !== null) ?? null;
}

/** Seconds since 1970 from 2001 on, up to microseconds. */
const FIRST_SECOND = 1_000_000_000;
const LAST_MICROSECOND = 10_000_000_000_000_000;

/** Names of points in time where the value is one: a number that counts seconds is no day and no flag. */
const MOMENTS = /(?:^|-)(?:created|updated|modified|deleted|expires|expired|published|date)$/;

/** A number under a name that promises none of the form is none, whatever it is. */
function numberScreen(form: TemporalFormName, name: string): Standing | Screen {
  if (isYearMonthName(name)) return form === 'year-month' ? 'look' : 'none';
  const mayBe = form === 'full-date' ? isDayName(name) : form === 'date-time' && isMomentName(name);
  return mayBe ? (value: number) => (formOfNumber(name, value) === form ? 'look' : 'none') : 'none';
}

const isMomentName = memoizeText(
  (name) => (isInstantName(name) || MOMENTS.test(joinedWords(name))) && !isFloatingName(name),
);

function formOfNumber(name: string, value: number): TemporalFormName | null {
  if (isYearMonthName(name)) return Number.isInteger(value) ? 'year-month' : null;
  if (isDayName(name) && /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(String(value)))
    return 'full-date';
  const isMoment = value >= FIRST_SECOND && value <= LAST_MICROSECOND;
  return isMoment && isMomentName(name) ? 'date-time' : null;
}

/** A day and a time of day, in the notations that people and programs use. */
const DAY_AND_TIME =
  /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?(?: ?(?:[Zz]|UTC|GMT|[+-]\d\d:?\d\d))?$|^\d{8}T\d{4,6}(?:\.\d+)?Z?$|^(?:\d{1,2}[./]\d{1,2}[./]\d{4}|\d{4}\/\d\d\/\d\d),? \d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?$|^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d\b/;
const EPOCH = /^\d{10}(?:\d{3})?$/;
const FULL_DATE = /^\d{4}-\d\d?-\d\d?$/;
const TIME_OF_DAY = /^\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[AaPp]\.?[Mm]\.?)?(?:Z|[+-]\d\d:?\d\d)?$/;
/** Written out, as people do. */
const DAY_IN_WORDS =
  /^(?:[A-Z][a-z]{2,8}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th|\.)? [A-Z][a-z]{2,8}\.? \d{4})$/;
const YEAR_FIRST = /^(?:19|20)\d\d\/\d{1,2}\/\d{1,2}$/;
const DAY_FIRST = /^(\d{1,2})([./])(\d{1,2})\2((?:19|20)\d\d)$/;

/** Last words of names whose values people write, or that number something: a look alone shows nothing there. */
const TEXTS: ReadonlySet<string> = new Set(
  'title name text note notes description comment message subject label summary content query version build release number code sku ip'.split(
    ' ',
  ),
);

function isText(name: string): boolean {
  return TEXTS.has(splitWords(name).at(-1) ?? '');
}

/** Names of times that services note themselves: whatever stands there is meant as a point in time. */
const NOTED_TIMES =
  /^(?:creat(?:e|ed|ion)|updated?|modif(?:y|ied|ication)|deleted?|last-(?:updated?|modified|modification|seen|login|access(?:ed)?))-(?:time|at|timestamp|date-?time)$/;
const isNotedTime = memoizeText((name) => NOTED_TIMES.test(joinedWords(name)));

function formOfText(name: string, text: string): TemporalFormName | null {
  if (isNotedTime(name)) return 'date-time';
  if (DAY_AND_TIME.test(text)) return isText(name) || isFloatingName(name) ? null : 'date-time';
  if (EPOCH.test(text) && isInstantName(name)) return 'date-time';
  if (isMonth(name, text)) return 'year-month';
  if (FULL_DATE.test(text)) return isText(name) ? null : 'full-date';
  if (isDayName(name) && (TEMPORAL_FORMS['full-date'].otherNotation.test(text) || DAY_IN_WORDS.test(text)))
    return 'full-date';
  if ((isDayFirst(text) || YEAR_FIRST.test(text)) && !isText(name)) return 'full-date';
  return TIME_OF_DAY.test(text) && isTimeOfDayName(name) ? 'full-time' : null;
}

/**
 * What texts under a name may be of each form, where no description gives a format. Most texts begin with no digit and
 * are none.
 */
const SCREENS: Readonly<Record<TemporalFormName, (field: SlotField, inRequest: boolean) => Standing | Screen>> = {
  'date-time': ({ name }, inRequest) => {
    const { isValid } = TEMPORAL_FORMS['date-time'];
    if (isNotedTime(name)) return (text: string) => (isValid(text, inRequest) && !isFileTime(name) ? 'holds' : 'look');
    if (isText(name) || isFloatingName(name)) return isInstantName(name) ? 'look' : 'none';
    return (text: string) => {
      if (!beginsWithDigit(text)) return text[3] === ',' ? 'look' : 'none';
      if (DAY_AND_TIME.test(text)) return isValid(text, inRequest) && !isFileTime(name) ? 'holds' : 'look';
      return EPOCH.test(text) ? 'look' : 'none';
    };
  },
  'full-date': ({ name }) => {
    if (isNotedTime(name)) return 'none';
    if (mayBeYearMonthName(name)) return (text: string) => (isYearMonth(text) ? 'none' : 'look');
    if (isText(name)) return isDayName(name) ? 'look' : 'none';
    const other = isDayName(name) ? 'look' : 'none';
    const { isValid } = TEMPORAL_FORMS['full-date'];
    return (text: string) => {
      if (!beginsWithDigit(text)) return other;
      if (FULL_DATE.test(text)) return isValid(text, false) && !isFileTime(name) ? 'holds' : 'look';
      return YEAR_FIRST.test(text) || DAY_FIRST.test(text) ? 'look' : other;
    };
  },
  'year-month': ({ name }) => {
    if (!mayBeYearMonthName(name)) return 'none';
    return (text: string) => (isYearMonth(text) && isMonth(name, text) ? 'holds' : 'look');
  },
  'full-time': ({ name }) => {
    if (!isTimeOfDayName(name)) return 'none';
    if (mayBeYearMonthName(name)) return 'look';
    const { isValid } = TEMPORAL_FORMS['full-time'];
    return (text: string) => (!TIME_OF_DAY.test(text) ? 'none' : isValid(text, false) ? 'holds' : 'look');
  },
};

function isYearMonth(text: string): boolean {
  return TEMPORAL_FORMS['year-month'].isValid(text, false);
}

function beginsWithDigit(text: string): boolean {
  const unit = text.charCodeAt(0);
  return unit >= 48 && unit <= 57;
}

/** True for the time of a file, which has a name of its own (section 2.7 of the conventions). */
function isFileTime(name: string): boolean {
  return isSpellingOf(name, 'createdAt');
}

/** Without a sign between year and month, with one digit, a month that there is none, or written out. */
const OTHER_MONTH = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])$|^(?:19|20)\d\d[-./]\d{1,2}$|^[A-Z][a-z]{2,8}\.?,? (?:19|20)\d\d$/;

/** A name that may mean a month counts where the text is one, in the form or in another notation. */
function isMonth(name: string, text: string): boolean {
  if (isYearMonthName(name)) return /\d/.test(text);
  const { isValid, otherNotation } = TEMPORAL_FORMS['year-month'];
  return mayBeYearMonthName(name) && (isValid(text, false) || otherNotation.test(text) || OTHER_MONTH.test(text));
}

function isDayFirst(text: string): boolean {
  const [, first, , second] = DAY_FIRST.exec(text) ?? [];
  const [one, other] = [Number(first), Number(second)];
  return one >= 1 && other >= 1 && Math.max(one, other) <= 31 && Math.min(one, other) <= 12;
}
