import { defineRule } from '../../../framework/define-rule.ts';
import { counted, quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { byPlace, type Place } from '../../../model/description/place.ts';
import { type ErrorBody, errorBodies, memberCount } from '../../../model/errors/error-schemas.ts';
import { memoize } from '../../../model/lib/memoize.ts';

/** An error object, with the error bodies that it is the object of. */
interface Described {
  readonly place: Place;
  readonly home: SchemaNode;
  /** Number of error responses, by status and operation, whose body it is (part of). */
  readonly served: number;
  /** The bodies whose error object it is. */
  readonly bodies: readonly ErrorBody[];
}

/**
 * One error object serves all error responses. Each other one is reported, where it is described. The one that serves most
 * responses, of those that can be referred to, is taken for the one that is meant.
 */
export default defineRule({
  id: 'shared-error',
  statements: ['7.2/shared-error'],
  severity: 'warn',
  summary: 'One error object serves every error response, by reference or extended by allOf.',
  why: 'Copies drift apart, and code generators make a class of each, so that clients handle the same error several times.',
  subjects: (description) => ranked(description),
  judge: ({ home, bodies }, description) => {
    const [main] = ranked(description);
    if (main === undefined || home === main.home) return null;
    if (bodies.every(({ shape }) => shape.parts.includes(main.home))) return null;
    return { message: `${fact(home, main)}; ${remedy(main)}` };
  },
});

/** The error objects of all error bodies that define any property. */
function describedObjects(description: Description): Described[] {
  const bodies = errorBodies(description).filter(({ shape }) => shape.properties.size > 0);
  const found = new Map(
    bodies.map(({ home }) => [home, { place: home.place, home, served: 0, bodies: [] as ErrorBody[] }]),
  );
  for (const body of bodies) {
    found.get(body.home)?.bodies.push(body);
    for (const part of body.shape.parts) {
      const included = found.get(part);
      if (included !== undefined) included.served += Math.max(1, body.response.errorUses.length);
    }
  }
  return [...found.values()];
}

/** The error objects: first the one that is most likely meant to be shared, of equals the first by place. */
const ranked: (description: Description) => readonly Described[] = memoize((description) => {
  const rank = (one: Described) => [Number(isShared(one)), one.served, memberCount(one.home)];
  return describedObjects(description).sort(
    (left, right) => compare(rank(right), rank(left)) || byPlace(left.place, right.place),
  );
});

function compare(left: readonly number[], right: readonly number[]): number {
  const different = left.findIndex((value, index) => value !== right[index]);
  return different < 0 ? 0 : (left[different] ?? 0) - (right[different] ?? 0);
}

function isShared({ home, served }: Described): boolean {
  return served > 1 || home.usedBy.length > 1 || componentName(home) !== null;
}

function componentName({ usedBy }: SchemaNode): string | null {
  const use = usedBy.find(({ relation }) => relation === 'component');
  return use === undefined ? null : quote(String(use.key));
}

function fact(home: SchemaNode, main: Described): string {
  const own = componentName(home);
  const other = componentName(main.home);
  const beside = `${other === null ? 'that' : other} of ${counted(main.served, 'error response')}`;
  return `${own === null ? 'this error object' : `the error object ${own}`} is one more beside ${beside}`;
}

function remedy({ home }: Described): string {
  const name = componentName(home);
  return name === null
    ? 'describe one in components.schemas and refer to it'
    : `refer to ${name}, or extend it by allOf`;
}
