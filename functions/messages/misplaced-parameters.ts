import { listed } from '../../framework/messages.ts';
import type { Description } from '../../model/description/description.ts';
import {
  fittingMethods,
  type Misplacement,
  ON_SEARCH,
  ON_SINGLE_RESOURCE,
  type QueryParameterUse,
} from '../../model/query/misplaced-parameters.ts';

/** Where a query parameter stands that does not belong there, and what to do about it. */
export interface MisplacementText {
  readonly place: string;
  readonly remedy: string;
}

/** What to do with what DELETE takes besides its path: it has neither a query nor a body. */
export const DELETE_REMEDY =
  'name in the path what is deleted, or make it an action with a body: POST to a path such as …/remove';

/** The fact and the remedy of messages about a misplaced query parameter. */
export function misplacementText(
  misplaced: Misplacement,
  use: QueryParameterUse,
  description: Description,
): MisplacementText {
  const { place, remedy } = textOf(misplaced);
  return { place, remedy: fittingRemedy(use, description) ?? remedy };
}

/** What to do with a parameter of a path item that is right for some of its methods; null where it is for none. */
export function fittingRemedy(use: QueryParameterUse, description: Description): string | null {
  const fitting = fittingMethods(use, description);
  return fitting.length === 0 ? null : `declare it at ${listed(fitting)} alone`;
}

/** Where a query parameter stands that does not belong in several places, each kind of them once. */
export function commonPlace(kinds: readonly Misplacement[]): string {
  return listed(methodsOf(kinds).map((method) => (method === 'GET' ? 'GET of one resource' : method)));
}

/** What to do about it in each kind. */
export function commonRemedy(kinds: readonly Misplacement[]): string {
  const [read, others] = [
    methodsOf(kinds.filter(takesNoFields)),
    methodsOf(kinds.filter((kind) => !takesNoFields(kind))),
  ];
  return [
    ...(others.length > 0 ? [`send it in the body of ${listed(others)}`] : []),
    ...(read.length > 0 ? [`leave it out of ${listed(read)}`] : []),
  ].join(', and ');
}

function methodsOf(kinds: readonly Misplacement[]): string[] {
  return [...new Set(kinds.map((kind) => (isRead(kind) ? 'GET' : kind.toUpperCase())))].sort();
}

/** True where there is no body, or one in which a JSON Patch leaves no room for a field. */
function takesNoFields(kind: Misplacement): boolean {
  return isRead(kind) || kind === 'delete' || kind === 'patch';
}

function isRead(kind: Misplacement): boolean {
  return kind === 'singleton' || kind === 'single resource';
}

function textOf(misplaced: Misplacement): MisplacementText {
  const onlyThere = `(only ${listed(ON_SINGLE_RESOURCE)} is allowed here)`;
  switch (misplaced) {
    case 'put':
      return { place: 'PUT, which takes none', remedy: 'send it in the body' };
    case 'patch':
      return {
        place: 'PATCH, which takes none',
        remedy: 'leave it out, since the operations in the body say what changes',
      };
    case 'delete':
      return { place: 'DELETE, which takes none', remedy: DELETE_REMEDY };
    case 'post':
      return {
        place: 'POST, which takes a body',
        remedy: `send it in the body (a search takes ${listed(ON_SEARCH)} in the query)`,
      };
    case 'singleton':
      return { place: 'GET of a singleton', remedy: `leave it out, or put it into the path ${onlyThere}` };
    case 'single resource':
      return {
        place: 'GET of a single resource',
        remedy: `leave it out, or offer it on the collection ${onlyThere}`,
      };
  }
}
