import { STANDING_WORDS, type Standing, standingReasons } from '../standing.ts';

/** A verdict in words, with what it rests on. */
export function StandingMark({ standing }: { readonly standing: Standing }) {
  const reasons = standingReasons(standing);
  return (
    <span class={`standing s-${standing.verdict}`} title={reasons === '' ? undefined : reasons}>
      {STANDING_WORDS[standing.verdict]}
    </span>
  );
}
