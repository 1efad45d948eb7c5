import type { HeaderNode, Use } from '../description/nodes.ts';
import { below } from '../description/place.ts';
import { compareSerialization } from './compare-serialization.ts';
import { schemaOf } from './interface-comparison.ts';
import type { PartComparison } from './part-comparison.ts';

type Headers = readonly Use<HeaderNode>[];

/** Compares the headers of a response or of a part of a body, by their names in any case. */
export function compareHeaders(then: Headers, now: Headers, part: PartComparison): void {
  const [before, after] = [headersByName(then), headersByName(now)];
  for (const [name, header] of before) {
    const other = after.get(name);
    if (other !== undefined) compareHeader(header, other, part);
    else if (part.direction === 'response') {
      const facts = { place: header.place, side: 'before' as const, subject: header.key };
      part.report({ name: 'header-removed', verdict: 'breaks', ...facts });
    }
  }
  for (const [name, { key, node, place }] of after) {
    if (before.has(name)) continue;
    const facts = { place: node?.place ?? place, side: 'after' as const, subject: key };
    const isAsked = part.direction === 'request' && node?.value.required === true;
    part.report(
      isAsked
        ? { name: 'header-required', verdict: 'breaks', ...facts }
        : { name: 'header-new', verdict: 'fine', ...facts },
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
  part: PartComparison,
): void {
  if (then === null || now === null) return;
  const [wasRequired, isRequired] = [then, now].map(({ value }) => value.required === true);
  const facts = { verdict: 'breaks', side: 'after', subject } as const;
  const named = `header ${subject}`;
  if (part.direction === 'response' && wasRequired && !isRequired)
    part.report({ name: 'header-optional', place: now.place, ...facts, subject: named });
  if (part.direction === 'request' && !wasRequired && isRequired)
    part.report({ name: 'header-required', place: below(now.place, 'required'), ...facts });
  compareSerialization(then, now, (place, keyword, values) => {
    const written = { ...facts, place, subject: named, keyword, ...values };
    part.report({ name: 'parameter-serialization-changed', ...written });
  });
  if (!wasRequired && !isRequired) part.compareOmitted(schemaOf(then), schemaOf(now));
  if (then.schema === null || now.schema === null) part.compareSchemas(schemaOf(then), schemaOf(now));
  else part.compareWritten(then.schema, now.schema);
}
