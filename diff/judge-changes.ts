import type { ChangeCheck, ChangeViolation } from '../framework/define-change.ts';
import { messageOf } from '../framework/describe-rule.ts';
import { publishedAt } from '../framework/documentation.ts';
import type { AnyRule } from '../framework/rule.ts';
import { type SeverityName, severityNumber } from '../framework/severity.ts';
import { suppressionIn } from '../model/annotations/annotations.ts';
import type { Change } from '../model/comparison/change.ts';
import { Counterparts } from '../model/comparison/counterparts.ts';
import type { Description } from '../model/description/description.ts';
import { member } from '../model/description/json.ts';
import { below, keysOf, type Place, rootPlace } from '../model/description/place.ts';
import { CHANGE_CHECKS } from '../rules/change.generated.ts';
import { EVERY_RULE } from '../rules/every-rule.generated.ts';
import { rangedPlace } from '../source/key-range.ts';
import { namedPlaces, type Result, type ResultPlace } from '../source/result.ts';
import type { Version } from './version.ts';

/** What a project says of changes: their severities, and where the catalogue is published. */
export interface ChangeSettings {
  /** By the id of a rule: all its kinds. */
  readonly rules: Readonly<Record<string, SeverityName | 'off'>>;
  /** By kind; counts before that of the rule. */
  readonly kinds: Readonly<Record<string, SeverityName | 'off'>>;
  /** Null where it is not published. */
  readonly catalogueUrl: string | null;
}

/** A change, and what was found of it. */
export interface JudgedChange {
  readonly change: Change;
  readonly result: Result;
  /** What is wrong, without where and what to do. */
  readonly fact: string;
  /** Of a major version that became another one in place: what was found between the two. */
  readonly below: readonly JudgedChange[];
  /** By what it is known again in a later comparison. */
  readonly knownBy: readonly KnownPlace[];
}

/** A place of a change in the data of its file. */
interface KnownPlace {
  /** The file, by what it is called in the new version. */
  readonly source: string;
  readonly data: unknown;
  readonly path: readonly string[];
}

/** The findings of a comparison. */
export interface JudgedChanges {
  readonly judged: readonly JudgedChange[];
  /** How many findings `x-lintel` hides. */
  readonly hidden: number;
}

/** A rule that has something to say of a change. */
interface Opinion extends ChangeViolation {
  readonly id: string;
  readonly rule: AnyRule;
  readonly check: ChangeCheck;
  readonly held: SeverityName;
}

/** What the rules say of changes, each reported by one rule with the statements of all. */
export function judgeChanges(
  changes: readonly Change[],
  before: Version,
  after: Version,
  settings: ChangeSettings,
): JudgedChanges {
  const judged: JudgedChange[] = [];
  const counterparts = new Counterparts(before.description, after.description);
  let hidden = 0;
  for (const found of changes) {
    const { judged: below } = judgeChanges(found.below ?? [], before, after, settings);
    const ruling = rulingOn(found, below, settings);
    if (ruling === null) continue;
    const change = withoutExcused(found, (place) =>
      isExcused(place, found, ruling.speaker, after.description, counterparts),
    );
    if (change === null) {
      hidden++;
      continue;
    }
    const { speaker, opinions } = (change === found ? null : rulingOn(change, below, settings)) ?? ruling;
    const version = change.side === 'before' ? before : after;
    judged.push({
      change,
      fact: speaker.fact,
      result: withBelow(resultOf(change, speaker, opinions, version), below),
      below,
      knownBy: knownPlaces(change, version, after, counterparts),
    });
  }
  return { judged, hidden };
}

/** Who reports a change, and what all rules have to say of it; null where none has. */
function rulingOn(change: Change, below: readonly JudgedChange[], settings: ChangeSettings) {
  const opinions = opinionsOn(change, below, settings);
  const [speaker] = opinions
    .filter((one) => !yields(one, opinions))
    .toSorted((one, other) => severityNumber(one.held) - severityNumber(other.held));
  return speaker === undefined ? null : { speaker, opinions };
}

/** A change at those of its places for which there is no exception; null where there is one for all. */
function withoutExcused(change: Change, isExcusedAt: (place: Place) => boolean): Change | null {
  const { places = [change.place], subjects } = change;
  const kept = places.map((place) => !isExcusedAt(place));
  if (kept.every(Boolean)) return change;
  const left = places.filter((_, index) => kept[index]);
  const [place] = left;
  if (place === undefined) return null;
  const { places: _places, subjects: _subjects, ...others } = change;
  // Several entries of one list are places of one subject each.
  const named = subjects?.length === places.length ? subjects.filter((_, index) => kept[index]) : subjects;
  return {
    ...others,
    place,
    ...(left.length > 1 && { places: left }),
    ...(named !== undefined && (named.length > 1 ? { subjects: named } : { subject: named[0] ?? '' })),
  };
}

function opinionsOn(change: Change, below: readonly JudgedChange[], settings: ChangeSettings): Opinion[] {
  const facts = below.filter(({ result }) => result.severity === 0).map(({ fact }) => fact);
  return Object.entries(CHANGE_CHECKS).flatMap(([id, check]) => {
    const rule = EVERY_RULE[id];
    const violation = check.judge(change, facts);
    if (rule === undefined || violation === null) return [];
    const held = settings.kinds[violation.kind] ?? settings.rules[id] ?? violation.severity;
    if (held === 'off') return [];
    return [{ id, rule: publishedAt(rule, settings.catalogueUrl), check, held, ...violation }];
  });
}

/** True where another rule that is no less severe reports the change. */
function yields({ check, held }: Opinion, opinions: readonly Opinion[]): boolean {
  return opinions.some(
    (other) => check.yieldsTo.includes(other.id) && severityNumber(other.held) <= severityNumber(held),
  );
}

function resultOf(change: Change, speaker: Opinion, opinions: readonly Opinion[], version: Version): Result {
  const { id, rule, check, kind, held, message } = speaker;
  const own = shownPlace(change.place, version);
  // A rule that the speaker else yields to, and that is less severe here, has the same cause.
  const others = opinions.filter((one) => one.check.yieldsTo.includes(id) || check.yieldsTo.includes(one.id));
  const { documentationUrl } = rule;
  return {
    code: id,
    kind,
    ...own,
    message: messageOf(rule, message),
    severity: severityNumber(held),
    ...namedPlaces(own, change.places?.map((place) => shownPlace(place, version)) ?? null),
    statements: [...new Set([speaker, ...others].flatMap((one) => one.rule.extensions.lintel.statements))],
    ...(documentationUrl !== undefined && { documentationUrl }),
  };
}

function withBelow(result: Result, below: readonly JudgedChange[]): Result {
  return below.length === 0 ? result : { ...result, below: below.map((one) => one.result) };
}

/** Files of the old version, which may lie anywhere, are known by the names of those in the new one. */
function knownPlaces(
  { place, places = [place], side }: Change,
  { fileOf, description }: Version,
  after: Version,
  counterparts: Counterparts,
) {
  const root = after.fileOf(after.description.rootPlace).source;
  return places.map((at): KnownPlace => {
    const file = fileOf(at);
    const isRoot = at.file === description.rootPlace.file;
    const source = isRoot
      ? root
      : side === 'after'
        ? file.source
        : (counterparts.sourceOf(at.file, side) ?? file.source);
    return { source, data: file.data, path: file.existingPath(keysOf(at)) };
  });
}

function shownPlace(place: Place, { fileOf, nameOf }: Version): ResultPlace {
  const file = fileOf(place);
  const path = file.existingPath(keysOf(place));
  return rangedPlace(file, path, false, nameOf(file.source));
}

/**
 * True where the new version makes an exception: at the place, or, for what is gone, at the nearest object above it
 * that is still there.
 */
function isExcused(
  place: Place,
  { side }: Change,
  { id, rule }: Opinion,
  after: Description,
  counterparts: Counterparts,
): boolean {
  const ids = [id, ...rule.extensions.lintel.formerIds];
  const now = side === 'after' ? place : placeNow(place, counterparts);
  return now !== null && suppressionIn(after, now, ids) !== null;
}

/** As much of a place of the old version as the new one has; null where it has no such file. */
function placeNow(place: Place, counterparts: Counterparts): Place | null {
  const file = counterparts.fileOf(place.file, 'before');
  if (file === null) return null;
  let now = rootPlace(file);
  let value: unknown = file.data;
  for (const key of keysOf(place)) {
    value = member(value, key);
    if (value === undefined) break;
    now = below(now, key);
  }
  return now;
}
