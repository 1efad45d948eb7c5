import { count, VERDICT_WORDS } from '../page/words.ts';
import type { Cell } from '../review.ts';
import { change, open } from './address.ts';

/** Shows the findings of an operation in a convention (or `all`); hides them where they are shown. */
export function choose(operation: string, convention: string, chosen: string | null): void {
  if (chosen === convention) change({ operation: '', column: '' });
  else open({ column: convention, operation });
}

interface CellProps {
  readonly id: string;
  readonly title: string;
  readonly cell: Cell | undefined;
  /** The operation's name. */
  readonly operation: string;
  readonly chosen: string | null;
}

/** How an operation stands in a convention; a button where there are findings. */
export function CellMark({ id, title, cell, operation, chosen }: CellProps) {
  if (cell === undefined || cell.verdict === 'notApplicable') return null;
  const { verdict, own, shared } = cell;
  const { name, sign } = VERDICT_WORDS[verdict];
  const text = `${title}: ${name}${verdict === 'holds' ? '' : `, ${numbers(own, shared)}`}`;
  const className = `cell ${verdict}${own > 0 ? ' own' : ''}`;
  if (verdict === 'holds') {
    return (
      <span class={className} role="img" aria-label={text} title={text}>
        {sign}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={className}
      aria-label={text}
      title={text}
      aria-expanded={chosen === id}
      onClick={() => choose(operation, id, chosen)}
    >
      {sign}
    </button>
  );
}

function numbers(own: number, shared: number): string {
  if (own === 0) return `${count(shared, 'finding')} in what it shares`;
  return shared === 0
    ? count(own, 'finding')
    : `${count(own, 'finding')}, and ${shared.toLocaleString('en')} in what it shares`;
}
