import type { LintelFunction } from '../../framework/lintel-function.ts';
import { HEAD } from './findings.ts';
import { runSpectral } from './spectral-run.ts';

/**
 * What a rule of a user's own finds by one of Lintel's functions, through spectral-core: the keys of each path, joined
 * by blanks, and the message. The text may leave out `openapi` and `info`.
 */
export async function findingsOfOwnRule(
  lintelFunction: LintelFunction,
  functionOptions: object | null,
  yaml: string,
): Promise<string[]> {
  const own = {
    given: '$',
    severity: 'warn' as const,
    message: '{{error}}',
    then: { function: lintelFunction, functionOptions },
  };
  const found = await runSpectral({ rules: { own } }, { 'openapi.yaml': HEAD + yaml });
  return found.map(({ path, message }) => `${path}: ${message}`);
}

/** Why Spectral refuses a rule of a user's own with these options; null where it takes them. */
export async function refusal(lintelFunction: LintelFunction, functionOptions: object): Promise<string | null> {
  return findingsOfOwnRule(lintelFunction, functionOptions, 'paths: {}').then(
    () => null,
    (error: Error & { errors?: readonly Error[] }) =>
      [error, ...(error.errors ?? [])].map(({ message }) => message).join('\n'),
  );
}
