import { dirname } from 'node:path';
import { isRemote } from '../model/description/reference.ts';
import { repositoryAround } from '../platform/repository.ts';
import type { UsageError } from '../platform/usage-error.ts';

/** What a ruleset may do. What is left out is as for one that the command line names. */
export interface RulesetTrust {
  /** Whether it, and what it extends, may be fetched; false when it is left out. */
  readonly remoteRulesets?: boolean;
  /** What refuses rulesets that are programs: `--no-code`, or a place in a project's file; null for nothing. */
  readonly codeRefusedBy?: string | null;
  /** True for a file that the command line does not name. */
  readonly isFound?: boolean;
  /** Hears of the programs in a ruleset before they run. */
  readonly onPrograms?: (programs: readonly string[]) => void;
}

/** Something that a ruleset brings along, and how to say where. */
export interface RulesetPart {
  /** A path, an address, or the name of a package or function. */
  readonly named: string;
  /** The ruleset file that names it, or that is it. */
  readonly file: string;
  /** What the error is thrown as. */
  readonly fault: (message: string) => UsageError;
}

/** Decides on the parts of one ruleset, and collects its programs. */
export class RulesetGuard {
  readonly programs: string[] = [];

  constructor(private readonly trust: RulesetTrust) {}

  /** @throws UsageError where nothing may be fetched. */
  checkRemote({ named, fault }: Pick<RulesetPart, 'named' | 'fault'>): void {
    if (this.trust.remoteRulesets === true || !isRemote(named)) return;
    throw fault(
      `"${named}" is on the network, and nothing is fetched without --remote-rulesets; add that, or keep a copy here`,
    );
  }

  /**
   * For what runs, and for what comes from the network, which may.
   *
   * @throws UsageError where it may not.
   */
  checkProgram(part: RulesetPart): void {
    const { named, file, fault } = part;
    const { codeRefusedBy = null, isFound = false } = this.trust;
    const what = isRemote(named) ? 'may be a program' : 'is a program';
    if (codeRefusedBy !== null)
      throw fault(
        `"${named}" ${what}, and ${codeRefusedBy} refuses those; write rules in YAML or JSON without functions of their own`,
      );
    if (isFound && (isRemote(file) || repositoryAround(dirname(file)) === null))
      throw fault(
        `"${named}" ${what}, and one that nobody named runs only inside a repository; name it with --ruleset, if you trust it`,
      );
    this.programs.push(named);
  }

  /** Says which programs are about to run. */
  announce(): void {
    if (this.programs.length > 0) this.trust.onPrograms?.(this.programs);
  }
}
