import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { counted, quote } from '../../../framework/messages.ts';
import { FOR_ALL_ERRORS, sharingRemedy } from '../../../functions/messages/shared-errors.ts';
import { type Described, describedErrors, nameFrom, unsharedErrors } from '../../../model/errors/described-errors.ts';

/**
 * One error object serves all error responses. Each other one is reported, where it is described. The one that serves
 * most responses, of those that can be referred to and are not about one kind of error, is taken for the one that is
 * meant.
 */
export default defineRule({
  id: 'shared-error',
  statements: ['7.2/shared-error'],
  severity: 'warn',
  summary: 'One error object serves every error response, by reference or extended by allOf.',
  why: 'Copies drift apart, and code generators make a class of each, so that clients handle the same error several times.',
  // Its remedy for an object that lacks members is the shared one, too.
  yieldsTo: ['error-schema'],
  subjects: describedErrors,
  judge: (described, description) => {
    const [main] = describedErrors(description);
    if (main === undefined || !unsharedErrors(description).has(described.home)) return null;
    const remedy = sharingRemedy(described, main);
    return remedy === null
      ? noneIsShared(described, main, unsharedErrors(description).size)
      : { message: `${fact(described, main)}; ${remedy}` };
  },
});

/** That there is no object for all errors is one cause, however many there are for some. */
function noneIsShared(described: Described, main: Described, others: number): Violation {
  const own = nameFrom(described, described);
  const beside = nameFrom(described, main);
  const objects = `${own === null ? 'this one' : quote(own)} and ${beside === null ? 'another one' : quote(beside)}`;
  const said =
    others === 1
      ? `there are two error objects, ${objects}, and neither is for all errors`
      : `there are ${others + 1} error objects, ${objects} among them, and none is for all errors`;
  // What the first one lacks, the one for all has.
  return { message: `${said}; ${FOR_ALL_ERRORS}`, cause: main.home, covers: [main.place] };
}

function fact(described: Described, main: Described): string {
  const own = nameFrom(described, described);
  const other = quote(nameFrom(described, main) ?? '');
  const name = own === null ? 'this schema' : own.startsWith('./') ? 'this file' : quote(own);
  return `${name} describes the error object anew, which is ${other} in ${counted(main.served, 'error response')}`;
}
