import { defineFunction } from '../../../framework/define-function.ts';
import type { Violation } from '../../../framework/finding.ts';
import { missingMembers, wrongMember } from '../../../functions/messages/object-members.ts';
import { mistypedProperties, type PropertyTypes } from '../../../model/schemas/mistyped-properties.ts';
import { objectAlternatives } from '../../../model/schemas/object-alternatives.ts';
import { TYPES } from '../../../model/schemas/schema-types.ts';
import { type FileAnswer, fileAnswers } from './upload-responses.ts';

export interface UploadAnswersOptions {
  /** The properties of file metadata, with their types. */
  readonly members: PropertyTypes;
}

/** An upload answers with the metadata of the file. */
export default defineFunction<FileAnswer, UploadAnswersOptions>({
  name: 'uploadAnswers',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['members'],
    properties: { members: { type: 'object', additionalProperties: { enum: [...TYPES] } } },
  },
  subjects: fileAnswers,
  judge: ({ schema }, { members }) => {
    if (schema === null) {
      const names = Object.keys(members).join(', ');
      return { message: `this answer to an upload has no body; give it the file metadata (${names})` };
    }
    return objectAlternatives(schema).flatMap(({ schema: at, properties, complete }): Violation[] => {
      const missing = complete ? Object.keys(members).filter((name) => !properties.has(name)) : [];
      const wrong = mistypedProperties(properties, members);
      return [
        ...(missing.length === 0
          ? []
          : [{ message: missingMembers('the answer to an upload', missing, members, properties), at: at.place }]),
        ...wrong.map((member) => ({
          message: wrongMember('the answer to an upload', member, members),
          at: member.place,
        })),
      ];
    });
  },
});
