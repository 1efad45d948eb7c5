import { compareBounds, sizeBound } from './bounds.ts';
import { compareMaps, schemaOfOthers } from './compare-maps.ts';
import type { Comparing } from './comparing.ts';
import type { SchemaProperty, SchemaView } from './schema-view.ts';

/** Compares the properties of objects, those without a name, and whether the object is open. */
export function compareObjects(comparing: Comparing): void {
  const { before, after } = comparing;
  if (!before.admits('object') || !after.admits('object')) return;
  compareBounds(comparing, (view) => sizeBound(view, 'minProperties', 'lower'), 'lower');
  compareBounds(comparing, (view) => sizeBound(view, 'maxProperties', 'upper'), 'upper');
  const renamed = renamedProperties(comparing);
  for (const property of before.properties.values()) {
    const now = after.properties.get(property.name);
    if (now === undefined) compareRemoved(property, renamed.get(property), comparing);
    else compareProperty(property, now, comparing);
  }
  const successors = new Set([...renamed.values()].map(({ name }) => name));
  for (const property of after.properties.values()) {
    if (!before.properties.has(property.name)) compareAdded(property, successors, comparing);
  }
  compareRequired(successors, comparing);
  compareClosing(comparing);
  compareMaps(comparing);
}

/**
 * True where the property occurs in what is sent in the direction: no `readOnly` one in requests, no `writeOnly` one in
 * responses.
 */
function isSent({ view }: SchemaProperty, { direction }: Comparing): boolean {
  return view.flag(direction === 'request' ? 'readOnly' : 'writeOnly') === null;
}

/** Where one property went and one came that has the same values, it may be another name for it. */
function renamedProperties({ before, after, isCompatible }: Comparing): ReadonlyMap<SchemaProperty, SchemaProperty> {
  const gone = [...before.properties.values()].filter(({ name }) => !after.properties.has(name));
  const come = [...after.properties.values()].filter(({ name }) => !before.properties.has(name));
  if (gone.length === 0 || come.length === 0 || gone.length * come.length > MOST_RENAMED) return new Map();
  const pairs = gone.flatMap((one) => {
    const alike = come.filter(
      ({ view }) => isCompatible(one.view, view, 'request') && isCompatible(one.view, view, 'response'),
    );
    const [only] = alike;
    return only === undefined || alike.length > 1 ? [] : [[one, only] as const];
  });
  return new Map(pairs.filter(([, to]) => pairs.filter((pair) => pair[1] === to).length === 1));
}

/** Where more properties than this went and came, nobody renamed them. */
const MOST_RENAMED = 25;

function compareRemoved(property: SchemaProperty, successor: SchemaProperty | undefined, comparing: Comparing): void {
  const { report, after } = comparing;
  if (!isSent(property, comparing)) return;
  const other = schemaOfOthers(after, property.name);
  if (other !== null) compareSent(property.name, property.view, other, comparing);
  else {
    const facts = { subject: property.name, ...(successor !== undefined && { after: successor.name }) };
    report('property-removed', 'breaks', { place: property.place, side: 'before' }, facts);
  }
}

function compareAdded(property: SchemaProperty, successors: ReadonlySet<string>, comparing: Comparing): void {
  const { before, after, direction, compare, report } = comparing;
  const other = schemaOfOthers(before, property.name);
  if (other !== null && direction === 'request') compare(other, property.view);
  const isAsked = direction === 'request' && after.required.has(property.name);
  if (isAsked || successors.has(property.name) || !isSent(property, comparing)) return;
  report('property-new', 'fine', { place: property.place, side: 'after' }, { subject: property.name });
}

function compareProperty(then: SchemaProperty, now: SchemaProperty, comparing: Comparing): void {
  const { direction, report } = comparing;
  if (now.view.flag('deprecated') !== null && then.view.flag('deprecated') === null)
    report('property-deprecated', 'fine', { place: now.place, side: 'after' }, { subject: now.name });
  const [wasSent, isStillSent] = [isSent(then, comparing), isSent(now, comparing)];
  const keyword = direction === 'request' ? 'readOnly' : 'writeOnly';
  if (wasSent && !isStillSent) {
    const name = direction === 'request' ? 'property-read-only' : 'property-write-only';
    const place = now.view.flag(keyword) ?? now.place;
    report(name, 'breaks', { place, side: 'after' }, { subject: now.name, keyword });
  } else if (wasSent) compareSent(now.name, then.view, now.view, comparing);
}

/** Compares what a property is, and its default, where clients may leave it out and might before. */
export function compareSent(name: string, then: SchemaView, now: SchemaView, comparing: Comparing): void {
  const { before, after, direction, compare, compareOmitted } = comparing;
  compare(then, now);
  if (direction === 'request' && !before.required.has(name) && !after.required.has(name)) compareOmitted(then, now);
}

/** Compares which properties have to be sent: only those that are sent at all. */
function compareRequired(successors: ReadonlySet<string>, comparing: Comparing): void {
  const { before, after, direction, report } = comparing;
  const [from, to] = direction === 'request' ? [after, before] : [before, after];
  for (const [name, listed] of from.required) {
    const property = from.properties.get(name);
    if (property !== undefined && !isSent(property, comparing)) continue;
    const other = to.properties.get(name);
    if (to.required.has(name) && (other === undefined || isSent(other, comparing))) continue;
    if (direction === 'request' && successors.has(name)) continue;
    if (direction === 'request') {
      const isNew = !before.properties.has(name) && property !== undefined;
      const place = isNew ? property.place : listed;
      report(isNew ? 'property-added' : 'property-required', 'breaks', { place, side: 'after' }, { subject: name });
    } else if (other !== undefined && isSent(other, comparing)) {
      report('property-optional', 'breaks', { place: listed, side: 'before' }, { subject: name });
    }
  }
}

/** Closing is reported in both directions, in that of responses as what should not be (2.1/no-closed-objects). */
function compareClosing({ before, after, direction, report }: Comparing): void {
  const place = after.closedAt;
  if (place === null || before.closedAt !== null) return;
  const verdict = direction === 'request' ? 'breaks' : 'harmless';
  report('object-closed', verdict, { place, side: 'after' }, { keyword: String(place.key), after: false });
}
