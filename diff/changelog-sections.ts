import { plain } from '../framework/messages.ts';
import type { Change, ChangeName } from '../model/comparison/change.ts';
import type { Result } from '../source/result.ts';
import type { JudgedChange } from './judge-changes.ts';

/** What is said of some changes, by their names. */
type WordsByChange = Partial<Readonly<Record<ChangeName, (subject: string) => string>>>;

/** What came and breaks nobody. */
const NEWS: WordsByChange = {
  'path-new': (subject) => `the path ${subject} is new`,
  'operation-new': () => 'the operation is new',
  'webhook-new': (subject) => `the webhook ${subject} is new`,
  'parameter-new': (subject) => `the ${subject} is new`,
  'status-new': (subject) => `the status ${subject} is new`,
  'media-type-new': (subject) => `the media type ${subject} is new`,
  'header-new': (subject) => `the header ${subject} is new`,
  'property-new': (subject) => `the property ${subject} is new`,
};

/** What is to go, or went as it was announced. */
const DEPRECATED: WordsByChange = {
  'operation-deprecated': () => 'the operation is deprecated',
  'parameter-deprecated': (subject) => `the ${subject} is deprecated`,
  'major-version-ended': (subject) => `the major version ${subject} is gone, as its Sunset said`,
  'property-deprecated': (subject) => `the property ${subject} is deprecated`,
};

/**
 * What happened to clients, the most serious first; `below` is what is of a new major version that took the place of
 * another one.
 */
type ChangelogSubject = 'breaks' | 'look' | 'below' | 'new' | 'deprecated';

/** Something that changed. */
export interface ChangelogEntry {
  readonly text: string;
  /** The keys that lead to the place, for people; null where the text says it all. */
  readonly at: string | null;
  /** What was found there; null for what no rule reports. */
  readonly result: Result | null;
}

/** What changed in the same operations. */
export interface ChangelogGroup {
  /** As `GET /orders`; at least one. */
  readonly operations: readonly string[];
  readonly entries: readonly ChangelogEntry[];
}

/** A part of a list of changes. */
export interface ChangelogSection {
  readonly subject: ChangelogSubject;
  readonly title: string;
  readonly groups: readonly ChangelogGroup[];
}

/** One entry with the operations that it is about. */
interface Entry extends ChangelogEntry {
  readonly operations: readonly string[];
}

/**
 * What changed for clients: what breaks them, what may, what is new, what is deprecated, by operation. Parts without an
 * entry are left out.
 */
export function changelogSections(judged: readonly JudgedChange[], changes: readonly Change[]): ChangelogSection[] {
  const found = (severities: readonly number[]) =>
    judged.filter(({ result }) => severities.includes(result.severity)).map(entryOf);
  const sections = [
    section('breaks', 'Breaks clients', found([0])),
    section('look', 'To be looked at', found([1, 2, 3])),
    ...judged.filter(({ below }) => below.length > 0).map(sectionBelow),
    section('new', 'New', entriesOf(changes, NEWS)),
    section('deprecated', 'Deprecated', entriesOf(changes, DEPRECATED)),
  ];
  return sections.filter(({ groups }) => groups.length > 0);
}

/**
 * What is said where no part has an entry; of a version that is only wider, that requests may hold more or responses
 * promise more.
 */
export function nothingListed(isWider: boolean): string {
  return isWider
    ? 'Nothing that clients rely on changed: requests may hold more, or responses promise more.'
    : 'Nothing changed for clients.';
}

function entryOf({ change, result }: JudgedChange): Entry {
  return { operations: operationsOf(change), text: result.message, at: result.path.join(' › ') || null, result };
}

function section(subject: ChangelogSubject, title: string, entries: readonly Entry[]): ChangelogSection {
  const groups = new Map<string, { operations: readonly string[]; entries: ChangelogEntry[] }>();
  for (const { operations, ...entry } of entries) {
    // Several operations have a heading with their number.
    const key = operations.length > 1 ? String(operations.length) : (operations[0] ?? '');
    const group = groups.get(key) ?? { operations, entries: [] };
    group.entries.push(entry);
    groups.set(key, group);
  }
  return { subject, title, groups: [...groups.values()] };
}

function sectionBelow({ change: { subject, after, below: changes = [] }, below }: JudgedChange): ChangelogSection {
  const entries = [...below.map(entryOf), ...entriesOf(changes, NEWS), ...entriesOf(changes, DEPRECATED)];
  return section('below', `Between ${subject} and ${after}`, entries);
}

function entriesOf(changes: readonly Change[], words: WordsByChange): Entry[] {
  return changes.flatMap((change) => {
    const text = words[change.name]?.(plain(change.subject ?? ''));
    return text === undefined ? [] : { operations: operationsOf(change), text, at: null, result: null };
  });
}

function operationsOf({ uses }: Change): string[] {
  return [...new Set(uses.map(({ operation }) => operation))];
}
