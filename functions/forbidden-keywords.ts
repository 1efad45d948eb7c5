import { defineFunction } from '../framework/define-function.ts';
import { has } from '../model/json.ts';
import type { SchemaNode } from '../model/nodes.ts';
import { below } from '../model/place.ts';

export interface ForbiddenKeywordsOptions {
  /** Keywords that no schema may have, each with what to write instead. */
  readonly keywords: Readonly<Record<string, string>>;
  /** True when the keywords belong together, so that the first one found speaks for all. */
  readonly together?: boolean;
}

/** No schema uses certain keywords of JSON Schema. */
export default defineFunction<SchemaNode, ForbiddenKeywordsOptions>({
  name: 'forbiddenKeywords',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['keywords'],
    properties: {
      keywords: { type: 'object', minProperties: 1, additionalProperties: { type: 'string' } },
      together: { type: 'boolean' },
    },
  },
  subjects: ({ schemas }) => schemas,
  judge: ({ value, place }, { keywords, together }) => {
    const found = Object.keys(keywords).filter((keyword) => has(value, keyword));
    return (together === true ? found.slice(0, 1) : found).map((keyword) => ({
      message: `${keyword} is not used; ${keywords[keyword]}`,
      at: below(place, keyword),
    }));
  },
});
