import { memoizeText } from '../lib/memoize.ts';
import { lastPartWords } from './name-words.ts';

/** Words after the name of a percentage that say which of its values is meant. */
const MEASURES = /-(?:min|max|minimum|maximum|value|avg|average)$/;

const PERCENTAGE_WORDS: ReadonlySet<string> = new Set(['percentage', 'percent', 'pct', 'apr']);

/** Words after which a name with a percentage in it is not the percentage's own. */
const ABOUT_PERCENTAGES: ReadonlySet<string> = new Set(
  'type kind id ids code name label text mode basis unit currency description display formatted enabled amount limit by field'.split(
    ' ',
  ),
);

/** Words before `rate` that make it something else than a percentage. */
export const OTHER_RATES: ReadonlySet<string> = new Set([
  ...'exchange conversion fx currency forex cross'.split(' '),
  ...'frame heart pulse refresh sample sampling bit baud data clock transfer frequency polling tick scan baudrate'.split(
    ' ',
  ),
  ...'respiratory respiration breathing infusion metabolic step stroke cadence'.split(' '),
  ...'seeding sowing planting stocking application spray spraying irrigation drip dose dosing dosage filtration sedimentation'.split(
    ' ',
  ),
  ...'ramp run strike scoring freight charter demurrage'.split(' '),
  ...'hourly hour hours daily day weekly monthly nightly room shipping overtime pay wage rental billing'.split(' '),
  ...'fire firing reload spot forward buy sell bid ask mid flat rack mileage km mile diem consulting'.split(' '),
  ...'turn yaw climb ascent descent shear feed cycle rotation pump injection evaporation arrival'.split(' '),
  ...'charging discharging playback speech blink ping regen regeneration'.split(' '),
  ...'spin sink pumping leak leakage cooling heating erosion drift milking'.split(' '),
  ...'berth berthing mooring docking parking storage haulage towage pilotage cabin suite weekend weekday advertising'.split(
    ' ',
  ),
  ...'request requests message messages event events compilation compilations spawn flow fill birth rate'.split(' '),
]);

/** Percentage, rate or APR by a property's name (statement 2.3/percentage); of a dotted name, by its last part. */
export const isPercentageName: (name: string) => boolean = memoizeText((name) => {
  const words = measuredWords(name).split('-');
  const last = words.at(-1) ?? '';
  if (PERCENTAGE_WORDS.has(last)) return true;
  if (words[0] === 'percent' || words[0] === 'percentage') return !ABOUT_PERCENTAGES.has(last);
  return last === 'rate' && words.length > 1 && !words.slice(0, -1).some((word) => OTHER_RATES.has(word));
});

/**
 * True for the name of a percentage or APR, which is nothing else: a rate may have words for values (`taxRate:
 * REDUCED`).
 */
export const namesOnlyPercentage: (name: string) => boolean = memoizeText((name) =>
  PERCENTAGE_WORDS.has(measuredWords(name).split('-').at(-1) ?? ''),
);

/** The words of a name, joined by hyphens, without `Min`, `Value` and the like at the end. */
export function measuredWords(name: string): string {
  return lastPartWords(name).replace(MEASURES, '');
}
