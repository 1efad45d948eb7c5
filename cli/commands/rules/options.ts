import { FURTHER_KINDS } from '../../../framework/further-checks.ts';
import type { GivenRulesetOptions } from '../../common-options.ts';

/** The options of `lintel rules` as the command line gives them. */
export interface RulesCommandOptions extends GivenRulesetOptions {
  /** That of the project, or the one with every rule, when it is left out. */
  readonly ruleset?: string;
  readonly format: string;
  readonly section?: string;
  readonly severity?: string;
  readonly statement?: string;
  readonly kind?: string;
}

/**
 * A rule decides from a document, asks a reviewer, or checks annotations; it may judge traffic, a running service or
 * two versions, too. A rule of another ruleset has no kind.
 */
export const KINDS = ['document', 'review', 'annotation', ...FURTHER_KINDS] as const;

export const RULES_FORMATS = ['table', 'json', 'markdown'] as const;
