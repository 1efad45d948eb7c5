import { raw } from 'hast-util-raw';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { isRichTag, type RichNode } from './rich-node.tsx';

type Nodes = ReturnType<typeof toHast>;

/** What may stay of the HTML in a description; the text of all else stays, that of scripts and styles goes. */
const SCHEMA: Schema = {
  tagNames: [
    ...['p', 'br', 'hr', 'em', 'i', 'strong', 'b', 'del', 's', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'sup', 'sub', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'img'],
  ],
  attributes: { a: ['href'], img: ['alt'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style', 'title', 'iframe', 'noscript', 'template'],
};

/** Elements that a page has another name for: its own headings are those of the review. */
const RENAMED: Readonly<Record<string, string>> = { i: 'em', b: 'strong', s: 'del' };

/**
 * The CommonMark of a description, with tables and the HTML that is in it, as a tree of harmless elements: nothing in
 * it runs, loads or leads into the page.
 *
 * @param most characters of text behind which no further block is begun
 */
export function richText(markdown: string, most: number): { readonly blocks: RichNode[]; readonly isWhole: boolean } {
  const read = markdown.slice(0, most * 2 + 1000);
  const all = blocksOf(read);
  const blocks: RichNode[] = [];
  let length = 0;
  for (const block of all) {
    if (length > most) return { blocks, isWhole: false };
    blocks.push(block);
    length += textOf(block).length;
  }
  return { blocks, isWhole: read === markdown };
}

function blocksOf(markdown: string): RichNode[] {
  try {
    const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
    const html = sanitize(raw(toHast(tree, { allowDangerousHtml: true })), SCHEMA);
    return 'children' in html ? html.children.flatMap((child) => richNodes(child as Nodes)).filter(isBlock) : [];
  } catch (error) {
    // Nested so deep that the libraries run out of stack; its text is all that a reader can use.
    if (!(error instanceof RangeError)) throw error;
    return [{ tag: 'p', children: [markdown] }];
  }
}

function isBlock(node: RichNode): boolean {
  return typeof node !== 'string' || node.trim() !== '';
}

function richNodes(node: Nodes): RichNode[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const { tagName, properties } = node;
  if (tagName === 'img') return [String(properties.alt ?? '')];
  const children = (node.children as Nodes[]).flatMap(richNodes);
  if (/^h\d$/.test(tagName)) return [{ tag: 'p', children: [{ tag: 'strong', children }] }];
  const tag = RENAMED[tagName] ?? tagName;
  if (!isRichTag(tag)) return children;
  if (tag !== 'a') return [{ tag, children }];
  // An address without a scheme would lead into the page, or to a file beside it.
  const { href } = properties;
  return typeof href === 'string' && /^(https?|mailto):/i.test(href) ? [{ tag, href, children }] : children;
}

/** The text of a node without its elements. */
function textOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
