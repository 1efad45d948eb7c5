import { quote } from '../framework/messages.ts';
import type { Description } from '../model/description/description.ts';
import type { BrokenReference } from '../model/description/nodes.ts';
import { byPlace, keysOf, type Place } from '../model/description/place.ts';
import { isRemote, joinSource, splitReference } from '../model/description/reference.ts';
import { valueAt } from '../model/description/value-at.ts';
import type { MissingFile, ReferencedFiles } from './load-references.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { InputProblem } from './problem.ts';

/**
 * Every unresolved reference as a problem, one for each cause: a missing file is reported at the first reference to it,
 * key by key.
 */
export function referenceProblems(
  { brokenReferences }: Pick<Description, 'brokenReferences'>,
  references: Pick<ReferencedFiles, 'missing'>,
  fileOf: (place: Place) => ParsedFile,
): InputProblem[] {
  const byFile = new Map<string, { first: Place; fault: MissingFile; count: number }>();
  const problems: InputProblem[] = [];
  for (const broken of brokenReferences) {
    if (isLocalOfRemote(broken)) {
      problems.push(problemAt(broken.place, localMessage(broken), fileOf));
      continue;
    }
    const fileName = missingFileOf(broken, references);
    const fault = fileName === null ? undefined : references.missing.get(fileName);
    const known = fileName === null ? undefined : byFile.get(fileName);
    if (fault === undefined || fileName === null)
      problems.push({ ...problemAt(broken.place, pointerMessage(broken), fileOf), reference: broken.reference });
    else if (known === undefined) byFile.set(fileName, { first: broken.place, fault, count: 1 });
    else {
      known.count++;
      if (byPlace(broken.place, known.first) < 0) known.first = broken.place;
    }
  }
  for (const [name, { first, fault, count }] of byFile) {
    if (fault.kind !== 'broken') problems.push(problemAt(first, fileMessage(name, first, fault, count), fileOf));
  }
  return problems;
}

/** True for a reference to this machine in a file from the network. */
function isLocalOfRemote({ place: { file }, reference }: BrokenReference): boolean {
  const { source } = splitReference(reference);
  return isRemote(file.source) && source !== '' && !isRemote(joinSource(file.source, source));
}

function localMessage({ reference }: BrokenReference): string {
  return `the $ref to ${quote(reference)} was not followed, as a file from the network never refers to one of this machine; refer to an address`;
}

function missingFileOf(
  { place, reference }: BrokenReference,
  { missing }: Pick<ReferencedFiles, 'missing'>,
): string | null {
  const { source } = splitReference(reference);
  const joined = source === '' ? null : joinSource(place.file.source, source);
  return joined !== null && missing.has(joined) ? joined : null;
}

function pointerMessage({ reference, state }: BrokenReference): string {
  const shown = quote(reference);
  if (state === 'cycle') return `the $ref to ${shown} leads round in a circle and never to a value; break the circle`;
  return `the $ref to ${shown} leads to nothing; correct it or add what it names`;
}

function fileMessage(name: string, first: Place, { message }: MissingFile, count: number): string {
  const written = splitReference(String(valueAt(first))).source;
  const others = count === 1 ? '' : ` (and ${count - 1} more)`;
  const said = /^https?:/.test(name) ? name : written;
  if (written.includes('\\')) return `the $ref to ${quote(said)}${others} has backslashes; write forward slashes`;
  return `the $ref to ${quote(said)}${others} ${message}`;
}

function problemAt(place: Place, message: string, fileOf: (place: Place) => ParsedFile): InputProblem {
  const file = fileOf(place);
  const path = keysOf(place);
  return { code: 'invalid-ref', source: file.source, range: file.rangeOf(path), path, message };
}
