import { type Edit, rename, renamesKey, set } from '../../framework/remedy.ts';
import { valueAt } from '../../model/description/value-at.ts';

export type Rename = Extract<Edit, { edit: 'rename' }>;

/** The name that is to be another one. */
export function nameAt(edit: Rename): string {
  return String(renamesKey(edit) ? edit.place.key : valueAt(edit.place));
}

/** The new name where the old one is written: as a key, or as a value. */
export function here(edit: Rename): Edit {
  return renamesKey(edit) ? rename(edit.place, 'key', edit.to) : set(edit.place, edit.to);
}
