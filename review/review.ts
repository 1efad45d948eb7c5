import type { Rule } from '../framework/rule.ts';
import type { Place } from '../model/description/place.ts';
import type { PathClass } from '../model/paths/verdict.ts';
import type { ConventionId } from '../spec/conventions.ts';
import type { Severity } from '../spec/statement.ts';
import type { StatementId } from '../spec/statements.generated.ts';
import type { Seen } from './seen-counts.ts';

/**
 * How a convention stands in an API, or in one operation. `ask`: only a person can judge; `elsewhere`: traffic, a probe
 * or another version can.
 */
export const REVIEW_VERDICTS = ['broken', 'ask', 'holds', 'elsewhere', 'notApplicable'] as const;
export type ReviewVerdict = (typeof REVIEW_VERDICTS)[number];

/** The design review of one API: everything that the page, the comment and the JSON report show. */
export interface ApiReview {
  readonly ruleset: ReviewRuleset;
  /** As it was named, or relative to the working folder. */
  readonly file: string;
  readonly title: string;
  readonly version: string | null;
  readonly openapi: string;
  /** CommonMark, as it stands in the description. */
  readonly description: string | null;
  /** Only an address of http or https: whatever else a description says here is not linked to. */
  readonly documentation: string | null;
  readonly servers: readonly string[];
  readonly size: Size;
  readonly counts: Counts;
  readonly sections: readonly SectionReview[];
  readonly statements: readonly StatementReview[];
  readonly operations: readonly OperationReview[];
  readonly regions: readonly Region[];
  readonly findings: readonly FindingReview[];
  readonly top: readonly TopFinding[];
  readonly questions: readonly Question[];
  readonly paths: readonly PathBranch[];
  readonly exceptions: readonly Exception[];
  /** What could not be read or judged: one sentence each. */
  readonly problems: readonly string[];
  readonly excerpts: readonly Excerpts[];
}

/** The rules that took part. */
export interface ReviewRuleset {
  /** The name of the ruleset, or its file. */
  readonly name: string;
  readonly rules: readonly Rule[];
  /** The ids of its rules that are not Lintel's, which take no part. */
  readonly leftOut: readonly string[];
}

export interface Size {
  readonly paths: number;
  readonly operations: number;
  readonly schemas: number;
}

export type Counts = Readonly<Record<Severity, number>>;

export interface SectionReview {
  readonly section: string;
  readonly title: string;
  /** Number of statements of each verdict. */
  readonly verdicts: Readonly<Record<ReviewVerdict, number>>;
  readonly counts: Counts;
}

/** What is known of one statement of the conventions in this API. */
export interface StatementReview {
  readonly id: StatementId;
  readonly verdict: ReviewVerdict;
  readonly rules: readonly string[];
  /** Places that the rules judged, and those of them at which one found something. */
  readonly judged: number;
  readonly broken: number;
  /** Number of findings; one place can have several. */
  readonly findings: number;
  /** What was seen of it in a running service, where that is known. */
  readonly seen?: Seen;
}

export interface OperationReview {
  readonly method: string;
  readonly path: string;
  /** Webhooks and callbacks are sent by the service. */
  readonly kind: 'path' | 'webhook' | 'callback';
  readonly class: PathClass | null;
  /** The resource at the top that it belongs to: the beginning of the path. */
  readonly group: string;
  readonly summary: string | null;
  /** CommonMark; null where there is none. */
  readonly description: string | null;
  readonly deprecated: boolean;
  readonly tags: readonly string[];
  readonly location: Location | null;
  /** The place in a form that outlives edits elsewhere. */
  readonly place: string;
  readonly cells: Readonly<Record<ConventionId, Cell>>;
}

/** One convention in one operation. */
export interface Cell {
  readonly verdict: Exclude<ReviewVerdict, 'elsewhere'>;
  /** Number of findings in the operation's own text, and in what nothing else uses. */
  readonly own: number;
  /** Number of findings in what it shares with others: components, parameters of the path. */
  readonly shared: number;
}

/** A part of the description that findings stand in: an operation, or what operations share. */
export interface Region {
  readonly name: string;
  readonly kind: 'operation' | 'shared';
  /** Indexes of the operations that the region belongs to. */
  readonly operations: readonly number[];
}

export interface Location {
  /** Index into `excerpts`. */
  readonly file: number;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** Column behind the last character on the first line; null where the place goes on to further lines. */
  readonly end: number | null;
}

export interface FindingReview {
  readonly rule: string;
  readonly severity: Severity;
  /** Only guesses or asks. */
  readonly asks: boolean;
  /** The one by which its rule is sorted in; null for rules that look after x-lintel. */
  readonly statement: StatementId | null;
  /** All that its cause violates: those of its rule, and those of the rules that yielded to it. */
  readonly statements: readonly StatementId[];
  readonly message: string;
  readonly location: Location;
  /** The keys that lead to the place, for people. */
  readonly pointer: string;
  /** The place in a form that outlives edits elsewhere. */
  readonly identity: string;
  /** The baseline has it. */
  readonly isKnown: boolean;
  /** Indexes into `regions`: where it stands, and whose fault it is where that is another region. */
  readonly regions: readonly number[];
}

/** The findings of one rule, which usually have one cause. */
export interface TopFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly statement: StatementId;
  readonly summary: string;
  readonly why: string;
  readonly count: number;
  /** Number of operations that are affected. */
  readonly operations: number;
  /** True where mending it later may break clients. */
  readonly breaking: boolean;
  /** Index of a finding that shows it. */
  readonly example: number;
}

/** What a reviewer has to find out. */
export interface Question {
  readonly id: string;
  readonly statement: StatementId;
  readonly text: string;
  /** How many places of the description raise it; 0 for a question that every API is asked. */
  readonly places: number;
  readonly rule: string | null;
}

/** A piece of a path, and what stands below it. */
export interface PathBranch {
  /** One or more segments: `/v1/orders`. */
  readonly text: string;
  /** The whole path, where there is one. */
  readonly path: string | null;
  readonly class: PathClass | null;
  readonly sure: boolean;
  readonly reason: string;
  /** Indexes of operations. */
  readonly operations: readonly number[];
  readonly branches: readonly PathBranch[];
}

/** What the description asks to be spared, and why. */
export interface Exception {
  readonly rule: string;
  readonly reason: string;
  readonly pointer: string;
}

/** The lines of a file that findings and operations stand on, with those around them. */
export interface Excerpts {
  readonly file: string;
  readonly runs: readonly { readonly from: number; readonly lines: readonly string[] }[];
}

/** A place as people find it in a file. */
export interface Located {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly end: number | null;
  readonly path: readonly string[];
  readonly identity: string;
}

/** Made by whoever read the files. */
export interface Locator {
  /** Where a place is written; `isOnKey` where its key is meant, and not the value, as it is for objects and lists. */
  readonly locate: (place: Place, isOnKey?: boolean) => Located;
  /** The lines of a file by the name that `locate` gives it. */
  readonly linesOf: (file: string) => readonly string[];
}
