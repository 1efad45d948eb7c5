import type { RulesetTrust } from '../engine/ruleset-trust.ts';
import { isCi } from '../platform/ci.ts';
import type { Io } from '../platform/io.ts';
import { Log } from '../platform/log.ts';
import type { GivenRulesetOptions } from './common-options.ts';
import { COMMAND_LINE, type HeldSettings } from './held-settings.ts';

/** What the ruleset of some settings may do. */
export function trustOf(
  { code, ruleset }: Pick<HeldSettings, 'code' | 'ruleset'>,
  { remoteRulesets = false }: GivenRulesetOptions,
): Omit<RulesetTrust, 'onPrograms'> {
  const refusedBy = code.from === COMMAND_LINE ? '--no-code' : code.from;
  return { remoteRulesets, codeRefusedBy: code.value ? null : refusedBy, isFound: ruleset.from !== COMMAND_LINE };
}

/** Names the programs of a ruleset that nobody named, where nobody may have looked: in CI. */
export function programsNamer(
  { ruleset }: Pick<HeldSettings, 'ruleset'>,
  io: Io,
): NonNullable<RulesetTrust['onPrograms']> {
  return (programs) => {
    if (!isCi(io.env) || ruleset.from === COMMAND_LINE) return;
    new Log(io).say(
      `the ruleset ${ruleset.value} was not named and runs ${programs.join(', ')}, as this is a repository; --no-code refuses that`,
    );
  };
}
