import { defineRule } from '../../../framework/define-rule.ts';
import type { Description } from '../../../model/description/description.ts';
import { asArray, isObject } from '../../../model/description/json.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';

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
    if (security.length === 0) {
      return { message: 'security is empty, so that anybody may call this; remove it, so that the root’s applies' };
    }
    const empty = security.findIndex((alternative) => isObject(alternative) && Object.keys(alternative).length === 0);
    if (empty === -1) return null;
    const message = 'an empty alternative makes the token optional; remove it, so that a token is required';
    return { message, at: below(place, empty) };
  },
});

/** An empty list at the root does not hold for operations with lists of their own; `bearer-security` reports it where all operations are open. */
function rootSecurity({ root, rootPlace }: Description): Subject[] {
  const isList = asArray(root.security).length > 0;
  return isList ? [{ place: below(rootPlace, 'security'), security: root.security }] : [];
}

function operationSecurity(description: Description): Subject[] {
  return clientOperations(description).map(({ value, place }) => ({
    place: below(place, 'security'),
    security: value.security,
  }));
}
