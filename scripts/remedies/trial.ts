import { parse } from 'yaml';
import { DEFAULTS_TEXT } from '../../cli/commands/init/defaults-text.ts';
import { withAllNames } from '../../edits/names/all-names.ts';
import { Conflict } from '../../framework/changes/change.ts';
import { ChangedFiles } from '../../framework/changes/changed-files.ts';
import type { RuleFinding } from '../../framework/finding.ts';
import type { Defaults } from '../../framework/fixes/defaults.ts';
import { type DescriptionFix, fixesOf } from '../../framework/fixes/fixes-of.ts';
import type { Edit, Remedy } from '../../framework/remedy.ts';
import { runRules } from '../../framework/run-rules.ts';
import type { Description } from '../../model/description/description.ts';
import { member } from '../../model/description/json.ts';
import { type Place, pathOf } from '../../model/description/place.ts';
import { readDescription } from '../../model/description/read-description.ts';
import { addCount } from '../../model/lib/count-each.ts';
import { RULES } from '../../rules/index.generated.ts';

/** A finding that can be mended, with the defaults of `lintel init --defaults`, at some of its places or at all. */
export interface Remediable {
  readonly finding: RuleFinding;
  readonly remedy: Remedy;
  /** The shares of its places that are mended at all, and safely. */
  readonly mended: number;
  readonly safely: number;
}

const { defaults } = parse(DEFAULTS_TEXT) as { readonly defaults: Defaults };

/** What part of a finding its fixes mend. */
function partsOf({ places, place }: RuleFinding, fixes: readonly DescriptionFix[]) {
  const share = (some: readonly DescriptionFix[]) =>
    Math.min(1, new Set(some.flatMap((fix) => fix.places)).size / (places ?? [place]).length);
  return { mended: share(fixes), safely: share(fixes.filter(({ isSafe }) => isSafe)) };
}

/** What came of a remedy: null where it holds, else why it does not. */
export type Verdict = string | null;

/** More remedies at once are fewer runs; those that fail are found by the places of what is new. */
const LARGEST_BATCH = 250;

const ALL = Object.values(RULES);

/** Tries the remedies of the findings of one description. */
export class Trial {
  readonly remediable: readonly Remediable[];
  /** How many findings each rule has. */
  get counts(): ReadonlyMap<string, number> {
    return this.before.byRule;
  }

  private readonly before: Findings;
  private readonly description: Description;
  private readonly places: Places = new Places();
  /** How often the description was linted. */
  runs = 1;

  constructor(description: Description) {
    this.description = description;
    const found = findingsIn(description);
    this.before = this.places.identified(found, new ChangedFiles([]));
    this.remediable = found.flatMap((finding) => {
      const fixes = fixesOf(finding, { description, defaults });
      const remedy = fixes.flatMap(({ edits }) => edits);
      return fixes.length === 0 ? [] : [{ finding, remedy, ...partsOf(finding, fixes) }];
    });
  }

  /**
   * Whether the findings go and no other comes. Many remedies are tried at once, and those that may have failed once
   * more, apart.
   */
  verdicts(tried: readonly Remediable[]): Map<Remediable, Verdict> {
    const verdicts = new Map<Remediable, Verdict>();
    for (const batch of this.batches(tried, verdicts)) this.judge(batch, verdicts);
    return verdicts;
  }

  /** Groups of remedies that do not touch each other: what one of them breaks is not mended by another. */
  private batches(tried: readonly Remediable[], verdicts: Map<Remediable, Verdict>): Attempt[][] {
    const batches: Batch[] = [];
    for (const remediable of tried) {
      const edits = withAllNames(remediable.remedy, this.description);
      const attempt = { remediable, edits };
      if (conflict([attempt])) verdicts.set(remediable, 'its edits exclude one another, or a name is taken');
      else {
        const fitting = batches.find((batch) => batch.takes(attempt)) ?? new Batch();
        if (fitting.attempts.length === 0) batches.push(fitting);
        fitting.add(attempt);
      }
    }
    return batches.map(({ attempts }) => attempts);
  }

  private judge(batch: readonly Attempt[], verdicts: Map<Remediable, Verdict>): void {
    const [only, ...others] = batch;
    if (only === undefined) return;
    const changed = new ChangedFiles(batch.flatMap(({ edits }) => edits));
    const after = this.places.identified(findingsIn(this.described(changed)), changed);
    this.runs++;
    if (others.length === 0) {
      verdicts.set(only.remediable, this.verdict(only, after));
      return;
    }
    const staying = batch.filter((attempt) => !this.isGone(attempt, after));
    const added = after.findings.filter(({ mark }) => isMore(mark, this.before.byMark, after.byMark));
    if (staying.length === 0 && added.length === 0) {
      for (const { remediable } of batch) verdicts.set(remediable, null);
      return;
    }
    const near = added.flatMap(({ finding }) => nearest(batch, placeBefore(finding.place, changed)));
    const suspects = new Set([...staying, ...near]);
    const half = batch.slice(0, Math.ceil(batch.length / 2));
    const apart = suspects.size < batch.length ? suspects : new Set(half);
    this.judge([...apart], verdicts);
    this.judge(
      batch.filter((attempt) => !apart.has(attempt)),
      verdicts,
    );
  }

  private verdict(attempt: Attempt, after: Findings): Verdict {
    if (attempt.remediable.mended === 1 && !this.isGone(attempt, after)) return 'the finding stays';
    const [more] = [...after.byRule.keys()].filter(
      (rule) =>
        isMore(rule, this.before.byRule, after.byRule) &&
        // One finding for three places comes apart where one of them goes: it is no new one.
        !isMore(rule, after.placesByRule, this.before.placesByRule),
    );
    return more === undefined ? null : `${more}: ${newMessage(more, this.before, after)}`;
  }

  private isGone({ remediable: { finding } }: Attempt, after: Findings): boolean {
    return isMore(this.places.mark(finding, NO_CHANGE), after.byMark, this.before.byMark);
  }

  private described(changed: ChangedFiles): Description {
    const { rootPlace, lookUp } = this.description;
    return readDescription({
      root: changed.changed(rootPlace.file),
      lookUp: (name) => {
        const file = lookUp(name);
        return file === undefined ? undefined : changed.changed(file);
      },
    });
  }
}

interface Attempt {
  readonly remediable: Remediable;
  /** With everything that names the same things. */
  readonly edits: readonly Edit[];
}

/** Remedies of which none changes an object that another one changes, nor what is in it. */
class Batch {
  readonly attempts: Attempt[] = [];
  /** The objects that they change, and all that these are in. */
  private readonly changed = new Set<string>();
  private readonly around = new Set<string>();

  takes(attempt: Attempt): boolean {
    if (this.attempts.length >= LARGEST_BATCH) return false;
    const touches = attempt.edits.some((edit) => {
      const [own = '', ...outer] = textsAround(changedAt(edit));
      return this.around.has(own) || [own, ...outer].some((text) => this.changed.has(text));
    });
    return !touches && !conflict([...this.attempts, attempt]);
  }

  add(attempt: Attempt): void {
    this.attempts.push(attempt);
    for (const edit of attempt.edits) {
      const [own = '', ...outer] = textsAround(changedAt(edit));
      this.changed.add(own);
      for (const text of [own, ...outer]) this.around.add(text);
    }
  }
}

/** What an edit changes: the object whose member or item it writes, and what is named, where it is renamed. */
function changedAt({ edit, place }: Edit): Place {
  return edit === 'rename' ? place : (place.parent ?? place);
}

/** A text for the place, and one for each that it is in, innermost first. */
function textsAround(place: Place): string[] {
  const keys = pathOf(place);
  return keys.concat('').map((_, index) => [place.file.source, ...keys.slice(0, keys.length - index)].join('\0'));
}

const NO_CHANGE = new ChangedFiles([]);

function conflict(batch: readonly Attempt[]): boolean {
  try {
    const changed = new ChangedFiles(batch.flatMap(({ edits }) => edits));
    for (const file of new Set(batch.flatMap(({ edits }) => edits.map(({ place }) => place.file))))
      changed.changed(file);
    return false;
  } catch (error) {
    if (error instanceof Conflict) return true;
    throw error;
  }
}

/** True where the second count of something is higher than the first one. */
function isMore(key: string, before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): boolean {
  return (after.get(key) ?? 0) > (before.get(key) ?? 0);
}

/**
 * Those of which an edit shares more keys with a place than an edit of any other: they are likely to have changed what
 * is found there.
 */
function nearest(batch: readonly Attempt[], { source, keys }: PlaceBefore): Attempt[] {
  const depths = batch.map(({ edits }) =>
    edits.reduce((most, { place }) => {
      const own = place.file.source === source ? pathOf(place) : [];
      const apart = keys.findIndex((key, index) => key !== String(own[index]));
      return Math.max(most, apart === -1 ? keys.length : apart);
    }, 0),
  );
  const deepest = depths.reduce((most, depth) => Math.max(most, depth), 0);
  return deepest === 0 ? [] : batch.filter((_, index) => depths[index] === deepest);
}

/** Where something was before the edits. */
interface PlaceBefore {
  readonly source: string | null;
  readonly keys: readonly string[];
}

function placeBefore(place: Place, changed: ChangedFiles): PlaceBefore {
  let holder = place.file.data;
  const keys = pathOf(place).map((key) => {
    const before = typeof holder === 'object' && holder !== null ? changed.keyBefore(holder, key) : key;
    holder = member(holder, key);
    return String(before);
  });
  return { source: place.file.source, keys };
}

function findingsIn(description: Description): RuleFinding[] {
  const all: RuleFinding[] = [];
  runRules(ALL, description, { onOutcome: (_rule, { findings }) => all.push(...findings) });
  return all;
}

/**
 * How many findings there are: of each rule at each place of the old data, and of each rule; and at how many places
 * those of each rule are.
 */
interface Findings {
  readonly byMark: ReadonlyMap<string, number>;
  readonly byRule: ReadonlyMap<string, number>;
  readonly placesByRule: ReadonlyMap<string, number>;
  readonly findings: readonly { readonly mark: string; readonly finding: RuleFinding }[];
}

function newMessage(rule: string, before: Findings, after: Findings): string {
  const found = after.findings.find(
    ({ mark, finding }) => finding.rule.id === rule && isMore(mark, before.byMark, after.byMark),
  );
  return found === undefined ? '' : `${found.finding.message} [${pathOf(found.finding.place).join('/')}]`;
}

/** Names places by what stood there before any edit. */
class Places {
  private readonly numbers = new WeakMap<object, number>();
  private last = 0;

  identified(findings: readonly RuleFinding[], changed: ChangedFiles): Findings {
    const byMark = new Map<string, number>();
    const byRule = new Map<string, number>();
    const placesByRule = new Map<string, number>();
    const marked = findings.map((finding) => ({ mark: this.mark(finding, changed), finding }));
    for (const { mark, finding } of marked) {
      addCount(byMark, mark);
      const { id } = finding.rule;
      addCount(byRule, id);
      addCount(placesByRule, id, finding.places?.length ?? 1);
    }
    return { byMark, byRule, placesByRule, findings: marked };
  }

  /** A text that is the same for a rule's findings at what was the same place. */
  mark({ rule, place }: RuleFinding, changed: ChangedFiles): string {
    return `${rule.id} ${this.nameOf(place, changed)}`;
  }

  private nameOf(place: Place, changed: ChangedFiles): string {
    const keys = pathOf(place);
    let holder = place.file.data;
    let name = '';
    for (const key of keys) {
      const isHolder = typeof holder === 'object' && holder !== null;
      const before = isHolder ? changed.keyBefore(holder as object, key) : key;
      name = isHolder ? `${this.numberOf(changed.originOf(holder as object))} ${before}` : `${name}/${before}`;
      holder = member(holder, key);
    }
    return keys.length === 0 ? 'root' : name;
  }

  private numberOf(value: object): number {
    const known = this.numbers.get(value) ?? ++this.last;
    this.numbers.set(value, known);
    return known;
  }
}
