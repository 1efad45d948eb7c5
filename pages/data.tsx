/** Data for the page's script, which reads it by `JSON.parse(document.getElementById(id).textContent)`; it is never run. */
export function Data({ id, value }: { readonly id: string; readonly value: unknown }) {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a "<" cannot end the element
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: text }} />;
}
