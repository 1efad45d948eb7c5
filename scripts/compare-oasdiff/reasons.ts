/** Why the verdicts of oasdiff and Lintel differ: the first that fits what one of them found. */
const REASONS: readonly (readonly [whose: 'checks' | 'kinds', name: RegExp, reason: string])[] = [
  ['checks', /^api-stability-/, 'an extension of oasdiff'],
  ['checks', /x-extensible-enum/, 'values that are documented are an open set'],
  ['kinds', /^enum-(changed|dropped)$/, 'a listed set is closed, in both directions (9/closed-enum)'],
  ['kinds', /-object-closed$/, 'an object that is closed breaks (2.1/no-closed-objects)'],
  ['kinds', /^bound-changed$/, 'a bound that is edited is a hint (9/bounds-stable)'],
  ['kinds', /-default-changed$/, "a request's other default breaks (9/compatible)"],
  ['kinds', /-property-removed$/, 'a property that goes breaks, in requests and where it is optional (9/compatible)'],
  ['kinds', /-(parameter|path|media-type|status)-removed$/, 'what goes breaks, deprecated or not (9/compatible)'],
  ['kinds', /-discriminator-/, 'values of discriminators are compared'],
  ['kinds', /-(type|item)-changed$/, 'types are compared as they are described, and not as XML or forms show them'],
  ['kinds', /-pattern-changed$/, 'patterns are compared by what they admit'],
  ['kinds', /-undecided$|-alternatives-changed$/, 'cannot be decided, and is said so'],
  ['checks', /-pattern-(changed|removed)$/, 'patterns are compared by what they admit'],
  ['checks', /-(any|one|all)-of-/, 'the values that are admitted are the same'],
  ['checks', /^request-body-became-required$/, 'webhooks are called by the service'],
  [
    'checks',
    /^request-parameter-(max|min|max-items|became-enum|type)-?/,
    'a parameter that its path does not have, or a bound that means nothing for its type',
  ],
];

/** Null where nobody has given one. */
export function reasonFor(checks: readonly string[], kinds: readonly string[]): string | null {
  const found = { checks, kinds };
  return REASONS.find(([whose, name]) => found[whose].some((one) => name.test(one)))?.[2] ?? null;
}
