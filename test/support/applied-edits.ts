import { withAllNames } from '../../edits/names/all-names.ts';
import { ChangedFiles } from '../../framework/changes/changed-files.ts';
import type { Edit } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { below, type Place } from '../../model/description/place.ts';
import { describeText } from './lint-text.ts';

/** Makes edits for places, which are named by their keys: `components schemas A`. */
type EditsAt = (at: (path: string) => Place) => readonly Edit[];

/** What a description comes to with edits and everything that names the same things. */
export function appliedEdits(text: string, edits: EditsAt): unknown {
  const description = describeText(text);
  const all = withAllNames(
    edits((path) => placeAt(description, path)),
    description,
  );
  return new ChangedFiles(all).changed(description.rootPlace.file).data;
}

function placeAt({ rootPlace }: Description, path: string): Place {
  return below(rootPlace, ...path.split(' ').map((key) => (/^\d+$/.test(key) ? Number(key) : key)));
}
