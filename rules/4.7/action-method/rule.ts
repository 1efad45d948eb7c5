import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { toJoin } from '../../../functions/messages/segment-names.ts';
import type { OperationNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { leadingVerbs } from '../../../model/operations/leading-verbs.ts';
import { standardOperations } from '../../../model/operations/standard-endpoints.ts';
import { type ActionPath, actionPaths } from '../../../model/paths/action-paths.ts';
import { SPELLED_SEGMENT } from '../../../model/paths/segment-spelling.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';
import { isChange } from '../../../model/text/words/verbs-of-deeds.ts';

interface Subject {
  readonly place: Place;
  readonly action: ActionPath;
  readonly operation: OperationNode;
}

/** Verbs with which texts about reading begin: “Get the price of a transfer”. */
const READS =
  /^(?:get|list|read|retrieve|fetch|return|show|view|preview|calculate|estimate|check|find|search|query|download)$/;

const DATA_METHODS = ['get', 'put', 'patch', 'post', 'delete'];

/** An action is POST, or GET with query parameters where what it answers can be cached. */
export default defineRule({
  id: 'action-method',
  statements: ['4.7/action-method'],
  severity: 'error',
  summary: 'An action is POST; one whose answer can be cached is GET with query parameters.',
  why: 'PUT, PATCH and DELETE promise to write or remove what GET reads at the same path, and an action has no such thing.',
  answeredBy: ['resource'],
  subjects: (description) => {
    const found = new Map<OperationNode, Subject>();
    const foreign = standardOperations(description);
    for (const action of actionPaths(description)) {
      for (const operation of action.path.use.node?.operations ?? []) {
        if (!DATA_METHODS.includes(operation.method) || found.has(operation) || foreign.has(operation)) continue;
        found.set(operation, { place: operation.place, action, operation });
      }
    }
    return found.values();
  },
  judge: ({ action: { path, name }, operation }, description) => {
    const { method } = operation;
    const verb = method === 'get' ? changeBy(name, operation) : null;
    if (method === 'post' || (method === 'get' && takesQuery(operation) && verb === null)) return null;
    const fact = `the ${path.class} ${plain(name)} is called by ${method.toUpperCase()}`;
    if (method !== 'get') return { message: `${fact}; make it POST`, covers: placesOfDelete(operation) };
    if (verb !== null) return { message: `${fact}, which must change nothing; make it POST` };
    const noun = nounOf(name);
    const own = path.segments.at(-1);
    if (noun !== null) {
      const join = own === undefined ? null : toJoin(noun, own, description);
      const remedy = join ?? `name what it reads by a noun: ${plain(noun)}`;
      return { message: `${fact} without query parameters; ${remedy}` };
    }
    return {
      message: `${fact} without query parameters; make it POST, or let query parameters carry what a cacheable one needs`,
    };
  },
});

/** What a name says to be read: `simple-model` for `getSimpleModel`, where GET says the rest; null for other names. */
function nounOf(name: string): string | null {
  const [first = '', ...rest] = splitWords(name);
  const noun = rest.join('-');
  return /^(?:get|read|fetch|retrieve|list|load|show|return)$/.test(first) && SPELLED_SEGMENT.test(noun) ? noun : null;
}

/**
 * The verb by which an action says that it changes something: that of its name, unless its texts begin with a verb of
 * reading.
 */
function changeBy(name: string, operation: OperationNode): string | null {
  const [first = ''] = splitWords(name);
  const verbs = leadingVerbs(operation);
  return isChange(first) && ![...verbs].some((verb) => READS.test(verb)) ? first : null;
}

/** What DELETE must not take or answer, an action by POST may. */
function placesOfDelete({ method, place, requestBody, responses }: OperationNode): Place[] {
  if (method !== 'delete') return [];
  const answers = [below(place, 'responses'), ...responses.map((response) => response.place)];
  return [...answers, ...(requestBody === null ? [] : [requestBody.place])];
}

/** True also where a parameter is not known. */
function takesQuery({ parameters }: OperationNode): boolean {
  return parameters.some(({ node }) => node === null || node.location === 'query' || node.location === 'querystring');
}
