import type { Defaults } from '../../../framework/fixes/defaults.ts';
import type { FixContext, Mending, Refusal } from '../../../framework/fixes/rule-fix.ts';
import type { Remedy } from '../../../framework/remedy.ts';
import { documentedErrors } from '../../../functions/remedies/documented-status.ts';
import { placeReference, referenceTo } from '../../../functions/remedies/shared-component.ts';
import { addedParameters, sharedParameters } from '../../../functions/remedies/shared-parameters.ts';
import type { Description } from '../../../model/description/description.ts';
import type { JsonObject } from '../../../model/description/json.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { documentsStatus, responsePlace } from '../../../model/operations/responses.ts';
import { namesInQuery } from '../../../model/parameters/names-in-query.ts';
import { meantName } from '../../../model/query/query-renames.ts';

const PAGE: JsonObject = {
  name: 'page',
  in: 'query',
  description: 'Number of the page.',
  schema: { type: 'integer', minimum: 1, maximum: 2147483647, default: 1 },
};

/**
 * Gives an operation the size of a page, what chooses one, or both, by reference: to parameters that others refer to,
 * else to new ones. The size is that of the project. An operation with page or size documents 400 (4.4/page).
 */
export function withPaging(
  operation: OperationNode,
  missing: { readonly size: boolean; readonly choice: boolean },
  { description, defaults = {} }: FixContext,
): Mending | Refusal | null {
  const wanted = [...(missing.size ? ['pageSize'] : []), ...(missing.choice ? [choiceIn(description)] : [])];
  const references = wanted.map((name) => parameterReference(name, operation.place, description, defaults));
  if (references.some((one) => one === 'no size'))
    return { refused: 'nothing shows how large a page is, and .lintel.yaml gives no default' };
  const found = references.flatMap((one) => (typeof one === 'string' || one === null ? [] : [one]));
  if (found.length < wanted.length) return null;
  const errors = documentsStatus(operation, '400')
    ? []
    : documentedErrors([responsePlace(operation, '400')], description);
  if (errors.length === 0 && !documentsStatus(operation, '400')) return null;
  const edits = [...found.flatMap((one) => one.edits), ...addedParameters(operation, found), ...errors];
  return { edits, title: `Add ${wanted.join(' and ')}` };
}

/** The query parameters to which operations refer, by the name that they have or are to have. */
const sharedPaging = memoize((description: Description) =>
  sharedParameters(description, (parameter) => namesInQuery(parameter).map((query) => meantName(query, description))),
);

/** Pages have numbers, unless lists of the description go on by tokens only. */
function choiceIn(description: Description): string {
  const shared = sharedPaging(description);
  return shared.has('pageToken') && !shared.has('page') ? 'pageToken' : 'page';
}

function parameterReference(name: string, from: Place, description: Description, defaults: Defaults) {
  const shared = sharedPaging(description).get(name);
  const reference = shared === undefined ? null : placeReference(shared.place, from);
  if (reference !== null) return { $ref: reference, edits: [] as Remedy };
  const value = name === 'page' ? PAGE : sizeOf(defaults);
  if (value === null) return 'no size';
  const component = { kind: 'parameters', name: name === 'page' ? 'Page' : 'PageSize', value, fits: () => false };
  return referenceTo(component, from, description);
}

function sizeOf({ paging }: Defaults): JsonObject | null {
  const size = paging?.pageSize;
  if (size?.default === undefined || size.maximum === undefined || size.default > size.maximum) return null;
  const schema = { type: 'integer', minimum: 1, maximum: size.maximum, default: size.default };
  return { name: 'pageSize', in: 'query', description: 'Most results in one answer.', schema };
}
