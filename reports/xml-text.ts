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

/** A text that XML can hold, with a mark for each character that it cannot. */
export function xmlSafe(text: string): string {
  return text.replaceAll(FORBIDDEN, '\ufffd');
}

/** A text as the value of an attribute in double quotes; line breaks survive. */
export function xmlAttribute(text: string): string {
  return xmlSafe(text).replaceAll(/[&<>"\t\n\r]/g, (character) => REFERENCES[character] ?? character);
}

/** A text as character data. */
export function xmlCdata(text: string): string {
  return `<![CDATA[${xmlSafe(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
