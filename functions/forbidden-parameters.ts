import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import { plain } from '../framework/messages.ts';
import { below } from '../model/description/place.ts';
import { isSameHeader } from '../model/operations/header-names.ts';

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['in', 'names'],
  properties: {
    in: { description: 'Where the parameters stand: `header`, `query` …', enum: ['header', 'query', 'cookie', 'path'] },
    names: {
      description: 'Names, in any case for headers, each with what to do instead.',
      type: 'object',
      additionalProperties: { type: 'string' },
    },
  },
} as const satisfies JSONSchema;

/** Certain parameters are not declared. */
export default defineFunction({
  name: 'forbiddenParameters',
  options: OPTIONS,
  subjects: ({ parameters }, options) => parameters.filter(({ location }) => location === options.in),
  judge: ({ name, place }, options) => {
    if (name === null) return null;
    const found = Object.keys(options.names).find((one) => isSameName(one, name, options.in));
    if (found === undefined) return null;
    const message = `the ${options.in} parameter ${plain(name)} is declared; ${options.names[found]}`;
    return { message, at: below(place, 'name') };
  },
});

function isSameName(wanted: string, name: string, location: string): boolean {
  return location === 'header' ? isSameHeader(wanted, name) : wanted === name;
}
