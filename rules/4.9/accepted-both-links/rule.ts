import { defineRule } from '../../../framework/define-rule.ts';
import { counted } from '../../../framework/messages.ts';
import { acceptingOperations } from '../../../model/async/accepted-operations.ts';
import type { Description } from '../../../model/description/description.ts';
import { isObject, member } from '../../../model/description/json.ts';
import type { ExampleNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { linksArrayAt } from '../../../model/links/links.ts';
import { bodyProperties } from '../../../model/operations/body-properties.ts';
import { bulkOf } from '../../../model/operations/bulk-bodies.ts';
import { jsonBodies } from '../../../model/operations/json-bodies.ts';

/** An example of the body of a 202 whose schema has links. */
interface Subject {
  readonly place: Place;
  readonly value: unknown;
  /** The number of links that it has at least. */
  readonly wanted: number;
}

/**
 * Examples of a 202 show both links: to the final resource and to the request in the queue. After DELETE there is no
 * final resource, and bulk operations have many: there the second link suffices.
 */
export default defineRule({
  id: 'accepted-both-links',
  statements: ['4.9/accepted-links'],
  severity: 'error',
  summary: 'Examples of a 202 show the link to the final resource and the one to the request in the queue.',
  why: 'Clients are written after the examples; one that never saw the link to the request polls the final resource blindly.',
  subjects: shownBodies,
  judge: ({ place, value, wanted }) => {
    const links = member(value, 'links');
    const remedy =
      wanted === 1
        ? 'show the URI of the request in the queue'
        : 'show the URI of the final resource and that of the request in the queue';
    if (links === undefined) return { message: `this example of a 202 has no links; ${remedy}` };
    if (!Array.isArray(links) || links.length >= wanted) return null;
    return {
      message: `this example of a 202 has ${counted(links.length, 'link')}; ${remedy}`,
      at: below(place, 'links'),
    };
  },
});

function shownBodies(description: Description): Subject[] {
  const accepting = new Map(
    acceptingOperations(description).map(({ operation }) => [operation, wantedLinks(operation)]),
  );
  const wanted = new Map<unknown, number>();
  for (const { operation, response, mediaType, schema } of jsonBodies(description)) {
    const number = accepting.get(operation);
    if (number === undefined || response.key !== '202') continue;
    if (!bodyProperties(schema, 'links').some((use) => linksArrayAt(use) !== null)) continue;
    wanted.set(mediaType.value, Math.min(number, wanted.get(mediaType.value) ?? number));
  }
  const shown = description.examples.flatMap((example): Subject[] => {
    const number = wanted.get(example.holder);
    return number === undefined || !isObject(example.value) ? [] : [{ ...placed(example), wanted: number }];
  });
  return [...new Map(shown.map((one) => [one.value, one])).values()];
}

function placed({ place, value }: ExampleNode): Pick<Subject, 'place' | 'value'> {
  return { place, value };
}

function wantedLinks(operation: Parameters<typeof bulkOf>[0]): number {
  return operation.method === 'delete' || bulkOf(operation) !== 'single' ? 1 : 2;
}
