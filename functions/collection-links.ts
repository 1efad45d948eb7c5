import { defineFunction } from '../framework/define-function.ts';
import { annotated } from '../model/annotations.ts';
import { arrayNames, type CollectionSchema, collectionSchemas } from '../model/collection-response.ts';
import { describersWithin } from '../model/families.ts';
import { bodyNames } from '../model/json-bodies.ts';
import { looseLinks } from '../model/loose-links.ts';
import type { SchemaNode } from '../model/nodes.ts';
import type { Place } from '../model/place.ts';

interface Subject extends CollectionSchema {
  readonly place: Place;
  /** The schemas of bodies that carry links in one way or another. */
  readonly linked: ReadonlySet<SchemaNode>;
}

/**
 * A collection response defines the links from page to page. One that carries links otherwise is left to the rule about
 * that, one that holds no array to the rule about items, and one that is annotated as not paged has no pages.
 */
export default defineFunction<Subject>({
  name: 'collectionLinks',
  options: null,
  subjects: (description) => {
    const loose = new Set(looseLinks(description).map(({ holder }) => holder));
    return collectionSchemas(description)
      .filter(({ operations }) => operations.some(({ operation }) => annotated(operation.place, 'paged') !== false))
      .map((schema) => ({
        ...schema,
        place: schema.base.place,
        linked: new Set(schema.bodies.filter((body) => carriesLinks(body, loose))),
      }));
  },
  judge: ({ items, bodies, linked }) => {
    const message = 'this collection response defines no links; define an array links for first, next, prev and the like';
    const lacking = bodies.filter((body) => !linked.has(body) && (items !== null || arrayNames(body).length > 0));
    return lacking.length === bodies.length ? { message } : lacking.map(({ place }) => ({ message, at: place }));
  },
});

function carriesLinks(body: SchemaNode, loose: ReadonlySet<SchemaNode>): boolean {
  return bodyNames(body).has('links') || describersWithin(body).some((part) => loose.has(part));
}
