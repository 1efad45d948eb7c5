import { defineFunction } from '../../../framework/define-function.ts';
import { listed, plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { SchemaUse } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { isRequestHeader, isSameHeader } from '../../../model/operations/header-names.ts';
import { schemaUsesOf } from '../../../model/schemas/fields.ts';
import { typePlace } from '../../../model/schemas/mistyped-properties.ts';
import { admittedTypes, isUntyped, type SchemaType, TYPES } from '../../../model/schemas/schema-types.ts';

export interface HeaderTypeOptions {
  /** Name of the header in requests and responses, in any case. */
  readonly header: string;
  readonly type: SchemaType;
}

/** The schema of a header, where the header uses it. */
interface Subject {
  readonly place: Place;
  readonly use: SchemaUse;
}

/** The values of a header are of one type. Null is another rule's matter. */
export default defineFunction<Subject, HeaderTypeOptions>({
  name: 'headerType',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['header', 'type'],
    properties: { header: { type: 'string' }, type: { enum: [...TYPES] } },
  },
  subjects: (description, { header }) => schemasOf(header, description).map((use) => ({ place: use.place, use })),
  judge: ({ use }, { header, type }) => {
    if (use.target === null) return null;
    if (isUntyped(use.target)) return { message: `${plain(header)} names no type; make it a ${type}` };
    const types = admittedTypes(use.target);
    const others = [...(types ?? [])].filter((one) => one !== type && one !== 'null');
    if (others.length === 0) return null;
    return { message: `${plain(header)} is of type ${listed(others, 'or')}; make it a ${type}`, at: typePlace(use) };
  },
});

function schemasOf(header: string, { parameters, responses }: Description): SchemaUse[] {
  const sent = parameters.filter((parameter) => isRequestHeader(parameter, header));
  const answered = responses.flatMap(({ headers }) => headers).filter(({ key }) => isSameHeader(key, header));
  const nodes = [...sent, ...answered.flatMap(({ node }) => node ?? [])];
  return [...new Set(nodes.flatMap(schemaUsesOf))];
}
