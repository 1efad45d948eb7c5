import { commonTypeSchemas } from './common-types.ts';
import type { Description } from './description.ts';
import { effectiveSchema } from './effective-schema.ts';
import { type RoleField, roleFields } from './role-fields.ts';

/** The schemas of the value, or of the currency, of all Money. */
export function moneyMembers(description: Description, member: 'value' | 'currency'): RoleField[] {
  const money = new Set(commonTypeSchemas(description, 'money').flatMap((node) => effectiveSchema(node).parts));
  return roleFields(description, {
    isNamed: (name) => name === member,
    plays: ({ kind, name, object }) => kind === 'property' && name === member && object !== null && money.has(object),
  });
}
