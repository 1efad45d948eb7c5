import { isBefore, type Position, type Range, type Result, type ResultPlace, shownRange } from '../../source/result.ts';

/** Moves findings of one file along with a change of its text; those whose text is deleted are gone. */
export function movedResults(results: readonly Result[], source: string, before: string, after: string): Result[] {
  const move = moverOf(before, after);
  if (move === null) return [...results];
  const moved = <Place extends ResultPlace>(place: Place): Place =>
    place.source !== source
      ? place
      : {
          ...place,
          range: rangeBy(move, place.range),
          ...(place.keyRange !== undefined && { keyRange: rangeBy(move, place.keyRange) }),
        };
  return results.flatMap((result) => {
    const own = moved(result);
    return isDeleted(result, own)
      ? []
      : [{ ...own, ...(result.places !== undefined && { places: result.places.map(moved) }) }];
  });
}

function isDeleted(before: ResultPlace, after: ResultPlace): boolean {
  return isEmpty(shownRange(after)) && !isEmpty(shownRange(before));
}

function isEmpty({ start, end }: Range): boolean {
  return start.line === end.line && start.character === end.character;
}

type Move = (position: Position) => Position;

function rangeBy(move: Move, { start, end }: Range): Range {
  return { start: move(start), end: move(end) };
}

/**
 * Where positions of a text are in another one, which differs in one stretch; null where nothing does. What stood in
 * that stretch is at its end.
 */
function moverOf(before: string, after: string): Move | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before.charCodeAt(same) === after.charCodeAt(same)) same++;
  let sameAtEnd = 0;
  while (
    sameAtEnd < shorter - same &&
    before.charCodeAt(before.length - 1 - sameAtEnd) === after.charCodeAt(after.length - 1 - sameAtEnd)
  )
    sameAtEnd++;
  const from = positionAt(before, same);
  const oldEnd = positionAt(before, before.length - sameAtEnd);
  const newEnd = positionAt(after, after.length - sameAtEnd);
  return (position) => {
    if (isBefore(position, oldEnd)) return isBefore(newEnd, position) && isBefore(from, position) ? newEnd : position;
    const { line, character } = position;
    if (line > oldEnd.line) return { line: line + newEnd.line - oldEnd.line, character };
    return { line: newEnd.line, character: character - oldEnd.character + newEnd.character };
  };
}

function positionAt(text: string, offset: number): Position {
  let line = 0;
  let start = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++;
    start = at + 1;
  }
  return { line, character: offset - start };
}
