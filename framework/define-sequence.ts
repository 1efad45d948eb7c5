import type { Description } from '../model/description/description.ts';
import type { DescribedOperation } from '../model/resources/described-resources.ts';
import type { StatementId } from '../spec/statements.generated.ts';
import type { Answer, Prober } from './sequence/prober.ts';
import type { SeverityName } from './severity.ts';

/** What the service does wrong, with the answers that show it in their order. */
export interface SequenceViolation {
  /** The fact with the actual value, then the remedy with the expected value; no section and no full stop. */
  readonly message: string;
  readonly shownBy: readonly Answer[];
  /** Where it is less severe than the rule. */
  readonly severity?: SeverityName;
}

/** What a question is about; findings stand at the operation. */
export interface SequenceSubject {
  readonly asked: DescribedOperation;
}

/** A question to a running service: what it needs, what it asks, and what must hold. */
export interface SequenceDefinition<Subject extends SequenceSubject> {
  /** The statement that it decides, of those of its rule. */
  readonly statement: StatementId;
  /** `changes`: it makes resources, changes and deletes them; what it made is deleted at the end. */
  readonly effect: 'reads' | 'changes';
  readonly needsSecondCaller?: boolean;
  /** The operations that it asks about, by path class and role; none where nobody can tell. */
  readonly subjects: (description: Description) => readonly Subject[];
  /** Sends the requests in their order. Null where the statement holds; throws NotJudged where that cannot be told. */
  readonly ask: (subject: Subject, prober: Prober) => Promise<SequenceViolation | null>;
}

/** A question to ask about one operation. */
export interface Question {
  readonly asked: DescribedOperation;
  readonly ask: (prober: Prober) => Promise<SequenceViolation | null>;
}

/** What a rule asks a running service. */
export interface SequenceCheck {
  readonly statement: StatementId;
  readonly effect: 'reads' | 'changes';
  readonly needsSecondCaller: boolean;
  readonly questions: (description: Description) => readonly Question[];
}

/** Makes the questions that stand beside a rule: `rules/<section>/<id>/sequence.ts`. */
export function defineSequence<Subject extends SequenceSubject>(
  definition: SequenceDefinition<Subject>,
): SequenceCheck {
  const { statement, effect, needsSecondCaller = false, subjects, ask } = definition;
  return {
    statement,
    effect,
    needsSecondCaller,
    questions: (description) =>
      subjects(description).map((subject) => ({
        asked: subject.asked,
        ask: (prober) => ask(subject, prober),
      })),
  };
}
