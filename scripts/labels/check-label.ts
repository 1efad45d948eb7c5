import { pathToPointer } from '../../model/description/json-pointer.ts';
import { RULES } from '../../rules/index.generated.ts';
import type { Result } from '../../source/result.ts';
import { corpusFiles, corpusName } from '../corpus.ts';
import { lintCorpusFile } from '../lint-corpus.ts';
import type { Label } from './label.ts';

/** Places of findings in a description, each as `file#pointer`. */
interface Places {
  /** Where findings stand. */
  readonly own: Set<string>;
  /** Those, and all that they stand for. */
  readonly all: Set<string>;
}

/** Where the findings of each rule are in one description, and those that name a statement, by the ids of both. */
export type FoundPlaces = ReadonlyMap<string, Readonly<Places>>;

/** What is read of a finding. */
export type Located = Pick<Result, 'code' | 'source' | 'path' | 'statements'> & {
  readonly places?: readonly Pick<Result, 'source' | 'path'>[];
};

const NOWHERE: Places = { own: new Set(), all: new Set() };

/**
 * The description of the corpus to which a file belongs: the file itself, or the first one of a description in several
 * files.
 */
export function descriptionWith(file: string): string | null {
  const all = corpusFiles();
  const folder = `${file.split('/')[0]}/`;
  return all.find((name) => name === file) ?? all.find((name) => name.startsWith(folder)) ?? null;
}

/** Where each rule has findings in a description of the corpus. */
export async function foundPlaces(name: string): Promise<FoundPlaces> {
  return placesOf(await lintCorpusFile(name));
}

/** Where each rule has some findings. */
export function placesOf(results: Iterable<Located>): FoundPlaces {
  const found = new Map<string, Places>();
  for (const result of results) {
    for (const key of [result.code, ...result.statements]) {
      const { own, all } = found.get(key) ?? { own: new Set(), all: new Set() };
      found.set(key, { own, all });
      own.add(placeText(result));
      for (const place of [result, ...(result.places ?? [])]) all.add(placeText(place));
    }
  }
  return found;
}

function placeText({ source, path }: Pick<Result, 'source' | 'path'>): string {
  return `${corpusName(source)}#${pathToPointer(path)}`;
}

/** How a label does not hold against the findings of its description, as a sentence; null where it holds. */
export function labelBreach(label: Label, found: FoundPlaces): string | null {
  const { file, rule, pointer, verdict, open } = label;
  const breach = breachOf(label, found);
  const said = `${rule} at ${file}#${pointer}, labelled ${verdict}`;
  if (open !== undefined) return breach === null ? `${said}: it holds now; take out \`open\`` : null;
  return breach && `${said}: ${breach}`;
}

function breachOf({ file, rule, pointer, verdict, belongs = '' }: Label, found: FoundPlaces): string | null {
  const here = `${file}#${pointer}`;
  const { own, all } = found.get(rule) ?? NOWHERE;
  switch (verdict) {
    case 'true':
    case 'wrong-remedy':
      return missing(rule, here, found);
    case 'wrong-place':
      return missing(rule, belongs.includes('#') ? belongs : `${file}#${belongs}`, found);
    case 'false':
      return all.has(here) ? 'found there' : null;
    default:
      // One that stands elsewhere may name this place beside others.
      return own.has(here) ? 'found there' : null;
  }
}

/**
 * Why what a rule reports is not at a place; null where its finding is there, or that of a rule to which it yielded.
 */
function missing(rule: string, place: string, found: FoundPlaces): string | null {
  const { all } = found.get(rule) ?? NOWHERE;
  const statements = RULES[rule]?.extensions.lintel.statements ?? [];
  const isNamed = statements.length > 0 && statements.every((id) => found.get(id)?.all.has(place));
  if (all.has(place) || isNamed) return null;
  const near = [...all].filter((one) => `${place}/`.startsWith(`${one}/`) || one.startsWith(`${place}/`));
  return `not found at ${place}${near.length === 0 ? '' : `, but at ${near.slice(0, 3).join(', ')}`}`;
}
