import { fenceAround } from '../../platform/markdown-text.ts';
/** Text that stands in a cell of a Markdown table. */
export function tableCell(text: string): string {
  return escapeMarkup(text).replaceAll('|', '\\|');
}

/** Text that Markdown shall not take for markup; code between backticks stays code. */
export function escapeMarkup(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((piece) => (piece.startsWith('`') ? piece : piece.replaceAll('<', '&lt;').replaceAll(/[*_\\]/g, '\\$&')))
    .join('');
}

/** Code in a line. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** A block of code; the fence is longer than any within. */
export function codeBlock(text: string, language: string): string {
  const fence = fenceAround(text, 3);
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}

/** A name in code, as a link where there is an address. */
export function linkedCode(name: string, address: string | null): string {
  return address === null ? code(name) : `[${code(name)}](${address})`;
}
