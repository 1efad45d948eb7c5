import type { Description } from '../../model/description/description.ts';
import type { Place } from '../../model/description/place.ts';
import { appendTo } from '../../model/lib/group-by.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { splitWords } from '../../model/text/words/split-words.ts';
import {
  type ComponentReference,
  mostUsedFirst,
  placeReference,
  referenceAt,
  referenceTo,
  type SharedComponent,
} from './shared-component.ts';

export const LANGUAGE_HEADER = 'Content-Language';

/** The header as the conventions have it. */
const COMPONENT: Omit<SharedComponent, 'fits'> = {
  kind: 'headers',
  name: 'ContentLanguage',
  value: {
    description: 'Language of the texts in the body.',
    schema: {
      type: 'string',
      minLength: 2,
      maxLength: 35,
      pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$',
      default: 'en-US',
    },
    example: 'en-US',
  },
};

/** A component does as well that another response has under this header's name, or that is called so. */
const componentFor = memoize(({ responses }: Description): SharedComponent => {
  const used = new Set(
    responses.flatMap(({ headers }) =>
      headers.flatMap(({ key, node }) =>
        key.toLowerCase() === LANGUAGE_HEADER.toLowerCase() ? (node?.value ?? []) : [],
      ),
    ),
  );
  return {
    ...COMPONENT,
    fits: (header, name) => used.has(header) || splitWords(name).join('') === 'contentlanguage',
  };
});

/** The header to which most responses refer, in whatever file it stands; null where none refers to any. */
const mostReferred: (description: Description) => Place | null = memoize(({ responses }) => {
  const uses = new Map<Place, Place[]>();
  for (const { key, place, node } of responses.flatMap(({ headers }) => headers)) {
    if (key.toLowerCase() !== LANGUAGE_HEADER.toLowerCase() || node === null || referenceAt(place) === null) continue;
    appendTo(uses, node.place, node.place);
  }
  return mostUsedFirst(uses)[0] ?? null;
});

/**
 * Refers from a response to the header Content-Language: to the one to which most responses refer, else to a component. Null where the
 * response's file cannot name that of the header.
 */
export function languageReference(response: Place, description: Description): ComponentReference | null {
  const known = mostReferred(description);
  const $ref = known === null ? null : placeReference(known, response);
  return $ref === null ? referenceTo(componentFor(description), response, description) : { $ref, edits: [] };
}
