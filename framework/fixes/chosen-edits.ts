import type { Description } from '../../model/description/description.ts';
import { schemaAt } from '../../model/description/schema-at.ts';
import { groupBy } from '../../model/lib/group-by.ts';
import { keywordOf } from '../../model/schemas/keywords.ts';
import { type Edit, type Remedy, set } from '../remedy.ts';
import { type Defaults, defaultOf, fitsWritten } from './defaults.ts';
import { isWithoutEffect } from './effect.ts';
import type { FixContext } from './rule-fix.ts';

/** Edits of which nothing is left to choose, or why there are none: a clause without a full stop. */
export type Choice = { readonly edits: Remedy; readonly isByDefault: boolean } | { readonly refused: string };

/**
 * The edits with the project's own values in place of those that are only proposed. What is proposed and demands
 * nothing stays: a `minLength` of 0. Refused where the project has no value, or none that fits what is written there.
 */
export function chosenEdits(edits: Remedy, { description, defaults = {} }: FixContext): Choice {
  if (!edits.some(isProposal)) return { edits, isByDefault: false };
  const chosen = edits.map((edit) => (isProposal(edit) ? chosenEdit(edit, description, defaults) : edit));
  const refused = chosen.find((one) => typeof one === 'string');
  if (typeof refused === 'string') return { refused };
  const written = chosen.filter((one) => typeof one !== 'string');
  if (written.every((edit, index) => edit === edits[index])) return { edits, isByDefault: false };
  const crossed = crossedBounds(written, description);
  return crossed === null ? { edits: written, isByDefault: true } : { refused: crossed };
}

type Proposal = Extract<Edit, { edit: 'set' }>;

function isProposal(edit: Edit): edit is Proposal {
  return edit.edit === 'set' && edit.isProposal === true;
}

/** The edit with the project's value; a text says why there is none. */
function chosenEdit(edit: Proposal, description: Description, defaults: Defaults): Edit | string {
  const { place } = edit;
  const keyword = String(place.key);
  if (keyword === 'format') return ofFormat(edit, defaults);
  const node = place.parent === null || hasNone(defaults) ? undefined : schemaAt(place.parent, description);
  const own = node === undefined ? null : defaultOf(keyword, node, defaults);
  if (own !== null && node !== undefined && fitsWritten(keyword, own.value, node, description)) {
    return set(place, own.value);
  }
  if (isWithoutEffect(edit, description)) return edit;
  if (own === null) return `nothing shows which ${keyword} is right, and .lintel.yaml gives no default`;
  return `the default ${own.value} of ${own.setting} does not fit a value that is written here`;
}

/** True for a project that says nothing: most of them. */
function hasNone(defaults: Defaults): boolean {
  for (const _ in defaults) return false;
  return true;
}

/** A format of 32 bits is right where the project's integers have so many. */
function ofFormat(edit: Edit, { integer: { minimum, maximum } = {} }: Defaults): Edit | string {
  const isSaid = minimum !== undefined && maximum !== undefined;
  return isSaid ? edit : 'nothing shows which format is right, and .lintel.yaml gives no default bounds of integers';
}

const PAIRS = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minimum', 'maximum'],
] as const;

/** Why the bounds of a schema would leave no room; null where they leave some. */
function crossedBounds(edits: Remedy, description: Description): string | null {
  const bySchema = groupBy(edits, ({ place }) =>
    place.parent === null ? undefined : schemaAt(place.parent, description),
  );
  for (const [schema, own] of bySchema) {
    if (schema === undefined) continue;
    const written = new Map(own.map((edit) => [edit.place.key, edit.edit === 'set' ? edit.value : undefined]));
    for (const [lower, upper] of PAIRS) {
      const [least, most] = [lower, upper].map((keyword) => written.get(keyword) ?? keywordOf(schema, keyword)?.value);
      if (typeof least === 'number' && typeof most === 'number' && least > most)
        return `with the default, ${lower} would be ${least} and ${upper} ${most}`;
    }
  }
  return null;
}
