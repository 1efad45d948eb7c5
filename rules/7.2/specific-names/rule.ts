import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString, member } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { byPlace, type Place } from '../../../model/description/place.ts';
import { shownErrorMembers } from '../../../model/errors/error-examples.ts';
import { type ErrorResponse, errorResponses } from '../../../model/errors/error-responses.ts';
import { type ErrorBody, errorBodies } from '../../../model/errors/error-schemas.ts';
import { GENERAL_ERROR_NAMES } from '../../../model/errors/general-names.ts';
import { appendTo } from '../../../model/lib/group-by.ts';
import { sameValueSchemas } from '../../../model/schemas/composition.ts';
import { listedValues, listsStrings } from '../../../model/schemas/listed-values.ts';
import { propertyDefinitions } from '../../../model/schemas/sibling-definitions.ts';
import { examplesOfHolder } from '../../../model/schemas/written-values.ts';
import { patternWords } from '../../../model/text/pattern/enumeration-patterns.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';

/** The status of violated business rules. */
const STATUS = '422';

/** The error responses whose bodies have one schema, in the order of their places. */
interface Subject {
  readonly place: Place;
  readonly responses: readonly ErrorResponse[];
}

/**
 * Asks for the names of the business rules of a 422 that has none but general ones: once for all responses with the
 * same schema. Bodies without a name are not judged (`error-members`).
 */
export default defineRule({
  id: 'specific-names',
  statements: ['7.2/specific-names'],
  severity: 'hint',
  summary: 'A 422 shows which error names it has: each business rule has a name and a message of its own.',
  why: 'A client can act on INVOICE_ALREADY_PAID; on 422 alone it can only show a message.',
  question: 'Which business rules does a 422 report, and has each a name and a message of its own?',
  subjects,
  judge: ({ responses }, description) => {
    for (const response of responses) {
      const message = lack(response, description);
      if (message !== null) return { message, at: response.node.place };
    }
    return null;
  },
});

function subjects(description: Description): Subject[] {
  const schemas = new Map(
    errorBodies(description)
      .filter(hasName)
      .map(({ response, mediaType }) => [response.node, mediaType.schema?.target ?? null]),
  );
  const groups = new Map<SchemaNode, ErrorResponse[]>();
  for (const response of errorResponses(description)) {
    const schema = schemas.get(response.node) ?? null;
    if (schema === null || !response.errorUses.some(({ status }) => status === STATUS)) continue;
    appendTo(groups, schema, response);
  }
  for (const group of groups.values()) group.sort((left, right) => byPlace(left.node.place, right.node.place));
  return [...groups].map(([{ place }, responses]) => ({ place: responses[0]?.node.place ?? place, responses }));
}

function lack(response: ErrorResponse, description: Description): string | null {
  const names = [...namesDocumented(response, description)];
  const general = names.filter((name) => GENERAL_ERROR_NAMES.includes(name));
  if (names.length > general.length) return null;
  const fact = general.length > 0 ? `this ${STATUS} is named ${quote(general[0])}` : `this ${STATUS} names no error`;
  return `${fact}; show the specific name and message of each business rule that it stands for`;
}

function hasName({ shape }: ErrorBody): boolean {
  return shape.properties.has('name');
}

/** The names that the schema lists, an example shows, or the description mentions. */
function namesDocumented({ node }: ErrorResponse, description: Description): Set<string> {
  const bodies = errorBodies(description).filter(({ response }) => response.node === node);
  const schemas = bodies
    .flatMap(({ shape }) => propertyDefinitions(shape.parts, 'name'))
    .flatMap(({ target }) => target ?? []);
  const mediaTypes = node.content.map(({ mediaType }) => mediaType);
  const holders = new Set([...mediaTypes, ...bodies.flatMap(extensionsIn)].map(({ value }) => value));
  const shownHere = [...holders].flatMap((holder) => examplesOfHolder(holder, description));
  const shownForAll = shownErrorMembers(description, 'name').filter(
    (value) => value.parent === null && value.schemas.some((schema) => schemas.includes(schema)),
  );
  const shown = [...shownHere.map(({ value }) => member(value, 'name')), ...shownForAll.map(({ value }) => value)];
  const mentioned = (asString(node.value.description) ?? '').match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? [];
  return new Set([...schemas.flatMap(namesListed), ...shown.flatMap((name) => asString(name) ?? []), ...mentioned]);
}

/** The schema of a body if it extends the error object, whose own examples are of every error. */
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
