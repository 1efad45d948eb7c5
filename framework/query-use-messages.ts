import type { Misplacement, QueryAllowance } from '../model/query/misplaced-parameters.ts';
import { listed } from './messages.ts';

/** Where a misplaced query parameter stands, and what to do about it. */
export interface MisplacementText {
  readonly place: string;
  readonly remedy: string;
}

/** How messages speak of a query parameter that does not belong where it stands. */
export function misplacementText(misplaced: Misplacement, { onSingle, onSearch }: QueryAllowance): MisplacementText {
  const onlyThere = `(only ${listed(onSingle)} is allowed here)`;
  switch (misplaced) {
    case 'put':
    case 'patch':
      return { place: `${misplaced.toUpperCase()}, which takes none`, remedy: 'send it in the body' };
    case 'delete':
      return { place: 'DELETE, which takes none', remedy: 'leave it out' };
    case 'post':
      return { place: 'POST', remedy: `send it in the body (a search takes ${listed(onSearch)} in the query)` };
    case 'singleton':
      return { place: 'GET of a singleton', remedy: `leave it out, or put it into the path ${onlyThere}` };
    case 'single resource':
      return {
        place: 'GET of a single resource',
        remedy: `leave it out, or offer it on the collection ${onlyThere}`,
      };
  }
}
