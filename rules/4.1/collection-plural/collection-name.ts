import { itemsOf } from '../../../model/collections/bulk-requests.ts';
import { arrayNames } from '../../../model/collections/collection-response.ts';
import type { Description } from '../../../model/description/description.ts';
import { appendTo } from '../../../model/lib/group-by.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { bodyProperties } from '../../../model/operations/body-properties.ts';
import { operationOf } from '../../../model/operations/operation-of-method.ts';
import type { PathClassification, ResourceSegment } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { successSchema } from '../../../model/paths/response-shape.ts';
import { definitionNames } from '../../../model/schemas/definition-names.ts';
import { toSingular } from '../../../model/text/words/grammatical-number.ts';
import { toPluralName } from '../../../model/text/words/plural-names.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

/** Last words of names of parameters that identify, besides the name of what they identify. */
const IDENTIFYING = new Set('id ids sid uuid guid key number code name slug handle ref reference'.split(' '));

/** Names of arrays and schemas that do not say what they hold. */
const GENERAL = new Set('item data entry result record value element list row object resource model'.split(' '));

/** Words of schemas' names for their purpose. */
const PURPOSES = new Set(
  'response request dto input output summary detail details info full short get list base'.split(' '),
);

/** Nouns for what holds many: their plural is of several such holders, and not of what one holds. */
const HOLDERS = new Set(
  'archive batch catalog catalogue code content database directory feed history inventory journal ledger library list log pool queue registry set stock store weather'.split(
    ' ',
  ),
);

/**
 * The plural name for a collection with a singular name, in the hyphenated form of paths: of what the identifier behind it names, or of what its GET
 * answers with, or its own plural. Null where its own would be a guess: `change-logs` are no entries of a change log.
 */
export function pluralFor(resource: ResourceSegment, description: Description): string | null {
  const words = splitWords(resource.segment.name);
  const held = namesOfHeld(resource, description);
  if (held.some((name) => name.at(-1) === words.at(-1))) return toPluralName(resource.segment.name);
  const [first] = held;
  if (first !== undefined) return toPluralName(first.join('-'));
  return HOLDERS.has(words.at(-1) ?? '') ? null : toPluralName(resource.segment.name);
}

/** The names of what a collection holds, each in singular words: that of the identifier first. */
function namesOfHeld(resource: ResourceSegment, description: Description): string[][] {
  const paths = pathsWith(description).get(resource) ?? [];
  const parameters = paths.flatMap(
    ({ segments }) => segments[segments.indexOf(resource) + 1]?.segment.parameterNames ?? [],
  );
  const ends = paths.filter(({ segments }) => segments.at(-1) === resource);
  const named = parameters
    .map((name) => splitWords(name))
    .map((words) => (IDENTIFYING.has(words.at(-1) ?? '') ? words.slice(0, -1) : []));
  return [...named, ...ends.flatMap(namesInResponse)]
    .map(singular)
    .filter((words) => words.length > 0 && !GENERAL.has(words.at(-1) ?? ''));
}

function singular(words: readonly string[]): string[] {
  return words.length === 0 ? [] : [...words.slice(0, -1), toSingular(words.at(-1) ?? '')];
}

function namesInResponse({ use }: PathClassification): string[][] {
  const schema = successSchema(operationOf(use.node, 'get') ?? undefined);
  if (schema === null) return [];
  const arrays = arrayNames(schema);
  const items = arrays
    .flatMap((name) => bodyProperties(schema, name))
    .flatMap(({ target }) => (target === null ? [] : itemsOf(target)));
  const schemas = items.flatMap(({ target }) => (target === null ? [] : definitionNames(target)));
  return [...schemas, ...arrays].map((name) =>
    splitWords(name).filter((word) => !PURPOSES.has(word) && !/^v?\d+$/.test(word)),
  );
}

const pathsWith: (description: Description) => ReadonlyMap<ResourceSegment, readonly PathClassification[]> = memoize(
  (description) => {
    const found = new Map<ResourceSegment, PathClassification[]>();
    for (const path of classifyPaths(description).paths) {
      for (const segment of path.segments) appendTo(found, segment, path);
    }
    return found;
  },
);
