/** What XML 1.0 cannot hold, not even as a reference. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** What XML can hold and what acts on a terminal, hides something, or begins a command to a CI system. */
const TO_BE_REFERRED_TO =
  /[\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\t\n])\p{Cc}|#(?=#[a-z]*\[)/giu;

/** A text that XML can hold, with a mark for each character that it cannot. */
export function xmlSafe(text: string): string {
  return text.replaceAll(FORBIDDEN, '\ufffd');
}

/** A text as the value of an attribute in double quotes; line breaks survive. */
export function xmlAttribute(text: string): string {
  return xmlSafe(text)
    .replaceAll(/[&<>"\t\n\r]/g, (character) => REFERENCES[character] ?? character)
    .replaceAll(TO_BE_REFERRED_TO, reference);
}

/** A text as character data. */
export function xmlCdata(text: string): string {
  const data = xmlSafe(text)
    .replaceAll(']]>', ']]]]><![CDATA[>')
    // A line that begins with two colons is a command to GitHub's runner.
    .replaceAll(/(?<=^[^\S\n]*):(?=:)/gm, outside)
    .replaceAll(TO_BE_REFERRED_TO, outside);
  return `<![CDATA[${data}]]>`;
}

/** In CDATA nothing is a reference. */
function outside(character: string): string {
  return `]]>${reference(character)}<![CDATA[`;
}

function reference(character: string): string {
  return `&#${character.codePointAt(0)};`;
}
