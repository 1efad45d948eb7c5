import { defineRule } from '../../../framework/define-rule.ts';
import type { Mending } from '../../../framework/fixes/rule-fix.ts';
import { hardlyAnyKeeps } from '../../../framework/join-findings.ts';
import { set } from '../../../framework/remedy.ts';
import { LANGUAGE_HEADER, languageReference } from '../../../functions/remedies/language-header.ts';
import type { Description } from '../../../model/description/description.ts';
import { isObject, member } from '../../../model/description/json.ts';
import type { ResponseNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { valueAt } from '../../../model/description/value-at.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { responseHeaderOf } from '../../../model/operations/header-names.ts';
import { isSuccess } from '../../../model/operations/responses.ts';
import { type BodyUse, ownResponses, responseUses } from '../../../model/operations/shared-bodies.ts';

const HEADER = LANGUAGE_HEADER;

const MISSING = `this response declares no ${HEADER} header; declare it, with the default en-US`;

/** What one part of a service makes: its errors, and its successes. */
type Kind = 'error' | 'success';

function missingInSeveral(count: number, kind?: Kind): string {
  const responses = kind === undefined ? 'responses' : `${kind} responses`;
  return `${count} ${responses} do not declare the header ${HEADER}; write it once in components/headers, with the default en-US, and refer to it from each`;
}

/**
 * Every response of the service declares Content-Language; not those that receivers of webhooks and callbacks answer
 * with.
 */
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
  judge: (response, description) => {
    if (declares(response)) return null;
    const habit = habits(description).find(({ responses }) => responses.has(response));
    return {
      message: ({ length }) => (length === 1 ? MISSING : missingInSeveral(length, habit?.kind)),
      ...(habit !== undefined && { cause: habit.kind }),
    };
  },
});

/**
 * Responses of one kind, hardly any of which declares the header though others do: errors are often made in one place,
 * apart from the rest.
 */
const habits: (description: Description) => readonly { kind: Kind; responses: ReadonlySet<ResponseNode> }[] = memoize(
  (description) => {
    const own = ownResponses(description);
    if (!own.some(declares)) return [];
    const uses = responseUses(description);
    return (['error', 'success'] as const).flatMap((kind) => {
      const responses = own.filter((response) => kindOf(uses.get(response) ?? []) === kind);
      const broken = responses.filter((response) => !declares(response));
      return hardlyAnyKeeps(broken.length, responses.length) ? [{ kind, responses: new Set(broken) }] : [];
    });
  },
);

function kindOf(uses: readonly BodyUse[]): Kind | null {
  const kinds = new Set(uses.map(({ status }): Kind => (isSuccess(status ?? '') ? 'success' : 'error')));
  return kinds.size === 1 ? ([...kinds][0] ?? null) : null;
}

function declares(response: ResponseNode): boolean {
  return responseHeaderOf(response, HEADER) !== null;
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
