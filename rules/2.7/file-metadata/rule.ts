import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { lacking } from '../../../framework/messages.ts';
import { missingMembers, wrongMember } from '../../../functions/messages/object-members.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { mistypedProperties, typePlace } from '../../../model/schemas/mistyped-properties.ts';
import { objectAlternatives } from '../../../model/schemas/object-alternatives.ts';
import { placesMootBy } from '../../../model/schemas/places-of-type.ts';
import { isUsedElsewhere, placeOfFault } from '../../../model/schemas/shared-schemas.ts';
import { toCamelCase } from '../../../model/text/words/name-case.ts';
import { FILE_MEMBERS as MEMBERS } from '../../../model/types/prescribed-members.ts';
import { uploadResponses } from './upload-responses.ts';

const NAMES = Object.keys(MEMBERS);

/** An upload answers with the metadata of the file. */
export default defineRule({
  id: 'file-metadata',
  statements: ['2.7/file-metadata'],
  severity: 'error',
  summary: 'An upload answers with the metadata of the file: id, created_at, size, url and type.',
  why: 'A client needs the URI to refer to the file later, and the size and type to see that it arrived whole.',
  group: 'wantsNoNumber',
  subjects: uploadResponses,
  judge: ({ schema, response, uses }) => {
    if (schema === null) {
      const message = `this answer to an upload has no body; give it the file metadata (${NAMES.join(', ')})`;
      return { message, covers: response === undefined ? [] : [response.place] };
    }
    const resource = otherResource(schema, uses);
    if (resource !== null) return resource;
    return objectAlternatives(schema).flatMap(({ schema: at, properties, complete }): Violation[] => {
      const missing = complete ? NAMES.filter((name) => !properties.has(name)) : [];
      const absent =
        missing.length === 0
          ? []
          : [
              {
                message: missingMembers('the answer to an upload', missing, MEMBERS, properties),
                at: at.place,
                covers: missing.flatMap((name) => placesOfOtherSpelling(name, properties)),
              },
            ];
      const wrong = mistypedProperties(properties, MEMBERS).map((member) => ({
        message: wrongMember('the answer to an upload', member, MEMBERS),
        at: member.place,
        covers: member.moot,
      }));
      return [...absent, ...wrong];
    });
  },
});

/**
 * What is said where uploads answer with a schema that others use as well: it is that of something else, and right
 * there. Null where it is of files.
 */
function otherResource(schema: SchemaNode, uses: readonly SchemaUse[]): Violation | null {
  const [first] = uses;
  if (first === undefined || !isUsedElsewhere(schema, (use) => uses.includes(use))) return null;
  const { properties, complete } = effectiveSchema(schema);
  const missing = NAMES.filter((name) => !properties.has(name));
  if (!complete || missing.length < 2) return null;
  const message = `this answer to an upload is what others answer with, and has ${lacking(missing)}; answer with the file metadata (${NAMES.join(', ')})`;
  return { message, at: first.place, places: uses.map(({ place }) => place) };
}

/**
 * Where a property stands that has the name in camelCase, or `href` for `url`, and its type: another rule may take it
 * for a property of its own.
 */
function placesOfOtherSpelling(name: string, properties: ReadonlyMap<string, SchemaUse>): Place[] {
  const use = properties.get(name === 'url' ? 'href' : (toCamelCase(name) ?? name));
  return use === undefined ? [] : [use.place, typePlace(use), placeOfFault(use, 'type'), ...placesMootBy(use)];
}
