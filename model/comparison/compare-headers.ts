import type { HeaderNode, Use } from '../description/nodes.ts';
import { below } from '../description/place.ts';
import type { ChangedUse, Direction } from './change.ts';
import { compareSerialization } from './compare-serialization.ts';
import { type InterfaceComparison, schemaOf } from './interface-comparison.ts';

type Headers = readonly Use<HeaderNode>[];

/** Compares the headers of a response or of a part of a body, by their names in any case. */
export function compareHeaders(
  then: Headers,
  now: Headers,
  direction: Direction,
  use: ChangedUse,
  comparison: InterfaceComparison,
): void {
  const [before, after] = [headersByName(then), headersByName(now)];
  for (const [name, header] of before) {
    const other = after.get(name);
    if (other !== undefined) compareHeader(header, other, direction, use, comparison);
    else if (direction === 'response') {
      const facts = { place: header.place, side: 'before' as const, subject: header.key };
      comparison.report({ name: 'header-removed', verdict: 'breaks', ...facts }, direction, use);
    }
  }
  for (const [name, { key, node, place }] of after) {
    if (before.has(name)) continue;
    const facts = { place: node?.place ?? place, side: 'after' as const, subject: key };
    const isAsked = direction === 'request' && node?.value.required === true;
    comparison.report(
      isAsked
        ? { name: 'header-required', verdict: 'breaks', ...facts }
        : { name: 'header-new', verdict: 'fine', ...facts },
      direction,
      use,
    );
  }
}

function headersByName(headers: Headers): Map<string, Use<HeaderNode>> {
  // The media type says it, whatever stands there (OpenAPI, Response Object).
  const named = headers.filter(({ key }) => key.toLowerCase() !== 'content-type');
  return new Map(named.map((use) => [use.key.toLowerCase(), use]));
}

function compareHeader(
  { key: subject, node: then }: Use<HeaderNode>,
  { node: now }: Use<HeaderNode>,
  direction: Direction,
  use: ChangedUse,
  comparison: InterfaceComparison,
): void {
  if (then === null || now === null) return;
  const [wasRequired, isRequired] = [then, now].map(({ value }) => value.required === true);
  const facts = { verdict: 'breaks', side: 'after', subject } as const;
  const named = `header ${subject}`;
  if (direction === 'response' && wasRequired && !isRequired)
    comparison.report({ name: 'header-optional', place: now.place, ...facts, subject: named }, direction, use);
  if (direction === 'request' && !wasRequired && isRequired)
    comparison.report({ name: 'header-required', place: below(now.place, 'required'), ...facts }, direction, use);
  compareSerialization(then, now, (place, keyword, values) => {
    const written = { ...facts, place, subject: named, keyword, ...values };
    comparison.report({ name: 'parameter-serialization-changed', ...written }, direction, use);
  });
  if (then.schema === null || now.schema === null)
    comparison.compareSchemas(schemaOf(then), schemaOf(now), direction, use);
  else comparison.compareWritten(then.schema, now.schema, direction, use);
}
