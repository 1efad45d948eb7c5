import { carryOut } from '../edits/plan.ts';
import type { PlaceInFile, Result } from '../source/result.ts';
import { type Candidate, candidatesOf, markOf } from './candidates.ts';
import { GrowthGuard } from './growth-guard.ts';
import { LinkedFiles } from './linked-files.ts';
import {
  type ChangesBySource,
  changesOfPass,
  type FoundPlaces,
  firstPlaceOf,
  foundPlaces,
  type PassRecord,
} from './pass-record.ts';
import { userFinder } from './paths-using.ts';
import { referenceTarget } from './reference-target.ts';
import type { RunTexts } from './run-texts.ts';
import { unwelcomeDefaults } from './unwelcome-defaults.ts';

/** Most passes; what can still be mended then is left to the next run. */
const PASSES = 10;

/** What is found in the present texts. */
export interface Pass {
  /** The findings that may be mended, with their fixes. */
  readonly results: readonly Result[];
  /** All findings, also those that may not be mended; left out where these are all. */
  readonly all?: readonly Result[];
  /** False where something could not be read or judged. */
  readonly complete: boolean;
}

/** What mending needs. */
export interface Mending {
  readonly texts: RunTexts;
  /** Lints the present texts. Findings without their fixes do where it is only asked where there are some. */
  readonly lint: (needs?: 'fixes' | 'places') => Promise<Pass>;
  /** Why a file may not be changed, as a clause; null where it may be. */
  readonly refusal: (source: string) => string | null;
}

/** A fix that was not carried out, and why: a clause. */
interface Refused {
  readonly candidate: Candidate;
  readonly reason: string;
}

/** What came of mending. */
export interface Mended {
  /** The fixes of all passes. */
  readonly carriedOut: readonly Candidate[];
  readonly linked: LinkedFiles;
  /** Of the last pass. */
  readonly refused: readonly Refused[];
  /** The findings that are left for which it is known what to write, and that have no fix, with why: a clause. */
  readonly withoutFix: readonly { readonly result: Result; readonly reason: string }[];
  /** Those after which a file would not say what was intended: faults of Lintel's own. */
  readonly faulty: readonly Candidate[];
  /** Files that two or more rules would change forever, with these. They are as before. */
  readonly cycles: readonly { readonly source: string; readonly rules: readonly string[] }[];
  /**
   * Rules after whose fixes a description could not be read or judged any more: these were taken back, a fault of
   * Lintel's own.
   */
  readonly harmful: readonly string[];
  /** True where the last pass still changed something. */
  readonly isUnfinished: boolean;
}

/** Most rounds of passes: a second one where many fixes were refused of which only some had to be. */
const ROUNDS = 2;

/** Lints and mends until nothing changes, and no rule has more findings than before. Nothing is written to disk. */
export async function mend(mending: Mending): Promise<Mended> {
  const rounds: Mended[] = [];
  let refused: ReadonlyMap<string, string> = new Map();
  let changes: readonly ChangesBySource[] = [];
  for (let goesOn = true; goesOn && rounds.length < ROUNDS; ) {
    const passes = new Passes(mending, refused, changes);
    const mended = await passes.run();
    rounds.push(mended);
    changes = passes.changes();
    refused = new Map([...refused, ...passes.guard.refusedForSure]);
    const isClean = mended.cycles.length === 0 && mended.harmful.length === 0;
    goesOn = isClean && passes.guard.refusesAtLarge && mended.carriedOut.length > 0;
  }
  return joined(rounds);
}

function joined(rounds: readonly Mended[]): Mended {
  const last = rounds.at(-1);
  if (last === undefined) throw new RangeError('nothing was mended');
  const linked = new LinkedFiles();
  for (const round of rounds) for (const group of round.linked.all()) linked.link(group);
  return {
    ...last,
    linked,
    carriedOut: rounds.flatMap(({ carriedOut }) => carriedOut),
    faulty: rounds.flatMap(({ faulty }) => faulty),
    cycles: rounds.flatMap(({ cycles }) => cycles),
    harmful: rounds.flatMap(({ harmful }) => harmful),
  };
}

/**
 * The findings that fixes mended, wholly or in part, without those that only changed files that are left as they were.
 */
export function mendedFindings(
  { carriedOut }: Pick<Mended, 'carriedOut'>,
  left: ReadonlySet<string> = new Set(),
): Result[] {
  const kept = carriedOut.filter(({ edits }) => !edits.some(({ source }) => left.has(source)));
  return [...new Set(kept.map(({ result }) => result))];
}

/** What was found after so many passes; null as long as nobody needs it. */
interface Held {
  readonly at: number;
  pass: Pass | null;
}

class Passes {
  /** The passes so far that changed something and were not taken back. */
  private readonly passes: PassRecord[] = [];
  private refused: Refused[] = [];
  private results: readonly Result[] = [];
  private readonly faulty = new Map<string, Candidate>();
  private readonly cycles: { source: string; rules: string[] }[] = [];
  /** What was found where trials begin, while they go on: each of them begins with the same texts. */
  private held: Held | null = null;
  /** Fixes that are not carried out because of what is found after them, by their mark, with why. */
  private readonly unwelcome: Map<string, string>;
  readonly guard: GrowthGuard;

  /**
   * @param refused Fixes that are not carried out, by their mark, with why.
   * @param earlier What earlier rounds changed.
   */
  constructor(
    private readonly mending: Mending,
    refused: ReadonlyMap<string, string>,
    private readonly earlier: readonly ChangesBySource[],
  ) {
    this.unwelcome = new Map(refused);
    this.guard = new GrowthGuard(this.unwelcome);
  }

  async run(): Promise<Mended> {
    let wasComplete = true;
    for (;;) {
      // What was found before needs memory.
      this.results = [];
      const isKnown = this.held?.at === this.passes.length && this.held.pass !== null;
      const isTrial = this.passes.length === this.guard.horizon && this.held?.at !== this.passes.length;
      let { results, all = results, complete } = isTrial ? await this.mending.lint('places') : await this.found();
      if (this.passes.length > 0 && wasComplete && !complete) return this.withoutLast();
      wasComplete = complete;
      this.results = results;
      const found = foundPlaces(all);
      if (this.refuseDefaults(found)) continue;
      if (this.passes.length === this.guard.horizon && this.refuseGrowth(found, { isEnd: false })) continue;
      if (isTrial) {
        ({ results, all = results, complete } = await this.mending.lint());
        this.results = results;
      }
      const isOver = this.passes.length === PASSES;
      const changes = this.pass(this.candidates(results), found, isOver);
      if (changes && !isOver) continue;
      if (this.refuseGrowth(found, { isEnd: true })) continue;
      // Whoever lints keeps what was found last.
      if (isKnown) await this.mending.lint();
      return this.outcome({ isUnfinished: changes });
    }
  }

  /** Lints the present texts, unless they are those with which a trial before this one began. */
  private async found(): Promise<Pass> {
    const { held } = this;
    if (held === null || held.at !== this.passes.length) return this.mending.lint();
    held.pass ??= await this.mending.lint();
    return held.pass;
  }

  /** What all passes so far changed, those of earlier rounds first. */
  changes(): readonly ChangesBySource[] {
    return [...this.earlier, ...this.passes.map(changesOfPass)];
  }

  private candidates(results: readonly Result[]): Candidate[] {
    const passes = [...this.passes];
    if (this.earlier.length === 0 && passes.length === 0) return candidatesOf(results);
    // Looked up only where fixes were refused.
    return candidatesOf(results, (place) => firstPlaceOf(place, [...this.earlier, ...passes.map(changesOfPass)]));
  }

  private outcome({ isUnfinished = false, harmful = [] }: Partial<Pick<Mended, 'isUnfinished' | 'harmful'>>): Mended {
    const { refused, cycles } = this;
    const carriedOut = this.passes.flatMap((pass) => pass.carriedOut);
    const withoutFix = this.results.flatMap((result) =>
      result.withoutFix === undefined ? [] : { result, reason: result.withoutFix },
    );
    const faulty = [...this.faulty.values()];
    return { carriedOut, linked: this.linked(), refused, withoutFix, faulty, cycles, harmful, isUnfinished };
  }

  /** The last pass left something that cannot be read or judged. */
  private async withoutLast(): Promise<Mended> {
    const harmful = rulesOf(this.passes.at(-1)?.carriedOut ?? []);
    this.takeBack(this.passes.length - 1);
    await this.mending.lint();
    return this.outcome({ harmful });
  }

  /** Takes passes back, from one of them on; nothing where there was none. */
  private takeBack(from: number): void {
    const { texts } = this.mending;
    const before = this.passes[from]?.textsBefore;
    if (before === undefined) return;
    for (const source of [...texts.changed.keys()]) texts.set(source, before.get(source) ?? texts.before(source));
    this.passes.length = from;
    // Passes before it may be others now.
    if (this.held !== null && from < this.held.at) this.held = null;
  }

  /**
   * Takes the last pass back where other rules speak because of defaults, which are not written then; false where there
   * are none.
   */
  private refuseDefaults(now: FoundPlaces): boolean {
    const last = this.passes.at(-1);
    if (last === undefined) return false;
    const unwelcome = unwelcomeDefaults(last, now);
    for (const [mark, reason] of unwelcome) this.unwelcome.set(mark, reason);
    if (unwelcome.size > 0) this.takeBack(this.passes.length - 1);
    return unwelcome.size > 0;
  }

  /**
   * Takes passes back after which a rule has more findings than in the beginning; false where none has, or nothing can
   * be done.
   */
  private refuseGrowth(now: FoundPlaces, { isEnd }: { readonly isEnd: boolean }): boolean {
    const { texts } = this.mending;
    const sources = this.passes.flatMap(({ carriedOut }) => carriedOut.map(({ result }) => result.source));
    const references = {
      ...userFinder(sources, texts.dataOf),
      targetOf: (place: PlaceInFile) => referenceTarget(place, texts.dataOf),
    };
    const from = this.guard.judge(this.passes, now, references, isEnd);
    if (this.guard.horizon === Number.POSITIVE_INFINITY) this.held = null;
    if (from === null) return false;
    this.takeBack(from);
    this.held ??= { at: this.passes.length, pass: null };
    return true;
  }

  /**
   * Carries out what can be, and says whether a text changed, or would change: the pass behind the last one only looks.
   */
  private pass(candidates: readonly Candidate[], found: FoundPlaces, onlyLooks: boolean): boolean {
    const { texts } = this.mending;
    const refused: Refused[] = [];
    const admitted = candidates.filter((candidate) => {
      const mark = this.faulty.size > 0 || this.unwelcome.size > 0 ? markOf(candidate) : '';
      if (this.faulty.has(mark)) return false;
      const reason = this.unwelcome.get(mark) ?? this.reasonAgainst(candidate);
      if (reason !== null) refused.push({ candidate, reason });
      return reason === null;
    });
    const { carriedOut, files, ...outcome } = carryOut(admitted, texts.open);
    this.refused = [...refused, ...outcome.refused.map(({ fix, reason }) => ({ candidate: fix, reason }))];
    for (const candidate of outcome.faulty) this.faulty.set(markOf(candidate), candidate);
    if (onlyLooks || files.size === 0) return files.size > 0;
    this.passes.push({
      textsBefore: new Map(texts.changed),
      placesBefore: found,
      carriedOut,
      files: new Map([...files.keys()].map((source) => [source, texts.now(source)])),
    });
    for (const [source, { text }] of files) texts.set(source, text);
    this.breakCycles(files.keys());
    return true;
  }

  private reasonAgainst({ edits }: Candidate): string | null {
    for (const { source } of edits) {
      const reason = this.isInCycle(source) ? 'two rules would change the file forever' : this.mending.refusal(source);
      if (reason !== null) return reason;
    }
    return null;
  }

  private isInCycle(source: string): boolean {
    return this.cycles.length > 0 && this.cycles.some((cycle) => this.linked().with(cycle.source).has(source));
  }

  private linked(): LinkedFiles {
    const linked = new LinkedFiles();
    for (const { carriedOut } of this.passes)
      for (const { edits } of carriedOut) linked.link(new Set(edits.map((edit) => edit.source)));
    return linked;
  }

  /** A text that a file had before will come again and again. */
  private breakCycles(sources: Iterable<string>): void {
    const { texts } = this.mending;
    for (const source of sources) {
      const since = this.passes.findIndex(({ files }) => files.get(source) === texts.now(source));
      if (since === -1) continue;
      const fixes = this.passes.slice(since).flatMap(({ carriedOut }) => carriedOut);
      this.cycles.push({
        source,
        rules: rulesOf(fixes.filter(({ edits }) => edits.some((edit) => edit.source === source))),
      });
      for (const linked of this.linked().with(source)) texts.set(linked, texts.before(linked));
    }
  }
}

function rulesOf(candidates: readonly Candidate[]): string[] {
  return [...new Set(candidates.map(({ result }) => result.code))];
}
