import type { ComponentChildren } from 'preact';

/** Schemes that lead somewhere and run nothing. */
const HARMLESS = /^(https?|mailto):/i;

/** True for an address that a reader may be led to, whoever wrote it. */
export function isHarmless(address: string): boolean {
  // Browsers leave out control characters and blanks in front of and inside a scheme.
  const seen = address.replaceAll(/[\p{Cc}\s]/gu, '');
  return HARMLESS.test(seen) || !/^[^/?#]*:/.test(seen);
}

/** A link to an address that comes from a description; plain text when it would run something. */
export function Link({ href, children }: { readonly href: string; readonly children: ComponentChildren }) {
  if (!isHarmless(href)) return <span>{children}</span>;
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
