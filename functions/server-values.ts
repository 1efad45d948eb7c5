import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import { plain } from '../framework/messages.ts';
import { isSent } from '../model/operations/sent-schemas.ts';
import { creationProperties, isWrittenServerValue } from '../model/resources/server-set-properties.ts';

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['sharedWithResponses'],
  properties: {
    sharedWithResponses: {
      description: 'Judges only properties that responses have as well, by the same schema.',
      type: 'boolean',
    },
  },
} as const satisfies JSONSchema;

/**
 * The body of a creation (POST on a collection) leaves out properties that only the service sets, or marks them
 * readOnly.
 */
export default defineFunction({
  name: 'serverValues',
  options: OPTIONS,
  subjects: creationProperties,
  judge: (property, { sharedWithResponses }, description) => {
    const shared = property.holder !== null && isSent(property.holder, description);
    if ((sharedWithResponses && !shared) || !isWrittenServerValue(property, description)) return null;
    const remedy = shared ? 'mark it readOnly, since responses have it too' : 'leave it out';
    return {
      message: `${plain(String(property.key))} stands in the body of a POST, though the service sets it; ${remedy}`,
    };
  },
});
