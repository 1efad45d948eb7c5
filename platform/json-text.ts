/** Controls, lone surrogates, marks of direction and what shows nothing. */
const HIDDEN = /[\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|\p{Cc}/gu;

/**
 * The few parts of most JSON that need a second look, found quickly: beyond ASCII, Latin letters, dashes and quotation
 * marks.
 */
const UNUSUAL = /[^\t\n -~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027]+/g;

/** What begins a command to an agent that reads a log. */
const AGENT_COMMAND = /#(?=#[a-z]*\[)/gi;

/**
 * A value as JSON that can be shown anywhere and says the same: what acts on a terminal, hides something, or begins a
 * command to a CI system is written as an escape of JSON.
 */
export function jsonText(value: unknown, indent?: number | string): string {
  const text = JSON.stringify(value, null, indent).replaceAll(UNUSUAL, (run) => run.replaceAll(HIDDEN, escaped));
  return text.includes('##') ? text.replaceAll(AGENT_COMMAND, escaped) : text;
}

function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    return `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }).join('');
}
