import type { Excerpts, FindingReview, Region } from '../review.ts';
import { count } from './words.ts';

interface WhereProps {
  readonly finding: Pick<FindingReview, 'pointer' | 'location' | 'regions'>;
  readonly regions: readonly Region[];
  readonly excerpts: readonly Excerpts[];
  readonly isNew?: boolean;
}

/** Where a finding stands, for people: what leads to it, the line, and how many operations come across it. */
export function Where({ finding: { pointer, location, regions: own }, regions, excerpts, isNew = false }: WhereProps) {
  const region = regions[own[0] ?? -1];
  // Of an API in one file, the top of the page has the name.
  const file = excerpts.length > 1 ? `${excerpts[location.file]?.file ?? ''}:` : 'line ';
  return (
    <p class="where">
      <code class="pointer">{placeOf(pointer, region)}</code>{' '}
      <span class="quiet">
        {file}
        {location.line}
        {region?.kind === 'shared' ? `, in ${count(region.operations.length, 'operation')}` : ''}
        {isNew ? ', new' : ''}
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
