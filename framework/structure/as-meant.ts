import type { Description } from '../../model/description/description.ts';
import { below, type Place } from '../../model/description/place.ts';
import { readDescription } from '../../model/description/read-description.ts';
import { valueAt } from '../../model/description/value-at.ts';
import type { Fault } from '../../model/structure/fault.ts';
import { meantValue } from '../../model/structure/meant-value.ts';
import { Conflict } from '../changes/change.ts';
import { ChangedFiles } from '../changes/changed-files.ts';
import { type Edit, remove, rename, set } from '../remedy.ts';

/**
 * The description as its author meant it: misspelt members under their names, what stands in the wrong object in the
 * right one. Null where edits exclude one another.
 */
export function asMeant({ rootPlace, lookUp }: Description, edits: readonly Edit[]): Description | null {
  try {
    const changed = new ChangedFiles(edits);
    const root = changed.changed(rootPlace.file);
    return readDescription({
      root,
      lookUp: (name) => {
        const file = lookUp(name);
        return file === undefined ? undefined : changed.changed(file);
      },
    });
  } catch (error) {
    if (error instanceof Conflict) return null;
    throw error;
  }
}

/** What the author of a fault likely meant to write; none where nobody can know. */
export function meantEdits(fault: Fault): readonly Edit[] {
  const { place, kind } = fault;
  if (fault.fault === 'unknown member') {
    const name = fault.meant ?? meantName(kind, fault.name);
    if (name !== null) return [rename(place, 'key', name)];
    return fault.belongsIn === null ? [] : moved(place, fault.belongsIn);
  }
  if (fault.fault === 'missing' && kind === 'parameter' && fault.names.join() === 'required') {
    return [set(below(place, 'required'), true)];
  }
  const value =
    fault.fault === 'wrong value' && fault.name !== '$ref' ? meantValue(fault.value, fault.type) : undefined;
  return value === undefined ? [] : [set(place, value)];
}

/** The name of a path without its slash, and of a range of statuses in lower case. */
function meantName(kind: string, name: string): string | null {
  if (kind === 'paths') return `/${name}`;
  return kind === 'responses' && /^[1-5]xx$/i.test(name) ? name.toUpperCase() : null;
}

function moved(place: Place, holder: string): readonly Edit[] {
  const { parent, key } = place;
  if (parent === null) return [];
  const target = below(parent, holder, ...(holder === 'content' ? ['application/json'] : []), key);
  return [remove(place), set(target, valueAt(place))];
}
