/** Names of letters, digits, underscores and hyphens, with a dot or slash between those of nested properties. */
const PATH = /[A-Za-z_][\w-]*(?:[./][A-Za-z_][\w-]*)*/y;

/**
 * The name or path of a property that begins at a position: `status`, `customer.address.city`. Empty when none does.
 */
export function propertyPathAt(text: string, position: number): string {
  PATH.lastIndex = position;
  return PATH.exec(text)?.[0] ?? '';
}
