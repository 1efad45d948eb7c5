/**
 * What a lazily imported CommonJS package exports. Node gives it as `default`; loaders that rewrite modules (tsx, for
 * the tests) may give the exports themselves.
 */
export function commonJs<Exports extends object>(imported: { readonly default: Exports }): Exports {
  return imported.default ?? (imported as unknown as Exports);
}
