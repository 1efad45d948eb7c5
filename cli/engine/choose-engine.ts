import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { RULESETS } from '../../rulesets/index.ts';
import { UsageError, unknownName } from '../usage-error.ts';
import { directEngine } from './direct.ts';
import type { Engine } from './engine.ts';

export interface EngineOptions {
  readonly cwd: string;
  readonly remoteRefs: boolean;
}

/** The ruleset that needs a package besides the rules. */
const WITH_OAS = 'with-oas';

/**
 * The engine for a ruleset: the direct one for Lintel's own by name, spectral-core for a file.
 *
 * @throws UsageError when there is no such ruleset, or it cannot be used.
 */
export async function chooseEngine(ruleset: string, options: EngineOptions): Promise<Engine> {
  const own = Object.hasOwn(RULESETS, ruleset) ? RULESETS[ruleset] : undefined;
  if (own !== undefined) return directEngine(own, options);
  if (ruleset === WITH_OAS) return (await import('./spectral.ts')).oasEngine(options);
  const isFile = statSync(resolve(options.cwd, ruleset), { throwIfNoEntry: false })?.isFile() ?? false;
  if (!isFile && !/[/\\]|\.(ya?ml|json|[cm]?js)$/.test(ruleset)) {
    throw new UsageError(unknownName('ruleset', ruleset, namesInOrder()));
  }
  const { spectralEngine } = await import('./spectral.ts');
  return spectralEngine(ruleset, options);
}

/** Integer-like names come first in an object; here the sections come last. */
function namesInOrder(): string[] {
  const isSection = (name: string) => /^\d/.test(name);
  return [...Object.keys(RULESETS), WITH_OAS].toSorted(
    (left, right) => Number(isSection(left)) - Number(isSection(right)),
  );
}
