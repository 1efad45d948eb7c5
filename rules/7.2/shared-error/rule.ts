import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { counted, listed, quote } from '../../../framework/messages.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { ERROR_OBJECT_MEMBERS } from '../../../model/errors/error-schemas.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { type Described, describedErrors, nameFrom } from './described-errors.ts';

/** Names of properties that a message gives before it counts the others. */
const FEW = 4;

/**
 * One error object serves all error responses. Each other one is reported, where it is described. The one that serves most
 * responses, of those that can be referred to and are not about one kind of error, is taken for the one that is meant.
 */
export default defineRule({
  id: 'shared-error',
  statements: ['7.2/shared-error'],
  severity: 'warn',
  summary: 'One error object serves every error response, by reference or extended by allOf.',
  why: 'Copies drift apart, and code generators make a class of each, so that clients handle the same error several times.',
  subjects: describedErrors,
  judge: (described, description) => {
    const [main] = describedErrors(description);
    if (main === undefined || described.home === main.home) return null;
    if (described.bodies.every(({ shape }) => shape.parts.includes(main.home))) return null;
    return main.isSpecial || nameFrom(described, main) === null
      ? noneIsShared(described, main)
      : { message: `${fact(described, main)}; ${remedy(described, main)}` };
  },
});

/** That there is no object for all errors is one cause, however many there are for some. */
function noneIsShared(described: Described, main: Described): Violation {
  const own = nameFrom(described, described);
  const beside = nameFrom(described, main);
  const remedy = `describe one in components.schemas with ${listed(ERROR_OBJECT_MEMBERS)}, and refer to it, or extend it by allOf`;
  return {
    message: ({ length }) => {
      const objects = `${own === null ? 'this one' : quote(own)} and ${beside === null ? 'another one' : quote(beside)}`;
      const fact =
        length === 1
          ? `there are two error objects, ${objects}, and neither is for all errors`
          : `there are ${length + 1} error objects, ${objects} among them, and none is for all errors`;
      return `${fact}; ${remedy}`;
    },
    cause: main.home,
  };
}

function fact(described: Described, main: Described): string {
  const own = nameFrom(described, described);
  const other = quote(nameFrom(described, main) ?? '');
  const name = own === null ? 'this schema' : own.startsWith('./') ? 'this file' : quote(own);
  return `${name} describes the error object anew, which is ${other} in ${counted(main.served, 'error response')}`;
}

/** To refer to the main object would lose what only this one has. */
function remedy(described: Described, main: Described): string {
  const name = quote(nameFrom(described, main) ?? '');
  const envelope = [...effectiveSchema(described.home).properties.values()].find(({ target }) => target === main.home);
  if (envelope !== undefined) return `answer with ${name} itself, and not inside ${quote(envelope.key)}`;
  const further = propertyNames(described.home).filter((one) => !propertyNames(main.home).includes(one));
  if (further.length === 0) return `refer to ${name}`;
  const shown = further.slice(0, FEW).map((one) => quote(one));
  const others = further.length - shown.length;
  return `extend ${name} by allOf, with nothing but ${listed(others === 0 ? shown : [...shown, `${others} more`])} beside it`;
}

function propertyNames(schema: SchemaNode): string[] {
  return [...effectiveSchema(schema).properties.keys()];
}
