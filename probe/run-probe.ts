import type { Question, SequenceCheck } from '../framework/define-sequence.ts';
import type { AnyRule } from '../framework/rule.ts';
import { NotJudged } from '../framework/sequence/prober.ts';
import { suppressionIn } from '../model/annotations/annotations.ts';
import type { Description } from '../model/description/description.ts';
import type { RecordedExchange } from '../model/exchange/recorded-exchange.ts';
import { RunningProber } from './running-prober.ts';
import { Interrupted, Sender, type ServiceFailure } from './sender.ts';
import type { Clock, ProbeSettings } from './settings.ts';
import type { Transport } from './transport.ts';
import { operationName, type Verdict } from './verdict.ts';

/** A rule with what it asks. */
export interface SequenceRule {
  readonly rule: AnyRule;
  readonly check: SequenceCheck;
}

export interface ProbeRun {
  readonly description: Description;
  readonly rules: readonly SequenceRule[];
  readonly settings: ProbeSettings;
  readonly transport: Transport;
  readonly clock: Clock;
  /** True for a rule that the project leaves out at an operation: method and path. */
  readonly isExcepted?: (rule: string, operation: string) => boolean;
  /** Called before each question. */
  readonly onQuestion?: (rule: AnyRule, done: number, all: number) => void;
  /** Ends the run: no further question is asked, and what was made is deleted. */
  readonly interrupted?: Promise<void>;
}

export interface ProbeOutcome {
  readonly verdicts: readonly Verdict[];
  readonly failures: readonly ServiceFailure[];
  /** The paths of what was made and is not deleted. */
  readonly leftOver: readonly string[];
  readonly recorded: readonly RecordedExchange[];
  readonly isInterrupted: boolean;
}

/**
 * Asks a service all questions, one after the other: first those that only read, then those that change; and deletes
 * what was made.
 */
export async function runProbe(run: ProbeRun): Promise<ProbeOutcome> {
  const sender = new Sender(run.transport, run.settings, run.clock);
  const { generateSync } = await import('json-schema-faker');
  const prober = new RunningProber(run.description, sender, run.settings, run.clock, generateSync);
  run.interrupted?.then(() => {
    sender.isInterrupted = true;
  });
  const verdicts: Verdict[] = [];
  const asked = questionsOf(run);
  let leftOver: readonly string[] = [];
  let isInterrupted = false;
  try {
    for (const [index, { rule, check, question }] of asked.entries()) {
      run.onQuestion?.(rule, index, asked.length);
      verdicts.push(await verdictOn(rule, check, question, prober, run));
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    isInterrupted = true;
  } finally {
    leftOver = await prober.cleanUp();
  }
  const { failures, recorded } = sender;
  return { verdicts, failures, leftOver, recorded, isInterrupted };
}

interface AskedQuestion extends SequenceRule {
  readonly question: Question;
}

function questionsOf({ rules, description }: ProbeRun): readonly AskedQuestion[] {
  const all = rules.flatMap(({ rule, check }) =>
    check.questions(description).map((question) => ({ rule, check, question })),
  );
  const reading = all.filter(({ check }) => check.effect === 'reads');
  return [...reading, ...all.filter(({ check }) => check.effect === 'changes')];
}

async function verdictOn(
  rule: AnyRule,
  check: SequenceCheck,
  question: Question,
  prober: RunningProber,
  { settings, description, isExcepted }: ProbeRun,
): Promise<Verdict> {
  const { asked } = question;
  const verdict = { rule, statement: check.statement, asked };
  const { id, formerIds } = rule.extensions.lintel;
  const isIgnored = suppressionIn(description, asked.operation.place, [id, ...formerIds]) !== null;
  if (isIgnored || isExcepted?.(id, operationName(asked)) === true) return { ...verdict, outcome: 'excepted' };
  const reason = reasonNotToAsk(check, settings);
  if (reason !== null) return { ...verdict, outcome: 'not judged', reason };
  try {
    const violation = await question.ask(prober);
    return violation === null ? { ...verdict, outcome: 'holds' } : { ...verdict, outcome: 'broken', violation };
  } catch (error) {
    if (!(error instanceof NotJudged)) throw error;
    return { ...verdict, outcome: 'not judged', reason: error.message };
  }
}

function reasonNotToAsk(
  { effect, needsSecondCaller }: SequenceCheck,
  { allowWrites, secondToken }: ProbeSettings,
): string | null {
  if (effect === 'changes' && !allowWrites) return 'it makes and changes resources, which --allow-writes permits';
  if (needsSecondCaller && secondToken === null) return 'it needs a second caller; --second-token names one';
  return null;
}
