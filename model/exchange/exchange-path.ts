import type { Description } from '../description/description.ts';
import type { PathClass } from '../paths/verdict.ts';
import type { PathMatch } from './path-match.ts';

/** The path of an exchange. */
export interface ExchangePath extends PathMatch {
  /** The description that has it: one that was given, or the one that was inferred from the traffic. */
  readonly description: Description;
  /** False where the path was inferred from the traffic. */
  readonly isDescribed: boolean;
  /** What the path is; null where that is not certain, and rules that depend on it are silent. */
  readonly sureClass: PathClass | null;
}
