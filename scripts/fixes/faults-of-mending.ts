import { Lexer } from 'yaml';
import type { RunTexts } from '../../fixing/run-texts.ts';
import type { Defaults } from '../../framework/fixes/defaults.ts';
import { countEach } from '../../model/lib/count-each.ts';
import { appendTo } from '../../model/lib/group-by.ts';
import { isJsonName } from '../../source/parsed-file.ts';
import { type Result, resultPlaces } from '../../source/result.ts';
import { type MendedDescription, mendedDescription } from './mended-description.ts';

/** How a description is mended. */
export interface Way {
  readonly unsafe: boolean;
  readonly defaults: Defaults;
}

/** What mending must not do, and did, of one description: a sentence for each. Also mends the outcome once more. */
export async function faultsOfMending(
  source: string,
  { unsafe, defaults }: Way,
  begin: ReadonlyMap<string, string> = new Map(),
) {
  const first = await mendedDescription(source, unsafe, defaults, begin);
  const second = await mendedDescription(source, unsafe, defaults, new Map([...begin, ...first.texts.changed]));
  return [
    ...faultsOfRun(first),
    ...grown(first.before, first.after),
    ...lostComments(first.texts),
    ...[...second.texts.changed.keys()].map((file) => `${file}: a second run changes more`),
  ];
}

function faultsOfRun({ mended: { faulty, cycles, harmful, isUnfinished }, isBroken }: MendedDescription) {
  return [
    ...(isBroken ? ['a text cannot be read or judged any more'] : []),
    ...faulty.map(({ result, title }) => `${titleOf(result)}: the fix "${title}" says something else`),
    ...cycles.map(({ source, rules }) => `${source}: ${rules.join(', ')} undo each other`),
    ...harmful.map((code) => `${code} was taken back`),
    ...(isUnfinished ? ['ten passes do not suffice'] : []),
  ];
}

function titleOf({ code, path }: Result): string {
  return `${code} at ${path.join('/')}`;
}

/** Rules with more places of findings than before, with the new ones. */
function grown(before: readonly Result[], after: readonly Result[]): string[] {
  const [old, now] = [placesByRule(before), placesByRule(after)];
  return [...now].flatMap(([code, places]) => {
    const known = old.get(code) ?? [];
    const more = places.filter((place) => !known.includes(place));
    return places.length <= known.length
      ? []
      : `${code} has ${places.length} findings after ${known.length}, such as at ${more.slice(0, 3).join(', ')}`;
  });
}

function placesByRule(results: readonly Result[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const result of results) {
    for (const { path, source } of resultPlaces(result))
      appendTo(places, result.code, `${source.split('/').at(-1)}#/${path.join('/')}`);
  }
  return places;
}

function lostComments(texts: RunTexts): string[] {
  return [...texts.changed].flatMap(([source, text]) => {
    if (isJsonName(source)) return [];
    const left = commentsOf(text);
    const old = commentsOf(texts.before(source));
    return [...old]
      .filter(([comment, count]) => (left.get(comment) ?? 0) < count)
      .map(([comment]) => `${source}: the comment ${comment} is gone`);
  });
}

function commentsOf(text: string): Map<string, number> {
  const tokens = [...new Lexer().lex(text)];
  return countEach(tokens.filter((token) => token.startsWith('#')).map((token) => token.trimEnd()));
}
