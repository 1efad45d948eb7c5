import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { isObject, type JsonObject } from '../../../model/description/json.ts';
import type { StatementId } from '../../../spec/statements.generated.ts';
import { libraryService } from '../../../test-specs/library-service/service.ts';
import { requests, type Where, withJson } from '../../../test-specs/service/faults/altering.ts';
import { createService, type Handler } from '../../../test-specs/service/service.ts';
import { setSurroundings } from '../../../test-specs/service/surroundings.ts';
import { describeText } from '../lint-text.ts';
import { describedIn, probeInProcess, SEQUENCE_RULES } from './probe-service.ts';

export const DESCRIPTION = 'test-specs/service/description.yaml';

/** A slip of a service, by which one statement is broken. */
export interface Slip {
  readonly name: string;
  readonly statement: StatementId;
  readonly service: (next: Handler) => Handler;
  /** Part of the message. */
  readonly says: string;
}

function about(statement: StatementId) {
  return SEQUENCE_RULES.filter(({ check }) => check.statement === statement);
}

/** What is found in a service with a fault around it, asked one statement. */
export async function found(
  statement: StatementId,
  around: (service: Handler) => Handler,
  text?: string,
): Promise<string[]> {
  const clock = setSurroundings();
  const { verdicts } = await probeInProcess({
    handler: around(await createService({ surroundings: clock })),
    description: describeText(text ?? readFileSync(DESCRIPTION, 'utf8')),
    clock,
    rules: about(statement),
  });
  return verdicts.flatMap((one) => (one.outcome === 'broken' ? [one.violation.message] : []));
}

/** The same of the library, which has nothing in the beginning. */
export async function foundInLibrary(statement: StatementId, around: (service: Handler) => Handler): Promise<string[]> {
  const app = libraryService(null);
  const { verdicts } = await probeInProcess({
    handler: around(async (request) => await app.fetch(request)),
    description: describedIn('test-specs/library-service/description.yaml'),
    clock: setSurroundings(),
    settings: { token: 'token-of-north', secondToken: 'token-of-south' },
    rules: about(statement),
  });
  return verdicts.flatMap((one) => (one.outcome === 'broken' ? [one.violation.message] : []));
}

/** The service gets other operations of a patch. */
export function patching(where: Where, to: (operation: JsonObject) => JsonObject) {
  return requests(where, (request) =>
    withJson(request, (body) => (Array.isArray(body) ? body.map((one) => (isObject(one) ? to(one) : one)) : body)),
  );
}

/** A test for each slip of the reference service. */
export function findsEach(slips: readonly Slip[]): void {
  for (const { name, statement, service, says } of slips) {
    it(name, async () => {
      const messages = await found(statement, service);
      expect(messages.join('\n')).to.include(says);
    });
  }
}
