/** A text in which backticks set off code, as statements and rules have it. */
export function Prose({ text }: { readonly text: string }) {
  const pieces = text.split(/`([^`]+)`/);
  return <>{pieces.map((piece, index) => (index % 2 === 0 ? piece : <code>{piece}</code>))}</>;
}
