import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { isObject, member } from '../../../model/description/json.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { usedSchemas } from '../../../model/description/used-schemas.ts';
import { linkedBodies } from '../../../model/links/linked-bodies.ts';
import { linksArrayAt } from '../../../model/links/links.ts';
import { bodyProperties } from '../../../model/operations/body-properties.ts';
import { type JsonBody, jsonBodies } from '../../../model/operations/json-bodies.ts';
import { sameValueSchemas } from '../../../model/schemas/composition.ts';
import { enumValues } from '../../../model/schemas/listed-values.ts';

/** The relation names that links of a created resource can have by their schema. */
interface ListedRelations {
  readonly place: Place;
  readonly names: readonly unknown[];
}

/** The relation names of the links in an example of a created resource; null where it has no links at all. */
interface ShownRelations {
  readonly place: Place;
  readonly shown: readonly unknown[] | null;
}

/**
 * The links of what an operation created (201) include self: in lists of relations, and in examples. That the body of
 * 201 has links at all is judged by 4.2/post-created and 7.1/created-body. That self is among them is also in
 * 4.2/post-created, an error; it is reported here, since the note of 2.4/self-link says how a description shows that,
 * and with the severity given there.
 */
export default defineRule({
  id: 'self-link',
  statements: ['2.4/self-link'],
  severity: 'warn',
  summary: 'The links of a created resource include self, in the list of relations and in examples.',
  why: 'No Location header gives the address of the new resource; without self a client has to build the address itself.',
  subjects: (description) => {
    const created = createdBodies(description);
    return [...listedRelations(created), ...shownRelations(created, description)];
  },
  judge: (subject) => ('shown' in subject ? shownFault(subject) : listFault(subject)),
});

function listFault({ names }: ListedRelations): Violation | null {
  if (hasSelf(names)) return null;
  return { message: `links of a created resource can only be ${firstOf(names, 'or')}; list "self" as well` };
}

function shownFault({ shown }: ShownRelations): Violation | null {
  if (shown !== null && hasSelf(shown)) return null;
  const found =
    shown === null ? 'no links' : shown.some(isText) ? `only the links ${firstOf(shown, 'and')}` : 'no link';
  return { message: `this example of a created resource has ${found}; show one with rel "self"` };
}

/** In any case: capitals are reported by 2.1/rel-lower-case. */
function hasSelf(names: readonly unknown[]): boolean {
  return names.some((name) => isText(name) && name.toLowerCase() === 'self');
}

function firstOf(names: readonly unknown[], word: string): string {
  return listed(names.filter(isText).slice(0, 5).map(quote), word);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The bodies of 201 that need links. */
function createdBodies(description: Description): JsonBody[] {
  const linked = new Set(linkedBodies(description).flatMap(({ schema }) => schema));
  return jsonBodies(description).filter(({ response, schema }) => response.key === '201' && linked.has(schema));
}

/** The lists of relation names in the schemas, each once. */
function listedRelations(created: readonly JsonBody[]): ListedRelations[] {
  const links = created.flatMap(({ schema }) => bodyProperties(schema, 'links'));
  const items = usedSchemas(links.flatMap((use) => linksArrayAt(use)?.items ?? []));
  const relations = new Set(
    usedSchemas(items.flatMap((item) => bodyProperties(item, 'rel'))).flatMap(sameValueSchemas),
  );
  return [...relations].flatMap(({ value, place }) => {
    const names = enumValues(value);
    if (names === null) return [];
    return [{ place: below(place, Array.isArray(value.enum) ? 'enum' : 'const'), names }];
  });
}

/**
 * The arrays of links in examples of the bodies and of their schemas. An example of a body that has none is judged as
 * well; one of a schema may show what clients send.
 */
function shownRelations(created: readonly JsonBody[], description: Description): ShownRelations[] {
  const linked = created.filter(({ schema }) =>
    bodyProperties(schema, 'links').some((use) => linksArrayAt(use) !== null),
  );
  const bodies = new Set(linked.map(({ mediaType }) => mediaType.value));
  const schemas = new Set(created.map(({ schema }) => schema.value));
  const shown = new Map<unknown, ShownRelations>();
  for (const { value, place, holder } of description.examples) {
    const links = member(value, 'links');
    if (Array.isArray(links) && (bodies.has(holder) || schemas.has(holder))) {
      shown.set(links, { place: below(place, 'links'), shown: links.map((link) => member(link, 'rel')) });
    } else if (links === undefined && isObject(value) && bodies.has(holder)) {
      shown.set(value, { place, shown: null });
    }
  }
  return [...shown.values()];
}
