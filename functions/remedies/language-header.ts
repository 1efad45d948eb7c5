import type { Description } from '../../model/description/description.ts';
import type { Place } from '../../model/description/place.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { splitWords } from '../../model/text/words/split-words.ts';
import {
  type ComponentReference,
  mostReferred,
  referenceTo,
  referenceToKnown,
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

/** The header to which most responses refer; null where none refers to any. */
const mostReferredHeader: (description: Description) => Place | null = memoize(({ responses }) =>
  mostReferred(
    responses
      .flatMap(({ headers }) => headers)
      .filter(({ key }) => key.toLowerCase() === LANGUAGE_HEADER.toLowerCase())
      .flatMap(({ place, node }) => (node === null ? [] : [{ place, target: node.place }])),
  ),
);

/**
 * Refers from a response to the header Content-Language: to the one to which most responses refer, else to a component.
 * Null where the response's file cannot name that of the header.
 */
export function languageReference(response: Place, description: Description): ComponentReference | null {
  return (
    referenceToKnown(mostReferredHeader(description), response) ??
    referenceTo(componentFor(description), response, description)
  );
}
