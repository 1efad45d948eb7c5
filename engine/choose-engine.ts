import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError, unknownName } from '../platform/usage-error.ts';
import { RULESETS } from '../rulesets/index.ts';
import { directEngine } from './direct.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { isRulesetPath } from './find-ruleset.ts';
import { RULESET_NAMES, WITH_OAS } from './lintel-modules.ts';
import { changedRuleset } from './rule-changes.ts';

/**
 * The engine for a ruleset: the direct one for Lintel's own by name and for files that only choose among its rules,
 * spectral-core for other files.
 *
 * @throws UsageError when there is no such ruleset, or it cannot be used.
 */
export async function chooseEngine(ruleset: string, options: EngineOptions): Promise<Engine> {
  const own = Object.hasOwn(RULESETS, ruleset) ? RULESETS[ruleset] : undefined;
  const { changes = [] } = options;
  if (own !== undefined) return directEngine(changedRuleset(own, changes), options);
  if (ruleset === WITH_OAS) return (await import('./spectral.ts')).oasEngine(options);
  const path = resolve(options.cwd, ruleset);
  const isFile = existsSync(path) && statSync(path).isFile();
  if (!isFile && !isRulesetPath(ruleset)) {
    throw new UsageError(unknownName('ruleset', ruleset, RULESET_NAMES));
  }
  const plain = isFile ? (await import('./plain-ruleset.ts')).plainRuleset(ruleset, options.cwd) : null;
  if (plain !== null) {
    const { warnings } = plain;
    return {
      ...directEngine(changedRuleset(plain, changes), options),
      files: [path],
      warnings,
    };
  }
  const { spectralEngine } = await import('./spectral.ts');
  return spectralEngine(ruleset, options);
}
