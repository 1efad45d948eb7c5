import { listed } from '../../framework/messages.ts';
import { type Misplacement, ON_SEARCH, ON_SINGLE_RESOURCE } from '../../model/query/misplaced-parameters.ts';

/** Where a query parameter stands that does not belong there, and what to do about it. */
export interface MisplacementText {
  readonly place: string;
  readonly remedy: string;
}

/** The fact and the remedy of messages about a misplaced query parameter. */
export function misplacementText(misplaced: Misplacement): MisplacementText {
  const onlyThere = `(only ${listed(ON_SINGLE_RESOURCE)} is allowed here)`;
  switch (misplaced) {
    case 'put':
    case 'patch':
      return { place: `${misplaced.toUpperCase()}, which takes none`, remedy: 'send it in the body' };
    case 'delete':
      return { place: 'DELETE, which takes none', remedy: 'leave it out' };
    case 'post':
      return { place: 'POST', remedy: `send it in the body (a search takes ${listed(ON_SEARCH)} in the query)` };
    case 'singleton':
      return { place: 'GET of a singleton', remedy: `leave it out, or put it into the path ${onlyThere}` };
    case 'single resource':
      return {
        place: 'GET of a single resource',
        remedy: `leave it out, or offer it on the collection ${onlyThere}`,
      };
  }
}
