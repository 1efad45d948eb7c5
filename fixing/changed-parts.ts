/** Lines that differ, from a line up to another one, in the old and in the new text. */
export interface ChangedPart {
  readonly old: Lines;
  readonly now: Lines;
}

interface Lines {
  readonly start: number;
  readonly end: number;
}

/** So many equal lines show that two texts go on alike. */
const ALIKE = 3;

/** Farther than this, in lines, nobody looks for where two texts go on alike. */
const FARTHEST = 4000;

/**
 * The parts in which two texts differ. In time that grows with the length of the texts and of each part, where the
 * shortest difference takes time that grows with the number of all changes.
 */
export function changedParts(old: readonly string[], now: readonly string[]): ChangedPart[] {
  const parts: ChangedPart[] = [];
  let [left, right] = [0, 0];
  for (;;) {
    while (left < old.length && right < now.length && old[left] === now[right]) {
      left++;
      right++;
    }
    if (left === old.length && right === now.length) return parts;
    const { oldEnd, newEnd } = nextAlike(old, now, left, right);
    parts.push({ old: { start: left, end: oldEnd }, now: { start: right, end: newEnd } });
    [left, right] = [oldEnd, newEnd];
  }
}

/** Where both texts go on alike, the nearest such lines; their ends where they do not soon. */
function nextAlike(old: readonly string[], now: readonly string[], left: number, right: number) {
  for (let distance = 1; distance <= FARTHEST; distance++) {
    for (let less = 0; less <= distance; less++) {
      const [oldEnd, newEnd] = [left + less, right + distance - less];
      if (areAlike(old, now, oldEnd, newEnd)) return { oldEnd, newEnd };
    }
  }
  return { oldEnd: old.length, newEnd: now.length };
}

function areAlike(old: readonly string[], now: readonly string[], left: number, right: number): boolean {
  if (left > old.length || right > now.length) return false;
  for (let line = 0; line < ALIKE; line++) {
    if (left + line === old.length && right + line === now.length) return true;
    if (old[left + line] !== now[right + line]) return false;
  }
  return true;
}
