import type { Description } from '../model/description/description.ts';
import type { Place } from '../model/description/place.ts';

/** What happened in the run over one description, for the check of stale suppressions. */
export interface RunLog {
  /** Ids of the rules that have run. */
  readonly ran: Set<string>;
  /** Where findings stand that were told. */
  readonly told: Place[];
  /** Notes that the `x-lintel` object at a place hid a finding of a rule. */
  readonly hid: (annotation: object, ruleId: string) => void;
  readonly hidAny: (annotation: object, ruleId: string) => boolean;
  /** Number of findings hidden. */
  readonly count: () => number;
  /** Told of each subject that a rule judged, with the findings that came of it; for reports that show what holds. */
  listener: Listener | null;
}

export type Listener = (ruleId: string, subject: Place, findings: readonly ToldFinding[]) => void;

/** A finding that nothing hides. */
export interface ToldFinding {
  readonly message: string;
  readonly place: Place;
}

const logs = new WeakMap<Description, RunLog>();

/** The log of the run over a description. */
export function runLog(description: Description): RunLog {
  const existing = logs.get(description);
  if (existing !== undefined) return existing;
  const hidden = new Map<object, Map<string, number>>();
  const log: RunLog = {
    ran: new Set(),
    told: [],
    hid: (annotation, ruleId) => {
      const byRule = hidden.get(annotation) ?? new Map<string, number>();
      hidden.set(annotation, byRule.set(ruleId, (byRule.get(ruleId) ?? 0) + 1));
    },
    hidAny: (annotation, ruleId) => hidden.get(annotation)?.has(ruleId) ?? false,
    count: () => [...hidden.values()].flatMap((byRule) => [...byRule.values()]).reduce((sum, count) => sum + count, 0),
    listener: null,
  };
  logs.set(description, log);
  return log;
}
