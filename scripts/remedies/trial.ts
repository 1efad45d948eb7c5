import { Conflict } from '../../framework/changes/change.ts';
import { ChangedFiles } from '../../framework/changes/changed-files.ts';
import type { RuleFinding } from '../../framework/finding.ts';
import type { Edit, Remedy } from '../../framework/remedy.ts';
import { runRules } from '../../framework/run-rules.ts';
import type { Description } from '../../model/description/description.ts';
import { member } from '../../model/description/json.ts';
import { type Place, pathOf } from '../../model/description/place.ts';
import { readDescription } from '../../model/description/read-description.ts';
import { RULES } from '../../rules/index.generated.ts';
import { withAllNames } from './renames.ts';

/** A finding that says what to write. */
export interface Remediable {
  readonly finding: RuleFinding;
  readonly remedy: Remedy;
}

/** What came of a remedy: null where it holds, else why it does not. */
export type Verdict = string | null;

/** More remedies at once are fewer runs, but one that fails is sought in more. */
const LARGEST_BATCH = 60;

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

  constructor(description: Description) {
    this.description = description;
    const found = findingsIn(description);
    this.before = this.places.identified(found, new ChangedFiles([]));
    this.remediable = found.flatMap((finding) =>
      finding.remedy === null ? [] : [{ finding, remedy: finding.remedy }],
    );
  }

  /** Whether the findings go and no other comes. Many remedies are tried at once, and the half where one fails again. */
  verdicts(tried: readonly Remediable[]): Map<Remediable, Verdict> {
    const verdicts = new Map<Remediable, Verdict>();
    for (const batch of this.batches(tried, verdicts)) this.judge(batch, verdicts);
    return verdicts;
  }

  /** Groups of remedies that do not touch the same values. */
  private batches(tried: readonly Remediable[], verdicts: Map<Remediable, Verdict>): Attempt[][] {
    const batches: Attempt[][] = [];
    for (const remediable of tried) {
      const edits = withAllNames(remediable.remedy, this.description);
      const attempt = { remediable, edits };
      if (conflict([attempt])) verdicts.set(remediable, 'its edits exclude one another, or a name is taken');
      else {
        const fitting = batches.find((batch) => batch.length < LARGEST_BATCH && !conflict([...batch, attempt]));
        if (fitting === undefined) batches.push([attempt]);
        else fitting.push(attempt);
      }
    }
    return batches;
  }

  private judge(batch: readonly Attempt[], verdicts: Map<Remediable, Verdict>): void {
    const changed = new ChangedFiles(batch.flatMap(({ edits }) => edits));
    const after = this.places.identified(findingsIn(this.described(changed)), changed);
    const [only, ...others] = batch;
    if (only === undefined) return;
    const isGone = ({ remediable: { finding } }: Attempt) => {
      const mark = this.places.mark(finding, NO_CHANGE);
      return (after.byMark.get(mark) ?? 0) < (this.before.byMark.get(mark) ?? 0);
    };
    if (others.length === 0) {
      const more = [...after.byRule].filter(([rule, count]) => count > (this.before.byRule.get(rule) ?? 0));
      const new_ = more.map(([rule]) => `${rule}: ${newMessage(rule, this.before, after)}`);
      verdicts.set(only.remediable, !isGone(only) ? 'the finding stays' : (new_[0] ?? null));
      return;
    }
    const isClean = [...after.byMark].every(([mark, count]) => count <= (this.before.byMark.get(mark) ?? 0));
    if (isClean && batch.every(isGone)) for (const { remediable } of batch) verdicts.set(remediable, null);
    else {
      const half = Math.ceil(batch.length / 2);
      this.judge(batch.slice(0, half), verdicts);
      this.judge(batch.slice(half), verdicts);
    }
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

function findingsIn(description: Description): RuleFinding[] {
  const all: RuleFinding[] = [];
  runRules(ALL, description, { onOutcome: (_rule, { findings }) => all.push(...findings) });
  return all;
}

/** How many findings there are: of each rule at each place of the old data, and of each rule. */
interface Findings {
  readonly byMark: ReadonlyMap<string, number>;
  readonly byRule: ReadonlyMap<string, number>;
  readonly findings: readonly { readonly mark: string; readonly finding: RuleFinding }[];
}

function newMessage(rule: string, before: Findings, after: Findings): string {
  const found = after.findings.find(
    ({ mark, finding }) => finding.rule.id === rule && (before.byMark.get(mark) ?? 0) < (after.byMark.get(mark) ?? 0),
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
    const marked = findings.map((finding) => ({ mark: this.mark(finding, changed), finding }));
    for (const { mark, finding } of marked) {
      byMark.set(mark, (byMark.get(mark) ?? 0) + 1);
      byRule.set(finding.rule.id, (byRule.get(finding.rule.id) ?? 0) + 1);
    }
    return { byMark, byRule, findings: marked };
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
