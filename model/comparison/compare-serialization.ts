import { member } from '../description/json.ts';
import type { HeaderNode, ParameterNode } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { admittedTypes, type SchemaType } from '../schemas/schema-types.ts';
import { essence } from '../text/standards/media-type.ts';

/** A parameter or header: its value is a text on its way. */
type Written = ParameterNode | HeaderNode;

type Report = (place: Place, keyword: string, values: { before: unknown; after: unknown }) => void;

/** Compares how a value is written into the URL or a header (OpenAPI, Parameter Object and Header Object). */
export function compareSerialization(then: Written, now: Written, report: Report): void {
  const [written, isWritten] = [mediaTypeOf(then), mediaTypeOf(now)];
  if (written !== isWritten) {
    const place = isWritten === undefined ? now.place : below(now.place, 'content');
    report(place, 'content', { before: written, after: isWritten });
    return;
  }
  if (written !== undefined) return;
  for (const keyword of ['style', 'explode'] as const) {
    const [before, after] = [serializationOf(then)[keyword], serializationOf(now)[keyword]];
    if (before === after || ![then, now].some((node) => dependsOn(keyword, node))) continue;
    report(member(now.value, keyword) === undefined ? now.place : below(now.place, keyword), keyword, {
      before,
      after,
    });
    return;
  }
}

/** True where a list is written as its name once for each item. */
export function isRepeated(node: ParameterNode): boolean {
  const { style, explode } = serializationOf(node);
  return node.location === 'query' && style === 'form' && explode === true;
}

/**
 * The media type in which a value is written; undefined where `style` says how, and for plain text, which is no other
 * way.
 */
function mediaTypeOf({ content }: Written): string | undefined {
  const name = content[0] === undefined ? undefined : essence(content[0].name);
  return name === 'text/plain' ? undefined : name;
}

/** True where values are written in another way by another value of the keyword. */
function dependsOn(keyword: 'style' | 'explode', node: Written): boolean {
  // In a path every value has a prefix by its style.
  if (keyword === 'style' && locationOf(node) === 'path') return true;
  if (admits(node, 'object')) return true;
  return admits(node, 'array') && (keyword === 'style' || serializationOf(node).style !== 'simple');
}

function admits({ schema }: Written, type: SchemaType): boolean {
  const types = schema?.target == null ? null : admittedTypes(schema.target);
  return types === null || types.has(type);
}

function serializationOf(node: Written): { style: unknown; explode: unknown } {
  const { value } = node;
  const style = value.style ?? (['query', 'cookie'].includes(locationOf(node)) ? 'form' : 'simple');
  return { style, explode: value.explode ?? style === 'form' };
}

function locationOf(node: Written): string {
  return ('location' in node ? node.location : null) ?? 'header';
}
