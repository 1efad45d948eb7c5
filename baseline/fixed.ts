import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { RuleInfo } from '../engine/engine.ts';
import { currentIdOf } from '../framework/former-ids.ts';
import { type Baseline, type BaselineEntry, nameFor } from './baseline.ts';

/** What the parsers find is reported whatever the ruleset is. */
const ALWAYS = 'parser';

/**
 * The entries that are fixed, of those that a complete run did not find again. Whether something is fixed can be said only when every
 * description of the baseline was linted or is gone, as several may lead to the same file, and only of rules that were run.
 */
export function fixedEntries(
  gone: readonly BaselineEntry[],
  { descriptions }: Baseline,
  baselineFile: string,
  sources: readonly string[],
  rules: readonly RuleInfo[],
): readonly BaselineEntry[] {
  const linted = new Set(sources.map((source) => nameFor(source, baselineFile)));
  const isCovered = descriptions.every((name) => linted.has(name) || !isThere(name, baselineFile));
  if (!isCovered) return [];
  const run = new Set([ALWAYS, ...rules.map(({ id }) => id)]);
  return gone.filter(({ rule, file }) => run.has(currentIdOf(rule) ?? rule) || !isThere(file, baselineFile));
}

/** Whether a file that a baseline names exists; an address counts as there. */
export function isThere(name: string, baselineFile: string): boolean {
  return /^[a-z][a-z0-9+.-]+:/i.test(name) || existsSync(resolve(dirname(baselineFile), name));
}
