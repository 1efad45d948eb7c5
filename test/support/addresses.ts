/** An address of http(s) in a text. */
const ADDRESS = /https?:\/\/[\w.-]+(?:\/[^\s"'`<>)\]\\]*)?/g;

/** Every address in a text. */
export function addressesIn(text: string): string[] {
  return text.match(ADDRESS) ?? [];
}

/** Those that claim to be Lintel's own, though no address of its own is known. */
export function doubtful(text: string): string[] {
  return addressesIn(text).filter((address) => /^https?:\/\/[^/]*lintel/i.test(address));
}
