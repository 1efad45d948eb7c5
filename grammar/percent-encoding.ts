/** A character as such or percent-encoded, and the number of characters that it takes up. */
export interface Sign {
  readonly sign: string;
  readonly length: number;
}

const NO_SIGN: Sign = { sign: '', length: 0 };

/** The ASCII character at a position, decoded where it is percent-encoded; an empty one at the end. */
export function signAt(text: string, position: number): Sign {
  const character = text.charAt(position);
  if (character === '') return NO_SIGN;
  const hex = /^%([0-7][0-9A-Fa-f])/.exec(text.slice(position, position + 3))?.[1];
  if (hex === undefined) return { sign: character, length: 1 };
  return { sign: String.fromCharCode(Number.parseInt(hex, 16)), length: 3 };
}

/** Text with its percent escapes decoded; what is no UTF-8, or no escape at all, stays as it is. */
export function decodeEscapes(text: string): string {
  return text.replaceAll(/(?:%[0-9A-Fa-f]{2})+/g, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
