import { defineFunction } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import type { Description } from '../model/description.ts';
import { effectiveSchema } from '../model/effective-schema.ts';
import { isCamelCase, toCamelCase } from '../model/name-forms.ts';
import type { ParameterNode } from '../model/nodes.ts';
import { below, type Place } from '../model/place.ts';

/** A name that stands in a query, where it is written. */
interface QueryName {
  readonly name: string;
  readonly place: Place;
}

/** Names in a query are camelCase: those of query parameters, and of the properties that an object parameter spreads. */
export default defineFunction<QueryName>({
  name: 'queryNames',
  options: null,
  subjects: ({ parameters }: Description) => {
    const ofQueries = parameters.filter(({ location }) => location === 'query');
    const names = [...ofQueries.flatMap(ownName), ...ofQueries.flatMap(spreadNames)];
    return [...new Map(names.map((name) => [name.place, name])).values()];
  },
  judge: ({ name }) => {
    if (isCamelCase(name)) return null;
    const camel = toCamelCase(name);
    const remedy =
      camel === null ? 'write letters and digits only, beginning with a lower-case letter' : `write ${camel}`;
    return { message: `query parameter ${quote(name)} is not camelCase; ${remedy}` };
  },
});

function ownName({ name, place }: ParameterNode): QueryName[] {
  return name === null ? [] : [{ name, place: below(place, 'name') }];
}

function spreadNames({ schema, value }: ParameterNode): QueryName[] {
  if (schema === null || schema.target === null || !spreads({ schema, value })) return [];
  const { properties } = effectiveSchema(schema.target);
  return [...properties].map(([name, use]) => ({ name, place: use.place }));
}

/** With style form and explode, which are the defaults, an object's properties stand in the query as names of their own. */
function spreads({ schema, value }: Pick<ParameterNode, 'schema' | 'value'>): boolean {
  if (schema === null || schema.target === null || value.explode === false) return false;
  const { types, properties } = effectiveSchema(schema.target);
  const isForm = value.style === undefined || value.style === 'form';
  return isForm && properties.size > 0 && types.every((type) => type === 'object' || type === 'null');
}
