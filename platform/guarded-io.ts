import type { Io, Output } from './io.ts';
import { visible, withoutCommands } from './visible-text.ts';

/** What Lintel itself writes to a terminal: colours, and what clears a line or the screen. */
const ESCAPE = '\u001b';
const OWN = new RegExp(`((?:\\r?${ESCAPE}\\[[\\d;]*[mKJH])+)`);

/**
 * The same streams, on which nothing acts but what Lintel means to: a net below all that is made safe where it is put
 * together. No escape sequences but Lintel's, nothing hidden, and no line that a CI system takes for a command. Formats
 * of data have nothing that it changes.
 */
export function guarded(io: Io): Io {
  return { ...io, stdout: guardedOutput(io.stdout), stderr: guardedOutput(io.stderr) };
}

function guardedOutput(output: Output): Output {
  let isAtLineStart = true;
  return {
    write: (text) => {
      const safe = text.includes(ESCAPE) ? text.split(OWN).map(visibleUnlessOwn).join('') : visible(text);
      const written = withoutCommands(safe, isAtLineStart);
      const lineBreak = text.lastIndexOf('\n');
      isAtLineStart = (isAtLineStart || lineBreak !== -1) && /^\s*$/.test(text.slice(lineBreak + 1));
      return output.write(written);
    },
    writeCommands: (text) => {
      isAtLineStart = text.endsWith('\n');
      return output.write(text);
    },
    get isTTY() {
      return output.isTTY === true;
    },
    get columns() {
      return output.columns as number;
    },
  };
}

/** Splitting by a group gives what it matches at each odd index. */
function visibleUnlessOwn(part: string, index: number): string {
  return index % 2 === 1 ? part : visible(part);
}
