import { REVIEW_VERDICTS, type ReviewVerdict, type SectionReview } from '../review.ts';
import type { Standing, Standings } from '../standing.ts';
import { StandingMark } from './standing-mark.tsx';
import { VERDICT_WORDS } from './words.ts';

const SIZE = 12;
const STEP = 15;

interface PictureProps {
  readonly sections: readonly SectionReview[];
  readonly standings: Standings;
}

/** Every section as a row of squares, one for each of its statements, the broken ones first. */
export function VerdictPicture({ sections, standings }: PictureProps) {
  return (
    <>
      <ul class="legend" aria-label="Legend">
        {REVIEW_VERDICTS.map((verdict) => (
          <li>
            <svg width={SIZE} height={SIZE} aria-hidden="true">
              <Square verdict={verdict} index={0} />
            </svg>{' '}
            {VERDICT_WORDS[verdict].name}
          </li>
        ))}
      </ul>
      <ul class="picture">
        {sections.map((section) => (
          <Row section={section} standing={standings.bySection.get(section.section)} />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly section: SectionReview;
  readonly standing: Standing | undefined;
}

function Row({ section: { section, title, verdicts }, standing }: RowProps) {
  const squares = REVIEW_VERDICTS.flatMap((verdict) => Array.from({ length: verdicts[verdict] }, () => verdict));
  const present = REVIEW_VERDICTS.filter((verdict) => verdicts[verdict] > 0 && verdict !== 'notApplicable');
  const words = present
    .map((verdict) => `${verdicts[verdict]} ${VERDICT_WORDS[verdict].many(verdicts[verdict])}`)
    .join(', ');
  return (
    <li>
      <a href={`#section=${section}`} class="plain">
        <span class="number">{section}</span> {title}
      </a>
      <svg
        width={squares.length * STEP}
        height={SIZE}
        viewBox={`0 0 ${squares.length * STEP} ${SIZE}`}
        role="img"
        aria-label={words === '' ? 'does not apply' : words}
      >
        {squares.map((verdict, index) => (
          <Square verdict={verdict} index={index} />
        ))}
      </svg>
      <span data-standing={section}>{standing === undefined ? null : <StandingMark standing={standing} />}</span>
    </li>
  );
}

/** Told apart by shape as well as by colour. */
function Square({ verdict, index }: { readonly verdict: ReviewVerdict; readonly index: number }) {
  const x = index * STEP;
  const inner = { x: x + 1, y: 1, width: SIZE - 2, height: SIZE - 2, rx: 2 };
  switch (verdict) {
    case 'broken':
      return <rect class="v-broken" x={x} y={0} width={SIZE} height={SIZE} rx={2} />;
    case 'ask':
      return (
        <g class="v-ask">
          <rect {...inner} />
          <circle cx={x + SIZE / 2} cy={SIZE / 2} r={2} />
        </g>
      );
    case 'holds':
      return <rect class="v-holds" {...inner} />;
    case 'elsewhere':
      return <rect class="v-elsewhere" {...inner} stroke-dasharray="2 2" />;
    case 'notApplicable':
      return <circle class="v-none" cx={x + SIZE / 2} cy={SIZE / 2} r={1.5} />;
  }
}
