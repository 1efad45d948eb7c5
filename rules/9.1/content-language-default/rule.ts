import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import { remedied } from '../../../framework/remedied.ts';
import { set } from '../../../framework/remedy.ts';
import { LANGUAGE_HEADER } from '../../../functions/remedies/language-header.ts';
import type { Description } from '../../../model/description/description.ts';
import type { HeaderNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { responseHeaderOf } from '../../../model/operations/header-names.ts';
import { ownResponses } from '../../../model/operations/shared-bodies.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';
import { placeOfFault } from '../../../model/schemas/shared-schemas.ts';

const DEFAULT = 'en-US';

/** The default of Content-Language, where a response of the service gives it one, is en-US. */
export default defineRule({
  id: 'content-language-default',
  statements: ['9.1/content-language'],
  severity: 'error',
  summary: 'The default of the response header Content-Language is en-US.',
  why: 'A client that finds no Content-Language takes the texts for English, in every service alike.',
  subjects: defaultsOf,
  judge: ({ place, value }) => {
    // Language tags are compared in any case (RFC 5646).
    if (String(value).toLowerCase() === DEFAULT.toLowerCase()) return null;
    const words = `write ${quote(DEFAULT)}`;
    // At a type that is used elsewhere as well, only this use is wrong.
    const edits = place.key === 'default' ? [set(place, DEFAULT)] : [];
    return remedied(`the default of ${LANGUAGE_HEADER} is ${quote(value)}`, edits, { words });
  },
});

interface Subject {
  readonly place: Place;
  readonly value: unknown;
}

/** The defaults that schemas give the header, each header once: most responses refer to one. */
function defaultsOf(description: Description): Subject[] {
  const headers = ownResponses(description).flatMap(
    (response) => responseHeaderOf(response, LANGUAGE_HEADER)?.node ?? [],
  );
  return [...new Set(headers)].flatMap(defaultsIn);
}

function defaultsIn({ schema, content }: HeaderNode): Subject[] {
  return [schema, ...content.map(({ mediaType }) => mediaType.schema)].flatMap((use) => {
    const given = use?.target == null ? undefined : keywordOf(use.target, 'default');
    return use === null || given === undefined ? [] : [{ place: placeOfFault(use, 'default'), value: given.value }];
  });
}
