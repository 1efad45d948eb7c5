import { pathToPointer } from '../../model/description/json-pointer.ts';
import { type Result, resultPlaces } from '../../source/result.ts';
import { corpusFiles, corpusName } from '../corpus.ts';
import { lintCorpusFile } from '../lint-corpus.ts';
import type { Label } from './label.ts';

/** The places of one rule's findings in a description, each as `file#pointer`. */
interface RulePlaces {
  /** Where findings stand. */
  readonly own: Set<string>;
  /** Those, and all that they stand for. */
  readonly all: Set<string>;
}

/** Where each rule has findings in one description. */
export type FoundPlaces = ReadonlyMap<string, Readonly<RulePlaces>>;

const NOWHERE: RulePlaces = { own: new Set(), all: new Set() };

/** The description of the corpus to which a file belongs: the file itself, or the first one of a description in several files. */
export function descriptionWith(file: string): string | null {
  const all = corpusFiles();
  const folder = `${file.split('/')[0]}/`;
  return all.find((name) => name === file) ?? all.find((name) => name.startsWith(folder)) ?? null;
}

/** Where each rule has findings in a description of the corpus. */
export async function foundPlaces(name: string): Promise<FoundPlaces> {
  const found = new Map<string, RulePlaces>();
  for (const result of await lintCorpusFile(name)) {
    const { own, all } = found.get(result.code) ?? { own: new Set(), all: new Set() };
    found.set(result.code, { own, all });
    own.add(placeText(result));
    for (const place of [result, ...resultPlaces(result)]) all.add(placeText(place));
  }
  return found;
}

function placeText({ source, path }: Pick<Result, 'source' | 'path'>): string {
  return `${corpusName(source)}#${pathToPointer(path)}`;
}

/** How a label does not hold against the findings of its description, as a sentence; null where it holds. */
export function labelBreach(label: Label, found: FoundPlaces): string | null {
  const { file, rule, pointer, verdict, open } = label;
  const breach = breachOf(label, found.get(rule) ?? NOWHERE);
  const said = `${rule} at ${file}#${pointer}, labelled ${verdict}`;
  if (open !== undefined) return breach === null ? `${said}: it holds now; take out \`open\`` : null;
  return breach && `${said}: ${breach}`;
}

function breachOf({ file, pointer, verdict, belongs = '' }: Label, { own, all }: RulePlaces): string | null {
  const here = `${file}#${pointer}`;
  switch (verdict) {
    case 'true':
    case 'wrong-remedy':
      return missing(here, all);
    case 'wrong-place':
      return missing(belongs.includes('#') ? belongs : `${file}#${belongs}`, all);
    case 'false':
      return all.has(here) ? 'found there' : null;
    default:
      // One that stands elsewhere may name this place beside others.
      return own.has(here) ? 'found there' : null;
  }
}

function missing(place: string, places: ReadonlySet<string>): string | null {
  if (places.has(place)) return null;
  const near = [...places].filter((one) => `${place}/`.startsWith(`${one}/`) || one.startsWith(`${place}/`));
  return `not found at ${place}${near.length === 0 ? '' : `, but at ${near.slice(0, 3).join(', ')}`}`;
}
