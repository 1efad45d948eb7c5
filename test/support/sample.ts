import { seeded } from '../../scripts/seeded.ts';

/** True in `npm run test:full`, in which nothing is left out. */
export const IS_FULL = process.env.LINTEL_TESTS === 'full';

/** True in `npm run test:full` and in .ci/run, for single tests that take minutes. */
export const TAKES_MINUTES = IS_FULL || process.env.LINTEL_TESTS === 'ci';

/**
 * From it follows what `npm test` draws. Kept in the environment, so that it is one even where this module is loaded
 * twice.
 */
const SEED_VARIABLE = 'LINTEL_SEED';

let isShown = false;

/**
 * A part of what takes too long to be tested as a whole in `npm test`, in the same order: `count` items, drawn at
 * random. All of them in `npm run test:full`. The name makes draws independent of one another; the seed is shown with
 * the first one.
 */
export function sample<Item>(name: string, items: readonly Item[], count: number): readonly Item[] {
  if (IS_FULL || items.length <= count) return items;
  const random = seeded(sampleSeed() ^ [...name].reduce((hash, sign) => Math.imul(hash, 31) + sign.charCodeAt(0), 7));
  const drawn = items.map((_item, index) => ({ index, rank: random() }));
  const chosen = new Set(
    drawn
      .sort((left, right) => left.rank - right.rank)
      .slice(0, count)
      .map(({ index }) => index),
  );
  return items.filter((_item, index) => chosen.has(index));
}

/** What drawn tests start from: `LINTEL_SEED`, else one that is drawn once for a run. */
export function sampleSeed(): number {
  const given = process.env[SEED_VARIABLE];
  if (given !== undefined && isShown) return Number(given);
  const drawn = given ?? String(Math.floor(Math.random() * 2 ** 31));
  process.env[SEED_VARIABLE] = drawn;
  isShown = true;
  console.log(`Samples are drawn with ${SEED_VARIABLE}=${drawn}; npm run test:full tests everything.`);
  return Number(drawn);
}
