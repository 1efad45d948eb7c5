import type { Excerpts, FindingReview, Region } from '../review.ts';
import { count } from './words.ts';

interface WhereProps {
  readonly finding: Pick<FindingReview, 'pointer' | 'location' | 'regions'>;
  readonly regions: readonly Region[];
  readonly excerpts: readonly Excerpts[];
  /** What is known of it beside: `new`, `known`. */
  readonly mark?: string | null;
  /** The address of the finding. */
  readonly href: string;
}

/** Where a finding stands, for people: what leads to it, the line, and how many operations come across it. */
export function Where({
  finding: { pointer, location, regions: own },
  regions,
  excerpts,
  mark = null,
  href,
}: WhereProps) {
  const region = regions[own[0] ?? -1];
  // Of an API in one file, the top of the page has the name.
  const file = excerpts.length > 1 ? `${excerpts[location.file]?.file ?? ''}:` : 'line ';
  return (
    <p class="where">
      <a href={href} class="plain">
        <code class="pointer">{placeOf(pointer, region)}</code>
      </a>{' '}
      <span class="quiet">
        {file}
        {location.line}
        {region?.kind === 'shared' ? `, in ${count(region.operations.length, 'operation')}` : ''}
        {mark === null ? '' : `, ${mark}`}
      </span>
    </p>
  );
}

/** A place in an operation is shown by the operation's name. */
function placeOf(pointer: string, region: Region | undefined): string {
  if (pointer === '') return 'the whole description';
  const [root, , method, ...rest] = pointer.split(' › ');
  if (root !== 'paths' || region?.kind !== 'operation' || method === undefined) return pointer;
  return [region.name, ...rest].join(' › ');
}
