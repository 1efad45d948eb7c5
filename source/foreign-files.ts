import { quote } from '../framework/messages.ts';
import type { Description } from '../model/description/description.ts';
import { decodePercent, isReference, joinSource, splitReference } from '../model/description/reference.ts';
import { isDuplicateKey } from './diagnostic.ts';
import type { ReferencedFiles } from './load-references.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { InputProblem } from './problem.ts';

type Parts = Pick<Description, 'files' | 'brokenReferences'>;

/**
 * The files of a description that are no part of it: they are reached only from places where no schema, response,
 * parameter, example or other part may stand, so that anything may be in them. A report quotes none of their text.
 */
export class ForeignFiles {
  private readonly sources: ReadonlySet<string>;

  constructor(
    description: Parts,
    private readonly references: Pick<ReferencedFiles, 'parsed' | 'namedBy'>,
  ) {
    const parts = sourcesOfParts(description);
    const sources = references.parsed.map(({ source }) => source);
    this.sources = new Set(sources.filter((source) => !parts.has(source)));
  }

  has(source: string): boolean {
    return this.sources.has(source);
  }

  /** What is wrong with them, one problem for each, at the reference that leads out of the description. */
  problems(): InputProblem[] {
    return this.references.parsed.flatMap(({ source, usable, diagnostics }) => {
      if (!this.has(source)) return [];
      if (!usable) return this.problem(source, 'cannot be parsed');
      return diagnostics.some(isDuplicateKey) ? this.problem(source, 'has a key twice in one object') : [];
    });
  }

  private problem(source: string, fault: string): InputProblem[] {
    const place = this.referenceTo(source);
    if (place === null) return [];
    const { file, path, reference } = place;
    const message = `the $ref to ${quote(reference)} leads to a file that ${fault}, and no part of a description stands here; correct that file, or take the $ref out`;
    return [{ code: 'invalid-ref', source: file.source, range: file.rangeOf(path), path, message }];
  }

  /** The reference in a part of the description by which a file is reached. */
  referenceTo(
    source: string,
  ): { readonly file: ParsedFile; readonly path: readonly string[]; readonly reference: string } | null {
    let [name, file] = [source, this.references.namedBy.get(source)];
    while (file !== undefined && this.has(file.source))
      [name, file] = [file.source, this.references.namedBy.get(file.source)];
    const found = file === undefined ? null : findReference(file, name);
    return file === undefined || found === null ? null : { file, ...found };
  }
}

/** What references in places for parts lead to, or would if it could be parsed. */
function sourcesOfParts({ files, brokenReferences }: Parts): ReadonlySet<string | null> {
  const broken = brokenReferences.flatMap(({ place, reference }) => {
    const name = joinSource(place.file.source, splitReference(reference).source);
    return [name, decodePercent(name)];
  });
  return new Set([...files.map(({ source }) => source), ...broken]);
}

/** A value with the way to it. */
interface Visited {
  readonly value: unknown;
  readonly key: string;
  readonly above: Visited | null;
}

/** The first reference in a file that names another one. */
function findReference(
  { data, source }: ParsedFile,
  name: string,
): { readonly path: readonly string[]; readonly reference: string } | null {
  const queue: Visited[] = [{ value: data, key: '', above: null }];
  for (const here of queue) {
    const { value } = here;
    if (typeof value !== 'object' || value === null) continue;
    if (isReference(value)) {
      const joined = joinSource(source, splitReference(value.$ref).source);
      if (joined === name || decodePercent(joined) === name)
        return { path: [...wayTo(here), '$ref'], reference: value.$ref };
    }
    for (const [key, child] of Object.entries(value)) queue.push({ value: child, key, above: here });
  }
  return null;
}

function wayTo(visited: Visited): string[] {
  const keys: string[] = [];
  for (let here = visited; here.above !== null; here = here.above) keys.push(here.key);
  return keys.reverse();
}
