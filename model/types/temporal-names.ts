import { memoizeText } from '../lib/memoize.ts';
import type { Field } from '../schemas/fields.ts';
import { joinedWords, lastPartWords } from './name-words.ts';

/**
 * Words before `time` that make it a span, a time of day or a count rather than a point in time. Most in -ing do so,
 * too.
 */
const SPANS: ReadonlySet<string> = new Set(
  `lead run processing process response wait idle up down travel preparation prep cook handling
  turnaround elapsed total execution exec transit play boot load build life half cycle dwell hold
  ramp warmup warm cpu ring talk queue queued settlement seek full part real over some any wall busy retention delivery
  drive flight walk service session read write query round trip rtt connect connection lock delay decay
  ttl max maximum min minimum average avg mean median p50 p90 p95 p99 duration spent left grace cooldown cool
  retry interval recovery repair resolution reaction handle render latency screen show air rest break sleep block
  unneeded needed allowed every taken time per lap split
  setup teardown changeover layover stopover standby stand pause buffer backoff lag dead slack hang soak cure bake burn
  charge mix press labour labor craft cast respawn watch engagement exposure shutter compile gc io on off
  detention demurrage laytime free berth port sea commute penalty extra injury stoppage best race think
  prothrombin thrombin incubation ventilation anesthesia anaesthesia ischemia ischaemia clamp replication sla
  invulnerability gestation fermentation maturation germination maceration proof steep brew boil simmer storage shelf
  jail prison growth dormancy decomposition digestion absorption spinup`.split(/\s+/),
);

/** Words in -ing before `time` of something that happens at a moment. */
const EVENTS_IN_ING: ReadonlySet<string> = new Set(
  `beginning billing boarding booking closing crossing departing docking embarking ending expiring filing hearing landing
  listing mailing meeting mooring opening posting pricing publishing sailing showing starting visiting wedding`.split(
    /\s+/,
  ),
);

/** True for the word before `time` in `leadTime` and `drivingTime`, not for that in `createTime` and `boardingTime`. */
function makesSpan(word: string): boolean {
  return SPANS.has(word) || (/.ing$/.test(word) && !EVENTS_IN_ING.has(word));
}

/** Words before `time` that make it a time of day. */
const TIMES_OF_DAY: ReadonlySet<string> = new Set(
  'opening closing open close local daily office business cutoff visiting checkin checkout wake bed'.split(' '),
);

/**
 * A point in time by its name (statement 2.3/date-time): `createTime`, `expiresAt`, `lastSeenTimestamp`,
 * `creationTimeUTC`.
 */
export const isInstantName: (name: string) => boolean = memoizeText((name) => {
  const words = lastPartWords(name)
    .replace(/-(?:utc|gmt)$/, '')
    .split('-');
  const last = words.at(-1) ?? '';
  if (last === 'timestamp' || last === 'datetime') return true;
  if (words.length < 2) return false;
  if (last === 'at') return true;
  const before = words.at(-2) ?? '';
  return last === 'time' && !makesSpan(before) && !TIMES_OF_DAY.has(before);
});

/** A time of day by its name: `openingTime`, `time`; not a span such as `runTime`. */
export function isTimeOfDayName(name: string): boolean {
  const words = lastPartWords(name).split('-');
  const last = words.at(-1) ?? '';
  if (last === 'opens' || last === 'closes' || words.join('-') === 'time-of-day') return true;
  return last === 'time' && !makesSpan(words.at(-2) ?? '');
}

/** A name of an end of a time range: `startTime`, `createTimeBefore`. */
export function isTimeRangeName(name: string): boolean {
  const words = joinedWords(name).split('-');
  return /^(?:start|end)-time$/.test(words.join('-')) || ['after', 'before'].includes(words.at(-1) ?? '');
}

/** Query parameters that section 4.3 of the conventions gives forms of their own. */
export function isTimeRangeParameter({ kind, parameter, name }: Field): boolean {
  const isInQuery = parameter === null ? kind === 'parameter' : parameter.location === 'query';
  return isInQuery && isTimeRangeName(name);
}

/** A day by its name (statement 2.3/full-date). */
export const isDayName: (name: string) => boolean = memoizeText((name) =>
  /(?:^|-)(?:dates?|birthdate|birthday|dob)$|(?:^|-)date-of-[a-z]+$/.test(joinedWords(name)),
);

/** A month of a year by its name (statement 2.3/year-month). */
export const isYearMonthName: (name: string) => boolean = memoizeText((name) =>
  /(?:^|-)(?:year-?months?|month-(?:and-)?year)$/.test(joinedWords(name)),
);

/** A name that a month of a year may have. */
export function mayBeYearMonthName(name: string): boolean {
  return (
    isYearMonthName(name) || /(?:^|-)(?:month|expiry|expiration|expiry-date|expiration-date)$/.test(joinedWords(name))
  );
}

const FLOATING =
  /(?:^|-)(?:birth-?date|birth-?day|birth|dob|date-of-(?:birth|death|expiry|expiration|issue)|death-date|anniversary|anniversary-date|expiration-(?:date|day|month)|(?:best-before|best-by|sell-by|use-by)(?:-date)?)$|(?:^|-)expiry(?:-(?:date|day|month|year-month))?$/;

/** Words before a bare `expiry` of something that ends at an instant. */
const INSTANT_EXPIRY =
  /(?:^|-)(?:token|session|link|url|cache|cookie|key|lock|lease|otp|secret|access|hold|reservation|cart|request|quote|offer|invitation|upload|download)-expiry$/;

/** A day or month on the calendar, whatever the timezone (statement 2.3/floating-dates). */
export function isFloatingName(name: string): boolean {
  const words = lastPartWords(name);
  return FLOATING.test(words) && !INSTANT_EXPIRY.test(words);
}
