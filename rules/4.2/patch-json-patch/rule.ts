import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, quote } from '../../../framework/messages.ts';
import { operationChooser } from '../../../framework/operation-choice.ts';
import type { Description } from '../../../model/description/description.ts';
import { asObject, has } from '../../../model/description/json.ts';
import type { RequestBodyNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { hasContent } from '../../../model/operations/body-content.ts';
import { JSON_PATCH } from '../../../model/operations/json-patch.ts';
import { type BodyUse, faultPlaces, requestBodyUses } from '../../../model/operations/shared-bodies.ts';
import { hasBrokenReference, sameValueSchemas } from '../../../model/schemas/composition.ts';
import { admittedTypes } from '../../../model/schemas/schema-types.ts';
import { essence } from '../../../model/text/standards/media-type.ts';

/** A PATCH without a request body (`body` null), or a request body of PATCH. */
interface Subject {
  readonly place: Place;
  readonly body: RequestBodyNode | null;
  /** The operations that take the body, and those of them that are judged. */
  readonly uses: readonly BodyUse[];
  readonly patches: readonly BodyUse[];
}

/**
 * PATCH on a resource takes a patch document: an array, in a media type of its own. In a body that other operations
 * take as well, only plain JSON is reported, since other media types are right for none of them (`json-bodies`).
 */
export default defineRule({
  id: 'patch-json-patch',
  statements: ['4.2/patch-json-patch'],
  severity: 'error',
  summary: 'PATCH takes application/json-patch+json, an array of JSON Patch operations.',
  why: 'A partial object does not distinguish a field that is to be removed from one that is left alone; a JSON Patch says each change.',
  yieldsTo: ['patch-media-type'],
  subjects,
  judge: ({ body, uses, patches }) => {
    if (body === null || !hasContent(body)) return { message: `PATCH has no request body; take ${JSON_PATCH}` };
    return Object.keys(asObject(body.value.content)).flatMap((key): Violation[] => {
      if (essence(key) === JSON_PATCH) return wrongSchema(body, key);
      if (essence(key) !== 'application/json' && patches.length < uses.length) return [];
      const message = `PATCH takes ${quote(key)}; take ${JSON_PATCH}, an array of JSON Patch operations`;
      return faultPlaces(below(body.place, 'content', key), uses, patches).map((at) => ({ message, at }));
    });
  },
});

function subjects(description: Description): Subject[] {
  const isPatch = operationChooser(description, { methods: ['patch'], exceptClasses: ['action', 'search'] });
  // An operation without any response is an incomplete description.
  const complete = description.operations.filter((one) => one.responses.length > 0 && isPatch(one));
  const without = complete.filter(({ requestBody }) => requestBody === null);
  return [
    ...without.map(({ place }): Subject => ({ place, body: null, uses: [], patches: [] })),
    ...[...requestBodyUses(description)].flatMap(([body, uses]): Subject[] => {
      const patches = uses.filter(({ operation }) => isPatch(operation));
      return patches.length === 0 ? [] : [{ place: body.place, body, uses, patches }];
    }),
  ];
}

function wrongSchema({ content }: RequestBodyNode, key: string): Violation[] {
  const mediaType = content.find((entry) => entry.name === key)?.mediaType;
  if (mediaType === undefined || has(mediaType.value, 'itemSchema')) return [];
  const { schema, place, value } = mediaType;
  const name = 'the body of PATCH';
  const remedy = 'make it an array of JSON Patch operations';
  const given = value.schema;
  if (given === undefined) return [{ message: `${name} has no schema, so it may be anything; ${remedy}`, at: place }];
  const at = below(place, 'schema');
  if (given === true || given === null) {
    return [{ message: `the schema ${quote(given)} of ${name} admits anything; ${remedy}`, at }];
  }
  const target = schema?.target ?? null;
  if (target === null) return [];
  const types = admittedTypes(target);
  if (types === null && sameValueSchemas(target).some(hasBrokenReference)) return [];
  if (types === null) return [{ message: `the schema does not say that ${name} is an array; ${remedy}`, at }];
  const others = [...types].filter((type) => type !== 'array' && type !== 'null');
  return others.length === 0 ? [] : [{ message: `${name} is of type ${listed(others, 'or')}; ${remedy}`, at }];
}
