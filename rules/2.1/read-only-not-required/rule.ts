import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { asArray } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { requestSchemasOf } from '../../../model/operations/request-schemas.ts';
import { isReadOnlyProperty } from '../../../model/schemas/read-only.ts';

/** An entry of `required`. */
interface RequiredName {
  readonly name: string;
  readonly place: Place;
  readonly object: SchemaNode;
}

/** What clients send is not required to have a readOnly property. */
export default defineRule({
  id: 'read-only-not-required',
  statements: ['2.1/read-only-not-required'],
  severity: 'warn',
  summary: 'A readOnly property is not required of a request.',
  why: 'A client cannot send a value that only the service sets; validators and generated clients demand it all the same.',
  subjects: (description) => [...requestSchemasOf(description)].filter(describesValue).flatMap(requiredNames),
  judge: ({ name, object }) => {
    if (!isReadOnlyProperty(name, object)) return null;
    return {
      message: `${plain(name)} is required in a request and readOnly; take it out of required, or describe responses apart`,
    };
  },
});

function requiredNames(object: SchemaNode): RequiredName[] {
  return asArray(object.value.required).flatMap((name, index) =>
    typeof name === 'string' ? [{ name, place: below(object.place, 'required', index), object }] : [],
  );
}
