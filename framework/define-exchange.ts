import type { Place } from '../model/description/place.ts';
import type { Selection } from '../model/exchange/body/selection.ts';
import type { Exchange } from '../model/exchange/exchange.ts';
import type { ExchangeKind } from '../model/exchange/exchange-kind.ts';
import type { Traffic } from '../model/exchange/traffic.ts';
import type { StatementId } from '../spec/statements.generated.ts';

/** What is wrong with one subject of an exchange. It stands at the subject's own place unless `at` names another. */
export interface ExchangeViolation {
  /**
   * The fact with the actual value, then the remedy with the expected value; no section and no full stop. A function
   * where values of many faults say it: most are the same fault again, and nobody asks for the text of these.
   */
  readonly message: string | (() => string);
  /** What is missing stands where it would: at the headers of the message, at the object without the member. */
  readonly at?: Place;
  /** Further places that have the same cause: there, and at its own, rules that yield to this one are silent. */
  readonly covers?: readonly Place[] | undefined;
  /**
   * Which of several things at the place it is about, such as the name of a parameter in a URL: violations about
   * different ones are different faults.
   */
  readonly about?: string | undefined;
  /** The statements that it violates, where they are not all of the rule's. */
  readonly statements?: readonly StatementId[] | undefined;
}

/** One or more violations, or none. */
type ExchangeViolations = ExchangeViolation | readonly ExchangeViolation[] | null;

/** How a rule judges one request with its response: what it judges are `values` of bodies, or `subjects`, or both. */
export interface ExchangeDefinition<Subject extends { readonly place: Place }> {
  /** The values of bodies that are judged. Those that certainly hold are judged without being looked at. */
  readonly values?: Selection<Subject> | Selection<unknown>;
  /**
   * Whether the rule may judge anything in exchanges of a kind: asked once for each kind, so that others cost nothing.
   * Left out, it may.
   */
  readonly concerns?: (kind: ExchangeKind) => boolean;
  /**
   * What is judged. None where the statement does not apply to the exchange, or nobody can tell whether it does. Left
   * out, the values that have to be looked at.
   */
  readonly subjects?: (exchange: Exchange, traffic: Traffic) => readonly Subject[];
  /** What is wrong with a subject; null where nothing is. */
  readonly judge: (subject: Subject, exchange: Exchange, traffic: Traffic) => ExchangeViolations;
  /** The ids of rules that report a cause in place of this one, besides those of its rule.ts. */
  readonly yieldsTo?: readonly string[];
  /** The groups to whose rules it yields in the same way. */
  readonly yieldsToGroups?: readonly ExchangeGroup[];
  readonly group?: ExchangeGroup;
}

/** `differences`: reports statuses, bodies or values that mostly differ from the description as well. */
type ExchangeGroup = 'differences';

/** A violation with its place. */
export type PlacedViolation = ExchangeViolation & { readonly at: Place };

/** What came of one rule's judging of one exchange. */
export interface ExchangeJudgement {
  /** Whether there was something that it judges. */
  readonly isJudged: boolean;
  readonly violations: readonly PlacedViolation[];
}

/** What a rule judges in exchanges. */
export interface ExchangeCheck {
  readonly yieldsTo: readonly string[];
  readonly yieldsToGroups: readonly ExchangeGroup[];
  readonly group: ExchangeGroup | null;
  readonly concerns: (kind: ExchangeKind) => boolean;
  /** The values that it judges, where it judges nothing else. */
  readonly only: Selection<unknown> | null;
  readonly run: (exchange: Exchange, traffic: Traffic) => ExchangeJudgement;
}

/** Makes the check of exchanges that stands beside a rule: `rules/<section>/<id>/exchange.ts`. */
export function defineExchange<Subject extends { readonly place: Place }>({
  values,
  concerns = everyKind,
  subjects: ownSubjects,
  judge,
  yieldsTo = [],
  yieldsToGroups = [],
  group,
}: ExchangeDefinition<Subject>): ExchangeCheck {
  const subjects = ownSubjects ?? ((exchange, traffic) => (values as Selection<Subject>).subjects(exchange, traffic));
  return {
    yieldsTo,
    yieldsToGroups,
    group: group ?? null,
    concerns,
    only: ownSubjects === undefined ? (values ?? null) : null,
    run: (exchange, traffic) => {
      const judged = subjects(exchange, traffic);
      if (judged.length === 0) return values?.holdsIn(exchange, traffic) === true ? HELD : NOTHING;
      const violations: PlacedViolation[] = [];
      for (const subject of judged) {
        const found = judge(subject, exchange, traffic);
        if (found === null) continue;
        for (const violation of listOf(found)) violations.push(placed(violation, subject.place));
      }
      return { isJudged: true, violations };
    },
  };
}

function everyKind(): boolean {
  return true;
}

/** Copied member by member: this is done for each fault of millions, and a spread takes several times as long. */
function placed({ message, at, covers, about, statements }: ExchangeViolation, place: Place): PlacedViolation {
  return { message, at: at ?? place, covers, about, statements };
}

const NOTHING: ExchangeJudgement = { isJudged: false, violations: [] };
const HELD: ExchangeJudgement = { isJudged: true, violations: [] };

function listOf(violations: NonNullable<ExchangeViolations>): readonly ExchangeViolation[] {
  return 'message' in violations ? [violations] : violations;
}
