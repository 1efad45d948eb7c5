import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { asArray, asObject } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { requestSchemasOf } from '../../../model/operations/request-schemas.ts';
import { isReadOnlyProperty } from '../../../model/schemas/read-only.ts';

/** An entry of `required`, or of a list of `dependentRequired`. */
interface RequiredName {
  readonly name: string;
  readonly place: Place;
  readonly object: SchemaNode;
  readonly list: string;
}

/** What clients send is not required to have a readOnly property. */
export default defineRule({
  id: 'read-only-not-required',
  statements: ['2.1/read-only-not-required'],
  severity: 'warn',
  summary: 'A readOnly property is not required of a request.',
  why: 'A client cannot send a value that only the service sets; validators and generated clients demand it all the same.',
  subjects: (description) => [...requestSchemasOf(description)].filter(describesValue).flatMap(requiredNames),
  judge: ({ name, object, list }) => {
    if (!isReadOnlyProperty(name, object)) return null;
    return {
      message: `${plain(name)} is required in a request and readOnly; take it out of ${list}, or describe responses apart`,
    };
  },
});

function requiredNames(object: SchemaNode): RequiredName[] {
  return [...namesIn(object, 'required', []), ...DEPENDING.flatMap((keyword) => dependentNames(object, keyword))];
}

/** The keyword of JSON Schema 2019-09 and later, and the one before. */
const DEPENDING = ['dependentRequired', 'dependencies'];

/** What is required beside another property, unless clients do not send that one either. */
function dependentNames(object: SchemaNode, keyword: string): RequiredName[] {
  return Object.keys(asObject(object.value[keyword])).flatMap((key) =>
    isReadOnlyProperty(key, object) ? [] : namesIn(object, keyword, [key]),
  );
}

function namesIn(object: SchemaNode, keyword: string, keys: readonly string[]): RequiredName[] {
  const list = keys.reduce((value, key) => asObject(value)[key], object.value[keyword]);
  return asArray(list).flatMap((name, index) =>
    typeof name === 'string'
      ? [{ name, place: below(object.place, keyword, ...keys, index), object, list: keyword }]
      : [],
  );
}
