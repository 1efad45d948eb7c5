import {
  isFloatingName,
  isInstantName,
  isTimeOfDayName,
  isYearMonthName,
} from '../../../model/types/temporal-names.ts';
import { each } from '../text/words/tables.ts';

/** What a name that ends in `time` is taken for. */
function kindOf(name: string): string {
  if (isInstantName(name)) return 'point in time';
  return isTimeOfDayName(name) ? 'time of day' : 'neither';
}

const times = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => `${word}Time`)
    .join(' ');

describe('names of times', () => {
  each(
    'spans, and what is no time',
    'neither',
    times(`
    lead run running processing process response wait waiting idle up down travel preparation prep cooking cook handling
    turnaround elapsed total execution exec transit playing play boot load loading build life half cycle dwell hold holding
    ramp warmup warm cpu ring talk queue queued settlement seek full part real over some any wall busy retention delivery
    drive driving flight walk walking service session read write query round trip rtt connect connection lock delay decay
    ttl max maximum min minimum average avg mean median p50 p90 p95 p99 duration spent remaining left grace cooldown cool
    retry interval recovery repair resolution reaction handle render latency screen show air rest break sleep block
    unneeded needed allowed every taken time per
    setup teardown changeover layover stopover standby stand pause buffer backoff lag dead slack hang soak cure bake burn
    charge mix press labour labor craft cast respawn watch engagement exposure shutter compile gc io on off
    detention demurrage laytime free berth port sea commute penalty extra injury stoppage best race think
    prothrombin thrombin incubation ventilation anesthesia anaesthesia ischemia ischaemia clamp replication sla
    invulnerability gestation fermentation maturation germination maceration proof steep brew boil simmer storage shelf
    jail prison growth dormancy decomposition digestion absorption spinup parking charging bleeding settling crafting recording`),
    kindOf,
  );
  each(
    'what happens at a moment',
    'point in time',
    times(`
    beginning billing boarding booking crossing departing docking embarking ending expiring filing hearing landing
    listing mailing meeting mooring posting pricing publishing sailing showing starting wedding`),
    kindOf,
  );
  each(
    'times of day',
    'time of day',
    times('opening closing open close local daily office business cutoff visiting checkin checkout wake bed'),
    kindOf,
  );
  each('times of day without the word', 'time of day', 'time opens closes time_of_day', kindOf);
  each(
    'points in time',
    'point in time',
    'createTime dischargeTime expiresAt lastSeenTimestamp startDatetime timestamp',
    kindOf,
  );
  each('others', 'neither', 'at runtimes name', kindOf);

  each(
    'dates on the calendar, whatever the timezone',
    true,
    `birthday birthDate birth dob dateOfBirth dateOfDeath dateOfIssue dateOfExpiration deathDate anniversary weddingAnniversary
    expirationDate expirationMonth expiry cardExpiry expiryDate passportExpiryMonth`,
    isFloatingName,
  );
  each(
    'ends at a point in time',
    false,
    ['token', 'session', 'link', 'url', 'cache', 'cookie', 'key', 'lock', 'lease', 'otp', 'secret', 'access', 'hold']
      .concat(['reservation', 'cart', 'request', 'quote', 'offer', 'invitation', 'upload', 'download'])
      .map((word) => `${word}Expiry`)
      .join(' '),
    isFloatingName,
  );

  each('months of a year', true, 'yearMonth statementYearMonth monthYear month_and_year', isYearMonthName);
  each('numbers of months', false, 'monthOfYear months month durationMonths', isYearMonthName);
});
