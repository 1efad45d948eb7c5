import { StringDecoder } from 'node:string_decoder';
import type { Position } from '../source/result.ts';

const LINE_FEED = '\n';

/** The position behind a text that begins at another one. */
function positionBehind(start: Position, text: string): Position {
  let { line, character } = start;
  let from = 0;
  for (let at = text.indexOf(LINE_FEED); at !== -1; at = text.indexOf(LINE_FEED, from)) {
    line++;
    character = 0;
    from = at + 1;
  }
  return { line, character: character + text.length - from };
}

/** Counts lines and UTF-16 units over bytes that come in pieces. */
export class PositionCounter {
  position: Position = { line: 0, character: 0 };
  private decoder = new StringDecoder('utf8');

  skip(bytes: Buffer): void {
    if (bytes.length > 0) this.position = positionBehind(this.position, this.decoder.write(bytes));
  }

  /** Goes on behind a text that was decoded elsewhere. */
  skipText(text: string): void {
    this.position = positionBehind(this.position, text);
  }
}
