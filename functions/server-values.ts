import { defineFunction } from '../framework/define-function.ts';
import { plain } from '../framework/messages.ts';
import type { SchemaUse } from '../model/nodes.ts';
import { creationProperties, isWrittenServerValue } from '../model/server-values.ts';

/** The body of a creation (POST on what surely is a collection) leaves out what only the service sets. */
export default defineFunction<SchemaUse>({
  name: 'serverValues',
  options: null,
  subjects: creationProperties,
  judge: (property) => {
    if (!isWrittenServerValue(property)) return null;
    return {
      message: `${plain(String(property.key))} stands in the body of a POST, though the service sets it; mark it readOnly or leave it out`,
    };
  },
});
