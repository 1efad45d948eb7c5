import type { Edit } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { mentionsOfValues } from './mentions.ts';
import { here, type Rename } from './name-at.ts';
import { namesOfParameter } from './parameters.ts';
import { namesOfPath } from './paths.ts';
import { namesOfProperty } from './properties.ts';
import { namesOfComponent, references } from './references.ts';
import { namesOfValue } from './values.ts';

/** The edits with all that names the same things: renames of keys only, and values that are written. */
export function withAllNames(edits: readonly Edit[], description: Description): Edit[] {
  const ofValues = edits.filter((edit) => edit.edit === 'rename' && edit.of === 'value') as Rename[];
  return [
    ...edits.flatMap((edit) => (edit.edit === 'rename' ? allNames(edit, description) : [edit])),
    ...mentionsOfValues(ofValues, description),
  ];
}

function allNames(edit: Rename, description: Description): Edit[] {
  const { place, to } = edit;
  switch (edit.of) {
    case 'property':
      return namesOfProperty(edit, description).flatMap((one) =>
        one.edit === 'rename' ? [one, ...references(one.place, one.to, description)] : [one],
      );
    case 'parameter':
      return namesOfParameter(edit, description);
    case 'component':
      return [here(edit), ...references(place, to, description), ...namesOfComponent(place, to, description)];
    case 'path':
      return namesOfPath(edit, description);
    case 'value':
      return namesOfValue(edit, description);
    default:
      return [here(edit)];
  }
}
