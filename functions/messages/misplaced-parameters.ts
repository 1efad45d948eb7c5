import { listed, quote } from '../../framework/messages.ts';
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
  const fitting = fittingMethods(use, description);
  return fitting.length === 0 ? { place, remedy } : { place, remedy: `declare it at ${listed(fitting)} alone` };
}

/** What is said once of a parameter that stands in many places where it does not belong. */
export function commonText(name: string, kinds: readonly Misplacement[]): string {
  const methods = (those: readonly Misplacement[]) =>
    [...new Set(those.map((kind) => (isRead(kind) ? 'GET' : kind.toUpperCase())))].sort();
  const withBody = methods(kinds.filter((kind) => !isRead(kind) && kind !== 'delete'));
  const others = methods(kinds.filter((kind) => isRead(kind) || kind === 'delete'));
  const remedies = [
    ...(withBody.length > 0 ? [`send it in the body of ${listed(withBody)}`] : []),
    ...(others.length > 0 ? [`leave it out of ${listed(others)}`] : []),
  ];
  const all = [...others, ...withBody].map((method) => (method === 'GET' ? 'GET of one resource' : method));
  return `query parameter ${quote(name)} stands in ${kinds.length} places where it does not belong (${listed(all)}); ${remedies.join(', and ')}`;
}

function isRead(kind: Misplacement): boolean {
  return kind === 'singleton' || kind === 'single resource';
}

function textOf(misplaced: Misplacement): MisplacementText {
  const onlyThere = `(only ${listed(ON_SINGLE_RESOURCE)} is allowed here)`;
  switch (misplaced) {
    case 'put':
    case 'patch':
      return { place: `${misplaced.toUpperCase()}, which takes none`, remedy: 'send it in the body' };
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
