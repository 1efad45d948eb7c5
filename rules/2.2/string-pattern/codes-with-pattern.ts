import type { Description } from '../../../model/description/description.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { CODE_STANDARDS } from '../../../model/types/code-standards.ts';
import { matchedFields } from '../../../model/types/matched-fields.ts';
import { moneyMembers } from '../../../model/types/money-members.ts';

/** The schemas of which a statement of section 2.3 asks for a pattern of its own: country codes and currencies. */
export const formedCodes: (description: Description) => ReadonlySet<SchemaNode> = memoize((description) => {
  const fields = [...matchedFields(description, CODE_STANDARDS.country), ...moneyMembers(description, 'currency')];
  return new Set(fields.map(({ schema }) => schema));
});
