import { asObject, sameJson } from '../description/json.ts';
import { mappingOf, nameOfAlternative } from './compare-discriminators.ts';
import type { Comparing } from './comparing.ts';
import type { Alternatives, SchemaView } from './schema-view.ts';

/**
 * Compares `anyOf` and `oneOf`: each alternative that may be sent must be one that is understood. 'replaced' where one
 * side has alternatives and the other has none, so that there is nothing else to compare.
 */
export function compareAlternatives(comparing: Comparing): 'compared' | 'replaced' {
  const { before, after, report } = comparing;
  const [then, now] = [before.groups, after.groups];
  if (then.length === 0 && now.length === 0) return 'compared';
  if (then.length === 1 && now.length === 1 && then[0] !== undefined && now[0] !== undefined) {
    if (isMoved(before, after) || isMoved(after, before)) {
      compareGroups(withRest(then[0], before), withRest(now[0], after), comparing);
      return 'replaced';
    }
    compareGroups(then[0], now[0], comparing);
    return 'compared';
  }
  if (then.length + now.length === 1) {
    compareWithOne(comparing);
    return 'replaced';
  }
  if (then.length === now.length) {
    for (const [index, group] of then.entries()) {
      const other = now[index];
      if (other !== undefined) compareGroups(group, other, comparing);
    }
    return 'compared';
  }
  const place = now[0]?.place;
  if (place !== undefined) report('alternatives-changed', 'undecided', { place, side: 'after' }, { keyword: 'oneOf' });
  else if (then[0] !== undefined)
    report('alternatives-changed', 'undecided', { place: then[0].place, side: 'before' }, { keyword: then[0].keyword });
  return 'compared';
}

/** Keywords that hold for the values of one type, so that other alternatives need not have them. */
const OF_ONE_TYPE = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'items',
  'minProperties',
  'maxProperties',
];

/**
 * True where one side has something beside its alternatives that the other side has in them: a property, or that one is
 * required, in each of them; another keyword in those that it is for.
 */
function isMoved(one: SchemaView, other: SchemaView): boolean {
  const members = other.groups.flatMap((group) => group.members);
  const isInEach = (kind: 'properties' | 'required') =>
    [...one[kind].keys()].some((name) => !other[kind].has(name) && members.every((member) => member[kind].has(name)));
  const isInSome = (keyword: string) =>
    one.first(keyword) !== null &&
    other.first(keyword) === null &&
    members.some((member) => member.first(keyword) !== null);
  return isInEach('properties') || isInEach('required') || OF_ONE_TYPE.some(isInSome);
}

/** The alternatives with what is said beside them. */
function withRest(group: Alternatives, whole: SchemaView): Alternatives {
  return { ...group, members: group.members.map((member) => whole.withMember(member)) };
}

/**
 * Where more alternatives than this have no counterpart, times those of the other side, nobody is told which of them
 * covers which.
 */
const MOST_PAIRS = 10_000;

function compareGroups(then: Alternatives, now: Alternatives, comparing: Comparing): void {
  const { direction, before, compare } = comparing;
  const left = new Set(now.members);
  const alone: SchemaView[] = [];
  for (const member of then.members) {
    const other =
      partnerByMapping(member, [...left], comparing) ?? partnerOf(member, then.members, [...left], now.members);
    if (other === null) alone.push(member);
    else {
      left.delete(other);
      if (!isIdle(member, then.members, comparing) || !isIdle(other, now.members, comparing)) compare(member, other);
    }
  }
  pairOffAlike(alone, left, comparing);
  const inner = comparing.inner === before ? alone : [...left];
  const outers = comparing.inner === before ? now.members : then.members;
  if (inner.length * outers.length > MOST_PAIRS) {
    comparing.report(
      'alternatives-changed',
      'undecided',
      { place: now.place, side: 'after' },
      { keyword: now.keyword },
    );
    return;
  }
  const beside = inner === alone ? then.members : now.members;
  const pairOff = alone.length === 1 && left.size === 1;
  for (const member of inner) {
    if (isIdle(member, beside, comparing) || isCovered(member, outers, comparing)) continue;
    const [only] = [...left];
    const [gone] = alone;
    // One left on each side: it was changed.
    if (pairOff && only !== undefined && gone !== undefined && sameKind(gone, only)) {
      compare(gone, only);
      continue;
    }
    reportAlternative(member, direction === 'request' ? then : now, comparing);
  }
}

/** Takes away what has a counterpart that says the same in other words: it tells what was changed of the others. */
function pairOffAlike(alone: SchemaView[], left: Set<SchemaView>, { isCompatible }: Comparing): void {
  if (alone.length * left.size > MOST_PAIRS) return;
  const says = (one: SchemaView, other: SchemaView) =>
    isCompatible(one, other, 'request') && isCompatible(one, other, 'response');
  for (const member of [...alone]) {
    const same = [...left].find((other) => says(member, other));
    if (same === undefined) continue;
    left.delete(same);
    alone.splice(alone.indexOf(member), 1);
  }
}

/** True for a list of values beside an alternative that takes any of them: it only tells which are known. */
function isIdle(member: SchemaView, members: readonly SchemaView[], { isCompatible }: Comparing): boolean {
  if (member.listed === null) return false;
  return members.some((other) => other.listed === null && isCompatible(other, member, 'response'));
}

/** At its entry of the list: that is what came or went, whatever it refers to. */
function reportAlternative(member: SchemaView, group: Alternatives, { direction, report }: Comparing): void {
  const { keyword, members, places } = group;
  const name = direction === 'request' ? 'alternative-removed' : 'alternative-added';
  const side = direction === 'request' ? 'before' : 'after';
  const place = places[members.indexOf(member)] ?? member.place;
  report(name, 'breaks', { place, side }, { keyword, subject: nameOfAlternative(member) ?? '' });
}

/** Every value of the member that may be sent is one of some other, each type by itself. */
function isCovered(member: SchemaView, others: readonly SchemaView[], comparing: Comparing): boolean {
  const fitsOne = (view: SchemaView) => others.some((other) => fits(view, other, comparing));
  return fitsOne(member) || (member.byType.length > 1 && member.byType.every(fitsOne));
}

/** Every value of the member that may be sent is one of the other. */
function fits(member: SchemaView, other: SchemaView, { direction, isCompatible }: Comparing): boolean {
  return direction === 'request' ? isCompatible(member, other, direction) : isCompatible(other, member, direction);
}

function sameKind(left: SchemaView, right: SchemaView): boolean {
  if (left.types === null || right.types === null) return true;
  return [...left.types].some((type) => right.types?.has(type));
}

/** The alternative that the same value of the discriminator leads to. */
function partnerByMapping(
  member: SchemaView,
  left: readonly SchemaView[],
  { before, after }: Comparing,
): SchemaView | null {
  const [then, now] = [mappingOf(before), mappingOf(after)];
  const name = nameOfAlternative(member);
  const values = [...then].filter(([, target]) => target === name).map(([value]) => value);
  const targets = new Set(values.flatMap((value) => now.get(value) ?? []));
  const [only] = targets;
  if (only === undefined || targets.size > 1) return null;
  return left.find((other) => nameOfAlternative(other) === only) ?? null;
}

/**
 * The alternative that is the same one as another: under the same name, with the same constant, alone with its
 * properties, or alone of its type.
 */
function partnerOf(
  member: SchemaView,
  beside: readonly SchemaView[],
  left: readonly SchemaView[],
  all: readonly SchemaView[],
): SchemaView | null {
  const same = left.find((other) => isWrittenAlike(member, other));
  if (same !== undefined) return same;
  const name = nameOfAlternative(member);
  const constant = constantOf(member);
  const named = name === null ? undefined : left.find((other) => nameOfAlternative(other) === name);
  if (named !== undefined) return named;
  if (constant !== null) {
    const alike = left.filter((other) => sameJson(constantOf(other), constant));
    if (alike[0] !== undefined && alike.length === 1) return alike[0];
  }
  const shape = namesOf(member);
  const isShaped = (view: SchemaView) => namesOf(view) === shape;
  const shaped = left.find(isShaped);
  if (name === null && shaped !== undefined && [beside, all].every((views) => views.filter(isShaped).length === 1))
    return shaped;
  const isAlone = (view: SchemaView, among: readonly SchemaView[]) =>
    among.filter((one) => typeOf(one) === typeOf(view)).length === 1;
  const ofType = left.filter((other) => typeOf(other) === typeOf(member));
  if (ofType[0] !== undefined && isAlone(member, beside) && isAlone(member, all)) return ofType[0];
  return null;
}

/** True for the same text, as far as it does not lie behind references. */
function isWrittenAlike(one: SchemaView, other: SchemaView): boolean {
  const [left, right] = [one.parts[0]?.value, other.parts[0]?.value];
  return left !== undefined && sameJson(left, right);
}

/** The properties of an object, and which of them it always has; the type of another value. */
function namesOf(view: SchemaView): string {
  const { properties, required } = view;
  return JSON.stringify([typeOf(view), [...properties.keys()].sort(), [...required.keys()].sort()]);
}

function typeOf({ types }: SchemaView): string {
  return types === null ? '' : [...types].sort().join();
}

/** The properties that have one value only, which tell alternatives apart. */
function constantOf({ properties }: SchemaView): unknown {
  const constants: Record<string, unknown> = {};
  for (const { name, view } of properties.values()) {
    const { listed } = view;
    if (listed?.values.length === 1) constants[name] = listed.values[0];
  }
  return Object.keys(constants).length === 0 ? null : asObject(constants);
}

/** One side has alternatives, the other is one schema. */
function compareWithOne(comparing: Comparing): void {
  const { before, after, inner, compare, report } = comparing;
  const [group] = before.groups.length > 0 ? before.groups : after.groups;
  if (group === undefined) return;
  const whole = before.groups.length > 0 ? before : after;
  const other = whole === before ? after : before;
  // Null beside the alternatives is an alternative of its own.
  const withoutNull = (view: SchemaView) => (whole.admitsNullBeside ? view.without('null') : view);
  const one = withoutNull(other);
  const members = group.members.map((member) => withoutNull(whole.withMember(member)));
  if (whole === inner && whole.admitsNullBeside && !other.admits('null'))
    report('null-changed', 'breaks', nullPlace(whole, comparing), { keyword: 'type' });
  const compareMember = (member: SchemaView) =>
    compare(whole === before ? member : one, whole === before ? one : member);
  const partner = members[group.members.findIndex((member) => isNamedAlike(member, one))];
  // Alternatives that are sent must all be understood; of those that are understood one is enough.
  if (whole === inner) {
    for (const [index, member] of members.entries()) {
      if (isIdle(member, members, comparing) || fits(member, one, comparing)) continue;
      if (members.length === 1 || member === partner) compareMember(member);
      else reportAlternative(group.members[index] ?? member, group, comparing);
    }
    return;
  }
  const fitting = members.filter((member) => fits(one, member, comparing));
  // What is a value of two alternatives of oneOf is none of oneOf, though few who write it think of that.
  const excludeOneAnother = group.keyword === 'oneOf' && whole === after && comparing.direction === 'request';
  if (fitting.length === 1 || (fitting.length > 1 && !excludeOneAnother)) return;
  if (fitting.length === 0 && partner !== undefined) {
    compareMember(partner);
    return;
  }
  if (fitting.length === 0 && compareByType(one, { ...group, members }, comparing)) return;
  const side = whole === after ? 'after' : 'before';
  report('alternatives-changed', 'undecided', { place: group.place, side }, { keyword: group.keyword });
}

/** True for the same component, or one of the same name. */
function isNamedAlike(one: SchemaView, other: SchemaView): boolean {
  const name = nameOfAlternative(one);
  return name !== null && name === nameOfAlternative(other);
}

/** Where null came or went beside alternatives. */
function nullPlace(whole: SchemaView, { after }: Comparing) {
  const side = whole === after ? ('after' as const) : ('before' as const);
  return { place: whole.nullAt ?? whole.flag('nullable') ?? whole.place, side };
}

/**
 * Compares a schema with alternatives: each of its types with one that takes all its values, else with the only one of
 * that type.
 */
function compareByType(one: SchemaView, { members, place }: Alternatives, comparing: Comparing): boolean {
  const { before, after, inner, compare, report } = comparing;
  if (one.types === null || members.some(({ types }) => types === null)) return false;
  const parts = one.byType.filter((part) => !members.some((member) => fits(part, member, comparing)));
  const partners = parts.map((part) => members.filter(({ types }) => types !== null && part.admitsAnyOf(types)));
  if (partners.some(({ length }) => length > 1)) return false;
  for (const [index, part] of parts.entries()) {
    const [member] = partners[index] ?? [];
    if (member !== undefined) compare(inner === before ? part : member, inner === before ? member : part);
  }
  if (partners.some(({ length }) => length === 0)) {
    const [then, now] = [before, after].map((view) => (view === one ? typesOf([view]) : typesOf(members)));
    const at = inner === before ? { place, side: 'after' as const } : { place: one.place, side: 'after' as const };
    report('type-changed', 'breaks', at, { keyword: 'type', before: then, after: now });
  }
  return true;
}

function typesOf(views: readonly SchemaView[]): string[] {
  return [...new Set(views.flatMap(({ types }) => [...(types ?? [])]))];
}
