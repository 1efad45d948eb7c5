import type { Description } from '../../model/description/description.ts';
import type { Place } from '../../model/description/place.ts';
import type { Remedy } from '../remedy.ts';
import type { Defaults } from './defaults.ts';

/** What is said of a fix where that does not follow from its edits. */
export interface FixFacts {
  /**
   * True where no message of an operation changes its validity, and no name or value on the wire changes. Documenting
   * what the conventions demand of every service is safe. Left out, it is safe if each of its edits is
   * (`isWithoutEffect`).
   */
  readonly isSafe?: boolean;
  /** What it does: an imperative without a full stop. Left out, it follows from the edits. */
  readonly title?: string;
  /**
   * Of a fix that is not safe, what changes for clients: a clause with `clients` or a noun as its subject. Left out, it
   * follows from the edits.
   */
  readonly changes?: string;
}

/**
 * How the findings of a rule are mended, beside what their remedies say. What a violation says of its fix goes before
 * this.
 */
export interface RuleFix extends FixFacts {
  /**
   * Mends a finding for which no remedy is given as data, or by more edits than its remedy has; null leaves it at the
   * remedy. Several are carried out apart, each for some of the places. Called only where somebody asks for fixes.
   */
  readonly mend?: (finding: FindingToMend, context: FixContext) => Mending | readonly Mending[] | Refusal | null;
}

/** Why a finding is not mended, where it could be if the project said more: a clause without a full stop. */
export interface Refusal {
  readonly refused: string;
}

/** What a rule is told of a finding that is to be mended. */
interface FindingToMend {
  readonly place: Place;
  /** The places that it stands for: those that are left after exceptions and what other rules report. */
  readonly places: readonly Place[];
  readonly remedy: Remedy | null;
}

/** What fixes may follow from besides the finding. */
export interface FixContext {
  readonly description: Description;
  /** What the project writes where the description does not show what is right; left out, it has said nothing. */
  readonly defaults?: Defaults;
}

/** Edits that mend a finding at all of its places, or at some. */
export interface Mending extends FixFacts {
  readonly edits: Remedy;
  /** Left out, all places of the finding. */
  readonly places?: readonly Place[];
}
