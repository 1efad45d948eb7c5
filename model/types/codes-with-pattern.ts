import type { Description } from '../description/description.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { CODE_STANDARDS } from './code-standards.ts';
import { moneyMembers } from './money-members.ts';
import { roleFields } from './role-fields.ts';

const cache = new WeakMap<Description, ReadonlySet<SchemaNode>>();

/** The schemas of which a statement of section 2.3 asks for a pattern of its own: country codes and currencies. */
export function formedCodes(description: Description): ReadonlySet<SchemaNode> {
  let known = cache.get(description);
  if (known === undefined) {
    const fields = [...roleFields(description, CODE_STANDARDS.country), ...moneyMembers(description, 'currency')];
    known = new Set(fields.map(({ schema }) => schema));
    cache.set(description, known);
  }
  return known;
}
