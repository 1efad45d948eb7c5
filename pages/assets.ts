/** True in the bundle, which carries the assets; not defined when Lintel runs from its sources. */
declare const ARE_ASSETS_BUILT: boolean;
declare const BUILT_ASSETS: Readonly<Record<string, string>>;

/**
 * The text of a style sheet or script of the pages, bundled and minified, by the path of its entry:
 * `pages/client/catalogue.ts`. Entries are listed in pages/build-assets.ts.
 *
 * @throws Error when the bundle lacks the entry.
 */
export async function asset(entry: string): Promise<string> {
  if (typeof ARE_ASSETS_BUILT === 'undefined') return (await import('./build-assets.ts')).buildAsset(entry);
  const text = BUILT_ASSETS[entry];
  if (text === undefined) throw new Error(`${entry} was not built; name it in pages/build-assets.ts`);
  return text;
}
