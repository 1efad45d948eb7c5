import { defineFunction } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import type { ParameterNode } from '../model/nodes.ts';
import { below } from '../model/place.ts';

/** No query parameter is required. */
export default defineFunction<ParameterNode>({
  name: 'queryOptional',
  options: null,
  subjects: ({ parameters }) => parameters.filter(({ location }) => location === 'query'),
  judge: ({ name, value, place }) => {
    if (value.required !== true) return null;
    const message = `query parameter ${quote(name)} is required; make it optional, and document what holds without it`;
    return { message, at: below(place, 'required') };
  },
});
