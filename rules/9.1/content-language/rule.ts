import { defineRule } from '../../../framework/define-rule.ts';
import type { Mending } from '../../../framework/fixes/rule-fix.ts';
import { set } from '../../../framework/remedy.ts';
import { LANGUAGE_HEADER, languageReference } from '../../../functions/remedies/language-header.ts';
import type { Description } from '../../../model/description/description.ts';
import { isObject, member } from '../../../model/description/json.ts';
import type { ResponseNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { valueAt } from '../../../model/description/value-at.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { responseHeaderOf } from '../../../model/operations/header-names.ts';
import { responseUses } from '../../../model/operations/shared-bodies.ts';

const HEADER = LANGUAGE_HEADER;

const MISSING = `this response declares no ${HEADER} header; declare it, with the default en-US`;

function missingInSeveral(count: number): string {
  return `${count} responses do not declare the header ${HEADER}; write it once in components/headers, with the default en-US, and refer to it from each`;
}

/** Every response of the service declares Content-Language; not those that receivers of webhooks and callbacks answer with. */
export default defineRule({
  id: 'content-language',
  statements: ['9.1/content-language'],
  severity: 'error',
  summary: 'Every response declares the header Content-Language.',
  why: 'Without it a client does not know in which language the texts of the body are, and cannot choose how to show them.',
  joins: 'whenHardlyAnyKeeps',
  fix: {
    isSafe: true,
    title: `Declare the header ${HEADER} by reference`,
    mend: ({ place }, { description }) => declared(place, description),
  },
  subjects: ownResponses,
  judge: (response) => {
    if (responseHeaderOf(response, HEADER) !== null) return null;
    return { message: ({ length }) => (length === 1 ? MISSING : missingInSeveral(length)) };
  },
});

/** The responses of the service's own operations, and those of components that are not used. */
function ownResponses(description: Description): ResponseNode[] {
  const own = new Set(clientOperations(description));
  const uses = responseUses(description);
  return description.responses.filter((response) => {
    const all = uses.get(response);
    return all === undefined || all.some(({ operation }) => own.has(operation));
  });
}

/** The header by reference, where the response is an object that lists its headers, or none. */
function declared(response: Place, description: Description): Mending | null {
  const headers = member(valueAt(response), 'headers');
  if (headers !== undefined && !isObject(headers)) return null;
  const reference = languageReference(response, description);
  if (reference === null) return null;
  const { $ref, edits } = reference;
  return { edits: [...edits, set(below(response, 'headers', HEADER), { $ref })] };
}
