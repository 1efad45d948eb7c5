import { defineFunction } from '../framework/define-function.ts';
import type { Description } from '../model/description.ts';
import type { OperationNode, PathItemNode } from '../model/nodes.ts';
import { responseOf } from '../model/operation-pairs.ts';
import { ownOperations } from '../model/own-operations.ts';
import { below, type Place } from '../model/place.ts';

interface Subject {
  readonly place: Place;
  readonly fault: string | null;
}

/**
 * What is updated by PUT or PATCH carries an ETag when it is read, and ETag and If-Match are each used on their own side.
 * A resource whose updates take If-Match is left to the check that looks from there.
 */
export default defineFunction<Subject>({
  name: 'entityTags',
  options: null,
  subjects: (description) => [...wrongSides(description), ...updatedResources(description)],
  judge: ({ fault }) => (fault === null ? null : { message: fault }),
});

function wrongSides({ parameters, responses }: Description): Subject[] {
  const sent = parameters
    .filter(({ location, name }) => location === 'header' && name?.toLowerCase() === 'etag')
    .map(({ place }) => ({
      place: below(place, 'name'),
      fault: 'ETag is a request header here; send the entity tag in If-Match, and answer with it in ETag',
    }));
  const answered = responses
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key.toLowerCase() === 'if-match')
    .map(({ place }) => ({
      place,
      fault: 'If-Match is a response header here; answer with the entity tag in ETag, and take it in If-Match',
    }));
  return [...sent, ...answered];
}

/** The successful answer to GET of each resource that PUT or PATCH updates without a condition. */
function updatedResources(description: Description): Subject[] {
  const items = new Set<PathItemNode>(ownOperations(description).map(({ pathItem }) => pathItem));
  return [...items].flatMap(({ operations }) => {
    const get = operations.find(({ method }) => method === 'get');
    const answer = get === undefined ? null : responseOf(get, '200');
    const updates = operations.filter(({ method }) => method === 'put' || method === 'patch');
    const [update] = updates;
    if (answer?.node === null || answer === null || update === undefined || updates.some(takesIfMatch)) return [];
    const tagged = answer.node.headers.some(({ key }) => key.toLowerCase() === 'etag');
    const method = update.method.toUpperCase();
    const fault = `${method} updates this resource, and its GET answers without ETag; declare the response header ETag`;
    return [{ place: answer.place, fault: tagged ? null : fault }];
  });
}

function takesIfMatch({ parameters }: OperationNode): boolean {
  return parameters.some(({ node }) => node?.location === 'header' && node.name?.toLowerCase() === 'if-match');
}
