/** Controls, lone surrogates, marks of direction and what shows nothing, beside the line breaks and tabs that indent JSON. */
const HIDDEN =
  /[\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\t\n])\p{Cc}|#(?=#[a-z]*\[)/giu;

/** Most JSON, which needs no second look. */
const HARMLESS = /^[\t\n -~]*$/;

/**
 * A value as JSON that can be shown anywhere and says the same: what acts on a terminal, hides something, or begins a command to a CI
 * system is written as an escape of JSON.
 */
export function jsonText(value: unknown, indent?: number | string): string {
  const text = JSON.stringify(value, null, indent);
  return HARMLESS.test(text) && !text.includes('##') ? text : text.replaceAll(HIDDEN, escaped);
}

function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    return `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }).join('');
}
