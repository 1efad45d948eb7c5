import type { Ruleset } from '@stoplight/spectral-core';
import { asArray, asObject, isObject } from '../model/description/json.ts';
import { commonJs } from '../platform/common-js.ts';
import { reasonOf } from '../platform/error-text.ts';
import { UsageError } from '../platform/usage-error.ts';
import { oneLine } from '../platform/visible-text.ts';
import type { RulesetSource } from './ruleset-error.ts';
import { faultAt } from './ruleset-text.ts';

/**
 * Tries the `given` of every rule, which Spectral compiles only when it lints.
 *
 * @throws UsageError for one that is no JSONPath, with its line where the ruleset is in YAML or JSON.
 */
export async function checkGiven({ rules }: Ruleset, source: RulesetSource): Promise<void> {
  const givens = new Map<string, string>();
  for (const { name, given } of Object.values(rules)) {
    // Spectral checks aliases itself, and Lintel's own rules are given the whole description.
    for (const one of given) if (one.startsWith('$') && one !== '$') givens.set(one, name);
  }
  if (givens.size === 0 || (await faultOf([...givens.keys()])) === null) return;
  for (const [given, rule] of givens) {
    const fault = await faultOf([given]);
    if (fault !== null) throw complaint(rule, given, fault, source);
  }
}

/** Spectral meets a fault in a part of an expression only where the parts before it match. */
const SAMPLE = JSON.stringify({
  openapi: '3.1.1',
  info: { title: 'Sample', version: '1.0.0', contact: { name: 'Sample' } },
  servers: [{ url: '/' }],
  tags: [{ name: 'sample' }],
  paths: {
    '/samples': {
      parameters: [{ name: 'sample', in: 'query', schema: { type: 'string' } }],
      post: {
        operationId: 'sample',
        tags: ['sample'],
        parameters: [{ name: 'sample', in: 'query', schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses: { 200: { description: 'Sample', headers: {}, content: { 'application/json': { schema: {} } } } },
      },
    },
  },
  components: { schemas: { Sample: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } } } },
});

/** Why Spectral cannot use one of the expressions; null where it can use all. */
async function faultOf(given: readonly string[]): Promise<string | null> {
  const { Spectral } = commonJs(await import('@stoplight/spectral-core'));
  const spectral = new Spectral();
  spectral.setRuleset({ rules: { given: { given: [...given], then: { function: () => undefined } } } } as never);
  try {
    await spectral.run(SAMPLE);
    return null;
  } catch (error) {
    return oneLine(reasonOf(error));
  }
}

function complaint(rule: string, given: string, fault: string, { texts, name }: RulesetSource): UsageError {
  const said = `"${given}" is no JSONPath expression (${fault}); correct it`;
  for (const text of texts) {
    const definition = asObject(asObject(text.data.rules)[rule]);
    if (!isObject(definition) || !asArray(definition.given).concat(definition.given).includes(given)) continue;
    const index = asArray(definition.given).indexOf(given);
    return faultAt(text, ['rules', rule, 'given', ...(index === -1 ? [] : [index])], said);
  }
  return new UsageError(`the ruleset ${name}, rule ${rule}: ${said}`);
}
