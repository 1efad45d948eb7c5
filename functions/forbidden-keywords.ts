import { defineFunction } from '../framework/define-function.ts';
import { has } from '../model/json.ts';
import type { SchemaNode } from '../model/nodes.ts';
import { below } from '../model/place.ts';

export interface ForbiddenKeywordsOptions {
  /** Keywords that no schema may have, each with what to write instead. */
  readonly keywords: Readonly<Record<string, string>>;
  /** Those of the keywords that belong together, so that the first one found speaks for all. */
  readonly together?: readonly string[];
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
      together: { type: 'array', items: { type: 'string' } },
    },
  },
  subjects: ({ schemas }) => schemas,
  judge: ({ value, place }, { keywords, together = [] }) => {
    const found = Object.keys(keywords).filter((keyword) => has(value, keyword));
    const first = found.find((keyword) => together.includes(keyword));
    const told = found.filter((keyword) => keyword === first || !together.includes(keyword));
    return told.map((keyword) => ({
      message: `this schema uses ${keyword}; ${keywords[keyword]}`,
      at: below(place, keyword),
    }));
  },
});
