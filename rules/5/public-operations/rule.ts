import { defineRule } from '../../../framework/define-rule.ts';
import type { Description } from '../../../model/description/description.ts';
import { isObject } from '../../../model/description/json.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { asksForNothing } from '../../../model/operations/security-schemes.ts';

interface Subject {
  readonly place: Place;
  readonly security: unknown;
}

/** No operation does without security: neither `security: []` nor an empty alternative, which makes it optional. */
export default defineRule({
  id: 'public-operations',
  statements: ['5/bearer'],
  severity: 'warn',
  summary: 'No operation does without security.',
  why: 'An operation that anybody may call is mostly one that somebody forgot to protect.',
  subjects: (description) => [...rootSecurity(description), ...operationSecurity(description)],
  judge: ({ security, place }) => {
    if (!Array.isArray(security)) return null;
    if (asksForNothing(security)) {
      const fact = security.length === 0 ? 'security is empty' : 'security has nothing but an empty alternative';
      return { message: `${fact}, so that anybody may call this; remove it, so that the root’s applies` };
    }
    const empty = security.findIndex((alternative) => isObject(alternative) && Object.keys(alternative).length === 0);
    if (empty === -1) return null;
    const message = 'an empty alternative makes the token optional; remove it, so that a token is required';
    return { message, at: below(place, empty) };
  },
});

/**
 * A list at the root that asks for nothing does not hold for operations with lists of their own; `bearer-security`
 * reports it for others.
 */
function rootSecurity({ root, rootPlace }: Description): Subject[] {
  const isList = Array.isArray(root.security) && !asksForNothing(root.security);
  return isList ? [{ place: below(rootPlace, 'security'), security: root.security }] : [];
}

function operationSecurity(description: Description): Subject[] {
  return clientOperations(description).map(({ value, place }) => ({
    place: below(place, 'security'),
    security: value.security,
  }));
}
