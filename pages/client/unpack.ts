/** Reads what `PackedData` or `Data` put into the page. */
export async function unpack<Data>(id: string): Promise<Data> {
  const element = document.getElementById(id);
  const text = element?.textContent ?? '';
  if (element?.getAttribute('type') === 'application/json') return JSON.parse(text) as Data;
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const json = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(json).json()) as Data;
}
