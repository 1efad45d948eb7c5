import { defineFunction } from '../../../framework/define-function.ts';
import { listed, quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { isObject, member } from '../../../model/description/json.ts';
import type { SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { linkedBodies } from '../../../model/links/linked-bodies.ts';
import { linksArrayAt } from '../../../model/links/links.ts';
import { bodyProperties } from '../../../model/operations/body-properties.ts';
import { type JsonBody, jsonBodies } from '../../../model/operations/json-bodies.ts';
import { sameValueSchemas } from '../../../model/schemas/composition.ts';
import { enumValues } from '../../../model/schemas/listed-values.ts';

export interface SelfLinkOptions {
  /** The relation that the links of a created resource include. */
  readonly relation: string;
}

/** Relation names that links of created resources can have, or do have in an example. */
interface Subject {
  readonly place: Place;
  /** Null where an example has no links at all. */
  readonly names: readonly unknown[] | null;
  readonly shown: boolean;
}

/** The links of what an operation created (201) include one of a certain relation: in lists of relations, and in examples. */
export default defineFunction<Subject, SelfLinkOptions>({
  name: 'selfLink',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['relation'],
    properties: { relation: { type: 'string' } },
  },
  subjects: (description) => {
    const created = createdBodies(description);
    return [...listedRelations(created), ...shownRelations(created, description)];
  },
  judge: ({ names, shown }, { relation }) => {
    const example = `this example of a created resource has`;
    const remedy = `show one with rel ${quote(relation)}`;
    if (names === null) return { message: `${example} no links; ${remedy}` };
    const texts = names.filter((name) => typeof name === 'string');
    // A name in capitals is a matter of 2.1/rel-lower-case.
    if (texts.some((name) => name.toLowerCase() === relation)) return null;
    const found = listed(texts.slice(0, 5).map(quote), shown ? 'and' : 'or');
    if (!shown) return { message: `links of a created resource can only be ${found}; list ${quote(relation)} as well` };
    return {
      message: found === '' ? `${example} no link; ${remedy}` : `${example} only the links ${found}; ${remedy}`,
    };
  },
});

/** Of 201, less those that need no links. */
function createdBodies(description: Description): JsonBody[] {
  const linked = new Set(linkedBodies(description).flatMap(({ schema }) => schema));
  return jsonBodies(description).filter(({ response, schema }) => response.key === '201' && linked.has(schema));
}

/** The lists of relation names in the schemas, each once. */
function listedRelations(created: readonly JsonBody[]): Subject[] {
  const links = created.flatMap(({ schema }) => bodyProperties(schema, 'links'));
  const items = targets(links.flatMap((use) => linksArrayAt(use)?.items ?? []));
  const relations = new Set(targets(items.flatMap((item) => bodyProperties(item, 'rel'))).flatMap(sameValueSchemas));
  return [...relations].flatMap(({ value, place }) => {
    const names = enumValues(value);
    if (names === null) return [];
    return [{ place: below(place, Array.isArray(value.enum) ? 'enum' : 'const'), names, shown: false }];
  });
}

/**
 * The arrays of links in examples of the bodies and of their schemas. An example of a body that has none is judged as well;
 * one of a schema may show what clients send.
 */
function shownRelations(created: readonly JsonBody[], description: Description): Subject[] {
  const linked = created.filter(({ schema }) =>
    bodyProperties(schema, 'links').some((use) => linksArrayAt(use) !== null),
  );
  const bodies = new Set(linked.map(({ mediaType }) => mediaType.value));
  const schemas = new Set(created.map(({ schema }) => schema.value));
  const shown = new Map<unknown, Subject>();
  for (const { value, place, holder } of description.examples) {
    const links = member(value, 'links');
    if (Array.isArray(links) && (bodies.has(holder) || schemas.has(holder))) {
      shown.set(links, { place: below(place, 'links'), names: links.map((link) => member(link, 'rel')), shown: true });
    } else if (links === undefined && isObject(value) && bodies.has(holder)) {
      shown.set(value, { place, names: null, shown: true });
    }
  }
  return [...shown.values()];
}

function targets(uses: readonly SchemaUse[]): SchemaNode[] {
  return uses.flatMap(({ target }) => (target === null ? [] : [target]));
}
