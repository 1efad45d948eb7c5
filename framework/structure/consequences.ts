import type { Description } from '../../model/description/description.ts';
import { isObject } from '../../model/description/json.ts';
import { nameInFile, type Place } from '../../model/description/place.ts';
import { valueAt } from '../../model/description/value-at.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { faultsIn } from '../../model/structure/structure-faults.ts';
import { UnreadParts } from '../../model/structure/unread.ts';
import type { Violation, Violations } from '../finding.ts';
import type { Edit } from '../remedy.ts';
import type { RuleInRun } from '../rule-in-run.ts';
import { runLog } from '../run-log.ts';
import { asMeant, meantEdits } from './as-meant.ts';
import { isStructureRule } from './structure-rule.ts';

/** What a rule finds in a description, subject by subject. */
export type FindViolations = (description: Description) => Iterable<readonly [subject: Place, Violations]>;

/**
 * What a rule finds only because something is no OpenAPI. The rule that says so reports the cause; these would be
 * further findings of it. There are two kinds. Where it is known what the author meant, a finding is one that does not
 * come in the description as meant. Where it is not, a finding is one whose remedy would be written where something is
 * unread already, or, of a remedy in words, that stands at an object which is incomplete.
 */
export class Consequences {
  private readonly faulty: FaultyDescription;
  private readonly rule: RuleInRun;
  private readonly structureRule: RuleInRun;
  private readonly find: FindViolations;
  private meant: ReadonlySet<string> | null = null;

  constructor(faulty: FaultyDescription, rule: RuleInRun, structureRule: RuleInRun, find: FindViolations) {
    this.faulty = faulty;
    this.rule = rule;
    this.structureRule = structureRule;
    this.find = find;
  }

  /** True for a violation that would not be there, at one of its places, if all were OpenAPI. */
  includes(violation: Violation, subject: Place, place: Place): boolean {
    if (this.isReportedInstead(violation, subject)) return false;
    const severity = this.structureRule.severityAt(place);
    if (severity < 0 || severity > this.rule.severityAt(place)) return false;
    return this.faulty.faultNames.has(nameOf(place)) || this.isGoneAsMeant(place) || this.isOfUnread(violation, place);
  }

  /** True where the rule for the structure yields to this one, which has the better words. */
  private isReportedInstead({ at, places, covers = [] }: Violation, subject: Place): boolean {
    if (!this.structureRule.yieldsTo.includes(this.rule.id)) return false;
    return [at ?? subject, ...(places ?? []), ...covers].some((place) => this.faulty.faultNames.has(nameOf(place)));
  }

  private isGoneAsMeant(place: Place): boolean {
    const { meant } = this.faulty;
    if (meant === null) return false;
    this.meant ??= new Set(
      Array.from(this.find(meant)).flatMap(([subject, violations]) => namesOf(violations, subject)),
    );
    return !this.meant.has(nameOf(place));
  }

  private isOfUnread({ remedy = [] }: Violation, place: Place): boolean {
    const { unread } = this.faulty;
    if (unread === null) return false;
    const edits = typeof remedy === 'function' ? remedy([place]) : remedy;
    const isAdded = (edit: Edit) => edit.edit === 'insert' || valueAt(edit.place) === undefined;
    if (edits.length > 0) return edits.some((edit) => unread.isUnread(edit.place, isAdded(edit)));
    const holder = annotatedBy(place);
    return unread.isIncomplete(holder) && (holder.parent?.parent == null || isObject(valueAt(holder)));
  }
}

/** The object that an entry of an annotation is about; any other place is itself. */
function annotatedBy(place: Place): Place {
  for (let current = place; current.parent !== null; current = current.parent) {
    if (current.key === 'x-lintel') return current.parent;
  }
  return place;
}

interface FaultyDescription {
  /** The places of faults. */
  readonly faultNames: ReadonlySet<string>;
  /** The description as meant; null where nothing is known to be meant otherwise. */
  readonly meant: Description | null;
  /** Null where nothing is left unread. */
  readonly unread: UnreadParts | null;
}

/** Null for a description in which all is OpenAPI, as for nearly all. */
const faultyDescription = memoize((description: Description): FaultyDescription | null => {
  const faults = faultsIn(description);
  if (faults.length === 0) return null;
  const edits = faults.flatMap(meantEdits);
  const unclear = faults.filter((fault) => meantEdits(fault).length === 0);
  return {
    // What an object lacks says nothing of the rest of it.
    faultNames: new Set(faults.filter(({ fault }) => fault !== 'missing').map(({ place }) => nameOf(place))),
    meant: edits.length === 0 ? null : asMeant(description, edits),
    unread: unclear.length === 0 ? null : new UnreadParts(description, unclear),
  };
});

/** What follows for a rule from what is no OpenAPI; null where all is, or where no rule of the run reports that. */
export function consequencesFor(description: Description, rule: RuleInRun, find: FindViolations): Consequences | null {
  const { structureRule } = runLog(description);
  if (structureRule === null || isStructureRule(rule.id)) return null;
  const faulty = faultyDescription(description);
  return faulty === null ? null : new Consequences(faulty, rule, structureRule, find);
}

function namesOf(violations: Violations, subject: Place): string[] {
  if (violations === null || violations === undefined) return [];
  const all = 'message' in violations ? [violations] : violations;
  return all.flatMap(({ at, places }) => (places ?? [at ?? subject]).map(nameOf));
}

function nameOf(place: Place): string {
  return `${place.file.source} ${nameInFile(place)}`;
}
