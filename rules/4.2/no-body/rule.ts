import { defineRule } from '../../../framework/define-rule.ts';
import { chosenOperations } from '../../../framework/operation-choice.ts';
import { remedied } from '../../../framework/remedied.ts';
import { remove } from '../../../framework/remedy.ts';
import { DELETE_REMEDY } from '../../../functions/messages/misplaced-parameters.ts';
import { asObject, has, isObject, type JsonObject } from '../../../model/description/json.ts';
import type { RequestBodyNode, Use } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';

/** DELETE takes no query, either (statement 4.1/query-use), and GET one only where it reads a list. */
const REMEDIES: Readonly<Record<string, string>> = {
  get: 'choose from a list by query parameters, or make this the body of a search: POST to a path such as /search-orders',
  delete: DELETE_REMEDY,
};

export default defineRule({
  id: 'no-body',
  statements: ['4.2/no-body'],
  severity: 'error',
  summary: 'GET and DELETE take no request body.',
  why: 'HTTP gives such a body no meaning: proxies drop it, caches overlook it, and many clients cannot send it.',
  yieldsTo: ['action-method'],
  fix: { title: 'Remove the request body, which holds nothing', changes: 'clients need not send one' },
  subjects: (description) => chosenOperations(description, { methods: ['get', 'delete'], sent: true }),
  judge: ({ method, requestBody }) => {
    if (requestBody === null) return null;
    const at = requestBody.place;
    const covers = placesInside(requestBody);
    if (isEmpty(requestBody.node))
      return remedied(`${method.toUpperCase()} has a request body, which holds nothing`, [remove(at)], {
        at,
        covers,
        fix: { isSafe: requestBody.node?.value.required !== true },
      });
    return { message: `${method.toUpperCase()} has a request body; ${REMEDIES[method]}`, at, covers };
  },
});

/** What goes with a body that no other operation has: its media types, and what closes an object that holds nothing. */
function placesInside({ place, node }: Use<RequestBodyNode>): Place[] {
  if (node === null || node.place !== place) return [];
  const schemas = node.content.flatMap(({ mediaType }) => mediaType.schema ?? []);
  const empty = isEmpty(node) ? schemas.filter(({ target }) => target !== null) : [];
  return [
    ...node.content.map(({ mediaType }) => mediaType.place),
    ...empty.map((schema) => below(schema.place, 'additionalProperties')),
  ];
}

/** True for a body of objects that have no properties, as generators write it. */
function isEmpty(body: RequestBodyNode | null): boolean {
  const types = (body?.content ?? []).map(({ mediaType }) => mediaType);
  if (types.some(({ value }) => has(value, 'example') || has(value, 'examples'))) return false;
  const schemas = types.map(({ schema }) => schema?.target?.value);
  return schemas.length > 0 && schemas.every((value) => value !== undefined && hasNothing(value));
}

function hasNothing({ properties, type, additionalProperties, ...others }: JsonObject): boolean {
  const isBare = type === 'object' && (properties === undefined || Object.keys(asObject(properties)).length === 0);
  const isOpen = isObject(additionalProperties) || additionalProperties === true;
  return isBare && !isOpen && isObject(properties) && Object.keys(others).every((key) => KEYS_OF_EMPTY.has(key));
}

const KEYS_OF_EMPTY: ReadonlySet<string> = new Set(['description', 'title', 'required', 'example']);
