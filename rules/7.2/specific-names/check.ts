import { defineFunction } from '../../../framework/define-function.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString, member } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { byPlace, type Place } from '../../../model/description/place.ts';
import { shownErrorMembers } from '../../../model/errors/error-examples.ts';
import { type ErrorResponse, errorResponses } from '../../../model/errors/error-responses.ts';
import { type ErrorBody, errorBodies } from '../../../model/errors/error-schemas.ts';
import { appendTo } from '../../../model/lib/group-by.ts';
import { sameValueSchemas } from '../../../model/schemas/composition.ts';
import { listedValues, listsStrings } from '../../../model/schemas/listed-values.ts';
import { propertyDefinitions } from '../../../model/schemas/sibling-definitions.ts';
import { examplesOfHolder } from '../../../model/schemas/written-values.ts';
import { patternWords } from '../../../model/text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';

export interface SpecificNamesOptions {
  /** The status of business-rule violations. */
  readonly status: string;
  /** Names that say no more than the status does. */
  readonly generic: readonly string[];
}

/** The responses whose bodies have one schema, which are asked about once. */
interface Subject {
  readonly place: Place;
  readonly responses: readonly ErrorResponse[];
}

/**
 * Asks for the names of the business rules that a response tells of, where it names none but general ones. A body that has no
 * name at all is statement 2.6/error-schema's matter.
 */
export default defineFunction<Subject, SpecificNamesOptions>({
  name: 'specificNamesQuestion',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['status', 'generic'],
    properties: { status: { type: 'string' }, generic: { type: 'array', items: { type: 'string' } } },
  },
  subjects: (description, { status }) => {
    const schemas = new Map(
      errorBodies(description)
        .filter(hasName)
        .map(({ response, mediaType }) => [response.node, mediaType.schema?.target ?? null]),
    );
    const groups = new Map<SchemaNode, ErrorResponse[]>();
    for (const response of errorResponses(description)) {
      const schema = schemas.get(response.node) ?? null;
      if (schema === null || !response.errorUses.some((use) => use.status === status)) continue;
      appendTo(groups, schema, response);
    }
    for (const group of groups.values()) group.sort((left, right) => byPlace(left.node.place, right.node.place));
    return [...groups].map(([{ place }, responses]) => ({ place: responses[0]?.node.place ?? place, responses }));
  },
  judge: ({ responses }, { status, generic }, description) => {
    for (const response of responses) {
      const message = lack(response, status, generic, description);
      if (message !== null) return { message, at: response.node.place };
    }
    return null;
  },
});

function lack(
  response: ErrorResponse,
  status: string,
  generic: readonly string[],
  description: Description,
): string | null {
  const names = [...namesTold(response, description)];
  const general = names.filter((name) => generic.includes(name));
  if (names.length > general.length) return null;
  const fact = general.length > 0 ? `this ${status} is named ${quote(general[0])}` : `this ${status} names no error`;
  return `${fact}; show the specific name and message of each business rule that it stands for`;
}

function hasName({ shape }: ErrorBody): boolean {
  return shape.properties.has('name');
}

/** Names that the schema lists, that an example shows, or that the text mentions. */
function namesTold({ node }: ErrorResponse, description: Description): Set<string> {
  const bodies = errorBodies(description).filter(({ response }) => response.node === node);
  const schemas = bodies
    .flatMap(({ shape }) => propertyDefinitions(shape.parts, 'name'))
    .flatMap(({ target }) => target ?? []);
  const holders = new Set([...node.mediaTypes, ...bodies.flatMap(extensionsIn)].map(({ value }) => value));
  const shownHere = [...holders].flatMap((holder) => examplesOfHolder(holder, description));
  const shownForAll = shownErrorMembers(description, 'name').filter(
    (value) => value.parent === null && value.schemas.some((schema) => schemas.includes(schema)),
  );
  const shown = [...shownHere.map(({ value }) => member(value, 'name')), ...shownForAll.map(({ value }) => value)];
  const mentioned = (asString(node.value.description) ?? '').match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? [];
  return new Set([...schemas.flatMap(namesListed), ...shown.flatMap((name) => asString(name) ?? []), ...mentioned]);
}

/** The schema of a body, where it extends the error object: an example of the latter would be one of every error. */
function extensionsIn({ mediaType, home }: ErrorBody): SchemaNode[] {
  const schema = mediaType.schema?.target ?? null;
  return schema === null || schema === home ? [] : [schema];
}

function namesListed(schema: SchemaNode): string[] {
  return sameValueSchemas(schema)
    .filter(listsStrings)
    .flatMap((part) => [
      ...listedValues(part).flatMap(({ value }) => asString(value) ?? []),
      ...(patternWords(parsePattern(asString(part.value.pattern) ?? '')) ?? []),
    ]);
}
