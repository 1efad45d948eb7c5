import { createElement } from 'preact';

const TAGS = [
  ...['p', 'br', 'hr', 'em', 'strong', 'del', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'sup', 'sub'],
] as const;

type RichTag = (typeof TAGS)[number];

/** A text, or an element without attributes but the address of a link. */
export type RichNode =
  | string
  | { readonly tag: RichTag; readonly href?: string; readonly children: readonly RichNode[] };

/** True for an element that texts of descriptions may have in pages. */
export function isRichTag(name: string): name is RichTag {
  return TAGS.some((tag) => tag === name);
}

/** Draws what `richText` of pages/rich-text.ts gives. */
export function RichText({ nodes }: { readonly nodes: readonly RichNode[] }) {
  return <>{nodes.map(drawn)}</>;
}

function drawn(node: RichNode) {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  // Data that somebody changed in a saved page draws nothing else either.
  if (!isRichTag(tag)) return null;
  const attributes = href === undefined || tag !== 'a' ? null : { href, rel: 'noreferrer' };
  if (tag === 'br' || tag === 'hr') return createElement(tag, null);
  return createElement(tag, attributes, <RichText nodes={children} />);
}
