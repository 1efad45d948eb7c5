import type { Description } from '../../../model/description/description.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { CODE_STANDARDS } from '../../../model/types/code-standards.ts';
import { matchedFields } from '../../../model/types/matched-fields.ts';
import { moneyMembers } from '../../../model/types/money-members.ts';

const cache = new WeakMap<Description, ReadonlySet<SchemaNode>>();

/** The schemas of which a statement of section 2.3 asks for a pattern of its own: country codes and currencies. */
export function formedCodes(description: Description): ReadonlySet<SchemaNode> {
  let known = cache.get(description);
  if (known === undefined) {
    const fields = [...matchedFields(description, CODE_STANDARDS.country), ...moneyMembers(description, 'currency')];
    known = new Set(fields.map(({ schema }) => schema));
    cache.set(description, known);
  }
  return known;
}
